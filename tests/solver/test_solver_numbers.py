"""Known results for eight white dice, a worm required."""

import pytest
from known_numbers import AT_LEAST

from heckmeck.solver import Kit, Payoff, at_least, exactly, expected_total, paths, solve

everywhere = pytest.mark.parametrize("path", paths())


@everywhere
@pytest.mark.parametrize(("total", "chance"), AT_LEAST.items())
def test_chance_to_reach_a_total(path: str, total: int, chance: float) -> None:
    assert solve(Kit(), at_least(total), path=path).value() == pytest.approx(chance, abs=5e-7)


@everywhere
def test_expected_worms_of_the_first_turn_on_the_full_grill(path: str) -> None:
    worms = {portion: (portion - 17) // 4 for portion in range(21, 37)}
    grill = Payoff.from_totals(lambda total: worms[min(total, 36)] if total >= 21 else 0)
    assert solve(Kit(), grill, path=path).value() == pytest.approx(1.6447296740, abs=5e-11)


@everywhere
def test_largest_expected_total(path: str) -> None:
    assert solve(Kit(), expected_total(), path=path).value() == pytest.approx(22.331974960321, abs=5e-13)


@everywhere
def test_a_total_out_of_reach(path: str) -> None:
    assert solve(Kit(), at_least(41), path=path).value() == 0
    assert solve(Kit("worms"), at_least(46), path=path).value() == 0


@everywhere
def test_forty_takes_fives_and_worms_only(path: str) -> None:
    """40 is eight dice of five points; S-can: a ninth five comes out of the can."""
    chance = solve(Kit(), exactly(40), path=path).value()
    assert 0 < chance < solve(Kit(canned_worm=True), at_least(40), path=path).value()


@everywhere
def test_one_die_and_a_canned_worm_by_hand(path: str) -> None:
    """S-can: a worm is 5 as ever; any other face gets five points more."""
    kit = Kit(canned_worm=True, white=1)
    for total in (5, 6, 7, 8, 9, 10):
        assert solve(kit, exactly(total), path=path).value() == pytest.approx(1 / 6)
    assert solve(kit, at_least(5), path=path).value() == pytest.approx(1)


@everywhere
def test_one_golden_and_one_white_die_by_hand(path: str) -> None:
    """S-gold, C3: ten points take a worm and another five."""
    golden_worm = 1 / 6 * 1 + 1 / 6 * 1 / 2 + 4 / 6 * 1 / 6  # the white die: worm; five, laid aside for a golden worm; other
    golden_one = 1 / 6 * 1 / 2  # the white die must be a five, and the golden one a worm in the next roll
    solution = solve(Kit("worms", white=1), exactly(10), path=path)
    assert solution.value() == pytest.approx((golden_worm + golden_one) / 2)


@everywhere
def test_one_die_and_a_weasel_by_hand(path: str) -> None:
    """S-weasel: a second roll for any die that is no worm."""
    assert solve(Kit(weasel=True, white=1), exactly(5), path=path).value() == pytest.approx(1 / 6 + 5 / 6 * 1 / 6)
