"""The messages of a table and the answers of the server. The browser's TypeScript types are generated from them (`make types`)."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from heckmeck.table.happened import Event
from heckmeck.table.shown import Action, GameId, Level, Reaction, Refusal, Situation, View


class Seated(TypedDict):
    """The answer to SetUp and Sit. The token is the secret that the seats belong to: keep it, show it to nobody."""

    table: str
    token: str
    seats: list[int]


class GameInfo(TypedDict):
    """What can be set up for a game."""

    game: GameId
    least: int
    most: int
    options: dict[str, list[str]]
    """House rules and their values, the printed one first."""
    levels: list[Level]
    dice: bool
    """Played with dice, so real dice may be used."""
    hints: bool
    """The server can tell the odds of every choice."""


class SeatInfo(TypedDict):
    name: str | None
    """As records write it (`_` is a space); null while the seat is free."""
    kind: Literal["person", "bot", "open"]
    level: Level | None
    """The level of the bot that plays it, also for somebody who is away."""
    here: bool
    """Bots always are; people while a browser of theirs is connected."""
    luck: bool
    """Has given its random number (bots need none)."""
    avatar: int
    """Which of the chickens it is, from 0. It stays the same in a rematch, where the seats move on."""
    group: int
    """Seats of one token share a number: people around one screen."""


class Commitment(TypedDict):
    """The verifiable dice. Secret and numbers follow once the game is over; the numbers are fixed when it starts."""

    sha256: str
    secret: str | None
    luck: list[str]
    """By seat, empty for bots; an empty list until the game has started."""


class TableInfo(TypedDict):
    table: str
    game: GameId
    options: dict[str, str]
    hints: bool
    real_dice: bool
    created: str
    seats: list[SeatInfo]
    yours: list[int]
    """The receiver's seats."""
    phase: Literal["gathering", "playing", "finished"]
    dice: Commitment | None
    """Null with real dice."""
    winners: list[int]
    rematch: str | None
    """The table where the same people play on."""


class Step(TypedDict):
    """One change of the game: a decision with the luck that followed, what it meant, and what it led to."""

    version: int
    seat: int | None
    """Whose decision; null for luck alone (the deal)."""
    events: list[Event]
    view: View | None
    """What the receiver sees after it; null in the older steps of a long catching-up."""


class Update(TypedDict):
    """Everything new since the version that the receiver has."""

    type: Literal["update"]
    version: int
    table: TableInfo
    steps: list[Step]
    view: View | None
    """What the receiver sees now; null before the game has started."""
    view_of: int | None
    """Whose view it is: with several people around one screen that of the seat to act; null for a spectator's."""
    situation: Situation


class ErrorMessage(TypedDict):
    """Something was refused and nothing has changed. The message `error-REASON` of the catalogue says what to do."""

    type: Literal["error"]
    code: Literal["stale", "illegal", "not_yours", "bad_message", "too_fast", "too_large", "not_possible", "no_table", "too_many"]
    version: int
    refusal: Refusal


class PrizeChance(TypedDict):
    portion: int
    rival: int | None
    hen: bool
    chance: float


class OddsOfChoice(TypedDict):
    action: Action
    worms: float
    """Expected worms of the turn under the best play."""
    win: float | None
    """The chance to win the game; null where nothing has learnt to forecast it."""
    fail: float
    wins: list[PrizeChance]


class OddsMessage(TypedDict):
    """The exact odds of every choice at this version, the best first."""

    type: Literal["odds"]
    version: int
    choices: list[OddsOfChoice]


class ReactionMessage(TypedDict):
    type: Literal["reaction"]
    seat: int
    reaction: Reaction


FromTable = Update | ErrorMessage | OddsMessage | ReactionMessage


class Draw(TypedDict):
    """One roll or draw of a finished game, with all that is needed to check it."""

    version: int
    counter: int
    total: str
    """How many equally likely tickets there were, in decimal."""
    ticket: str
    outcome: list[str]
    """A roll as one text; dealt hands one text each; portions turned up; a card."""
    kind: Literal["roll", "deal", "grill", "draw"]
    bag: list[str]
    """What was drawn from; for a roll the golden die's six sides, or nothing without it."""
    size: int
    """Dice rolled, cards of a hand, portions turned up; 1 for a draw."""


class Replay(TypedDict):
    """A whole finished game, every hand open."""

    table: TableInfo
    start: View
    steps: list[Step]
    draws: list[Draw]
    scores: list[list[int]]
    """The worms of every seat at the start and after every step."""


class ReviewResult(TypedDict):
    """A seat's result and what made it: start, luck and choices add up to the end. `correction` is a part of the luck.

    Dice are whose turn it is; cards are all `own_luck`."""

    start: float
    own_luck: float
    own_choices: float
    others_luck: float
    others_choices: float
    end: float
    correction: float


class ReviewedChoice(TypedDict):
    action: Action
    chances: list[float]
    """Every seat's chance to win after it."""


class ReviewedStep(TypedDict):
    """A step of the replay, looked back on."""

    chances: list[float]
    """Every seat's chance to win after it."""
    choices: list[ReviewedChoice]
    """What could be chosen, the best first; of cards the few worth thinking about. Empty where there was nothing to choose."""
    chosen: int
    """The place of what was chosen among them; -1 where there was nothing to choose."""
    size: Literal["good", "inaccuracy", "mistake", "blunder"]
    loss: float
    """What the choice gave away."""


class TurningPoint(TypedDict):
    step: int
    """Its number among the steps, from 0."""
    seat: int
    turn: int
    luck: bool
    """Luck did it; else the choice."""
    before: list[float]
    after: list[float]


class GameReview(TypedDict):
    """A finished game looked back on; its steps are those of the replay."""

    luck: Literal["dice", "cards"]
    """What luck is made of."""
    results: list[ReviewResult]
    """By seat."""
    start: list[float]
    """Every seat's chance to win at the start."""
    steps: list[ReviewedStep]
    turning_points: list[TurningPoint]
    """In the order of the game."""
    mistakes: list[int]
    """The numbers of the steps whose choice gave something away, the worst first."""
