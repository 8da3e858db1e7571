"""Bots for the dice games that play to win, not for worms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from heckmeck.chance import SeededLuck
from heckmeck.players.dice_bots import TurnSolver
from heckmeck.rules import Action, Game
from heckmeck.rules.board import Board
from heckmeck.rules.dicegame import DiceGame, State
from heckmeck.rules.protocol import Seat
from heckmeck.solver.worth import lead

if TYPE_CHECKING:
    from heckmeck.forecast.net import Net


class DiceChampion(TurnSolver):
    """Plays each turn exactly for its chance to win the game, as the forecast sees it after the turn."""

    def begin(self, game: Game[Any], players: int, luck: SeededLuck) -> None:
        from heckmeck.forecast.net import load

        super().begin(game, players, luck)
        self._net: Net = load(game.id, players)

    def worth(self, board: Board, seat: Seat) -> float:
        assert isinstance(self.game, DiceGame)
        return self._net.forecast(self.game, board, (seat + 1) % self.players)[seat]


class DiceFox(DiceChampion):
    """Sees half as far: it plays some turns for the win, and as many, by chance, for its lead."""

    def choose(self, view: State, legal: Sequence[Action]) -> Action:
        if not view.turn.begun and view.turn.roll is None and view.question is None:
            self._turn_begins()
        return super().choose(view, legal)

    def begin(self, game: Game[Any], players: int, luck: SeededLuck) -> None:
        super().begin(game, players, luck)
        self._turn_begins()

    def _turn_begins(self) -> None:
        self._for_the_win = self.luck.below(2) == 1
        self._solved = None

    def worth(self, board: Board, seat: Seat) -> float:
        return super().worth(board, seat) if self._for_the_win else lead(board, seat)
