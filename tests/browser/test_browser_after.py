"""After a game: its story, how everybody played, the big moments with their links, the replay, and the picture to share."""

from __future__ import annotations

import re
import struct
import zlib
from pathlib import Path
from typing import Any

import pytest
from arranging import address, seated_at, turn
from playwright.sync_api import Route, expect
from serving import Server
from table_players import Player
from test_browser_words import cut
from visiting import Visit, Visitor

from heckmeck.words import LANGUAGES

LONG = ["Maximiliane", "Bartholomaeus", "Wilhelmine_Zwo", "Konstantinopel", "Ernestine", "Oma_Inge", "Hieronymus"]


def best_turns(player: Player, turns: int) -> None:
    """Eight worms take the highest portion of the grill, turn after turn."""
    for _ in range(turns):
        turn(player, "WWWWWWWW")


def tie(server: Server, *names: str) -> Player:
    player = seated_at(server, "original", *(names or ("Ada", "Ben")), real_dice=True)
    best_turns(player, 16)
    return player


def come(visit: Visit, player: Player, hash: str = "", **settings: Any) -> Visitor:
    visitor = visit(**settings)
    visitor.start(address(player, own=False) + hash)
    return visitor


def test_the_winner_the_story_and_the_rest_below(visit: Visit, server: Server) -> None:
    """First what everybody wants to know. What experts want is folded."""
    page = come(visit, tie(server)).page
    expect(page.locator(".result h1")).to_have_text("Ada wins!")
    expect(page.locator(".result .story")).to_have_text(
        "Ada and Ben finish with 20 worms each, and the highest portion decides: Ada has 36."
    )
    players = page.get_by_role("region", name="How everyone played").get_by_role("listitem")
    expect(players).to_have_count(2)
    expect(players.first).to_contain_text(re.compile(r"Accuracy \d+%, (no slip|one slip|\d+ slips) in \d+ choices|Too few choices"))
    expect(players.first).to_contain_text(re.compile(r"lucky.*Own dice: [+−]\d+% chance to win", re.DOTALL))
    moments = page.get_by_role("region", name="The big moments").get_by_role("listitem")
    expect(moments.first.get_by_role("heading")).to_have_text(re.compile("Ada|Ben"))
    expect(page.locator(".review")).to_have_count(0)
    page.get_by_text("For experts").click()
    expect(page.locator(".review")).to_be_visible()
    expect(page.get_by_text("Were the dice fair?")).to_be_visible()


@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (667, 375), (768, 1024)])
def test_what_can_be_done_stays_in_its_place_when_the_winner_is_shown(visit: Visit, server: Server, size: tuple[int, int]) -> None:
    """Whoever is about to tap a button taps no other one."""
    player = tie(server)
    visitor = visit(speed="slow", width=size[0], height=size[1])
    visitor.start(address(player))
    page = visitor.page
    skip = page.locator(".result .skip")
    expect(skip).to_be_visible()
    places = "all => all.map((one) => [one.textContent, one.offsetLeft, one.offsetTop])"
    buttons = page.locator(".after > nav > :is(button, a)")
    before = buttons.evaluate_all(places)
    assert len(before) > 3
    expect(page.get_by_role("button", name="Share the result")).to_have_count(0)
    skip.click()
    expect(page.get_by_role("button", name="Share the result")).to_be_visible()
    assert buttons.evaluate_all(places) == before


def test_a_game_that_nobody_can_review_has_a_story_and_moments(visit: Visit, server: Server) -> None:
    """The review is what takes the server long, and what it may lack. The story needs nothing of it."""
    visitor = visit()
    visitor.page.route("**/review", lambda route: route.abort())
    visitor.start(address(tie(server), own=False))
    page = visitor.page
    expect(page.locator(".result .story")).to_contain_text("the highest portion decides")
    moments = page.get_by_role("region", name="The big moments").get_by_role("listitem")
    expect(moments).to_have_count(3)
    expect(moments.first).not_to_contain_text("Chance to win")
    expect(page.get_by_role("region", name="How everyone played")).to_have_count(0)
    page.get_by_text("For experts").click()
    expect(page.get_by_role("alert")).to_be_visible()
    visitor.problems.clear()  # the request that was cut


@pytest.mark.parametrize("width", [1280, 900, 667, 390, 360])
def test_all_dice_of_a_moment_are_seen(visit: Visit, server: Server, width: int) -> None:
    """Eight of them beside who rolled and what it won; nine with the golden die."""
    page = come(visit, tie(server), width=width, height=720).page
    dice = page.locator(".picture .dice").first
    expect(dice.locator("> *")).to_have_count(8)
    assert page.evaluate(BEYOND_PICTURE) == []
    dice.evaluate("dice => { dice.append(dice.lastElementChild.cloneNode(true)); dice.classList.add('nine') }")
    assert page.evaluate(BEYOND_PICTURE) == []


BEYOND_PICTURE = """
    [...document.querySelectorAll('.picture')].flatMap((picture) => {
        const around = picture.getBoundingClientRect();
        return [...picture.querySelectorAll('.dice > *')].filter((die) => {
            const { left, top, right, bottom } = die.getBoundingClientRect();
            return left < around.left || top < around.top || right > around.right || bottom > around.bottom;
        }).map((die) => die.textContent.trim());
    })
"""
"""Dice that the edge of their picture cuts off."""


# Links


def test_each_moment_has_a_link_that_shows_it(visit: Visit, server: Server) -> None:
    """The copied link leads somebody else to the same step, without waiting for the result to be counted."""
    player = tie(server)
    visitor = come(visit, player)
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = visitor.page
    moment = page.get_by_role("region", name="The big moments").get_by_role("listitem").nth(1)
    moment.get_by_role("button", name="Copy link").click()
    expect(moment.get_by_role("button", name="Link copied")).to_be_visible()
    link: str = page.evaluate("navigator.clipboard.readText()")
    moment.get_by_role("link").click()
    step = int(link.partition("#step=")[2])
    expect(page.locator("#replay output")).to_contain_text(f"Step {step} of")
    assert page.url == link

    other = visit(speed="normal")
    other.page.goto(link)
    expect(other.page.locator("#replay output")).to_contain_text(f"Step {step} of")
    expect(other.page.locator("#replay .controls")).to_be_in_viewport()
    expect(other.page.locator(".result .crown")).to_be_attached()
    expect(other.page.locator("#replay div.told")).to_have_text(page.locator("#replay div.told").text_content() or "")


@pytest.mark.parametrize("hash", ["#step=99999", "#step=-1", "#step=", "#step=1e3"])
def test_a_wrong_link_shows_the_game_all_the_same(visit: Visit, server: Server, hash: str) -> None:
    page = come(visit, tie(server), hash).page
    expect(page.locator(".result .story")).to_contain_text("the highest portion decides")
    expect(page.locator("#replay output")).to_contain_text(re.compile(r"Step (0|\d+) of \d+"))
    steps = re.findall(r"\d+", page.locator("#replay output").inner_text())
    assert int(steps[0]) <= int(steps[1])


# The replay


def test_the_replay_plays_by_itself_and_jumps_by_turn_and_moment(visit: Visit, server: Server) -> None:
    page = come(visit, tie(server), speed="fast").page
    page.locator(".skip").click()
    replay = page.locator("#replay")
    replay.get_by_role("button", name="4×").click()
    replay.get_by_role("button", name="Play", exact=True).click()
    expect(replay.get_by_role("button", name="Pause")).to_be_visible()
    expect(replay.locator("output")).to_have_text(re.compile(r"Step (\d+) of \1$"))
    expect(replay.get_by_role("button", name="Play", exact=True)).to_be_visible()

    replay.get_by_role("button", name="First step").click()
    for number in (1, 2, 3):
        replay.get_by_role("button", name="Next turn").click()
        # First the game begins. A turn of it is a throw, its fall, and one thing laid aside, which ends it.
        expect(replay.locator("output")).to_contain_text(f"Step {1 + 3 * number} of")
    replay.get_by_role("button", name="Previous turn").click()
    expect(replay.locator("output")).to_contain_text("Step 7 of")

    replay.get_by_role("button", name="First step").click()
    links = page.get_by_role("region", name="The big moments").get_by_role("link")
    expect(links.first).to_be_visible()
    places = sorted({int((link.get_attribute("href") or "").partition("=")[2]) for link in links.all()})
    for place in places:
        replay.get_by_role("button", name="Next big moment").click()
        expect(replay.locator("output")).to_contain_text(f"Step {place} of")
    expect(replay.get_by_role("button", name="Next big moment")).to_be_disabled()

    replay.get_by_role("button", name="Last step").click()
    expect(replay.get_by_role("button", name="Next turn")).to_be_disabled()
    replay.get_by_role("button", name="Play", exact=True).click()  # from the beginning
    replay.get_by_role("button", name="Pause").click()
    expect(replay.get_by_role("button", name="Last step")).to_be_enabled()


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844), (667, 375)])
def test_the_replay_shows_where_a_stack_will_grow(visit: Visit, server: Server, width: int, height: int) -> None:
    page = come(visit, tie(server), "#step=1", width=width, height=height).page
    places = page.locator("#replay .stack .place")
    expect(places).to_have_count(2)
    for place in places.all():
        box = place.bounding_box()
        assert box is not None
        assert box["height"] > box["width"] > 14


@pytest.mark.parametrize("players", [4, 6])
def test_a_replay_has_all_of_a_low_screen(visit: Visit, server: Server, players: int) -> None:
    """Nobody has a place of their own in it, so none is kept: names are told to their end, and eight dice lie in one row."""
    names = ["Oma_Inge", "Berta", "Rusty", "Don_Vito", "Gilda", "Pip"][:players]
    page = come(visit, tie(server, *names), "#step=2", width=667, height=375).page
    dice = page.locator("#replay .roll .one")
    expect(dice).to_have_count(8)
    expect(page.locator("#replay .roll .one .die")).to_have_count(8)
    assert cut(page) == []
    board, stage = page.locator("#replay section.board").bounding_box(), page.locator("#replay .stage").bounding_box()
    assert board is not None
    assert stage is not None
    assert stage["x"] + stage["width"] - board["x"] - board["width"] < 10


# The picture


@pytest.mark.parametrize("players", [2, 4, 7])
def test_the_picture_of_the_result_is_a_file(visit: Visit, server: Server, players: int, tmp_path: Path) -> None:
    player = tie(server, *LONG[:players])
    page = come(visit, player, width=390, height=844).page
    page.get_by_role("button", name="Share the result").click()
    expect(page.locator("dialog[open] svg[role=img]")).to_be_visible()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save the picture").click()
    assert re.fullmatch(r"heckmeck-original-\d{4}-\d\d-\d\d\.png", saving.value.suggested_filename)
    saving.value.save_as(tmp_path / "result.png")
    width, height, colours = png(tmp_path / "result.png")
    row = min(120, 720 / players)
    assert (width, height) == (1200, round(500 + players * row + 60))
    assert colours > 100, "the picture is nearly empty"
    cut = page.locator("dialog[open] svg[role=img] > text").evaluate_all(
        "texts => texts.filter((one) => one.getBBox().x < 60 || one.getBBox().x + one.getBBox().width > 1140)"
        ".map((one) => one.textContent)"
    )
    assert cut == [], "text beyond the edge"


def png(file: Path) -> tuple[int, int, int]:
    """The size of a picture, and how many bytes its rows are made of."""
    data = file.read_bytes()
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", data[16:24])
    place, packed = 8, b""
    while place < len(data):
        length, kind = struct.unpack(">I4s", data[place : place + 8])
        packed += data[place + 8 : place + 8 + length] if kind == b"IDAT" else b""
        place += 12 + length
    return width, height, len(set(zlib.decompress(packed)))


def test_the_picture_goes_to_the_share_sheet_where_there_is_one(visit: Visit, server: Server) -> None:
    visitor = visit()
    visitor.page.add_init_script(SHARE_SHEET)
    visitor.start(address(tie(server), own=False))
    page = visitor.page
    page.get_by_role("button", name="Share the result").click()
    page.get_by_role("button", name="Share", exact=True).click()
    page.wait_for_function("() => shared !== null")
    shared = page.evaluate("({ type: shared.files[0].type, size: shared.files[0].size, text: shared.text })")
    assert shared["type"] == "image/png"
    assert shared["size"] > 10_000
    assert shared["text"].startswith("Ada and Ben finish with 20 worms each")


SHARE_SHEET = """
    globalThis.shared = null;
    navigator.canShare = ({ files }) => files.length > 0;
    navigator.share = async (given) => void (shared = given);
"""
"""Chromium has no share sheet here, so this one takes what the page would give to it."""


# Room


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844), (667, 375), (360, 640)])
def test_everything_has_room(visit: Visit, server: Server, width: int, height: int) -> None:
    """Seven players with long names: nothing is wider than the page, and buttons are large enough to be tapped."""
    page = come(visit, tie(server, *LONG), width=width, height=height).page
    expect(page.get_by_role("region", name="The big moments").get_by_role("listitem").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = page.locator(".after button, .after a, .after summary").evaluate_all(
        "all => all.filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 40).map((one) => one.outerHTML)"
    )
    assert small == []
    beyond = page.locator(".after :is(h1, h2, h3, p, b, strong, button, a)").evaluate_all(
        "all => all.filter((one) => one.getBoundingClientRect().right > innerWidth + 1).map((one) => one.outerHTML)"
    )
    assert beyond == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_weighed_choices_have_room(visit: Visit, server: Server, language: str) -> None:
    """What could be chosen, with its chance to win, on small screens and large ones."""
    player = seated_at(server, "original", "Ada", "Ben", real_dice=True)
    number = 0
    while player.last["table"]["phase"] == "playing":
        turn(player, "1" if number % 4 == 2 else "WWWWWWWW")
        number += 1
    visitor = come(visit, player, "#step=9", language=language)
    expect(visitor.page.locator(".weighed li")).not_to_have_count(0)
    for size in [(360, 640), (390, 844), (667, 375), (1280, 720)]:
        visitor.resize(*size)
        assert cut(visitor.page) == [], size


def test_a_low_screen_shows_everybody_while_the_worms_are_counted(visit: Visit, server: Server) -> None:
    """Three players, and each of them whole."""
    page = come(visit, tie(server, "Ada", "Ben", "Cleo"), speed="normal", width=667, height=375).page
    players = page.locator(".result li")
    expect(players).to_have_count(3)
    for player in players.all():
        expect(player).to_be_in_viewport(ratio=1)
    expect(page.locator(".result li.won")).to_be_in_viewport(ratio=1)


def test_only_what_lies_open_is_counted(visit: Visit, server: Server) -> None:
    """At no moment is a sum larger than the worms on the portions that have been turned over."""
    visitor = visit(speed="normal")
    visitor.page.add_init_script(NOTE_SUMS)
    visitor.start(address(tie(server), own=False))
    expect(visitor.page.locator(".result li.won")).to_be_visible()
    looked, ahead = visitor.page.evaluate("[looked, ahead]")
    assert looked > 10
    assert ahead == []


NOTE_SUMS = """
    globalThis.looked = 0;
    globalThis.ahead = [];
    (function look() {
        for (const row of document.querySelectorAll('.result li')) {
            const turned = (leaf) => new DOMMatrix(getComputedStyle(leaf).transform).m11;
            const open = [...row.querySelectorAll('.leaf')].filter((leaf) => turned(leaf) > 0.9);
            const worms = open.reduce((sum, leaf) => sum + leaf.querySelectorAll('.worms svg').length, 0);
            const sum = Number(row.querySelector('.sum b').textContent);
            looked += 1;
            if (sum > worms) ahead.push(`${sum} of ${worms}`);
        }
        requestAnimationFrame(look);
    })();
"""
"""Looks at every frame at which sums are ahead of the portions."""


def test_a_tie_below_the_winner_is_decided_too(visit: Visit, server: Server) -> None:
    """Ada and Cleo have one worm each, Ada with 21 and Cleo with 23: Cleo stands above her (E2)."""
    player = seated_at(server, "original", "Ada", "Ben", "Cleo", real_dice=True)
    nothing = ["1111"]
    for _ in range(12):
        for laid in (nothing, ["WWWWWWWW"], nothing):
            turn(player, *laid)
    for laid in (nothing, ["WWWWWWWW"], ["WWWW", "3"], ["WWWW", "1"], ["WWWWWWWW"]):
        turn(player, *laid)
    assert [one["worms"] for one in player.last["view"]["players"]][::2] == [1, 1]
    visitor = visit()
    visitor.start(address(player))
    expect(visitor.page.locator(".result .name")).to_have_text(["Ben", "Cleo", "Ada"])


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (667, 375)])
def test_the_table_stays_until_the_result_is_there(visit: Visit, server: Server, width: int, height: int) -> None:
    """What brought the end leads until then, with the face of whoever did it."""
    player = seated_at(server, "original", "Ada", "Ben", real_dice=True)
    best_turns(player, 15)
    visitor = visit(width=width, height=height)
    page = visitor.page
    held: list[Route] = []
    page.route("**/AfterPage-*.js", lambda route: held.append(route))
    visitor.start(address(player))
    page.locator("section.grill").wait_for()
    best_turns(player, 1)
    while not held:
        page.wait_for_timeout(20)
    page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    assert page.locator("section.grill").is_visible()
    expect(page.locator(".board .told strong")).to_have_text("Ben takes portion 21 from the grill.")
    expect(page.locator(".board .told small")).to_have_text("")
    expect(page.locator(".board .head .face")).to_be_visible()
    held[0].continue_()
    expect(page.locator(".result")).to_be_visible()
