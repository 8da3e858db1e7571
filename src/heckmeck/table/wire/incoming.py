"""What clients ask of a table, over HTTP and the WebSocket. Anything else is refused."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Raw, Struct, field

from heckmeck.languages import LANGUAGES
from heckmeck.players.levels import Level
from heckmeck.rules import GAMES

MOST_SEATS: Final = 7
AVATARS: Final = 7
"""Chickens to choose from, as many as there may be seats. So there is always one that nobody has."""

GameId = Annotated[str, Meta(max_length=40, extra_json_schema={"enum": list(GAMES)})]
Name = str
"""As it was typed. The table trims it and says what is wrong with it; a body has a limit of its own."""
Avatar = Annotated[int, Meta(ge=0, lt=AVATARS)]
"""The chicken that somebody wants to be. If somebody else at the table is that one already, it is the next that is free."""
Language = Annotated[str, Meta(pattern=rf"^({'|'.join(LANGUAGES)})\Z", extra_json_schema={"enum": list(LANGUAGES)})]
Number = Annotated[str, Meta(pattern=r"^([0-9a-f]{2}){16,64}\Z")]
"""A seat's own random number for the verifiable dice, at least 128 bits in hexadecimal."""
Sha256 = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
Reaction = Literal["clap", "laugh", "wow", "oh_no", "hurry", "worm"]
Short = Annotated[str, Meta(max_length=40)]
Token = Annotated[str, Meta(max_length=100)]
NewToken = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22,100}\Z")]
"""A secret that a client makes: at least 128 random bits in base64url. 192 are usual."""
Version = Annotated[int, Meta(ge=0)]


class Asked(Struct, frozen=True, forbid_unknown_fields=True):
    """A message from a client."""


class PersonSeat(Asked, frozen=True, tag_field="kind", tag="person"):
    """Somebody at the screen of whoever sets up the table."""

    name: Name
    avatar: Avatar | None = None
    """Null leaves the choice to the table."""


class BotSeat(Asked, frozen=True, tag_field="kind", tag="bot"):
    level: Level
    name: Name


class OpenSeat(Asked, frozen=True, tag_field="kind", tag="open"):
    """Free for whoever comes by the link."""


class SetUp(Asked, frozen=True):
    """A new table. The seats are in the order of play; the first begins."""

    game: GameId
    seats: Annotated[list[PersonSeat | BotSeat | OpenSeat], Meta(min_length=2, max_length=MOST_SEATS)]
    options: Annotated[dict[Short, Short], Meta(max_length=8)] = {}
    hints: bool = True
    real_dice: bool = False
    grace: Literal[0, 10, 30, 120] = 30
    """Seconds until a bot may play for somebody who is not here."""
    decision_time: Literal[0, 30, 60, 120, 86400] = 0
    """Seconds after which the others may let a bot play the turn of somebody who decides nothing; 0 means no limit."""
    language: Language | None = None
    """The language of the preview that people see when they get the link to the table."""
    tutor: bool = False
    """The table asks before a choice that costs much, and what was laid aside can be taken back. All who sit down have to agree."""
    token: NewToken | None = None
    """The secret that the table and its seats will belong to. The same message sent again gives the same table, not a second one.
    Without it the server makes a token."""


class Sit(Asked, frozen=True):
    """Takes a free seat. Sending it twice has the same effect as once."""

    name: Name
    token: NewToken | None = None
    """The secret that the seat will belong to. If it has seats at this table already, this one is added to them. Without it the
    server makes a token."""
    avatar: Avatar | None = None
    """Null leaves the choice to the table."""
    tutor: bool = False
    """Agrees to the tutor of the table. It has none if somebody does not."""


class Subscribe(Asked, frozen=True):
    """Where a browser gets messages when it has no connection, as its PushSubscription tells it."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{87}=?\Z")]
    auth: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22}(==)?\Z")]
    language: Annotated[str, Meta(pattern=r"^[a-z]{2}\Z")] = "en"
    """What the messages are written in."""


class Message(Asked, frozen=True, tag_field="type"):
    """A message over the WebSocket."""


class Hello(Message, frozen=True, tag="hello"):
    """The first message: who it is, and the version it has already seen (0: nothing)."""

    token: Token | None = None
    version: Version = 0


class Act(Message, frozen=True, tag="act"):
    """A decision of the seat to act, made on what this version showed."""

    version: Version
    action: Raw
    """An action of the game's kind."""
    anyway: bool = False
    """The tutor is not asked."""


class TakeBack(Message, frozen=True, tag="take_back"):
    """Takes back what you have laid aside since the dice fell, at a table with a tutor."""

    version: Version


class Fell(Message, frozen=True, tag="fell"):
    """What real dice show, as records write it."""

    version: Version
    dice: Annotated[str, Meta(max_length=20)]


class Commit(Message, frozen=True, tag="commit"):
    """The SHA-256 of the random number of one of your seats. Draw it once you know the commitment of the dice, and keep both."""

    seat: int
    sha256: Sha256


class GiveNumber(Message, frozen=True, tag="number"):
    """Opens the number that one of your seats has committed to. Send it only once you see all commitments, and keep them."""

    seat: int
    number: Number


class Remove(Message, frozen=True, tag="remove"):
    """Frees the seat of somebody else whom the table has waited for long enough before the game."""

    seat: int


class AskOdds(Message, frozen=True, tag="odds"):
    version: Version


class AskSteps(Message, frozen=True, tag="steps"):
    """Asks for the steps before this version, at most the last 200 of them."""

    before: Version


class HandOver(Message, frozen=True, tag="hand_over"):
    """Lets a bot take over for somebody who is away, or take a seat that nobody came for."""

    seat: int
    level: Level


class BotTurn(Message, frozen=True, tag="bot_turn"):
    """Lets a bot play this one turn for somebody whose time to decide is up."""

    version: Version
    level: Level


class React(Message, frozen=True, tag="react"):
    seat: int
    reaction: Reaction


class Rematch(Message, frozen=True, tag="rematch"):
    """The same people again, at a new table."""


Decides = Act | TakeBack | Fell
FromClient = Hello | Decides | Commit | GiveNumber | Remove | AskOdds | AskSteps | HandOver | BotTurn | React | Rematch


class Analyse(Struct, frozen=True, forbid_unknown_fields=True):
    """A move to try in a position: an action, or what luck does. A record without either asks for its position."""

    action: Raw = field(default_factory=Raw)
    dice: Short | None = None
    """What luck brings, as records write it: dice, a card, or the portions of a round. Empty: luck decides."""
    record: str = ""
    """How the game came to the position, as a record; without an id, the position at its end."""
    moves: Annotated[int, Meta(ge=0)] | None = None
    """So many moves of the record, luck's included; null: all of them."""
