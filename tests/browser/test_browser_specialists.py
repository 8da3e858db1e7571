"""Specialists explain themselves, wherever they are on the table; and the rules open over it."""

from __future__ import annotations

import pytest
from arranging import address, bratworms_gone, choose, lay_aside, roll, seated_at, torn_beside, torn_between, turn
from playwright.sync_api import expect
from serving import Server
from table_players import Player
from test_browser_access import AXE
from test_browser_layout import outside, overlaps
from test_browser_words import cut
from visiting import Visit

from heckmeck.words import LANGUAGES, Words


@pytest.fixture
def asked(server: Server) -> Player:
    """Ada has the weasel and steals the golden die from Ben: which one will she keep? Cleo has the apple."""
    player = seated_at(server, "deluxe", "Ada", "Ben", "Cleo", real_dice=True)
    turn(player, "WWW", "55")
    turn(player, "WWW", "3333")
    turn(player, "WWWW", "333")
    lay_aside(player, "WWW")
    lay_aside(player, "3333")
    choose(player, action="stop")
    return player


@pytest.fixture
def torn(server: Server) -> Player:
    return torn_between(server)


def test_a_specialist_explains_itself_to_pointer_finger_and_keys(visit: Visit, asked: Player) -> None:
    power = Words("en").say("specialist-hen.power")
    pointing = visit()
    page = pointing.page
    pointing.start(address(asked))
    hen, card = page.get_by_role("button", name="sitting hen"), page.get_by_role("dialog", name="sitting hen")
    expect(hen).to_have_accessible_description(power)
    hen.hover()
    expect(card).to_contain_text(power)
    page.mouse.move(640, 700)
    expect(card).to_have_count(0)
    # Whoever used a key last is shown the card of what gets the focus.
    page.keyboard.press("Tab")
    hen.focus()
    expect(card).to_contain_text(power)
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)

    touching = visit(width=390, height=844, touch=True)
    page = touching.page
    touching.start(address(asked))
    apple, card = page.get_by_role("button", name="apple", exact=True), page.locator(".card")
    apple.tap()
    expect(card).to_contain_text("with Cleo")
    assert touching.accessible(AXE.read_text(encoding="utf-8")) == []
    page.get_by_role("button", name="raven").tap()
    expect(card).to_have_count(1)
    expect(card).to_contain_text("on portion 23")
    page.locator(".board .head").tap()
    expect(card).to_have_count(0)


def test_a_roll_that_only_the_weasel_can_save_asks_for_it(visit: Visit, server: Server) -> None:
    """There is nothing to roll again with, and nothing to stop with."""
    player = seated_at(server, "deluxe", "Ada", "Ben", real_dice=True)
    turn(player, "WWW", "55")
    turn(player, "WWWW", "333")
    visitor = visit()
    visitor.start(address(player))
    told = visitor.page.locator(".board .told strong")
    lay_aside(player, "WWW")
    expect(told).to_have_text("Roll again or stop?")
    roll(player, "WWWWW")
    expect(told).to_have_text("Only faces already aside: use the weasel?")
    choose(player, action="weasel")
    expect(told).not_to_contain_text("weasel")


def test_the_rules_open_in_place_where_they_speak_of_it(visit: Visit, asked: Player) -> None:
    visitor = visit()
    page = visitor.page
    visitor.start(address(asked))
    page.get_by_role("button", name="raven").click()
    page.locator(".card").get_by_role("button", name="Rules").click()
    rules = page.get_by_role("dialog", name="Rules: Heckmeck")
    expect(rules.locator("article#raven")).to_be_in_viewport()
    assert visitor.accessible(AXE.read_text(encoding="utf-8")) == []
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    page.locator("header").get_by_role("button", name="Rules").click()
    expect(rules.get_by_role("heading", name="The aim")).to_be_in_viewport()
    rules.get_by_role("button", name="Close").click()
    assert f"/t/{asked.table}" in page.url
    expect(page.locator(".question")).to_be_visible()


def test_closed_dice_lead_to_the_rule_that_closes_them(visit: Visit, server: Server) -> None:
    player = seated_at(server, "original", "Ada", "Ben", real_dice=True)
    lay_aside(player, "WWW")
    roll(player, "WW345")
    visitor = visit()
    page = visitor.page
    visitor.start(address(player))
    page.locator(".roll button.closed").click()
    expect(page.locator("dialog section#turn h2")).to_be_in_viewport()


@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (360, 640), (667, 375)])
def test_both_specialists_are_in_sight_until_one_is_kept(visit: Visit, asked: Player, size: tuple[int, int]) -> None:
    """Ada's own stays where it was, and the other one stands beside it; to her and to whoever watches."""
    for own in (True, False):
        visitor = visit(width=size[0], height=size[1])
        page = visitor.page
        visitor.start(address(asked, own=own))
        perch = page.locator(".player[data-seat='0'] [data-piece^=specialist]")
        expect(perch).to_have_count(2)
        card = page.locator(".player[data-seat='0']").bounding_box()
        one, other = [perch.nth(place).bounding_box() for place in (0, 1)]
        assert card is not None
        assert one is not None
        assert other is not None
        assert one["x"] < other["x"]
        assert one["y"] == other["y"]
        assert other["x"] + other["width"] <= card["x"] + card["width"]
        assert cut(page) == []
    choose(asked, action="keep", specialist="weasel")
    expect(page.locator(".player[data-seat='0'] [data-piece=specialist-weasel]")).to_be_visible()
    expect(page.locator(".grill [data-piece=specialist-golden_die]")).to_be_visible()


@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (360, 640), (667, 375), (568, 320)])
def test_the_raven_is_in_sight_until_it_moves(visit: Visit, server: Server, size: tuple[int, int]) -> None:
    """Its portion is Ben's. Until he has said whose bratworm he gets, it waits beside him, and then it flies to the grill."""
    player = bratworms_gone(server)
    visitor = visit(width=size[0], height=size[1])
    page = visitor.page
    visitor.start(address(player))
    expect(page.locator(".question button")).to_have_count(2)
    expect(page.locator(".player[data-seat='1'] [data-piece=specialist-raven]")).to_be_visible()
    assert overlaps(page, "li.player .specialist", "li.player .owns > *") == []
    assert outside(page, ".question button") == []
    assert overlaps(page, ".question button", ".question button, .told, [data-rim]") == []
    choose(player, action="from", rival=0)
    expect(page.locator(".grill [data-piece=specialist-raven]")).to_be_visible()
    expect(page.locator(".player [data-piece=specialist-raven]")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_shows_what_both_specialists_can_do(visit: Visit, asked: Player, language: str) -> None:
    visitor = visit(language=language)
    page = visitor.page
    visitor.start(address(asked))
    words = Words(language)
    for specialist in ("weasel", "golden_die"):
        card = page.locator(f".question [data-specialist={specialist}]")
        expect(card).to_contain_text(words.say(f"specialist-{specialist}.power"))
    for size in ((1280, 720), (390, 844), (360, 640), (667, 375), (568, 320)):
        visitor.resize(*size)
        assert cut(page) == [], size
        one, other = [page.locator(".question button").nth(place).bounding_box() for place in (0, 1)]
        assert one is not None
        assert other is not None
        assert one["x"] + one["width"] <= other["x"], size
        assert abs(one["y"] - other["y"]) < 1, size


@pytest.mark.parametrize("size", [(1280, 720), (768, 1024), (390, 844), (667, 375)])
def test_nothing_moves_for_the_question(visit: Visit, server: Server, size: tuple[int, int]) -> None:
    """The board is where it was when Ada decided to steal."""
    player = torn_between(server, ask=False)
    visitor = visit(width=size[0], height=size[1])
    page = visitor.page
    visitor.start(address(player))
    regions = page.locator("section.grill, section.board, li.player, section.place")
    places = (
        "all => all.map((one) => { const { x, y, width, height } = one.getBoundingClientRect(); return [x, y, width, height] })"
    )
    page.locator(".mine .actions button.big").wait_for()
    before = regions.evaluate_all(places)
    visitor.press(page.locator(".mine .actions button.big"))
    expect(page.locator(".question button")).to_have_count(2)
    assert regions.evaluate_all(places) == before


HIDDEN = """
() => [...document.querySelectorAll('.question button')].flatMap((button) => {
    const { left, top, right, bottom, width, height } = button.getBoundingClientRect();
    const found = [];
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) found.push(`${bottom} is outside`);
    // The corners are round.
    for (const across of [0.06, 0.5, 0.94]) for (const down of [0.06, 0.5, 0.94]) {
        const there = document.elementFromPoint(left + across * width, top + down * height);
        if (!button.contains(there)) found.push(`${there?.className} covers ${across}, ${down}`);
    }
    for (const part of button.querySelectorAll('.picture, .who, .does, .example, .action')) {
        const inner = part.getBoundingClientRect();
        // What only screen readers tell, or nobody, is nowhere to be seen.
        if (!part.getClientRects().length || getComputedStyle(part).clipPath !== 'none') continue;
        if (inner.top < top || inner.bottom > bottom || inner.left < left || inner.right > right)
            found.push(`${part.className} sticks out: ${inner.top - top}, ${bottom - inner.bottom}`);
        const low = [...part.parentElement.children].some((other) => {
            const next = other.getBoundingClientRect();
            return other !== part && next.height && next.top >= inner.top && next.top < inner.bottom - 1
                && next.left < inner.right - 1 && next.right > inner.left + 1;
        });
        if (low) found.push(`${part.className} runs into the next`);
    }
    return found;
})
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_to_choose_from_fit_the_board(visit: Visit, torn: Player, language: str) -> None:
    """Nothing lies over them, nothing is cut off, and what they say is large enough to be read."""
    visitor = visit(language=language)
    page = visitor.page
    visitor.start(address(torn))
    expect(page.locator(".question button")).to_have_count(2)
    for size in ((1280, 720), (1280, 620), (1024, 768), (390, 844), (375, 667), (360, 640), (667, 375), (568, 320), (768, 1024)):
        visitor.resize(*size)
        assert page.evaluate(HIDDEN) == [], size
        assert cut(page) == [], size
        letters = page.locator(".question .does").first.evaluate("(one) => parseFloat(getComputedStyle(one).fontSize)")
        assert letters >= 10, size
        assert overlaps(page, ".question button", ".place, .head") == [], size


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_covers_nothing_while_somebody_is_waited_for(visit: Visit, server: Server, language: str) -> None:
    """On a phone on its side what lies aside gives way to it. On a tablet no example lies over the name of what it shows."""
    ada, ben = torn_beside(server)
    ben.client.close()
    visitor = visit(language=language, width=667, height=375)
    visitor.start(address(ada))
    page = visitor.page
    expect(page.locator(".absent")).to_be_visible()
    expect(page.locator(".powers button")).to_have_count(2)
    told = ".powers button, p.told"
    assert overlaps(page, told, told) == []
    assert overlaps(page, ".player .ring b", ".player .worms, .player .name") == []
    visitor.resize(768, 1024)
    seen = f"{told}, [data-rim]"
    assert overlaps(page, seen, seen) == []
    assert overlaps(page, ".powers .who *, .powers .example", ".powers .who *, .powers .example") == []
    assert cut(page) == []
