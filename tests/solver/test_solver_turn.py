"""Kits, points and payoffs: what is legal, what is refused."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest

from heckmeck.solver import (
    ENDINGS,
    START,
    TOTALS,
    Choice,
    Counts,
    Golden,
    Kit,
    LayAside,
    Move,
    Payoff,
    Point,
    at_least,
    expected_total,
    paths,
    solve,
)

FIVES_AND_A_WORM: Counts = (0, 0, 0, 0, 3, 1)


def legal(kit: Kit, point: Point) -> list[Choice]:
    return list(solve(kit, expected_total()).choices(point))


def test_before_the_first_roll() -> None:
    """T1, T4, S-gold: nothing but to roll, with or without the golden die."""
    assert legal(Kit(), START) == [Move.ROLL]
    assert legal(Kit("worms"), START) == [Move.ROLL_GOLDEN, Move.ROLL]
    assert legal(Kit("worms"), Point(golden=Golden.IN_HAND)) == [Move.ROLL]


def test_no_choice_while_the_dice_are_in_the_air() -> None:
    assert legal(Kit(), Point(rolling=True)) == []


def test_after_a_laying_aside() -> None:
    """T3, T4: stop or roll; without dice only the stop is left."""
    assert legal(Kit(), Point(FIVES_AND_A_WORM)) == [Move.STOP, Move.ROLL]
    assert legal(Kit(), Point((1, 1, 1, 1, 3, 1))) == [Move.STOP]
    assert legal(Kit("worms"), Point((1, 1, 1, 1, 3, 1), Golden.IN_HAND)) == [Move.STOP, Move.ROLL]


def test_with_a_roll_on_the_table() -> None:
    """T2: any face not yet aside."""
    roll = Point(FIVES_AND_A_WORM, roll=(1, 2, 0, 0, 1, 0))
    assert legal(Kit(), roll) == [LayAside(2), LayAside(1)]
    assert legal(Kit(weasel=True), roll) == [LayAside(2), LayAside(1), Move.USE_WEASEL]


def test_a_failed_roll() -> None:
    """T5, S-weasel: with a weasel unused the failure waits."""
    stuck = Point(FIVES_AND_A_WORM, roll=(0, 0, 0, 0, 2, 2))
    assert legal(Kit(), stuck) == [Move.STAND]
    assert legal(Kit(weasel=True), stuck) == [Move.STAND, Move.USE_WEASEL]
    assert legal(Kit(weasel=True), Point(FIVES_AND_A_WORM, weasel_used=True, roll=(0, 0, 0, 0, 2, 2))) == [Move.STAND]


def test_the_golden_die_is_laid_aside_with_its_face() -> None:
    """S-gold, B1: its one counts."""
    point = Point(golden=Golden.IN_HAND, roll=(1, 7, 0, 0, 0, 0), golden_face=1).lay_aside(1)
    assert (point.aside, point.golden, point.bratworm) == ((2, 0, 0, 0, 0, 0), Golden.ASIDE, True)
    assert point.dice_left(Kit("worms")) == point.white(Kit("worms")) == 7


def test_the_worked_example_of_the_rules() -> None:
    """Example A: three 4s, then the worm, then two 5s make 27, and with it the player stops."""
    solution = solve(Kit(), at_least(27))
    point = Point((0, 0, 0, 3, 0, 1), roll=(0, 0, 0, 0, 2, 2))
    assert solution.choices(point) == {LayAside(5): 1.0}
    assert solution.best(point.lay_aside(5)) is Move.STOP
    assert solution.endings(point).stop[0, 1, 27] == 1.0


def test_stops_are_counted_with_the_canned_worm() -> None:
    """S-can: 6 with it makes 11; a worm aside makes it useless."""
    worth = Payoff.of(np.arange(2 * TOTALS).reshape(2, TOTALS), fail=-1)
    canned = solve(Kit(canned_worm=True), worth)
    assert canned.endings(Point((0, 3, 0, 0, 0, 0)), Move.STOP).stop[0, 1, 11] == 1.0
    assert canned.endings(Point((0, 3, 0, 0, 0, 1)), Move.STOP).stop[0, 1, 11] == 1.0
    assert canned.choices(Point((0, 3, 0, 0, 0, 0)))[Move.STOP] == worth.stop[0, 1, 11]
    assert solve(Kit(), worth).choices(Point((0, 3, 0, 0, 0, 0)))[Move.STOP] == worth.stop[0, 0, 6]


def test_failing_with_and_without_a_bratworm() -> None:
    """B1: two ones in one go are a bratworm, whatever becomes of the turn."""
    worth = Payoff.of(np.zeros((2, 2, TOTALS)), fail=[-3, -2])
    solution = solve(Kit(), worth)
    assert solution.value(Point((1, 0, 0, 0, 0, 0), roll=(7, 0, 0, 0, 0, 0))) == -3
    assert solution.value(Point((2, 0, 0, 0, 0, 0), roll=(6, 0, 0, 0, 0, 0))) == -2
    assert solution.endings(Point((2, 0, 0, 0, 0, 0), roll=(6, 0, 0, 0, 0, 0))).fail[1] == 1.0


@pytest.mark.parametrize(
    ("kit", "point", "why"),
    [
        (Kit(), Point((0, 0, 0, 0, 5, 4)), "more dice"),
        (Kit(), Point((0, 0, 0)), "six counts"),
        (Kit(), Point((0, 0, 0, 0, -1, 0)), "six counts"),
        (Kit(), Point(golden=Golden.IN_HAND), "no golden die"),
        (Kit("worms"), Point((0, 1, 0, 0, 0, 0), Golden.ASIDE), "no face of it"),
        (Kit(), Point(weasel_used=True), "no weasel"),
        (Kit(), Point(roll=(8, 0, 0, 0, 0, 0), rolling=True), "either"),
        (Kit(), Point((8, 0, 0, 0, 0, 0), rolling=True), "no dice are left"),
        (Kit(), Point(roll=(7, 0, 0, 0, 0, 0)), "8 white dice are left, but 7"),
        (Kit(), Point(golden_face=1), "nothing was rolled"),
        (Kit("worms"), Point(golden=Golden.IN_HAND, roll=(8, 0, 0, 0, 0, 0)), "if and only if"),
        (Kit("worms"), Point(roll=(8, 0, 0, 0, 0, 0), golden_face=1), "if and only if"),
        (Kit("worms"), Point(golden=Golden.IN_HAND, roll=(8, 0, 0, 0, 0, 0), golden_face=2), "no face 2"),
    ],
)
def test_impossible_points_are_refused(kit: Kit, point: Point, why: str) -> None:
    solution = solve(kit, expected_total())
    for question in (solution.value, solution.choices, solution.endings):
        with pytest.raises(ValueError, match=why):
            question(point)


def test_illegal_choices_are_refused() -> None:
    with pytest.raises(ValueError, match="not a legal choice"):
        solve(Kit(), expected_total()).endings(START, Move.STOP)


def test_kits_and_payoffs_that_make_no_sense_are_refused() -> None:
    with pytest.raises(ValueError, match="one to eight"):
        Kit(white=9)
    with pytest.raises(ValueError, match="finite"):
        Payoff.of(np.full((2, TOTALS), np.inf))
    with pytest.raises(ValueError, match="one or two rows"):
        Payoff(np.zeros((3, ENDINGS)))
    with pytest.raises(ValueError, match="no path"):
        solve(Kit(), expected_total(), path="slide rule")


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
