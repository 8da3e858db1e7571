"""The whole way to get better, on the page: a game is lost on purpose, with a warning, and reviewed. Its worst moment is confirmed,
opened in the analysis, rolled out there, and practised on the next day."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest
from arranging import address, roll, seated_at, turn
from playwright.sync_api import Locator, expect
from serving import Server
from table_players import Player
from test_browser_mine import SIZES, answer, come, remembered
from visiting import Visit

from heckmeck.words import Words

LONG = 120_000
"""Milliseconds: many games are played, and a busy machine plays them slowly."""


def act(player: Player, **action: Any) -> None:
    """Whatever the tutor thinks of it."""
    player.send("act", version=player.version, action=action, anyway=True)
    player.until(player.version + 1)


def before_a_bad_stop(server: Server) -> Player:
    """Both have a portion, and Ada has laid a single one aside."""
    player = seated_at(server, "original", "Ada", "Ben", real_dice=True, tutor=True)
    for _ in range(2):
        turn(player, "WWWWWWWW")
    one_aside(player)
    return player


def one_aside(player: Player) -> None:
    roll(player, "14444444")
    act(player, action="lay_aside", face="1")


def lose(player: Player) -> None:
    """To the end: Ben always takes the highest portion, and Ada gives up every second turn."""
    number = 3
    while player.last["table"]["phase"] == "playing":
        if number % 4 == 2:
            one_aside(player)
            act(player, action="stop")
        else:
            turn(player, "WWWWWWWW")
        number += 1


def odds_of_the_command(position: str) -> list[list[str]]:
    """Worms, risk and chance to win of every choice as `heckmeck odds` tells them, written as the page writes them."""
    command = [sys.executable, "-m", "heckmeck", "odds", position, "--json"]
    told = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    words = Words("en")
    return [[words.decimal(one["value"]), words.percent(one["fail"]), words.percent(one["win"])] for one in told["choices"]]


def fits(region: Locator) -> bool:
    return bool(region.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_whole_way(visit: Visit, server: Server, width: int, height: int) -> None:
    player = before_a_bad_stop(server)
    visitor = come(visit, "2026-11-18", width=width, height=height, touch=width < 600)
    page = visitor.page
    visitor.start(address(player))
    visitor.wait_for_turn()
    asked = page.locator("dialog[open]")
    visitor.press(page.locator(".mine .actions button.other"))
    expect(asked).to_have_attribute("aria-label", "Stop anyway?")
    visitor.press(asked.get_by_role("button", name="Stop"))
    player.until(player.version + 1)
    visitor.start("/")
    lose(player)

    visitor.start(address(player))
    page.get_by_text("For experts").click()
    worst = page.locator(".mistakes li").first
    expect(worst).to_contain_text("Ada")
    expect(worst).to_contain_text("Stop")
    visitor.press(worst.get_by_role("button", name="Confirm by roll-out"))
    expect(worst.get_by_role("status")).to_contain_text("This confirms the mistake.", timeout=LONG)
    expect(worst.get_by_role("status")).to_contain_text(" games between champions for each choice.")
    expect(worst.get_by_role("button", name="Confirm by roll-out")).to_be_visible(timeout=LONG)
    assert fits(worst)

    visitor.press(worst.get_by_role("button", name="Look at it"))
    page.get_by_role("link", name="Analyse").click()
    page.wait_for_url("**/analyse/original_*")
    position = page.url.rpartition("/")[2]
    rows = page.locator("main table tbody tr:not(.prizes)")
    told = odds_of_the_command(position)
    expect(rows).to_have_count(len(told))
    for number, numbers in enumerate(told):
        expect(rows.nth(number).locator("td")).to_have_text(numbers)
    visitor.press(page.get_by_role("button", name="Roll out"))
    expect(page.get_by_text("1,296 games between champions")).to_be_visible(timeout=LONG)

    cards = remembered(page)["cards"]
    assert position in [card["position"] for card in cards]
    visitor.start("/puzzles/own")
    expect(page.get_by_text("The next one comes back on November 19, 2026.")).to_be_visible()
    page.clock.set_fixed_time("2026-11-19T08:00:00")
    visitor.start("/puzzles/own")
    for left in reversed(range(len(cards))):
        expect(page.locator("aside table button").first).to_be_enabled(timeout=LONG)
        answer(visitor, right=True)
        if left:
            page.get_by_role("button", name="Next puzzle").click()
            expect(page.locator("aside table td")).to_have_count(0)
    expect(page.get_by_text("You will see this position again on November ")).to_be_visible()
    assert {card["reps"] for card in remembered(page)["cards"]} == {2}
    assert visitor.problems == []
