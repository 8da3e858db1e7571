"""Dice: faces, counts of faces, and what a roll may bring (C2, C3).

A roll is a multiset: eight dice have 1,287 outcomes, not 1.7 million. It is kept as the count of each face.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator
from functools import cache
from itertools import accumulate, combinations_with_replacement
from math import factorial
from typing import Final, final

from heckmeck.rules.protocol import Chance, Chances, Value

Face = int
"""1 to 5, or WORM."""

WORM: Final = 6
FACES: Final = (1, 2, 3, 4, 5, WORM)
POINTS: Final = (1, 2, 3, 4, 5, 5)
"""The points of a die by its face - 1 (C2)."""

WHITE_DICE: Final = 8

Counts = tuple[int, ...]
"""The number of dice that show each face, by face - 1."""

GOLDEN_DICE: Final[dict[str, Counts]] = {"worms": (3, 0, 0, 0, 0, 3), "plain": (1, 1, 1, 1, 1, 1)}
"""The golden die of each kind (C3): how many of its six sides show each face."""


def points(counts: Counts) -> int:
    """The sum of the dice, a worm counting 5 (T6)."""
    total = 0
    for index, count in enumerate(counts):
        total += count * POINTS[index]
    return total


def face_bits(counts: Counts) -> int:
    """The faces that are there at all, as a set of bits: face f is bit f - 1."""
    bits = 0
    for index, count in enumerate(counts):
        if count:
            bits |= 1 << index
    return bits


@final
class Rolled(Chance):
    """A roll: how many white dice show each face, and the face of the golden die if it was rolled too.

    >>> Rolled((2, 0, 0, 1, 0, 1)).dice  # 1 1 4 and a worm
    4
    """

    __slots__ = ("counts", "dice", "faces", "golden", "white")
    __match_args__ = ("white", "golden")

    def __init__(self, white: Counts, golden: Face | None = None) -> None:
        if len(white) != len(FACES) or min(white) < 0 or (golden is not None and golden not in FACES):
            raise ValueError(f"not a roll: {white}, {golden}")
        self.white: Final = white
        self.golden: Final = golden
        self.dice: Final = sum(white)
        """The number of white dice."""
        self.counts: Final[Counts] = (
            white
            if golden is None
            else tuple([count + (1 if golden == face else 0) for face, count in zip(FACES, white, strict=True)])
        )
        """All dice, the golden one included."""
        self.faces: Final[int] = face_bits(self.counts)


@final
class Aside(Value):
    """The dice laid aside: counts that include the golden die, and whether it is among them.

    There is one object for each layout, made when it is first reached, so that the sums are not done again at every step.
    """

    __slots__ = ("_following", "counts", "faces", "golden", "points", "white")
    __match_args__ = ("counts", "golden")

    def __init__(self, counts: Counts, golden: bool) -> None:
        self.counts: Final = counts
        self.golden: Final = golden
        self.white: Final = sum(counts) - (1 if golden else 0)
        """The number of white dice."""
        self.points: Final[int] = points(counts)
        self.faces: Final[int] = face_bits(counts)
        self._following: Final[list[Aside | None]] = [None] * (12 * (WHITE_DICE + 1 - self.white))
        """Those reached so far, by count, face and golden die."""

    def plus(self, face: Face, count: int, golden: bool) -> Aside:
        """With some dice of a new face, the golden die perhaps among them."""
        place = 12 * (count - 1) + 2 * (face - 1) + (1 if golden else 0)
        found = self._following[place]
        if found is None:
            found = aside(self.counts[: face - 1] + (count,) + self.counts[face:], self.golden or golden)
            self._following[place] = found
        return found


@cache
def aside(counts: Counts, golden: bool = False) -> Aside:
    return Aside(counts, golden)


NOTHING_ASIDE: Final = aside((0, 0, 0, 0, 0, 0))


@final
class Rolls(Chances):
    """Every roll of some white dice, and of the golden die if its sides are given.

    A roll has one ticket for each way in which dice that can be told apart could show it.

    >>> Rolls(8).total == 6**8
    True
    """

    __slots__ = ("_near", "_rolls", "_step", "_until", "golden", "white")
    __match_args__ = ("white", "golden")

    def __init__(self, white: int, golden: Counts | None = None) -> None:
        rolls = _list_rolls(white, golden)
        self.white: Final = white
        """The number of white dice."""
        self.golden: Final = golden
        """The number of sides of the golden die that show each face."""
        self._rolls: Final = [roll for roll, _ in rolls]
        self._until: Final = list(accumulate([tickets for _, tickets in rolls]))
        super().__init__(self._until[-1])
        # Every roll of every game comes through here: `pick` starts from the nearest of as many known places as there are rolls,
        # from where the ticket's own is half a step away on average.
        self._step: Final = self.total // len(rolls)
        self._near: Final = [bisect(self._until, ticket) for ticket in range(0, self.total, self._step)]

    def pick(self, ticket: int) -> Rolled:
        index = self._near[ticket // self._step]
        while ticket >= self._until[index]:
            index += 1
        return self._rolls[index]

    def outcomes(self) -> Iterator[tuple[Chance, int]]:
        before = 0
        for roll, until in zip(self._rolls, self._until, strict=True):
            yield roll, until - before
            before = until


def rolls(white: int, golden: Counts | None = None) -> Rolls:
    """The `Rolls` of some white dice, made once. Asking for them again gives the same object."""
    known = _WHITE_ROLLS if golden is None else _GOLDEN_ROLLS.setdefault(golden, [None] * (WHITE_DICE + 1))
    found = known[white]
    if found is None:
        found = known[white] = Rolls(white, golden)
    return found


_WHITE_ROLLS: Final[list[Rolls | None]] = [None] * (WHITE_DICE + 1)
"""Those asked for so far, by the number of dice."""
_GOLDEN_ROLLS: Final[dict[Counts, list[Rolls | None]]] = {}
"""The same with a golden die, by its sides."""


def _list_rolls(white: int, golden: Counts | None) -> list[tuple[Rolled, int]]:
    """Every roll with the number of its tickets."""
    found: list[tuple[Rolled, int]] = []
    for faces in combinations_with_replacement(FACES, white):
        counts = tuple([faces.count(face) for face in FACES])
        ways = factorial(white)
        for count in counts:
            ways //= factorial(count)
        if golden is None:
            found.append((Rolled(counts), ways))
        else:
            found.extend([(Rolled(counts, face), ways * golden[face - 1]) for face in FACES if golden[face - 1]])
    return found
