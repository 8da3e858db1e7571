"""Whole dice games played by the kernel, many at a time.

>>> from heckmeck.rules import game
>>> played = play(game("original"), ["random"] * 4, games=100, seed=1)
>>> played.shares.shape, float(played.shares.sum())
((100, 4), 100.0)
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from heckmeck import kernel
from heckmeck.forecast.ahead import NOT_AHEAD, Ahead
from heckmeck.forecast.net import Floats, Net
from heckmeck.kernel.boards import dice_rules, rows
from heckmeck.kernel.dice_moves import move_of
from heckmeck.rules.board import Board
from heckmeck.rules.dicegame import DiceGame
from heckmeck.rules.protocol import Move, Seat

PLAYERS: Final = ("random", "rooster", "champion")
"""The players in bulk: random moves, the rooster, and exact play against a net."""

KEEP: Final = ("moves", "samples")
"""Data of games that can be kept besides their results."""


@dataclass(frozen=True)
class Samples:
    """The lessons of some games, by turn. Seats are in the order of the turn: the acting seat first."""

    features: NDArray[np.uint16]
    """The board before the turn: its features, filled up with `NO_FEATURE`."""
    forecasts: Floats
    """Every seat's chance to win before the turn, as the net that watches sees it; nothing if none watches."""
    backups: Floats
    """Every seat's chance to win, as the acting seat's net or the net that watches sees the endings of the turn, played in the best
    way. Without either net, it is the target. The acting seat's chance is exact. If there are several other seats, theirs are
    right to about 0.001."""
    targets: Floats
    """(1 - lambda) times the backup plus lambda times the target of the next turn (after the last turn, the outcome). Only the
    backup if the turn was played at random; only what followed if there is no backup."""
    outcomes: Floats
    """Every seat's share of the win."""
    games: NDArray[np.int64]
    """The number of the game."""
    at_random: NDArray[np.bool_]
    """The turn was played at random."""


@dataclass(frozen=True)
class Bulk:
    """The results of some games."""

    shares: Floats
    """By game and seat: 1 for a win, a part of it for a shared one."""
    scores: NDArray[np.int16]
    """By game and seat."""
    turns: NDArray[np.int32]
    """By game."""
    seated: NDArray[np.int8]
    """By game and seat: which of the players sat there."""
    samples: Samples
    """As far as they are kept."""
    _moves: NDArray[np.uint32]
    """Of all games."""
    _ends: NDArray[np.int64]
    """By game: where its moves end."""

    def moves(self, game: int) -> tuple[Move, ...]:
        """Every move of a game, luck's included, as a record has them; if they are kept."""
        start = self._ends[game - 1] if game else 0
        return tuple([move_of(number) for number in self._moves[start : self._ends[game]].tolist()])

    def by_player(self) -> Floats:
        """By game and player, the shares of the wins."""
        shares = np.empty_like(self.shares)
        np.put_along_axis(shares, self.seated.astype(np.int64), self.shares, axis=1)
        return shares


def play(
    game: DiceGame,
    players: Sequence[str],
    games: int,
    seed: int,
    *,
    first: int = 0,
    start: tuple[Board, Seat] | None = None,
    nets: Net | Sequence[Net | None] | None = None,
    noise: float = 0.0,
    lambda_: float = 1.0,
    rotate: bool = False,
    keep: Collection[str] = (),
    path: str | None = None,
    watch: Net | None = None,
    looks: Ahead = NOT_AHEAD,
) -> Bulk:
    """Plays the games from number `first` on; each depends on the seed and its own number alone.

    `players` are named by seat, and so are the champions' `nets`, unless one net is for all of them. Whoever `rotate`s moves up one
    seat from game to game, net and all. A roll-out has a `start`: the board that every game begins with, and the seat to act.
    `noise` is the part of the turns that is played at random instead, `lambda_` is what `Samples.targets` says. `keep` names what
    is kept besides the results (`KEEP`), and `path` is an instruction set if it is not to be the fastest. With a net to `watch`,
    every backup of the samples is its own, whoever plays the turn, and it `looks` ahead.
    """
    rules = dice_rules(game, len(players))
    by_seat = _by_seat(nets, len(players))
    # The kernel solves a turn once if the net that plays it is also the one that watches.
    watching = None if watch is None else by_seat[0] if watch is nets else watch.in_kernel()
    path = path or kernel.instruction_sets()[0]
    if not set(keep) <= set(KEEP):
        raise ValueError(f"{', '.join(KEEP)} can be kept, not {', '.join(sorted(keep))}")

    board, seat = (None, 0) if start is None else (rows(game, [start[0]])[0], start[1])

    luck = (first, games, seed % 2**64, noise)
    kept = ("moves" in keep, "samples" in keep)
    played = kernel.play_games(rules, list(players), by_seat, board, seat, *luck, lambda_, rotate, *kept, path, watching, *looks)
    return Bulk(
        played.shares,
        played.scores,
        played.turns,
        _seated(len(players), games, first, rotate),
        Samples(
            played.features,
            played.forecasts,
            played.backups,
            played.targets,
            played.outcomes,
            played.games,
            played.at_random.view(np.bool_),
        ),
        played.moves,
        played.ends,
    )


def _by_seat(nets: Net | Sequence[Net | None] | None, players: int) -> list[kernel.Net | None]:
    if nets is None:
        return [None] * players
    if isinstance(nets, Net):
        return [nets.in_kernel()] * players
    return [None if net is None else net.in_kernel() for net in nets]


def _seated(players: int, games: int, first: int, rotate: bool) -> NDArray[np.int8]:
    """Which player sits where in each game."""
    shifts = first + np.arange(games) if rotate else np.zeros(games, np.int64)
    return ((np.arange(players) + shifts[:, None]) % players).astype(np.int8)
