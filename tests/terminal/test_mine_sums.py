"""What games say about somebody's play in the terminal: habits, the bot they play like, wins and the trend."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, get_args

import pytest
from mine_kit import a_game

from heckmeck.languages import LANGUAGES
from heckmeck.players.levels import BOTS
from heckmeck.review.slips import Habit
from heckmeck.rules import GAMES
from heckmeck.terminal.mine.chart import GAME, HEIGHT, LIMIT, MEAN, WIDTH, chart
from heckmeck.terminal.mine.lines import play_lines
from heckmeck.terminal.mine.memory import KeptGame, KeptSlip
from heckmeck.terminal.mine.sums import (
    ENOUGH,
    LEAST_COUNT,
    LEAST_GAMES,
    MOST_HABITS,
    WINDOW,
    bands_of,
    habits_of,
    level_of,
    rows_by,
    totals,
    trend_of,
)
from heckmeck.words import Words

MEASURED: Any = json.loads((files("heckmeck.terminal.mine") / "given_away.json").read_text(encoding="utf-8"))["games"]


def games_with(*slips: list[KeptSlip]) -> list[KeptGame]:
    return [a_game(table=f"T{number}", slips=tuple(some)) for number, some in enumerate(slips)]


def test_a_habit_needs_enough_examples_in_enough_games() -> None:
    early: KeptSlip = ("stops_early", 22, 0.02)
    assert habits_of(games_with([early] * LEAST_COUNT)) == []
    assert habits_of(games_with(*[[early]] * (LEAST_COUNT - 1))) == []
    [habit] = habits_of(games_with(*[[early, early]] * LEAST_GAMES))
    assert (habit.habit, habit.edge, habit.count, habit.games) == ("stops_early", 23, 2 * LEAST_GAMES, LEAST_GAMES)
    around_one_screen = [a_game(table="T", seat=seat, slips=(early, early)) for seat in range(LEAST_GAMES)]
    assert habits_of(around_one_screen) == [habit]


@pytest.mark.parametrize(
    ("habit", "portions", "edge"),
    [
        ("stops_early", [21, 22, 24, 24, 23, 22, 21, 24, 31], 25),
        ("rolls_on", [36, 30, 29, 33, 29, 31, 21], 29),
        ("low_face", [None] * 5, None),
        ("stops_early", [21, 22, 23, 24, None], None),
    ],
)
def test_a_habit_says_where_most_of_it_happens(habit: str, portions: list[int | None], edge: int | None) -> None:
    assert habits_of(games_with(*[[(habit, portion, 0.02)] for portion in portions]))[0].edge == edge


def test_the_costliest_habit_comes_first() -> None:
    games = games_with(*[[("skips_worms", None, 0.01), ("stops_early", 22, 0.02), ("high_face", None, 0.03)]] * 6)
    assert [one.habit for one in habits_of(games)] == ["high_face", "stops_early", "skips_worms"]
    many: list[KeptSlip] = [(f"habit {rank}", None, rank / 100) for rank in range(MOST_HABITS + 1)]
    assert [one.habit for one in habits_of(games_with(*[many] * LEAST_COUNT))] == [one for one, *_ in reversed(many[1:])]


@pytest.mark.parametrize("game", GAMES)
def test_every_bot_plays_like_itself(game: str) -> None:
    for level, (rate, decisions) in MEASURED[game]["bots"].items():
        assert level_of([a_game(game=game, decisions=decisions, given=rate * decisions)]) == level


def test_a_level_needs_enough_decisions() -> None:
    assert level_of([]) is None
    assert level_of([a_game(decisions=ENOUGH - 1, given=0.0)]) is None
    assert level_of([a_game(decisions=ENOUGH, given=0.0)]) == "champion"
    assert level_of([a_game(decisions=ENOUGH, given=ENOUGH)]) == "chick"


def test_at_the_limit_itself_somebody_plays_like_the_stronger_bot() -> None:
    for level, most in bands_of([a_game(decisions=64)])[:-1]:
        assert level_of([a_game(decisions=64, given=64 * most)]) == level


def test_somebody_is_measured_against_the_games_that_they_played() -> None:
    some, others = a_game(decisions=100), a_game(game="deluxe", decisions=300)
    limits = [dict(bands_of(games))["rooster"] for games in ([some], [others], [some, others])]
    assert limits[2] == pytest.approx((limits[0] + 3 * limits[1]) / 4)


def test_wins_are_counted_by_everything_a_game_has() -> None:
    games = [a_game(rivals=("hen", "hen", "fox"), won=0.5), a_game(table="T2", rivals=("fox",))]
    rows = rows_by(games, lambda game: game.rivals, BOTS)
    assert [(row.what, row.games, row.won) for row in rows] == [("hen", 1, 0.5), ("fox", 2, 1.5)]
    sums = totals(games)
    assert (sums.games, sums.won, sums.decisions, sums.given) == (2, 1.5, 40, 0.4)


def test_the_trend_is_the_mean_of_the_last_games() -> None:
    games = [a_game(table=f"T{number}", decisions=10, given=number / 10) for number in range(WINDOW + 2)]
    trend = trend_of([a_game(table="none", decisions=0, given=0.0), *games])
    assert len(trend) == WINDOW + 2
    assert trend[0] == (0, 0)
    assert trend[-1][0] == pytest.approx((WINDOW + 1) / 100)
    assert trend[-1][1] == pytest.approx(sum(range(2, WINDOW + 2)) / WINDOW / 100)
    told = "Given away per choice: 4.50% at first, 5.50% now."
    assert [told in play_lines(games[:count], Words("en")) for count in (WINDOW, WINDOW + 1)] == [False, True]
    assert not any("at first" in line for line in play_lines(games[:WINDOW], Words("en")))


def test_the_chart_has_a_column_for_each_game_and_the_limits_of_the_bots() -> None:
    trend = [(0.02 - number / 1000, 0.02 - number / 2000) for number in range(20)]
    lines = chart(trend, [("champion", 0.0001), ("fox", 0.005), ("chick", float("inf"))], Words("en"))
    assert len(lines) == HEIGHT
    assert lines[0].startswith("2% │")
    assert lines[-1].startswith("0% │")
    assert sum(line.count(MEAN) for line in lines) == len(trend)
    assert [line.rpartition(" ")[2] for line in lines if LIMIT in line] == ["fox", "champion"]
    assert sum(GAME in line for line in lines) > HEIGHT / 2


def test_a_long_history_fits_on_the_screen() -> None:
    lines = chart([(0.01, 0.01)] * 500, [], Words("de"))
    assert max(map(len, lines)) <= WIDTH + 10
    assert sum(line.count(MEAN) for line in lines) == WIDTH


@pytest.mark.parametrize("language", LANGUAGES)
def test_my_play_is_told_in_every_language(language: str) -> None:
    habits: list[KeptSlip] = [(habit, 24, 0.01) for habit in get_args(Habit)]
    games = [
        a_game(table=f"T{number}", game=GAMES[number % 4], rivals=("person", *BOTS), players=6, slips=tuple(habits))
        for number in range(WINDOW + 2)
    ]
    for some in (games[:1], games):
        lines = list(play_lines(some, Words(language)))
        assert len(lines) > 10
        assert max(map(len, lines)) <= 300


def test_my_play_in_words() -> None:
    games = [a_game(table=f"T{number}", won=number % 2, slips=(("stops_early", 22, 0.02),) * 2) for number in range(3)]
    lines = list(play_lines(games, Words("en")))
    assert lines[0] == "You play like a chick. That is the bot whose choices give away about as much as yours."
    assert [" ".join(line.split()) for line in lines[2:6]] == [
        "Games 3",
        "Won 1 (33%)",
        "Luck, in wins +0.3",
        "Given away per choice 1.00%",
    ]
    assert "1. You stop too early below 23. 6 times in 3 games. Average cost: 2.0% chance to win." in lines
    assert ["Hen", "3", "1", "33%"] in [line.split() for line in lines]


def test_a_habit_of_a_later_version_is_left_out() -> None:
    slips: list[KeptSlip] = [("wears_a_hat", None, 0.02)]
    games = games_with(*[slips] * 6)
    assert "Your costliest habits" in list(play_lines(games, Words("en")))
    assert not any("wears" in line for line in play_lines(games, Words("en")))
