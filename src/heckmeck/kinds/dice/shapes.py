"""The dice games as they cross the wire."""

from __future__ import annotations

from typing import Literal

from heckmeck.kinds.shapes import Action, Event, Face, GameOver, PlayerView, PortionStolen, PortionTaken, Shape, Shapes, View
from heckmeck.notation.faces import FACE_NAMES, FACE_VALUES, roll_text
from heckmeck.rules import attempt, turn
from heckmeck.rules.board import Specialist

SpecialistId = Literal["canned_worm", "hen", "raven", "weasel", "golden_die", "apple"]


class GrillPortion(Shape, frozen=True):
    value: int
    face_up: bool
    specialist: SpecialistId | None
    worms: int


class DicePlayerView(PlayerView, frozen=True):
    specialist: SpecialistId | None
    bratworms: int


class Pending(Shape, frozen=True):
    """An open question: what to choose, and between which portions, seats or specialists."""

    choose: Literal["portion", "bratworm", "specialist"]
    between: list[int | SpecialistId]


class TurnView(Shape, frozen=True):
    aside: dict[Face, int]
    """Dice laid aside by face, including the golden one."""
    roll: str | None
    """The white dice just rolled, sorted; null before a roll."""
    golden: Face | None
    """What the golden die shows in this roll."""
    dice: int
    """White dice not laid aside."""
    golden_die: Literal["in_hand", "aside"] | None
    total: int
    """The sum of the dice aside, without the canned worm."""
    counted: int
    """The sum that a stop would count, including the canned worm."""
    weasel_used: bool


class DiceView(View, frozen=True, tag="dice"):
    players: list[DicePlayerView]
    grill: list[GrillPortion]
    """Ascending, including those that lie face down."""
    bratworm_supply: int
    out_of_game: list[SpecialistId]
    awaiting: Literal["roll", "fall", "lay_aside", "portion", "bratworm", "specialist"] | None
    """`fall`: thrown dice that somebody has to type in (real dice)."""
    pending: Pending | None
    turn: TurnView | None


# Events


class DiceThrown(Event, frozen=True):
    seat: int
    golden: bool


class DiceFell(Event, frozen=True):
    seat: int
    roll: str


class DiceLaidAside(Event, frozen=True):
    seat: int
    face: Face
    count: int
    golden: bool
    total: int


class WeaselUsed(Event, frozen=True):
    seat: int


class FailedAttempt(Event, frozen=True):
    seat: int
    reason: Literal["faces", "no_worm", "no_portion"]
    total: int


class Asked(Event, frozen=True):
    seat: int


class SpecialistKept(Event, frozen=True):
    seat: int
    specialist: SpecialistId


class TurnEnded(Event, frozen=True):
    seat: int
    following: int | None


class PortionReturned(Event, frozen=True):
    seat: int
    portion: int


class PortionTurnedOver(Event, frozen=True):
    portion: int


class SpecialistWon(Event, frozen=True):
    seat: int
    specialist: SpecialistId
    portion: int | None
    rival: int | None


class SpecialistLeft(Event, frozen=True):
    specialist: SpecialistId


class SpecialistPlaced(Event, frozen=True):
    specialist: SpecialistId
    portion: int | None


class BratwormTaken(Event, frozen=True):
    seat: int
    rival: int | None


# Actions, by the names that records give them


class Roll(Action, frozen=True, tag="roll"):
    golden: bool = False


class LayAside(Action, frozen=True, tag="lay_aside"):
    face: Face


class Stop(Action, frozen=True, tag="stop"):
    pass


class UseWeasel(Action, frozen=True, tag="weasel"):
    pass


class TakePortion(Action, frozen=True, tag="take"):
    portion: int


class TakeBratworm(Action, frozen=True, tag="from"):
    rival: int


class KeepSpecialist(Action, frozen=True, tag="keep"):
    specialist: SpecialistId


SHAPES = Shapes(
    DiceView,
    events=(
        DiceThrown,
        DiceFell,
        DiceLaidAside,
        WeaselUsed,
        FailedAttempt,
        Asked,
        SpecialistKept,
        TurnEnded,
        PortionTaken,
        PortionStolen,
        PortionReturned,
        PortionTurnedOver,
        SpecialistWon,
        SpecialistLeft,
        SpecialistPlaced,
        BratwormTaken,
        GameOver,
    ),
    actions=(Roll, LayAside, Stop, UseWeasel, TakePortion, TakeBratworm, KeepSpecialist),
    moves=(
        turn.Roll,
        turn.LayAside,
        turn.Stop,
        turn.UseWeasel,
        attempt.TakePortion,
        attempt.TakeBratworm,
        attempt.KeepSpecialist,
    ),
    told={"face": FACE_NAMES.__getitem__, "roll": roll_text},
    read={"face": FACE_VALUES.__getitem__, "specialist": Specialist},
    details={"face": FACE_NAMES.__getitem__},
)
