"""What clients ask of a table, over HTTP and the WebSocket. Pydantic reads it and refuses anything else."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from heckmeck.table.shown import GameId, Level, Reaction

LONGEST_NAME: Final = 24
MOST_SEATS: Final = 7

Luck = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{32,128}$")]
"""A seat's own random number for the verifiable dice, at least 128 bits in hexadecimal."""
Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_NAME)]
Token = Annotated[str, Field(max_length=100)]


class Incoming(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class PersonSeat(Incoming):
    """Somebody at the screen of who sets up the table."""

    kind: Literal["person"]
    name: Name


class BotSeat(Incoming):
    kind: Literal["bot"]
    level: Level
    name: Name


class OpenSeat(Incoming):
    """Free for whoever comes by the link."""

    kind: Literal["open"]


SeatSetUp = Annotated[PersonSeat | BotSeat | OpenSeat, Field(discriminator="kind")]


class SetUp(Incoming):
    """A new table. The seats are in the order of play; the first begins."""

    game: GameId
    options: Annotated[dict[Annotated[str, Field(max_length=40)], Annotated[str, Field(max_length=40)]], Field(max_length=8)] = {}
    seats: Annotated[list[SeatSetUp], Field(min_length=2, max_length=MOST_SEATS)]
    hints: bool = True
    real_dice: bool = False


class Sit(Incoming):
    """Takes a free seat. With a token of that table the seat is added to those that the token has already."""

    name: Name
    token: Token | None = None


class Hello(Incoming):
    """The first message: who it is, and the version it has already seen (0: nothing)."""

    type: Literal["hello"]
    token: Token | None = None
    version: Annotated[int, Field(ge=0)] = 0


class Act(Incoming):
    """A decision of the seat to act, made on what this version showed."""

    type: Literal["act"]
    version: int
    action: dict[str, Any]


class Fell(Incoming):
    """What real dice show, as records write it."""

    type: Literal["fell"]
    version: int
    dice: Annotated[str, Field(max_length=20)]


class AddLuck(Incoming):
    """The random number of an own seat that has none yet. Send it once the commitment of the dice is known, and keep both."""

    type: Literal["luck"]
    seat: int
    luck: Luck


class AskOdds(Incoming):
    type: Literal["odds"]
    version: int


class HandOver(Incoming):
    """A bot plays on for somebody who stays away, or takes a seat that nobody came for."""

    type: Literal["hand_over"]
    seat: int
    level: Level


class React(Incoming):
    type: Literal["react"]
    seat: int
    reaction: Reaction


class Rematch(Incoming):
    """The same people once more, at a new table."""

    type: Literal["rematch"]


FromClient = Annotated[Act | Fell | AddLuck | AskOdds | HandOver | React | Rematch | Hello, Field(discriminator="type")]
