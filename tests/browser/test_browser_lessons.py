"""Lessons are played through: every step can be done, other choices get an answer, and the end is reached."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Page, expect
from test_browser_access import AXE
from test_browser_layout import LOW, OVERLAPS, outside
from test_browser_words import cut
from visiting import Visit, Visitor

from heckmeck.words import LANGUAGES

ROOT = Path(__file__).parents[2]
LESSONS = {path.stem: path for path in sorted((ROOT / "web/src/kinds").glob("*/lessons/*.json"))}


@cache
def steps(lesson: str) -> list[Any]:
    found: list[Any] = json.loads(LESSONS[lesson].read_text(encoding="utf-8"))["steps"]
    return found


@cache
def words(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((ROOT / "src/heckmeck/words" / language).rglob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def say(key: str, language: str = "en") -> str:
    pattern = words(language).get_message(key).value
    assert pattern is not None
    return str(words(language).format_pattern(pattern)[0])


def hear(page: Page, key: str, language: str = "en") -> None:
    expect(page.locator(".coach p")).to_contain_text(say(f"learn-say-{key}", language))


def choose(visitor: Visitor, action: Any) -> None:
    """Does it with the pointer."""
    page = visitor.page
    if action["action"] == "lay_aside":
        group = page.locator(f".roll .group-of:has(#tag-{action['face']}) button.group")
        if group.get_attribute("aria-pressed") == "false":
            visitor.press(group)
        visitor.press(page.locator(".actions button.big"))
    elif action["action"] == "play":
        for card in action["cards"]:
            number = f"Worm card, tag {card[1:]}" if card[0] == "W" else f"Card {card}"
            visitor.press(page.locator(".tray ul button.open:not(.chosen)").filter(has_text=number).last)
        visitor.press(page.locator(".tray .choices button.big"))
    else:
        visitor.press(button(page, action))


def button(page: Page, action: Any) -> Any:
    match action:
        case {"action": "pass", "steal": None}:
            return page.locator(".tray .choices button.pass")
        case {"action": "pass"}:
            return page.locator(".tray .choices button.steal")
        case {"action": "keep", "specialist": specialist}:
            return page.locator(f".question [data-specialist={specialist}]")
        case {"action": "stop"}:
            return (
                page.locator(".actions button", has_text="S")
                .filter(has_text="Stop")
                .or_(page.locator(".actions button", has_text="Accept the failed attempt"))
            )
        case {"action": "weasel"}:
            return page.locator(".actions button", has_text="weasel")
        case {"action": "roll", "golden": True}:
            return page.locator(".actions button", has_text="golden")
    return page.locator(".actions button", has_text="Roll").filter(has_not_text="golden")


def other(step: Any) -> Any:
    """Something that may be done, but isn't meant."""
    situation = step["situation"]
    for one in situation["playable"]:
        if one["cards"] != step["wants"].get("cards"):
            return {"action": "play", "cards": one["cards"][:1]}
    return next((one["action"] for one in situation["choices"] if one["action"] != step["wants"]), None)


def play(visitor: Visitor, lesson: str, wrong: bool = False, seen: Any = None) -> None:
    """A lesson from the step that is shown to its end."""
    page = visitor.page
    for step in steps(lesson):
        hear(page, step["id"])
        if seen is not None:
            seen(step["id"])
        if step["wants"] is None:
            if step is not steps(lesson)[-1]:
                visitor.press(page.locator("button.next"))
            continue
        instead = other(step)
        if wrong and instead is not None:
            choose(visitor, instead)
            sure = page.locator("dialog[open] button.yes")
            if instead["action"] == "stop" and sure.count():
                visitor.press(sure)
            hear(page, f"{step['id']}-other")
        choose(visitor, step["wants"])
    expect(page.get_by_role("link", name="Play", exact=True)).to_be_visible()


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_is_played_through_and_answers_every_other_choice(visit: Visit, lesson: str) -> None:
    axe = AXE.read_text(encoding="utf-8")
    visitor = visit()
    visitor.start(f"/learn/{lesson}")
    found: dict[str, list[str]] = {}
    play(visitor, lesson, wrong=True, seen=lambda step: found.update({step: visitor.accessible(axe)}))
    assert {step: problems for step, problems in found.items() if problems} == {}


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_is_played_through_with_a_thumb(visit: Visit, lesson: str) -> None:
    visitor = visit(width=390, height=844, touch=True)
    visitor.start(f"/learn/{lesson}")
    play(visitor, lesson)


def test_every_lesson_is_found_and_every_specialist(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.start("/")
    page.locator("a[href='/learn']").first.click()
    expect(page.get_by_role("link", name="Start the lesson")).to_have_count(len(LESSONS))
    for specialist, step in [("weasel", "along"), ("hen", "hen"), ("apple", "last")]:
        visitor.start("/learn")
        page.locator(f"a[href='/learn/deluxe#{specialist}']").click()
        hear(page, step)
    visitor.start("/learn/extrawurm")
    expect(page.locator("main h1")).to_be_visible()


@pytest.mark.parametrize("lesson", LESSONS)
def test_nothing_of_a_lesson_covers_the_table_on_a_low_window(visit: Visit, lesson: str) -> None:
    """The chicken, the grill, the players, the dice or cards and what to do are all there without scrolling; on a tablet too."""
    visitor = visit()
    page = visitor.page
    parts = ".coach section, .coach button, section.grill, li.player, section.board, .tray, .place"
    visitor.start(f"/learn/{lesson}")
    problems: dict[str, Any] = {}

    def look(step: str) -> None:
        for width, height in [*LOW, (768, 1024)]:
            visitor.resize(width, height)
            lost = outside(page, parts)
            over = page.evaluate(OVERLAPS, [".coach section", "section.grill, .board, .player, .tray, .place"])
            over += page.evaluate(OVERLAPS, [".place, .tray", "section.grill, section.board"])
            if lost or over:
                problems[f"{step} {width}x{height}"] = (lost, over)
        visitor.resize(1280, 760)

    play(visitor, lesson, seen=look)
    assert problems == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_of_a_lesson_is_cut_on_the_smallest_phone(visit: Visit, language: str) -> None:
    visitor = visit(language=language, width=360, height=640)
    page = visitor.page
    for lesson in LESSONS:
        visitor.start(f"/learn/{lesson}")
        for step in steps(lesson):
            hear(page, step["id"], language)
            assert cut(page) == [], step["id"]
            if step is steps(lesson)[-1]:
                break
            if step["wants"] is None:
                button = page.locator("button.next")
                hidden = button.evaluate("button => Math.max(button.getBoundingClientRect().bottom - innerHeight, 0)")
                # Below the dice its lower edge may be out of sight, as on any page that scrolls. Cards would lie under it.
                assert lesson != "karteneck" or hidden == 0, f"the button to continue is out of sight: {step['id']}"
                button.click()
            else:
                by_key(page, step["wants"])
        expect(page.locator(".ways a").first).to_be_visible()


def by_key(page: Page, action: Any) -> None:
    match action:
        case {"action": "lay_aside", "face": face}:
            page.keyboard.press(face)
            page.keyboard.press("Enter")
        case {"action": "play", "cards": cards}:
            for card in cards:
                page.keyboard.press(card[0])
            page.keyboard.press("Enter")
        case {"action": "pass", "steal": steal}:
            page.keyboard.press("P" if steal is None else "S")
        case {"action": "keep"}:
            page.keyboard.press("2")
        case {"action": "stop"}:
            page.keyboard.press("S")
        case {"action": "roll", "golden": golden}:
            page.keyboard.press("G" if golden else "R")
        case _:
            page.keyboard.press("R")
