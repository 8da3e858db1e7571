"""What the seat to act may do in a dice game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from heckmeck.kinds.shapes import Choice, Offers, Prize, closed
from heckmeck.rules import Action
from heckmeck.rules.attempt import Prize as RulesPrize
from heckmeck.rules.attempt import is_hen, prizes
from heckmeck.rules.board import Board
from heckmeck.rules.dice import FACES
from heckmeck.rules.dicegame import DiceGame, DiceState
from heckmeck.rules.turn import STOP, USE_WEASEL, LayAside, Stop, UseWeasel, lay_aside, reached

LAYING: Final = tuple([LayAside(face) for face in FACES])


def offers(game: DiceGame, state: DiceState) -> Offers:
    legal = game.legal(state)
    return Offers([_choice(game, state, action) for action in legal], closed=closed(game, state, _refused(state, legal)))


def prize_of(board: Board, prize: RulesPrize) -> Prize:
    return Prize(prize.portion, prize.rival, is_hen(board, prize))


def _choice(game: DiceGame, state: DiceState, action: Action) -> Choice:
    if isinstance(action, LayAside):
        turn = lay_aside(state.turn, action.face)
    elif isinstance(action, Stop) and not state.turn.stuck:
        turn = state.turn
    else:
        return Choice(action)
    total, worm = reached(turn)
    wins = prizes(state.board, state.seat, total, game.any_lower) if worm else ()
    return Choice(action, total, [prize_of(state.board, prize) for prize in wins])


def _refused(state: DiceState, legal: Sequence[Action]) -> list[Action]:
    """What somebody might want to do, but may not: lay aside any face that was rolled, use a weasel, stop."""
    turn = state.turn
    if state.question is not None:
        return []
    known = [type(action) for action in legal]
    faces = [action.face for action in legal if isinstance(action, LayAside)]
    rolled = () if turn.roll is None else turn.roll.counts
    found: list[Action] = [LAYING[face - 1] for face, count in enumerate(rolled, 1) if count and face not in faces]
    if turn.kit.weasel and UseWeasel not in known:
        found.append(USE_WEASEL)
    if Stop not in known:
        found.append(STOP)
    return found
