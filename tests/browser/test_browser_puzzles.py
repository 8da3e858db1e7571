"""The page of puzzles: one a day with a streak that the browser keeps, a result to share, and practice without end."""

from __future__ import annotations

import re
from datetime import date, timedelta

import pytest
from playwright.sync_api import Locator, Page, Route, expect
from visiting import Visit

from heckmeck.languages import LANGUAGES
from heckmeck.notation import read_line
from heckmeck.practice.picking import all_puzzles, chosen, daily
from heckmeck.rules.karteneck.actions import Pass
from heckmeck.words import Words
from heckmeck.words.telling import tell_action

CARDS = chosen(all_puzzles(), "karteneck")

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


def test_while_another_puzzle_is_on_its_way_the_one_before_takes_no_answer(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.start("/puzzles")
    page.get_by_role("button", name="Practice").click()
    page.get_by_label("Game").select_option("original")
    about = page.locator("aside .about")
    expect(about).to_contain_text("Heckmeck am Bratwurmeck")
    held: list[Route] = []
    page.route("**/api/puzzles?*", lambda route: held.append(route))
    with page.expect_request("**/api/puzzles?*"):
        page.get_by_label("Game").select_option("deluxe")
    choice = page.locator("aside table button").first
    choice.click(force=True)
    page.keyboard.press("Enter")
    expect(page.locator("aside table td")).to_have_count(0)
    expect(page.get_by_text("of 1 right")).to_have_count(0)
    held[0].continue_()
    expect(about).to_contain_text("Heckmeck ·")
    choice.click()
    expect(page.get_by_text("of 1 right")).to_be_visible()


def to_cards(page: Page, number: int) -> Locator:
    """Goes to this puzzle of Karteneck. The buttons of its choices."""
    page.evaluate(f"localStorage.setItem('heckmeck.puzzle-places', JSON.stringify({{'karteneck  ': {number - 1}}}))")
    page.get_by_role("button", name="Practice").click()
    page.get_by_label("Game").select_option("karteneck")
    expect(page.locator("aside .about")).to_have_text(re.compile("^Heckmeck am Karteneck · Play or pass · "))
    buttons = page.locator("aside table button")
    rules, state = CARDS[number].read()
    expect(buttons).to_have_count(len(rules.legal(state)))
    return buttons


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_a_puzzle_of_karteneck(visit: Visit, width: int, height: int) -> None:
    visitor = visit(width=width, height=height)
    page = visitor.page
    visitor.start("/puzzles")
    number = next(number for number, puzzle in enumerate(CARDS) if puzzle.read()[1].players == 4)
    puzzle = CARDS[number]
    _, state = puzzle.read()
    names = read_line(puzzle.position).names
    buttons = to_cards(page, number)
    expect(page.get_by_role("status")).to_have_text(f"It is {names[state.seat]}’s turn. What now?")
    # Own cards lie open, those of others don't. In a wide window nobody has to look for them.
    expect(page.locator(".tray li button")).to_have_count(len(state.hands[state.seat]))
    if width > height:
        expect(page.locator(".tray li").first).to_be_in_viewport(ratio=0.8)
    best = tell_action(Words("en"), puzzle.best(), names)
    buttons.get_by_text(best, exact=True).click()
    expect(page.get_by_role("status")).to_have_text(f"Right! The best choice is: {best}.")
    expect(page.locator("aside table tr.best button")).to_have_text(best)
    expect(page.locator("aside")).to_contain_text("all players following a quick rule")
    expect(page.get_by_text("1 of 1 right")).to_be_visible()
    # Nobody plays on.
    expect(page.locator(".tray .choices button")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # The analysis board has the same position, with the same choices and names.
    page.get_by_role("link", name="Analyse the position").click()
    page.wait_for_url("**/analyse?record=*")
    expect(page.locator("aside table tr.best button")).to_have_text(best)
    expect(page.get_by_label("Cards on the table")).to_contain_text(names[state.seat])
    page.reload()
    expect(page.locator("aside table tr.best button")).to_have_text(best)


def test_cards_of_the_board_answer_as_well(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.start("/puzzles")
    number = next(number for number, puzzle in enumerate(CARDS) if isinstance(puzzle.best(), Pass))
    buttons = to_cards(page, number)
    page.locator(".tray li button.open").first.click()
    page.locator(".tray .choices button.big").click()
    expect(page.get_by_role("status")).to_contain_text("Not the best choice. Better: Pass")
    expect(page.get_by_text("0 of 1 right")).to_be_visible()
    expect(buttons.first).to_be_disabled()
