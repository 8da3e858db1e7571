"""Whole games of Heckmeck am Karteneck played by the kernel, many at a time.

>>> played = play(["sly", "random", "random"], games=300, seed=1)
>>> played.shares.shape, float(played.shares.sum())
((300, 3), 300.0)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from heckmeck import kernel
from heckmeck.forecast.net import Floats
from heckmeck.kernel.card_moves import moves_of
from heckmeck.kernel.card_views import card_rules
from heckmeck.rules.protocol import Move

PLAYERS: Final = ("random", "thumb", "sly", "patient", "rooster", "champion", "former")
"""The players in bulk: random moves, three quick rules, the rooster, the champion with a given effort, and the former champion,
who played for worms (`bench/card_champion.py`)."""


@dataclass(frozen=True)
class CardSamples:
    """The moments between two rounds of some games."""

    features: NDArray[np.float32]
    """By moment, seat and feature (`kernel/cards/horizon.cpp`)."""
    chances: NDArray[np.float32]
    """By moment and seat: the chance to win, as the champion forecasts it."""
    rounds_left: NDArray[np.int16]
    games: NDArray[np.int64]
    """By moment: its game's place among those played."""


@dataclass(frozen=True)
class CardBulk:
    """The results of some games."""

    shares: Floats
    """By game and player: 1 for a win, a part of it for a shared one. A player who rotates is followed from seat to seat."""
    scores: NDArray[np.int16]
    """By game and seat."""
    _moves: NDArray[np.uint64]
    """Of all games."""
    _ends: NDArray[np.int64]
    """By game: where its moves end."""
    samples: CardSamples
    """Empty unless they are kept."""

    def moves(self, game: int) -> tuple[Move, ...]:
        """Every move of a game, luck's included, as a record has them; if they are kept."""
        start = self._ends[game - 1] if game else 0
        return moves_of(self._moves[start : self._ends[game]].tolist(), self.scores.shape[1])


def play(
    players: Sequence[str],
    games: int,
    seed: int,
    *,
    first: int = 0,
    efforts: int | Sequence[int] = 0,
    rotate: bool = False,
    keep_moves: bool = False,
    keep_samples: bool = False,
    weights: NDArray[np.float64] | None = None,
) -> CardBulk:
    """Plays the games from number `first` on; each depends on the seed and its own number alone.

    `players` are named by seat, and so are the champions' `efforts`, unless all share one. Whoever `rotate`s moves down one
    seat from game to game, and as many games as there are seats are dealt alike. With `weights` the champions forecast by these
    and not by those that were fitted.
    """
    count = len(players)
    by_player = [efforts] * count if isinstance(efforts, int) else list(efforts)
    kept = kernel.play_card_games(
        card_rules(count),
        list(zip(players, by_player, strict=True)),
        first,
        games,
        seed % 2**64,
        rotate,
        keep_moves,
        keep_samples,
        weights,
    )
    shares: Floats = kept.shares
    if rotate:
        seats = (np.arange(count) - first - np.arange(games)[:, None]) % count
        shares = np.take_along_axis(kept.shares, seats, axis=1)
    features = kept.features.reshape(-1, count, kept.features.shape[1])
    samples = CardSamples(features, kept.chances, kept.rounds_left, kept.games - first)
    return CardBulk(shares, kept.scores, kept.moves, kept.ends, samples)
