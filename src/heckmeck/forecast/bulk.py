"""Whole dice games played by the kernel, many at a time.

>>> from heckmeck.rules import game
>>> played = play(game("original"), ["random"] * 4, games=100, seed=1)
>>> played.shares.shape, float(played.shares.sum())
((100, 4), 100.0)
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final, Literal

import numpy as np
from numpy.typing import NDArray

from heckmeck.forecast.moves import SPECIALISTS, move_of
from heckmeck.rules.dicegame import DiceGame
from heckmeck.rules.protocol import Move
from heckmeck.solver import _kernel

PLAYERS: Final = ("random",)
"""Who can play in bulk."""

Keep = Literal["moves"]


@dataclass(frozen=True)
class Bulk:
    """What became of some games."""

    shares: NDArray[np.float32]
    """By game and seat: 1 for a win, a part of it for a shared one."""
    scores: NDArray[np.int16]
    """By game and seat."""
    turns: NDArray[np.int32]
    """By game."""
    seated: NDArray[np.int8]
    """By game and seat: which of the players sat there."""
    numbers: NDArray[np.uint32]
    """The moves of all games."""
    ends: NDArray[np.int64]
    """By game: where its moves end."""

    def moves(self, game: int) -> tuple[Move, ...]:
        """Every move of a game, luck's included, as a record has them."""
        start = self.ends[game - 1] if game else 0
        return tuple([move_of(number) for number in self.numbers[start : self.ends[game]].tolist()])

    def by_player(self) -> NDArray[np.float32]:
        """By game and player, the shares of the wins."""
        shares = np.empty_like(self.shares)
        np.put_along_axis(shares, self.seated.astype(np.int64), self.shares, axis=1)
        return shares


def kernel_rules(game: DiceGame, players: int) -> _kernel.Rules:
    """The game as the kernel knows it."""
    components = game.components
    return _kernel.Rules.of(
        players,
        list(components.portions),
        [(SPECIALISTS.index(specialist), portion) for specialist, portion in components.specialists],
        components.bratworms,
        game.any_lower,
        game.turn_over,
        game.golden_die == "plain",
    )


def play(
    game: DiceGame,
    players: Sequence[str],
    games: int,
    seed: int,
    *,
    first: int = 0,
    rotate: bool = False,
    threads: int = 1,
    keep: Collection[Keep] = (),
) -> Bulk:
    """Plays games number `first` and following; each depends on the seed and its own number alone.

    `players` are named by seat. If they `rotate`, they move up one seat from game to game.
    """
    rules = kernel_rules(game, len(players))

    def part(start: int, count: int) -> _kernel.Kept:
        return _kernel.play_games(rules, list(players), first + start, count, seed % 2**64, rotate, "moves" in keep)

    bounds = np.linspace(0, games, threads + 1).astype(np.int64).tolist()
    shares = list(zip(bounds[:-1], np.diff(bounds).tolist(), strict=True))
    if threads == 1:
        parts = [part(*shares[0])]
    else:
        with ThreadPoolExecutor(threads) as pool:
            parts = list(pool.map(lambda share: part(*share), shares))
    return _joined(parts, len(players), first, rotate)


def _joined(parts: list[_kernel.Kept], players: int, first: int, rotate: bool) -> Bulk:
    """The games of all parts in their order."""
    shares = np.concatenate([part.shares for part in parts])
    seats = np.arange(players)
    shift = first + np.arange(len(shares)) if rotate else np.zeros(len(shares), np.int64)
    before = np.cumsum([0, *[len(part.moves) for part in parts]])
    return Bulk(
        shares,
        np.concatenate([part.scores for part in parts]),
        np.concatenate([part.turns for part in parts]),
        ((seats + shift[:, None]) % players).astype(np.int8),
        np.concatenate([part.moves for part in parts]),
        np.concatenate([part.ends + start for part, start in zip(parts, before, strict=False)]),
    )
