"""The worth and the chance of a turn's endings: two tables with an entry for every ending.

A turn ends by stopping, with or without a worm and with some total (T6), or by a roll that fails (T5); either with or without a
bratworm earned on the way (B1). A canned worm is counted in: a stop that it saves is one with a worm and five points more (S-can).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from heckmeck.rules.dice import POINTS, WHITE_DICE
from heckmeck.rules.turn import CANNED_WORM_POINTS

Floats = NDArray[np.float64]

TOTALS: Final = max(POINTS) * (WHITE_DICE + 1) + CANNED_WORM_POINTS + 1
"""Totals run from 0 to 45 with nine dice, and to 50 with a canned worm."""
ENDINGS: Final = 2 * TOTALS + 1
"""The endings in a row of a table: stops as [worm][total], then failing."""


class Table:
    """A number for every ending.

    One row, or two if a bratworm makes a difference: the first without it, the second with it. `stop[bratworm, worm, total]` and
    `fail[bratworm]` are views of the read-only `table`.
    """

    __slots__ = ("table",)

    def __init__(self, table: Floats) -> None:
        if table.ndim != 2 or table.shape[0] not in (1, 2) or table.shape[1] != ENDINGS:
            raise ValueError(f"a table has one or two rows of {ENDINGS} endings, not the shape {table.shape}")
        self.table: Final = np.array(table, dtype=np.float64, order="C")
        self.table.flags.writeable = False

    @property
    def bratworms(self) -> bool:
        """Endings with and without a bratworm are told apart."""
        return len(self.table) == 2

    @property
    def stop(self) -> Floats:
        return self.table[:, :-1].reshape(-1, 2, TOTALS)

    @property
    def fail(self) -> Floats:
        return self.table[:, -1]


class Payoff(Table):
    """The worth of every ending: any finite numbers, larger is better."""

    __slots__ = ()

    @classmethod
    def of(cls, stop: ArrayLike, fail: ArrayLike = 0.0) -> Self:
        """From `stop[worm, total]` and a number for failing, or `stop[bratworm, worm, total]` and `fail[bratworm]`."""
        stops = np.asarray(stop, dtype=np.float64).reshape(-1, 2 * TOTALS)
        fails = np.broadcast_to(np.asarray(fail, dtype=np.float64), (len(stops),))
        table = np.column_stack((stops, fails))
        if not np.isfinite(table).all():
            raise ValueError("every payoff must be a finite number")
        return cls(table)

    @classmethod
    def from_totals(cls, worth: Callable[[int], float], fail: float = 0.0) -> Self:
        """Worth `worth(total)` with a worm and as much as failing without one (T6); bratworms make no difference."""
        return cls.of([[fail] * TOTALS, [worth(total) for total in range(TOTALS)]], fail)


class Endings(Table):
    """The chance of every ending."""

    __slots__ = ()

    def expected(self, payoff: Payoff) -> float:
        """The mean of the payoffs."""
        return float((self.table * payoff.table).sum())


def at_least(total: int) -> Payoff:
    """The chance to stop with this total or more, and a worm."""
    return Payoff.from_totals(lambda reached: float(reached >= total))


def exactly(total: int) -> Payoff:
    """The chance to stop with exactly this total, and a worm."""
    return Payoff.from_totals(lambda reached: float(reached == total))


def expected_total() -> Payoff:
    """The mean total; without a worm, or failing, it is 0."""
    return Payoff.from_totals(float)
