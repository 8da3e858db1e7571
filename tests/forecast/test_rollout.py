"""Roll-outs: the right chances, honest intervals, and known luck left out."""

from __future__ import annotations

from itertools import islice

import numpy as np
import pytest

from heckmeck.forecast.card_rollout import roll_out_cards
from heckmeck.forecast.interval import Z95
from heckmeck.forecast.net import load
from heckmeck.forecast.outlook import Outlook
from heckmeck.forecast.rollout import BATCH, RolledOut, batches, roll_out, turn_ends
from heckmeck.notation import read, read_id
from heckmeck.rules.board import Board
from heckmeck.rules.dicegame import DiceGame, DiceState
from heckmeck.rules.karteneck import Karteneck
from heckmeck.rules.turn import BARE
from heckmeck.solver import at_least, solve

START = "original_21-36_-_-_1"


def position(text: str) -> tuple[DiceGame, DiceState]:
    rules, state = read_id(text)
    assert isinstance(rules, DiceGame)
    return rules, state


def rolled_out(text: str, player: str, games: int, seed: int = 1) -> RolledOut:
    *_, last = roll_out(*position(text), player, games, seed)
    return last


@pytest.mark.parametrize("player", ["champion", "rooster"])
@pytest.mark.parametrize("portion", [21, 29])
def test_the_last_portion_goes_to_who_reaches_it_first(portion: int, player: str) -> None:
    """With empty stacks a failed attempt changes nothing (F3), so the chance is known: v = p + (1 - p) (1 - v)."""
    exact = 1 / (2 - solve(BARE, at_least(portion)).value())
    found = rolled_out(f"original_{portion}_-_-_1", player, 2000)
    assert found.games == 2000
    assert abs(found.chances[0] - exact) < 4 * found.half_widths[0] / Z95
    assert sum(found.chances) == pytest.approx(1)


def test_known_luck_is_left_out_and_nothing_else() -> None:
    """With and without it the mean is the same, but the spread is not."""
    rules, state = position(START)
    *_, found = roll_out(rules, state, "champion", 1000, 3)
    assert found.gain > 20
    plain = 4 * found.half_widths[0] / Z95 * found.gain**0.5
    by_outcome = rolled_out(START, "champion", 1000, 4)
    assert abs(by_outcome.chances[0] - found.chances[0]) < plain / 4
    assert sum(found.chances) == pytest.approx(1, abs=1e-4)


def test_three_players_share_all_chances() -> None:
    found = rolled_out("original_21-30_31_32,33_34,35,36_2,55", "champion", 200)
    assert sum(found.chances) == pytest.approx(1, abs=1e-3)
    assert found.gain > 2


def test_the_same_seed_gives_the_same_games_and_another_one_others() -> None:
    first, again, other = [rolled_out("original_21-24_25_26_1", "rooster", 300, seed) for seed in (1, 1, 2)]
    assert first == again
    assert first != other


def test_it_reports_on_the_way_and_can_be_stopped() -> None:
    reports = roll_out(*position("original_21-24_25_26_1"), "rooster", 10_000, 1)
    some = list(islice(reports, 3))
    assert [one.games for one in some] == [BATCH, 2 * BATCH, 3 * BATCH]
    assert some[0].half_widths > some[2].half_widths


def test_no_batch_has_one_game_alone() -> None:
    for games in range(2, 4 * BATCH):
        sizes = [size for _, size in batches(games)]
        assert sum(sizes) == games
        assert min(sizes) > 1
        firsts = [first for first, _ in batches(games)]
        assert firsts == [sum(sizes[:number]) for number in range(len(sizes))]


def test_a_game_that_is_over_needs_no_games() -> None:
    found = rolled_out("original_-_21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36_-_1", "champion", 100)
    assert found == RolledOut(0, (1.0, 0.0), (0.0, 0.0), 1.0)


POINTS = [
    START,
    "original_21-26,28-36_27_-_2,444W,1235",
    "original_21-36_-_-_1,444W",
    "original_21-36_-_-_1,444W,air",
    "deluxe_11,13,21-24,26-36_25,w_-_1,55,555555",
    "deluxe_11c,13,21h,22,23r,24,25w,26,28,29a,30-36_27,g_-_1,55,112344g1",
    "original,any_21,25,29_-_22,23,26,27,28,30,31,32,33,34,35,36_1,555WWW,take",
    "extrawurm_11,13,21-36_b1_b3_b3_1,11,from",
    "deluxe_11,13,21-23,25-26,28-36_27,24_-_1,144WWW,keep-gw",
]


@pytest.mark.parametrize("text", POINTS)
def test_a_turn_leaves_its_boards_with_the_chances_that_the_outlook_knows(text: str) -> None:
    rules, state = position(text)
    players = len(state.board.stacks)
    outlook = Outlook(rules, load(rules.id, players))
    worth = outlook.worth(state)

    def values(boards: list[Board]) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
        return np.array([worth(board) for board in boards])

    ends = turn_ends(rules, state, values)
    assert sum(ends.values()) == pytest.approx(1, abs=1e-6)
    expected = sum(chance * value for chance, value in zip(ends.values(), values(list(ends)), strict=True))
    assert expected == pytest.approx(outlook.within(state)[state.seat], abs=2e-3)


CARDS = """[game karteneck]
[players Ada, Ben]
[hand Ada 1 3 3 W5 W12 4]
[hand Ben 2 2 5 5 1 W7]

grill: 18 0
Ada: 3 3 +W25
"""


def test_cards_are_played_on_by_the_quick_rule() -> None:
    record = read(CARDS)
    assert isinstance(record.game, Karteneck)
    reports = list(roll_out_cards(record.game, record.end(), 2 * BATCH, 1))
    assert [one.games for one in reports] == [BATCH, 2 * BATCH]
    assert sum(reports[-1].chances) == pytest.approx(1)
    assert reports[-1].gain == 1.0
    assert list(roll_out_cards(record.game, record.end(), 2 * BATCH, 1)) == reports


def test_cards_that_are_over_need_no_games() -> None:
    stacks = "[stack Ada 0 0 0 16 17 18 19 20 21]\n[stack Ben 22 23 24 25 26 27 28 29 30]\n"
    record = read("[game karteneck]\n[players Ada, Ben]\n[hand Ada]\n[hand Ben]\n" + stacks)
    assert isinstance(record.game, Karteneck)
    assert [one.chances for one in roll_out_cards(record.game, record.end(), 100, 1)] == [(0.0, 1.0)]
