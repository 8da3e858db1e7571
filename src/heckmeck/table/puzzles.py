"""Puzzles as clients are told: the puzzle of a day, and those of a game, a theme or a level for practice."""

from __future__ import annotations

from datetime import date
from functools import cache, lru_cache
from typing import Final

from heckmeck.kind import kind_of
from heckmeck.notation import read_id
from heckmeck.practice.picking import all_puzzles, chosen, daily, daily_puzzles
from heckmeck.practice.puzzle import Puzzle
from heckmeck.rules import game as rules_of
from heckmeck.table.analysis import analyse_line
from heckmeck.table.refusals import Refused, refusals
from heckmeck.table.wire import codec, outgoing

KEPT: Final = 500
"""Positions whose proof is kept: people come back to theirs, and it takes a while."""


def puzzle_of_day(text: str) -> codec.Puzzle:
    """The puzzle of a day such as 2026-11-18, the same for everyone."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise Refused("not_possible", "bad_day", text=text[:40]) from None
    return _told(daily(day), len(daily_puzzles()))


def puzzle_to_practise(game: str, theme: str, level: str, number: int) -> codec.Puzzle:
    """One of the puzzles of this game, theme and level, as far as they are named. After the last comes the first again."""
    found = chosen(all_puzzles(), game, theme, level)
    if not found:
        raise Refused("not_possible", "no_such_puzzle")
    return _told(found[number % len(found)], len(found))


@lru_cache(maxsize=KEPT)
def puzzle_at(text: str) -> codec.Puzzle:
    """The decision in the position with this id. Its theme is empty if it has none of those that puzzles have."""
    with refusals():
        rules, state = read_id(text)
        kind = kind_of(rules)
        if rules.to_act(state) is None or len(rules.legal(state)) < 2:
            raise Refused("not_possible", "nothing_to_choose")
        return _told(kind.puzzle_at(rules, state), 1)


@cache
def themes_of(game: str) -> list[str]:
    """What the puzzles of a game are about, in the order of its kind."""
    found = {puzzle.theme for puzzle in chosen(all_puzzles(), game)}
    return [theme for theme in kind_of(rules_of(game)).puzzle_themes if theme in found]


def _told(puzzle: Puzzle, count: int) -> codec.Puzzle:
    rules, state = puzzle.read()
    kind = kind_of(rules)
    choices = [kind.shapes.action(action) for action in rules.legal(state)]
    return outgoing.Puzzle(
        analysis=analyse_line(puzzle.position),
        theme=puzzle.theme,
        level=puzzle.level,
        choices=choices,
        answer=choices[puzzle.answer],
        gap=puzzle.gap,
        error=puzzle.error,
        games=puzzle.games,
        player=kind.rollout_players[0],
        estimate=puzzle.estimate,
        count=count,
    )
