"""Plays many random legal games and counts what happened in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from heckmeck.batches import ALONE, Crew, in_batches
from heckmeck.chance import SeededLuck
from heckmeck.notation import Record
from heckmeck.players.names import NAMES
from heckmeck.players.random_play import play_out
from heckmeck.rules import Event, Game, Move


@dataclass
class Statistics:
    """Statistics of some games: each kind of event by game, and the wins and worms of each seat."""

    players: int
    games: int = 0
    events: dict[type[Event], list[int]] = field(default_factory=dict)
    scores: list[list[int]] = field(default_factory=list)
    wins: Counter[int] = field(default_factory=Counter)
    shared: Counter[int] = field(default_factory=Counter)

    def add(self, counts: Counter[type[Event]], scores: tuple[int, ...], winners: tuple[int, ...]) -> None:
        for kind in counts.keys() | self.events.keys():
            self.events.setdefault(kind, [0] * self.games).append(counts[kind])
        self.games += 1
        self.scores.append(list(scores))
        (self.wins if len(winners) == 1 else self.shared).update(winners)


@dataclass(frozen=True)
class Simulated:
    """A random game, how often each kind of event happened in it, and how it ended."""

    record: Record
    events: Counter[type[Event]]
    scores: tuple[int, ...]
    winners: tuple[int, ...]


def simulate(game: Game[Any], players: int, games: int, seed: int, statistics: Statistics, crew: Crew = ALONE) -> Iterator[Record]:
    """Plays the games, adds each to the statistics and gives its record. A game depends on the seed and its own number alone."""
    for batch in in_batches(lambda first, count: partial(_play, game, players, seed, first, count), games, crew):
        for played in batch:
            statistics.add(played.events, played.scores, played.winners)
            yield played.record


def _play(game: Game[Any], players: int, seed: int, first: int, count: int) -> list[Simulated]:
    return [_play_one(game, players, f"{game.id}/{players}/{seed}/{number}") for number in range(first, first + count)]


def _play_one(game: Game[Any], players: int, seed: str) -> Simulated:
    moves: list[Move] = []
    events: Counter[type[Event]] = Counter()

    def watch(move: Move, happened: tuple[Event, ...]) -> None:
        moves.append(move)
        events.update([type(event) for event in happened])

    start = game.new(players)
    end, _ = play_out(game, start, SeededLuck(seed), watch)
    return Simulated(Record(game, NAMES[:players], start, tuple(moves)), events, game.scores(end), game.winners(end))
