"""Which puzzle comes when: the puzzle of a day, and those of a game, a theme or a level for practice."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Final

from heckmeck.kind import kinds
from heckmeck.practice.puzzle import Puzzle

FIRST_DAY: Final = date(2026, 11, 1)
"""The day of the first puzzle of the file."""


def all_puzzles() -> tuple[Puzzle, ...]:
    """The puzzles that come with the package, of all kinds of game."""
    return tuple([puzzle for kind in kinds() for puzzle in kind.puzzles()])


def daily_puzzles() -> tuple[Puzzle, ...]:
    """Those of them that have a day, in the order of the days."""
    return tuple([puzzle for kind in kinds() if kind.daily_puzzles for puzzle in kind.puzzles()])


def number_of(day: date, count: int) -> int:
    """The place of the day's puzzle among so many. Puzzles that are added at the end change no day before their own."""
    return (day - FIRST_DAY).days % count


def daily(day: date) -> Puzzle:
    """The puzzle of a day, the same for everyone."""
    puzzles = daily_puzzles()
    return puzzles[number_of(day, len(puzzles))]


def chosen(puzzles: Sequence[Puzzle], game: str = "", theme: str = "", level: str = "") -> list[Puzzle]:
    """Those of a game, a theme and a level, as far as they are named."""
    return [
        puzzle for puzzle in puzzles if game in ("", puzzle.game) and theme in ("", puzzle.theme) and level in ("", puzzle.level)
    ]
