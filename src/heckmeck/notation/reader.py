"""Reads records: everything legal, nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

from heckmeck.notation.errors import RecordError, expect, shown
from heckmeck.notation.form import Form, Headers, find_seat, refused
from heckmeck.notation.forms import form_of
from heckmeck.notation.proof import HEADERS, SEVERAL, read_proof
from heckmeck.notation.record import Record
from heckmeck.notation.scan import LONGEST, Line, Word, check_name, decode, scan
from heckmeck.rules import Game, Illegal, Move, game
from heckmeck.rules.registry import REGISTRY

COMMON = ("game", "players", "options", "first", "date", *HEADERS)


def read_file(path: Path | str) -> Record:
    """Read the record in a file (`.hmk`). Raises `RecordError` if it is not a record."""
    with Path(path).open("rb") as file:
        # No record is longer than this, whatever the file is.
        return read_bytes(file.read(LONGEST + 1))


def read_bytes(raw: bytes) -> Record:
    """Read the record in the bytes of a file."""
    return read(decode(raw))


def read(text: str) -> Record:
    """Read the record in a text. Raises `RecordError` if the text is not a record, or if the rules refuse a move.

    >>> record = read("[game original]\\n[players Ada, Ben]\\nAda: 44412W35>4 4423W>W 55WW>5 stop = 27")
    >>> record.end().board.stacks
    ((27,), ())
    """
    lines = scan(text)
    headers: list[Line] = []
    first_body: list[Line] = []
    for line in lines:
        if not line.is_header:
            first_body = [line]
            break
        headers.append(line)
    rules, form = _game(headers)
    _check_keys(headers, form)
    names = _names(headers, rules)
    start, moves = _start(rules, form, headers, names)
    played = _body(rules, form, start, moves, names, first_body, lines)
    return Record(rules, names, start, tuple(played), _date(headers), read_proof(headers, len(names)))


def _find(headers: list[Line], key: str) -> Line | None:
    for line in headers:
        if line.head.text == key:
            return line
    return None


def _need(headers: list[Line], key: str) -> Line:
    line = _find(headers, key)
    if line is None:
        place = headers[-1].head.line + 1 if headers else 1
        raise RecordError(place, 1, "header_missing", {"key": key}, (expect("the-header", key=key),))
    return line


def _game(headers: list[Line]) -> tuple[Game[Any], Form]:
    head = _need(headers, "game")
    words = head.words()
    if len(words) != 1 or words[0].text not in REGISTRY:
        word = words[0] if words else head.head
        told, games = shown(head.rest.text.strip()), ", ".join(REGISTRY)
        expected = (expect("one-of", choices=games),)
        raise RecordError(word.line, word.column, "no_such_game", {"game": told, "games": games}, expected)
    options = _find(headers, "options")
    pairs: dict[str, str] = {}
    for word in options.words() if options else []:
        name, equals, value = word.text.partition("=")
        if not (name and equals and value):
            raise word.error("bad_option", "option", text=shown(word.text))
        if name in pairs:
            raise word.error("option_twice", "end-of-line", option=shown(name))
        pairs[shown(name)] = shown(value)
        try:
            rules = game(words[0].text, pairs)
        except Illegal as illegal:
            choices = str(illegal.details.get("values") or illegal.details.get("options"))
            instead = expect("one-of", choices=choices) if choices else expect("end-of-line")
            raise refused(word, illegal, (instead,)) from None
    rules = game(words[0].text, pairs)
    return rules, form_of(rules)


def _check_keys(headers: list[Line], form: Form) -> None:
    """Only headers that the game has, and each once if it does not belong to a player or a round."""
    seen: set[str] = set()
    known = COMMON + form.headers
    for line in headers:
        key = line.head.text
        if key not in known:
            expected = (expect("one-of", choices=", ".join(known)),)
            raise RecordError(line.head.line, line.head.column, "no_such_header", {"key": shown(key)}, expected)
        if key in seen and key not in form.by_seat and key != SEVERAL:
            raise line.head.error("header_twice", "header", "turn", key=key)
        seen.add(key)


def _names(headers: list[Line], rules: Game[Any]) -> tuple[str, ...]:
    line = _need(headers, "players")
    text, column = line.rest.text, line.rest.column
    if text.count(",") >= rules.players.stop:
        raise _number_of_players(line, rules)
    names: list[str] = []
    for part in text.split(","):
        stripped = part.strip()
        word = Word(stripped, line.rest.line, column + len(part) - len(part.lstrip()))
        name = check_name(word)
        if name in names:
            raise word.error("name_twice", "name", name=name)
        names.append(name)
        column += len(part) + 1
    if len(names) not in rules.players:
        raise _number_of_players(line, rules)
    return tuple(names)


def _number_of_players(line: Line, rules: Game[Any]) -> RecordError:
    least, most = rules.players.start, rules.players.stop - 1
    expected = (expect("names", least=least, most=most),)
    return RecordError(line.head.line, line.head.column, "number_of_players", {"least": least, "most": most}, expected)


def _start(rules: Game[Any], form: Form, headers: list[Line], names: tuple[str, ...]) -> tuple[Any, list[Move]]:
    begins = _find(headers, "first")
    first = 0
    if begins is not None:
        words = begins.words()
        if len(words) != 1:
            raise begins.head.error("name_missing", "name")
        first = find_seat(words[0], names)
    last = headers[-1].head
    own = [line for line in headers if line.head.text in form.headers]
    return form.read_start(rules, Headers(own, names, own[0].head if own else last), first)


def _date(headers: list[Line]) -> str | None:
    line = _find(headers, "date")
    if line is None:
        return None
    text = line.rest.text.strip()
    try:
        if not re.fullmatch(r"\d{4}-\d\d-\d\d", text, re.ASCII):
            raise ValueError
        return date.fromisoformat(text).isoformat()
    except ValueError:
        raise line.head.error("bad_date", "date", text=shown(text)) from None


def _body(
    rules: Game[Any],
    form: Form,
    state: Any,
    told: list[Move],
    names: tuple[str, ...],
    first: list[Line],
    more: Iterator[Line],
) -> list[Move]:
    moves = list(told)
    for move in told:
        state, _ = rules.apply(state, move)
    for lines in (first, more):
        for line in lines:
            if line.is_header:
                raise line.head.error("header_after_body", "turn", key=shown(line.head.text))
            if rules.finished(state):
                raise line.head.error("game_over", "end-of-record")
            state, played = form.read_line(rules, state, line, names)
            moves += played
    return moves
