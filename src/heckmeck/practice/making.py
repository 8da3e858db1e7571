"""Makes many puzzles that are as different as possible: no combination of theme and level gets more than its share of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, Final

from heckmeck.kind import kind_of
from heckmeck.practice.puzzle import LEVELS, Level, Puzzle
from heckmeck.rules import Game


class Making:
    """Puzzles of one game for a number of players. `count` are wanted, and at most so many `games` are searched for them.

    If a theme or a level is named, only such puzzles are made, as many as there are.
    """

    def __init__(
        self,
        rules: Game[Any],
        players: int,
        count: int,
        games: int,
        seed: int,
        known: Iterable[Puzzle] = (),
        theme: str = "",
        level: str = "",
    ) -> None:
        self._found = kind_of(rules).find_puzzles(rules, players, seed, self._wanted)
        self._count: Final = count
        self._games: Final = games
        self._theme: Final = theme
        self._level: Final = level
        self._most: Final = count if theme or level else -(-count // _parts(rules))
        self._known: Final = {puzzle.position for puzzle in known}
        self._made: Final[Counter[tuple[str, Level]]] = Counter()

    def _wanted(self, theme: str, level: Level) -> bool:
        asked_for = self._theme in ("", theme) and self._level in ("", level)
        return asked_for and self._made[theme, level] < self._most

    def run(self) -> Iterator[Puzzle | None]:
        """One puzzle or None for every game that was searched."""
        for _, puzzle in zip(range(self._games), self._found, strict=False):
            if puzzle is None or puzzle.position in self._known:
                yield None
                continue
            self._made[puzzle.theme, puzzle.level] += 1
            self._known.add(puzzle.position)
            yield puzzle
            if self._made.total() == self._count:
                return


def _parts(rules: Game[Any]) -> int:
    """A theme and level gets at most one puzzle in this many: twice as many as if all were equally frequent, because some hard ones
    are so rare that they never get there."""
    return max(2, len(kind_of(rules).puzzle_themes) * len(LEVELS) // 2)
