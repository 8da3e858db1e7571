"""The arena: many games of bots, with rotated seats and paired dice, on all cores.

A group is the unit of measurement: the same bots at the same table once in every rotation of the seats, with the same luck for each
seat. Luck then hardly disturbs a bot's result in its group, and groups are independent of each other, so the intervals are
those of a mean of groups. A group depends on the seed and its own number alone, not on which core plays it.
"""

from __future__ import annotations

import math
import signal
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from itertools import combinations
from pathlib import Path
from typing import Any, Final

from heckmeck.forecast.interval import Z95
from heckmeck.kind import kind_of
from heckmeck.notation import Record, write
from heckmeck.players.levels import make_bot
from heckmeck.players.match import Forfeited, Result, play
from heckmeck.players.names import NAMES
from heckmeck.rules import Game
from heckmeck.rules import game as find_game

AHEAD: Final = 4
"""Batches handed out ahead for each core."""


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


Groups = list[tuple[tuple[int, ...], list[tuple[tuple[int, ...], Result]]]]
"""Groups as they were played: the bots at the table, and for each game who sat where and how it ended."""


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

    def add_all(self, groups: Groups) -> None:
        for table, results in groups:
            self.add(table, results)

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


def play_groups(contest: Contest, first: int, count: int) -> Groups:
    """Plays some groups, one after the other: the work of one core."""
    rules = find_game(contest.game, dict(contest.options))
    kind = kind_of(rules)
    compiled = kind.in_bulk(rules, contest.bots)
    bots = [] if compiled else [make_bot(name, rules) for name in contest.bots]
    tables = contest.tables()
    played: Groups = []
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
            if contest.records is not None:
                _write_records(contest, rules, number, seatings, found)
            results = [replace(result, moves=()) for result in found]
            played.append((table, list(zip(seatings, results, strict=True))))
    finally:
        for bot in bots:
            bot.close()
    return played


def _write_records(contest: Contest, rules: Game[Any], number: int, seatings: list[tuple[int, ...]], results: list[Result]) -> None:
    assert contest.records is not None
    for shift, (seated, result) in enumerate(zip(seatings, results, strict=True)):
        record = Record(rules, NAMES[: len(seated)], rules.new(len(seated)), result.moves)
        Path(contest.records, f"{number:06}-{shift}.hmk").write_text(_headed(contest, seated, record), encoding="utf-8")


def _headed(contest: Contest, seated: tuple[int, ...], record: Record) -> str:
    """The record, with a comment that says which bot sat where."""
    who = ", ".join([f"{name} {contest.bots[bot]}" for name, bot in zip(record.names, seated, strict=True)])
    return f"; {who}\n{write(record)}"


def run(contest: Contest, games: int, workers: int, standing: Standing) -> Iterator[int]:
    """Play at least this many games on some cores, add them to the standing in order, and yield the number played so far."""
    groups = -(-games // contest.players)
    batch = max(1, min(20, groups // (AHEAD * workers)))
    jobs = [(start, min(batch, groups - start)) for start in range(0, groups, batch)]
    if workers == 1:
        for start, count in jobs:
            standing.add_all(play_groups(contest, start, count))
            yield standing.games
        return
    with ProcessPoolExecutor(workers, initializer=_leave_interrupts_to_the_first) as pool:
        try:
            for groups_played in _in_order(pool, contest, jobs, AHEAD * workers):
                standing.add_all(groups_played)
                yield standing.games
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def _leave_interrupts_to_the_first() -> None:
    """Ctrl-C reaches every process; the first one decides what becomes of the games."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _in_order(pool: ProcessPoolExecutor, contest: Contest, jobs: list[tuple[int, int]], ahead: int) -> Iterator[Groups]:
    """The results of the cores in the order of the groups, so that the sums do not depend on which core was faster."""
    waiting: deque[Future[Groups]] = deque()
    for start, count in jobs:
        waiting.append(pool.submit(play_groups, contest, start, count))
        if len(waiting) >= ahead:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()
