"""What all games together say: wins, luck, what was given away, which bot that is like, and habits."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import inf
from typing import Final, Literal

from heckmeck.players.levels import BOTS, Level
from heckmeck.terminal.mine.memory import KeptGame

ENOUGH: Final = 50
"""Decisions that it takes to compare somebody with the bots."""
WINDOW: Final = 10
"""Games that the mean of the trend covers."""
LEAST_COUNT: Final = 5
LEAST_GAMES: Final = 3
"""So many mistakes in so many games make a habit."""
MOST_HABITS: Final = 5
MOSTLY: Final = 0.8
"""Where most of it happens, the rest being chance."""
SIDES: Final[Mapping[str, Literal["below", "from"]]] = {"stops_early": "below", "rolls_on": "from"}
"""On which side of a portion a habit shows."""


@dataclass(frozen=True)
class Totals:
    games: int
    won: float
    """Shared wins are split."""
    luck: float
    decisions: int
    given: float


def totals(games: Sequence[KeptGame]) -> Totals:
    return Totals(
        len(games),
        sum([game.won for game in games]),
        sum([game.luck for game in games]),
        sum([game.decisions for game in games]),
        sum([game.given for game in games]),
    )


@dataclass(frozen=True)
class Row:
    what: str
    games: int
    won: float


def rows_by(games: Iterable[KeptGame], keys: Callable[[KeptGame], Iterable[str]], order: Iterable[str]) -> list[Row]:
    """Games and wins by what `keys` says of a game, which may be several things, in this order."""
    found: dict[str, list[float]] = {what: [] for what in order}
    for game in games:
        for what in dict.fromkeys(keys(game)):
            found.setdefault(what, []).append(game.won)
    return [Row(what, len(won), sum(won)) for what, won in found.items() if won]


def trend_of(games: Iterable[KeptGame]) -> list[tuple[float, float]]:
    """By game what was given away per decision in it, and in the last games up to it. Games without a decision say nothing."""
    telling = [game for game in games if game.decisions]
    found = []
    for number, game in enumerate(telling, 1):
        last = totals(telling[max(0, number - WINDOW) : number])
        found.append((game.given / game.decisions, last.given / last.decisions))
    return found


# Which bot somebody plays like


@cache
def thresholds() -> Mapping[str, Mapping[str, float]]:
    """By game and level: whoever gives away at most this much per decision plays like that bot (`tools/measure_bots.py`)."""
    text = (files("heckmeck.terminal.mine") / "given_away.json").read_text(encoding="utf-8")
    return {game: measured["thresholds"] for game, measured in json.loads(text)["games"].items()}


def bands_of(games: Iterable[KeptGame]) -> list[tuple[Level, float]]:
    """For the mixture of games that somebody played: the more decisions a game had, the more it counts. The strongest first."""
    telling = [game for game in games if game.decisions]
    decisions = sum([game.decisions for game in telling])

    def limit(level: Level) -> float:
        return sum([game.decisions / decisions * thresholds().get(game.game, {}).get(level, inf) for game in telling])

    return [(level, limit(level)) for level in reversed(BOTS)]


def level_of(games: Sequence[KeptGame]) -> Level | None:
    """None with too few decisions to say."""
    sums = totals(games)
    if sums.decisions < ENOUGH:
        return None
    return next((level for level, most in bands_of(games) if sums.given / sums.decisions <= most), BOTS[0])


# Habits: mistakes of one kind that came again and again


@dataclass(frozen=True)
class Habit:
    habit: str
    edge: int | None
    """Where it happens: below this portion, or from this one on; None if that makes no difference."""
    count: int
    games: int
    loss: float
    """What all of it cost."""


def habits_of(games: Iterable[KeptGame]) -> list[Habit]:
    """The costliest first."""
    found: dict[str, list[tuple[int | None, float, tuple[str, int]]]] = {}
    for game in games:
        for name, portion, loss in game.slips:
            found.setdefault(name, []).append((portion, loss, game.key))
    habits = [
        Habit(
            name,
            _edge(SIDES.get(name), [(portion, loss) for portion, loss, _ in slips]),
            len(slips),
            len({game for *_, game in slips}),
            sum([loss for _, loss, _ in slips]),
        )
        for name, slips in found.items()
    ]
    habits = [one for one in habits if one.count >= LEAST_COUNT and one.games >= LEAST_GAMES]
    return sorted(habits, key=lambda one: -one.loss)[:MOST_HABITS]


def _edge(side: Literal["below", "from"] | None, slips: Sequence[tuple[int | None, float]]) -> int | None:
    """The portion on whose side most of the loss lies, as near to the end of the grill as can be."""
    known = [(portion, loss) for portion, loss in slips if portion is not None]
    if side is None or len(known) < len(slips):
        return None
    wanted = MOSTLY * sum([loss for _, loss in known])
    reached = 0.0
    for portion, loss in sorted(known, reverse=side == "from"):
        reached += loss
        if reached >= wanted:
            return portion + 1 if side == "below" else portion
    return None
