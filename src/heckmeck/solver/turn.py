"""What a seat brings to its turn, where it stands in it, and what it may choose (T1-T6, B1, S-gold, S-can, S-weasel).

Faces are 1 to 5 and 6 for the worm. Dice are counted by face - 1.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from operator import mul
from typing import Final, Literal

from heckmeck.rules.dice import FACES, POINTS, WHITE_DICE, WORM, Counts

ONE: Final = 1
CANNED_WORM_POINTS: Final = 5

GoldenKind = Literal["worms", "plain"]
GOLDEN_FACES: Final[dict[GoldenKind, tuple[int, ...]]] = {"worms": (ONE, WORM), "plain": FACES}
"""The faces of each kind of golden die (C3), each as likely as the others."""


@dataclass(frozen=True, slots=True)
class Kit:
    """What a seat brings to its turn: white dice, and perhaps a golden die, a weasel, a canned worm."""

    golden: GoldenKind | None = None
    weasel: bool = False
    canned_worm: bool = False
    white: int = WHITE_DICE

    def __post_init__(self) -> None:
        if not 1 <= self.white <= WHITE_DICE:
            raise ValueError(f"a turn is played with one to eight white dice, not {self.white}")


class Golden(Enum):
    """Where the golden die is. Before the first roll `UNUSED` also means that nothing is decided yet (S-gold)."""

    UNUSED = "unused"
    IN_HAND = "in hand"
    ASIDE = "aside"


@dataclass(frozen=True, slots=True)
class LayAside:
    """Lay aside all rolled dice that show this face (T2)."""

    face: int


class Move(Enum):
    """Every choice but laying aside."""

    STOP = "stop"
    """Stop after a laying-aside (T4)."""
    STAND = "stand"
    """Let a failed roll stand (T5)."""
    USE_WEASEL = "use weasel"
    """Roll all dice of this roll again (S-weasel)."""
    ROLL_GOLDEN = "roll golden"
    """Begin the turn with the golden die (S-gold)."""
    ROLL = "roll"
    """Roll the dice left; before the first roll: without the golden die."""


Choice = LayAside | Move


@dataclass(frozen=True, slots=True)
class Point:
    """A point in a turn.

    `aside` counts the dice aside, the golden one included. `roll` counts the white dice on the table, `golden_face` is what the
    golden die among them shows. `rolling` means that the dice are in the air: there is no choice until they land.
    """

    aside: Counts = (0, 0, 0, 0, 0, 0)
    golden: Golden = Golden.UNUSED
    weasel_used: bool = False
    roll: Counts | None = None
    golden_face: int | None = None
    rolling: bool = False

    @property
    def begun(self) -> bool:
        """Something lies aside."""
        return any(self.aside)

    @property
    def total(self) -> int:
        """The sum of the dice aside (T6), without a canned worm."""
        return sum(map(mul, self.aside, POINTS))

    @property
    def worm(self) -> bool:
        """A worm lies aside."""
        return self.aside[WORM - 1] > 0

    @property
    def bratworm(self) -> bool:
        """A bratworm was earned: ones are laid aside in one go, so two of them tell (B1)."""
        return self.aside[ONE - 1] >= 2

    @property
    def taken(self) -> int:
        """The faces aside as a set of bits, face f being bit f - 1."""
        return sum(1 << index for index, count in enumerate(self.aside) if count)

    def white(self, kit: Kit) -> int:
        """The white dice not aside."""
        return kit.white - sum(self.aside) + (self.golden is Golden.ASIDE)

    def dice_left(self, kit: Kit) -> int:
        """All dice not aside."""
        return self.white(kit) + (self.golden is Golden.IN_HAND)

    def rolled(self, face: int) -> int:
        """How many dice on the table show the face, the golden die included."""
        return 0 if self.roll is None else self.roll[face - 1] + (self.golden_face == face)

    def open_faces(self) -> list[int]:
        """The faces that may be laid aside, the highest first (T2)."""
        return [face for face in reversed(FACES) if self.rolled(face) and not self.aside[face - 1]]

    def lay_aside(self, face: int) -> Point:
        """The point after laying this face aside (T2)."""
        aside = (*self.aside[: face - 1], self.rolled(face), *self.aside[face:])
        golden = Golden.ASIDE if self.golden_face == face else self.golden
        return Point(aside, golden, self.weasel_used)


START: Final = Point()
"""Before the first roll."""


def check(kit: Kit, point: Point) -> None:
    """Raises a `ValueError` that says why no turn with this kit comes to this point."""
    _check_counts(point.aside, "aside")
    if point.golden is not Golden.UNUSED and kit.golden is None:
        raise ValueError("the seat has no golden die")
    if point.golden is Golden.ASIDE and not any(point.aside[face - 1] for face in GOLDEN_FACES[kit.golden or "plain"]):
        raise ValueError("the golden die is aside, but no face of it is")
    if point.weasel_used and not kit.weasel:
        raise ValueError("the seat has no weasel")
    if point.white(kit) < 0:
        raise ValueError("more dice lie aside than the turn has")
    if point.rolling and point.roll is not None:
        raise ValueError("the dice are either in the air or on the table")
    if (point.rolling or point.roll is not None) and not point.dice_left(kit):
        raise ValueError("no dice are left to roll")
    _check_roll(kit, point)


def _check_counts(counts: Counts, where: str) -> None:
    if len(counts) != len(FACES) or min(counts) < 0:
        raise ValueError(f"dice {where} are six counts, one for each face, not {counts}")


def _check_roll(kit: Kit, point: Point) -> None:
    if point.roll is None:
        if point.golden_face is not None:
            raise ValueError("the golden die shows a face, but nothing was rolled")
        return
    _check_counts(point.roll, "rolled")
    if sum(point.roll) != point.white(kit):
        raise ValueError(f"{point.white(kit)} white dice are left, but {sum(point.roll)} were rolled")
    if (point.golden is Golden.IN_HAND) != (point.golden_face is not None):
        raise ValueError("the golden die shows a face if and only if it is rolled")
    if point.golden_face is not None and point.golden_face not in GOLDEN_FACES[kit.golden or "plain"]:
        raise ValueError(f"the golden die has no face {point.golden_face}")
