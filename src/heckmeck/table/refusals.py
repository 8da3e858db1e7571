"""What a table does not allow, and why."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from heckmeck.kind import Kind, Missing
from heckmeck.notation.errors import RecordError
from heckmeck.rules import Illegal
from heckmeck.table.wire.outgoing import Code


class Refused(Exception):  # what it is, not an error of ours
    """Something a table does not allow: a code for programs, and a reason that `heckmeck.words` puts into words."""

    def __init__(self, code: Code, reason: str, rule: str = "", **details: str | int) -> None:
        super().__init__(code, reason, details)
        self.code: Code = code
        self.reason = reason
        self.rule = rule
        self.details: Mapping[str, str | int] = details


def refusal(error: Illegal | RecordError | Missing, kind: Kind | None = None) -> Refused:
    """What the rules or the reader of records refuse, or what is missing, as a table refuses it. Refusals of a kind of game are
    told in the words of its records."""
    if isinstance(error, Missing):
        return Refused("not_possible", error.reason, "", **error.details)
    details = error.details if kind is None else kind.shapes.details(error.details)
    return Refused("illegal", error.reason, error.rule or "", **details)


@contextmanager
def refusals(kind: Kind | None = None) -> Iterator[None]:
    """Whatever is refused inside is refused by the table."""
    try:
        yield
    except (Illegal, RecordError, Missing) as error:
        raise refusal(error, kind) from None


def no_table() -> Refused:
    return Refused("no_table", "no_such_table")


def damaged() -> Refused:
    return Refused("not_possible", "table_damaged")
