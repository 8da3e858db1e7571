"""Roll-outs confirm what the review calls a mistake, or say that they can't."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from heckmeck.cli import app
from heckmeck.kind import Missing
from heckmeck.languages import LANGUAGES
from heckmeck.notation import Record, read, read_id
from heckmeck.review import review
from heckmeck.review.confirming import GAMES, Confirmation, can_confirm, confirm
from heckmeck.review.lines import confirmed_by
from heckmeck.rules import game
from heckmeck.words import Words

BLUNDER = """
[game original]
[players Ada, Oma_Inge]
[grill 21 22x 24-29x 31-36x]
[stack Ada 30]
[stack Oma_Inge 23]
Ada: 1222WWWW>W 1222>2 2 = failed
"""
"""Whoever stops wins the game for sure."""


def test_a_blunder_is_confirmed_with_its_interval() -> None:
    record = read(BLUNDER)
    moment = review(record).mistakes[0]
    reports = list(confirm(record, moment, 288))
    assert [report.games for report in reports] == [144, 288]
    last = reports[-1]
    assert last.verdict == "confirmed"
    assert last.gap == pytest.approx(moment.loss, abs=0.1)
    assert 0 < last.half_width < last.gap
    assert last == list(confirm(record, moment, 288))[-1], "the same seed gives the same games"


@pytest.mark.parametrize(
    ("gap", "half_width", "verdict"),
    [(0.04, 0.03, "confirmed"), (-0.04, 0.03, "refuted"), (0.02, 0.03, "open"), (-0.02, 0.03, "open"), (0, 0, "open")],
)
def test_the_whole_interval_has_to_agree(gap: float, half_width: float, verdict: str) -> None:
    assert Confirmation(100, gap, half_width).verdict == verdict


def test_a_roll_out_cannot_judge_somebody_who_did_not_see_all_cards() -> None:
    rules, dice = game("karteneck"), read(BLUNDER)
    cards = Record(rules, ("Ada", "Ben"), rules.new(2))
    assert can_confirm(dice)
    assert not can_confirm(cards)
    with pytest.raises(Missing):
        next(confirm(cards, review(dice).mistakes[0]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_that_it_is_an_estimate(language: str) -> None:
    told = {confirmed_by(Confirmation(1296, gap, 0.03), Words(language)) for gap in (0.04, -0.04, 0.0)}
    assert len(told) == 3


def test_the_command_confirms_and_leads_to_the_analysis(tmp_path: Path) -> None:
    (file := tmp_path / "game.hmk").write_text(BLUNDER)
    done = CliRunner().invoke(app, ["review", str(file), "--confirm", "--language", "en"])
    assert done.exit_code == 0, done.stderr
    lines = done.stdout.splitlines()
    heading = lines.index("The mistakes by roll-out (estimates):")
    assert lines[heading + 1].startswith("Turn 1, Ada: 1222WWWW>W 1222>2: The better choice adds ")
    assert f"estimated by {GAMES:,} games between champions for each choice." in lines[heading + 1]
    assert lines[heading + 1].endswith("This confirms the mistake.")
    position = next(line for line in lines if line.startswith("To look at the worst moment: ")).split()[-1]
    rules, state = read_id(position)
    assert rules.to_act(state) == 0
    page = tmp_path / "review.html"
    beside = CliRunner().invoke(app, ["review", str(file), "--html", str(page), "--confirm", "--language", "en"])
    assert beside.stdout.splitlines() == lines[heading : heading + 2]
    assert page.read_text().startswith("<!DOCTYPE html>")
    told = json.loads(CliRunner().invoke(app, ["review", str(file), "--confirm", "--json"]).stdout)
    [one] = told["confirmed"]
    assert (one["number"], one["games"], one["verdict"]) == (told["mistakes"][0], GAMES, "confirmed")


def test_without_the_option_nothing_is_played(tmp_path: Path) -> None:
    (file := tmp_path / "game.hmk").write_text(BLUNDER)
    assert json.loads(CliRunner().invoke(app, ["review", str(file), "--json"]).stdout)["confirmed"] == []
