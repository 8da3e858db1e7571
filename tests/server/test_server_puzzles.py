"""Puzzles over HTTP: the same for everyone on a day, and by game, theme and level. The server keeps nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from serving import Server, serving

from heckmeck.notation import read_line, write
from heckmeck.practice.picking import all_puzzles, chosen, daily_puzzles
from heckmeck.table.wire.codec import read_puzzle


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("puzzles")) as server:
        yield server


def best_of(told: Any) -> object:
    """What wins most often."""
    return max(told["analysis"]["odds"], key=lambda one: one["win"])["action"]


def test_the_puzzle_of_a_day(server: Server) -> None:
    answer = server.get("/api/puzzles/2026-11-18")
    told, puzzle = answer.json, all_puzzles()[17]
    read_puzzle(answer.text)
    assert answer.json == server.get("/api/puzzles/2026-11-18").json
    assert told["analysis"]["position"] == puzzle.position
    assert (told["theme"], told["level"], told["gap"], told["games"]) == (puzzle.theme, puzzle.level, puzzle.gap, puzzle.games)
    assert (told["count"], told["player"]) == (len(daily_puzzles()), "champion")
    choices = [choice["action"] for choice in told["analysis"]["situation"]["choices"]]
    assert choices == told["choices"]
    assert choices[puzzle.answer] == told["answer"] == best_of(told)


def test_puzzles_by_game_theme_and_level(server: Server) -> None:
    some = chosen(all_puzzles(), "original", "face", "medium")
    path = "/api/puzzles?game=original&theme=face&level=medium&number="
    first, again, last = [server.get(f"{path}{number}").json for number in (0, len(some), len(some) - 1)]
    assert first == again
    assert [told["analysis"]["position"] for told in (first, last)] == [some[0].position, some[-1].position]
    assert first["count"] == len(some)


def test_a_puzzle_of_karteneck_shows_what_one_seat_knows(server: Server) -> None:
    some = chosen(all_puzzles(), "karteneck", level="hard")
    answer = server.get("/api/puzzles?game=karteneck&level=hard&number=3")
    told, puzzle = answer.json, some[3]
    read_puzzle(answer.text)
    analysis = told["analysis"]
    assert (analysis["position"], analysis["record"]) == ("", write(read_line(puzzle.position)))
    assert (told["theme"], told["count"], told["player"]) == ("play_or_pass", len(some), "rule")
    seat = analysis["situation"]["seat"]
    assert [player["hand"] is not None for player in analysis["view"]["players"]] == [
        place == seat for place in range(len(analysis["view"]["players"]))
    ]
    # Every choice is there to choose, and has odds.
    assert told["choices"][puzzle.answer] == told["answer"] == best_of(told)
    assert sorted(map(str, told["choices"])) == sorted(str(one["action"]) for one in analysis["odds"])


def test_a_question_about_specialists_has_odds_too(server: Server) -> None:
    keeps = [number for number, puzzle in enumerate(chosen(all_puzzles(), theme="specialist")) if ",keep-" in puzzle.position]
    told = server.get(f"/api/puzzles?theme=specialist&number={keeps[0]}").json
    assert len(told["analysis"]["odds"]) == 2
    assert best_of(told) == told["answer"]


def test_games_say_what_their_puzzles_are_about(server: Server) -> None:
    themes = {info["game"]: info["puzzle_themes"] for info in server.get("/api/games").json}
    assert themes["original"] == ["stop_or_roll", "face", "steal", "endgame"]
    assert "specialist" in themes["deluxe"]
    assert themes["karteneck"] == ["play_or_pass"]


def test_any_decision_can_be_a_puzzle(server: Server) -> None:
    puzzle = all_puzzles()[17]
    answer = server.get(f"/api/analysis/{puzzle.position}/puzzle")
    told = answer.json
    read_puzzle(answer.text)
    assert told == server.get(f"/api/analysis/{puzzle.position}/puzzle").json
    assert (told["theme"], told["level"]) == (puzzle.theme, puzzle.level)
    assert told["answer"] == best_of(told)


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ("nonsense", "bad_id"),
        ("karteneck_-_-_1", "no_position_ids"),
        ("original_21-36_-_-_1", "nothing_to_choose"),
        ("original_21-36_-_-_1,-,air", "nothing_to_choose"),
        ("original_-_21_22_1", "nothing_to_choose"),
    ],
)
def test_a_position_without_a_decision_is_no_puzzle(server: Server, position: str, reason: str) -> None:
    answer = server.get(f"/api/analysis/{position}/puzzle")
    assert (answer.status, answer.json["refusal"]["reason"]) == (422, reason)


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("/today", "bad_day"),
        ("/2026-02-30", "bad_day"),
        ("/" + "9" * 1000, "bad_day"),
        ("?theme=cards", "no_such_puzzle"),
        ("?game=karteneck&theme=face", "no_such_puzzle"),
        ("?number=-1", "not_understood"),
        ("?number=x", "not_understood"),
    ],
)
def test_what_cannot_be_is_refused_with_a_reason(server: Server, path: str, reason: str) -> None:
    answer = server.get(f"/api/puzzles{path}")
    assert (answer.status, answer.json["refusal"]["reason"]) == (422, reason)
