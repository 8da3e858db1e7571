"""The errors of a reader that refuses a record."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from heckmeck.notation.characters import visible

Details = Mapping[str, str | int]


@dataclass(frozen=True)
class Expected:
    """Something that was expected there: a key for `heckmeck.words`, and its details."""

    what: str
    details: Details


class RecordError(Exception):
    """A record cannot be read, or the rules refuse a move in it: where, why, and what was expected there.

    `reason` is a key for `heckmeck.words`, and `rule` is the number of the rule that refuses the move, if one does. Lines and
    columns count from 1; line 0 means the whole file. `heckmeck.explain` makes a sentence of it.
    """

    def __init__(
        self,
        line: int,
        column: int,
        reason: str,
        details: Details | None = None,
        expected: tuple[Expected, ...] = (),
        rule: str | None = None,
    ) -> None:
        super().__init__(line, column, reason, details or {}, expected, rule)
        self.line = line
        self.column = column
        self.reason = reason
        self.details: Details = details or {}
        self.expected = expected
        self.rule = rule


def shown(text: str) -> str:
    """A piece of a hostile file, short and harmless enough to be quoted in a message."""
    short = text if len(text) <= 30 else text[:29] + "…"
    return "".join(char if char == " " or visible(char) else "\N{REPLACEMENT CHARACTER}" for char in short)


def expect(what: str, **details: str | int) -> Expected:
    return Expected(what, details)
