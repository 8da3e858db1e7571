"""A record as one line, for lists and command lines: `[game karteneck] / [players Ada, Ben] / ... / Ada: 3 3 +W7`."""

from __future__ import annotations

from typing import Final

from heckmeck.notation.reader import read
from heckmeck.notation.record import Record
from heckmeck.notation.writer import write

BETWEEN: Final = " / "
"""What stands between two lines. The word between the spaces can't be a part of any line, unless it is somebody's name."""


def write_line(record: Record) -> str:
    """The record as one line. `read_line` gives the record back. Raises `ValueError` if a player is called `/`."""
    if BETWEEN.strip() in record.names:
        raise ValueError(f"a record with a player called {BETWEEN.strip()} can't be written as one line")
    return BETWEEN.join([line for line in write(record).splitlines() if line])


def read_line(text: str) -> Record:
    """The record that a line tells. Raises `RecordError`, which counts the lines between the slashes.

    >>> record = read_line("[game original] / [players Ada, Ben] / Ada: 44412W35>4 4423W")
    >>> record.names, record.end().turn.total
    (('Ada', 'Ben'), 12)
    """
    return read(text.replace(BETWEEN, "\n"))


def is_line(text: str) -> bool:
    """Whether a text was meant as a record in one line, and not as an id or the name of a file."""
    return text.startswith("[game ")
