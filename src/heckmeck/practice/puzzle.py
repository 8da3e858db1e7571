"""A puzzle: a position with one clearly best choice, and how sure that is. A file of puzzles has one in each line."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal, get_args

from heckmeck.notation import is_line, read_id, read_line
from heckmeck.rules import Action, Game

Level = Literal["easy", "medium", "hard"]
LEVELS: Final[tuple[Level, ...]] = get_args(Level)

Wanted = Callable[[str, Level], bool]
"""Whether a puzzle of this theme and level is wanted."""

SURE: Final = 4.0
"""Standard errors that lie between the best choice and every other one."""
LEAST_GAP: Final = 0.03
MOST_GAP: Final = 0.18
"""A smaller gap can't be seen, and what is further apart is no question."""

_GAME: Final = re.compile(r"(?:\[game )?([^\s_,\]]*)")
"""The name of the game, with which every id and every record in one line begins."""


class BadPuzzle(ValueError):
    """A line of a file that is no puzzle."""

    def __init__(self, line: int) -> None:
        super().__init__(f"line {line} is not a puzzle")
        self.line = line


@dataclass(frozen=True)
class Gap:
    """How much better the best choice is than the second-best one, how sure that is, and the games that it took."""

    gap: float
    error: float = 0.0
    games: int = 0

    @property
    def fits(self) -> bool:
        """Whether it makes a good puzzle."""
        return LEAST_GAP <= self.gap <= MOST_GAP


@dataclass(frozen=True)
class Puzzle:
    """What now? The best choice is better than every other one by at least the gap."""

    position: str
    """Its id (`heckmeck.notation.position_id`). If its game has no ids, a record that ends there, in one line
    (`heckmeck.notation.one_line`)."""
    theme: str
    """What it is about: one of the `puzzle_themes` of its kind of game."""
    level: Level
    answer: int
    """The place of the best choice among the legal ones, from 0."""
    gap: float
    """How much the best choice adds to the chance to win, against the second-best one."""
    error: float
    """The standard error of the gap; 0 if it is exact."""
    games: int
    """The games that each choice was rolled out with; 0 if the gap is exact."""
    estimate: bool = False
    """Nothing but the forecast says so. No puzzle of a file is one."""

    @property
    def game(self) -> str:
        found = _GAME.match(self.position)
        return "" if found is None else found[1]

    def read(self) -> tuple[Game[Any], Any]:
        """The game and the position. Raises `heckmeck.notation.RecordError`."""
        if not is_line(self.position):
            return read_id(self.position)
        record = read_line(self.position)
        return record.game, record.end()

    def best(self) -> Action:
        rules, state = self.read()
        return rules.legal(state)[self.answer]


def write_puzzle(puzzle: Puzzle) -> str:
    """The puzzle as a line. The gap and its error are in percent.

    >>> write_puzzle(Puzzle("original_21-36_-_-_1,-,1234445W", "face", "easy", 3, 0.0521, 0.0061, 96))
    'original_21-36_-_-_1,-,1234445W face easy 3 5.21 0.61 96'
    """
    numbers = f"{puzzle.answer} {100 * puzzle.gap:.2f} {100 * puzzle.error:.2f} {puzzle.games}"
    return f"{puzzle.position} {puzzle.theme} {puzzle.level} {numbers}"


def read_puzzles(lines: Iterable[str]) -> list[Puzzle]:
    """The puzzles of a file. Lines that begin with `;` and empty ones don't count. Raises `BadPuzzle`."""
    found: list[Puzzle] = []
    for number, line in enumerate(lines, 1):
        text = line.partition(";")[0].split()
        if text:
            try:
                found.append(_read(text))
            except ValueError:
                raise BadPuzzle(number) from None
    return found


def _read(text: list[str]) -> Puzzle:
    """A position may be several words, and one at least."""
    first, *more, theme, level, answer, gap, error, games = text
    position, known = " ".join([first, *more]), LEVELS[LEVELS.index(level)]
    return Puzzle(position, theme, known, int(answer), round(float(gap) / 100, 6), round(float(error) / 100, 6), int(games))


@cache
def shipped(kind: str) -> tuple[Puzzle, ...]:
    """The puzzles of a kind of game that come with the package."""
    text = (files("heckmeck.practice") / "puzzles" / f"{kind}.txt").read_text(encoding="utf-8")
    return tuple(read_puzzles(text.splitlines()))
