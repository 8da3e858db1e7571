"""Every seat's chance to win at any point of a dice game: within a turn exactly, by what a net forecasts after it."""

from __future__ import annotations

from functools import cached_property
from typing import Final

import numpy as np

from heckmeck import kernel
from heckmeck.forecast.ahead import Ahead, ahead
from heckmeck.forecast.net import Net
from heckmeck.forecast.solved_turn import Floats, SolvedTurn
from heckmeck.kernel.boards import forecast
from heckmeck.rules.board import Board
from heckmeck.rules.dicegame import DiceGame, DiceState, kit
from heckmeck.rules.protocol import Action, Seat
from heckmeck.solver.ends import ends_of
from heckmeck.solver.worth import Worth


class Outlook:
    """Every seat's chance to win, as a net sees it. The seat to act plays its turn in the best way for itself."""

    def __init__(self, game: DiceGame, net: Net, looks: Ahead | None = None) -> None:
        self._game: Final = game
        self._net: Final = net
        self._ahead: Final = ahead(game.components, net.players) if looks is None else looks
        self._between: Final[dict[tuple[Board, Seat], Floats]] = {}
        self._turns: Final[dict[tuple[Board, Seat, bool], SolvedTurn]] = {}
        self._points: Final[dict[DiceState, Floats]] = {}

    def before(self, state: DiceState) -> Floats:
        """Between two turns: the forecast, before anything is known about the coming turn."""
        found: Floats = self._forecasts([state.board], state.seat)[0]
        return found

    def within(self, state: DiceState) -> Floats:
        """In a turn, from its first choice on: the odds of all that it may still bring."""
        known = self._points.get(state)
        if known is None:
            known = self._points[state] = self._weigh(state)
        return known

    def choices(self, state: DiceState) -> dict[Action, Floats]:
        """The chances after every choice that the seat to act has."""
        return {action: self.after(self._game.apply(state, action)[0], state.seat) for action in self._game.legal(state)}

    def after(self, state: DiceState, seat: Seat) -> Floats:
        """After a move of this seat, or of its dice."""
        ended = state.seat != seat or self._game.finished(state)
        return self.before(state) if ended else self.within(state)

    def worth(self, state: DiceState) -> Worth:
        """The chance to win of the seat whose turn it is, when the turn has ended with some board."""
        following = _following(state.seat, state.board)
        if state.question is None:
            self._solved(state)

        def own(board: Board) -> float:
            return float(self._forecasts([board], following)[0, state.seat])

        return own

    def _weigh(self, state: DiceState) -> Floats:
        if not state.turn.rolling:
            return max(self.choices(state).values(), key=lambda chances: float(chances[state.seat]))
        return self._solved(state).at(state.turn)

    def _solved(self, state: DiceState) -> SolvedTurn:
        """The turn from this point on. A bratworm that was earned lies on the board; another one cannot be earned (B1)."""
        earned = state.turn.aside.counts[0] > 1
        key = (state.board, state.seat, earned)
        if key not in self._turns:
            ends = ends_of(self._game, state.board, state.seat, bratworms=not earned)
            chances = self._forecasts(ends.boards, _following(state.seat, state.board))
            self._turns[key] = SolvedTurn(state.seat, state.turn.kit, ends, chances)
        return self._turns[key]

    def _forecasts(self, boards: list[Board], seat: Seat) -> Floats:
        """A row for each board; all that are not known yet are worked out at once."""
        keys = [(board, seat) for board in boards]
        new = [key for key in keys if key not in self._between]
        if new:
            self._between.update(zip(new, self._new_forecasts([board for board, _ in new], seat), strict=True))
        return np.array([self._between[key] for key in keys])

    def _new_forecasts(self, boards: list[Board], seat: Seat) -> Floats:
        if kernel.instruction_sets():
            found = forecast(self._game, self._in_kernel, boards, [seat] * len(boards), looks=self._ahead).astype(np.float64)
            found /= found.sum(axis=1, keepdims=True)
            return found
        chances = self._net.forecasts(self._game, boards, seat)
        few = [number for number, board in enumerate(boards) if 0 < len(board.face_up) <= self._ahead.few]
        if few and self._ahead.turns:
            chances[few] = self._slowly_played_on([boards[number] for number in few], seat, self._ahead.turns)
        return chances

    def _slowly_played_on(self, boards: list[Board], seat: Seat, turns: int) -> Floats:
        """The forecasts after some turns of these boards with few portions, brought back to before them."""
        following = _following(seat, boards[0])
        ends = [ends_of(self._game, board, seat) for board in boards]
        left = {board: number for number, board in enumerate(dict.fromkeys([after for one in ends for after in one.boards]))}
        after = self._net.forecasts(self._game, list(left), following)
        few = [number for board, number in left.items() if 0 < len(board.face_up) <= self._ahead.few]
        if few and turns > 1:
            after[few] = self._slowly_played_on([list(left)[number] for number in few], following, turns - 1)
        kits = [kit(board.held[seat], self._game.golden_die) for board in boards]
        return np.array(
            [
                SolvedTurn(seat, own, one, after[[left[board] for board in one.boards]]).at()
                for own, one in zip(kits, ends, strict=True)
            ]
        )

    @cached_property
    def _in_kernel(self) -> kernel.Net:
        return self._net.in_kernel()


def _following(seat: Seat, board: Board) -> Seat:
    return (seat + 1) % len(board.stacks)
