"""Pieces move as pieces do: they start where they lie, end where they land, and none is there twice. Nobody clicks it away."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from arranging import address, choose, roll, seated_at, torn_between, turn
from playwright.sync_api import Page, expect
from serving import Server
from table_players import Player, play
from tracing import follow_pieces, followed
from visiting import Visit


def dice_stretch(player: Player) -> None:
    """Takes, a theft with a specialist that moves, a failed attempt that costs a portion, and a bratworm."""
    turn(player, "WWWW", "3")
    turn(player, "WWWW", "3")
    turn(player, "11", "WWWW", "5")
    roll(player, "11112222")
    choose(player, action="lay_aside", face="1")
    roll(player, "1111")


def test_no_dice_and_no_portions_jump(visit: Visit, server: Server) -> None:
    player = seated_at(server, "deluxe", "Ada", "Ben", real_dice=True)
    visitor = visit(speed="normal", width=1280, height=720)
    visitor.start(address(player, own=False))
    page = visitor.page
    page.locator("section.grill").wait_for()
    follow_pieces(page)
    dice_stretch(player)
    expect(page.locator("[role=log]")).to_contain_text("puts portion 23 back on the grill")
    expect(page.locator(".board .told strong")).to_have_text("Ada is thinking …")
    trace = followed(page)
    assert trace["wrong"] == []
    # Eight dice were thrown four times or more, some were laid aside, and portions went to and fro.
    assert trace["moved"]["throw"] > 20
    assert trace["moved"]["die"] > 8
    assert trace["moved"]["portion"] >= 4


def test_the_golden_die_stays_with_its_holder_between_turns(visit: Visit, server: Server) -> None:
    """It leaves the board when Ada's turn ends, and is thrown again in her next one."""
    player = seated_at(server, "deluxe", "Ada", "Ben", real_dice=True)
    turn(player, "WWWW", "5", "2")
    turn(player, "WWWW", "4")
    visitor = visit(speed="normal", width=1280, height=720)
    visitor.start(address(player, own=False))
    page = visitor.page
    page.locator("section.grill").wait_for()
    follow_pieces(page)
    roll(player, "WWWW1122*W", golden=True)
    choose(player, action="lay_aside", face="W")
    turn(player, "3")
    turn(player, "WWWW", "2", "4")
    roll(player, "WWWW1122*1", golden=True)
    expect(page.locator("[role=log]")).to_contain_text("takes portion 28")
    expect(page.locator(".board .told strong")).to_have_text("Ada is thinking …")
    expect(page.locator(".board [data-piece=die-golden]")).to_be_visible()
    assert followed(page)["wrong"] == []


WATCH_ROLL = """
globalThis.animated = null;
(() => {
    const look = () => {
        const moving = [...document.querySelectorAll('.thrown')].flatMap((one) => one.getAnimations({ subtree: true }));
        const running = moving.filter((one) => one.playState === 'running');
        if (running.length === 0) return requestAnimationFrame(look);
        const frames = running.flatMap((one) => one.effect.getKeyframes());
        animated = [...new Set(frames.flatMap((one) => Object.keys(one)))].filter(
            (name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name)).sort();
        // From the frame after the one that lays them out to the landing of the last die.
        requestAnimationFrame(() => requestAnimationFrame(() => {
            performance.mark('roll begins');
            void Promise.all(running.map((one) => one.finished)).then(() => performance.mark('roll ends'));
        }));
    };
    requestAnimationFrame(look);
})();
undefined;
"""


def test_dice_that_are_left_stay_where_they_are_while_a_question_is_asked(visit: Visit, server: Server) -> None:
    visitor = visit(speed="normal", width=390, height=844)
    page = visitor.page
    visitor.start(address(torn_between(server, ask=False)))
    stop = page.locator(".mine .actions button.big")
    stop.wait_for()
    follow_pieces(page)
    stop.click()
    keep = page.locator(".mine .question button").first
    keep.wait_for()
    expect(page.locator(".roll .one").first).to_be_hidden()
    keep.click()
    expect(page.locator(".board .told strong")).to_contain_text("Ben")
    assert followed(page)["wrong"] == []


def test_a_roll_is_drawn_without_layout(visit: Visit, server: Server) -> None:
    """Dice move by transform and opacity alone: from the throw to the landing of the last die nothing is laid out."""
    player = seated_at(server, "deluxe", "Ada", "Ben", real_dice=True)
    visitor = visit(speed="slow")
    visitor.start(address(player, own=False))
    page = visitor.page
    page.locator("section.grill").wait_for()
    page.evaluate(WATCH_ROLL)
    tracing = visitor.context.new_cdp_session(page)
    # Chromium draws pages of its own in the same process.
    ours = tracing.send("Page.getFrameTree")["frameTree"]["frame"]["id"]
    heard: list[Any] = []
    tracing.on("Tracing.dataCollected", lambda told: heard.extend(told["value"]))
    done: list[Any] = []
    tracing.on("Tracing.tracingComplete", lambda told: done.append(told))
    tracing.send("Tracing.start", {"transferMode": "ReportEvents", "categories": "devtools.timeline,blink.user_timing"})
    roll(player, "1234455W")
    page.wait_for_function("() => performance.getEntriesByName('roll ends').length > 0")
    tracing.send("Tracing.end")
    while not done:
        page.wait_for_timeout(20)
    assert page.evaluate("animated") == ["opacity", "transform"]
    begins, ends = (next(one for one in heard if one["name"] == f"roll {when}") for when in ("begins", "ends"))
    drawn = [one for one in heard if one["pid"] == begins["pid"] and begins["ts"] < one["ts"] < ends["ts"]]
    assert any(one["name"] == "PrePaint" for one in drawn), "nothing was drawn meanwhile"
    laid_out = [one["args"] for one in drawn if one["name"] == "Layout"]
    assert [json.dumps(one)[:200] for one in laid_out if one["beginData"]["frame"] == ours] == []


def told_seats(page: Page) -> list[str]:
    found: list[str] = page.evaluate("told")
    return found


WATCH_TURNS = """
globalThis.told = [];
(() => {
    const note = () => {
        const news = document.querySelector('.told strong')?.textContent ?? '';
        const plays = document.querySelector('.player.plays .name')?.textContent ?? '';
        const line = `${news} | ${plays}`;
        if (line !== told.at(-1)) told.push(line);
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
})();
undefined;
"""


def test_the_turn_moves_on_when_the_step_is_over(visit: Visit, server: Server) -> None:
    """While "Ada takes portion 23" stands it is still Ada who plays, and her dice lie there."""
    player = seated_at(server, "original", "Ada", "Ben", real_dice=True)
    visitor = visit(speed="normal")
    visitor.start(address(player, own=False))
    page = visitor.page
    page.locator("section.grill").wait_for()
    page.evaluate(WATCH_TURNS)
    turn(player, "WWWW", "3")
    expect(page.locator(".board .told strong")).to_have_text("Ben is thinking …")
    told = told_seats(page)
    assert "Ada takes portion 23 from the grill. | Ada" in told
    assert "Ada takes portion 23 from the grill. | Ben" not in told
    assert told[-1] == "Ben is thinking … | Ben"


WATCH_FAILED = """
globalThis.failing = { off: false, back: 0 };
(() => {
    const note = () => {
        failing.off ||= document.querySelector('.roll.gone .one') !== null;
        if (failing.off) failing.back += document.querySelectorAll('.roll:not(.gone) .group-of .one').length;
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true, attributes: true });
})();
undefined;
"""


def test_dice_of_a_failed_attempt_that_are_seen_off_do_not_come_back(visit: Visit, server: Server) -> None:
    """Ada has no portion to put back: with her dice the turn is over, too."""
    player = seated_at(server, "original", "Ada", "Ben", real_dice=True)
    visitor = visit(speed="normal")
    visitor.start(address(player, own=False))
    page = visitor.page
    page.locator("section.grill").wait_for()
    page.evaluate(WATCH_FAILED)
    roll(player, "11112222")
    choose(player, action="lay_aside", face="1")
    roll(player, "1111")
    expect(page.locator(".board .told strong")).to_have_text("Ben is thinking …")
    assert page.evaluate("failing") == {"off": True, "back": 0}
    expect(page.locator(".roll .resting .one")).to_have_count(8)


WATCH_GOLDEN = """
globalThis.golden = new Set();
(() => {
    // A worm is a picture; anything else is told by its pips.
    const shows = (side) => (side.querySelector('use') ? 'W' : String(side.querySelectorAll('circle').length));
    const note = () => {
        const sides = [...document.querySelectorAll('.thrown .golden .side')].map(shows);
        if (sides.length > 0) golden.add(sides.sort().join(''));
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
})();
undefined;
"""


@pytest.mark.parametrize(("rule", "sides"), [("worms", "111WWW"), ("plain", "12345W")])
def test_the_golden_die_in_the_air_shows_the_sides_it_has(visit: Visit, server: Server, rule: str, sides: str) -> None:
    player = seated_at(server, "extrawurm", "Ada", "Ben", real_dice=True, options={"golden_die": rule})
    turn(player, "WWW", "3333")
    turn(player, "WWW", "55")
    visitor = visit(speed="normal")
    visitor.start(address(player, own=False))
    page = visitor.page
    page.locator("section.grill").wait_for()
    page.evaluate(WATCH_GOLDEN)
    roll(player, "1234455W*W", golden=True)
    page.wait_for_function("() => golden.size > 0")
    assert page.evaluate("[...golden]") == [sides]


ON_AND_BACK = """
    async () => {
        const lying = () => [...document.querySelectorAll('#replay .laid')];
        const place = (one) => [one.offsetLeft, one.offsetTop];
        const size = (one) => [one.querySelector('[data-seen]').offsetWidth, one.querySelector('[data-seen]').offsetHeight];
        const press = (to) => document.querySelector(`#replay .controls .${to}`).click();
        const drawn = () => new Promise(requestAnimationFrame);
        const before = lying();
        const [places, sizes] = [before.map(place), before.map(size)];
        press('next');
        while (!lying().some((one) => one.inert)) await drawn();
        const left = before.map(size);
        press('back');
        await drawn();
        await drawn();
        return { sizes, left, places, again: lying().filter((one) => !before.includes(one)).map(place) };
    }
"""
"""How large cards are, also on their way after a step, and where they lie before it and after the step back."""


@pytest.mark.parametrize(("width", "height"), [(1280, 760), (360, 640)])
def test_cards_that_leave_take_no_room_from_those_that_come(visit: Visit, server: Server, width: int, height: int) -> None:
    """Karteneck: at the end of a round they fly to the discards. After a step back others lie there before they are gone."""
    player = seated_at(server, "karteneck", "Ada", "Ben")
    play([player], random.Random(1))
    steps = server.get(f"/api/tables/{player.table}/replay").json["steps"]
    laid = [sum(len(one["played"]) for one in step["view"]["players"]) if step["view"] else 0 for step in steps]
    over = next(number for number, count in enumerate(laid) if count == 0 and laid[number - 1] > 2)
    visitor = visit(speed="slow", width=width, height=height)
    visitor.start(f"{address(player, own=False)}#step={over}")
    page = visitor.page
    expect(page.locator("#replay .laid")).to_have_count(laid[over - 1])
    found = page.evaluate(ON_AND_BACK)
    assert found["left"] == found["sizes"]
    assert found["again"] == found["places"]
