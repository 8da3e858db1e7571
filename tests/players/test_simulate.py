"""Random games: the same for the same seed, counted right, and each with a record that tells it."""

from __future__ import annotations

from collections import Counter

import pytest

from heckmeck.notation import Record, position, read, write
from heckmeck.players.names import NAMES
from heckmeck.players.simulate import Statistics, simulate
from heckmeck.rules import GAMES, Event, game
from heckmeck.rules.dicegame import FailedAttempt, TurnEnded
from heckmeck.rules.events import PortionTaken


def played(
    id: str, players: int, games: int, seed: int = 1, options: dict[str, str] | None = None
) -> tuple[list[Record], Statistics]:
    statistics = Statistics(players)
    return list(simulate(game(id, options), players, games, seed, statistics)), statistics


@pytest.mark.parametrize(
    ("id", "players"), [(name, count) for name in GAMES for count in (2, 4, 6, 7) if count in game(name).players]
)
def test_every_game_ends_and_its_record_replays_to_the_same_result(id: str, players: int) -> None:
    records, statistics = played(id, players, 2)
    for record, scores in zip(records, statistics.scores, strict=True):
        again = read(write(record))
        assert again == record
        assert record.game.finished(record.end())
        assert position(again) == position(record)
        assert list(record.game.scores(again.end())) == scores
        assert record.names == NAMES[:players]


@pytest.mark.parametrize("options", [{"lower": "any"}, {"turn_over": "always"}, {"turn_over": "every"}, {"golden_die": "plain"}])
def test_games_by_house_rules_end_too(options: dict[str, str]) -> None:
    records, _ = played("deluxe", 3, 2, options=options)
    assert all(record.game.options == options and read(write(record)) == record for record in records)


@pytest.mark.parametrize("id", GAMES)
def test_the_same_seed_gives_the_same_games(id: str) -> None:
    assert played(id, 2, 2, seed=7) == played(id, 2, 2, seed=7)


def test_other_seeds_numbers_and_players_give_other_games() -> None:
    records = [record for seed in (1, 2) for record in played("original", 2, 2, seed)[0]] + played("original", 3, 1, 1)[0]
    rolls = {record.moves[:40] for record in records}
    assert len(rolls) == len(records)


def test_a_game_depends_on_the_seed_and_its_own_number_alone() -> None:
    assert played("deluxe", 3, 3, seed=5)[0][:2] == played("deluxe", 3, 2, seed=5)[0]


def test_what_happened_is_counted() -> None:
    records, statistics = played("original", 2, 3)
    for kind in (TurnEnded, FailedAttempt, PortionTaken):
        counts = [
            sum(isinstance(event, kind) for transition in record.transitions() for event in transition.events) for record in records
        ]
        assert statistics.events[kind] == counts
    assert statistics.games == 3


class Rare(Event):
    """Something that does not happen in every game."""


def test_what_happens_in_some_games_only_is_counted_in_all() -> None:
    statistics = Statistics(2)
    statistics.add(Counter(), (3, 1), (0,))
    statistics.add(Counter({Rare: 2}), (2, 2), (0, 1))
    statistics.add(Counter(), (0, 5), (1,))
    assert statistics.events == {Rare: [0, 2, 0]}
    assert statistics.scores == [[3, 1], [2, 2], [0, 5]]
    assert statistics.wins == {0: 1, 1: 1}
    assert statistics.shared == {0: 1, 1: 1}
