"""Known results for eight white dice, a worm required."""

import pytest
from known_numbers import AT_LEAST
from turns import GOLDEN, point

from heckmeck.rules.turn import Kit
from heckmeck.solver import Payoff, at_least, exactly, expected_total, paths, solve

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
    assert solve(Kit(GOLDEN), at_least(46), path=path).value() == 0


@everywhere
def test_forty_takes_fives_and_worms_only(path: str) -> None:
    """40 is eight dice of five points; S-can: a ninth five comes out of the can."""
    chance = solve(Kit(), exactly(40), path=path).value()
    assert 0 < chance < solve(Kit(canned_worm=True), at_least(40), path=path).value()


@everywhere
def test_one_die_and_a_canned_worm_by_hand(path: str) -> None:
    """S-can: seven ones are aside. A worm is 5 as ever, and a face from 2 to 5 gets five points more; another one fails (T5)."""
    kit = Kit(canned_worm=True)
    last = point(kit, (7, 0, 0, 0, 0, 0), rolling=True)
    chances = {12: 1 / 6, 14: 1 / 6, 15: 1 / 6, 16: 1 / 6, 17: 1 / 6}
    for total in range(11, 19):
        assert solve(kit, exactly(total), path=path).value(last) == pytest.approx(chances.get(total, 0))
    assert solve(kit, at_least(12), path=path).value(last) == pytest.approx(5 / 6)


@everywhere
def test_one_golden_and_one_white_die_by_hand(path: str) -> None:
    """S-gold, C3: seven twos are aside; ten points more take a worm and another five."""
    kit = Kit(GOLDEN)
    last = point(kit, (0, 7, 0, 0, 0, 0), golden_in_hand=True, rolling=True)
    golden_worm = 1 / 6 * 1 + 1 / 6 * 1 / 2 + 3 / 6 * 1 / 6  # the white die: worm; five, laid aside for a golden worm; 1, 3, 4
    golden_worm += 1 / 6 * 1 / 6  # a two cannot be laid aside, so the golden worm is, and the white die is rolled again
    golden_one = 1 / 6 * 1 / 2  # the white die must be a five, and the golden one a worm in the next roll
    assert solve(kit, exactly(14 + 10), path=path).value(last) == pytest.approx((golden_worm + golden_one) / 2)


@everywhere
def test_one_die_and_a_weasel_by_hand(path: str) -> None:
    """S-weasel: a second roll for any die that is not a worm."""
    kit = Kit(weasel=True)
    last = point(kit, (7, 0, 0, 0, 0, 0), rolling=True)
    assert solve(kit, exactly(12), path=path).value(last) == pytest.approx(1 / 6 + 5 / 6 * 1 / 6)
