"""Kits, points and payoffs: what is legal, what is refused."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest
from turns import GOLDEN, point

from heckmeck.rules.dice import Counts
from heckmeck.rules.protocol import Action
from heckmeck.rules.turn import ROLL, ROLL_GOLDEN, STOP, USE_WEASEL, Kit, LayAside, Turn, lay_aside
from heckmeck.solver import ENDINGS, TOTALS, Payoff, at_least, expected_total, paths, solve

FIVES_AND_A_WORM: Counts = (0, 0, 0, 0, 3, 1)
BARE, WITH_GOLDEN, WITH_WEASEL = Kit(), Kit(GOLDEN), Kit(weasel=True)


def legal(turn: Turn) -> list[Action]:
    return list(solve(turn.kit, expected_total()).choices(turn))


def test_before_the_first_roll() -> None:
    """T1, T4, S-gold: nothing but to roll, with or without the golden die."""
    assert legal(Turn()) == [ROLL]
    assert legal(Turn(WITH_GOLDEN)) == [ROLL_GOLDEN, ROLL]


def test_no_choice_while_the_dice_are_in_the_air() -> None:
    assert legal(point(BARE, rolling=True)) == []


def test_after_a_laying_aside() -> None:
    """T3, T4: stop or roll; without dice only the stop is left."""
    assert legal(point(BARE, FIVES_AND_A_WORM)) == [STOP, ROLL]
    assert legal(point(BARE, (1, 1, 1, 1, 3, 1))) == [STOP]
    assert legal(point(WITH_GOLDEN, (1, 1, 1, 1, 3, 1), golden_in_hand=True)) == [STOP, ROLL]


def test_with_a_roll_on_the_table() -> None:
    """T2: any face not yet aside."""
    roll = (1, 2, 0, 0, 1, 0)
    assert legal(point(BARE, FIVES_AND_A_WORM, roll)) == [LayAside(2), LayAside(1)]
    assert legal(point(WITH_WEASEL, FIVES_AND_A_WORM, roll)) == [LayAside(2), LayAside(1), USE_WEASEL]


def test_a_failed_roll() -> None:
    """T5, S-weasel: with a weasel unused the failure waits."""
    roll = (0, 0, 0, 0, 2, 2)
    assert legal(point(BARE, FIVES_AND_A_WORM, roll)) == [STOP]
    assert legal(point(WITH_WEASEL, FIVES_AND_A_WORM, roll)) == [STOP, USE_WEASEL]
    assert legal(point(WITH_WEASEL, FIVES_AND_A_WORM, roll, weasel_used=True)) == [STOP]


def test_the_golden_die_is_laid_aside_with_its_face() -> None:
    """S-gold, B1: its one counts, so that two of them earn a bratworm."""
    worth = Payoff.of(np.zeros((2, 2, TOTALS)), fail=[-3, -2])
    aside = lay_aside(point(WITH_GOLDEN, roll=(1, 7, 0, 0, 0, 0), golden=1), 1)
    assert aside.dice == 7
    stuck = point(WITH_GOLDEN, aside.aside.counts, (7, 0, 0, 0, 0, 0), golden_aside=True)
    assert solve(WITH_GOLDEN, worth).value(stuck) == -2


def test_the_worked_example_of_the_rules() -> None:
    """Example A: three 4s, then the worm, then two 5s make 27, and with it the player stops."""
    solution = solve(BARE, at_least(27))
    turn = point(BARE, (0, 0, 0, 3, 0, 1), (0, 0, 0, 0, 2, 2))
    assert solution.choices(turn) == {LayAside(5): 1.0}
    assert solution.best(lay_aside(turn, 5)) == STOP
    assert solution.endings(turn).stop[0, 1, 27] == 1.0


def test_stops_are_counted_with_the_canned_worm() -> None:
    """S-can: 6 with it makes 11; a worm aside makes it useless."""
    worth = Payoff.of(np.arange(2 * TOTALS).reshape(2, TOTALS), fail=-1)
    canned = Kit(canned_worm=True)
    solution = solve(canned, worth)
    assert solution.endings(point(canned, (0, 3, 0, 0, 0, 0)), STOP).stop[0, 1, 11] == 1.0
    assert solution.endings(point(canned, (0, 3, 0, 0, 0, 1)), STOP).stop[0, 1, 11] == 1.0
    assert solution.choices(point(canned, (0, 3, 0, 0, 0, 0)))[STOP] == worth.stop[0, 1, 11]
    assert solve(BARE, worth).choices(point(BARE, (0, 3, 0, 0, 0, 0)))[STOP] == worth.stop[0, 0, 6]


def test_failing_with_and_without_a_bratworm() -> None:
    """B1: two ones in one go are a bratworm, whatever becomes of the turn."""
    worth = Payoff.of(np.zeros((2, 2, TOTALS)), fail=[-3, -2])
    solution = solve(BARE, worth)
    assert solution.value(point(BARE, (1, 0, 0, 0, 0, 0), (7, 0, 0, 0, 0, 0))) == -3
    assert solution.value(point(BARE, (2, 0, 0, 0, 0, 0), (6, 0, 0, 0, 0, 0))) == -2
    assert solution.endings(point(BARE, (2, 0, 0, 0, 0, 0), (6, 0, 0, 0, 0, 0))).fail[1] == 1.0


@pytest.mark.parametrize(
    ("turn", "why"),
    [
        (point(BARE, (0, 0, 0, 0, 5, 4)), "more dice"),
        (point(BARE, (0, 0, 0)), "six counts"),
        (point(BARE, (0, 0, 0, 0, -1, 0)), "six counts"),
        (point(BARE, golden_in_hand=True, rolling=True), "no golden die"),
        (point(BARE, (0, 0, 0, 0, 0, 1), golden_aside=True), "no golden die"),
        (point(WITH_GOLDEN, (1, 0, 0, 0, 0, 0), golden_aside=True, golden_in_hand=True), "either in hand or aside"),
        (point(WITH_GOLDEN, (0, 1, 0, 0, 0, 0), golden_aside=True), "shows one of its faces"),
        (point(BARE, weasel_used=True), "no weasel"),
        (point(BARE, roll=(8, 0, 0, 0, 0, 0), rolling=True), "either in the air"),
        (point(BARE, (8, 0, 0, 0, 0, 0), rolling=True), "no dice are left"),
        (point(BARE, roll=(7, 0, 0, 0, 0, 0)), "8 white dice are left, but 7"),
        (point(WITH_GOLDEN, roll=(8, 0, 0, 0, 0, 0), golden_in_hand=True), "if and only if"),
        (Turn(WITH_GOLDEN, roll=point(WITH_GOLDEN, roll=(8, 0, 0, 0, 0, 0), golden=1).roll), "if and only if"),
        (point(WITH_GOLDEN, roll=(8, 0, 0, 0, 0, 0), golden=2), "no face 2"),
    ],
)
def test_impossible_points_are_refused(turn: Turn, why: str) -> None:
    solution = solve(turn.kit, expected_total())
    for question in (solution.value, solution.choices, solution.endings):
        with pytest.raises(ValueError, match=why):
            question(turn)


def test_a_point_of_another_kit_is_refused() -> None:
    with pytest.raises(ValueError, match="different kit"):
        solve(BARE, expected_total()).value(Turn(WITH_WEASEL))


def test_illegal_choices_are_refused() -> None:
    with pytest.raises(ValueError, match="not a legal choice"):
        solve(BARE, expected_total()).endings(None, STOP)


def test_kits_and_payoffs_that_make_no_sense_are_refused() -> None:
    with pytest.raises(ValueError, match="no golden die has these sides"):
        solve(Kit((6, 0, 0, 0, 0, 0)), expected_total())
    with pytest.raises(ValueError, match="finite"):
        Payoff.of(np.full((2, TOTALS), np.inf))
    with pytest.raises(ValueError, match="one or two rows"):
        Payoff(np.zeros((3, ENDINGS)))
    with pytest.raises(ValueError, match="no path"):
        solve(BARE, expected_total(), path="slide rule")


def test_a_payoff_is_not_changed_behind_its_back() -> None:
    table = np.zeros((1, ENDINGS))
    worth = Payoff(table)
    table[0, 0] = 1.0
    assert worth.table[0, 0] == 0
    with pytest.raises(ValueError, match="read-only"):
        worth.stop[0, 0, 0] = 1.0


def test_numpy_is_always_there_and_comes_last() -> None:
    assert paths()[-1] == "numpy"


def test_importing_the_solver_loads_neither_numpy_nor_the_kernel() -> None:
    code = "import sys, heckmeck.solver; print(sum('numpy' in name or '_kernel' in name for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout == "0\n"


def test_an_unknown_name_is_refused() -> None:
    import heckmeck.solver

    with pytest.raises(AttributeError, match="sausage"):
        _ = heckmeck.solver.sausage
