"""The names at a table: as records write them, and no two that look alike."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from heckmeck.notation.characters import look_alike
from heckmeck.notation.errors import RecordError
from heckmeck.notation.scan import Word, check_visible_name
from heckmeck.players.levels import Level
from heckmeck.table.refusals import Refused

EMOJI_STYLE: Final = "\N{VARIATION SELECTOR-16}"
"""Phones put it behind many emoji. Nobody sees it, and without it they are the same."""


def written_name(name: str) -> str:
    """A name as records write it. Raises Refused."""
    try:
        return check_visible_name(Word(" ".join(name.replace(EMOJI_STYLE, "").split()).replace(" ", "_"), 0, 0))
    except RecordError as error:
        raise Refused("not_possible", error.reason, "", **error.details) from None


def check_names(names: Sequence[str]) -> None:
    """Raises Refused if two of them are the same or look the same. Seats without a name don't count."""
    taken = [name for name in names if name]
    for number, name in enumerate(taken):
        for other in taken[:number]:
            if name == other:
                raise Refused("not_possible", "name_twice", name=name)
            if look_alike(name, other):
                raise Refused("not_possible", "name_alike", name=name, other=other)


def free_bot_name(level: Level, taken: Sequence[str]) -> str:
    """A name for a bot that takes a seat nobody came for."""
    return next(name for name in _bot_names(level) if not any(look_alike(name, other) for other in taken))


def _bot_names(level: Level) -> Iterator[str]:
    number = 1
    while True:
        yield f"{level.capitalize()}_{number}"
        number += 1
