"""What a table tells its clients.

Parts that differ between kinds of game are type variables: a view, an event, an action. A server fills in parts that are written
already (`msgspec.Raw`); a client reads the real thing (`heckmeck.table.wire.codec`).
"""

from __future__ import annotations

from typing import Generic, Literal, TypeVar

from msgspec import Struct, field

from heckmeck.kinds.shapes import Event, Face, Prize, Refusal, Shape
from heckmeck.players.levels import Level
from heckmeck.review.slips import Habit
from heckmeck.table.wire.incoming import GameId, Reaction
from heckmeck.table.wire.story import Highlight, Played, Story

A = TypeVar("A")
E = TypeVar("E")
I = TypeVar("I")  # noqa: E741 - information about the table
S = TypeVar("S")
V = TypeVar("V")

Code = Literal["stale", "illegal", "not_yours", "bad_message", "too_fast", "too_large", "not_possible", "no_table", "too_many"]


class Seated(Shape, frozen=True):
    """The answer to SetUp and Sit. The token is the secret that the seats belong to: keep it, show it to nobody."""

    table: str
    token: str
    seats: list[int]


class PushInfo(Shape, frozen=True):
    """Whether the server tells people who are away that it's their turn."""

    key: str | None
    """The public key that a browser subscribes with; null if the server sends no messages."""


class GameInfo(Shape, frozen=True):
    """What can be set up for a game."""

    game: GameId
    least: int
    most: int
    options: dict[str, list[str]]
    """House rules and their values, the printed one first."""
    levels: list[Level]
    real_dice: bool
    """Real dice may be used."""
    hints: bool
    """The server can tell the odds of every choice."""
    tutor: bool
    """A table can have a tutor."""
    starts: list[str]
    """The ids of its first positions, by number of players from `least` on; empty if its positions have no ids."""
    puzzle_themes: list[str]
    """What its puzzles are about; empty if it has none."""


class SeatInfo(Shape, frozen=True):
    name: str | None
    """As records write it (`_` is a space); null while the seat is free."""
    kind: Literal["person", "bot", "open"]
    level: Level | None
    """The level of the bot that plays it, even for somebody who is away."""
    here: bool
    """Bots always are; people while a browser of theirs is connected."""
    number_given: bool
    """Has opened its random number (bots need none)."""
    avatar: int
    """Which of the chickens it is, from 0. No two seats have the same. It stays the same in a rematch, where the seats move on."""
    group: int
    """Seats of one token share a number: people around one screen."""


class FailedRound(Shape, frozen=True):
    """A round of commitments that failed, because the player of this name did not open a number."""

    name: str
    sha256: str
    secret: str
    commitments: list[str]
    """By seat, empty for bots."""
    numbers: list[str]
    """By seat, empty for bots and where none was opened."""


class Commitment(Shape, frozen=True):
    """The verifiable dice. The commitments come first, the numbers when the game starts, and the secret once it is over."""

    sha256: str
    """Of the secret. Another one begins another round of commitments."""
    secret: str | None
    commitments: list[str] | None
    """By seat the SHA-256 of its number, empty for bots and until it is given. Null in a game of the older scheme, in which nobody
    committed to a number."""
    numbers: list[str]
    """By seat, empty for bots; an empty list until the game has started."""
    failed: list[FailedRound]
    """The rounds of commitments before this one."""


class TableInfo(Shape, frozen=True):
    table: str
    game: GameId
    options: dict[str, str]
    hints: bool
    real_dice: bool
    grace: int
    """Seconds until a bot may play for somebody who is not here."""
    decision_time: int
    """Seconds after which a bot may play the turn of somebody who decides nothing; 0 means no limit."""
    tutor: Literal["off", "on", "declined"]
    """The table asks before a choice that costs much. `declined`: it would, but somebody has not agreed."""
    created: str
    seats: list[SeatInfo]
    yours: list[int]
    """The receiver's seats."""
    deletable: bool
    """The receiver set up the table, or asked for this rematch, and may delete it."""
    phase: Literal["gathering", "playing", "finished"]
    commitment: Commitment | None
    """Null with real dice."""
    winners: list[int]
    ranking: list[int]
    """All seats, the best first: most worms, then the highest single portion. Empty until the game is over."""
    rematch: str | None
    """The table where the same people play again."""


class SeatHanded(Event, frozen=True):
    """A bot takes over for somebody (level), or the seat is given back (null)."""

    seat: int
    level: Level | None


class TurnHanded(Event, frozen=True):
    """A bot plays this one turn for somebody who took too long to decide."""

    seat: int
    level: Level


class TakenBack(Event, frozen=True):
    """Somebody takes back what was laid aside since the dice fell. The steps that are taken back are no part of the game."""

    seat: int


class Step(Shape, Generic[E, V], frozen=True):
    """One change of the game: a decision with the luck that followed, what it meant, and what it led to."""

    version: int
    seat: int | None
    """Whose decision; null for luck alone (the deal)."""
    events: list[E]
    view: V | None
    """What the receiver sees after it; null in the older steps of a long list."""


class Choice(Shape, Generic[A], frozen=True):
    """Something the seat to act may do."""

    action: A
    total: int | None
    """The total that counts after it, where it changes or settles one."""
    wins: list[Prize]
    """What that total wins if the turn ends there; empty if nothing."""


class Closed(Shape, Generic[A], frozen=True):
    """Something that looks possible and is not, and why."""

    action: A
    why: Refusal


class Playable(Shape, frozen=True):
    """Any selection of these cards may be played together."""

    face: Face
    points: int
    """Of each of the cards."""
    cards: list[str]


class Fall(Shape, frozen=True):
    """Real dice are in the air, and somebody has to type in what they show."""

    dice: int
    """White dice."""
    golden: list[Face] | None
    """The sides of the golden die if it was thrown too, else null."""


class Situation(Shape, Generic[A], frozen=True):
    """What the receiver may do now. Empty lists if none of its seats is to act."""

    seat: int | None = None
    """The seat to act, or whose real dice are to be typed in; null when it is nobody's turn."""
    yours: bool = False
    choices: list[Choice[A]] = field(default_factory=list)
    playable: list[Playable] = field(default_factory=list)
    """Cards that may be played besides the choices."""
    closed: list[Closed[A]] = field(default_factory=list)
    fall: Fall | None = None
    """Set if the receiver may type in what real dice show."""
    take_back: bool = False
    """The receiver may take back what was laid aside."""


class Wait(Shape, frozen=True):
    """Whom the others wait for, and for how much longer, counted from when this was sent."""

    seat: int
    why: Literal["away", "commit", "open", "decision"]
    """Not here (then `hand_over`), or slow to decide (then `bot_turn`). Before the game: not here, or slow to commit to a number or
    to open it (then `remove`)."""
    seconds: int
    """Seconds left; at 0 a bot may play, or the seat may be freed."""
    of: int
    """Seconds that the table allows."""


class Told(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A message over the WebSocket."""


class Update(Told, Generic[I, S, V, A], frozen=True, tag="update"):
    """Everything new since the version that the receiver has."""

    version: int
    table: I
    steps: list[S]
    left_out: int
    """Steps that the receiver has not seen and that are not here, because there are too many. A `steps` message asks for them."""
    view: V | None
    """What the receiver sees now; null before the game has started."""
    view_of: int | None
    """Whose view it is: with several people around one screen that of the seat to act; null for a spectator's."""
    situation: Situation[A]
    waits: list[Wait]
    """Whom the others wait for."""


class StepsMessage(Told, Generic[S], frozen=True, tag="steps"):
    """Older steps, without views, oldest first."""

    steps: list[S]
    left_out: int
    """How many steps of the game came before these."""


class ErrorMessage(Told, frozen=True, tag="error"):
    """A refusal. Nothing has changed, except perhaps with `save_unsure`. The message `error-REASON` says what to do."""

    code: Code
    version: int
    refusal: Refusal


class PrizeChance(Shape, frozen=True):
    portion: int
    rival: int | None
    hen: bool
    chance: float


class OddsOfChoice(Shape, Generic[A], frozen=True):
    action: A
    worms: float | None
    """Expected worms of the turn under the best play; null if turns of this game can't be solved."""
    win: float | None
    """The chance to win the game; null if no net forecasts it."""
    half_width: float | None
    """Half of the chance's 95% interval, if the chance was estimated by playing on with imagined hidden cards."""
    close: bool
    """It is not the best, but as an estimate not certainly worse."""
    fail: float | None
    """Null if turns of this game can't be solved."""
    wins: list[PrizeChance]


class OddsMessage(Told, Generic[A], frozen=True, tag="odds"):
    """The odds of every choice at this version, the best first. They are exact, or estimates with their uncertainty."""

    version: int
    choices: list[OddsOfChoice[A]]


class Advice(Told, Generic[A], frozen=True, tag="advice"):
    """The tutor advises against a decision, and nothing has changed. To go ahead anyway, send it again with `anyway`."""

    version: int
    action: A
    choices: list[OddsOfChoice[A]]
    """The odds of every choice, the one with the best chance to win first. All of them have a chance to win; it is an estimate."""
    position: str
    """The id of the position; empty if positions of this game have none."""


class Analysis(Shape, Generic[E, V, A], frozen=True):
    """A position that somebody analyses, and what may be done there. Its players have the names of the record, else those of our
    examples."""

    position: str
    """Its id; empty if positions of its game have none."""
    record: str
    """A record that ends here, or just before the dice in the air; empty if there is none, as it can't begin within a turn."""
    moves: int
    """How many moves that record has, luck's included."""
    draw: Literal["roll", "deal", "grill", "draw"] | None
    """What luck has to decide next; null if it is somebody's turn."""
    bag: list[str]
    """What luck draws from; empty for dice."""
    game: GameId
    options: dict[str, str]
    events: list[E]
    """What the move before it did; empty for a position that was asked for."""
    view: V
    situation: Situation[A]
    """As if all seats were the receiver's. `fall` is set while dice are in the air."""
    odds: list[OddsOfChoice[A]]
    """The best first; empty where there are none."""
    winners: list[int]


class Puzzle(Shape, Generic[E, V, A], frozen=True):
    """A position with one clearly best choice, and how sure that is."""

    analysis: Analysis[E, V, A]
    theme: str
    """What it is about."""
    level: Literal["easy", "medium", "hard"]
    choices: list[A]
    """All that may be chosen."""
    answer: A
    """The best choice."""
    gap: float
    """How much the best choice adds to the chance to win, against the second-best one."""
    error: float
    """The standard error of the gap; 0 if it is exact."""
    games: int
    """The games that each choice was rolled out with; 0 if the gap is exact."""
    player: str
    """Who played them, in every seat."""
    estimate: bool
    """Nothing but the forecast says so: the gap is an estimate, neither exact nor rolled out."""
    count: int
    """How many puzzles there are to choose from."""


class RolledOut(Shape, frozen=True):
    """One batch of a roll-out."""

    games: int
    """0 if the game is over."""
    chances: list[float]
    """Every seat's chance to win in these games."""
    half_widths: list[float]
    """Half of each chance's 95% interval, for these games alone."""
    player: str
    """Who played in every seat: `champion`, or in Karteneck a quick `rule`, with all hands open."""


class ReactionMessage(Told, frozen=True, tag="reaction"):
    seat: int
    reaction: Reaction


class Draw(Shape, frozen=True):
    """One roll or draw of a finished game, with all that is needed to check it."""

    version: int
    counter: int
    total: str
    """How many equally likely tickets there were, in decimal."""
    ticket: str
    outcome: list[str]
    """A roll as one text; dealt hands one text each; portions turned up; a card."""
    draw: Literal["roll", "deal", "grill", "draw"]
    bag: list[str]
    """What was drawn from; for a roll the golden die's six sides, or nothing without it."""
    size: int
    """Dice rolled, cards of a hand, portions turned up; 1 for a draw."""


class Replay(Shape, Generic[E, V, A], frozen=True):
    """A finished game, every hand open."""

    table: TableInfo
    start: V
    steps: list[Step[E, V]]
    """The first of them. The others are asked for with the version of the last one: see `ReplaySteps`."""
    positions: list[str]
    """The id of the position at the start and after each step; empty if positions of this game have none."""
    moves: list[int]
    """How many moves of the record, luck's included, led to the start and to each step."""
    draws: list[Draw]
    """All luck of these steps."""
    left_out: int
    """Steps that come after these."""
    scores: list[list[int]]
    """The worms of every seat at the start and after every step."""
    unit: Literal["turn", "round"]
    """What a paragraph of the game is."""
    paragraphs: list[int]
    """The number of the paragraph that each step belongs to, from 1."""
    story: Story
    highlights: list[Highlight[A]]
    """The big moments, as far as they can be told without a review."""


class ReplaySteps(Shape, Generic[E, V], frozen=True):
    """Further steps of a finished game, every hand open."""

    steps: list[Step[E, V]]
    draws: list[Draw]
    left_out: int


class ReviewResult(Shape, frozen=True):
    """A seat's result and what made it.

    With dice, `start`, both lucks, both choices and `correction` add up to `end`. A roll is the luck of the seat whose turn it is.
    `correction` is the forecast error: the exact odds of every turn, less the forecast before it.
    With cards, `start`, `own_luck` and both choices add up to `end`. All cards are `own_luck`, and `correction` is a part of it."""

    start: float
    own_luck: float
    own_choices: float
    others_luck: float
    others_choices: float
    end: float
    correction: float


class ReviewedChoice(Shape, Generic[A], frozen=True):
    action: A
    chances: list[float]
    """Every seat's chance to win after it."""


class Slip(Shape, frozen=True):
    """What kind of mistake a choice was."""

    habit: Habit
    portion: int | None
    """The portion that was at stake, where one was."""


class ReviewedStep(Shape, Generic[A], frozen=True):
    """A step of the replay, reviewed."""

    chances: list[float]
    """Every seat's chance to win after it."""
    choices: list[ReviewedChoice[A]]
    """What could be chosen, the best first; of cards the few worth thinking about. Empty where there was nothing to choose."""
    chosen: int
    """The place of what was chosen among them; -1 where there was nothing to choose."""
    size: Literal["good", "inaccuracy", "mistake", "blunder"]
    loss: float
    """What the choice cost."""
    slip: Slip | None
    """What kind of mistake it was; null if it cost next to nothing, or has no name."""


class TurningPoint(Shape, frozen=True):
    step: int
    """Its number among the steps, from 0."""
    seat: int
    turn: int
    by: Literal["luck", "choice"]
    """What turned the game."""
    before: list[float]
    after: list[float]


class GameReview(Shape, Generic[A], frozen=True):
    """The review of a finished game; its steps are those of the replay."""

    results: list[ReviewResult]
    """By seat."""
    played: list[Played]
    """By seat."""
    highlights: list[Highlight[A]]
    """The big moments in the order of the game, and then the costliest choice of every seat, the worst first."""
    start: list[float]
    """Every seat's chance to win at the start."""
    steps: list[ReviewedStep[A]]
    turning_points: list[TurningPoint]
    """In the order of the game."""
    mistakes: list[int]
    """The numbers of the steps with a costly choice, the worst first."""
