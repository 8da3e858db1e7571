"""The start of a dice game's record: the headers `grill`, `stack`, `specialist`, `bratworms`."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from heckmeck.notation.errors import RecordError, expect, shown
from heckmeck.notation.form import Headers, number
from heckmeck.notation.scan import Word
from heckmeck.rules import Seat
from heckmeck.rules.board import Board, Components, Specialist

KEYS = ("grill", "stack", "specialist", "bratworms")

_ON_GRILL = re.compile(r"(?P<from>\d+)(?:-(?P<to>\d+))?(?:/(?P<specialist>\w+)|(?P<down>x))?", re.ASCII)


def read_board(headers: Headers, components: Components) -> Board:
    """The board that the headers describe: what they do not name is not there, except the bratworms left in the supply."""
    players = len(headers.names)
    face_up: list[int] = []
    face_down: list[int] = []
    standing: list[tuple[int, Specialist]] = []
    for word in headers.one("grill") or []:
        _read_on_grill(word, components, face_up, face_down, standing)
    stacks = {seat: tuple([number(word) for word in words]) for seat, words in headers.by_seat("stack").items()}
    held: dict[Seat, Specialist] = {}
    for seat, words in headers.by_seat("specialist").items():
        word = _one(words, headers.place_of_seat("specialist", seat), "one_specialist", "specialist")
        held[seat] = find_specialist(word, word.text)
    bratworms = {
        seat: number(_one(words, headers.place_of_seat("bratworms", seat), "one_number", "number"))
        for seat, words in headers.by_seat("bratworms").items()
    }
    return Board(
        tuple(sorted(face_up)),
        tuple(sorted(face_down)),
        tuple(sorted(standing, key=lambda place: place[0])),
        tuple([stacks.get(seat, ()) for seat in range(players)]),
        tuple([held.get(seat) for seat in range(players)]),
        tuple([bratworms.get(seat, 0) for seat in range(players)]),
        components.bratworms - sum(bratworms.values()),
    )


def _read_on_grill(
    word: Word,
    components: Components,
    face_up: list[int],
    face_down: list[int],
    standing: list[tuple[int, Specialist]],
) -> None:
    """One word of the grill: `27`, `21-25`, `27/golden_die` or `36x`."""
    found = _ON_GRILL.fullmatch(word.text)
    if not found or (found["to"] and found["specialist"]):
        raise word.error("bad_grill", "grill-portion", text=shown(word.text))
    low = number(word, found["from"])
    high = number(word, found["to"]) if found["to"] else low
    for portion in (low, high):
        if portion not in components.portions:
            raise RecordError(word.line, word.column, "no_such_portion", {"portion": portion}, (expect("grill-portion"),), "C1")
    if high < low:
        raise word.error("bad_grill", "grill-portion", text=shown(word.text))
    portions = [portion for portion in components.portions if low <= portion <= high]
    (face_down if found["down"] else face_up).extend(portions)
    if found["specialist"]:
        standing.append((low, find_specialist(word, found["specialist"])))


def find_specialist(word: Word, text: str) -> Specialist:
    try:
        return Specialist(text)
    except ValueError:
        choices = ", ".join(specialist.value for specialist in Specialist)
        expected = (expect("one-of", choices=choices),)
        raise RecordError(word.line, word.column, "no_such_specialist", {"specialist": shown(text)}, expected, "C5") from None


def _one(words: list[Word], place: Word, reason: str, expected: str) -> Word:
    """The only word after the name in a header."""
    if len(words) != 1:
        raise place.error(reason, expected)
    return words[0]


def write_board(board: Board, names: tuple[str, ...]) -> list[str]:
    """The headers that describe a board."""
    lines = [f"[{' '.join(['grill', *_grill_words(board)])}]"]
    lines += [f"[stack {name} {' '.join(map(str, stack))}]" for name, stack in zip(names, board.stacks, strict=True) if stack]
    lines += [f"[specialist {name} {held.value}]" for name, held in zip(names, board.held, strict=True) if held]
    lines += [f"[bratworms {name} {count}]" for name, count in zip(names, board.bratworms, strict=True) if count]
    return lines


def _grill_words(board: Board) -> list[str]:
    """The portions in ascending order, runs of plain ones as ranges."""
    marks = {portion: f"/{specialist.value}" for portion, specialist in board.standing} | dict.fromkeys(board.face_down, "x")
    return runs(sorted(board.face_up + board.face_down), marks)


def runs(portions: Sequence[int], marks: Mapping[int, str]) -> list[str]:
    """Portions in ascending order with their marks. Neighbours without a mark become a range."""
    words: list[str] = []
    run: list[int] = []
    for portion in portions:
        mark = marks.get(portion)
        if run and (mark is not None or portion != run[-1] + 1):
            words.append(_range(run))
            run = []
        if mark is None:
            run.append(portion)
        else:
            words.append(f"{portion}{mark}")
    return [*words, _range(run)] if run else words


def _range(run: list[int]) -> str:
    return str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}"
