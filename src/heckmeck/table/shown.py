"""What a table shows of the game to one who sits at it or watches: plain typed dictionaries, written as JSON."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

GameId = Literal["original", "extrawurm", "deluxe", "karteneck"]
Level = Literal["chick", "hen", "rooster", "fox", "champion"]
Face = Literal["1", "2", "3", "4", "5", "W"]
SpecialistId = Literal["canned_worm", "hen", "raven", "weasel", "golden_die", "apple"]
Reaction = Literal["clap", "laugh", "wow", "oh_no", "hurry", "worm"]


class PortionView(TypedDict):
    value: int
    face_up: bool
    specialist: SpecialistId | None
    worms: int


class StackPortion(TypedDict):
    value: int
    worms: int


class DicePlayerView(TypedDict):
    name: str
    stack: list[StackPortion]
    """Bottom to top."""
    specialist: SpecialistId | None
    bratworms: int
    worms: int
    """The score as if the game ended now."""


class Pending(TypedDict):
    choose: Literal["portion", "bratworm", "specialist"]
    between: list[int | str]


class TurnView(TypedDict):
    aside: dict[Face, int]
    """Dice laid aside by face, the golden one included."""
    roll: str | None
    """The white dice just rolled, sorted; null before a roll."""
    golden: Face | None
    """What the golden die shows in this roll."""
    dice: int
    """White dice not laid aside."""
    golden_die: Literal["in_hand", "aside"] | None
    total: int
    """The sum aside, the canned worm not counted."""
    counted: int
    """The sum that a stop would count, the canned worm included."""
    weasel_used: bool


class BoardView(TypedDict):
    players: list[DicePlayerView]
    grill: list[PortionView]
    """Ascending, what is turned face down included."""
    bratworm_supply: int


class MovingView(TypedDict):
    out_of_game: list[SpecialistId]
    awaiting: Literal["roll", "fall", "lay_aside", "portion", "bratworm", "specialist"] | None
    """`fall`: thrown dice that somebody has to type in (real dice)."""
    pending: Pending | None
    turn: TurnView | None


class DiceView(BoardView, MovingView):
    kind: Literal["dice"]


class CardPlayerView(TypedDict):
    name: str
    stack: list[StackPortion]
    worms: int
    hand: list[str] | None
    """The cards of who looks, and of everybody once the game is over; null for others."""
    cards: int
    """How many cards are in the hand."""
    played: list[str]
    total: int
    valid: bool
    """There is a worm card among those played."""
    passed: bool


class CardView(TypedDict):
    kind: Literal["cards"]
    players: list[CardPlayerView]
    grill: list[StackPortion]
    draw_pile: int
    discards: int
    reserve: int
    """Portions still face down."""
    round: int
    awaiting: Literal["hands", "grill", "card", "draw"] | None


View = DiceView | CardView


class Roll(TypedDict):
    action: Literal["roll"]
    golden: bool


class LayAside(TypedDict):
    action: Literal["lay_aside"]
    face: Face


class Stop(TypedDict):
    action: Literal["stop"]


class Weasel(TypedDict):
    action: Literal["weasel"]


class Take(TypedDict):
    action: Literal["take"]
    portion: int


class From(TypedDict):
    """`player` is the name, as records write it."""

    action: Literal["from"]
    player: str


class Keep(TypedDict):
    action: Literal["keep"]
    specialist: SpecialistId


class PlayCards(TypedDict):
    action: Literal["play"]
    cards: list[str]


class Pass(TypedDict):
    action: Literal["pass"]
    steal: str | None


Action = Roll | LayAside | Stop | Weasel | Take | From | Keep | PlayCards | Pass


class Prize(TypedDict):
    """What a stop would win: a portion of the grill, or of a rival's stack (only the hen, if it sits there)."""

    portion: int
    rival: int | None
    hen: bool


class Choice(TypedDict):
    """Something the seat to act may do."""

    action: Action
    total: int | None
    """The total that counts after it, where it changes or settles one."""
    wins: list[Prize]
    """What that total wins if the turn ends there; empty if nothing."""


class Refusal(TypedDict):
    """Why the rules refuse something: the message `error-REASON` of the catalogue says it."""

    rule: str
    reason: str
    details: dict[str, str | int]


class Closed(TypedDict):
    """Something that looks possible and is not, and why."""

    action: Action
    why: Refusal


class Playable(TypedDict):
    """Karteneck: any selection of these cards may be played together."""

    kind: Face
    points: int
    """Of each of the cards."""
    cards: list[str]


class Situation(TypedDict):
    """What the receiver may do now. Empty lists if none of its seats is to act."""

    seat: int | None
    """The seat to act, or whose real dice are to be typed in; null when it is nobody's turn."""
    yours: bool
    choices: list[Choice]
    """In Karteneck the passes only; what may be played is in `playable`."""
    playable: list[Playable]
    closed: list[Closed]
    fall: NotRequired[list[Face] | None]
    """Real dice: somebody has to type in what fell. The sides of the golden die if it was thrown too, else null."""
