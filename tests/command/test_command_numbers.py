"""Numbers as the commands print them: in columns, and in every language."""

from __future__ import annotations

from collections import Counter

import pytest

from heckmeck.command.numbers import statistics_lines
from heckmeck.players.simulate import Statistics, simulate
from heckmeck.rules import GAMES, Event, game
from heckmeck.rules.dicegame import FailedAttempt, TurnEnded
from heckmeck.rules.karteneck.events import RoundEnded
from heckmeck.words import LANGUAGES, Words


def test_the_statistics_as_a_table() -> None:
    statistics = Statistics(2)
    statistics.add(Counter({FailedAttempt: 1, TurnEnded: 10}), (3, 1), (0,))
    statistics.add(Counter({FailedAttempt: 4, TurnEnded: 20}), (2, 2), (0, 1))
    assert statistics_lines(statistics, Words("en")) == [
        "                  lowest  average  highest",
        "Failed attempts        1     2.50        4",
        "Turns                 10    15.00       20",
        "Worms per player       1     2.00        3",
        "",
        "Seat  wins  share  shared  average worms",
        "1        1  50.0%       1           2.50",
        "2        0   0.0%       1           1.50",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_statistics_in_every_language(id: str, language: str) -> None:
    statistics = Statistics(2)
    list(simulate(game(id), 2, 1, 1, statistics))
    lines = statistics_lines(statistics, Words(language))
    assert len(lines) > 6
    kind: type[Event] = RoundEnded if id == "karteneck" else TurnEnded
    assert any(line.split()[-1] == str(statistics.events[kind][0]) for line in lines if line)
