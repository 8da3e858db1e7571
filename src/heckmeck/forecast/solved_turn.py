"""A turn played for the chance to win the game: every seat's chance at each point of the turn."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from heckmeck.rules.protocol import Seat
from heckmeck.rules.turn import Kit, Turn
from heckmeck.solver import Payoff, solve
from heckmeck.solver.ends import Ends

Floats = NDArray[np.float64]


class SolvedTurn:
    """A turn played in the best way for the seat's own chance to win, given every seat's chance after it."""

    def __init__(self, seat: Seat, kit: Kit, ends: Ends, chances: Floats) -> None:
        """`chances` has a row for each of the boards that the turn may leave."""
        own = chances[:, seat].tolist()
        taken = [max(way, key=own.__getitem__) for way in ends.ways]
        self._chances = chances[taken][np.array(ends.table)]
        self._solution = solve(kit, Payoff(self._chances[:, :, seat]))

    def at(self, turn: Turn | None = None) -> Floats:
        """Every seat's chance to win at this point of the turn; without one, at its start."""
        found: Floats = np.tensordot(self._solution.endings(turn).table, self._chances, axes=2)
        return found
