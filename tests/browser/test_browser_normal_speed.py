"""What people see if they change no setting: everything moves, at normal speed, and nobody clicks it away."""

from __future__ import annotations

import pytest
from arranging import address, roll, seated_at, turn
from playwright.sync_api import expect
from serving import Server
from table_players import Player
from visiting import Visit


def dice_game(server: Server) -> Player:
    """Real dice that always fall well: Ada and Ben take portion after portion, until one is left."""
    player = seated_at(server, "original", "Ada", "Ben", real_dice=True)
    for _ in range(15):
        best_turn(player)
    return player


def best_turn(player: Player) -> None:
    """Eight worms, which take the highest portion of the grill."""
    turn(player, "WWWWWWWW")


@pytest.mark.parametrize(("width", "height"), [(1280, 760), (390, 844)])
def test_dice_that_have_landed_lie_still(visit: Visit, width: int, height: int) -> None:
    """From the frame in which the last die stops tumbling, no die is drawn anywhere but where it is chosen from."""
    visitor = visit(speed="normal", width=width, height=height)
    visitor.set_up("original", [("person", "Ada"), ("hen", "Berta")])
    page = visitor.page
    for _ in range(3):
        visitor.wait_for_turn()
        page.evaluate(TRACE_DICE)
        page.keyboard.press("r")
        page.locator(".mine .roll button.group, .failed").first.wait_for()
        if page.locator(".failed").count():
            return  # that was the turn, and there is no choice to hop for
        page.wait_for_function("() => trace.rested")
        frames: list[dict[str, list[float]]] = page.evaluate("trace.frames")
        last = frames[-1]
        moved = {die for frame in frames for die, place in frame.items() if distance(place, last[die]) > 1}
        assert not moved, f"dice {sorted(moved)} moved again in {len(frames)} frames"
        visitor.act()


def distance(one: list[float], other: list[float]) -> float:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


TRACE_DICE = """
    globalThis.trace = { tumbled: false, rested: false, frames: [] };
    const places = () => Object.fromEntries([...document.querySelectorAll('.roll .die')].map((die, number) => {
        const { left, top, width, height } = die.getBoundingClientRect();
        return [String(number), [left + width / 2, top + height / 2]];
    }));
    const roll = () => document.querySelector('.roll');
    const running = () => roll().getAnimations({ subtree: true }).filter((one) => one.playState === 'running');
    const tumbling = () => document.querySelector('.roll .cube') !== null;
    // A busy machine may draw no frame while they tumble.
    new MutationObserver(() => (trace.tumbled ||= tumbling())).observe(document.body, { childList: true, subtree: true });
    let fall = [];
    const look = () => {
        trace.tumbled ||= tumbling();
        if (tumbling()) fall = running();
        // On a busy machine a fall may take a frame longer than the tumbling.
        const landed = trace.tumbled && !tumbling() && fall.every((one) => one.playState !== 'running');
        if (landed) trace.frames.push(places());
        trace.rested = trace.frames.length > 1 && document.querySelector('.roll button.group') !== null && running().length === 0;
        if (!trace.rested) requestAnimationFrame(look);
    };
    look();
    undefined;
"""
"""Notes in every frame where the dice lie, from the moment when they tumble no more."""


def test_a_portion_that_is_taken_flies_above_everything(visit: Visit, server: Server) -> None:
    """Taking 23 also moves the raven, in the same step: on its whole way nothing is drawn over the portion."""
    player = seated_at(server, "deluxe", "Ada", "Ben", real_dice=True)
    visitor = visit(speed="normal")
    visitor.start(address(player, own=False))
    page = visitor.page
    page.locator("section.grill").wait_for()
    page.evaluate(WATCH_FLIGHTS)
    turn(player, "WWWW", "3")
    page.wait_for_function("() => covered !== null")
    assert page.evaluate("covered") == []


WATCH_FLIGHTS = """
    globalThis.covered = null;
    const look = () => {
        const piece = document.querySelector('[data-stack] .piece');
        const flight = piece?.getAnimations()[0];
        if (!flight) return requestAnimationFrame(look);
        // Time stands still while we look: a busy machine draws few frames, and we want to see the whole way.
        const flights = document.getAnimations().filter((one) => one.playState === 'running');
        const now = flights.map((one) => one.currentTime);
        flights.forEach((one) => one.pause());
        const end = flight.effect.getComputedTiming().endTime;
        const over = [];
        for (let time = 0; time < end; time += end / 30) {
            flights.forEach((one) => (one.currentTime = time));
            const { left, top, width, height } = piece.getBoundingClientRect();
            const uppermost = document.elementFromPoint(left + width / 2, top + height / 2);
            if (uppermost && !piece.contains(uppermost)) over.push(uppermost.outerHTML.slice(0, 80));
        }
        flights.forEach((one, number) => {
            one.currentTime = now[number];
            one.play();
        });
        covered = over;
    };
    look();
    undefined;
"""
"""Tells, once the first portion flies to a stack, what is drawn over it on its way."""


@pytest.mark.parametrize(
    ("game", "pieces"),
    [("original", {"one", "piece"}), ("karteneck", {"laid", "held"})],
    ids=["original", "karteneck"],
)
def test_the_table_stays_and_its_pieces_move(visit: Visit, game: str, pieces: set[str]) -> None:
    """Dice fly aside and portions to their stacks, cards from the hand and from the pile. No table is rebuilt for that."""
    visitor = visit(speed="fast")
    visitor.page.add_init_script(NOTE_FLIGHTS)
    visitor.set_up(game, [("person", "Ada"), ("rooster", "Berta"), ("rooster", "Pip")])
    visitor.wait_for_turn()
    visitor.page.evaluate("document.querySelectorAll('main.table section').forEach((one) => one.stays = true)")
    while not pieces <= set(visitor.page.evaluate("[...flown]")):
        assert visitor.act(), f"the game is over, and only {visitor.page.evaluate('[...flown]')} have moved"
    stays: list[bool] = visitor.page.evaluate("[...document.querySelectorAll('main.table section')].map((one) => !!one.stays)")
    assert any(stays)


NOTE_FLIGHTS = """
    globalThis.flown = new Set();
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, how) {
        const way = /translate\\((-?[\\d.]+)px, (-?[\\d.]+)px\\)/.exec(JSON.stringify(frames));
        if (way && Math.hypot(way[1], way[2]) > 30 && how.duration > 0) flown.add(this.classList[0]);
        return animate.call(this, frames, how);
    };
"""
"""Notes by their class what pieces have flown further than 30 pixels."""


def test_around_one_screen_nobodys_hand_is_seen_but_by_who_holds_it(visit: Visit, server: Server) -> None:
    """Ada and Ben pass a phone to and fro: no card is open before its owner says so, nor while what was played is shown."""
    player = seated_at(server, "karteneck", "Ada", "Ben")
    visitor = visit(speed="fast", width=390, height=844)
    visitor.page.add_init_script(WATCH_HANDS)
    visitor.start(address(player))
    page = visitor.page
    ready = page.locator("dialog[open] button.big")
    for name in ("Ada", "Ben", "Ada"):
        expect(ready).to_contain_text(name)
        expect(page.locator(".tray")).to_have_count(0)
        ready.click()
        expect(page.locator(".tray li")).not_to_have_count(0)
        visitor.act()
    assert page.evaluate("seen") == []


WATCH_HANDS = """
    globalThis.seen = [];
    new MutationObserver(() => {
        const asked = document.querySelector('dialog[open]') !== null;
        const open = document.querySelectorAll(asked ? '.fan.face-up .held, .tray li' : '.fan.face-up .held');
        seen.push(...[...open].map((one) => one.outerHTML.slice(0, 80)));
    }).observe(document, { childList: true, subtree: true, attributes: true });
"""
"""Notes cards that lie open beside the hand of whoever holds the device, and in it while the next is asked to take the device."""


def test_the_replay_shows_a_step_as_the_table_did(visit: Visit, server: Server) -> None:
    """The last dice go aside, count, and take the portion in one step: one after the other in the replay too."""
    player = dice_game(server)
    best_turn(player)
    visitor = visit(speed="normal")
    visitor.start(address(player))
    page = visitor.page
    page.locator(".result .skip").click()
    replay = page.locator("#replay")
    number = 0
    while "lays aside" not in replay.locator("div.told").inner_text():
        number += 1
        page.evaluate(WATCH_TOTAL)
        replay.get_by_role("button", name="Next step").click()
        expect(replay.locator("output")).to_contain_text(f"Step {number} of")
    expect(replay.locator("[data-stack='0'] .piece")).to_have_count(1)
    expect(replay.locator("[data-total] strong")).to_have_text("0")
    assert page.evaluate("totals") == ["0 points", "40 points", "0 points"]


def test_what_has_happened_gives_way_to_who_is_thinking(visit: Visit, server: Server) -> None:
    """Ada takes a portion, everybody sees it, and then it says that Ben is thinking. The same after a roll of his."""
    player = seated_at(server, "original", "Ada", "Ben", real_dice=True)
    visitor = visit(speed="normal")
    visitor.start(address(player, own=False))
    page = visitor.page
    page.locator("section.grill").wait_for()
    turn(player, "WWWWWWWW")
    news = page.locator(".board .told strong")
    log = page.locator("[role=log]")
    expect(log).to_contain_text("Ada takes portion 36 from the grill.")
    expect(news).to_have_text("Ben is thinking …")
    roll(player, "12345WWW")
    expect(log).to_contain_text("Ben rolls")
    expect(news).to_have_text("Ben is thinking …")


def test_no_canned_worm_is_told_of_where_there_is_none(visit: Visit, server: Server) -> None:
    """When the last dice are laid aside the turn ends in the same step, and the total in between is the right one."""
    player = seated_at(server, "original", "Ada", "Ben", real_dice=True)
    visitor = visit(speed="normal")
    visitor.start(address(player, own=False))
    page = visitor.page
    page.locator("section.grill").wait_for()
    page.evaluate(WATCH_TOTAL)
    turn(player, "WWWWWWWW")
    expect(page.locator(".board .told strong")).to_have_text("Ben is thinking …")
    assert page.evaluate("totals") == ["0 points", "40 points", "0 points"]


WATCH_TOTAL = """
    globalThis.totals = [];
    const note = () => {
        const told = document.querySelector('[data-total]').textContent.trim().replace(/\\s+/g, ' ');
        if (told !== totals.at(-1)) totals.push(told);
    };
    note();
    new MutationObserver(note).observe(document.querySelector('.aside'), { childList: true, subtree: true, characterData: true });
"""
"""Notes every total that the hand shows."""
