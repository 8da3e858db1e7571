"""The lessons of the page are records, played by the rules. Here every step has its sentences, and what they claim is true."""

from __future__ import annotations

import json
import re
import runpy
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_pattern

from heckmeck.words import LANGUAGES

ROOT = Path(__file__).parents[2]
KINDS = ROOT / "web" / "src" / "kinds"
LESSONS = {path.stem: path for path in sorted(KINDS.glob("*/lessons/*.json"))}
LEARNER, RIVAL = 0, 1


@cache
def lesson(name: str) -> Any:
    return json.loads(LESSONS[name].read_text(encoding="utf-8"))


@cache
def steps() -> dict[str, Any]:
    """The steps of all lessons, with their views whole again."""
    found: dict[str, Any] = {}
    for name in LESSONS:
        view: dict[str, Any] = {}
        for step in lesson(name)["steps"]:
            assert step["id"] not in found
            view = {**view, **step["view"]}
            found[step["id"]] = {**step, "view": view}
            for then in step["then"]:
                view = {**view, **then["view"]}
    return found


@cache
def sentences(language: str) -> dict[str, str]:
    """What the chicken says, by the step."""
    text = (ROOT / "src/heckmeck/words" / language / "web/learn.ftl").read_text(encoding="utf-8")
    entries = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Message)]
    said = {entry.id.name: serialize_pattern(entry.value) for entry in entries if entry.value is not None}
    return {key.removeprefix("learn-say-"): value for key, value in said.items() if key.startswith("learn-say-")}


def ways(step: Any) -> int:
    """How many things may be done: of each kind of card at least the choice to play them or not."""
    situation = step["situation"]
    return len(situation["choices"]) + sum(int(2 ** len(one["cards"])) - 1 for one in situation["playable"])


def test_the_lessons_are_what_the_rules_play_today() -> None:
    made: Any = runpy.run_path(str(ROOT / "tools" / "make_lessons.py"))["files"]()
    assert dict(made) == {path: path.read_text(encoding="utf-8") for path in LESSONS.values()}, "run: make lessons"


def test_there_is_a_lesson_for_the_first_game_the_2018_game_and_the_card_game() -> None:
    assert set(LESSONS) == {"original", "deluxe", "karteneck"}
    assert [lesson(name)["game"] for name in LESSONS] == list(LESSONS)


def test_every_specialist_has_its_chapter() -> None:
    facts = json.loads((ROOT / "web/src/facts.json").read_text(encoding="utf-8"))
    assert {about for about, _ in lesson("deluxe")["chapters"]} == {one for one, _ in facts["games"]["deluxe"]["specialists"]}
    for about, first in lesson("deluxe")["chapters"]:
        step = lesson("deluxe")["steps"][first]
        assert step["view"] or step["wants"], about


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_sentence_and_one_for_doing_something_else(language: str) -> None:
    expected = set(steps()) | {f"{name}-other" for name, step in steps().items() if step["wants"] is not None and ways(step) > 1}
    assert set(sentences(language)) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_names_the_same_numbers(language: str) -> None:
    def numbers(text: str) -> list[str]:
        return sorted(re.findall(r"\d\d+", text))

    other = {name for name, text in sentences(language).items() if numbers(text) != numbers(sentences("en")[name])}
    assert other == set()


def test_what_is_wanted_may_be_done() -> None:
    for name, step in steps().items():
        if step["wants"] is None:
            assert ways(step) == 0, name
        elif step["wants"]["action"] == "play":
            assert any(set(step["wants"]["cards"]) <= set(one["cards"]) for one in step["situation"]["playable"]), name
        else:
            assert step["wants"] in [one["action"] for one in step["situation"]["choices"]], name


def test_a_lesson_ends_with_nothing_to_do() -> None:
    for name in LESSONS:
        last = lesson(name)["steps"][-1]
        assert (last["wants"], last["then"]) == (None, []), name


def test_the_rivals_hand_is_told_nowhere() -> None:
    for step in lesson("karteneck")["steps"]:
        views = [one["view"] for one in (step, *step["then"]) if "players" in one["view"]]
        assert all(view["players"][RIVAL]["hand"] is None for view in views)
        drawn = [event for one in step["then"] for event in one["events"] if event["event"] == "card_drawn"]
        assert all((event["card"] is None) == (event["seat"] == RIVAL) for event in drawn)


# What the sentences claim


def risk(name: str) -> Fraction:
    """How likely the next roll of white dice fails."""
    turn = steps()[name]["view"]["turn"]
    return Fraction(sum(1 for count in turn["aside"].values() if count), 6) ** int(turn["dice"])


def worms(name: str) -> list[int]:
    return [player["worms"] for player in steps()[name]["view"]["players"]]


def totals(name: str) -> list[int]:
    return [player["total"] for player in steps()[name]["view"]["players"]]


def specialists(name: str) -> dict[str, int]:
    """On which portion each one stands."""
    grill = steps()[name]["view"]["grill"]
    return {portion["specialist"]: portion["value"] for portion in grill if portion["specialist"]}


def test_the_odds_that_the_chicken_names() -> None:
    assert risk("stop") == Fraction(1, 4)
    assert risk("gold") == Fraction(1, 2)
    assert risk("nine-stop") == Fraction(1, 4)


def test_what_the_chicken_says_about_specialists() -> None:
    assert (specialists("raven")["raven"], specialists("gift")["raven"]) == (23, 13)
    assert specialists("kept")["weasel"] == 24
    assert specialists("can").get("canned_worm") is None
    assert specialists("dared")["hen"] == 21
    assert steps()["rescue"]["view"]["turn"]["roll"] == "44W"
    assert steps()["gift"]["view"]["players"][LEARNER]["bratworms"] == 2
    assert [portion["value"] for portion in steps()["dared"]["view"]["players"][LEARNER]["stack"]] == [25, 31]
    assert [portion["value"] for portion in steps()["brood"]["view"]["players"][RIVAL]["stack"]] == [26, 28]


def test_what_the_chicken_counts() -> None:
    assert worms("last") == [3, 7]
    assert worms("specialists") == [9, 7]
    assert worms("apple")[LEARNER] == 6
    assert totals("card-pass") == [27, 19]
    assert totals("card-exact")[LEARNER] == 20
    assert totals("card-steal") == [24, 24]
    assert steps()["card-exact"]["view"]["players"][RIVAL]["stack"][-1]["value"] == 24
    facts = json.loads((ROOT / "web/src/facts.json").read_text(encoding="utf-8"))
    assert [rounds for players, _, rounds in facts["games"]["karteneck"]["setups"] if players == 2] == [9]
