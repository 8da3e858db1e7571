"""Nets that were never trained: they know nothing, but forecast something different for every board."""

from __future__ import annotations

from functools import cache

import numpy as np

from heckmeck.forecast.features import layout
from heckmeck.forecast.net import NARROW, Net
from heckmeck.rules import game
from heckmeck.rules.dicegame import DiceGame

SLIM = 128
"""Like the first nets, which knew nothing of the race."""


@cache
def random_net(name: str, players: int) -> Net:
    rules = game(name)
    assert isinstance(rules, DiceGame)
    rng = np.random.default_rng(1)
    shapes = [(layout(rules.components, players).race, SLIM), (SLIM,), (SLIM, NARROW), (NARROW,), (NARROW, players), (players,)]
    return Net(*(rng.normal(0, 0.1, shape).astype(np.float32) for shape in shapes))
