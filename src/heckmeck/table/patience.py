"""How long a table waits: for somebody who is away, and for a decision. After that the others may let a bot play."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from heckmeck.rules import Seat
from heckmeck.table.refusals import Refused
from heckmeck.table.table import Table
from heckmeck.table.wire.outgoing import Wait

Clock = Callable[[], float]
"""The time in seconds since 1970."""


class Patience:
    """Notes since when people are away. Whoever is not here when a table is loaded has just left."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self._loaded = clock()
        self._left: dict[str, float] = {}

    def left(self, owner: str) -> None:
        """The last connection of somebody is gone."""
        self._left[owner] = self.clock()

    def check_away(self, table: Table, seat: Seat) -> None:
        """Raises Refused while somebody who is away may still come back."""
        seconds = self._away(table, seat)
        if seconds:
            raise Refused("not_possible", "back_soon", seconds=seconds)

    def check_decision(self, table: Table) -> None:
        """Raises Refused while the seat to act has time left."""
        if not table.decision_time:
            raise Refused("not_possible", "no_decision_time")
        seconds = self._thinking(table)
        if seconds:
            raise Refused("not_possible", "still_thinking", seconds=seconds)

    def waits(self, table: Table, here: Sequence[bool]) -> list[Wait]:
        """All that the table waits for, and for how much longer."""
        if (all(here) and not table.decision_time) or table.phase == "finished":
            return []
        people = [seat for seat, chair in enumerate(table.chairs) if chair.kind == "person" and chair.level is None]
        away = [Wait(seat, "away", self._away(table, seat), table.grace) for seat in people if not here[seat]]
        if not table.decision_time or table.to_act not in people:
            return away
        return [*away, Wait(table.to_act, "decision", self._thinking(table), table.decision_time)]

    def _away(self, table: Table, seat: Seat) -> int:
        since = self._left.get(table.chairs[seat].owner or "", self._loaded)
        return _rest(since + table.grace - self.clock())

    def _thinking(self, table: Table) -> int:
        return _rest((table.moved or self._loaded) + table.decision_time - self.clock())


def time_noted(table: Table, clock: Clock) -> int:
    """What a move of this table notes as its time; 0 where no decision has a limit."""
    return math.ceil(clock()) if table.decision_time else 0


def _rest(seconds: float) -> int:
    """Whole seconds, rounded up: whoever waits that long does not come too early."""
    return max(0, math.ceil(seconds))
