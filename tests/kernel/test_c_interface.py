"""The C interface gives the same as Python sees, to the last bit, and says what is wrong instead of throwing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from ctypes import byref, c_int, c_void_p

import numpy as np
import pytest
from c_interface import LIBRARY, Refused, call, kept, made, number, wide
from numpy.typing import NDArray

from heckmeck import kernel
from heckmeck.forecast import bulk, card_bulk
from heckmeck.forecast.net import Net, load
from heckmeck.kernel.boards import dice_rules, row, rows
from heckmeck.kernel.card_views import card_rules, seat_numbers, seat_view
from heckmeck.kernel.dice_moves import SPECIALISTS
from heckmeck.rules.board import Board
from heckmeck.rules.dicegame import DiceGame
from heckmeck.rules.karteneck import Karteneck
from heckmeck.rules.karteneck.cards import PORTIONS, PUT_ASIDE, worms
from heckmeck.rules.karteneck.view import View
from heckmeck.rules.protocol import Seat
from heckmeck.rules.registry import DELUXE, ORIGINAL

FAST = kernel.instruction_sets()[0]
GAME = DiceGame("deluxe", DELUXE)


def dice(game: DiceGame, seats: int) -> tuple[object, ...]:
    components = game.components
    specialists = [number for who, portion in components.specialists for number in (SPECIALISTS.index(who), portion)]
    portions = list(components.portions)
    return seats, portions, len(portions), specialists, len(specialists) // 2, components.bratworms, 0, 0, 0


@contextmanager
def c_net(net: Net) -> Iterator[c_void_p]:
    with made("net", "net_new", len(net.w1), len(net.b1), net.players, *net.weights) as handle:
        yield handle


def some_boards(players: int) -> list[tuple[Board, Seat]]:
    """The boards of a game of roosters, and each seat to act."""
    state = GAME.new(players)
    found = []
    for move in bulk.play(GAME, ["rooster"] * players, games=1, seed=3, keep=("moves",)).moves(0):
        before, (state, _) = state, GAME.apply(state, move)
        if state.seat != before.seat:
            found.append((state.board, state.seat))
    return found


def test_the_machine_runs_the_same_instruction_set() -> None:
    assert LIBRARY.heckmeck_instruction_set().decode() == kernel.instruction_set()


@pytest.mark.parametrize("rows", [1, 2])
@pytest.mark.parametrize("golden", [0, 1])
@pytest.mark.parametrize("weasel", [0, 1])
def test_turns(rows: int, golden: int, weasel: int) -> None:
    table = np.random.default_rng(1).normal(0, 5, (rows, 103))
    expected = kernel.solve(8, bool(golden), bool(weasel), table, FAST)
    with made("turn", "turn_solve", 8, golden, weasel, rows, table) as turn:
        for state in ((0, 8, golden, 0, 0), (1 << 5, 6, golden, 10, 0), (3, 5, golden, 2 + 3, 0)):
            faces, white, gold, total, bratworm = state
            assert number("turn_roll", turn, *state, weasel) == expected.roll(
                faces, white, bool(gold), total, bool(bratworm), bool(weasel)
            )
            assert number("turn_settle", turn, *state, weasel) == expected.settle(
                faces, white, bool(gold), total, bool(bratworm), bool(weasel)
            )
        chances = np.ones((rows, 103))
        call("turn_endings", turn, 0, 8, golden, 0, 0, weasel, 1e-12, chances)
        assert np.array_equal(chances, expected.endings(0, 8, bool(golden), 0, False, bool(weasel), 1e-12))


def test_features_and_forecasts() -> None:
    positions = some_boards(3)
    boards, seats = rows(GAME, [board for board, _ in positions]), [seat for _, seat in positions]
    net, python = load("deluxe", 3), dice_rules(GAME, 3)
    with made("rules", "rules_new", *dice(GAME, 3)) as rules, c_net(net) as c:
        assert LIBRARY.heckmeck_row_size(rules) == boards.shape[1]
        assert LIBRARY.heckmeck_feature_count(rules) == python.feature_count
        found = np.empty((len(boards), LIBRARY.heckmeck_feature_width(rules)), np.uint16)
        call("features", rules, boards, seats, len(boards), found)
        assert np.array_equal(found, kernel.features(python, boards, np.array(seats, np.int64)))
        chances = np.empty((len(boards), 3), np.float32)
        call("forecast", rules, c, boards, seats, len(boards), chances)
        assert np.array_equal(chances, kernel.forecast(python, net.in_kernel(), boards, np.array(seats, np.int64), FAST))


@pytest.mark.parametrize("rolled_out", [False, True])
def test_dice_games_and_roll_outs(rolled_out: bool) -> None:
    start = some_boards(3)[20] if rolled_out else None
    net = load("deluxe", 3)
    names = ["champion", "random", "rooster"]
    expected = bulk.play(GAME, names, games=20, seed=7, first=5, start=start, nets=net, rotate=True, keep=("moves",))
    board, seat = (None, 0) if start is None else (np.array(row(GAME, start[0]), np.uint8), start[1])
    with made("rules", "rules_new", *dice(GAME, 3)) as rules, c_net(net) as c:
        nets = (c_void_p * 3)(c, None, None)
        played = (rules, [2, 0, 1], nets, board, seat, wide(5), wide(20), wide(7), 1, 1)
        with pytest.raises(Refused, match="needs a net"):  # players who rotate take their nets along: the champion's is the first
            call("games_play", rules, [0, 2, 1], nets, None, 0, wide(0), wide(1), wide(1), 0, 0, byref(c_void_p()))
        with made("games", "games_play", *played) as games:
            assert np.array_equal(kept("games", games, "shares", 60), expected.shares.ravel())
            assert np.array_equal(kept("games", games, "scores", 60), expected.scores.ravel())
            assert np.array_equal(kept("games", games, "turns", 20), expected.turns)
            ends = kept("games", games, "ends", 20)
            assert np.array_equal(ends, expected._ends)
            assert np.array_equal(kept("games", games, "moves", ends[-1]), expected._moves)


def test_endgames() -> None:
    original = DiceGame("original", ORIGINAL)
    live = {22, 26, 25, 29}
    face_down = tuple([portion for portion in ORIGINAL.portions if portion not in live])
    board = Board((22, 26), face_down, (), ((25,), (29,)), (None, None), (0, 0), 0)
    there, start = np.array(row(original, board), np.uint8), np.array(row(original, original.new(2).board), np.uint8)
    expected = kernel.solve_endgame(dice_rules(original, 2), there, 0, 6000, 1e-7, FAST)
    assert expected is not None
    with made("rules", "rules_new", *dice(original, 2)) as rules:
        with made("endgame", "endgame_solve", rules, there, 0, 6000, 1e-7) as endgame:
            chances = np.empty(2)
            call("endgame_chances", endgame, there, 0, chances)
            assert chances.tolist() == expected.chances(there, 0)
            assert number("endgame_chance", endgame, there, 0) == chances[0]
            with pytest.raises(Refused, match="cannot come about"):
                number("endgame_chance", endgame, start, 0)
        with pytest.raises(Refused, match="too many boards"):
            call("endgame_solve", rules, start, 0, 100, 1e-7, byref(c_void_p()))


def card_view() -> View:
    """What a seat knows in the middle of a game."""
    game, state = Karteneck(), Karteneck().new(3)
    for move in card_bulk.play(["sly"] * 3, games=1, seed=4, keep_moves=True).moves(0)[:40]:
        state, _ = game.apply(state, move)
    while state.to_act is None:
        chances = game.chances(state)
        assert chances is not None
        state, _ = game.apply(state, chances.pick(0))
    view = game.view(state, state.seat)
    assert isinstance(view, View)
    return view


def cards(seats: int) -> tuple[object, ...]:
    pairs = [number for portion in PORTIONS for number in (portion, worms(portion))]
    return seats, PUT_ASIDE[seats], pairs, len(PORTIONS)


def test_cards_weighed_and_played_on() -> None:
    view = card_view()
    numbers = seat_numbers(view)
    python = seat_view(view)
    expected = kernel.weigh_cards(python, 3000, 9)
    with (
        made("card_rules", "card_rules_new", *cards(3)) as rules,
        made("card_view", "card_view_new", rules, numbers, len(numbers)) as c,
    ):
        actions, rollouts, values, found = np.empty(64, np.uint64), np.empty(64, np.int32), np.empty(64), c_int()
        call("cards_weigh", c, 3000, wide(9), 64, actions, rollouts, values, byref(found))
        size = found.value
        assert list(zip(actions[:size].tolist(), rollouts[:size].tolist(), values[:size].tolist(), strict=True)) == expected
        chances = np.empty((2, 50, 3), np.float32)
        call("cards_play_out", c, actions, 2, 3, 50, wide(9), chances)
        assert np.array_equal(chances, kernel.play_out_cards(python, actions[:2].tolist(), 3, 50, 9))
        with pytest.raises(Refused, match="nothing to play"):
            call("cards_play_out", c, actions, 2, 0, 50, wide(9), chances)


def test_card_games() -> None:
    rules = kernel.play_card_games(card_rules(3), [("champion", 500), ("former", 500), ("random", 0)], 2, 6, 8, True, True)
    with (
        made("card_rules", "card_rules_new", *cards(3)) as c,
        made("card_games", "card_games_play", c, [5, 6, 0], [500, 500, 0], wide(2), wide(6), wide(8), 1, 1) as games,
    ):
        assert np.array_equal(kept("card_games", games, "shares", 18), rules.shares.ravel())
        assert np.array_equal(kept("card_games", games, "scores", 18), rules.scores.ravel())
        ends: NDArray[np.int64] = kept("card_games", games, "ends", 6)
        assert np.array_equal(ends, rules.ends)
        assert np.array_equal(kept("card_games", games, "moves", ends[-1]), rules.moves)


@pytest.mark.parametrize(
    ("name", "arguments", "why"),
    [
        ("turn_solve", (0, 0, 0, 1, np.zeros(103)), "one to nine dice"),
        ("turn_solve", (8, 0, 0, 3, np.zeros(309)), "one row, or two"),
        ("rules_new", (8, [21], 1, [], 0, 0, 0, 0, 0), "two to seven"),
        ("rules_new", (2, [37], 1, [], 0, 0, 0, 0, 0), "no such portion"),
        ("rules_new", (2, [21] * 19, 19, [], 0, 0, 0, 0, 0), "too many pieces"),
        ("rules_new", (2, [21], 1, [], 0, 0, 0, 3, 0), "no such house rule"),
        ("net_new", (0, 128, 2, *[np.zeros(1, np.float32)] * 6), "features"),
        ("net_new", (9, 100, 2, *[np.zeros(1, np.float32)] * 6), "128 or 256"),
        ("net_new", (9, 128, 8, *[np.zeros(1, np.float32)] * 6), "two to seven seats"),
        ("card_rules_new", (7, 0, [0] * 60, 30), "two to six"),
        ("card_rules_new", (2, 12, [0] * 58, 29), "thirty portions"),
    ],
)
def test_what_makes_no_sense_is_told(name: str, arguments: tuple[object, ...], why: str) -> None:
    handle = c_void_p()
    with pytest.raises(Refused, match=why):
        call(name, *arguments, byref(handle))
    assert handle.value is None


def test_every_error_has_words_of_its_own() -> None:
    words = [LIBRARY.heckmeck_message(error).decode() for error in range(60)]
    known = words[: words.index("no such error")]
    assert len(known) > 30
    assert len(set(known)) == len(known)
    assert set(words[len(known) :]) == {"no such error"}


def test_nothing_may_be_freed() -> None:
    for name in ("turn", "rules", "net", "games", "endgame", "card_rules", "card_view", "card_games"):
        getattr(LIBRARY, f"heckmeck_{name}_free")(None)
