"""My play: what a device remembers of its games, a file to move it, and mistakes that come back until they are learnt."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from arranging import address, seated_at, turn
from playwright.sync_api import Page, expect
from serving import Server
from table_players import Player
from visiting import Visit, Visitor

from heckmeck.languages import LANGUAGES

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = [(1280, 720), (390, 844)]
DICE = "original_21-26,28-36_27_-_2,444W,1235"


def lost_on_purpose(server: Server) -> Player:
    """Ada gives up every second turn with a single die aside, and Ben takes the highest portion of the grill every time."""
    player = seated_at(server, "original", "Ada", "Ben", real_dice=True)
    number = 0
    while player.last["table"]["phase"] == "playing":
        turn(player, "1" if number % 4 == 2 else "WWWWWWWW")
        number += 1
    return player


def come(visit: Visit, day: str, **settings: Any) -> Visitor:
    visitor = visit(**settings)
    visitor.page.clock.set_fixed_time(f"{day}T12:00:00")
    visitor.context.add_init_script("if (location.protocol !== 'about:') localStorage.setItem('heckmeck.name', '\"Ada\"')")
    return visitor


def number(page: Page, label: str) -> Any:
    return expect(page.locator("dl div").filter(has_text=label).locator("dd"))


def remembered(page: Page) -> Any:
    return page.evaluate("JSON.parse(localStorage.getItem('heckmeck.mine'))")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_game_is_remembered_saved_deleted_and_brought_back(
    visit: Visit, server: Server, tmp_path: Path, width: int, height: int
) -> None:
    player = lost_on_purpose(server)
    visitor = come(visit, "2026-11-18", width=width, height=height)
    page = visitor.page
    visitor.start(address(player))
    expect(page.get_by_role("region", name="How everyone played")).to_be_visible()
    page.get_by_role("link", name="My play").click()
    page.wait_for_url("**/me")
    # Two people played at this screen. The page begins with the one whose device it is.
    expect(page.get_by_label("Player")).to_have_value("Ada")
    number(page, "Games").to_have_text("1")
    number(page, "Won").to_contain_text("0")
    rivals = page.get_by_role("table").filter(has_text="By opponent")
    expect(rivals.get_by_role("row").nth(1)).to_contain_text("People")
    expect(page.get_by_text("Given away per choice").first).to_be_visible()
    page.get_by_label("Player").select_option("Ben")
    number(page, "Won").to_contain_text("100%")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert visitor.accessible(AXE.read_text(encoding="utf-8")) == []
    # The same game again is still one game.
    page.go_back()
    expect(page.get_by_role("region", name="How everyone played")).to_be_visible()
    visitor.start("/")
    page.get_by_role("link", name="My play").click()
    number(page, "Games").to_have_text("1")

    with page.expect_download() as saving:
        page.get_by_role("button", name="Save as a file").click()
    assert saving.value.suggested_filename == "heckmeck-my-play-2026-11-18.json"
    saving.value.save_as(saved := tmp_path / "saved.json")
    before = remembered(page)
    page.get_by_role("button", name="Delete everything").click()
    page.get_by_role("button", name="Keep them").click()
    page.get_by_role("button", name="Delete everything").click()
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_text("No games yet.")).to_be_visible()
    assert remembered(page) == {"version": 1, "games": [], "cards": []}

    field, status = page.locator("input[type=file]"), page.get_by_role("status")
    (foreign := tmp_path / "foreign.json").write_text('{"chess": true}')
    (damaged := tmp_path / "damaged.json").write_text(saved.read_text()[:-30])
    for file, sentence in [
        (foreign, "This is not a file from My play."),
        (damaged, "This file is damaged, so nothing was added."),
        (saved, "2 games were added."),
        (saved, "This file has no game that is new here."),
    ]:
        field.set_input_files(file)
        expect(status).to_contain_text(sentence)
    number(page, "Games").to_have_text("1")
    assert remembered(page) == before
    page.reload()
    number(page, "Games").to_have_text("1")


def test_whoever_only_looks_on_remembers_nothing(visit: Visit, server: Server) -> None:
    player = lost_on_purpose(server)
    visitor = come(visit, "2026-11-18")
    visitor.start(address(player, own=False))
    expect(visitor.page.get_by_role("region", name="How everyone played")).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    assert remembered(visitor.page) is None
    visitor.start("/me")
    expect(visitor.page.get_by_text("No games yet.")).to_be_visible()


def answer(visitor: Visitor, right: bool) -> None:
    """Answers the own position that is shown, by a button."""
    puzzle = visitor.last_answer('"estimate":')
    odds = sorted(puzzle["analysis"]["odds"], key=lambda one: -one["win"])
    choices = [choice["action"] for choice in puzzle["analysis"]["situation"]["choices"]]
    wanted = odds[0]["action"] if right else odds[-1]["action"]
    visitor.page.locator("aside table button").nth(choices.index(wanted)).click()
    expect(visitor.page.get_by_role("status")).to_contain_text("Right!" if right else "Not the best choice.")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_mistake_comes_back_on_the_next_day(visit: Visit, server: Server, width: int, height: int) -> None:
    player = lost_on_purpose(server)
    visitor = come(visit, "2026-11-18", width=width, height=height)
    page = visitor.page
    visitor.start(address(player))
    page.wait_for_function("() => localStorage.getItem('heckmeck.mine') !== null")
    assert len(remembered(page)["cards"]) == 2
    visitor.start("/puzzles")
    page.get_by_role("button", name="Your own positions: none due today").click()
    expect(page.get_by_text("The next one comes back on November 19, 2026.")).to_be_visible()
    page.clock.set_fixed_time("2026-11-19T00:30:00")
    visitor.start("/me")
    page.get_by_role("link", name="Your own positions: 2 due today").click()
    page.wait_for_url("**/puzzles/own")
    expect(page.locator("aside .about")).to_contain_text("Heckmeck am Bratwurmeck · from your game of ")
    expect(page.get_by_role("heading", name="It is Player 1’s turn. What now?")).to_be_visible()
    answer(visitor, right=True)
    expect(page.get_by_text("You will see this position again on November ")).to_be_visible()
    expect(page.get_by_role("button", name="Your own positions: one due today")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Next puzzle").click()
    expect(page.locator("aside table td")).to_have_count(0)
    expect(page.locator("aside table button").first).to_be_enabled()
    answer(visitor, right=False)
    expect(page.get_by_text("You will see this position again on November 20, 2026.")).to_be_visible()
    expect(page.get_by_role("button", name="Your own positions: none due today")).to_be_visible()
    assert visitor.accessible(AXE.read_text(encoding="utf-8")) == []


def known(due: str, position: str = DICE) -> dict[str, Any]:
    dates = {"date": "2026-11-01T12:00:00.000Z", "due": f"{due}T12:00:00.000Z", "last_review": "2026-11-01T12:00:00.000Z"}
    numbers = {"stability": 1, "difficulty": 6, "elapsed_days": 0, "scheduled_days": 1, "learning_steps": 0, "reps": 1}
    return {"position": position, "loss": 0.05, "lapses": 0, "state": 2, **dates, **numbers}


def played(number: int) -> dict[str, Any]:
    slips = [["stops_early", 22 + number % 3, 0.03], ["rolls_on", 30 + number % 5, 0.02], ["skips_worms", None, 0.01]]
    who = {"table": f"T{number}", "seat": 0, "name": "Ada", "players": 2 + number % 3, "rivals": ["hen", "person"]}
    numbers = {"won": number % 2, "luck": 0.1, "decisions": 20, "given": 0.2 + 0.02 * (number % 7), "slips": slips}
    return {"game": "deluxe", "date": f"2026-10-{1 + number:02}T12:00:00Z", **who, **numbers}


def remember(visitor: Visitor, games: list[Any], cards: list[Any], language: str = "en") -> None:
    text = json.dumps(json.dumps({"version": 1, "games": games, "cards": cards}))
    # Only what is not there yet: the page remembers more as it goes.
    visitor.context.add_init_script(
        "if (location.protocol !== 'about:') {"
        f"  if (!localStorage.getItem('heckmeck.mine')) localStorage.setItem('heckmeck.mine', {text});"
        f"  localStorage.setItem('heckmeck.language', '\"{language}\"');"
        "}"
    )


def test_right_answers_make_the_intervals_grow(visit: Visit) -> None:
    visitor = come(visit, "2026-11-18")
    page = visitor.page
    remember(visitor, [], [known("2026-11-18")])
    gaps: list[float] = []
    for _ in range(3):
        visitor.start("/puzzles/own")
        expect(page.locator("aside table button").first).to_be_enabled()
        answer(visitor, right=True)
        expect(page.get_by_text("You will see this position again on ")).to_be_visible()
        (card,) = remembered(page)["cards"]
        gaps.append(page.evaluate("due => (Date.parse(due) - Date.now()) / 864e5", card["due"]))
        page.clock.set_fixed_time(card["due"])
    assert gaps == sorted(gaps)
    assert gaps[2] > gaps[0] >= 1


def test_a_position_that_no_server_knows_is_dropped(visit: Visit) -> None:
    visitor = come(visit, "2026-11-18")
    remember(visitor, [], [known("2026-11-10", "original_nonsense"), known("2026-11-12")])
    visitor.start("/puzzles/own")
    expect(visitor.page.get_by_role("button", name="Your own positions: one due today")).to_be_visible()
    expect(visitor.page.locator("aside table button").first).to_be_enabled()
    visitor.problems.clear()  # the server has refused the first one
    assert [card["position"] for card in remembered(visitor.page)["cards"]] == [DICE]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_fits_on_a_phone(visit: Visit, language: str) -> None:
    visitor = come(visit, "2026-11-18", width=360, height=640)
    page = visitor.page
    remember(visitor, [played(one) for one in range(12)], [known("2026-11-18")], language)
    for path in ("/me", "/puzzles/own", "/"):
        visitor.start(path)
        expect(page.locator("main section, main table").first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path


def test_habits_the_level_and_the_trend(visit: Visit) -> None:
    visitor = come(visit, "2026-11-18")
    page = visitor.page
    remember(visitor, [played(one) for one in range(12)], [])
    visitor.start("/me")
    habits = page.get_by_role("region", name="Your costliest habits").get_by_role("listitem")
    expect(habits).to_have_count(3)
    expect(habits.first).to_contain_text("You stop too early below 25.")
    expect(habits.first).to_contain_text("12 times in 12 games. Average cost: 3.0% chance to win.")
    expect(page.get_by_role("heading", name="You play like a ")).to_be_visible()
    trend = page.get_by_role("region", name="Trend")
    expect(trend.get_by_role("img")).to_be_visible()
    expect(trend.locator("circle")).to_have_count(12)
    assert visitor.accessible(AXE.read_text(encoding="utf-8")) == []
    page.emulate_media(color_scheme="dark")
    assert visitor.accessible(AXE.read_text(encoding="utf-8"), "color-contrast") == []
