"""The log shows what happened in pictures and colours, a line for each roll, and keeps the reader's place when older lines come."""

from __future__ import annotations

import pytest
from arranging import address, decide, roll, seated_at, turn
from playwright.sync_api import expect
from serving import Server
from test_browser_layout import outside, overlaps
from visiting import Visit


def test_a_roll_is_one_line_of_dice_and_what_it_wins_a_portion(visit: Visit, server: Server) -> None:
    ada = seated_at(server, "original", "Ada", "Ben", real_dice=True)
    turn(ada, "WWW", "555")
    roll(ada, "11112222")
    visitor = visit()
    visitor.start(address(ada))
    lines = visitor.page.locator("[role=log] p")
    expect(lines).to_have_count(4)
    expect(lines.nth(0).locator(".die")).to_have_count(8)
    expect(lines.nth(0).locator(".aside .die")).to_have_count(3)
    expect(lines.nth(0)).to_contain_text("Ada lays aside 3 worms: 15 points so far.")
    expect(lines.nth(1).locator(".die")).to_have_count(5)
    expect(lines.nth(2).locator(".tile")).to_contain_text("30")
    expect(lines.nth(2).get_by_text("Ada takes portion 30 from the grill.")).to_be_visible()
    expect(lines.nth(3).locator(".die")).to_have_count(8)
    expect(lines.nth(3).locator(".aside")).to_have_count(0)
    # Everybody has a face and a colour.
    expect(lines.nth(0).locator(".who svg")).to_be_visible()
    expect(lines.nth(3).locator(".who")).to_contain_text("Ben")
    colours = [line.evaluate("(line) => getComputedStyle(line).borderLeftColor") for line in lines.all()]
    assert colours[0] == colours[1] == colours[2] != colours[3]


def test_cards_are_shown_as_cards(visit: Visit, server: Server) -> None:
    ada = seated_at(server, "karteneck", "Ada", "hen Berta")
    for _ in range(3):
        if ada.last["situation"]["seat"] == 0:
            decide(ada)
        while ada.last["situation"]["seat"] != 0 and ada.last["table"]["phase"] == "playing":
            ada.until(ada.version + 1)
    visitor = visit(width=390, height=844, touch=True)
    visitor.start(address(ada))
    log = visitor.page.locator("[role=log]")
    dealt = log.locator("p").filter(has_text="Ada is dealt")
    expect(dealt.locator(".cards > span")).to_have_count(6)
    expect(log.locator(".tile").first).to_be_attached()
    # A drawer that is shut until it is opened.
    drawer = visitor.page.locator("button.logs")
    expect(drawer).to_have_attribute("aria-expanded", "false")
    visitor.press(drawer)
    expect(drawer).to_have_attribute("aria-expanded", "true")
    expect(log.locator("p").last).to_be_in_viewport()


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 640), (667, 375), (768, 1024)])
def test_the_drawer_shows_a_list_over_the_board_alone(visit: Visit, server: Server, width: int, height: int) -> None:
    """Several lines at once, beside the grill, everybody and your own place; and it is shut again where it covers its button."""
    ada = seated_at(server, "original", "Ada", "Ben", "Cleo", "Dora", real_dice=True)
    for _ in range(3):
        turn(ada, "WWW", "555")
    roll(ada, "11112222")
    visitor = visit(width=width, height=height, touch=True)
    visitor.start(address(ada))
    page = visitor.page
    drawer, log = page.locator("button.logs"), page.locator("[role=log]")
    visitor.press(drawer)
    expect(log.locator("p").last).to_be_in_viewport()
    assert log.evaluate("(log) => log.clientHeight") > 100
    assert overlaps(page, ".side.logging", "section.grill, li.player, section.place") == []
    assert outside(page, ".side.logging") == []
    visitor.press(page.get_by_role("button", name="Close"))
    expect(drawer).to_have_attribute("aria-expanded", "false")
    expect(drawer).to_be_focused()


@pytest.mark.parametrize("game", ["deluxe", "karteneck"])
def test_the_drawer_makes_no_room_for_itself(visit: Visit, game: str) -> None:
    """On a short phone the board is lower than the drawer could be: your own place and its buttons stay where they are."""
    visitor = visit(width=360, height=640, touch=True)
    visitor.set_up(game, [("person", "Ada"), ("hen", "Ben"), ("hen", "Cleo"), ("hen", "Dora")])
    page = visitor.page
    for _ in range(4):
        visitor.act()
    visitor.wait_for_turn()
    place = page.locator("section.place").bounding_box()
    visitor.press(page.locator("button.logs"))
    expect(page.locator("[role=log] p").last).to_be_in_viewport()
    assert page.locator("section.place").bounding_box() == place
    assert outside(page, "section.board, section.place, .side.logging") == []


@pytest.mark.parametrize("players", range(2, 8))
def test_the_log_has_room_beside_any_number_of_players(visit: Visit, server: Server, players: int) -> None:
    """In the right column, or in a drawer where players fill it."""
    seated = server.set_up(
        "deluxe", "Ada", *[f"hen {name}" for name in ("Ben", "Cleo", "Dora", "Emil", "Frieda", "Gus")[: players - 1]]
    )
    visitor = visit(width=1280, height=720)
    visitor.start(f"/t/{seated['table']}#key={seated['token']}")
    visitor.wait_for_turn()
    page = visitor.page
    drawer, log = page.locator("button.logs"), page.locator("[role=log]")
    for width, height in [(1024, 768), (1280, 720), (1366, 768), (1440, 900), (1920, 1080)]:
        visitor.resize(width, height)
        opened = drawer.is_visible()
        if opened:
            drawer.click()
        assert log.evaluate("(log) => log.clientHeight") > 70, f"{width} x {height}"
        assert overlaps(page, ".side", "section.grill, li.player, section.place, .told") == [], f"{width} x {height}"
        assert outside(page, ".side") == [], f"{width} x {height}"
        if opened:
            page.get_by_role("button", name="Close").click()


def test_the_newest_line_stays_in_sight_when_there_is_less_room(visit: Visit, server: Server) -> None:
    """A box that gets lower in the moment in which it scrolls has not been scrolled by anybody."""
    ada = seated_at(server, "original", "Ada", "Ben", real_dice=True)
    for _ in range(8):
        turn(ada, "WWW", "555")
    visitor = visit()
    visitor.start(address(ada))
    box = visitor.page.locator("[role=log]")
    expect(box.locator("p").last).to_be_in_viewport()
    box.evaluate(LOWER)
    expect(box.locator("p").last).to_be_in_viewport()
    roll(ada, "11112222")
    expect(box.locator("p").last.locator(".die")).to_have_count(8)
    expect(box.locator("p").last).to_be_in_viewport()


LOWER = """
async (box) => {
    box.scrollTop -= 5;
    box.closest('section').style.height = `${box.closest('section').offsetHeight - 100}px`;
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}
"""
