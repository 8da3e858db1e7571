"""The worth of a board to a seat, and the worth of every ending of its turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from heckmeck.rules.board import Board, Specialist, score
from heckmeck.rules.dicegame import DiceGame, DiceState
from heckmeck.rules.protocol import Seat
from heckmeck.solver.ends import ends_of, settlings

if TYPE_CHECKING:
    from heckmeck.solver import Payoff

Worth = Callable[[Board], float]
"""The worth to a seat of a board between two turns."""

NOTHING: Final[Mapping[Specialist, float]] = {}

HOLDING: Final[Mapping[Specialist, float]] = {
    Specialist.CANNED_WORM: 3.0,
    Specialist.HEN: 3.0,
    Specialist.WEASEL: 3.0,
    Specialist.GOLDEN_DIE: 4.0,
    Specialist.APPLE: -2.0,
}
"""The worth of a specialist on top of its own worms. The apple's three worms are not safe until the end."""


def own_worms(board: Board, seat: Seat) -> float:
    """The seat's own worms."""
    return float(score(board, seat))


def lead(board: Board, seat: Seat, holding: Mapping[Specialist, float] = HOLDING) -> float:
    """The seat's worms less the mean of its rivals', each with what its specialist is worth to it."""
    worths = [score(board, other) + _held(board, other, holding) for other in range(len(board.stacks))]
    own = worths[seat]
    return own - (sum(worths) - own) / (len(worths) - 1)


def _held(board: Board, seat: Seat, holding: Mapping[Specialist, float]) -> float:
    specialist = board.held[seat]
    return 0.0 if specialist is None else holding.get(specialist, 0.0)


def settled(game: DiceGame, state: DiceState, worth: Worth) -> float:
    """The worth of a state once its open questions are answered as well as can be."""
    return max(map(worth, settlings(game, state)))


def payoff(game: DiceGame, board: Board, seat: Seat, worth: Worth, bratworms: bool = True) -> Payoff:
    """The worth of every ending of the seat's turn: by worm and total, and of failing (see `heckmeck.solver`).

    With `bratworms` the endings after a bratworm earned on the way are told apart; without it, none can be earned any more.
    """
    from heckmeck.solver import TOTALS, Payoff

    ends = ends_of(game, board, seat, bratworms)
    worths = [worth(after) for after in ends.boards]
    best = [max([worths[number] for number in way]) for way in ends.ways]
    rows = [[best[way] for way in row] for row in ends.table]
    return Payoff.of([[row[:TOTALS], row[TOTALS:-1]] for row in rows], [row[-1] for row in rows])
