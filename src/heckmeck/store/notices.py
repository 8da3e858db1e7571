"""What goes over the line between those who share a database (`channel.py`), as text in PostgreSQL's notices."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, TypeVar

import msgspec
from msgspec import Struct

T = TypeVar("T")

CHANGED: Final = "heckmeck_changed"
"""The channel of `Changed`."""
SAID: Final = "heckmeck_said"
"""The channel for everything else."""
LONGEST: Final = 7500
"""Bytes of one notice. PostgreSQL takes fewer than 8000."""


class Notice(Struct, frozen=True):
    """Something that was told, and on which channel."""

    channel: str
    text: str


class Changed(Struct, frozen=True, array_like=True):
    """The newest version of some tables, as the server that wrote it tells it. None is a table that was deleted."""

    server: str
    tables: dict[str, int | None]


def changed(server: str, tables: Mapping[str, int | None]) -> Iterator[Notice]:
    """Changed tables as one notice, or as few as can hold them."""
    for page in pages(tables.items(), lambda item: len(item[0]) + 16):
        yield Notice(CHANGED, msgspec.json.encode(Changed(server, dict(page))).decode())


def pages(items: Iterable[T], size: Callable[[T], int]) -> Iterator[list[T]]:
    """The items in order, split so that each part fits into one notice."""
    page: list[T] = []
    room = LONGEST
    for item in items:
        if page and room < size(item):
            yield page
            page, room = [], LONGEST
        page.append(item)
        room -= size(item)
    if page:
        yield page
