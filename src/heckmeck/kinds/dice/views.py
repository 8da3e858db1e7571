"""What everybody sees of a dice game: it hides nothing."""

from __future__ import annotations

from typing import Final

from heckmeck.kind import Names
from heckmeck.kinds.dice.shapes import DicePlayerView, DiceView, GrillPortion, Pending, SpecialistId, TurnView
from heckmeck.kinds.shapes import PortionView
from heckmeck.notation.dice import awaiting, out_of_game
from heckmeck.notation.faces import FACE_NAMES, faces_text
from heckmeck.rules.attempt import Question, WhichPortion, WhichSpecialist, WhoseBratworm
from heckmeck.rules.board import Board, Specialist, score, worms
from heckmeck.rules.dice import FACES
from heckmeck.rules.dicegame import DiceGame, DiceState
from heckmeck.rules.turn import Turn, reached

IDS: dict[Specialist, SpecialistId] = {
    Specialist.CANNED_WORM: "canned_worm",
    Specialist.HEN: "hen",
    Specialist.RAVEN: "raven",
    Specialist.WEASEL: "weasel",
    Specialist.GOLDEN_DIE: "golden_die",
    Specialist.APPLE: "apple",
}


Parts = tuple[list[DicePlayerView], list[GrillPortion], list[SpecialistId]]

MOST_KEPT: Final = 2048
_kept: dict[int, tuple[Board, DiceGame, Names, Parts]] = {}
"""Views of boards. Most moves leave the board as it is, and to find it by what lies on it would take longer than to draw it."""


def view(game: DiceGame, state: DiceState, names: Names, with_turn: bool) -> DiceView:
    over = game.finished(state)
    players, grill, out = _board(game, state.board, names)
    if state.question is not None:
        out = _out(out_of_game(game, state.board, state.question))
    return DiceView(
        players=players,
        grill=grill,
        bratworm_supply=state.board.supply,
        out_of_game=out,
        awaiting=None if over else "fall" if state.turn.rolling else awaiting(state),
        pending=_pending(state.question),
        turn=None if over or not with_turn else _turn(state.turn),
    )


def _board(game: DiceGame, board: Board, names: Names) -> Parts:
    found = _kept.get(id(board))
    if found is not None and found[0] is board and found[1] is game and found[2] == names:
        return found[3]
    if len(_kept) >= MOST_KEPT:
        _kept.clear()
    parts = (*_parts(board, names), _out(out_of_game(game, board, None)))
    _kept[id(board)] = board, game, names, parts
    return parts


def _out(specialists: list[Specialist]) -> list[SpecialistId]:
    return sorted([IDS[specialist] for specialist in specialists])


def _parts(board: Board, names: Names) -> tuple[list[DicePlayerView], list[GrillPortion]]:
    standing = {portion: IDS[specialist] for portion, specialist in board.standing}
    players = [
        DicePlayerView(
            name=name,
            worms=score(board, seat),
            stack=[PortionView(portion, worms(portion)) for portion in board.stacks[seat]],
            specialist=None if (held := board.held[seat]) is None else IDS[held],
            bratworms=board.bratworms[seat],
        )
        for seat, name in enumerate(names)
    ]
    grill = [
        GrillPortion(portion, portion in board.face_up, standing.get(portion), worms(portion))
        for portion in sorted(board.face_up + board.face_down)
    ]
    return players, grill


def _pending(question: Question | None) -> Pending | None:
    if isinstance(question, WhichPortion):
        return Pending("portion", list(question.portions))
    if isinstance(question, WhoseBratworm):
        return Pending("bratworm", list(question.rivals))
    if isinstance(question, WhichSpecialist):
        return Pending("specialist", sorted([IDS[question.own], IDS[question.other]]))
    return None


def _turn(turn: Turn) -> TurnView:
    roll = turn.roll
    return TurnView(
        aside={FACE_NAMES[face]: turn.aside.counts[face - 1] for face in FACES if turn.aside.counts[face - 1]},
        roll=None if roll is None else faces_text(roll.white),
        golden=None if roll is None or roll.golden is None else FACE_NAMES[roll.golden],
        dice=turn.dice,
        golden_die="in_hand" if turn.golden_in_hand else "aside" if turn.aside.golden else None,
        total=turn.total,
        counted=reached(turn)[0] if turn.begun else 0,
        weasel_used=turn.weasel_used,
    )
