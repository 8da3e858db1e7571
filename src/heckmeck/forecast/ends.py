"""How a turn may end: for every ending the boards that it may leave, and every seat's chance to win with the one taken."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from heckmeck.rules.attempt import Prize, bratworm_boards, prizes
from heckmeck.rules.board import Board
from heckmeck.rules.dicegame import DiceGame, DiceState, kit
from heckmeck.rules.protocol import Seat
from heckmeck.rules.turn import BARE, Kit
from heckmeck.solver import START, TOTALS, Payoff, Point, solve
from heckmeck.solver.point import kit_of

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Ends:
    """The ways in which a seat's turn may end."""

    seat: Seat
    kit: Kit
    boards: list[Board]
    """All that the turn may leave."""
    ways: list[list[int]]
    """For each way to end the numbers of the boards among which the seat chooses as it answers the questions that are left."""
    table: NDArray[np.intp]
    """The number of the way, for every ending as a `Payoff` has them."""


def ends_of(game: DiceGame, board: Board, seat: Seat, bratworms: bool = True) -> Ends:
    """With `bratworms` the endings after a bratworm earned on the way are told apart; without it, none can be earned any more.

    Where the seat chooses from whom to take it (B2), it does so here at the end of the turn, in truth before the next roll. So a
    turn in which that may come is weighed a trifle too high until it has come.
    """
    # A bratworm makes no difference to what a total wins.
    won = [prizes(board, seat, total, game.any_lower) for total in range(TOTALS)]
    starts = [[board], bratworm_boards(board, seat)] if bratworms and game.components.bratworms else [[board]]
    numbers: dict[Board, int] = {}
    ways: list[list[int]] = []
    rows: list[list[int]] = []
    for start in starts:
        known: dict[tuple[Prize, ...], int] = {}
        for total, prize in enumerate(won):
            if prize not in known:
                known[prize] = len(ways)
                ways.append(_way(game, start, seat, total if prize else None, numbers))
        rows.append(_row(won, known))
    specialist = board.held[seat]
    own_kit = BARE if specialist is None else kit(specialist, game.golden_die)
    return Ends(seat, own_kit, list(numbers), ways, np.array(rows))


def _way(game: DiceGame, boards: list[Board], seat: Seat, total: int | None, numbers: dict[Board, int]) -> list[int]:
    """The boards that a stop with a total that wins something, or a failed attempt, may leave; new ones get the next number."""
    states = [game.after_failure(board, seat) if total is None else game.after_stop(board, seat, total) for board in boards]
    left = [board for state in states for board in _settled(game, state)]
    return [numbers.setdefault(board, len(numbers)) for board in left]


def _row(won: list[tuple[Prize, ...]], ways: dict[tuple[Prize, ...], int]) -> list[int]:
    """The ways of all endings: stops without and with a worm, then failing (T5-T9). No turn can win something by nothing."""
    return [ways[()]] * TOTALS + [ways[prize] for prize in won] + [ways[()]]


def _settled(game: DiceGame, state: DiceState) -> list[Board]:
    """Every board that answering the open questions may lead to."""
    if state.question is None:
        return [state.board]
    return [board for answer in game.legal(state) for board in _settled(game, game.apply(state, answer)[0])]


class SolvedTurn:
    """A turn played in the best way for the seat's own chance to win, given every seat's chance after it."""

    def __init__(self, ends: Ends, chances: Floats) -> None:
        """`chances` has a row for each of the boards that the turn may leave."""
        own = chances[:, ends.seat].tolist()
        taken = [max(way, key=own.__getitem__) for way in ends.ways]
        self._chances = chances[taken][ends.table]
        self._solution = solve(kit_of(ends.kit), Payoff(self._chances[:, :, ends.seat]))

    def at(self, point: Point = START) -> Floats:
        """Every seat's chance to win at this point of the turn."""
        found: Floats = np.tensordot(self._solution.endings(point).table, self._chances, axes=2)
        return found
