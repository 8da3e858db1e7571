"""Golden playthroughs: one seeded random game for each game at the least and the most players, told move by move.

They show at a glance what a change of the rules changes. If a change is meant, write them anew and read the difference:

    pytest tests/rules/test_golden.py --rewrite-golden
    git diff tests/rules/golden
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playing import NAMES, random_game

from heckmeck.notation import position_of
from heckmeck.rules import GAMES, game

GOLDEN = Path(__file__).parent / "golden"
TABLES = [(name, players) for name in GAMES for players in (game(name).players[0], game(name).players[-1])]
FIRST, LAST = 140, 60
"""Of a longer game, this many moves are told."""
POSITION_AFTER = 20
"""After this many of them, and at the end, the position is told too."""


def golden_file(id: str, players: int) -> Path:
    return GOLDEN / f"{id}-{players}.txt"


def spelled(value: object) -> str:
    """A value as it prints, only that the playthroughs spell a specialist with its name in records."""
    return re.sub(r"Specialist\.(\w+)", lambda named: f"<{named[0]}: {named[1].lower()!r}>", repr(value))


def told(id: str, players: int) -> Iterator[str]:
    """The lines of a playthrough: a move, what it meant, and the position now and then."""
    rules, names = game(id), NAMES[:players]
    yield f"{id}, {players} players"
    transitions = list(random_game(rules, rules.new(players), f"golden {id} {players}"))
    for number, transition in enumerate(transitions, start=1):
        if FIRST < number <= len(transitions) - LAST:
            continue
        yield f"{number}. {spelled(transition.move)}"
        yield from [f"    {spelled(event)}" for event in transition.events]
        if number % POSITION_AFTER == 0 or number == len(transitions):
            yield json.dumps(position_of(rules, transition.after, names))


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_the_game_plays_as_its_golden_playthrough_tells(id: str, players: int, request: pytest.FixtureRequest) -> None:
    text = "".join([f"{line}\n" for line in told(id, players)]).encode()
    file = golden_file(id, players)
    if request.config.getoption("--rewrite-golden"):
        file.write_bytes(text)
    assert file.exists(), f"no golden playthrough of {id} with {players} players: run pytest --rewrite-golden and look at it"
    assert file.read_bytes().decode().splitlines() == text.decode().splitlines()
    assert file.read_bytes() == text


def test_there_is_a_golden_playthrough_for_each_game_at_the_least_and_the_most_players_and_no_other() -> None:
    assert {file.name for file in GOLDEN.iterdir()} == {golden_file(*table).name for table in TABLES}
    assert {name for name, _ in TABLES} == set(GAMES)
