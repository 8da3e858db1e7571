"""The stage of the dice games: the headline, the pace, the sound, and the question before a turn is given away."""

from __future__ import annotations

import re

from arranging import address, lay_aside, seated_at, turn
from playwright.sync_api import expect
from serving import Server
from visiting import Visit


def test_stopping_with_nothing_asks_first(visit: Visit, server: Server) -> None:
    player = seated_at(server, "original", "Ada", "Ben", real_dice=True)
    lay_aside(player, "11")
    visitor = visit()
    visitor.start(address(player))
    page = visitor.page
    stop = page.get_by_role("button", name="Stop with nothing")
    asked = page.get_by_role("dialog", name="Stop with nothing?")
    stop.click()
    expect(asked).to_be_visible()
    asked.get_by_role("button", name="Play on").click()
    expect(asked).to_have_count(0)
    assert visitor.last_update["version"] == player.version, "nothing was decided"
    page.keyboard.press("s")
    asked.get_by_role("button", name="Stop with nothing").click()
    expect(page.locator("[role=log]")).to_contain_text(re.compile("Ada.* fail"))


def test_the_headline_tells_what_mattered(visit: Visit, server: Server) -> None:
    """Ben steals what Ada took. The theft leads, whatever else comes of it, and is told once more when Ada is to roll."""
    player = seated_at(server, "deluxe", "Ada", "Ben", real_dice=True)
    turn(player, "WWWW", "3")
    visitor = visit(speed="normal")
    visitor.start(address(player, own=False))
    page = visitor.page
    page.locator("section.grill").wait_for()
    page.evaluate(WATCH_HEADLINE)
    turn(player, "WWWW", "3")
    expect(page.locator(".board .told strong")).to_have_text("Ada is thinking …")
    expect(page.locator(".board .told small")).to_contain_text("Just now: Ben steals 23 from Ada.")
    assert "Ben steals portion 23 from Ada." in page.evaluate("headlines")


WATCH_HEADLINE = """
    globalThis.headlines = [];
    new MutationObserver(() => headlines.push(document.querySelector('.board .told strong').textContent))
        .observe(document.querySelector('.board'), { childList: true, subtree: true, characterData: true });
    undefined;
"""
"""Notes what the headline has said."""


def test_the_table_pauses_and_goes_to_the_present(visit: Visit, server: Server) -> None:
    player = seated_at(server, "original", "Ada", "Ben", real_dice=True)
    visitor = visit(speed="slow")
    visitor.start(address(player))
    page = visitor.page
    page.locator("section.grill").wait_for()
    turn(player, "WWWW", "3")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Continue")).to_be_visible()
    turn(player, "WWW", "55", "4")
    # All of them sit at this screen, so there is no turn of one's own to go to.
    page.get_by_role("button", name="Skip ahead").click()
    visitor.wait_for_turn()
    assert visitor.last_update["version"] == player.version
    expect(page.locator(".stage [data-stack='1']")).to_contain_text("29")
    # Nobody saw that, so it is told, and not what was seen last.
    expect(page.locator(".board .told small")).to_have_text("Just now: Ben takes 29.")


def test_the_key_that_skips_a_step_takes_no_portion(visit: Visit, server: Server) -> None:
    """Whoever presses it once too often decides nothing: the offer to stop has only just appeared."""
    player = seated_at(server, "original", "Ada", "Ben", real_dice=True)
    lay_aside(player, "WWW")
    visitor = visit(speed="slow")
    visitor.start(address(player))
    page = visitor.page
    page.locator(".mine .actions button.big").wait_for()
    lay_aside(player, "555")
    page.locator(".pace").wait_for()
    page.evaluate(SKIP_ONCE_TOO_OFTEN)
    page.wait_for_timeout(500)
    assert visitor.last_update["version"] == player.version, "something was decided"
    expect(page.locator(".mine .actions button.big")).to_contain_text("Stop and take 30")
    page.keyboard.press("Space")
    expect(page.locator(".stage [data-stack='0']")).to_contain_text("30")


SKIP_ONCE_TOO_OFTEN = """
    async () => {
        const key = { key: ' ', bubbles: true, cancelable: true };
        const press = () => document.body.dispatchEvent(new KeyboardEvent('keydown', key));
        while (document.querySelector('.mine .actions button.big') === null) {
            press();
            await new Promise(requestAnimationFrame);
        }
        press();
    }
"""
"""Presses the space bar until there is something to decide, and once more."""


def test_whoever_holds_the_table_still_sees_what_they_held(visit: Visit, server: Server) -> None:
    """No control shows more than it says: pause and rate leave the step that is shown, and the arrow shows the next one alone."""
    player = seated_at(server, "original", "Ada", "Ben", real_dice=True)
    visitor = visit(speed="slow")
    page = visitor.page
    visitor.start(address(player, own=False))
    page.locator("section.grill").wait_for()
    lay_aside(player, "WWW")
    told = page.locator(".board .told strong")
    expect(told).to_have_text("Ada is rolling …")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Continue")).to_be_visible()
    expect(told).to_have_text("Ada is rolling …")
    page.get_by_role("button", name="2×").click()
    expect(page.get_by_role("button", name="2×")).to_have_attribute("aria-pressed", "true")
    expect(told).to_have_text("Ada is rolling …")
    lay_aside(player, "33")
    page.get_by_role("button", name="Skip this step").click()
    expect(told).to_contain_text("Ada lays aside 3 worms")
    # First the dice go to the rim, then they count. A tap on the wood shows one after the other, too.
    for _ in range(2):
        page.locator(".board .head").click()
    expect(told).to_have_text("Ada is rolling …")


def test_nobody_is_sent_to_the_turn_that_they_have(visit: Visit) -> None:
    """While one's own dice roll the rest can be skipped; the turn of one's own is here already."""
    visitor = visit(speed="slow")
    visitor.set_up("original", [("person", "Ada"), ("hen", "Berta")])
    visitor.wait_for_turn()
    page = visitor.page
    page.keyboard.press("r")
    expect(page.locator(".pace .ahead")).to_contain_text("Skip ahead")


def test_a_sound_that_is_switched_off_stays_off(visit: Visit) -> None:
    visitor = visit(speed="normal")
    visitor.set_up("original", [("person", "Ada"), ("rooster", "Berta")])
    page = visitor.page
    sound = page.get_by_role("button", name="Sound is on")
    sound.click()
    off = page.get_by_role("button", name="Sound is off")
    expect(off).to_have_attribute("aria-pressed", "false")
    page.reload()
    expect(off).to_be_visible()
