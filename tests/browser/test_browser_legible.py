"""On a phone on its side whatever must be read is large enough and whole."""

from __future__ import annotations

import pytest
from arranging import address, lay_aside, roll, seated_at, torn_between, turn
from playwright.sync_api import Page, expect
from serving import Server
from table_players import Player
from test_browser_layout import outside, overlaps
from test_browser_layout import with_specialists as with_bratworms
from test_browser_words import cut
from visiting import Visit

from heckmeck.words import LANGUAGES

LYING = [(640, 360), (667, 375)]
UPRIGHT = [(360, 640), (390, 844)]

LEAST = 11
"""Pixels. Smaller letters than these are not read on a phone."""

SMALL = """
(least) => {
    const found = [];
    const seen = (element) => {
        for (let around = element; around; around = around.parentElement) {
            if (getComputedStyle(around).clipPath !== 'none') return false;
        }
        return element.checkVisibility({ visibilityProperty: true });
    };
    const texts = document.createTreeWalker(document.querySelector('main.table'), NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const { data, parentElement: element } = texts.currentNode;
        if (!data.trim() || element.closest('svg') || !seen(element)) continue;
        const size = parseFloat(getComputedStyle(element).fontSize);
        if (size < least) found.push(`${data.trim()}: ${size.toFixed(1)} pixels`);
        const { webkitLineClamp, textOverflow } = getComputedStyle(element);
        const dots =
            (webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 1) ||
            (textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1);
        if (dots) found.push(`${data.trim()} ends in dots`);
    }
    return found;
}
"""
"""The texts of a table that are too small or that end in dots. Portions, cards and dice are pictures."""


def hard_to_read(page: Page) -> list[str]:
    found: list[str] = page.evaluate(SMALL, LEAST)
    return found


CLUB = ["Oma Inge", "Berta", "Rusty", "Pip", "Don Vito", "Gilda", "Henrietta"]


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize(("game", "players"), [("original", 3), ("deluxe", 4), ("deluxe", 6), ("karteneck", 4), ("karteneck", 6)])
def test_everything_on_a_low_table_can_be_read(visit: Visit, language: str, game: str, players: int) -> None:
    """Names, counts, labels, the headline and what is said of the dice: at every choice of the first turns."""
    visitor = visit(language=language)
    visitor.set_up(game, [("person", CLUB[0]), *[("rooster", name) for name in CLUB[1:players]]])
    for _ in range(8):
        visitor.wait_for_turn()
        for width, height in LYING:
            visitor.resize(width, height)
            assert hard_to_read(visitor.page) == [], f"{width} x {height}"
            assert cut(visitor.page) == [], f"{width} x {height}"
            assert overlaps(visitor.page, ".told", ".lane, .roll .one, [data-rim]") == [], f"{width} x {height}"
        visitor.act()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_and_odds_on_a_low_table_can_be_read(visit: Visit, server: Server, language: str) -> None:
    """Two specialists in full, and how often each choice fails."""
    visitor = visit(language=language)
    page = visitor.page
    visitor.start(address(torn_between(server)))
    page.locator(".question").wait_for()
    for width, height in LYING:
        visitor.resize(width, height)
        assert hard_to_read(page) == [], f"question, {width} x {height}"
    player = seated_at(server, "deluxe", "Ada", "Ben", real_dice=True)
    lay_aside(player, "11")
    roll(player, "112345")
    visitor.start(address(player))
    page.locator("button.hint").click()
    expect(page.locator(".below .odds")).to_have_count(4)
    for width, height in LYING:
        visitor.resize(width, height)
        assert hard_to_read(page) == [], f"odds, {width} x {height}"
        assert overlaps(page, ".below > *", ".below > *, .roll .one, [data-rim]") == [], f"odds, {width} x {height}"


def with_specialists(server: Server, *names: str) -> Player:
    """The first has the weasel, the second the golden die, the third the apple, each with a portion and two bratworms or one."""
    player = seated_at(server, "deluxe", *names, real_dice=True)
    turn(player, "11", "WWWW", "3")
    turn(player, "11", "WWWW", "5")
    turn(player, "11", "WWWWW", "2")
    return player


@pytest.mark.parametrize("players", [4, 7])
def test_a_specialist_takes_no_room_from_a_name(visit: Visit, server: Server, players: int) -> None:
    """A name of eight letters is whole, beside a specialist: on every phone, and for those who look on."""
    names = ["Oma_Inge", "Don_Vito", "Opa_Emil", "Berta", "Rusty", "Gilda", "Pip"][:players]
    visitor = visit()
    page = visitor.page
    visitor.start(address(with_specialists(server, *names), own=False))
    expect(page.locator("li.player .specialist")).to_have_count(3)
    for width, height in [*LYING, *UPRIGHT]:
        visitor.resize(width, height)
        assert cut_names(page) == [], f"{width} x {height}"
        assert overlaps(page, "li.player .specialist", "li.player :is(.name, .owns > *, .stack)") == [], f"{width} x {height}"
        assert outside(page, "li.player") == [], f"{width} x {height}"


@pytest.mark.parametrize("players", [4, 7])
def test_the_number_of_bratworms_can_be_read(visit: Visit, server: Server, players: int) -> None:
    """Three players have two of them."""
    visitor = visit()
    visitor.start(address(with_bratworms(server, players), own=False))
    expect(visitor.page.locator("li.player .specialist")).to_have_count(4)
    for width, height in LYING:
        visitor.resize(width, height)
        assert hard_to_read(visitor.page) == [], f"{width} x {height}"


@pytest.mark.parametrize("own", [True, False])
def test_two_specialists_take_no_room_from_a_name(visit: Visit, server: Server, own: bool) -> None:
    """While it is asked which one to keep."""
    player = torn_between(server, name="Oma_Inge")
    visitor = visit()
    page = visitor.page
    visitor.start(address(player, own))
    expect(page.locator("li.player .specialist")).to_have_count(2)
    for width, height in [*LYING, *UPRIGHT]:
        visitor.resize(width, height)
        assert cut_names(page) == [], f"{width} x {height}"
        assert overlaps(page, "li.player .specialist", "li.player :is(.name, .owns > *, .stack)") == [], f"{width} x {height}"


def cut_names(page: Page) -> list[str]:
    found: list[str] = page.locator("li.player > .name").evaluate_all(
        "all => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"
    )
    return found
