"""Games and house rules to play in bulk, the Python rules to replay them by, and nets written plainly."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import numpy as np

from heckmeck.forecast.bulk import Bulk
from heckmeck.forecast.features import layout
from heckmeck.forecast.net import WIDE, Floats, Net
from heckmeck.rules import game
from heckmeck.rules.board import Board, score
from heckmeck.rules.dicegame import DiceGame, DiceState
from heckmeck.rules.portions import best
from heckmeck.rules.protocol import Move, Seat
from heckmeck.rules.registry import REGISTRY

NAMES = ("original", "extrawurm", "deluxe")


def dice_game(name: str, options: dict[str, str] | None = None) -> DiceGame:
    found = game(name, options)
    assert isinstance(found, DiceGame)
    return found


def all_games() -> list[DiceGame]:
    """Every dice game by every choice of house rules."""
    games = []
    for name in NAMES:
        options = REGISTRY[name].options
        games += [dice_game(name, dict(zip(options, values, strict=True))) for values in product(*options.values())]
    return games


def name_of(value: object) -> str:
    if isinstance(value, DiceGame):
        return " ".join([value.id, *[f"{name}={option}" for name, option in value.options.items()]])
    return str(value)


def steps(rules: DiceGame, players: int, moves: tuple[Move, ...]) -> Iterator[tuple[DiceState, Move, DiceState]]:
    state = rules.new(players)
    for move in moves:
        after, _ = rules.apply(state, move)
        yield state, move, after
        state = after


def boards_of(rules: DiceGame, players: int, bulk: Bulk, number: int) -> list[tuple[Board, Seat]]:
    """The board before every turn of a game, and the seat to act."""
    found: list[tuple[Board, Seat]] = []
    seat: Seat | None = None
    for before, _, _ in steps(rules, players, bulk.moves(number)):
        if before.seat != seat:
            found.append((before.board, before.seat))
            seat = before.seat
    return found


def outcome(rules: DiceGame, board: Board) -> list[float]:
    """What the end of the game brings every seat."""
    seats = range(len(board.stacks))
    winners = best([score(board, seat) for seat in seats], board.stacks)
    return [(seat in winners) / len(winners) for seat in seats]


def random_net(rules: DiceGame, players: int, seed: int) -> Net:
    """A net that knows nothing but that worms are good: units and outputs of the seats' scores stand out from random weights."""
    rng = np.random.default_rng(seed)

    def some(*shape: int) -> Floats:
        return rng.normal(0, 0.3 * shape[0] ** -0.5, shape).astype(np.float32)

    first, second, last = (
        rng.normal(0, 0.1, (layout(rules.components, players).size, WIDE)).astype(np.float32),
        some(WIDE, 32),
        some(32, players),
    )
    scores = len(rules.components.portions) * (2 + 5 * players)
    for r in range(players):
        first[scores + 32 * r : scores + 32 * (r + 1), r] += np.arange(32)
        second[r, r] += 0.5
        last[r, r] += 0.5
    return Net(first, some(WIDE), second, some(32), last, some(players))


def endless_net(rules: DiceGame, players: int) -> Net:
    """A net whose champions take nothing if they can help it: the more portions on the grill, the better for whoever acted last."""
    first = np.zeros((layout(rules.components, players).size, 128), np.float32)
    portions = len(rules.components.portions)
    face_up = portions * (2 + 5 * players) + players * (32 + 9)
    first[face_up : face_up + portions + 1, 0] = np.arange(portions + 1)
    second, last = np.zeros((128, 32), np.float32), np.zeros((32, players), np.float32)
    second[0, 0], last[0, -1] = 1, 1
    return Net(first, first[0], second, second[0], last, last[1])


def plain_forecast(rules: DiceGame, net: Net, board: Board, seat: Seat) -> Floats:
    """Every seat's chance by seat number, in double precision."""
    active = [feature for feature in layout(rules.components, net.players).active(board, seat) if feature < len(net.w1)]
    first = np.maximum(net.w1[active].sum(axis=0, dtype=np.float64) + net.b1, 0)
    second = np.maximum(first @ net.w2 + net.b2, 0)
    sums = second @ net.w3 + net.b3
    chances = np.exp(sums - sums.max())
    return np.roll(chances / chances.sum(), seat)
