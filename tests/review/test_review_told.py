"""A review as text, as JSON and as a page; `heckmeck review` and `heckmeck odds --goal win`."""

from __future__ import annotations

import json
import re
from decimal import Decimal
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st
from review_kit import dice_game, net_of, played
from typer.testing import CliRunner
from untrained import random_net

from heckmeck.cli import app
from heckmeck.forecast.outlook import Outlook
from heckmeck.notation import Record, read, write
from heckmeck.review import Review, Size, review
from heckmeck.review.data import review_json
from heckmeck.review.lines import heads, parts, review_lines
from heckmeck.review.page import review_page
from heckmeck.review.places import place_of
from heckmeck.review.sums import rounded_sum
from heckmeck.review.telling import tell_story
from heckmeck.rules.dicegame import DiceGame
from heckmeck.rules.turn import STOP
from heckmeck.solver.odds import Goal, odds
from heckmeck.words import LANGUAGES, Words

BLUNDER = """
[game original]
[players Ada, Oma_Inge]
[grill 21 22x 24-29x 31-36x]
[stack Ada 30]
[stack Oma_Inge 23]
Ada: 1222WWWW>W 1222>2 2 = failed
"""


def looked_back(text: str) -> tuple[Record, Review]:
    record = read(text)
    return record, review(record, net_of(record))


def test_the_lines_say_who_blundered_where_and_what_was_better() -> None:
    record, found = looked_back(BLUNDER)
    lines = list(review_lines(record, found, Words("en")))
    blunder = next(line for line in lines if "blunder" in line)
    assert blunder.startswith("Turn 1, Ada: 1222WWWW>W 1222>2 — blunder, ")
    assert "; better: Stop (100.0%)" in blunder
    turned = lines[lines.index("Turning points:") + 1 :]
    assert any(line.startswith("Turn 1, Ada: 1222WWWW>W 1222>2 2 = failed — the dice: Ada") for line in turned)
    assert any(line.startswith("Oma Inge ") for line in lines)


@pytest.mark.parametrize("seed", range(4))
def test_the_table_adds_up_as_it_is_shown(seed: int) -> None:
    """To the tenth: the forecast error has its own column, and no tenth gets lost by rounding."""
    record = played(dice_game("original"), "hen rooster hen", seed)
    lines = list(review_lines(record, review(record, net_of(record)), Words("en")))
    assert lines.pop(1) == tell_story(record, Words("en"))
    assert re.split(r"  +", lines[2]) == [
        *("player", "at the start", "own dice", "own choices", "others’ dice", "others’ choices", "forecast error", "outcome")
    ]
    for row in lines[3:6]:
        start, *made, end = [Decimal(number.replace("−", "-")) for number in re.findall(r"([−+]?[\d.]+)%", row)]
        assert len(made) == 5
        assert start + sum(made) == end
    assert lines[6].startswith("Forecast error: ")


@given(st.floats(0, 1), st.lists(st.floats(-1, 1), min_size=3, max_size=5))
def test_rounded_parts_add_up_and_stay_near_their_values(start: float, parts: list[float]) -> None:
    end = start + sum(parts)
    shown = rounded_sum(start, parts, end)
    tenths = [round(1000 * number) for number in shown]
    assert sum(tenths[:-1]) == tenths[-1]
    assert [tenth / 1000 for tenth in tenths] == shown
    assert abs(shown[0] - start) <= 0.0005 + 1e-9
    assert abs(shown[-1] - end) <= 0.0005 + 1e-9
    for number, part in zip(shown[1:-1], parts, strict=True):
        assert abs(number - part) <= 0.001 + 1e-9


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told_in_every_language(language: str) -> None:
    record = played(dice_game("deluxe"), "chick hen", 2)
    found = review(record, net_of(record))
    words = Words(language)
    lines = list(review_lines(record, found, words))
    assert len([line for line in lines if words.say("review-size-blunder") in line]) > 0
    assert ElementTree.fromstring(review_page(record, found, words).partition("\n")[2]).tag == "html"


def test_a_long_game_keeps_its_curve_short() -> None:
    record = played(dice_game("original"), "chick chick", 1)
    found = review(record, net_of(record))
    assert len(found.turns) > 60
    curve = list(review_lines(record, found, Words("en")))
    drawn = [line.removeprefix("Ada  ") for line in curve if re.fullmatch("Ada  [▁▂▃▄▅▆▇█]+", line)]
    assert [len(line) for line in drawn] == [60]


def test_who_gave_nothing_away_hears_so() -> None:
    record, found = looked_back(BLUNDER.partition("Ada:")[0])
    assert "No significant mistakes." in list(review_lines(record, found, Words("en")))


def test_a_place_is_the_turn_so_far() -> None:
    record, found = looked_back("""
[game deluxe]
[players Ada, Ben]
[grill 11 13 21-26 28-36]
[stack Ada 27]
[specialist Ada golden_die]
Ada: 5555W112*W>5 W112*1>W 112*1>1 stop = 28
""")
    places = [place_of(record, found, moment) for moment in found.decisions]
    assert places == [
        "Ada:",
        "Ada: 1125555W*W",
        "Ada: 1125555W*W>5",
        "Ada: 1125555W*W>5 112W*1",
        "Ada: 1125555W*W>5 112W*1>W",
        "Ada: 1125555W*W>5 112W*1>W 112*1",
        "Ada: 1125555W*W>5 112W*1>W 112*1>1",
    ]


def test_json_has_every_move_with_its_chances() -> None:
    record, found = looked_back(BLUNDER)
    told: Any = json.loads(json.dumps(review_json(record, found)))
    assert set(told) == {
        "game",
        "options",
        "players",
        "luck",
        "finished",
        "story",
        "played",
        "results",
        "curve",
        "turning_points",
        "mistakes",
        "confirmed",
        "moves",
    }
    assert told["confirmed"] == []
    assert told["players"] == ["Ada", "Oma_Inge"]
    assert set(told["results"][0]) == {
        *("player", "start", "own_luck", "own_choices", "others_luck", "others_choices", "end", "correction")
    }
    assert len(told["moves"]) == len(record.moves)
    keys = {"number", "turn", "player", "place", "move", "before", "after", "loss", "size", "choices"}
    assert all(set(move) == keys for move in told["moves"])
    assert [(move["number"], move["turn"]) for move in told["moves"]] == [(number, 1) for number in range(len(record.moves))]
    again = told["moves"][told["mistakes"][0]]
    assert again["move"] == {"action": "roll", "golden": False}
    assert again["size"] == "blunder"
    assert [(choice["action"], len(choice["chances"])) for choice in again["choices"]] == [("stop", 2), ("roll", 2)]
    rolled = told["moves"][-1]
    assert rolled["move"] == {"chance": "roll", "dice": "2"}
    assert rolled["choices"] == []
    assert len(told["curve"]) == 2


def test_the_page_is_well_formed_and_takes_nothing_from_elsewhere() -> None:
    record = played(dice_game("original"), "hen chick hen", 6)
    found = review(record, net_of(record))
    page = review_page(record, found, Words("en"))
    tree = ElementTree.fromstring(page.partition("\n")[2])
    assert len(list(tree.iter("polyline"))) == 3
    assert len(list(tree.iter("circle"))) == len(found.turning_points)
    assert len(list(tree.iter("details"))) == len(found.turns)
    badges = [badge for each in tree.iter("li") for badge in each.findall("strong")]
    assert len(badges) == len(found.mistakes)
    marked = [number for number, turn in enumerate(tree.iter("summary")) if turn.find("strong") is not None]
    assert marked == sorted({moment.turn for moment in found.mistakes})
    assert "<script" not in page
    assert not re.search(r"(src|href|url|@import)\s*[=(\"']", page)
    assert "http" not in page


def test_the_page_shows_every_result_every_roll_and_what_each_choice_was_worth() -> None:
    words = Words("en")
    record, found = looked_back("[date 2026-11-17]" + BLUNDER)
    tree = ElementTree.fromstring(review_page(record, found, words).partition("\n")[2])
    assert tree.findtext("body/main/p") == "2026-11-17"
    results, *weighed = [[["".join(cell.itertext()) for cell in row] for row in table.iter("tr")] for table in tree.iter("table")]
    assert results == [
        heads(found, words),
        *[[name, *row] for name, row in zip(("Ada", "Oma Inge"), parts(found, words), strict=True)],
    ]
    choices = [moment for moment in found.decisions if len(moment.choices) > 1]
    for (top, *rows), moment in zip(weighed, choices, strict=True):
        assert top[1:] == ["Ada", "Oma Inge"]
        assert [row[1:] for row in rows] == [[words.percent(chance) for chance in choice.chances] for choice in moment.choices]
        assert [row[0].startswith("▸ ") for row in rows] == [choice.action == moment.move for choice in moment.choices]
    rolls = [moment for moment in found.moments if not moment.is_choice]
    assert len(tree.findall("body/main/details/ul/li")) == len(choices) + len(rolls)


def test_a_hostile_name_is_only_a_name() -> None:
    name = "<script>alert(1)</script>&\"'"
    rules = dice_game("original")
    game = played(rules, "hen hen", 2)
    record = Record(rules, (name, "Ben"), game.start, game.moves)
    page = review_page(record, review(record, net_of(record)), Words("en"))
    assert "<script" not in page
    tree = ElementTree.fromstring(page.partition("\n")[2])
    assert name in "".join(tree.itertext())


def test_the_command_prints_lines_json_and_a_page(tmp_path: Path) -> None:
    file, page = tmp_path / "game.hmk", tmp_path / "review.html"
    file.write_text(write(played(dice_game("original"), "hen rooster", 3)))
    told = CliRunner().invoke(app, ["review", str(file), "--language", "en"])
    assert told.exit_code == 0
    assert "Chances to win, turn by turn:" in told.stdout
    as_json = CliRunner().invoke(app, ["review", str(file), "--json", "--html", str(page)])
    assert json.loads(as_json.stdout)["finished"] is True
    assert page.read_text().startswith("<!DOCTYPE html>")
    nowhere = CliRunner().invoke(app, ["review", str(file), "--html", str(tmp_path / "no" / "page.html"), "--language", "en"])
    assert nowhere.exit_code == 1
    assert "Cannot write" in nowhere.output


def test_the_command_says_why_there_is_no_review(tmp_path: Path) -> None:
    missing = CliRunner().invoke(app, ["review", str(tmp_path / "none.hmk"), "--language", "en"])
    assert missing.exit_code == 1
    assert missing.output.startswith("There is no file")


def test_the_odds_to_win_are_those_of_the_review() -> None:
    """The hint before a choice and the review after it say the same."""
    record = played(dice_game("deluxe"), "hen rooster", 8)
    rules, net = record.game, net_of(record)
    assert isinstance(rules, DiceGame)
    found = review(record, net)
    states = [transition.before for transition in record.transitions()]
    asked = 0
    for moment in found.decisions:
        state = states[moment.number]
        if state.question is not None:
            continue
        told = {one.action: one.value for one in odds(rules, state, Goal("win"), Outlook(rules, net).worth(state))}
        assert told == pytest.approx({choice.action: choice.chances[moment.whose] for choice in moment.choices})
        asked += 1
    assert asked > 20


def test_who_can_win_at_once_is_told_so() -> None:
    record = read(BLUNDER.replace(" 2 = failed", ""))
    rules = record.game
    assert isinstance(rules, DiceGame)
    best, *_ = odds(rules, record.end(), Goal("win"), Outlook(rules, random_net("original", 2)).worth(record.end()))
    assert best.action == STOP
    assert best.value == 1.0


def test_every_size_has_its_word() -> None:
    for language in LANGUAGES:
        assert len({Words(language).say(f"review-size-{size.value}") for size in Size}) == len(Size)
