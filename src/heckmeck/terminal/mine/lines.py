"""My play as lines of text."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from heckmeck.players.levels import BOTS
from heckmeck.rules import GAMES
from heckmeck.terminal.mine.chart import chart
from heckmeck.terminal.mine.memory import KeptGame
from heckmeck.terminal.mine.sums import (
    ENOUGH,
    LEAST_COUNT,
    LEAST_GAMES,
    WINDOW,
    Row,
    Totals,
    bands_of,
    habits_of,
    level_of,
    rows_by,
    totals,
    trend_of,
)
from heckmeck.words import Words
from heckmeck.words.columns import aligned


def play_lines(games: Sequence[KeptGame], words: Words) -> Iterator[str]:
    """The level, the sums, the trend, the costliest habits, and wins by game, rival and number of players."""
    sums = totals(games)
    level = level_of(games)
    if level is None:
        yield words.say("mine-level-soon", count=ENOUGH - sums.decisions)
    else:
        yield f"{words.say('mine-level', level=level)}. {words.say('mine-level-why')}"
    yield ""
    yield from aligned(_numbers(sums, words))
    trend = trend_of(games)
    if len(trend) > 1:
        yield ""
        yield words.say("mine-trend")
        if len(trend) > WINDOW:
            first, last = [words.percent(mean, 2) for mean in (trend[WINDOW - 1][1], trend[-1][1])]
            yield words.say("mine-trend-told", first=first, last=last)
        yield from chart(trend, [(words.say(f"bot-{level}"), limit) for level, limit in bands_of(games)], words)
        yield words.say("mine-chart-legend", window=WINDOW)
    yield ""
    yield from _habits(games, words)
    yield ""
    yield from _wins(games, words)


def _numbers(sums: Totals, words: Words) -> list[list[str]]:
    luck = f"{'−' if sums.luck < 0 else '+'}{words.decimal(abs(sums.luck), 1)}"
    given = words.percent(sums.given / sums.decisions, 2) if sums.decisions else "–"
    return [
        [words.say("mine-games"), str(sums.games)],
        [words.say("mine-won"), f"{wins(sums.won, words)} ({words.percent(sums.won / sums.games, 0)})"],
        [words.say("mine-luck"), luck],
        [words.say("mine-given"), given],
    ]


def wins(won: float, words: Words) -> str:
    """Shared wins are split, so there may be halves."""
    return words.decimal(won, 0 if won == int(won) else 1)


def _habits(games: Sequence[KeptGame], words: Words) -> Iterator[str]:
    # A file may come from a version that knows more habits.
    habits = [one for one in habits_of(games) if words.has(f"mine-habit-{one.habit}")]
    yield words.say("mine-habits")
    if not habits:
        yield words.say("mine-habits-none", count=LEAST_COUNT, games=LEAST_GAMES)
    for number, one in enumerate(habits, 1):
        each = words.percent(one.loss / one.count, 1)
        times = words.say("mine-habit-times", count=one.count, games=one.games, each=each)
        yield f"{number}. {words.say(f'mine-habit-{one.habit}', edge=one.edge or 0)} {times}"


def _wins(games: Sequence[KeptGame], words: Words) -> Iterator[str]:
    counts = sorted({game.players for game in games})
    tables: list[tuple[str, list[Row], Callable[[str], str]]] = [
        (words.say("mine-by-game"), rows_by(games, lambda game: [game.game], GAMES), lambda what: words.say(f"game-{what}")),
        (
            words.say("mine-by-rival"),
            rows_by(games, lambda game: game.rivals, ["person", *BOTS]),
            lambda what: words.say("mine-rival-person" if what == "person" else f"bot-{what}"),
        ),
        (
            words.say("mine-by-players"),
            rows_by(games, lambda game: [str(game.players)], map(str, counts)),
            lambda what: words.say("mine-players", count=int(what)),
        ),
    ]
    heads = [words.say(key) for key in ("mine-games", "mine-won", "mine-rate")]
    rows: list[list[str]] = []
    for title, found, name in tables:
        rows += [[title, *heads]]
        rows += [
            [f"  {name(one.what)}", str(one.games), wins(one.won, words), words.percent(one.won / one.games, 0)] for one in found
        ]
    yield from aligned(rows)
