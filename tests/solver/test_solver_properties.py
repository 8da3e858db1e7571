"""What holds for any payoff."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray
from turns import GOLDEN, KITS, PLAIN, after, name_of, open_faces, payoff, payoffs, random_points

from heckmeck.rules.dice import Counts
from heckmeck.rules.turn import ROLL, ROLL_GOLDEN, STOP, Kit, LayAside
from heckmeck.solver import ENDINGS, TOTALS, Payoff, at_least, exactly, paths, solve, start_values

each_kit = pytest.mark.parametrize("kit", KITS, ids=name_of)


def rising(seed: int, count: int) -> NDArray[np.float64]:
    """Payoffs that grow with the total, and are nothing without a worm or when failing."""
    tables = np.zeros((count, 1, ENDINGS))
    tables[:, 0, TOTALS : 2 * TOTALS] = np.random.default_rng(seed).random((count, TOTALS)).cumsum(axis=1)
    return tables


@each_kit
def test_endings_are_certain_in_all_and_give_the_value(kit: Kit) -> None:
    for seed in range(4):
        worth = payoff(seed)
        solution = solve(kit, worth)
        scale = np.abs(worth.table).max()
        for point in random_points(kit, seed):
            for choice, value in solution.choices(point).items():
                endings = solution.endings(point, choice)
                assert endings.table.min() >= 0
                assert endings.table.sum() == pytest.approx(1, abs=1e-12)
                assert endings.expected(worth) == pytest.approx(value, rel=0, abs=1e-12 * scale)


@each_kit
def test_better_payoffs_never_make_a_turn_worse(kit: Kit) -> None:
    tables = payoffs(5, 40, 2)
    raised = tables + np.random.default_rng(6).random(tables.shape)
    assert (start_values(kit, raised) >= start_values(kit, tables) - 1e-12).all()


@each_kit
def test_scale_and_zero_of_the_payoffs_do_not_matter(kit: Kit) -> None:
    tables = payoffs(7, 40, 2)
    np.testing.assert_allclose(start_values(kit, 3 * tables + 5), 3 * start_values(kit, tables) + 5, rtol=1e-12, atol=1e-12)


@each_kit
def test_many_payoffs_are_solved_as_one_by_one(kit: Kit) -> None:
    tables = payoffs(8, 8, 1)
    singly = [solve(kit, Payoff(table)).value() for table in tables]
    np.testing.assert_array_equal(start_values(kit, tables), singly)


@each_kit
def test_a_bratworm_worth_nothing_makes_no_difference(kit: Kit) -> None:
    tables = payoffs(9, 40, 1)
    np.testing.assert_allclose(start_values(kit, tables.repeat(2, axis=1)), start_values(kit, tables), rtol=1e-13, atol=1e-13)


@pytest.mark.parametrize("canned_worm", [False, True])
@pytest.mark.parametrize("golden", [None, GOLDEN, PLAIN])
def test_a_weasel_never_hurts(golden: Counts | None, canned_worm: bool) -> None:
    """S-weasel: one may always leave it."""
    tables = payoffs(10, 40, 2)
    kits = [kit for kit in KITS if (kit.golden_die, kit.canned_worm) == (golden, canned_worm)]
    without, with_it = sorted(kits, key=lambda kit: kit.weasel)
    assert (start_values(with_it, tables) >= start_values(without, tables) - 1e-12).all()


@pytest.mark.parametrize("golden", [GOLDEN, PLAIN])
@pytest.mark.parametrize("weasel", [False, True])
def test_a_golden_die_never_hurts(golden: Counts, weasel: bool) -> None:
    """S-gold: one may always leave it."""
    tables = payoffs(11, 40, 2)
    assert (start_values(Kit(golden, weasel), tables) >= start_values(Kit(weasel=weasel), tables) - 1e-12).all()


@pytest.mark.parametrize("weasel", [False, True])
def test_a_canned_worm_never_hurts_where_worms_and_points_are_good(weasel: bool) -> None:
    """S-can: it counts by itself, so it could hurt a player who wants few points."""
    tables = rising(12, 40)
    plain = start_values(Kit(weasel=weasel), tables)
    assert (start_values(Kit(weasel=weasel, canned_worm=True), tables) > plain).all()


def test_a_canned_worm_can_hurt_who_wants_none() -> None:
    no_worm = np.zeros((2, TOTALS))
    no_worm[0] = 1.0
    assert solve(Kit(), Payoff.of(no_worm)).value() > 0
    assert solve(Kit(canned_worm=True), Payoff.of(no_worm)).value() == 0


@each_kit
def test_higher_totals_are_harder_to_reach(kit: Kit) -> None:
    chances = start_values(kit, np.stack([at_least(total).table for total in range(46)]))
    assert (np.diff(chances) <= 0).all()
    exact = start_values(kit, np.stack([exactly(total).table for total in range(46)]))
    assert (exact <= chances).all()


@each_kit
def test_the_value_is_that_of_the_best_choice(kit: Kit) -> None:
    solution = solve(kit, payoff(1))
    for seed in range(20):
        for point in random_points(kit, seed):
            choices = solution.choices(point)
            assert solution.value(point) == max(choices.values())
            assert choices[solution.best(point)] == pytest.approx(max(choices.values()), rel=0, abs=1e-12)
            for choice, value in choices.items():
                if choice != STOP:
                    assert value == solution.value(after(point, choice))


@pytest.mark.parametrize("path", paths())
def test_ties_are_broken_by_ending_the_turn_then_by_the_highest_face(path: str) -> None:
    nothing = Payoff.of(np.zeros((2, TOTALS)))
    for kit in KITS:
        solution = solve(kit, nothing, path=path)
        assert solution.best() == (ROLL if kit.golden_die is None else ROLL_GOLDEN)
        for seed in range(10):
            for point in random_points(kit, seed)[1:]:
                faces = open_faces(point)
                assert solution.best(point) == (LayAside(max(faces)) if faces else STOP)
