"""What the seat to act may do in a dice game."""

from __future__ import annotations

from heckmeck.kinds.shapes import Choice, Offers, Prize, closed
from heckmeck.rules import Action
from heckmeck.rules.attempt import Prize as RulesPrize
from heckmeck.rules.attempt import is_hen, prizes
from heckmeck.rules.board import Board
from heckmeck.rules.dice import FACES
from heckmeck.rules.dicegame import DiceGame, DiceState
from heckmeck.rules.turn import STOP, USE_WEASEL, LayAside, Stop, lay_aside, reached


def offers(game: DiceGame, state: DiceState) -> Offers:
    legal = game.legal(state)
    refused = [action for action in _candidates(state) if action not in legal]
    return Offers([_choice(game, state, action) for action in legal], closed=closed(game, state, refused))


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


def _candidates(state: DiceState) -> list[Action]:
    """What somebody might want to do: lay aside any face that was rolled, use a weasel, stop."""
    turn = state.turn
    if state.question is not None:
        return []
    faces = [] if turn.roll is None else [face for face in FACES if turn.roll.counts[face - 1]]
    weasel: list[Action] = [USE_WEASEL] if turn.kit.weasel else []
    return [*[LayAside(face) for face in faces], *weasel, STOP]
