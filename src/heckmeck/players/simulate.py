"""Plays many random legal games and counts what happened in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

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


def simulate(game: Game[Any], players: int, games: int, seed: int, statistics: Statistics) -> Iterator[Record]:
    """Plays the games one by one, adds each to the statistics and gives its record. A game depends on the seed and its own number
    alone."""
    names = NAMES[:players]
    for number in range(games):
        moves: list[Move] = []
        counts: Counter[type[Event]] = Counter()

        def watch(move: Move, events: tuple[Event, ...], moves: list[Move] = moves, counts: Counter[Any] = counts) -> None:
            moves.append(move)
            counts.update([type(event) for event in events])

        start = game.new(players)
        end, _ = play_out(game, start, SeededLuck(f"{game.id}/{players}/{seed}/{number}"), watch)
        statistics.add(counts, game.scores(end), game.winners(end))
        yield Record(game, names, start, tuple(moves))
