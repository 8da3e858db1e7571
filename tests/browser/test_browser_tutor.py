"""The tutor on the page: it asks once before something costly, shows why, and dice can be taken back."""

from __future__ import annotations

import pytest
from arranging import address, choose, roll, seated_at
from playwright.sync_api import Page, expect
from serving import Server
from visiting import Visit, Visitor

SIZES = [(1280, 720), (390, 844), (360, 640)]


def at_a_costly_choice(visit: Visit, server: Server, width: int, height: int, **more: bool) -> Visitor:
    """Ada has rolled three fives, and one of each other face."""
    player = seated_at(server, "original", "Ada", "Ben", real_dice=True, tutor=True)
    roll(player, "1234555W")
    visitor = visit(width=width, height=height, touch=width < 600, **more)
    visitor.start(address(player))
    visitor.wait_for_turn()
    return visitor


def lay_aside(visitor: Visitor, face: str) -> None:
    page = visitor.page
    visitor.press(page.locator(".mine .roll button.group").nth("12345W".index(face)))
    visitor.press(page.locator(".mine .actions button.big"))


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_it_asks_once_and_dice_are_taken_back(visit: Visit, server: Server, width: int, height: int) -> None:
    visitor = at_a_costly_choice(visit, server, width, height)
    page = visitor.page
    asked = page.locator("dialog[open]")
    lay_aside(visitor, "1")
    expect(asked).to_have_attribute("aria-label", "Lay aside 1s anyway?")
    expect(asked).to_contain_text("Laying aside 5s puts your chance to win at 53%, laying aside 1s only at 50%.")
    expect(asked).to_contain_text("laying aside 1s fails 39% of the time and otherwise most often wins portion 25.")
    expect(asked).to_contain_text("Chances to win are estimates.")
    assert fits(page)
    box = asked.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    assert box["y"] + box["height"] <= height
    visitor.press(asked.get_by_role("button", name="Choose again"))
    expect(asked).to_have_count(0)
    assert visitor.last_update["view"]["turn"]["roll"] == "1234555W", "nothing has happened"

    visitor.press(page.locator(".mine .actions button.big"))
    visitor.press(asked.get_by_role("button", name="Lay aside 1s"))
    expect(asked).to_have_count(0)
    back = page.get_by_role("button", name="Take back")
    expect(back).to_be_visible()
    assert fits(page)
    visitor.press(back)
    expect(page.locator(".mine .roll button.group")).to_have_count(6)
    expect(back).to_have_count(0)
    expect(page.locator("[role=log]")).to_contain_text("Ada takes the dice back.")

    lay_aside(visitor, "5")
    expect(back).to_be_visible()
    expect(asked).to_have_count(0)
    visitor.press(page.locator(".mine .actions button.other"))
    expect(asked).to_have_attribute("aria-label", "Stop anyway?")
    expect(asked).to_contain_text("stopping wins nothing.")
    visitor.press(asked.get_by_role("button", name="Stop"))
    expect(page.locator("[role=log]")).to_contain_text("Ada fails: 15 without a worm")
    expect(asked).to_have_count(0)
    expect(back).to_have_count(0)


def test_the_keyboard_asks_answers_and_takes_back(visit: Visit, server: Server) -> None:
    visitor = at_a_costly_choice(visit, server, 1280, 720)
    page = visitor.page
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    asked = page.locator("dialog[open]")
    expect(asked).to_be_visible()
    page.keyboard.press("Escape")
    expect(asked).to_have_count(0)
    page.keyboard.press("5")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Take back")).to_be_visible()
    page.keyboard.press("z")
    expect(page.locator(".mine .roll button.group")).to_have_count(6)


def test_show_me_opens_the_position_on_the_analysis_board(visit: Visit, server: Server) -> None:
    visitor = at_a_costly_choice(visit, server, 1280, 720)
    lay_aside(visitor, "1")
    with visitor.context.expect_page() as opened:
        visitor.page.get_by_role("link", name="Show me").click()
    board = opened.value
    expect(board).to_have_url(f"{visitor.address}/analyse/original_21-36_-_-_1,-,1234555W")
    rows = board.locator("main table tbody tr:not(.prizes)")
    expect(rows.filter(has_text="Lay aside 5s")).to_contain_text("52.7%")
    expect(rows.filter(has_text="Lay aside 1s")).to_contain_text("50.2%")
    expect(visitor.page.locator("dialog[open]")).to_be_visible()


def test_others_see_the_dice_go_back(visit: Visit, server: Server) -> None:
    """At normal speed: the dice are the same ones, and lie as they fell."""
    player = seated_at(server, "original", "Ada", "Ben", real_dice=True, tutor=True)
    roll(player, "1234555W")
    choose(player, action="lay_aside", face="5")
    eve = visit(speed="normal")
    eve.start(address(player, own=False))
    expect(eve.page.locator("[role=log]")).to_contain_text("15")
    player.send("take_back", version=player.version)
    player.until(player.version + 1)
    expect(eve.page.locator("[role=log]")).to_contain_text("Ada takes the dice back.")
    expect(eve.page.locator(".roll .die, .roll [role=img]").first).to_be_visible()


def test_the_first_three_games_against_the_computer_have_a_tutor(visit: Visit) -> None:
    visitor = visit(beginner=True)
    page = visitor.page
    for game in range(1, 5):
        visitor.start()
        page.locator(".ways button.big >> visible=true").nth(1).click()
        page.wait_for_url("**/t/*")
        visitor.wait_for_turn()
        assert visitor.last_update["table"]["tutor"] == ("on" if game <= 3 else "off"), game


def test_the_tutor_is_switched_off_and_on_and_everyone_has_to_agree(visit: Visit) -> None:
    """Ada switches it on for a table with friends. Ben is asked as he sits down, and doesn't agree."""
    ada, ben = visit(beginner=True), visit()
    ada.start()
    ada.page.locator("details:not(.mixed) summary").click()
    box = ada.page.get_by_label("Tutor.")
    expect(box).to_be_checked()
    box.uncheck()
    box.check()
    ada.page.locator(".ways button.big >> visible=true").first.click()
    ada.page.wait_for_url("**/t/*")
    expect(ada.page.get_by_text("With a tutor, if everyone agrees.")).to_be_visible()
    ben.start(ada.page.url.removeprefix(ada.address))
    expect(ben.page.get_by_label("I agree to the tutor.")).not_to_be_checked()
    ben.page.locator("#sit").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ada.page.get_by_text("Without a tutor: not everyone has agreed.")).to_be_visible()
