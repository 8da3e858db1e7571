"""Games and house rules to play in bulk, and the Python rules to replay them by."""

from __future__ import annotations

from itertools import product
from typing import Any

from heckmeck.forecast.bulk import Bulk
from heckmeck.rules import game
from heckmeck.rules.dicegame import DiceGame, State
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


def name_of(value: Any) -> str:
    if isinstance(value, DiceGame):
        return " ".join([value.id, *[f"{name}={option}" for name, option in value.options.items()]])
    return str(value)


def replay(rules: DiceGame, players: int, bulk: Bulk, number: int) -> State:
    """The end of a game by the Python rules, its result compared with what the kernel says."""
    state = rules.new(players)
    turns = 1
    for move in bulk.moves(number):
        seat = state.seat
        state, _ = rules.apply(state, move)
        turns += state.seat != seat
    assert rules.finished(state)
    winners = rules.winners(state)
    assert bulk.scores[number].tolist() == list(rules.scores(state))
    assert bulk.shares[number].tolist() == [
        float(bulk.shares.dtype.type(1 / len(winners))) * (s in winners) for s in range(players)
    ]
    assert bulk.turns[number] == turns
    return state
