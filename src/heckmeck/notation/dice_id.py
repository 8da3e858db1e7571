"""The id of a position of the dice games: `deluxe_13,21h,22-26,28-36_11,c,b2_27,g_2,44W,1235g1`.

Fields are joined by `_`: the game, the grill, a field for each seat, and the turn. The pieces of a field are joined by `,`, and
`-` stands for nothing. All characters are safe in an address and on a command line.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from heckmeck.notation.dice_start import runs
from heckmeck.notation.errors import RecordError, expect, shown
from heckmeck.notation.faces import FACE_NAMES, faces_text, read_roll
from heckmeck.rules import Illegal, Seat
from heckmeck.rules.attempt import Question, WhichPortion, WhichSpecialist, WhoseBratworm, prizes
from heckmeck.rules.board import Board, Components, Specialist, bratworm_sources
from heckmeck.rules.dice import FACES, aside
from heckmeck.rules.dicegame import DiceGame, DiceState, kit
from heckmeck.rules.turn import Turn, reached

NOTHING: Final = "-"
LETTERS: Final = {
    Specialist.CANNED_WORM: "c",
    Specialist.HEN: "h",
    Specialist.RAVEN: "r",
    Specialist.WEASEL: "w",
    Specialist.GOLDEN_DIE: "g",
    Specialist.APPLE: "a",
}
SPECIALISTS: Final = {letter: specialist for specialist, letter in LETTERS.items()}

_ON_GRILL: Final = re.compile(r"(\d\d)(?:-(\d\d)|([chrwga]))?", re.ASCII)
_WITH_SEAT: Final = re.compile(r"(\d\d)|([chrwga])|b([1-9])", re.ASCII)
_ASIDE: Final = re.compile(r"([1-5W]{1,9})(g?)")
_ROLL: Final = re.compile(r"[1-5W]{1,8}(?:g[1-5W])?|g[1-5W]")
_KEEP: Final = re.compile(r"keep-([chrwga])([chrwga])")


def write_fields(state: DiceState) -> list[str]:
    """The grill, the seats and the turn."""
    board = state.board
    standing = {portion: LETTERS[specialist] for portion, specialist in board.standing}
    seats = [_write_seat(board, seat) for seat in range(len(board.stacks))]
    return [_joined(runs(board.face_up, standing)), *seats, _write_turn(state)]


def _joined(pieces: Sequence[str]) -> str:
    return ",".join(pieces) or NOTHING


def _write_seat(board: Board, seat: Seat) -> str:
    held, bratworms = board.held[seat], board.bratworms[seat]
    pieces = [str(portion) for portion in board.stacks[seat]]
    return _joined([*pieces, *[LETTERS[each] for each in (held,) if each], *[f"b{count}" for count in (bratworms,) if count]])


def _write_turn(state: DiceState) -> str:
    turn = state.turn
    pieces = [str(state.seat + 1)]
    if turn.begun or turn.roll is not None or turn.rolling:
        pieces.append(faces_text(turn.aside.counts) + "g" * turn.aside.golden or NOTHING)
    if turn.roll is not None:
        pieces.append(faces_text(turn.roll.white) + ("" if turn.roll.golden is None else "g" + FACE_NAMES[turn.roll.golden]))
    elif turn.rolling or turn.golden_in_hand:
        pieces.append("air" * turn.rolling + "g" * turn.golden_in_hand)
    if turn.weasel_used:
        pieces.append("weasel")
    question = state.question
    if isinstance(question, WhichPortion):
        pieces.append("take")
    elif isinstance(question, WhoseBratworm):
        pieces.append("raven" if question.raven else "from")
    elif isinstance(question, WhichSpecialist):
        pieces.append(f"keep-{LETTERS[question.own]}{LETTERS[question.other]}")
    return ",".join(pieces)


def read_fields(game: DiceGame, fields: list[str]) -> DiceState:
    """The state that the fields describe. If the rules refuse it, they give their own reason."""
    grill, *seats, turn = fields
    number, *pieces = turn.split(",")
    numbers = [str(seat + 1) for seat in range(len(seats))]
    if number not in numbers:
        raise _bad_turn(number)
    board = _read_board(game.components, grill, seats)
    try:
        return _read_turn(game, board, numbers.index(number), pieces)
    except Illegal as illegal:
        raise RecordError(0, 0, illegal.reason, illegal.details, (), illegal.rule) from None


def _bad_turn(text: str) -> RecordError:
    return RecordError(0, 0, "bad_turn", {"text": shown(text)}, (expect("id-turn"),))


def _pieces(field: str) -> list[str]:
    return [] if field == NOTHING else field.split(",")


def _read_board(components: Components, grill: str, seats: list[str]) -> Board:
    """A portion that is neither on the grill nor in a stack lies face down; bratworms that nobody has are in the supply."""
    face_up: list[int] = []
    standing: list[tuple[int, Specialist]] = []
    for piece in _pieces(grill):
        found = _ON_GRILL.fullmatch(piece)
        if not found or (found[2] and found[2] <= found[1]):
            raise RecordError(0, 0, "bad_grill", {"text": shown(piece)}, (expect("id-grill"),))
        low, high = int(found[1]), int(found[2] or found[1])
        # A range has the portions that the game has: there is no 12 between 11 and 13.
        face_up += [low, *[portion for portion in components.portions if low < portion < high], *[high] * bool(found[2])]
        if found[3]:
            standing.append((low, SPECIALISTS[found[3]]))
    stacks, held, bratworms = zip(*[_read_seat(seat) for seat in seats], strict=True)
    there = {*face_up, *[portion for stack in stacks for portion in stack]}
    return Board(
        tuple(sorted(face_up)),
        tuple([portion for portion in components.portions if portion not in there]),
        tuple(sorted(standing, key=lambda place: place[0])),
        stacks,
        held,
        bratworms,
        components.bratworms - sum(bratworms),
    )


def _read_seat(field: str) -> tuple[tuple[int, ...], Specialist | None, int]:
    stack: list[int] = []
    held: Specialist | None = None
    bratworms = 0
    for piece in _pieces(field):
        found = _WITH_SEAT.fullmatch(piece)
        if not found or (found[2] and held) or (found[3] and bratworms):
            raise RecordError(0, 0, "bad_seat", {"text": shown(piece)}, (expect("id-seat"),))
        if found[1]:
            stack.append(int(found[1]))
        elif found[2]:
            held = SPECIALISTS[found[2]]
        else:
            bratworms = int(found[3])
    return tuple(stack), held, bratworms


def _read_turn(game: DiceGame, board: Board, seat: Seat, pieces: list[str]) -> DiceState:
    """The dice aside come first. What may follow: the roll, or dice in the air or in hand; a used weasel; a question."""
    laid, *more = pieces or [NOTHING]
    found = _ASIDE.fullmatch(laid)
    if not found and (laid != NOTHING or (pieces and not more)):
        raise _bad_turn(laid)
    counts = tuple([found[1].count(FACE_NAMES[face]) if found else 0 for face in FACES])
    hand = more.pop(0) if more and (more[0] in ("g", "air", "airg") or _ROLL.fullmatch(more[0])) else ""
    roll = None if hand in ("", "g", "air", "airg") else read_roll(hand.replace("g", "*"))
    weasel_used = more[:1] == ["weasel"]
    turn = Turn(
        aside=aside(counts, bool(found and found[2])),
        golden_in_hand="g" in hand,
        weasel_used=weasel_used,
        roll=roll,
        rolling=hand.startswith("air"),
    )
    more = more[weasel_used:]
    question = _read_question(game, board, seat, turn, more.pop(0)) if more else None
    if more:
        raise _bad_turn(more[0])
    return game.within(board, seat, turn, question)


def _read_question(game: DiceGame, board: Board, seat: Seat, turn: Turn, piece: str) -> Question:
    """Most of a question follows from the board and the dice."""
    if piece == "take":
        total, _ = reached(Turn(kit(board.held[seat], game.golden_die), turn.aside))
        return WhichPortion(tuple([prize.portion for prize in prizes(board, seat, total, game.any_lower)]))
    if piece in ("from", "raven"):
        return WhoseBratworm(bratworm_sources(board, seat), piece == "raven")
    found = _KEEP.fullmatch(piece)
    if not found:
        raise _bad_turn(piece)
    return WhichSpecialist(SPECIALISTS[found[1]], SPECIALISTS[found[2]])
