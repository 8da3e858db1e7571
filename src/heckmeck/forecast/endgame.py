"""Exact endgames of two players, by the kernel.

Once few portions are left in the game, all boards that can still come about are few enough to be solved. The solution is each
seat's chance to win there when both play every turn in the best way.
"""

from __future__ import annotations

from typing import Final

from heckmeck import kernel
from heckmeck.forecast.net import Net
from heckmeck.kernel.boards import dice_rules, rows
from heckmeck.rules.board import Board
from heckmeck.rules.dicegame import DiceGame
from heckmeck.rules.protocol import Seat

MOST_BOARDS: Final = 6000
"""Solved in about a second. A board is counted as the seat to act sees it, whichever seat that is."""

TOLERANCE: Final = 1e-7
"""Values of turns that would change by less are left as they are."""


class Endgame:
    """A solved endgame, from one board on."""

    def __init__(self, game: DiceGame, solved: kernel.Endgame) -> None:
        self.game: Final = game
        self._solved: Final = solved

    @property
    def boards(self) -> int:
        """The number of endgames, from the view of the seat to act."""
        return self._solved.boards

    @property
    def change(self) -> float:
        """By how much the value of a turn might still change. More than the tolerance only where the search was given up."""
        return self._solved.change

    def chance(self, board: Board, seat: Seat) -> float:
        """The chance to win of the seat to act. An `IndexError` on a board that cannot come about any more."""
        return self._solved.chance(rows(self.game, [board])[0], seat)

    def chance_if_played(self, board: Board, seat: Seat, net: Net | None) -> float:
        """The same if the seat plays this one turn as a champion with the net, or without one as the rooster, and then exactly."""
        by = None if net is None else net.in_kernel()
        return self._solved.chance_if_played(rows(self.game, [board])[0], seat, by, kernel.instruction_sets()[0])


def solve_endgame(
    game: DiceGame, board: Board, seat: Seat, most: int = MOST_BOARDS, tolerance: float = TOLERANCE
) -> Endgame | None:
    """The endgame from this board on with the seat to act, or None if it has more than `most` boards.

    Two seats that would both rather pass for ever than take anything count as sharing the win.
    """
    rules = dice_rules(game, len(board.stacks))
    solved = kernel.solve_endgame(rules, rows(game, [board])[0], seat, most, tolerance, kernel.instruction_sets()[0])
    return None if solved is None else Endgame(game, solved)
