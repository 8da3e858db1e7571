"""The exact solution of a turn: values, choices and endings at every point, for any payoff.

Choices within a tolerance of each other count as equal, and the first of them in this order is taken: stop, let a failed roll
stand, lay aside (the highest face first), use the weasel, roll with the golden die, roll. In that order a choice must beat the one
taken so far by more than 1e-13 of the largest payoff.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from heckmeck.solver.payoff import ENDINGS, TOTALS, Endings, Floats, Payoff
from heckmeck.solver.tree import Dice, State, Tree, path_of
from heckmeck.solver.turn import CANNED_WORM_POINTS, START, Choice, Golden, Kit, LayAside, Move, Point, check

TOLERANCE: Final = 1e-13
"""Differences in value this small, against the largest payoff, are rounding."""


def solve(kit: Kit, payoff: Payoff, *, path: str | None = None) -> Solution:
    """The solution of a turn with this kit and payoff, by the fastest path or by the one named (see `paths`)."""
    return Solution(kit, payoff, path)


def start_values(kit: Kit, payoffs: Floats, *, path: str | None = None) -> Floats:
    """The value of a whole turn for each of many payoffs, stacked `Payoff.table`s."""
    tables = _with_canned_worm(kit, payoffs)
    way = path_of(path)
    values = way.start_values(_dice(kit, golden=False), kit.weasel, tables)
    if kit.golden is None:
        return values
    return np.maximum(values, way.start_values(_dice(kit, golden=True), kit.weasel, tables))


class Solution:
    """A turn solved for one payoff. With a golden die there are two turns to solve, with and without it; each when first needed."""

    def __init__(self, kit: Kit, payoff: Payoff, path: str | None = None) -> None:
        self.kit: Final = kit
        self.payoff: Final = payoff
        self._path: Final = path_of(path)
        self._table: Final = _with_canned_worm(kit, payoff.table)
        self._trees: Final[dict[bool, Tree]] = {}

    def value(self, point: Point = START) -> float:
        """The expected payoff of the best play from this point on."""
        if point.rolling:
            check(self.kit, point)
            return self._roll(point)
        return max(self.choices(point).values())

    def choices(self, point: Point = START) -> dict[Choice, float]:
        """The value of every legal choice, in the order in which ties are broken; none while the dice are in the air."""
        check(self.kit, point)
        if point.rolling:
            return {}
        if point.roll is not None:
            return self._table_choices(point)
        choices: dict[Choice, float] = {}
        if point.begun:
            choices[Move.STOP] = self._stop(point)
        elif self.kit.golden is not None and point.golden is Golden.UNUSED:
            choices[Move.ROLL_GOLDEN] = self._roll(_with_golden(point))
        if point.dice_left(self.kit):
            choices[Move.ROLL] = self._roll(point)
        return choices

    def best(self, point: Point = START) -> Choice:
        """The best choice, ties broken as above."""
        choices = iter(self.choices(point).items())
        best, value = next(choices)
        for choice, other in choices:
            if other > value + self._tolerance:
                best, value = choice, other
        return best

    def endings(self, point: Point = START, choice: Choice | None = None) -> Endings:
        """The chance of every ending under the best play from this point on, or after this choice at it."""
        if point.rolling:
            check(self.kit, point)
            choice = Move.ROLL
        elif choice is None:
            choice = self.best(point)
        elif choice not in self.choices(point):
            raise ValueError(f"not a legal choice here: {choice}")
        if isinstance(choice, LayAside):
            return self.endings(point.lay_aside(choice.face))
        if choice is Move.STOP:
            return self._certain(point, self._stop_place(point))
        if choice is Move.STAND:
            return self._certain(point, ENDINGS - 1)
        if choice is Move.ROLL_GOLDEN:
            point = _with_golden(point)
        return self._roll_endings(point, weasel=self._weasel_left(point) and choice is not Move.USE_WEASEL)

    def _table_choices(self, point: Point) -> dict[Choice, float]:
        """With a roll on the table: which face, or the weasel."""
        weasel = self._weasel_left(point)
        tree = self._tree(point)
        choices: dict[Choice, float] = {}
        for face in point.open_faces():
            choices[LayAside(face)] = tree.settle(*self._state(point.lay_aside(face)), weasel)
        if not choices:
            choices[Move.STAND] = float(self._table[self._row(point), -1])
        if weasel:
            choices[Move.USE_WEASEL] = tree.roll(*self._state(point), False)
        return choices

    def _roll(self, point: Point) -> float:
        return self._tree(point).roll(*self._state(point), self._weasel_left(point))

    def _stop(self, point: Point) -> float:
        return float(self._table[self._row(point), self._stop_place(point)])

    def _stop_place(self, point: Point) -> int:
        """Where in its row of the table a stop here is, with the canned worm counted in (S-can)."""
        if self.kit.canned_worm and not point.worm:
            return TOTALS + point.total + CANNED_WORM_POINTS
        return point.worm * TOTALS + point.total

    def _certain(self, point: Point, place: int) -> Endings:
        table = np.zeros_like(self._table)
        table[self._row(point), place] = 1.0
        return Endings(table)

    def _roll_endings(self, point: Point, weasel: bool) -> Endings:
        table = self._tree(point).endings(*self._state(point), weasel, self._tolerance)
        if self.kit.canned_worm:
            table[:, TOTALS + CANNED_WORM_POINTS : 2 * TOTALS] += table[:, : TOTALS - CANNED_WORM_POINTS]
            table[:, :TOTALS] = 0.0
        return Endings(table)

    def _tree(self, point: Point) -> Tree:
        golden = point.golden is not Golden.UNUSED
        tree = self._trees.get(golden)
        if tree is None:
            tree = self._trees[golden] = self._path.solve(_dice(self.kit, golden), self.kit.weasel, self._table)
        return tree

    def _state(self, point: Point) -> State:
        white, golden = point.white(self.kit), point.golden is Golden.IN_HAND
        if self.kit.golden == "plain":
            white, golden = white + golden, False
        return State(point.taken, white, golden, point.total, bool(self._row(point)))

    def _row(self, point: Point) -> int:
        return int(self.payoff.bratworms and point.bratworm)

    def _weasel_left(self, point: Point) -> bool:
        return self.kit.weasel and not point.weasel_used

    @property
    def _tolerance(self) -> float:
        return TOLERANCE * float(np.abs(self._table).max())


def _dice(kit: Kit, golden: bool) -> Dice:
    if golden and kit.golden == "plain":
        return Dice(kit.white + 1, golden=False)
    return Dice(kit.white, golden)


def _with_golden(point: Point) -> Point:
    return Point(point.aside, Golden.IN_HAND, point.weasel_used)


def _with_canned_worm(kit: Kit, tables: Floats) -> Floats:
    """The tables by the dice alone: with a canned worm a stop without a worm is one with a worm and five points more (S-can)."""
    if not kit.canned_worm:
        return tables
    by_dice = tables.copy()
    by_dice[..., : TOTALS - CANNED_WORM_POINTS] = tables[..., TOTALS + CANNED_WORM_POINTS : 2 * TOTALS]
    return by_dice
