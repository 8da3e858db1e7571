"""Roll-outs of Heckmeck am Karteneck: the kernel plays on from a position to the end many times, by its patient rule."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np

from heckmeck.forecast.rollout import RolledOut, Tally, batches, certain
from heckmeck.kernel import play_out_cards
from heckmeck.kernel.card_views import open_view
from heckmeck.rules.karteneck import Karteneck
from heckmeck.rules.karteneck.state import CardState

SEEDS: Final = 1_000_003
"""A prime, so that batches of different seeds share no luck."""


def roll_out_cards(game: Karteneck, state: CardState, games: int, seed: int) -> Iterator[RolledOut]:
    """Plays this many games from the position, all hands open as in the record, and reports after each batch."""
    players = len(state.stacks)
    if game.finished(state):
        winners = game.winners(state)
        yield certain(np.array([(seat in winners) / len(winners) for seat in range(players)]))
        return
    tally = Tally()
    rounds = state.reserve // players + 1
    for first, size in batches(games):
        shares = play_out_cards(open_view(state), [], rounds, size, (seed * SEEDS + first) % 2**64)[0].astype(np.float64)
        yield tally.add(shares, shares)
