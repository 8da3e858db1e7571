"""Whole games in a real browser against the real server: by clicking, touching and typing."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tracing import follow_pieces, followed
from visiting import Visit, Visitor

from heckmeck.notation import read
from heckmeck.rules import GAMES
from heckmeck.verify import verify

FAMILY = [("person", "Oma Inge"), ("hen", "Berta"), ("chick", "Pip")]
# Good players end a game soon, and leave less of it to click through.
ROOSTERS = ("Rudi", "Rusty", "Rita", "Rosa", "Rex")
CLUB = [("person", "Oma Inge"), *[("rooster", name) for name in ROOSTERS]]


PHONES: dict[str, dict[str, Any]] = {
    "original": {"width": 390, "height": 800},
    "karteneck": {"width": 360, "height": 640, "touch": True},
}
WATCHED = ("original", "karteneck")
"""A game of each kind is seen at normal speed, by two players; the others take no time and all the seats there are."""

COLUMNS = {"original": 8, "karteneck": 6}
"""Of the review. Dice tell what those of the others did, and the forecast error; cards belong to nobody."""


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_bots(visit: Visit, game: str, tmp_path: Path) -> None:
    """By clicking on a screen, the original by keys alone, the card game by touch on a phone.

    Set up, played, won or lost, verified in the browser and from the saved record, looked at and looked back on, played again.
    """
    visitor = visit(speed="normal" if game in WATCHED else "instant", **PHONES.get(game, {}))
    club = CLUB[:2] if game in WATCHED else CLUB
    visitor.page.add_init_script(WATCH_FOR_SPOILERS)
    visitor.set_up(game, club)
    if game == "original":
        again_by_keys(visitor)
        watch_to_the_end(visitor, lambda: act_by_keys(visitor))
    elif game in WATCHED:
        watch_to_the_end(visitor, visitor.act_now)
    else:
        visitor.play_to_the_end()
    page = visitor.page
    expect(page.get_by_text(re.compile("wins!|share the win!")).first).to_be_visible()

    page.get_by_text("For experts").click()
    page.locator("button.check").click()
    expect(page.get_by_text(re.compile(r"\d+ (rolls|draws) checked: all of them were fair"))).to_be_visible()
    expect(page.get_by_text("The fingerprints are exactly those that this browser kept")).to_be_visible()
    expect(page.get_by_text("The random number of this browser was used.")).to_be_visible()
    with page.expect_download() as saving:
        page.get_by_text("Save the record").click()
    saving.value.save_as(tmp_path / "game.hmk")
    record = read((tmp_path / "game.hmk").read_text(encoding="utf-8"))
    assert record.names == ("Oma_Inge", *ROOSTERS)[: len(club)]
    assert record.game.finished(record.end())
    assert verify(record).verified

    page.get_by_role("button", name="Next step").click()
    expect(page.get_by_text(re.compile(r"Step 1 of \d+")).first).to_be_visible()
    if game in COLUMNS:
        look_back(visitor, COLUMNS[game], len(club))

    before = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: "/t/" in url and url != before)
    assert visitor.act()


def again_by_keys(visitor: Visitor) -> None:
    """From the start page to a table like last time, which was a mixed one: Tab and Enter."""
    page = visitor.page
    visitor.start()
    page.locator("details.mixed button.big").wait_for()
    page.keyboard.press("Tab")
    for _ in range(60):
        if page.evaluate("document.activeElement?.matches('details.mixed button.big')"):
            break
        page.keyboard.press("Tab")
    else:
        raise AssertionError("Tab does not lead to the button")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")


def act_by_keys(visitor: Visitor) -> None:
    """By the keys that the page shows."""
    page = visitor.page
    for face in page.locator(".mine .roll button.group:not(.closed) kbd").all_inner_texts()[-1:]:
        page.keyboard.press(face.strip())
    page.keyboard.press("1" if page.locator(".mine .question").count() else "Enter")


def watch_to_the_end(visitor: Visitor, act: Callable[[], None]) -> None:
    """The first turns, the last ones and the result as they are, without a click; between them the page's own skip.

    While somebody watches, no piece jumps, none is there twice, and nothing covers what is to be read.
    """
    page = visitor.page
    visitor.wait_for_turn()
    follow_pieces(page)
    for _ in range(4):
        act()
        visitor.wait_for_turn()
    assert followed(page)["wrong"] == []
    while not nearly_over(visitor):
        act()
        while not visitor.can_act():
            page.keyboard.press("Escape")
            page.wait_for_timeout(20)
    follow_pieces(page)
    while not visitor.over:
        act()
        visitor.wait_for_turn()
    assert followed(page)["wrong"] == []

    winner = page.locator(".result li.won").first
    expect(winner.locator(".crown")).to_be_visible()
    expect(page.locator(".result h1")).to_contain_text(winner.locator(".name").inner_text())
    last = [player["worms"] for player in visitor.last_update["view"]["players"]]
    expect(page.locator(".result .sum b")).to_have_text([str(worms) for worms in sorted(last, reverse=True)])
    expect(page.locator("#replay")).to_be_visible()
    assert page.evaluate("spoilers") == []


def nearly_over(visitor: Visitor) -> bool:
    """Two portions are left on the grill, and nobody takes more than one before the next choice here; or the reserve is empty."""
    view = visitor.last_update["view"]
    if view["kind"] == "cards":
        return bool(view["reserve"] == 0)
    return bool(sum(portion["face_up"] for portion in view["grill"]) <= 2)


WATCH_FOR_SPOILERS = """
    globalThis.spoilers = [];
    new MutationObserver(() => {
        for (const line of document.querySelectorAll('[role=log] p, .board .head')) {
            if (/wins|share the win/.test(line.textContent)) spoilers.push(line.textContent.trim());
        }
        if (!document.querySelector('.after') || document.querySelector('.result .crown')) return;
        const sections = [...document.querySelectorAll('.after > section')].filter((one) => !one.matches('.result'));
        const told = [...document.querySelectorAll('.result .sum .unseen, .result .story, .after > details')];
        spoilers.push(...[...sections, ...told].map((one) => one.textContent.trim().slice(0, 40)).filter(Boolean));
    }).observe(document, { childList: true, subtree: true, characterData: true });
"""
"""Notes a headline or a line of the log that names the winner, and whatever stands on the page of the result, besides the result
itself, before somebody wears the crown."""


def look_back(visitor: Visitor, columns: int, players: int) -> None:
    """Luck and skill, the curve, and a way from a mistake to its choice; no table is wider than a small phone."""
    page = visitor.page
    review = page.locator(".review")
    expect(review.get_by_role("row")).to_have_count(1 + players)
    expect(review.get_by_role("columnheader")).to_have_count(columns)
    expect(review.locator("polyline")).to_have_count(players)
    expect(review.locator("circle")).not_to_have_count(0)
    mistakes = review.locator(".mistakes li")
    expect(mistakes.first).to_contain_text("better:")
    visitor.press(mistakes.first.get_by_role("button", name="Look at it"))
    expect(page.locator(".weighed .chosen")).to_contain_text("(chosen)")
    expect(page.locator(".weighed li").first).not_to_have_class("chosen")
    assert review.locator("tbody td").evaluate_all(
        "cells => cells.every((cell) => cell.getBoundingClientRect().right <= innerWidth)"
    )
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than the phone"


def test_a_dice_game_by_touch_on_a_phone(visit: Visit) -> None:
    visitor = visit(width=360, height=740, touch=True)
    visitor.set_up("deluxe", FAMILY)
    for _ in range(15):
        visitor.act()
        assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than the phone"


def test_real_dice_are_tapped_in(visit: Visit) -> None:
    """The program is referee: what fell is tapped in, for oneself and for the bot."""
    visitor = visit()
    visitor.set_up("original", [("person", "Ada"), ("person", "Ben")], real_dice=True)
    page = visitor.page
    page.locator(".mine .actions button.big").click()
    for face in ("5", "5", "5", "2", "3", "4", "1", "worm"):
        page.locator(".keypad").get_by_label(face, exact=True).click()
    page.locator(".typed button.big").click()
    page.locator(".mine .roll button.group").first.wait_for()
    page.keyboard.press("5")
    page.keyboard.press("Enter")
    expect(page.locator("[role=log]")).to_contain_text("Ada lays aside 3 × 5: 15 points so far.")
