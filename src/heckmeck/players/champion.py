"""Bots for the dice games that play to win, not for worms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from heckmeck.chance import SeededLuck
from heckmeck.players.dice_bots import TurnSolver
from heckmeck.rules import Action, Game
from heckmeck.rules.attempt import prizes
from heckmeck.rules.board import Board
from heckmeck.rules.dicegame import DiceState
from heckmeck.rules.protocol import Seat
from heckmeck.solver.worth import lead

if TYPE_CHECKING:
    from heckmeck.forecast.net import Net

NEARLY_SURE: Final = 0.99
PATIENCE: Final = 4
"""If a champion would rather pass a turn, it plays one such turn in this many for its lead."""


class DiceChampion(TurnSolver):
    """Plays each turn exactly for its chance to win the game, as the forecast sees it after the turn.

    With an empty stack a failed attempt costs nothing (F3), so it may be best to fail on purpose: to pass. Champions that play
    each other could do so for ever. Therefore a champion that would pass plays the turn for its lead now and then, by its luck.
    """

    def begin(self, game: Game[Any], players: int, luck: SeededLuck) -> None:
        from heckmeck.forecast.net import load

        super().begin(game, players, luck)
        self._net: Net = load(game.id, players)
        self._for_the_win: bool | None = None
        """The goal of this turn, the win or the lead. At a table, a bot may take over in the middle of a turn."""

    def choose(self, view: DiceState, legal: Sequence[Action]) -> Action:
        if self._for_the_win is None or _begins(view):
            self._turn_begins(view)
        return super().choose(view, legal)

    def _turn_begins(self, view: DiceState) -> None:
        self._play_for(win=True)
        if self._would_pass(view) and self.luck.below(PATIENCE) == 0:
            self._play_for(win=False)

    def _play_for(self, win: bool) -> None:
        self._for_the_win = win
        self._solved = None

    def _would_pass(self, view: DiceState) -> bool:
        """Nothing can be lost, and the turn is almost certain to fail."""
        if view.board.stacks[view.seat] or view.question is not None:
            return False
        by_total: list[float] = self._solution(view).endings(view.turn).stop.sum(axis=0)[1].tolist()
        wins = [chance for total, chance in enumerate(by_total) if prizes(view.board, view.seat, total, self.game.any_lower)]
        return sum(wins) < 1 - NEARLY_SURE

    def worth(self, board: Board, seat: Seat) -> float:
        if not self._for_the_win:
            return lead(board, seat)
        return self._net.forecast(self.game, board, (seat + 1) % self.players)[seat]


class DiceFox(DiceChampion):
    """Sees half as far: by chance, it plays half of its turns for the win and the others for its lead."""

    def _turn_begins(self, view: DiceState) -> None:
        self._play_for(win=self.luck.below(2) == 1)


def _begins(view: DiceState) -> bool:
    """The turn begins: nothing was rolled or laid aside yet."""
    return not view.turn.begun and view.turn.roll is None and view.question is None
