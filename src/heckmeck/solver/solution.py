"""The exact solution of a turn: values, choices and endings at every point, for any payoff.

Turns, kits and choices are those of the rules. Choices within a tolerance of each other count as equal, and the first of them in
this order is taken: stop (which lets a failed roll stand), lay aside (the highest face first), use the weasel, roll with the golden
die, roll. In that order a choice must beat the one taken so far by more than 1e-13 of the largest payoff.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from heckmeck.rules.dice import FACES, GOLDEN_DICE, WHITE_DICE
from heckmeck.rules.protocol import Action
from heckmeck.rules.turn import (
    CANNED_WORM_POINTS,
    ROLL,
    ROLL_GOLDEN,
    STOP,
    USE_WEASEL,
    Kit,
    LayAside,
    Roll,
    Turn,
    lay_aside,
    reached,
    throw,
    use_weasel,
)
from heckmeck.solver.check import check
from heckmeck.solver.payoff import ENDINGS, TOTALS, Endings, Floats, Payoff
from heckmeck.solver.tree import Dice, State, Tree, path_of

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
    if kit.golden_die is None:
        return values
    return np.maximum(values, way.start_values(_dice(kit, golden=True), kit.weasel, tables))


class Solution:
    """A turn solved for one payoff. With a golden die there are two turns to solve, with and without it; each when first needed.

    Every question is about a point of the turn; without one it is about the start.
    """

    def __init__(self, kit: Kit, payoff: Payoff, path: str | None = None) -> None:
        if kit.golden_die is not None and kit.golden_die not in GOLDEN_DICE.values():
            raise ValueError(f"no golden die has these sides: {kit.golden_die}")
        self.kit: Final = kit
        self.payoff: Final = payoff
        self._start: Final = Turn(kit)
        self._path: Final = path_of(path)
        self._table: Final = _with_canned_worm(kit, payoff.table)
        self._trees: Final[dict[bool, Tree]] = {}

    def value(self, turn: Turn | None = None) -> float:
        """The expected payoff of the best play from this point on."""
        turn = self._checked(turn)
        return self._roll(turn) if turn.rolling else max(self._choices(turn).values())

    def choices(self, turn: Turn | None = None) -> dict[Action, float]:
        """The value of every legal choice, in the order in which ties are broken; none while the dice are in the air."""
        return self._choices(self._checked(turn))

    def best(self, turn: Turn | None = None) -> Action:
        """The best choice, ties broken as above."""
        choices = iter(self.choices(turn).items())
        best, value = next(choices)
        for choice, other in choices:
            if other > value + self._tolerance:
                best, value = choice, other
        return best

    def endings(self, turn: Turn | None = None, choice: Action | None = None) -> Endings:
        """The chance of every ending under the best play from this point on, or after this choice at it."""
        turn = self._checked(turn)
        if turn.rolling:
            return self._roll_endings(turn)
        if choice is None:
            choice = self.best(turn)
        elif choice not in self._choices(turn):
            raise ValueError(f"not a legal choice here: {choice}")
        if isinstance(choice, LayAside):
            return self.endings(lay_aside(turn, choice.face))
        if choice == STOP:
            return self._certain(turn, self._stop_place(turn))
        return self._roll_endings(_thrown(turn, choice))

    def _checked(self, turn: Turn | None) -> Turn:
        if turn is None:
            return self._start
        check(self.kit, turn)
        return turn

    def _choices(self, turn: Turn) -> dict[Action, float]:
        choices: dict[Action, float] = {}
        if turn.rolling:
            return choices
        if turn.roll is not None:
            return self._table_choices(turn)
        if turn.begun:
            choices[STOP] = self._stop(turn)
        elif turn.kit.golden_die is not None:
            choices[ROLL_GOLDEN] = self._roll(_thrown(turn, ROLL_GOLDEN))
        if not turn.used_up:
            choices[ROLL] = self._roll(turn)
        return choices

    def _table_choices(self, turn: Turn) -> dict[Action, float]:
        """With a roll on the table: which face, or the weasel."""
        assert turn.roll is not None
        tree, weasel = self._tree(turn), turn.weasel_ready
        choices: dict[Action, float] = {}
        if turn.stuck:
            choices[STOP] = self._stop(turn)
        for face in reversed(FACES):
            if turn.roll.counts[face - 1] and not turn.aside.counts[face - 1]:
                choices[LayAside(face)] = tree.settle(*self._state(lay_aside(turn, face)), weasel)
        if weasel:
            choices[USE_WEASEL] = tree.roll(*self._state(turn), False)
        return choices

    def _roll(self, turn: Turn) -> float:
        return self._tree(turn).roll(*self._state(turn), turn.weasel_ready)

    def _stop(self, turn: Turn) -> float:
        return float(self.payoff.table[self._row(turn), self._stop_place(turn)])

    def _stop_place(self, turn: Turn) -> int:
        """The index of a stop in its row of the table, including the canned worm (S-can). A failed roll stands (T5)."""
        if turn.stuck:
            return ENDINGS - 1
        total, worm = reached(turn)
        return worm * TOTALS + total

    def _certain(self, turn: Turn, place: int) -> Endings:
        table = np.zeros_like(self._table)
        table[self._row(turn), place] = 1.0
        return Endings(table)

    def _roll_endings(self, turn: Turn) -> Endings:
        table = self._tree(turn).endings(*self._state(turn), turn.weasel_ready, self._tolerance)
        if self.kit.canned_worm:
            table[:, TOTALS + CANNED_WORM_POINTS : 2 * TOTALS] += table[:, : TOTALS - CANNED_WORM_POINTS]
            table[:, :TOTALS] = 0.0
        return Endings(table)

    def _tree(self, turn: Turn) -> Tree:
        golden = turn.golden_in_hand or turn.aside.golden
        tree = self._trees.get(golden)
        if tree is None:
            tree = self._trees[golden] = self._path.solve(_dice(self.kit, golden), self.kit.weasel, self._table)
        return tree

    def _state(self, turn: Turn) -> State:
        white, golden = turn.dice, turn.golden_in_hand
        if self._plain_golden_die:
            white, golden = white + golden, False
        return State(turn.aside.faces, white, golden, turn.total, bool(self._row(turn)))

    def _row(self, turn: Turn) -> int:
        """Ones are laid aside in one go, so two of them tell that a bratworm was earned (B1)."""
        return int(self.payoff.bratworms and turn.aside.counts[0] >= 2)

    @property
    def _plain_golden_die(self) -> bool:
        return self.kit.golden_die == GOLDEN_DICE["plain"]

    @property
    def _tolerance(self) -> float:
        return TOLERANCE * float(np.abs(self._table).max())


def _thrown(turn: Turn, action: Action) -> Turn:
    """The dice in the air after a choice that throws them."""
    if action == USE_WEASEL:
        return use_weasel(turn)
    assert isinstance(action, Roll)
    return throw(turn, action)


def _dice(kit: Kit, golden: bool) -> Dice:
    if golden and kit.golden_die == GOLDEN_DICE["plain"]:
        return Dice(WHITE_DICE + 1, golden=False)
    return Dice(WHITE_DICE, golden)


def _with_canned_worm(kit: Kit, tables: Floats) -> Floats:
    """The tables by the dice alone: with a canned worm a stop without a worm is one with a worm and its points more (S-can)."""
    if not kit.canned_worm:
        return tables
    by_dice = tables.copy()
    by_dice[..., : TOTALS - CANNED_WORM_POINTS] = tables[..., TOTALS + CANNED_WORM_POINTS : 2 * TOTALS]
    return by_dice
