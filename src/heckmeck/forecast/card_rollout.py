"""Roll-outs of Heckmeck am Karteneck: the kernel plays on from a position to the end many times, by its patient rule."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

import numpy as np

from heckmeck.batches import ALONE, Crew
from heckmeck.forecast.rollout import Floats, RolledOut, certain, tallied
from heckmeck.kernel import play_out_cards
from heckmeck.kernel.card_views import open_view
from heckmeck.rules.karteneck import Karteneck
from heckmeck.rules.karteneck.state import CardState

SEEDS: Final = 1_000_003
"""A prime, so that batches of different seeds share no luck."""


def roll_out_cards(game: Karteneck, state: CardState, games: int, seed: int, crew: Crew = ALONE) -> Iterator[RolledOut]:
    """Plays this many games from the position, all hands open as in the record, and reports after each batch."""
    if game.finished(state):
        winners = game.winners(state)
        yield certain(np.array([(seat in winners) / len(winners) for seat in range(state.players)]))
        return
    yield from tallied(partial(_games, state, seed), games, crew)


def _games(state: CardState, seed: int, first: int, size: int) -> tuple[Floats, Floats]:
    """By game and seat, the shares of the wins. What luck did is not known."""
    rounds = state.reserve // state.players + 1
    shares = play_out_cards(open_view(state), [], rounds, size, (seed * SEEDS + first) % 2**64)[0].astype(np.float64)
    return shares, shares
