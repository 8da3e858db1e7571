"""Every puzzle of Karteneck that ships: it can be read, its theme and level are right, and its answer is clearly the best."""

from __future__ import annotations

from collections import Counter

import pytest

from heckmeck.forecast.card_odds import card_odds
from heckmeck.kind import find_kind
from heckmeck.notation import read_line, write_line
from heckmeck.practice.card_puzzles import DEALS, MOST_CHOICES, compare, level_of, theme_of
from heckmeck.practice.puzzle import LEAST_GAP, LEVELS, MOST_GAP, SURE, Puzzle, read_puzzles, write_puzzle
from heckmeck.rules.karteneck import Karteneck
from heckmeck.rules.karteneck.actions import Pass
from heckmeck.rules.karteneck.state import CardState

PUZZLES = tuple(find_kind("cards").puzzles())
PARTS = 8
"""The file is checked in parts, so that several processes share the work."""
OTHER_SEED = 2**40
"""Luck that no puzzle was made with."""
EVERY = 12
"""Every so many puzzles one is rolled out again."""
ROUNDING = 5e-5
"""Gap and error are rounded in the file."""


def position(puzzle: Puzzle) -> tuple[Karteneck, CardState]:
    rules, state = puzzle.read()
    assert isinstance(rules, Karteneck)
    assert isinstance(state, CardState)
    return rules, state


def test_there_are_enough_of_every_sort_and_none_twice() -> None:
    assert len(PUZZLES) >= 300
    assert len({puzzle.position for puzzle in PUZZLES}) == len(PUZZLES)
    levels = Counter(puzzle.level for puzzle in PUZZLES)
    players = Counter(position(puzzle)[1].players for puzzle in PUZZLES)
    passes = sum(isinstance(puzzle.best(), Pass) for puzzle in PUZZLES)
    assert min(levels[level] for level in LEVELS) >= 50
    assert min(players[count] for count in range(2, 7)) >= 30
    assert 0.25 < passes / len(PUZZLES) < 0.75  # otherwise nobody need think


def test_a_line_is_read_and_written_in_one_way() -> None:
    assert tuple(read_puzzles([write_puzzle(puzzle) for puzzle in PUZZLES])) == PUZZLES
    for puzzle in PUZZLES:
        assert write_line(read_line(puzzle.position)) == puzzle.position


@pytest.mark.parametrize("part", range(PARTS))
def test_every_puzzle_is_what_it_says(part: int) -> None:
    """The odds, which look a few rounds ahead, find the same answer, whatever the roll-outs to the end said."""
    for puzzle in PUZZLES[part::PARTS]:
        rules, state = position(puzzle)
        view = rules.view(state, state.seat)
        odds = card_odds(view)
        assert {one.action for one in odds} == set(rules.legal(state)), puzzle
        assert len(odds) <= MOST_CHOICES, puzzle
        assert odds[0].action == puzzle.best(), puzzle
        assert theme_of(odds) == puzzle.theme, puzzle
        assert level_of(rules, view, puzzle.best()) == puzzle.level, puzzle
        assert LEAST_GAP - ROUNDING <= puzzle.gap <= MOST_GAP + ROUNDING, puzzle
        assert puzzle.games in DEALS, puzzle
        assert puzzle.gap + ROUNDING >= SURE * (puzzle.error - ROUNDING) > 0, puzzle


def test_a_sample_is_rolled_out_again_with_other_luck() -> None:
    for puzzle in PUZZLES[::EVERY]:
        rules, state = position(puzzle)
        again, _ = compare(rules.view(state, state.seat), rules.legal(state), puzzle.answer, puzzle.games, OTHER_SEED)
        assert again.gap > 0, puzzle
        assert abs(again.gap - puzzle.gap) < 5 * (again.error**2 + puzzle.error**2) ** 0.5, puzzle
