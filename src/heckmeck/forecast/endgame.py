"""Exact endgames, by the kernel.

Once few portions are left in the game, all boards that can still come about are few enough to be solved. The solution is each
seat's chance to win there when all play every turn in the best way for themselves.

With two players there is only one solution. With more, the best turn of one seat may depend on the next seat's, and so on in a
circle. So seats mix turns by lot, and the solution is an equilibrium: nobody could gain by playing a turn otherwise. There may be
others. In a game with bratworms a seat chooses from whom to take one at the end of its turn, as in `heckmeck.solver.ends`.
"""

from __future__ import annotations

from typing import Final

from heckmeck import kernel
from heckmeck.forecast.ahead import NOT_AHEAD, Ahead
from heckmeck.forecast.net import Net
from heckmeck.kernel.boards import dice_rules, rows
from heckmeck.rules.board import Board
from heckmeck.rules.dicegame import DiceGame
from heckmeck.rules.protocol import Seat

MOST_BOARDS: Final = 6000
"""Solved in about a second. A board is counted as the seat to act sees it, whichever seat that is."""

TOLERANCE: Final = 1e-7
"""Values of turns that would change by less are left as they are."""
TOLERANCE_FOR_MORE: Final = 1e-5
"""The same with more than two seats. What is mixed takes long to settle."""


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
        """By how much the chances before a turn might still change, or the seat to act still gain by playing this turn otherwise.

        More than the tolerance only where the search was given up."""
        return self._solved.change

    def chances(self, board: Board, seat: Seat) -> tuple[float, ...]:
        """Every seat's chance to win, by seat number, with this seat to act. An `IndexError` on a board that cannot come about any
        more."""
        found = self._solved.chances(rows(self.game, [board])[0], seat)  # the seat to act first
        return tuple(found[-seat:] + found[:-seat])

    def chance(self, board: Board, seat: Seat) -> float:
        """The chance to win of the seat to act."""
        return self._solved.chances(rows(self.game, [board])[0], seat)[0]

    def chance_if_played(self, board: Board, seat: Seat, net: Net | None, looks: Ahead = NOT_AHEAD) -> float:
        """The same if the seat plays this one turn as a champion with the net, or without one as the rooster, and then exactly.

        A champion that `looks` ahead plays the boards after the turn on before it asks its net."""
        by = None if net is None else net.in_kernel()
        row = rows(self.game, [board])[0]
        return self._solved.chance_if_played(row, seat, by, kernel.instruction_sets()[0], *looks)


def solve_endgame(
    game: DiceGame, board: Board, seat: Seat, most: int = MOST_BOARDS, tolerance: float | None = None
) -> Endgame | None:
    """The endgame from this board on with the seat to act, or None if it has more than `most` boards.

    Seats that would all rather pass for ever than take anything count as sharing the win.
    """
    rules = dice_rules(game, len(board.stacks))
    if tolerance is None:
        tolerance = TOLERANCE if len(board.stacks) == 2 else TOLERANCE_FOR_MORE
    solved = kernel.solve_endgame(rules, rows(game, [board])[0], seat, most, tolerance, kernel.instruction_sets()[0])
    return None if solved is None else Endgame(game, solved)
