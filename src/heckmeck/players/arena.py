"""The arena: many games of bots, with rotated seats and paired dice, on all cores.

A group is the unit of measurement: the same bots at the same table once in every rotation of the seats, with the same luck for each
seat. Luck then hardly disturbs a bot's result in its group, and groups are independent of each other, so the intervals are
those of a mean of groups. A group depends on the seed and its own number alone, not on which core plays it.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any

from heckmeck.batches import ALONE, Crew, in_batches
from heckmeck.forecast.interval import Z95
from heckmeck.kind import kind_of
from heckmeck.notation import Record, write
from heckmeck.players.levels import make_bot
from heckmeck.players.match import Forfeited, Result, play
from heckmeck.players.names import NAMES
from heckmeck.rules import Game
from heckmeck.rules import game as find_game


@dataclass(frozen=True)
class Contest:
    """A contest: the game, its house rules, the bots, and the number of players at a table."""

    game: str
    options: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]
    players: int
    seed: int
    records: str | None = None

    def tables(self) -> list[tuple[int, ...]]:
        """Every choice of bots for a table."""
        return list(combinations(range(len(self.bots)), self.players))


@dataclass
class Score:
    """The results of one bot, by group: shares of wins, and worms."""

    wins: int = 0
    shared: int = 0
    losses: int = 0
    shares: list[float] = field(default_factory=list)
    worms: list[float] = field(default_factory=list)

    @property
    def games(self) -> int:
        return self.wins + self.shared + self.losses

    def share(self) -> tuple[float, float]:
        """The share of its games that it won, a shared win counted as a fraction, and half the width of the 95% interval."""
        return mean_and_half_width(self.shares)

    def mean_worms(self) -> tuple[float, float]:
        return mean_and_half_width(self.worms)


def mean_and_half_width(values: list[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, math.inf
    variance = sum([(value - mean) ** 2 for value in values]) / (len(values) - 1)
    return mean, Z95 * math.sqrt(variance / len(values))


@dataclass(frozen=True)
class Group:
    """A group as it was played: the bots at the table, and for each game who sat where and how it ended."""

    table: tuple[int, ...]
    results: list[tuple[tuple[int, ...], Result]]
    records: tuple[str, ...] = ()
    """The record of each game, if records are wanted."""


@dataclass
class Standing:
    """All results so far."""

    scores: list[Score]
    beaten: list[list[float]]
    """How often each bot came out ahead of each other one, a tie counting half."""
    games: int = 0
    forfeits: list[tuple[int, Forfeited]] = field(default_factory=list)
    """Which bots gave games away, and what they did."""

    @classmethod
    def empty(cls, bots: int) -> Standing:
        return cls([Score() for _ in range(bots)], [[0.0] * bots for _ in range(bots)])

    def add(self, table: tuple[int, ...], results: list[tuple[tuple[int, ...], Result]]) -> None:
        """Adds a group: for each of its games who sat where, and how it ended."""
        shares = dict.fromkeys(table, 0.0)
        worms = dict.fromkeys(table, 0.0)
        for seated, result in results:
            self.games += 1
            for seat, bot in enumerate(seated):
                score = self.scores[bot]
                won = seat in result.winners
                score.wins += won and len(result.winners) == 1
                score.shared += won and len(result.winners) > 1
                score.losses += not won
                shares[bot] += won / len(result.winners)
                worms[bot] += result.scores[seat]
            if result.forfeit is not None:
                self.forfeits.append((seated[result.forfeit[0]], result.forfeit[1]))
            self._compare(seated, result)
        for bot in table:
            self.scores[bot].shares.append(shares[bot] / len(results))
            self.scores[bot].worms.append(worms[bot] / len(results))

    def _compare(self, seated: tuple[int, ...], result: Result) -> None:
        ranks = [(seat in result.winners, result.scores[seat]) for seat in range(len(seated))]
        for one, other in combinations(range(len(seated)), 2):
            ahead = 0.5 if ranks[one] == ranks[other] else float(ranks[one] > ranks[other])
            self.beaten[seated[one]][seated[other]] += ahead
            self.beaten[seated[other]][seated[one]] += 1.0 - ahead


def play_groups(contest: Contest, first: int, count: int) -> list[Group]:
    """Plays some groups, one after the other: the work of one core."""
    rules = find_game(contest.game, dict(contest.options))
    kind = kind_of(rules)
    compiled = kind.in_bulk(rules, contest.bots)
    bots = [] if compiled else [make_bot(name, rules) for name in contest.bots]
    tables = contest.tables()
    played: list[Group] = []
    try:
        for number in range(first, first + count):
            table = tables[number % len(tables)]
            seatings = [table[shift:] + table[:shift] for shift in range(len(table))]
            if compiled:
                found = kind.bulk_group(
                    rules, [contest.bots[bot] for bot in table], contest.seed, number, contest.records is not None
                )
            else:
                found = [play(rules, [bots[bot] for bot in seated], f"{contest.seed}/{number}") for seated in seatings]
            records = (
                ()
                if contest.records is None
                else tuple([_record(contest, rules, *game) for game in zip(seatings, found, strict=True)])
            )
            results = [replace(result, moves=()) for result in found]
            played.append(Group(table, list(zip(seatings, results, strict=True)), records))
    finally:
        for bot in bots:
            bot.close()
    return played


def _record(contest: Contest, rules: Game[Any], seated: tuple[int, ...], result: Result) -> str:
    """The record of a game, with a comment that says which bot sat where."""
    record = Record(rules, NAMES[: len(seated)], rules.new(len(seated)), result.moves)
    who = ", ".join([f"{name} {contest.bots[bot]}" for name, bot in zip(record.names, seated, strict=True)])
    return f"; {who}\n{write(record)}"


def run(contest: Contest, games: int, standing: Standing, crew: Crew = ALONE) -> Iterator[int]:
    """Plays at least this many games, adds them to the standing in order, and yields the number played so far."""
    groups = -(-games // contest.players)
    number = 0
    for batch in in_batches(lambda first, count: partial(play_groups, contest, first, count), groups, crew):
        for group in batch:
            standing.add(group.table, group.results)
            _write_records(contest, number, group.records)
            number += 1
        yield standing.games


def _write_records(contest: Contest, number: int, records: tuple[str, ...]) -> None:
    """The workers may be other machines, so they don't write."""
    for shift, text in enumerate(records):
        Path(contest.records or "", f"{number:06}-{shift}.hmk").write_text(text, encoding="utf-8")
