"""Nothing on the table covers anything that people need to see."""

from __future__ import annotations

from arranging import address, roll, seated_at, turn
from playwright.sync_api import Page, expect
from serving import Server
from visiting import Visit

OUTSIDE = """
(selector) => [...document.querySelectorAll(selector)].filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
}).map((one) => one.textContent.trim().slice(0, 20))
"""


def outside(page: Page, selector: str) -> list[str]:
    found: list[str] = page.evaluate(OUTSIDE, selector)
    return found


def test_nine_dice_lie_in_one_row(visit: Visit, server: Server) -> None:
    """The golden die and eight others, with every face among them, on all but the smallest phones."""
    player = seated_at(server, "deluxe", "Ada", "Ben", real_dice=True)
    turn(player, "WWWWW", "2")
    turn(player, "WWWWWWWW")
    roll(player, "1234555W*W", golden=True)
    visitor = visit()
    visitor.start(address(player))
    page = visitor.page
    expect(page.locator(".hand.mine .roll .die")).to_have_count(9)
    for width, height in [(1920, 1080), (1280, 720), (1024, 768), (820, 1180), (667, 375), (390, 844)]:
        page.set_viewport_size({"width": width, "height": height})
        tops = page.locator(".roll .die").evaluate_all("dice => dice.map((die) => die.getBoundingClientRect().top)")
        assert max(tops) - min(tops) < 1, f"{width} x {height}"
        assert outside(page, ".roll .die") == [], f"{width} x {height}"
