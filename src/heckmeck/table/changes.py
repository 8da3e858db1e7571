"""What is saved of a table: how it was set up, and every change since, as JSON.

Databases are full of these texts, so what is written here stays as it is. `luck` is their word for random numbers, rolls and draws.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from msgspec import Struct, field

from heckmeck.notation.form import Json
from heckmeck.players.levels import Level
from heckmeck.rules import Seat

GRACE: Final = 30


class Chair(Struct, frozen=True):
    """One seat: who it belongs to and who plays it."""

    kind: Literal["person", "bot", "open"]
    name: str | None = None
    level: Level | None = None
    """The bot that plays it: its own level, or that of the bot that stands in for a person who is away."""
    owner: str | None = None
    """The SHA-256 of the token that the seat belongs to."""
    number: str = field(default="", name="luck")
    """Its own random number."""
    commitment: str = ""
    """The SHA-256 of its number, which everybody sees before any number is opened. Chairs of earlier versions have none."""
    turn: bool = False
    """The bot plays for this turn only."""
    avatar: int | None = None
    """The chicken that its player is; None leaves it to the table (`Table.avatars`), as in all tables of earlier versions."""
    agrees: bool = False
    """Its player wants a tutor, or agreed to one on sitting down."""


class SetUp(Struct, frozen=True):
    """How a table was set up."""

    game: str
    options: dict[str, str]
    hints: bool
    real_dice: bool
    secret: str
    chairs: tuple[Chair, ...]
    rematches: int = 0
    """Tables saved by earlier versions know nothing of rematches and what follows."""
    grace: int = GRACE
    """Seconds until a bot may play for somebody who is away."""
    decision_time: int = 0
    """Seconds after which a bot may play the turn of somebody who decides nothing; 0 means no limit."""
    language: str | None = None
    """The language of whoever set it up, if it is known."""
    tutor: bool = False
    """Whoever set it up wants a tutor. Everybody else has to agree."""


class Change(Struct, frozen=True, tag_field="change", tag=str.lower):
    """Something that happened to a table."""


class Sat(Change, frozen=True):
    seat: Seat
    name: str
    owner: str
    avatar: int | None = None
    agrees: bool = False


class GaveNumber(Change, frozen=True, tag="luck"):
    """A number without a commitment: only tables of earlier versions have them."""

    seat: Seat
    number: str = field(name="luck")


class Committed(Change, frozen=True):
    """A seat has committed to its number."""

    seat: Seat
    sha256: str


class Opened(Change, frozen=True):
    """A seat has opened the number that it committed to."""

    seat: Seat
    number: str


class Removed(Change, frozen=True):
    """Somebody who stayed away lost the seat before all had committed. It is free again."""

    seat: Seat


class Failed(Change, frozen=True):
    """A seat did not open its number. Its owner loses all seats here, and the round starts again with this secret."""

    seat: Seat
    secret: str


class Bot(Change, frozen=True):
    """A bot took an open seat."""

    seat: Seat
    level: Level
    name: str


class Handed(Change, frozen=True, omit_defaults=True):
    """A bot plays for somebody who is away; with None the seat is given back."""

    seat: Seat
    level: Level | None
    turn: bool = False
    """Only until it is somebody else's turn: its owner took too long to decide."""


class Rematch(Change, frozen=True):
    table: str


class Started(Change, frozen=True, omit_defaults=True):
    chances: list[Json] = field(name="luck")
    at: int = 0
    """When it was, in seconds since 1970. Only tables with a time for decisions note that."""


class Acted(Change, frozen=True, omit_defaults=True):
    action: dict[str, Any]
    chances: list[Json] = field(name="luck")
    at: int = 0


class Fell(Change, frozen=True, omit_defaults=True):
    """Real dice fell."""

    chances: list[Json] = field(name="luck")
    at: int = 0


class TookBack(Change, frozen=True):
    """The seat to act took back what it had laid aside since the dice fell. What it took back stays among the changes."""


AnyMove = Started | Acted | Fell
AnyChange = Sat | GaveNumber | Committed | Opened | Removed | Failed | Bot | Handed | Rematch | TookBack | AnyMove

_CHANGE: Final[msgspec.json.Decoder[AnyChange]] = msgspec.json.Decoder(AnyChange)
_SET_UP: Final = msgspec.json.Decoder(SetUp)
_ENCODER: Final = msgspec.json.Encoder()


def as_text(saved: SetUp | Change) -> str:
    return _ENCODER.encode(saved).decode()


def read_change(text: str) -> AnyChange:
    """Raises `msgspec.MsgspecError` if the text is not a change."""
    return _CHANGE.decode(text)


def read_set_up(text: str) -> SetUp:
    return _SET_UP.decode(text)
