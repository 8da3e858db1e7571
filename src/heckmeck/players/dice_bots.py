"""Bots for the dice games."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from heckmeck.players.bot import Bot
from heckmeck.rules.attempt import KeepSpecialist, TakeBratworm, TakePortion, prizes
from heckmeck.rules.board import Board, Specialist
from heckmeck.rules.dice import POINTS, WORM
from heckmeck.rules.dicegame import DiceGame, DiceState
from heckmeck.rules.protocol import Action, Seat
from heckmeck.rules.turn import ROLL, ROLL_GOLDEN, STOP, USE_WEASEL, LayAside, reached
from heckmeck.solver.worth import lead, payoff, settled

if TYPE_CHECKING:
    from heckmeck.solver import Solution


def wins_something(game: DiceGame, state: DiceState) -> bool:
    """Stopping now would win a portion, or the hen."""
    total, worm = reached(state.turn)
    return worm and bool(prizes(state.board, state.seat, total, game.any_lower))


class DiceChick(Bot):
    """Plays like a small child: likes many dice of one kind, and stops when it feels like it, too early or too late."""

    game: DiceGame

    def choose(self, view: DiceState, legal: Sequence[Action]) -> Action:
        roll = view.turn.roll
        if roll is not None and isinstance(legal[0], LayAside):
            faces = [action for action in legal if isinstance(action, LayAside)]
            if self.luck.below(2):
                return faces[self.luck.below(len(faces))]
            return max(faces, key=lambda action: roll.counts[action.face - 1])
        if STOP in legal and ROLL in legal:
            eager = 2 if wins_something(self.game, view) else 10
            return STOP if self.luck.below(eager) == 0 else ROLL
        return legal[self.luck.below(len(legal))]


class DiceHen(Bot):
    """Follows rules of thumb: takes worms first, then the face with the most points, and stops at the first portion."""

    game: DiceGame
    LIKES = (Specialist.GOLDEN_DIE, Specialist.WEASEL, Specialist.CANNED_WORM, Specialist.HEN, Specialist.APPLE)

    def choose(self, view: DiceState, legal: Sequence[Action]) -> Action:
        if view.question is not None:
            return self._answer(view, legal)
        roll = view.turn.roll
        if roll is None:
            if STOP in legal and wins_something(self.game, view):
                return STOP
            return ROLL_GOLDEN if ROLL_GOLDEN in legal else ROLL
        faces = [action.face for action in legal if isinstance(action, LayAside)]
        if not faces:
            return USE_WEASEL
        if WORM in faces:
            return LayAside(WORM)
        return LayAside(max(faces, key=lambda face: (roll.counts[face - 1] * POINTS[face - 1], face)))

    def _answer(self, view: DiceState, legal: Sequence[Action]) -> Action:
        """The highest portion, the bratworm of the richest, the specialist liked best."""
        scores = self.game.scores(view)

        def liking(action: Action) -> int:
            if isinstance(action, TakePortion):
                return action.portion
            if isinstance(action, TakeBratworm):
                return scores[action.rival]
            assert isinstance(action, KeepSpecialist)
            return -self.LIKES.index(action.specialist)

        return max(legal, key=liking)


class TurnSolver(Bot):
    """Plays every turn exactly for the worth of the board after it. The subclass says what a board is worth."""

    game: DiceGame

    def __init__(self) -> None:
        self._solved: tuple[Board, Seat, bool, Solution] | None = None

    @abstractmethod
    def worth(self, board: Board, seat: Seat) -> float:
        """The worth to the seat of a board between two turns."""

    def choose(self, view: DiceState, legal: Sequence[Action]) -> Action:
        if len(legal) == 1:
            return legal[0]
        if view.question is not None:
            game, worth = self.game, partial(self.worth, seat=view.seat)
            return max(legal, key=lambda action: settled(game, game.apply(view, action)[0], worth))
        return self._solution(view).best(view.turn)

    def _solution(self, view: DiceState) -> Solution:
        """The solution of the turn, worked out once for as long as the board stays as it is."""
        from heckmeck.solver import solve

        ones_aside = view.turn.aside.counts[0] > 0
        known = self._solved
        if known is not None and known[0] is view.board and known[1:3] == (view.seat, ones_aside):
            return known[3]
        worth = partial(self.worth, seat=view.seat)
        table = payoff(self.game, view.board, view.seat, worth, bratworms=not ones_aside)
        solution = solve(view.turn.kit, table)
        self._solved = (view.board, view.seat, ones_aside, solution)
        return solution


class DiceRooster(TurnSolver):
    """Plays each turn exactly for its lead: its worms less the mean of its rivals', specialists counted by what they are worth."""

    def worth(self, board: Board, seat: Seat) -> float:
        return lead(board, seat)
