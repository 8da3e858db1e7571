"""What every way to make a net shares: who works on it, its seeds, its games, and its file."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

import numpy as np
from numpy.typing import NDArray

from heckmeck.batches import ALONE, Crew, in_batches
from heckmeck.forecast.interval import Z95
from heckmeck.forecast.net import Net
from heckmeck.rules.dicegame import DiceGame

if TYPE_CHECKING:
    from heckmeck.forecast.bulk import Bulk

GAMES_AT_ONCE: Final = 250
"""Games against roosters that one worker plays in one go."""


@dataclass(frozen=True)
class WinRate:
    """The share of games won, a shared win counted as a fraction, and half the width of the 95% interval."""

    games: int
    share: float
    half_width: float


@dataclass(frozen=True)
class Progress:
    """The present phase of a round, and its progress."""

    round: int
    phase: Literal["play", "learn", "check", "compare"]
    done: int
    total: int


@dataclass(frozen=True)
class Samples:
    """Rows of active features, filled up with 65535, and every seat's chance, counted from the seat to act."""

    features: NDArray[np.uint16]
    targets: NDArray[np.float32]

    @classmethod
    def joined(cls, parts: list[Samples]) -> Samples:
        return cls(np.concatenate([part.features for part in parts]), np.concatenate([part.targets for part in parts]))


class Making:
    """A net in the making. A crew plays its games, or else threads do; it learns here, on threads. The same seed gives the same
    net, whoever plays and on however many threads."""

    def __init__(
        self,
        game: DiceGame,
        players: int,
        seed: int,
        threads: int = 1,
        crew: Crew | None = None,
    ) -> None:
        self.game: Final = game
        self.players: Final = players
        self.seed: Final = seed
        self.threads: Final = threads
        self.net: Net | None = None
        """The net after the last finished round."""
        self.final: WinRate | None = None
        self._crew = crew or (Crew(ThreadPoolExecutor(threads), threads) if threads > 1 else ALONE)

    def _seed(self, purpose: str, *numbers: int) -> int:
        """A seed that no other round, purpose or net shares."""
        text = "/".join([*self._title(), purpose, *map(str, numbers)])
        return int.from_bytes(sha256(text.encode()).digest()[:8])

    def _title(self) -> list[str]:
        return [self.game.id, str(self.players), str(self.seed)]

    def play_tables(self, tables: Sequence[Callable[[], Bulk]]) -> Iterator[list[Bulk]]:
        """The games of all tables in their order, batch by batch."""
        return in_batches(lambda first, count: partial(_play, tables[first : first + count]), len(tables), self._crew)

    def _against_roosters(
        self, net: Net, games: int, seeds: Sequence[int], number: int, shares: list[NDArray[np.float32]]
    ) -> Iterator[Progress]:
        """The net against roosters, in every seat equally often, with a seed for each; adds its part of every game."""
        from heckmeck.forecast import bulk

        each = -(-games // self.players)
        tables, seats = [], []
        for seat, seed in enumerate(seeds):
            names = ["rooster"] * self.players
            names[seat] = "champion"
            nets = [net if other == seat else None for other in range(self.players)]
            for done in range(0, each, GAMES_AT_ONCE):
                count = min(GAMES_AT_ONCE, each - done)
                tables.append(partial(bulk.play, self.game, names, count, seed, first=done, nets=nets))
                seats.append(seat)
        progress = Progress(number, "check", 0, self.players * each)
        for batch in self.play_tables(tables):
            yield progress
            for played in batch:
                shares.append(played.shares[:, seats[len(shares)]])
                progress = replace(progress, done=progress.done + len(played.shares))

    def save(self, folder: Path) -> Path:
        """Writes the net, and beside it how it was made."""
        assert self.net is not None
        file = folder / f"{self.game.id}-{self.players}.npz"
        self.net.save(file)
        file.with_suffix(".json").write_text(json.dumps(self.made(), indent=1) + "\n", encoding="utf-8")
        return file

    def made(self) -> dict[str, Any]:
        """How the net was made: everything needed to make it again."""
        return {"game": self.game.id, "players": self.players, "version": version("heckmeck"), "seed": self.seed}


def _play(tables: Sequence[Callable[[], Bulk]]) -> list[Bulk]:
    return [play() for play in tables]


def win_rate(shares: list[NDArray[np.float32]]) -> WinRate:
    joined = np.concatenate(shares)
    half_width = Z95 * float(joined.std(ddof=1, dtype=np.float64)) / math.sqrt(len(joined))
    return WinRate(len(joined), float(joined.mean(dtype=np.float64)), half_width)
