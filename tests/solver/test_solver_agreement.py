"""The kernel, NumPy and brute force agree to 1e-12; the kernel's instruction sets to the last bit."""

from __future__ import annotations

import numpy as np
import pytest
from brute_force import BruteForce, Ending
from numpy.typing import NDArray
from turns import GOLDEN, KERNEL_PATHS, KITS, after, name_of, payoff, payoffs, random_points

from heckmeck.rules.turn import ROLL, ROLL_GOLDEN, STOP, Kit, Turn, throw
from heckmeck.solver import ENDINGS, TOTALS, Payoff, Solution, paths, solve, start_values
from heckmeck.solver.numpy_graph import graph_of
from heckmeck.solver.tree import Dice, path_of

each_kit = pytest.mark.parametrize("kit", KITS, ids=name_of)
each_path = pytest.mark.parametrize("path", paths())
each_kernel_path = pytest.mark.parametrize("path", KERNEL_PATHS)

TABLES = 40
"""Random payoff tables per kit, with bratworms told apart and as many more without."""


@pytest.mark.skipif(not KERNEL_PATHS, reason="the kernel is not built")
@pytest.mark.parametrize("rows", [1, 2])
@each_kit
def test_start_values_of_many_payoffs(kit: Kit, rows: int) -> None:
    tables = payoffs(seed=KITS.index(kit) * 2 + rows, count=TABLES, rows=rows)
    oracle = start_values(kit, tables, path="numpy")
    found = [start_values(kit, tables, path=path) for path in KERNEL_PATHS]
    np.testing.assert_allclose(found[0], oracle, rtol=1e-12, atol=1e-12)
    for other in found[1:]:
        np.testing.assert_array_equal(other, found[0])


@pytest.mark.parametrize("weasel", [False, True])
@pytest.mark.parametrize("dice", [Dice(8, golden=False), Dice(9, golden=False), Dice(8, golden=True)], ids=str)
@each_kernel_path
def test_every_state(path: str, dice: Dice, weasel: bool) -> None:
    for rows in (1, 2):
        table = payoffs(seed=rows, count=4, rows=rows)[1]
        kernel, oracle = (path_of(name).solve(dice, weasel, table) for name in (path, "numpy"))
        for state in graph_of(dice, rows == 2).number:
            assert kernel.roll(*state, weasel) == pytest.approx(oracle.roll(*state, weasel), abs=1e-12)
            assert kernel.settle(*state, weasel) == pytest.approx(oracle.settle(*state, weasel), abs=1e-12)


@each_kit
@each_kernel_path
def test_choices_and_endings_along_random_turns(path: str, kit: Kit) -> None:
    for seed in range(4):
        worth = payoff(seed)
        kernel, oracle = solve(kit, worth, path=path), solve(kit, worth, path="numpy")
        for point in random_points(kit, seed):
            assert kernel.choices(point) == pytest.approx(oracle.choices(point), rel=1e-12, abs=1e-12)
            assert kernel.best(point) == oracle.best(point)
            np.testing.assert_allclose(kernel.endings(point).table, oracle.endings(point).table, rtol=0, atol=1e-12)


@pytest.mark.skipif(not KERNEL_PATHS, reason="the kernel is not built")
@each_kit
def test_endings_are_the_same_bits_on_every_instruction_set(kit: Kit) -> None:
    for seed, rows in ((1, 1), (2, 2)):
        one, *others = [solve(kit, payoff(seed, rows=rows), path=path) for path in KERNEL_PATHS]
        for point in (None, *random_points(kit, seed)):
            for other in others:
                np.testing.assert_array_equal(other.endings(point).table, one.endings(point).table)


@each_kernel_path
def test_any_number_of_payoffs_can_be_solved_at_once(path: str) -> None:
    """The kernel takes some at a time, as many as its vectors have lanes, and the last time fewer."""
    tables = payoffs(seed=3, count=19, rows=1)
    singly = [solve(Kit(), Payoff(table), path=path).value() for table in tables]
    for count in (0, 1, 7, 8, 9, 19):
        np.testing.assert_array_equal(start_values(Kit(), tables[:count], path=path), singly[:count])


@each_kit
def test_brute_force_with_few_dice_left(kit: Kit) -> None:
    """From wherever a random turn has three white dice or fewer in hand."""
    for seed in range(4):
        compare(kit, payoff(seed, rows=1 + seed // 2), seed, dice=3)


def test_brute_force_with_four_white_dice() -> None:
    for seed in range(4):
        compare(Kit(weasel=True, canned_worm=seed > 1), payoff(seed), seed, dice=4)


def compare(kit: Kit, worth: Payoff, seed: int, dice: int) -> None:
    """Values, choices and endings along random turns, dice in the air included, by every path."""
    brute = BruteForce(worth)
    points = {point for number in range(12) for point in random_points(kit, 100 * seed + number) if point.dice <= dice}
    assert len(points) > 10
    for path in paths():
        solution = solve(kit, worth, path=path)
        for point in points:
            compare_point(brute, solution, point)


def compare_point(brute: BruteForce, solution: Solution, point: Turn) -> None:
    expected = brute.choices(point)
    found = solution.choices(point)
    assert list(found) == list(expected)
    for choice, (value, endings) in expected.items():
        assert found[choice] == pytest.approx(value, rel=1e-12, abs=1e-12)
        compare_endings(solution.endings(point, choice).table, endings)
        if choice != STOP:
            assert solution.value(after(point, choice)) == pytest.approx(value, rel=1e-12, abs=1e-12)
    assert solution.value(point) == pytest.approx(brute.at(point)[0], rel=1e-12, abs=1e-12)


def compare_endings(table: NDArray[np.float64], endings: dict[Ending, float]) -> None:
    expected = np.zeros_like(table)
    for ending, chance in endings.items():
        if isinstance(ending, tuple):
            bratworm, worm, total = ending
            expected[int(bratworm), worm * TOTALS + total] = chance
        else:
            expected[int(ending), ENDINGS - 1] = chance
    np.testing.assert_allclose(table, expected, rtol=0, atol=1e-12)


@each_path
def test_golden_die_decided_and_in_the_air(path: str) -> None:
    """S-gold: deciding for the golden die is worth as much as having thrown it."""
    solution = solve(Kit(GOLDEN), payoff(1), path=path)
    thrown = throw(Turn(Kit(GOLDEN)), ROLL_GOLDEN)
    assert solution.choices()[ROLL_GOLDEN] == solution.value(thrown)
    assert solution.choices()[ROLL] == solution.value(throw(Turn(Kit(GOLDEN)), ROLL))
    np.testing.assert_array_equal(solution.endings(None, ROLL_GOLDEN).table, solution.endings(thrown).table)


@pytest.mark.parametrize("weasel", [False, True])
@pytest.mark.parametrize("golden", [False, True])
@each_kernel_path
def test_turns_that_begin_with_few_dice(path: str, golden: bool, weasel: bool) -> None:
    """The kernel solves turns of one die and more; the rules begin with eight."""
    for white in (1, 3):
        dice = Dice(white, golden)
        for rows in (1, 2):
            tables = payoffs(seed=rows, count=8, rows=rows)
            kernel, oracle = (path_of(name).start_values(dice, weasel, tables) for name in (path, "numpy"))
            np.testing.assert_allclose(kernel, oracle, rtol=1e-12, atol=1e-12)
