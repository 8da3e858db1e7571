"""Nothing on the table covers anything that people need to see."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from arranging import address, choose, lay_aside, roll, seated_at, turn
from playwright.sync_api import Page, expect
from serving import Server
from table_players import Player
from test_browser_words import cut
from visiting import Visit

from heckmeck.words import LANGUAGES, Words

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Frieda", "Gus")

LOW = [(568, 320), (640, 360), (667, 375)]
"""Phones on their side, and laptops where everything is shown twice as large."""

UPRIGHT = [(360, 640), (375, 667), (390, 844)]
"""Phones in the hand: a short one, a middling one and a long one."""

OVERLAPS = """
([some, others]) => {
    const seen = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length);
    const found = [];
    for (const one of seen(some)) for (const other of seen(others)) {
        if (one === other) continue;
        const a = one.getBoundingClientRect(), b = other.getBoundingClientRect();
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 1 && high > 1) found.push(`${one.className} over ${other.className}: ${Math.round(wide)} x ${Math.round(high)}`);
    }
    return found;
}
"""

OUTSIDE = """
(selector) => [...document.querySelectorAll(selector)].filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
}).map((one) => one.textContent.trim().slice(0, 20))
"""


def overlaps(page: Page, some: str, others: str) -> list[str]:
    """Which of some lie over which of the others."""
    found: list[str] = page.evaluate(OVERLAPS, [some, others])
    return found


def at_rest(page: Page) -> None:
    """Whatever is on its way is where it will be."""
    page.evaluate("document.getAnimations().forEach((one) => one.cancel())")


def outside(page: Page, selector: str) -> list[str]:
    found: list[str] = page.evaluate(OUTSIDE, selector)
    return found


@pytest.mark.parametrize(("game", "players"), [("original", 2), ("deluxe", 4), ("deluxe", 7), ("karteneck", 2), ("karteneck", 6)])
def test_grill_players_and_hand_share_a_low_screen(visit: Visit, game: str, players: int) -> None:
    """All of them are there without scrolling, none behind another: before a choice and after some turns."""
    visitor = visit()
    visitor.set_up(game, [("person", "Ada"), *[("hen", name) for name in NAMES[1:players]]])
    page = visitor.page
    hand, grill, player = "section.board, section.place, .tray", "section.grill", "li.player"
    for _ in range(4):
        visitor.wait_for_turn()
        for width, height in LOW:
            visitor.resize(width, height)
            expect(page.locator(player)).to_have_count(players)
            assert overlaps(page, f"{hand}, {player}", grill) == [], f"{width} x {height}"
            assert overlaps(page, player, player) == [], f"{width} x {height}"
            assert overlaps(page, hand, f"{player}:not(.own)") == [], f"{width} x {height}"
            assert outside(page, f"{grill}, {player}, {hand}") == [], f"{width} x {height}"
        visitor.resize(1280, 760)
        visitor.act()


@pytest.mark.parametrize(
    ("game", "players"),
    [("original", 2), ("deluxe", 5), ("deluxe", 7), ("karteneck", 2), ("karteneck", 4), ("karteneck", 5), ("karteneck", 6)],
)
def test_a_phone_shows_all_of_the_table(visit: Visit, game: str, players: int) -> None:
    """Nothing is behind one's own place, and nobody has to scroll: at every choice of the first turns, short as a phone may be."""
    visitor = visit()
    visitor.set_up(game, [("person", "Ada"), *[("rooster", name) for name in NAMES[1:players]]])
    page = visitor.page
    regions = "section.grill, li.player:not(.own), section.board, section.place"
    read = ".told, .lane, .sum, .cards:not([role=log] *), .piles li, .roll .one, .below > *, .aside:not([role=log] *)"
    for _ in range(6):
        visitor.wait_for_turn()
        for width, height in UPRIGHT:
            visitor.resize(width, height)
            assert overlaps(page, regions, regions) == [], f"{width} x {height}"
            assert outside(page, f"{regions}, {read}") == [], f"{width} x {height}"
            assert overlaps(page, ".lane, .roll .one, .told", ".lane, .place, .told, .aside") == [], f"{width} x {height}"
            assert overlaps(page, ".lane .card", ".lane .sum") == [], f"{width} x {height}"
            assert overlaps(page, ".supply", ".grill .piece, li.player, .now") == [], f"{width} x {height}"
        visitor.act()


COVERED = """
(selector) => [...document.querySelectorAll(selector)].filter((one) => {
    one.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = one.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return seen?.closest('li') !== one.closest('li');
}).map((one) => one.textContent)
"""
"""What lies behind something else, by its middle. A very large hand makes the page longer than a low screen."""


def test_cards_tags_and_names_can_be_read(visit: Visit) -> None:
    """However many cards lie on the table or are held, of each the number is seen, and no mark covers a name."""
    visitor = visit()
    page = visitor.page
    laid = 0
    # How many lie there at once depends on the luck of a game, so one game may not be enough.
    for _ in range(10):
        visitor.set_up("karteneck", [("person", "Ada"), ("rooster", "Ben"), ("rooster", "Cleo")])
        for _ in range(60):
            visitor.wait_for_turn()
            if visitor.over:
                break
            most = max(len(player["played"]) for player in visitor.last_update["view"]["players"])
            if most > laid or most > 6:
                laid = max(most, laid)
                for width, height in [(1280, 720), (768, 1024), *UPRIGHT, *LOW]:
                    visitor.resize(width, height)
                    assert overlaps(page, ".lane .card", ".lane .card, .lane .sum, .lane .stamp") == [], f"{width} x {height}"
                    assert overlaps(page, ".player > :is(.now, .you, .out)", ".player > .name") == [], f"{width} x {height}"
                    assert page.evaluate(COVERED, ".tray ul .tag") == [], f"{width} x {height}"
                visitor.resize(1280, 760)
            visitor.act()
        if laid >= 5:
            break
    assert laid >= 5


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (768, 1024), *UPRIGHT, *LOW])
def test_an_empty_grill_is_as_high_as_a_full_one(visit: Visit, width: int, height: int) -> None:
    visitor = visit(width=width, height=height)
    visitor.set_up("karteneck", [("person", "Ada"), ("hen", "Ben"), ("hen", "Cleo")])
    visitor.wait_for_turn()
    grill = visitor.page.locator("section.grill .portions")
    high = "(grill) => grill.offsetHeight"
    full = grill.evaluate(high)
    # The grill is empty only for a moment, at the end of a round.
    visitor.page.add_style_tag(content=".portions .piece { display: none }")
    assert grill.evaluate(high) == full


def test_the_buttons_below_a_hand_stay_where_they_are(visit: Visit) -> None:
    """On a low screen too, however large the hand gets."""
    visitor = visit(width=667, height=375)
    visitor.set_up("karteneck", [("person", "Ada"), ("rooster", "Ben")])
    places, rows = set(), set()
    for _ in range(30):
        visitor.wait_for_turn()
        if visitor.over:
            break
        hand = visitor.page.locator(".tray > ul").bounding_box()
        buttons = visitor.page.locator(".tray .choices").bounding_box()
        assert hand is not None
        assert buttons is not None
        rows.add(round(hand["height"]))
        places.add(round(buttons["y"]))
        visitor.act()
    assert len(rows) > 1
    assert len(places) == 1


def test_however_many_cards_you_hold_a_low_screen_shows_them_and_your_own_place(visit: Visit) -> None:
    """Whoever always passes draws two cards each time. No row of them makes the page longer."""
    visitor = visit(width=667, height=375)
    page = visitor.page
    cards = page.locator(".tray ul button")
    # The last to pass draws nothing, so there are games in which the hand stays small.
    for _ in range(20):
        visitor.set_up("karteneck", [("person", "Ada"), ("hen", "Ben"), ("hen", "Cleo")])
        visitor.wait_for_turn()
        while not visitor.over and cards.count() <= 18:
            visitor.press(page.locator(".tray .choices button:not([disabled])").last)
            visitor.wait_for_turn()
        if not visitor.over:
            break
    assert cards.count() > 18
    for width, height in LOW:
        visitor.resize(width, height)
        assert outside(page, "section.board, li.player, .tray, .tray .choices button") == [], f"{width} x {height}"
        assert page.evaluate(COVERED, ".tray ul .tag") == [], f"{width} x {height}"


def with_specialists(server: Server, players: int) -> Player:
    """Ada has the weasel, Ben the golden die, Cleo the apple, Dora the canned worm. The first three have two bratworms each."""
    player = seated_at(server, "deluxe", *NAMES[:players], real_dice=True)
    turn(player, "11", "WWWW", "3")
    turn(player, "11", "WWWW", "5")
    turn(player, "11", "WWWWW", "2")
    turn(player, "11", "W", "4")
    for _ in range(players - 4):
        turn(player, "WWWWWWWW")
    turn(player, "11", "WWWWW", "3")
    turn(player, "11", "WWWWW", "4")
    turn(player, "11", "WWWWW", "5")
    held = [one["specialist"] for one in player.last["view"]["players"]]
    assert held[:4] == ["weasel", "golden_die", "apple", "canned_worm"]
    assert [one["bratworms"] for one in player.last["view"]["players"]][:4] == [2, 2, 2, 1]
    return player


WIDTHS: list[Any] = [(1280, 720), (1920, 1080), (1024, 768), (820, 1180), (390, 844), (360, 640), *LOW]


@pytest.mark.parametrize("players", [4, 7])
def test_a_specialist_covers_no_number(visit: Visit, server: Server, players: int) -> None:
    """Worms, bratworms and the height of the stack are to be read on every card, whoever has a specialist."""
    visitor = visit()
    visitor.start(address(with_specialists(server, players), own=False))
    page = visitor.page
    expect(page.locator("li.player .specialist")).to_have_count(4)
    for width, height in WIDTHS:
        visitor.resize(width, height)
        assert overlaps(page, "li.player .specialist", "li.player .owns > *") == [], f"{width} x {height}"
        assert overlaps(page, "li.player .stack .place", "li.player .owns > *") == [], f"{width} x {height}"
        assert overlaps(page, "li.player .specialist", "li.player .stack .count") == [], f"{width} x {height}"


def test_an_upright_tablet_shows_large_portions_in_two_rows_and_how_many_bratworms_are_left(visit: Visit, server: Server) -> None:
    visitor = visit()
    visitor.start(address(seated_at(server, "deluxe", "Ada", "Ben", real_dice=True), own=False))
    visitor.page.locator(".supply").wait_for()
    page = visitor.page
    left = page.locator(".supply b")
    for width, height in WIDTHS:
        visitor.resize(width, height)
        expect(left).to_have_text(f"×{page.locator('.supply .brat').count()}")
        assert overlaps(page, ".supply", ".grill .piece, li.player, .now") == [], f"{width} x {height}"
    visitor.resize(768, 1024)
    boxes = page.locator(".grill li").evaluate_all("(all) => all.map((one) => one.getBoundingClientRect())")
    assert len({round(box["top"]) for box in boxes}) == 2
    assert all(box["width"] >= 45 for box in boxes)
    assert outside(page, "section.grill, li.player, section.board") == []


def test_seven_players_leave_the_rim_of_an_upright_tablet_in_sight(visit: Visit, server: Server) -> None:
    """Your own place stays at the lower edge of the window, but not over what lies aside and its total."""
    ada = seated_at(server, "deluxe", "Ada", "free", *[f"hen {name}" for name in NAMES[2:]], real_dice=True)
    ben = Player(server, ada.table, server.sit(ada.table, 1, "Ben")["token"])
    ada.until(ben.version)
    visitor = visit(width=768, height=1024)
    visitor.start(address(ada))
    page = visitor.page
    expect(page.locator("li.player")).to_have_count(7)
    assert overlaps(page, ".place", "[data-rim], section.board") == []
    assert outside(page, "section.grill, li.player, section.board, section.place") == []


def test_six_players_leave_the_buttons_below_a_hand_in_sight(visit: Visit) -> None:
    """On an upright tablet, where the players around the board have two rows and the hand of cards may have two."""
    visitor = visit(width=768, height=1024)
    visitor.set_up("karteneck", [("person", "Ada"), *[("hen", name) for name in NAMES[1:6]]])
    for _ in range(4):
        visitor.wait_for_turn()
        assert outside(visitor.page, "section.grill, li.player, section.board, .tray ul, .tray .choices button") == []
        visitor.act()


def test_nine_dice_lie_in_one_row_or_in_two(visit: Visit, server: Server) -> None:
    """The golden die and eight others, with every face among them: two rows only where a row would be too narrow."""
    player = seated_at(server, "deluxe", "Ada", "Ben", real_dice=True)
    turn(player, "WWWWW", "2")
    turn(player, "WWWWWWWW")
    roll(player, "1234555W*W", golden=True)
    visitor = visit()
    visitor.start(address(player))
    page = visitor.page
    expect(page.locator(".mine .roll .die")).to_have_count(9)
    for width, height, rows in [
        (1920, 1080, 1),
        (1280, 720, 1),
        (1024, 768, 2),
        (820, 1180, 2),
        (667, 375, 2),
        (390, 844, 2),
        (360, 640, 2),
    ]:
        visitor.resize(width, height)
        tops = page.locator(".roll .one").evaluate_all("dice => dice.map((die) => Math.round(die.getBoundingClientRect().top))")
        assert len(set(tops)) == rows, f"{width} x {height}: {tops}"
        assert outside(page, ".roll .one") == [], f"{width} x {height}"
        assert overlaps(page, ".roll .one", ".roll .one, .below > *, .aside, .told, .place") == [], f"{width} x {height}"


PLACES = """
() => ['.grill li:first-child', '.grill li:last-child', '.player[data-seat="0"]', '.player[data-seat="1"]', '.board'].map(
    (what) => {
        const { x, y, width, height } = document.querySelector(what).getBoundingClientRect();
        return [what, ...[x, y, width, height].map(Math.round)].join(' ');
    })
"""


@pytest.mark.parametrize("size", [(1280, 720), (768, 1024), (390, 844), (360, 640), (667, 375)])
def test_bratworms_that_come_and_go_move_nothing(visit: Visit, server: Server, size: tuple[int, int]) -> None:
    """From the first one that somebody takes to the last one of the supply."""
    player = seated_at(server, "extrawurm", "Ada", "Ben", real_dice=True)
    visitor = visit(width=size[0], height=size[1])
    visitor.start(address(player, own=False))
    page = visitor.page
    page.locator(".supply").wait_for()
    before = page.evaluate(PLACES)
    for _ in range(7):
        roll(player, "11112222")
        choose(player, action="lay_aside", face="1")
        roll(player, "1111")
    expect(page.locator(".player [data-piece^=bratworm]")).to_have_count(7)
    expect(page.locator(".roll .resting .one")).to_have_count(8)
    assert page.evaluate(PLACES) == before


@pytest.mark.parametrize("size", [(1280, 720), (768, 1024), (390, 844), (360, 640), (667, 375)])
def test_what_is_said_of_the_canned_worm_moves_no_dice(visit: Visit, server: Server, size: tuple[int, int]) -> None:
    player = seated_at(server, "deluxe", "Ada", "Ben", real_dice=True)
    turn(player, "11", "W", "4")
    turn(player, "WWWW", "3")
    visitor = visit(width=size[0], height=size[1])
    visitor.start(address(player, own=False))
    page = visitor.page
    total = page.locator("[data-total]")
    expect(total).to_contain_text("0 points")
    height = "(field) => Math.round(field.getBoundingClientRect().height)"
    before = page.locator(".field").evaluate(height)
    lay_aside(player, "33")
    expect(total).to_contain_text("with the canned worm")
    assert page.locator(".field").evaluate(height) == before
    assert outside(page, "[data-total]") == []
    assert overlaps(page, "[data-total]", ".roll .one, li.player, .place") == []


def test_the_portions_of_two_rivals_are_as_large_as_a_low_screen_allows(visit: Visit, server: Server) -> None:
    visitor = visit(width=667, height=375)
    player = seated_at(server, "original", "Ada", "hen Berta", "hen Cleo")
    visitor.start(address(player))
    stacks = visitor.page.locator("li.player:not(.own) .stack .place")
    expect(stacks).to_have_count(2)
    assert stacks.evaluate_all("all => all.every((one) => one.offsetWidth >= 24)")


ROLLS: list[Any] = [
    ((), "12345555"),
    ((), "1122334W"),
    (("WW",), "123455"),
    (("11",), "112345"),
    (("WWW",), "12345"),
    (("1", "22"), "12345"),
    (("11", "22"), "1123"),
    (("11", "WW"), "1133"),
    (("11", "22", "3"), "11W"),
]
"""What was laid aside, and what was rolled then: many faces, few dice, and faces that are closed."""

ROOMY = {(390, 844): 55, (768, 1024): 75}
"""How wide a die is at least where the board has room, in as many rows as that takes."""


@pytest.mark.parametrize(("laid", "rolled"), ROLLS, ids=[rolled for _, rolled in ROLLS])
def test_dice_and_what_is_said_below_them_cover_nothing(visit: Visit, server: Server, laid: tuple[str, ...], rolled: str) -> None:
    """Every die, every total and every reason is to be seen, below the headline and above the rim, whatever was rolled."""
    player = seated_at(server, "original", "Ada", "Ben", real_dice=True)
    for dice in laid:
        lay_aside(player, dice)
    roll(player, rolled)
    visitor = visit()
    visitor.start(address(player))
    page = visitor.page
    expect(page.locator(".mine .roll .below > *")).to_have_count(len(set(rolled)))
    for width, height in [*LOW, *UPRIGHT, (768, 1024), (1024, 768), (1280, 720)]:
        visitor.resize(width, height)
        seen = ".roll .one, .below > *, .told, [data-rim]"
        assert overlaps(page, seen, seen) == [], f"{width} x {height}"
        assert outside(page, seen) == [], f"{width} x {height}"
        die = page.locator(".roll .one").first.evaluate("die => die.offsetWidth")
        assert die >= ROOMY.get((width, height), 22), f"{width} x {height}: a die of {die} pixels"


@pytest.mark.parametrize("rolled", ["12345555", "1122334W"])
def test_odds_are_seen_below_the_dice_of_every_phone(visit: Visit, server: Server, rolled: str) -> None:
    player = seated_at(server, "original", "Ada", "Ben", real_dice=True)
    roll(player, rolled)
    visitor = visit()
    visitor.start(address(player))
    page = visitor.page
    page.locator("button.hint").click()
    expect(page.locator(".below .odds").first).to_contain_text("%")
    # Two rows of dice on the lowest of all screens leave no room for them.
    for width, height in [*LOW[1:], *UPRIGHT]:
        visitor.resize(width, height)
        fails = page.locator(".below .odds span", has_text="%")
        assert fails.evaluate_all("all => all.every((one) => one.checkVisibility())"), f"{width} x {height}"
        assert fails.count() == len(set(rolled))
        seen = ".roll .one, .below > *, p.told, [data-rim]"
        assert overlaps(page, seen, seen) == [], f"{width} x {height}"


def test_a_failed_attempt_leaves_the_dice_that_prove_it_in_sight(visit: Visit, server: Server) -> None:
    player = seated_at(server, "original", "Ada", "Ben", real_dice=True)
    lay_aside(player, "11")
    visitor = visit(speed="slow")
    visitor.start(address(player, own=False))
    page = visitor.page
    page.locator("section.grill").wait_for()
    roll(player, "111111")
    page.locator(".failed").wait_for()
    page.locator(".pace .hold").click()
    # As they lie before they are swept off the board.
    at_rest(page)
    for width, height in [*LOW, *UPRIGHT, (768, 1024), (1280, 720)]:
        visitor.resize(width, height)
        at_rest(page)
        assert page.locator(".failed").count() == 1
        assert overlaps(page, ".failed > *", ".roll .one") == [], f"{width} x {height}"


HATS = """
() => [...document.querySelectorAll('li.player .avatar svg')].flatMap((bird) => [...bird.querySelectorAll('path, circle')])
    .filter((one) => one.hasAttribute('stroke') && one.getBBox().y < parseFloat(one.getAttribute('stroke-width')) / 2)
    .map((one) => one.outerHTML)
"""
"""What of a chicken reaches over the upper edge of its picture."""


def test_no_hat_reaches_into_a_name(visit: Visit, server: Server) -> None:
    """The name stands right above the picture. Seven players are all chickens there are."""
    visitor = visit()
    visitor.start(address(seated_at(server, "deluxe", *NAMES, real_dice=True), own=False))
    birds = visitor.page.locator("li.player")
    expect(birds).to_have_count(7)
    assert sorted(birds.evaluate_all("all => all.map((one) => one.dataset.bird)")) == list("0123456")
    assert visitor.page.evaluate(HATS) == []


TO_MY_TURN = {"en": "To my turn", "de": "Bis ich dran bin", "nl": "Tot ik aan de beurt ben"}
"""As short and as long as it gets."""


@pytest.mark.parametrize("language", TO_MY_TURN)
@pytest.mark.parametrize("game", ["deluxe", "karteneck"])
def test_the_pace_is_whole_on_a_low_screen(visit: Visit, server: Server, game: str, language: str) -> None:
    """While others play every button can be read and tapped: pause, the rate, the next step, and the way to one's own turn."""
    visitor = visit(speed="slow", language=language)
    page = visitor.page
    if game == "karteneck":
        visitor.set_up(game, [("person", "Ada"), ("hen", "Ben"), ("hen", "Cleo")])
        visitor.act()
    else:
        ada = seated_at(server, game, "Ada", "free", real_dice=True)
        ben = Player(server, ada.table, server.sit(ada.table, 1, "Ben")["token"])
        ada.until(ben.version)
        turn(ada, "WWW", "33")
        ben.until(ada.version)
        visitor.start(address(ada))
        page.locator("section.grill").wait_for()
        turn(ben, "WWW", "55")
    ahead = page.locator(".pace .ahead")
    expect(ahead).to_contain_text(TO_MY_TURN[language])
    page.locator(".pace .hold").click()
    for width, height in LOW:
        visitor.resize(width, height)
        buttons = page.locator(".pace button:visible")
        assert buttons.count() >= 4
        assert overlaps(page, ".pace button", ".pace button, section.board, li.player") == [], f"{width} x {height}"
        assert outside(page, ".pace button") == [], f"{width} x {height}"
        assert cut(page) == [], f"{width} x {height}"
        sizes = buttons.evaluate_all("all => all.map((one) => [one.offsetWidth, one.offsetHeight])")
        assert min(min(size) for size in sizes) >= 33, f"{width} x {height}: {sizes}"


def ends_in_dots(page: Page) -> list[str]:
    """Headlines of which the last words are not seen."""
    found: list[str] = page.locator(".board .told > *").evaluate_all(
        "all => all.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent)"
    )
    return found


def test_a_headline_is_told_to_its_end(visit: Visit, server: Server) -> None:
    """On every phone: what was laid aside and what that makes, and what was just now."""
    player = seated_at(server, "original", "Henrietta", "Rusty", real_dice=True)
    turn(player, "WWWW", "3")
    visitor = visit(speed="slow")
    page = visitor.page
    visitor.start(address(player, own=False))
    page.locator("section.grill").wait_for()
    lay_aside(player, "WWW")
    told = page.locator(".board .told")
    expect(told).to_contain_text("Rusty lays aside 3 worms: 15 points so far.")
    page.locator(".pace .hold").click()
    for size in [(390, 844), (360, 640), (667, 375), (568, 320)]:
        visitor.resize(*size)
        assert ends_in_dots(page) == [], size
        at_rest(page)  # dice on their way pass behind the headline
        assert overlaps(page, ".told", ".roll .one, [data-rim]") == [], size
    page.locator(".pace .hold").click()
    lay_aside(player, "33")
    turn(player, "55")
    expect(told).to_contain_text("Henrietta is thinking")
    for size in [(390, 844), (667, 375)]:
        visitor.resize(*size)
        assert ends_in_dots(page) == [], size
    roll(player, "11111111")
    choose(player, action="lay_aside", face="1")
    expect(told).to_contain_text("Portion 36 is turned over.")
    for size in [(390, 844), (667, 375), (640, 360)]:
        visitor.resize(*size)
        assert ends_in_dots(page) == [], size


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_failed_attempt_is_told_to_its_end(visit: Visit, server: Server, language: str) -> None:
    """Why it failed, which portion goes back and which one is turned over: a long sentence is written smaller."""
    player = seated_at(server, "original", "Henrietta", "Rusty", real_dice=True)
    turn(player, "WWWW", "3")
    turn(player, "WWW", "55")
    visitor = visit(language=language, speed="slow")
    page = visitor.page
    visitor.start(address(player, own=False))
    page.locator("section.grill").wait_for()
    lay_aside(player, "111")
    roll(player, "11111")
    words = Words(language)
    told = page.locator(".board .told")
    expect(told).to_contain_text(words.say("event-portion-turned-over", portion=36))
    page.locator(".pace .hold").click()
    for size in [(390, 844), (412, 915), (667, 375), (768, 1024), (1280, 720)]:
        visitor.resize(*size)
        expect(told.locator("strong")).to_have_text(words.say("event-failed-attempt", seat="Henrietta", reason="faces", total=3))
        assert ends_in_dots(page) == [], size
        assert overlaps(page, ".told", "[data-rim], .logs, section.grill, li.player") == [], size
        assert told.evaluate("(told) => told.offsetHeight - told.parentElement.clientHeight") <= 10, size


def test_a_headline_beside_a_hand_is_told_to_its_end(visit: Visit) -> None:
    visitor = visit()
    visitor.set_up("karteneck", [("person", "Ada"), ("hen", "Ben"), ("hen", "Cleo")])
    visitor.wait_for_turn()
    expect(visitor.page.locator(".board .told strong")).to_have_text("Your turn: play cards or pass.")
    for size in [(390, 844), (360, 640), (667, 375)]:
        visitor.resize(*size)
        assert ends_in_dots(visitor.page) == [], size
        assert overlaps(visitor.page, ".told", ".lane") == [], size


def test_many_cards_stay_in_their_lane_beside_many_players(visit: Visit, server: Server) -> None:
    """On a phone on its side, too, where the board is narrow."""
    player = seated_at(server, "karteneck", *NAMES[:6])
    for number in range(60):
        if max(len(one["played"]) for one in player.last["view"]["players"]) > 6:
            break
        player.act(Random(number))
        player.until(player.version + 1)
    visitor = visit(width=667, height=375)
    visitor.start(address(player, own=False))
    page = visitor.page
    page.locator(".lane .card").first.wait_for()
    assert overlaps(page, ".lane .card", "[data-rim], .logs, .lane .sum") == []


ODDS = [(667, 375), (390, 844), (768, 1024)]


def test_odds_cover_nobody(visit: Visit, server: Server) -> None:
    """Neither players nor the grill nor your own place, with the button that puts the odds away."""
    player = seated_at(server, "deluxe", "Ada", "free", real_dice=True)
    ben = Player(server, player.table, server.sit(player.table, 1, "Ben")["token"])
    player.until(ben.version)
    lay_aside(player, "11")
    visitor = visit()
    visitor.start(address(player))
    page = visitor.page
    page.locator("button.hint").click()
    expect(page.locator("section.odds ol > li")).to_have_count(2)
    others = "section.grill, li.player, section.place, p.told"
    for width, height in ODDS:
        visitor.resize(width, height)
        assert overlaps(page, ".side.hinting", others) == [], f"{width} x {height}"
        assert outside(page, ".side.hinting, section.place") == [], f"{width} x {height}"
    roll(player, "112345")
    expect(page.locator(".below .odds")).to_have_count(4)
    for width, height in ODDS:
        visitor.resize(width, height)
        assert overlaps(page, ".side.hinting", others) == [], f"{width} x {height}"
        assert outside(page, "section.place") == [], f"{width} x {height}"


def test_odds_beside_a_hand_cover_nobody(visit: Visit) -> None:
    visitor = visit()
    visitor.set_up("karteneck", [("person", "Ada"), ("hen", "Ben"), ("hen", "Cleo"), ("hen", "Dora")])
    visitor.wait_for_turn()
    page = visitor.page
    page.locator("button.hint").click()
    expect(page.locator("section.odds ol > li").first).to_be_visible()
    for width, height in ODDS:
        visitor.resize(width, height)
        assert overlaps(page, ".side.hinting", "section.grill, li.player, .tray, p.told") == [], f"{width} x {height}"
        assert outside(page, ".side, .tray") == [], f"{width} x {height}"


def test_odds_of_two_rows_of_dice_fit_beside_many_players(visit: Visit, server: Server) -> None:
    player = seated_at(server, "deluxe", *NAMES[:6], real_dice=True)
    roll(player, "233345WW")
    visitor = visit(width=667, height=375)
    visitor.start(address(player))
    page = visitor.page
    page.locator("button.hint").click()
    expect(page.locator(".below .odds")).to_have_count(5)
    seen = ".roll .one, .below > *, p.told, [data-rim]"
    assert overlaps(page, seen, seen) == []


@pytest.mark.parametrize(("width", "height"), [(667, 375), (390, 844), (768, 1024)])
def test_real_dice_are_tapped_in_without_scrolling(visit: Visit, server: Server, width: int, height: int) -> None:
    player = seated_at(server, "original", "Ada", "Ben", real_dice=True)
    lay_aside(player, "11")
    choose(player, action="roll")
    visitor = visit(width=width, height=height)
    visitor.start(address(player))
    expect(visitor.page.locator(".keypad")).to_be_visible()
    assert outside(visitor.page, ".keypad button, .typed button") == []
    assert overlaps(visitor.page, ".keypad", "[data-rim], p.told") == []


@pytest.mark.parametrize("players", [4, 6])
@pytest.mark.parametrize("language", ["de", "en", "fr", "it", "nl"])
def test_the_headline_beside_a_hand_is_read_to_its_end(visit: Visit, language: str, players: int) -> None:
    visitor = visit(language=language, width=667, height=375)
    visitor.set_up("karteneck", [("person", "Ada"), *[("hen", name) for name in NAMES[1:players]]])
    visitor.wait_for_turn()
    told = visitor.page.locator(".told strong")
    assert told.evaluate("(told) => told.scrollHeight <= told.clientHeight + 1 && told.scrollWidth <= told.clientWidth + 1")
