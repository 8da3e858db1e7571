"""Forecasts by a net."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest
from scenario import play

from heckmeck.forecast.features import layout
from heckmeck.forecast.net import NARROW, WIDE, Net, NoNet, load, read
from heckmeck.rules import game
from heckmeck.rules.board import Board, without
from heckmeck.rules.dicegame import DiceGame
from heckmeck.rules.portions import Stack
from heckmeck.rules.registry import ORIGINAL as COMPONENTS

ORIGINAL = DiceGame("original", COMPONENTS)


def random_net(rules: DiceGame, players: int, seed: int) -> Net:
    rng = np.random.default_rng(seed)
    shapes = [(layout(rules.components, players).size, WIDE), (WIDE,), (WIDE, NARROW), (NARROW,), (NARROW, players), (players,)]
    return Net(*(rng.normal(0, 0.2, shape).astype(np.float32) for shape in shapes))


def test_chances_are_those_of_the_three_layers() -> None:
    net = random_net(ORIGINAL, 3, seed=1)
    board = ORIGINAL.new(3).board
    shown = np.zeros(len(net.w1))
    shown[layout(ORIGINAL.components, 3).active(board, 1)] = 1
    wide = np.maximum(shown @ net.w1 + net.b1, 0)
    narrow = np.maximum(wide @ net.w2 + net.b2, 0)
    last = np.exp(narrow @ net.w3 + net.b3)
    from_seat_1 = last / last.sum()
    assert net.forecast(ORIGINAL, board, 1) == pytest.approx(np.roll(from_seat_1, 1), abs=1e-6)


@pytest.mark.parametrize("power", [0.5, 1.0, 1.4])
def test_a_sharpened_net_gives_every_chance_to_a_power(power: float) -> None:
    net = random_net(ORIGINAL, 3, seed=1)
    board = ORIGINAL.new(3).board
    raised = np.array(net.forecast(ORIGINAL, board, 1)) ** power
    assert net.sharpened(power).forecast(ORIGINAL, board, 1) == pytest.approx(raised / raised.sum(), abs=1e-6)


def test_every_row_of_a_batch_is_a_forecast_of_its_own() -> None:
    net = random_net(ORIGINAL, 4, seed=2)
    start = ORIGINAL.new(4).board
    boards = [ORIGINAL.after_stop(start, 0, total).board for total in range(21, 37)]
    rows = net.forecasts(ORIGINAL, boards, 1)
    np.testing.assert_allclose(rows, np.array([net.forecast(ORIGINAL, board, 1) for board in boards]), atol=1e-6)
    np.testing.assert_allclose(rows.sum(axis=1), 1)
    assert len({tuple(row) for row in rows}) == len(boards)


def test_a_game_that_is_over_is_not_forecast() -> None:
    """E1, E2: most worms, then the highest portion."""
    scene = play("""
        [game original]
        [players Ada, Ben, Cleo]
        [grill 21 22-24x 26-28x 30-36x]
        [stack Ada 29]
        [stack Ben 25]
        Ada: 1222WWWW>W 1222>1 stop = 21
    """)
    net = random_net(ORIGINAL, 3, seed=3)
    assert net.forecast(ORIGINAL, scene.state.board, scene.state.seat) == (1.0, 0.0, 0.0)


def test_a_shared_win_is_shared() -> None:
    """E2: tied with no portion at all."""
    scene = play("""
        [game original]
        [players Ada, Ben]
        [grill 21-36x]
    """)
    assert random_net(ORIGINAL, 2, seed=3).forecast(ORIGINAL, scene.state.board, 0) == (0.5, 0.5)


def test_a_net_is_saved_and_read(tmp_path: Path) -> None:
    net = random_net(ORIGINAL, 2, seed=4)
    file = tmp_path / "original-2.npz"
    net.save(file)
    again = read(file)
    for one, other, rounded in zip(net.weights, again.weights, net.rounded().weights, strict=True):
        assert other.dtype == np.float32
        np.testing.assert_allclose(one, other, atol=0.005)
        np.testing.assert_array_equal(other, rounded)
    board = ORIGINAL.new(2).board
    assert again.forecast(ORIGINAL, board, 0) == pytest.approx(net.forecast(ORIGINAL, board, 0), abs=0.02)


def test_a_net_that_was_never_learnt() -> None:
    with pytest.raises(NoNet, match="no net for karteneck with 3 players"):
        load("karteneck", 3)


NETS = sorted([file.name for file in (files("heckmeck.forecast") / "nets").iterdir() if file.name.endswith(".npz")])


@pytest.mark.parametrize("name", NETS)
def test_every_net_that_comes_along_fits_its_game(name: str) -> None:
    """Nobody has an edge worth the name at the start, and whoever has far more worms at the end is the one to bet on."""
    id_, players = name.removesuffix(".npz").split("-")
    rules, seats = game(id_), int(players)
    assert isinstance(rules, DiceGame)
    net = load(id_, seats)
    assert net is load(id_, seats)
    start = rules.new(seats).board
    assert net.forecast(rules, start, 0) == pytest.approx([1 / seats] * seats, abs=0.1)
    *turned_over, a, b, c, d = without(start.face_up, 21)
    stacks: tuple[Stack, ...] = ((a, b, c, d), *[()] * (seats - 1))
    rich = Board((21,), tuple(turned_over), (), stacks, start.held, start.bratworms, start.supply)
    assert all(net.forecast(rules, rich, seat)[0] > 0.9 for seat in range(seats))
