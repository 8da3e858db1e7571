"""Every puzzle of the dice games that ships: it can be read, its theme and level are right, and its answer is clearly the best."""

from __future__ import annotations

from collections import Counter

import pytest

from heckmeck.forecast.net import load
from heckmeck.forecast.outlook import Outlook
from heckmeck.kind import find_kind
from heckmeck.notation import write_id
from heckmeck.practice.dice_puzzles import by_rollout, exact_chances, level_of, theme_of, weigh
from heckmeck.practice.puzzle import LEAST_GAP, LEVELS, MOST_GAP, SURE, Puzzle, read_puzzles, write_puzzle
from heckmeck.rules.dicegame import DiceGame, DiceState

PUZZLES = tuple(find_kind("dice").puzzles())
PARTS = 16
"""The file is checked in parts, so that several processes share the work."""
OTHER_SEED = 2**40
"""Luck that no puzzle was made with."""
EVERY = 240
"""Every so many puzzles one is rolled out again."""


def position(puzzle: Puzzle) -> tuple[DiceGame, DiceState]:
    rules, state = puzzle.read()
    assert isinstance(rules, DiceGame)
    assert isinstance(state, DiceState)
    return rules, state


def test_there_are_enough_of_every_sort_and_none_twice() -> None:
    assert len(PUZZLES) >= 2000
    assert len({puzzle.position for puzzle in PUZZLES}) == len(PUZZLES)
    themes, levels, games = [Counter(each) for each in zip(*[(p.theme, p.level, p.game) for p in PUZZLES], strict=True)]
    assert set(themes) == set(find_kind("dice").puzzle_themes)
    assert set(games) == {"original", "extrawurm", "deluxe"}
    assert min(themes.values()) >= 50
    assert min(levels[level] for level in LEVELS) >= 100
    assert min(games.values()) >= 300


def test_neighbours_in_the_file_differ() -> None:
    """The days of a week are not all about the same thing."""
    for start in range(0, len(PUZZLES) - 7, 7):
        week = PUZZLES[start : start + 7]
        assert len({(puzzle.game, puzzle.theme, puzzle.level) for puzzle in week}) > 2


def test_a_line_is_read_and_written_in_one_way() -> None:
    lines = [write_puzzle(puzzle) for puzzle in PUZZLES]
    assert tuple(read_puzzles(lines)) == PUZZLES


@pytest.mark.parametrize("part", range(PARTS))
def test_every_puzzle_is_what_it_says(part: int) -> None:
    """The solver alone finds the same answer, whatever the roll-outs said."""
    for puzzle in PUZZLES[part::PARTS]:
        rules, state = position(puzzle)
        assert write_id(rules, state) == puzzle.position
        weighed = weigh(Outlook(rules, load(rules.id, len(state.board.stacks))), state)
        assert weighed.index(max(weighed)) == puzzle.answer, puzzle
        assert theme_of(rules, state) == puzzle.theme, puzzle
        assert level_of(rules, state, puzzle.best()) == puzzle.level, puzzle
        assert LEAST_GAP - 1e-4 <= puzzle.gap <= MOST_GAP + 1e-4, puzzle
        assert (puzzle.error > 0) == (puzzle.games > 0), puzzle
        # Gap and error are rounded in the file.
        assert puzzle.gap >= SURE * puzzle.error - 5e-4, puzzle


def test_exact_answers_are_solved_again() -> None:
    for puzzle in [puzzle for puzzle in PUZZLES if not puzzle.games]:
        exact = exact_chances(*position(puzzle))
        assert exact is not None
        best = exact.pop(puzzle.answer)
        assert best - max(exact) == pytest.approx(puzzle.gap, abs=1e-4)


def test_a_sample_is_rolled_out_again_with_other_luck() -> None:
    for puzzle in [puzzle for puzzle in PUZZLES if puzzle.games][::EVERY]:
        rules, state = position(puzzle)
        weighed = weigh(Outlook(rules, load(rules.id, len(state.board.stacks))), state)
        again = by_rollout(rules, state, weighed, puzzle.games, OTHER_SEED)
        assert again.gap > 0, puzzle
        assert abs(again.gap - puzzle.gap) < 5 * (again.error**2 + puzzle.error**2) ** 0.5, puzzle
