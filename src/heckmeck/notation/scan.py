"""A record's text as lines: header entries and body lines, every piece with its place."""

from __future__ import annotations

import io
import re
import unicodedata
from codecs import BOM_UTF8
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from heckmeck.notation.characters import stacked_mark, told, visible
from heckmeck.notation.errors import RecordError, expect, shown

LONGEST = 256 * 1024
"""Bytes a record may have, some six times as many as the longest games. Anything longer is not read."""
MOST_WORDS = 200
"""Words a line may have behind its name. The longest, all cards in the discards, has less than half as many."""

_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
_HEADER = re.compile(r"\s*\[\s*(?P<key>[^\s\[\]]+)(?P<value>(?:\s[^\[\]]*)?)\]\s*$")
_BODY = re.compile(r"\s*(?P<name>[^\s:]+)\s*:")
_WORD = re.compile(r"\S+")


@dataclass(frozen=True)
class Word:
    """A piece of text and where it stands."""

    text: str
    line: int
    column: int

    def error(self, reason: str, *expected: str, **details: str | int) -> RecordError:
        return RecordError(self.line, self.column, reason, details, tuple(expect(what) for what in expected))


@dataclass(frozen=True)
class Line:
    """A header `[key value]` or a body line `name: rest`."""

    is_header: bool
    head: Word
    rest: Word

    def words(self) -> list[Word]:
        """The rest of the line, split at white space."""
        rest = self.rest
        words = [
            Word(found[0], rest.line, rest.column + found.start()) for found in islice(_WORD.finditer(rest.text), MOST_WORDS + 1)
        ]
        if len(words) > MOST_WORDS:
            raise words[-1].error("line_too_long", "end-of-line", most=MOST_WORDS)
        return words


def decode(raw: bytes) -> str:
    """The text of a file."""
    if len(raw) > LONGEST:
        raise RecordError(0, 0, "too_large", {"most": LONGEST // 1024})
    raw = raw.removeprefix(BOM_UTF8)
    try:
        return raw.decode()
    except UnicodeDecodeError as error:
        before = raw[: error.start].decode()
        column = len(before) - before.rfind("\n")
        raise RecordError(before.count("\n") + 1, column, "not-utf8", expected=(expect("utf8"),)) from None


def scan(text: str) -> Iterator[Line]:
    """The lines that say something. Reading on demand, so that a hostile file costs no more than its first bad line."""
    for number, raw in enumerate(io.StringIO(text, newline="\n"), start=1):
        content = raw.rstrip("\r\n").partition(";")[0]
        control = _CONTROL.search(content)
        if control:
            raise RecordError(number, control.start() + 1, "control_character", {"code": f"U+{ord(control[0]):04X}"})
        if content.strip():
            yield _line(content, number)


def _line(content: str, number: int) -> Line:
    header = _HEADER.match(content)
    if header:
        head = Word(header["key"], number, header.start("key") + 1)
        return Line(True, head, Word(header["value"], number, header.start("value") + 1))
    start = len(content) - len(content.lstrip())
    if content[start] == "[":
        raise RecordError(number, start + 1, "bad_header", {"text": shown(content.strip())}, (expect("header"),))
    body = _BODY.match(content)
    if not body:
        raise RecordError(number, start + 1, "bad_line", {"text": shown(content.strip())}, (expect("header"), expect("turn")))
    head = Word(body["name"], number, body.start("name") + 1)
    return Line(False, head, Word(content[body.end() :], number, body.end() + 1))


LONGEST_NAME = 24
_FORBIDDEN = set(",:;=[]*")


def canonical(name: str) -> str:
    """A name as it is compared: in composed characters (NFC). A text too long for a name stays as it is: it is refused
    anyway, and composing it could take for ever."""
    return unicodedata.normalize("NFC", name) if len(name) <= 4 * LONGEST_NAME else name


def check_name(word: Word) -> str:
    """A player's name, or the reason why it cannot be one."""
    name = canonical(word.text)
    if not name or len(name) > LONGEST_NAME:
        raise word.error("name_length", "name", name=shown(name), most=LONGEST_NAME)
    if name == "grill":
        raise word.error("name_grill", "name")
    _refuse(word, name, next((char for char in name if char in _FORBIDDEN or char.isspace() or _CONTROL.match(char)), None))
    return name


def check_visible_name(word: Word) -> str:
    """A name for somebody at a table: everybody must be able to see every character of it. Old records may hold others."""
    name = check_name(word)
    _refuse(word, name, next((char for char in name if not visible(char)), None) or stacked_mark(name))
    return name


def _refuse(word: Word, name: str, wrong: str | None) -> None:
    if wrong is not None:
        raise word.error("name_characters", "name", name=shown(name), character=told(wrong), number=f"U+{ord(wrong):04X}")
