"""Ways in: three of them, two taps from the table each. The page remembers who you are and how you played."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from serving import Server
from test_browser_access import AXE
from test_browser_layout import outside, overlaps
from test_browser_words import cut
from visiting import Visit, Visitor

from heckmeck.words import LANGUAGES

SIZES = [(1280, 720), (390, 844), (667, 375), (360, 640)]
WAYS = {"Play with friends": "open", "Against the computer": "bot", "On this screen": "person"}

COUNT_TAPS = """
    globalThis.addEventListener('click', (click) => {
        if (click.isTrusted) sessionStorage.setItem('taps', Number(sessionStorage.getItem('taps')) + 1);
    }, true);
"""


def way(visitor: Visitor, name: str) -> Locator:
    """The button of a way, after it was chosen where they are not all open."""
    visitor.page.locator(".ways").wait_for()
    closed = visitor.page.get_by_role("button", name=name)
    if closed.count():
        visitor.press(closed)
    return visitor.page.locator(".ways section", has_text=name).locator("button.big")


def seats(visitor: Visitor) -> list[Any]:
    found: list[Any] = visitor.last_update["table"]["seats"]
    return found


def feathers(inside: Locator) -> str:
    """The colour of a chicken's feathers, which no other chicken has."""
    return str(inside.locator("svg path[stroke-width='3.2']").first.get_attribute("fill"))


@pytest.mark.parametrize("name", WAYS)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_every_way_is_at_most_two_taps_from_the_table(visit: Visit, name: str, width: int, height: int) -> None:
    """On the first visit, with nothing typed and nothing set."""
    visitor = visit(width=width, height=height, touch=width < 700)
    visitor.context.add_init_script(COUNT_TAPS)
    visitor.start()
    expect(visitor.page.locator(".ways button.big >> visible=true").first).to_be_visible()
    visitor.press(way(visitor, name))
    visitor.page.wait_for_url("**/t/*")
    if name == "Play with friends":
        expect(visitor.page.get_by_label("QR code of the link")).to_be_visible()
    else:
        visitor.wait_for_turn()
    assert 1 <= int(visitor.page.evaluate("sessionStorage.getItem('taps')")) <= 2
    assert {seat["kind"] for seat in seats(visitor)[1:]} == {WAYS[name]}
    assert seats(visitor)[0]["kind"] == "person"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_covered_or_cut(visit: Visit, language: str) -> None:
    """At every size, whichever way is open, with the longest name and as many people as there can be."""
    visitor = visit(language=language, width=1280, height=720)
    visitor.start()
    page = visitor.page
    page.evaluate("localStorage.setItem('heckmeck.name', JSON.stringify('Maximiliane Wurmbrand III'.slice(0, 24)))")
    visitor.read("/")
    parts = "header > *, .game, .ways section > *, .folds > *"
    assert overlaps(page, parts, parts) == []
    assert outside(page, "header > *, .game, .ways section, .ways button.big") == []
    for width, height in SIZES:
        visitor.resize(width, height)
        closed = page.locator(".ways button.top")
        for number in range(max(1, closed.count())):
            if closed.count():
                closed.nth(number).click()
            assert cut(page) == [], f"{width} x {height}"
            assert overlaps(page, parts, parts) == [], f"{width} x {height}"
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{width} x {height}"
    while page.locator(".ways button.add").count():
        page.locator(".ways button.add").click()
    expect(page.locator(".ways ul > li")).to_have_count(7)
    for width, height in SIZES:
        visitor.resize(width, height)
        assert cut(page) == [], f"{width} x {height}"


def choose_chicken(visitor: Visitor, button: Locator, chicken: str) -> None:
    visitor.press(button)
    visitor.press(visitor.page.get_by_role("button", name=chicken))
    expect(visitor.page.locator("dialog[open]")).to_have_count(0)


def test_name_and_chicken_are_kept_in_every_game_and_after_a_reload(visit: Visit) -> None:
    ada = visit()
    ada.start()
    ada.page.get_by_label("Your name").fill("Ada")
    choose_chicken(ada, ada.page.get_by_role("button", name="Choose your chicken"), "Pirate chicken")
    ada.page.reload()
    expect(ada.page.get_by_label("Your name")).to_have_value("Ada")
    expect(ada.page.locator(".me svg path[stroke-width='3.2']").first).to_have_attribute("fill", "#d9694a")
    for name in WAYS:
        ada.start()
        ada.press(way(ada, name))
        ada.page.wait_for_url("**/t/*")
        expect(ada.page.locator("main").get_by_text("Ada", exact=True).first).to_be_visible()
        assert (seats(ada)[0]["name"], seats(ada)[0]["avatar"]) == ("Ada", 5)
        assert len({seat["avatar"] for seat in seats(ada)}) == len(seats(ada))


def test_everybody_at_the_table_sees_the_chicken_and_no_two_are_the_same(visit: Visit) -> None:
    """Both want to be the pirate. Whoever comes second is the next free one, and both keep it in the rematch."""
    ada, ben = visit(), visit(width=390, height=844, touch=True)
    for visitor in (ada, ben):
        visitor.start()
        choose_chicken(visitor, visitor.page.get_by_role("button", name="Choose your chicken"), "Pirate chicken")
    ada.page.get_by_label("Your name").fill("Ada")
    ada.press(way(ada, "Play with friends"))
    ada.page.wait_for_url("**/t/*")
    ben.start(ada.page.url.removeprefix(ada.address))
    ben.page.locator("#sit").fill("Ben")
    # He sees beforehand which one he will be. The one that Ada has can't be chosen.
    ben.press(ben.page.get_by_role("button", name="Choose your chicken"))
    expect(ben.page.get_by_role("button", name="Pirate chicken")).to_be_disabled()
    expect(ben.page.get_by_role("button", name="Fluffy chicken with a bow tie")).to_have_attribute("aria-pressed", "true")
    ben.page.keyboard.press("Escape")
    ben.press(ben.page.get_by_role("button", name="Sit down"))
    for visitor in (ada, ben):
        expect(visitor.page.locator("main li", has_text="Ben").locator("b")).to_have_text("Ben")
        assert feathers(visitor.page.locator("main li", has_text="Ada")) == "#d9694a"
        assert feathers(visitor.page.locator("main li", has_text="Ben")) == "#e9d5ef"
    # At the next table nobody else is the pirate, and Ben is what he chose.
    ben.start()
    ben.press(way(ben, "Against the computer"))
    ben.page.wait_for_url("**/t/*")
    ben.wait_for_turn()
    assert (seats(ben)[0]["name"], seats(ben)[0]["avatar"]) == ("Ben", 5)


def test_what_was_played_last_is_set_again(visit: Visit) -> None:
    """The way, the game, how many, how strong, and everybody around the screen."""
    ada = visit(width=390, height=844, touch=True)
    ada.start()
    ada.page.locator("input[name=game][value=karteneck]").check(force=True)
    button = way(ada, "Against the computer")
    ada.press(ada.page.locator(".ways").get_by_role("button", name="One more"))
    ada.page.get_by_label("Fox, very hard").check(force=True)
    ada.press(button)
    ada.page.wait_for_url("**/t/*")
    ada.wait_for_turn()
    assert [seat["level"] for seat in seats(ada)] == [None, "fox", "fox", "fox"]
    ada.start()
    button = way(ada, "On this screen")
    ada.page.get_by_label("Name of player 2").fill("Ben")
    choose_chicken(ada, ada.page.get_by_role("button", name="Choose a chicken for Ben"), "Chicken with a mohawk")
    ada.press(button)
    ada.page.wait_for_url("**/t/*")
    ada.page.get_by_role("button", name="I am").wait_for()
    ada.start()
    expect(ada.page.locator("input[name=game][value=karteneck]")).to_be_checked()
    expect(ada.page.get_by_role("button", name="On this screen")).to_have_attribute("aria-expanded", "true")
    expect(ada.page.get_by_label("Name of player 2")).to_have_value("Ben")
    ada.press(ada.page.locator(".ways button.big >> visible=true"))
    ada.page.wait_for_url("**/t/*")
    ada.page.get_by_role("button", name="I am").wait_for()
    assert [(seat["name"], seat["avatar"]) for seat in seats(ada)][1] == ("Ben", 3)
    ada.start()
    ada.press(ada.page.get_by_role("button", name="Against the computer"))
    expect(ada.page.locator(".ways output >> visible=true")).to_have_text("3")
    expect(ada.page.get_by_label("Fox, very hard")).to_be_checked()


def test_a_smaller_game_takes_fewer_seats(visit: Visit) -> None:
    """Seven play dice, six play cards."""
    ada = visit()
    ada.start()
    more = ada.page.locator(".ways section", has_text="Play with friends").get_by_role("button", name="One more")
    for _ in range(4):
        more.click()
    expect(more).to_be_disabled()
    ada.page.locator("input[name=game][value=karteneck]").check(force=True)
    expect(ada.page.locator(".ways output").first).to_have_text("6")
    ada.press(way(ada, "Play with friends"))
    ada.page.wait_for_url("**/t/*")
    expect(ada.page.locator("main li")).to_have_count(6)


def test_what_earlier_versions_remember_is_still_good(visit: Visit) -> None:
    ada = visit()
    ada.start()
    last = {"game": "deluxe", "options": {}, "hints": False, "realDice": False}
    last["players"] = [{"key": 0, "kind": "person", "name": "Ada"}, {"key": 1, "kind": "fox", "name": "Rita"}]
    ada.page.evaluate("([key, text]) => localStorage.setItem(key, text)", ["heckmeck.last", json.dumps(last)])
    ada.page.evaluate("([key, text]) => localStorage.setItem(key, text)", ["heckmeck.name", '"Ada"'])
    ada.page.evaluate("([key, text]) => localStorage.setItem(key, text)", ["heckmeck.avatar", '"nonsense"'])
    ada.read("/")
    expect(ada.page.locator("input[name=game][value=deluxe]")).to_be_checked()
    ada.page.locator("details.mixed summary").click()
    expect(ada.page.locator("details.mixed input.name")).to_have_count(2)
    ada.press(ada.page.locator("details.mixed button.big"))
    ada.page.wait_for_url("**/t/*")
    ada.wait_for_turn()
    assert [(seat["name"], seat["level"]) for seat in seats(ada)] == [("Ada", None), ("Rita", "fox")]


SHARED = """
    Object.defineProperty(Navigator.prototype, 'share', {
        value: async (what) => { globalThis.shared = what; },
        configurable: true,
    });
"""


def test_the_link_is_shared_with_who_invites_to_what(visit: Visit) -> None:
    """Where there is a share sheet; it opens with one tap."""
    ada = visit(width=390, height=844, touch=True)
    ada.context.add_init_script(SHARED)
    ada.start()
    ada.page.get_by_label("Your name").fill("Ada")
    ada.press(way(ada, "Play with friends"))
    ada.page.wait_for_url("**/t/*")
    ada.press(ada.page.get_by_role("button", name="Share"))
    shared = ada.page.evaluate("shared")
    assert shared == {"url": ada.page.url, "text": "Ada invites you to Heckmeck am Bratwurmeck"}
    assert "key" not in shared["url"]


def test_the_link_has_a_preview_in_the_language_of_whoever_invites(visit: Visit, server: Server) -> None:
    ada = visit(language="nl")
    ada.start()
    ada.page.locator(".me input").fill("Ada")
    ada.press(ada.page.locator(".ways button.big").first)
    ada.page.wait_for_url("**/t/*")
    told = server.get(ada.page.url.removeprefix(ada.address)).text
    assert '<meta property="og:title" content="Ada nodigt je uit voor Regenwormen" />' in told
    assert '<html lang="nl">' in told
    # The page itself speaks the language of whoever opens it.
    ben = visit(language="it")
    ben.start(ada.page.url.removeprefix(ada.address))
    expect(ben.page.locator("html")).to_have_attribute("lang", "it")
    expect(ben.page).to_have_title("Heckmeck")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_every_way_and_the_chickens_are_accessible(visit: Visit, dark: bool) -> None:
    axe = Path(AXE).read_text(encoding="utf-8")
    ada = visit(width=390, height=844, touch=True, dark=dark)
    ada.read("/")
    found: list[str] = []
    for name in WAYS:
        ada.press(ada.page.get_by_role("button", name=name))
        found += ada.accessible(axe)
    ada.page.locator("details.mixed summary").click()
    ada.press(ada.page.get_by_role("button", name="Choose your chicken"))
    found += ada.accessible(axe)
    ada.page.keyboard.press("Escape")
    ada.resize(1280, 720)
    found += ada.accessible(axe)
    assert found == []
