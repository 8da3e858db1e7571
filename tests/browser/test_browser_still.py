"""What comes and goes at a table moves nothing that must be read: a keypad, a lost connection, somebody who is away."""

from __future__ import annotations

from typing import Any

import pytest
from arranging import address, choose, seated_at, torn_beside
from playwright.sync_api import expect
from serving import Server
from test_browser_layout import outside, overlaps
from test_browser_words import cut
from visiting import Visit

from heckmeck.words import LANGUAGES

LYING = [(640, 360), (667, 375)]
UPRIGHT = [(360, 640), (390, 844)]

MUST_STAY = """
() => Object.fromEntries(['.grill', '.board', '.rim', 'li.player', '.place'].map((what) => {
    const { x, y, width, height } = document.querySelector(`main.table ${what}`).getBoundingClientRect();
    return [what, [x, y, width, height].map(Math.round).join(' ')];
}))
"""
"""Where what must be read is."""

SIZES: list[Any] = [*LYING, *UPRIGHT, (768, 1024), (1280, 720)]


@pytest.mark.parametrize("players", [2, 7])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_keypad_for_real_dice_moves_nothing(visit: Visit, server: Server, size: tuple[int, int], players: int) -> None:
    """Neither when it comes nor when it goes, and all of it is in sight. It is confirmed where one acts otherwise."""
    names = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Frieda", "Gus"][:players]
    player = seated_at(server, "deluxe", names[0], *[f"hen {name}" for name in names[1:]], real_dice=True)
    visitor = visit(width=size[0], height=size[1], language="de")
    page = visitor.page
    visitor.start(address(player))
    page.locator(".actions").wait_for()
    before = page.evaluate(MUST_STAY)
    choose(player, action="roll", golden=False)
    expect(page.locator(".keypad")).to_be_visible()
    expect(page.locator("p.told")).to_have_text("Ada, du bist dran.")
    assert page.evaluate(MUST_STAY) == before
    shown = ".keypad, .keypad button, .typed button"
    assert outside(page, shown) == []
    assert overlaps(page, shown, "[data-rim], p.told, li.player") == []
    assert cut(page) == []
    for face in ("1", "2", "3", "4", "5", "worm", "1", "2"):
        page.locator(".keypad").get_by_label("Wurm" if face == "worm" else face, exact=True).click()
    assert page.evaluate(MUST_STAY) == before
    page.locator(".typed button.big").click()
    expect(page.locator(".mine .roll button.group")).to_have_count(6)
    assert page.evaluate(MUST_STAY) == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lost_connection_is_told_beside_everything_else(visit: Visit, server: Server, language: str) -> None:
    """It moves nothing and covers nothing, in any language and on any screen."""
    player = seated_at(server, "deluxe", "Ada", "hen Ben", "hen Cleo", real_dice=True)
    visitor = visit(language=language)
    page = visitor.page
    visitor.start(address(player))
    page.locator(".actions").wait_for()
    regions = (
        "() => ['.grill', '.board', '.place'].map((what) => document.querySelector(`main.table ${what}`)"
        ".getBoundingClientRect().top)"
    )
    tops = {}
    for size in SIZES:
        visitor.resize(*size)
        tops[size] = page.evaluate(regions)
    server.kill()
    lost = page.locator("p.lost")
    expect(lost).to_be_visible()
    for size in SIZES:
        visitor.resize(*size)
        assert page.evaluate(regions)[:2] == tops[size][:2], size
        assert overlaps(page, "p.lost", "main.table, header > :not(.title)") == [], size
        assert outside(page, "p.lost") == [], size
        assert cut(page) == [], size
    server.start_again()
    expect(lost).to_have_count(0)
    visitor.problems.clear()


@pytest.mark.parametrize("language", LANGUAGES)
def test_somebody_who_is_away_moves_nothing_on_a_phone(visit: Visit, server: Server, language: str) -> None:
    """How long to wait for a bot and its button stand where the game is named otherwise."""
    player, other = torn_beside(server)
    visitor = visit(language=language)
    page = visitor.page
    visitor.start(address(player))
    page.locator(".question").wait_for()
    before = {}
    for size in [*LYING, *UPRIGHT]:
        visitor.resize(*size)
        before[size] = page.evaluate(MUST_STAY)
    other.client.close()
    expect(page.locator(".absent")).to_be_visible()
    for size in [*LYING, *UPRIGHT]:
        visitor.resize(*size)
        assert page.evaluate(MUST_STAY) == before[size], size
        assert overlaps(page, ".absent", "main.table, header > .home, header > button:last-of-type") == [], size
        assert cut(page) == [], size
        assert page.locator(".absent > *").evaluate_all(WITHIN) == [], size


WITHIN = """
(all) => all.filter((one) => one.checkVisibility() && getComputedStyle(one).clipPath === 'none').filter((one) => {
    const around = one.parentElement.getBoundingClientRect(), { top, bottom, left, right } = one.getBoundingClientRect();
    return top < around.top - 1 || bottom > around.bottom + 1 || left < around.left - 1 || right > around.right + 1;
}).map((one) => one.textContent)
"""
"""What reaches over the edge of what it is in."""
