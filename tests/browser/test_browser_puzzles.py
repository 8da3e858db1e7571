"""The page of puzzles: one a day with a streak that the browser keeps, a result to share, and practice without end."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from playwright.sync_api import Page, expect
from visiting import Visit

from heckmeck.languages import LANGUAGES
from heckmeck.practice.picking import daily
from heckmeck.words import Words
from heckmeck.words.telling import tell_action

TODAY = date(2026, 11, 18)


def answer(page: Page, day: date, right: bool) -> None:
    """Goes to the puzzle of this day and answers it by a button."""
    page.clock.set_fixed_time(f"{day.isoformat()}T12:00:00")
    page.goto(page.url)
    puzzle = daily(day)
    rules, state = puzzle.read()
    best = tell_action(Words("en"), puzzle.best(), ["Player 1", "Player 2", "Player 3"])
    buttons = page.locator("aside table button")
    expect(buttons).to_have_count(len(rules.legal(state)))
    wanted = buttons.filter(has_text=best) if right else buttons.filter(has_not_text=best)
    wanted.first.click()
    verdict = "Right! The best choice is: " if right else "Not the best choice. Better: "
    expect(page.get_by_role("status")).to_contain_text(verdict + best)
    expect(page.locator("aside table tr.best button")).to_have_text(best)


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_the_puzzle_of_the_day_and_its_streak(visit: Visit, width: int, height: int) -> None:
    visitor = visit(width=width, height=height)
    page = visitor.page
    visitor.start("/puzzles")
    page.evaluate("Object.defineProperty(navigator, 'share', { value: undefined })")
    answer(page, TODAY, right=True)
    expect(page.get_by_text("Streak: one day")).to_be_visible()
    answer(page, TODAY + timedelta(days=1), right=True)
    expect(page.get_by_text("Streak: 2 days")).to_be_visible()
    # A second answer on the same day changes nothing.
    answer(page, TODAY + timedelta(days=1), right=False)
    expect(page.get_by_text("Streak: 2 days")).to_be_visible()
    answer(page, TODAY + timedelta(days=2), right=False)
    expect(page.get_by_text("No streak")).to_be_visible()
    expect(page.get_by_text("Longest: 2 days")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_fits_on_a_phone(visit: Visit, language: str) -> None:
    visitor = visit(width=390, height=844)
    page = visitor.page
    page.add_init_script(f"localStorage.setItem('heckmeck.language', '\"{language}\"')")
    visitor.start("/puzzles")
    page.locator("aside table button").first.click()
    expect(page.locator("aside table td").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator(".modes button").last.click()
    expect(page.locator("main select")).to_have_count(3)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_result_is_shared_without_the_answer(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.add_init_script(
        "globalThis.shared = null; Object.defineProperty(navigator, 'share', { value: async (what) => { shared = what; } })"
    )
    visitor.start("/puzzles")
    answer(page, TODAY, right=True)
    page.get_by_role("button", name="Share result").click()
    shared = page.evaluate("shared")
    assert shared["text"] == "Heckmeck, puzzle for November 18, 2026: solved ✓ First day of my streak."
    assert shared["url"].endswith("/puzzles/2026-11-18")


def test_the_puzzle_of_another_day_does_not_count(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.clock.set_fixed_time("2026-11-18T12:00:00")
    visitor.start("/puzzles/2026-11-17")
    expect(page.get_by_text("This is the puzzle for November 17, 2026.")).to_be_visible()
    page.locator("aside table button").first.click()
    page.get_by_role("link", name="Go to today’s puzzle").click()
    expect(page.get_by_text("No streak")).to_be_visible()
    # Nobody sees tomorrow's puzzle today, and there is none for a day that never was.
    start = page.url
    for day in ("2026-11-19", "2025-99-99"):
        page.goto(start.replace("/puzzles", f"/puzzles/{day}"))
        expect(page.get_by_text("Puzzle for November 18, 2026")).to_be_visible()


def test_practice_by_theme_and_on_the_board(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.start("/")
    page.get_by_role("link", name="Puzzles").click()
    page.wait_for_url("**/puzzles")
    page.get_by_role("button", name="Practice").click()
    page.get_by_label("Game").select_option("original")
    expect(page.get_by_label("Theme").locator("option")).to_have_count(5)
    page.get_by_label("Theme").select_option("face")
    page.get_by_label("Level").select_option("easy")
    about = page.locator("aside .about")
    expect(about).to_have_text("Heckmeck am Bratwurmeck · Which face · easy")
    # Dice of the board answer as well, as at a table: one tap picks them, another lays them aside.
    for _ in range(2):
        page.locator(".mine .roll button.group:not(.closed)").first.click()
    expect(page.get_by_text("of 1 right")).to_be_visible()
    expect(page.locator("aside table td").first).to_be_visible()
    page.get_by_role("button", name="Next puzzle").click()
    expect(page.locator("aside table td")).to_have_count(0)
    page.reload()
    page.get_by_role("button", name="Practice").click()
    expect(page.get_by_label("Theme")).to_have_value("face")
    page.locator("aside table button").first.click()
    page.get_by_role("link", name="Analyse the position").click()
    page.wait_for_url("**/analyse/original_*")
