"""The net that forecasts: from the active features of a board to every seat's chance to win.

Two layers of 128 or 256 and of 32 rectified units, and a softmax over the seats, counted from the seat to act. A game that is
over needs no forecast: its outcome is exact.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from importlib.resources import files
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from heckmeck.forecast.features import layout
from heckmeck.kind import Missing
from heckmeck.rules.board import Board, score
from heckmeck.rules.dicegame import DiceGame
from heckmeck.rules.portions import best
from heckmeck.rules.protocol import Seat

if TYPE_CHECKING:
    from heckmeck import kernel

Floats = NDArray[np.float32]

WIDE: Final = 256
"""The units of the first layer. The first nets had half as many, and some still have."""
NARROW: Final = 32
STEPS: Final = 127
"""Weights for the features are written in this many steps up or down: half the size, and hardly any change in the forecast."""


class NoNet(Missing):
    """There is no net for this game with this number of players."""

    def __init__(self, game: str, players: int) -> None:
        super().__init__("no_net", f"there is no net for {game} with {players} players", players=players)
        self.game = game
        self.players = players


@dataclass(frozen=True, eq=False)
class Net:
    """What was learnt for a game with a number of players."""

    w1: Floats
    b1: Floats
    w2: Floats
    b2: Floats
    w3: Floats
    b3: Floats

    @property
    def players(self) -> int:
        return len(self.b3)

    @property
    def weights(self) -> tuple[Floats, ...]:
        return (self.w1, self.b1, self.w2, self.b2, self.w3, self.b3)

    def __reduce__(self) -> tuple[type[Net], tuple[Floats, ...]]:
        """Sent to another process, it takes along its weights and nothing that was worked out from them."""
        return Net, self.weights

    def in_kernel(self) -> kernel.Net:
        """The net as the kernel reads it."""
        from heckmeck import kernel

        return kernel.Net.of(*[np.ascontiguousarray(part, np.float32) for part in self.weights])

    def forecast(self, game: DiceGame, board: Board, seat: Seat) -> tuple[float, ...]:
        """Every seat's chance to win, by seat, when this one is the next to act."""
        return tuple(self.forecasts(game, [board], seat)[0].tolist())

    def forecasts(self, game: DiceGame, boards: Sequence[Board], seat: Seat) -> NDArray[np.float64]:
        """The same for many boards at once: a row for each."""
        where = layout(game.components, self.players)
        rows = [where.active(board, seat) for board in boards]
        indices = np.array([row + [where.size] * (where.width - len(row)) for row in rows])
        chances = np.roll(self.chances(indices), seat, axis=1)
        for number, board in enumerate(boards):
            if not board.face_up:
                chances[number] = outcome(board)
        return chances

    def chances(self, features: NDArray[np.integer[Any]]) -> NDArray[np.float64]:
        """For rows of active features, filled up with any number that is no feature's: every seat's chance, from the one to act."""
        rows = np.minimum(features, len(self.w1))
        wide = np.maximum(self._padded.take(rows, axis=0).sum(axis=1) + self.b1, 0)
        narrow = np.maximum(wide @ self.w2 + self.b2, 0)
        last = (narrow @ self.w3 + self.b3).astype(np.float64)
        chances: NDArray[np.float64] = np.exp(last - last.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        return chances

    @cached_property
    def _padded(self) -> Floats:
        """The first layer's weights and a row of nothing, for rows with fewer active features."""
        return np.vstack([self.w1, np.zeros((1, len(self.b1)), np.float32)])

    def sharpened(self, power: float) -> Net:
        """The net that gives every chance to this power, and makes their sum 1 again: below 1 it is less sure of itself."""
        return replace(self, w3=self.w3 * np.float32(power), b3=self.b3 * np.float32(power))

    def rounded(self) -> Net:
        """The net as it will be read once it is saved."""
        return _from_file(self._to_file())

    def save(self, file: Path | IO[bytes]) -> None:
        np.savez_compressed(file, **self._to_file())

    def _to_file(self) -> dict[str, Any]:
        step = np.maximum(np.abs(self.w1).max(axis=0), 1e-6) / STEPS
        others = {name: getattr(self, name).astype(np.float16) for name in ("b1", "w2", "b2", "w3", "b3")}
        return {"w1": np.round(self.w1 / step).astype(np.int8), "step": step.astype(np.float32), **others}


def _from_file(arrays: Mapping[str, NDArray[Any]]) -> Net:
    w1 = arrays["w1"].astype(np.float32) * arrays["step"]
    return Net(w1, *(arrays[name].astype(np.float32) for name in ("b1", "w2", "b2", "w3", "b3")))


def outcome(board: Board) -> list[float]:
    """Every seat's share of the win if the game ended with this board (E2)."""
    seats = range(len(board.stacks))
    winners = best([score(board, seat) for seat in seats], board.stacks)
    return [1 / len(winners) if seat in winners else 0.0 for seat in seats]


def read(file: Path | IO[bytes]) -> Net:
    with np.load(file, allow_pickle=False) as arrays:
        return _from_file(arrays)


def how_made(game: str, players: int) -> Any:
    """The file beside a net that comes with the package."""
    return json.loads((files("heckmeck.forecast") / "nets" / f"{game}-{players}.json").read_text(encoding="utf-8"))


@cache
def load(game: str, players: int) -> Net:
    """The net that comes with the package."""
    found = files("heckmeck.forecast") / "nets" / f"{game}-{players}.npz"
    if not found.is_file():
        raise NoNet(game, players)
    with found.open("rb") as file:
        return read(file)
