"""Which boards a game may begin from: every piece that must be there, none twice, none too often."""

from __future__ import annotations

from heckmeck.rules.board import Board, Components, Specialist
from heckmeck.rules.protocol import Illegal


def check(board: Board, components: Components) -> None:
    """Refuses a board that the pieces of the game cannot make."""
    _check_portions(board, components)
    _check_specialists(board, components)
    if board.supply < 0 or min(board.bratworms) < 0 or sum(board.bratworms) + board.supply != components.bratworms:
        raise Illegal("C4", "number_of_bratworms", bratworms=components.bratworms)


def _check_portions(board: Board, components: Components) -> None:
    seen: set[int] = set()
    for place in (board.face_up, board.face_down, *board.stacks):
        for portion in place:
            if portion not in components.portions:
                raise Illegal("C1", "no_such_portion", portion=portion)
            if portion in seen:
                raise Illegal("C1", "portion_twice", portion=portion)
            seen.add(portion)
    for portion in components.portions:
        if portion not in seen:
            raise Illegal("C1", "portion_missing", portion=portion)


def _check_specialists(board: Board, components: Components) -> None:
    in_game = [specialist for specialist, _ in components.specialists]
    on_grill = [specialist for _, specialist in board.standing]
    held = [specialist for specialist in board.held if specialist is not None]
    seen: set[Specialist] = set()
    for specialist in on_grill + held:
        if specialist not in in_game:
            raise Illegal("C5", "no_such_specialist", specialist=specialist.value)
        if specialist in seen:
            raise Illegal("C5", "specialist_twice", specialist=specialist.value)
        seen.add(specialist)
    if Specialist.RAVEN in held:
        raise Illegal("S-raven", "raven_held", specialist=Specialist.RAVEN.value)
    places = [portion for portion, _ in board.standing]
    for portion in places:
        if portion not in board.face_up:
            raise Illegal("S4", "specialist_not_on_face_up", portion=portion)
        if places.count(portion) > 1:
            raise Illegal("S4", "portion_occupied", portion=portion)
