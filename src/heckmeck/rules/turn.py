"""One turn with dice (T1-T6): roll, lay aside, roll again or stop.

What a seat brings to its turn is data (`Kit`), so the turn knows no specialist by name: a golden die is a ninth die, a weasel is
one re-roll, a canned worm is five points at the stop.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from heckmeck.rules.dice import FACES, NOTHING_ASIDE, WHITE_DICE, WORM, Aside, Counts, Face, Rolled, Rolls, rolls
from heckmeck.rules.hints import mypyc_attr
from heckmeck.rules.protocol import Action, Illegal, Value


@final
@dataclass(frozen=True)
class Kit(Value):
    """The effects of a seat's specialist on its turn."""

    golden_die: Counts | None = None
    """The sides of the golden die, if the seat has it (S-gold)."""
    weasel: bool = False
    """The seat may roll one roll again (S-weasel)."""
    canned_worm: bool = False
    """A worm at a stop without one (S-can)."""


BARE: Final = Kit()

CANNED_WORM_POINTS: Final = 5
"""The points of the canned worm if the seat stops without a worm (S-can)."""


@final
@dataclass(frozen=True)
class Roll(Action):
    """Roll the dice that are left. In the first roll of a turn, `golden` adds the golden die."""

    golden: bool = False


@final
@dataclass(frozen=True)
class LayAside(Action):
    """Lay aside all rolled dice that show this face (T2)."""

    face: Face


@final
@dataclass(frozen=True)
class UseWeasel(Action):
    """Roll all dice of this roll again with the weasel (S-weasel)."""


@final
@dataclass(frozen=True)
class Stop(Action):
    """Stop after laying dice aside (T4), or accept a failed roll instead of using the weasel."""


@final
@mypyc_attr(free_list_len=1)
class Turn(Value):
    """A turn as it stands.

    The golden die is in hand, aside, or has no part in the turn. `roll` is what lies on the table and has not been chosen from;
    `rolling` means that the dice are in the air.
    """

    __slots__ = ("aside", "golden_in_hand", "kit", "roll", "rolling", "weasel_used")
    __match_args__ = ("kit", "aside", "golden_in_hand", "weasel_used", "roll", "rolling")

    def __init__(
        self,
        kit: Kit = BARE,
        aside: Aside = NOTHING_ASIDE,
        golden_in_hand: bool = False,
        weasel_used: bool = False,
        roll: Rolled | None = None,
        rolling: bool = False,
    ) -> None:
        self.kit: Final = kit
        self.aside: Final = aside
        self.golden_in_hand: Final = golden_in_hand
        self.weasel_used: Final = weasel_used
        self.roll: Final = roll
        self.rolling: Final = rolling

    @property
    def dice(self) -> int:
        """The white dice not aside."""
        return WHITE_DICE - self.aside.white

    @property
    def begun(self) -> bool:
        """Some dice are aside."""
        return self.aside.faces != 0

    @property
    def weasel_ready(self) -> bool:
        return self.kit.weasel and not self.weasel_used

    @property
    def stuck(self) -> bool:
        """The roll shows only faces already aside (T5)."""
        roll = self.roll
        return roll is not None and not roll.faces & ~self.aside.faces

    @property
    def used_up(self) -> bool:
        """No dice are left to roll (T3)."""
        return self.dice == 0 and not self.golden_in_hand

    @property
    def total(self) -> int:
        """The sum of the dice aside, without the canned worm."""
        return self.aside.points

    @property
    def has_worm(self) -> bool:
        return self.aside.counts[WORM - 1] > 0


ROLL: Final = Roll()
ROLL_GOLDEN: Final = Roll(golden=True)
STOP: Final = Stop()
USE_WEASEL: Final = UseWeasel()

NOTHING: Final[tuple[Action, ...]] = ()
FIRST_ROLL: Final[tuple[Action, ...]] = (ROLL,)
FIRST_ROLL_GOLDEN: Final[tuple[Action, ...]] = (ROLL, ROLL_GOLDEN)
GO_ON: Final[tuple[Action, ...]] = (ROLL, STOP)
LET_STAND: Final[tuple[Action, ...]] = (USE_WEASEL, STOP)
LAYING_ASIDE: Final[tuple[tuple[Action, ...], ...]] = tuple(
    [tuple([LayAside(face) for face in FACES if bits >> (face - 1) & 1]) for bits in range(64)]
)
"""The layings-aside for every set of open faces (see `face_bits`), made once because every roll asks for one of them."""
OR_WEASEL: Final[tuple[tuple[Action, ...], ...]] = tuple([(*actions, USE_WEASEL) for actions in LAYING_ASIDE])


def legal(turn: Turn) -> tuple[Action, ...]:
    """The legal actions of the seat in its turn (T2-T5, S-gold, S-weasel)."""
    roll = turn.roll
    if roll is not None:
        open_faces = roll.faces & ~turn.aside.faces
        if not turn.weasel_ready:
            return LAYING_ASIDE[open_faces]
        return OR_WEASEL[open_faces] if open_faces else LET_STAND
    if turn.rolling:
        return NOTHING
    if turn.begun:
        return GO_ON
    return FIRST_ROLL if turn.kit.golden_die is None else FIRST_ROLL_GOLDEN


def chances(turn: Turn) -> Rolls:
    """The possible results of the dice in the air."""
    return rolls(turn.dice, turn.kit.golden_die if turn.golden_in_hand else None)


def throw(turn: Turn, roll: Roll) -> Turn:
    """The dice go up in the air (T1, T3)."""
    if turn.roll is not None:
        raise Illegal("T3", "lay_aside_first")
    if roll.golden and turn.kit.golden_die is None:
        raise Illegal("S-gold", "no_golden_die")
    if roll.golden and turn.begun:
        raise Illegal("S-gold", "golden_die_too_late")
    return Turn(turn.kit, turn.aside, turn.golden_in_hand or roll.golden, turn.weasel_used, None, True)


def use_weasel(turn: Turn) -> Turn:
    """The dice of this roll go up in the air again (S-weasel)."""
    illegal = why_no_weasel(turn)
    if illegal is not None:
        raise illegal
    return Turn(turn.kit, turn.aside, turn.golden_in_hand, True, None, True)


def why_no_weasel(turn: Turn) -> Illegal | None:
    """Why no weasel can be used; None if one can."""
    if not turn.kit.weasel:
        return Illegal("S-weasel", "no_weasel")
    if turn.weasel_used:
        return Illegal("S-weasel", "weasel_used")
    return Illegal("S-weasel", "nothing_to_roll_again") if turn.roll is None else None


def land(turn: Turn, roll: Rolled) -> Turn:
    """The dice have fallen."""
    if roll.dice != turn.dice:
        raise Illegal("T1", "wrong_number_of_dice", dice=turn.dice)
    sides = turn.kit.golden_die if turn.golden_in_hand else None
    if roll.golden is not None and sides is None:
        raise Illegal("S-gold", "golden_die_not_rolled")
    if sides is not None and roll.golden is None:
        raise Illegal("S-gold", "golden_die_missing")
    if sides is not None and roll.golden is not None and not sides[roll.golden - 1]:
        raise Illegal("C3", "golden_die_has_no_such_face", face=roll.golden)
    return Turn(turn.kit, turn.aside, turn.golden_in_hand, turn.weasel_used, roll)


def lay_aside(turn: Turn, face: Face) -> Turn:
    """All rolled dice of one face not yet aside are laid aside (T2)."""
    illegal = why_not_aside(turn, face)
    if illegal is not None:
        raise illegal
    roll = turn.roll
    assert roll is not None
    golden = roll.golden is not None and roll.golden == face
    aside = turn.aside.plus(face, roll.counts[face - 1], golden)
    return Turn(turn.kit, aside, turn.golden_in_hand and not golden, turn.weasel_used)


def why_not_aside(turn: Turn, face: Face) -> Illegal | None:
    """Why a face can't be laid aside; None if it can."""
    roll = turn.roll
    if roll is None:
        return Illegal("T2", "nothing_rolled")
    if not 1 <= face <= WORM or not roll.counts[face - 1]:
        return Illegal("T2", "face_not_rolled", face=face)
    return Illegal("T2", "face_already_aside", face=face) if turn.aside.counts[face - 1] else None


def why_no_stop(turn: Turn) -> Illegal | None:
    """Why nobody can stop here: only right after a laying-aside (T4), or at a failed roll that a weasel could roll again (T5)."""
    if turn.roll is not None and not turn.stuck:
        return Illegal("T4", "lay_aside_first")
    return None if turn.begun else Illegal("T4", "nothing_aside")


def reached(turn: Turn) -> tuple[int, bool]:
    """The total at the stop and whether it counts as having a worm (T6): without a worm aside the canned worm is one (S-can)."""
    if turn.has_worm or not turn.kit.canned_worm:
        return turn.total, turn.has_worm
    return turn.total + CANNED_WORM_POINTS, True
