"""The dice games in text and JSON: turns in `dice_turn`, starting positions in `dice_start`, the position here."""

from __future__ import annotations

from typing import Any, Literal

from heckmeck.notation.dice_id import read_fields, write_fields
from heckmeck.notation.dice_moves_json import DICE_ACTIONS, dice_action, dice_chance, read_dice_chance
from heckmeck.notation.dice_start import KEYS, read_board, write_board
from heckmeck.notation.dice_turn import TurnReader, write_turns
from heckmeck.notation.errors import RecordError, expect
from heckmeck.notation.faces import FACE_NAMES, faces_text
from heckmeck.notation.form import Form, Headers, Json, find_seat
from heckmeck.notation.record import Record
from heckmeck.notation.scan import Line
from heckmeck.rules import Game, Illegal, Move, Seat
from heckmeck.rules.attempt import Question, WhichPortion, WhichSpecialist, WhoseBratworm
from heckmeck.rules.board import Board, Specialist, score
from heckmeck.rules.dice import FACES
from heckmeck.rules.dicegame import DiceGame, DiceState
from heckmeck.rules.turn import Turn

Awaiting = Literal["roll", "lay_aside", "portion", "bratworm", "specialist"]


class DiceForm(Form):
    headers = KEYS
    by_seat = ("stack", "specialist", "bratworms")
    actions = DICE_ACTIONS
    action = staticmethod(dice_action)
    chance = staticmethod(dice_chance)
    read_chance = staticmethod(read_dice_chance)

    def read_start(self, game: DiceGame, headers: Headers, first: Seat) -> tuple[Any, list[Move]]:
        try:
            if headers.empty:
                return game.new(len(headers.names), first), []
            return game.position(read_board(headers, game.components), first), []
        except Illegal as illegal:
            piece = illegal.details.get("portion") or illegal.details.get("specialist")
            raise headers.refusal(illegal, None if piece is None else str(piece), "bratworms") from None

    def read_line(self, game: Game[Any], state: Any, line: Line, names: tuple[str, ...]) -> tuple[Any, list[Move]]:
        """One turn. A turn that is not over can be the last line only."""
        place = line.head
        seat = find_seat(place, names)
        if state.turn.begun or state.turn.roll is not None or state.question is not None:
            raise place.error("turn_unfinished", "end-of-record", name=names[state.seat])
        if seat != state.seat:
            expected = (expect("turn-of", name=names[state.seat]),)
            raise RecordError(place.line, place.column, "wrong_turn", {"name": names[seat]}, expected)
        reader = TurnReader(game, state, names)
        reader.read(line.rest)
        return reader.state, reader.moves

    def write_start(self, record: Record) -> list[str]:
        start: DiceState = record.start
        first = [] if start.seat == 0 else [f"[first {record.names[start.seat]}]"]
        if start == record.game.new(len(record.names), start.seat):
            return first
        return first + write_board(start.board, record.names)

    def write_body(self, record: Record) -> list[str]:
        return write_turns(record)

    def position(self, game: DiceGame, state: DiceState, names: tuple[str, ...]) -> Json:
        return {**board_json(state.board, names), **turn_json(game, state, names)}

    def view(self, game: DiceGame, view: DiceState, names: tuple[str, ...]) -> Json:
        """The dice games hide nothing."""
        return self.position(game, view, names)

    def id_fields(self, game: DiceGame, state: DiceState) -> list[str]:
        return write_fields(state)

    def read_id(self, game: DiceGame, fields: list[str]) -> DiceState:
        return read_fields(game, fields)


def board_json(board: Board, names: tuple[str, ...]) -> Json:
    """The part of a position that a turn leaves as it is until it ends."""
    standing = {portion: specialist.value for portion, specialist in board.standing}
    return {
        "players": [_player(board, seat, name) for seat, name in enumerate(names)],
        "grill": [
            {"value": portion, "face_up": portion in board.face_up, "specialist": standing.get(portion)}
            for portion in sorted(board.face_up + board.face_down)
        ],
        "bratworm_supply": board.supply,
    }


def turn_json(game: DiceGame, state: DiceState, names: tuple[str, ...]) -> Json:
    """The part of a position that changes with every move."""
    finished = game.finished(state)
    return {
        "out_of_game": sorted(specialist.value for specialist in out_of_game(game, state.board, state.question)),
        "to_act": None if finished else names[state.seat],
        "awaiting": None if finished else awaiting(state),
        "pending": _pending(state.question, names),
        "turn": None if finished else _turn(state.turn),
    }


def _player(board: Board, seat: Seat, name: str) -> Json:
    held = board.held[seat]
    return {
        "name": name,
        "stack": list(board.stacks[seat]),
        "specialist": None if held is None else held.value,
        "bratworms": board.bratworms[seat],
        "worms": score(board, seat),
    }


def out_of_game(game: DiceGame, board: Board, question: Question | None) -> list[Specialist]:
    """The specialists that are nowhere: neither on the grill, nor with a seat, nor being asked about."""
    there: list[Specialist | None] = [*[specialist for _, specialist in board.standing], *board.held]
    if isinstance(question, WhichSpecialist):
        there += [question.own, question.other]
    if isinstance(question, WhoseBratworm) and question.raven:
        there.append(Specialist.RAVEN)
    return [specialist for specialist, _ in game.components.specialists if specialist not in there]


def awaiting(state: DiceState) -> Awaiting:
    """What the seat has to do."""
    if isinstance(state.question, WhichPortion):
        return "portion"
    if isinstance(state.question, WhoseBratworm):
        return "bratworm"
    if isinstance(state.question, WhichSpecialist):
        return "specialist"
    return "roll" if state.turn.roll is None else "lay_aside"


def _pending(question: Question | None, names: tuple[str, ...]) -> Json | None:
    if isinstance(question, WhichPortion):
        return {"choose": "portion", "between": list(question.portions)}
    if isinstance(question, WhoseBratworm):
        return {"choose": "bratworm", "between": [names[rival] for rival in question.rivals]}
    if isinstance(question, WhichSpecialist):
        return {"choose": "specialist", "between": sorted([question.own.value, question.other.value])}
    return None


def _turn(turn: Turn) -> Json:
    roll = turn.roll
    return {
        "aside": {FACE_NAMES[face]: turn.aside.counts[face - 1] for face in FACES if turn.aside.counts[face - 1]},
        "roll": None if roll is None else faces_text(roll.white),
        "golden": None if roll is None or roll.golden is None else FACE_NAMES[roll.golden],
        "dice": turn.dice,
        "golden_die": "in_hand" if turn.golden_in_hand else "aside" if turn.aside.golden else None,
        "total": turn.total,
        "weasel_used": turn.weasel_used,
    }
