"""axe-core finds nothing on any page, in any state, in light and in dark; and the first page is small."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from arranging import address, bratworms_gone, choose, decide, lay_aside, roll, seated_at, turn
from playwright.sync_api import expect
from serving import Server
from visiting import PAGES, Visit, Visitor

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
MOST = 110_000


@pytest.fixture(scope="module")
def axe() -> str:
    return AXE.read_text(encoding="utf-8")


def test_pages_that_stand_still(visit: Visit, axe: str) -> None:
    visitor = visit()
    found: list[str] = []
    for path in PAGES:
        visitor.read(path)
        found += look(visitor, axe, path)
    visitor.problems.clear()  # one page is of a table that does not exist
    assert found == []


def look(visitor: Visitor, axe: str, state: str) -> list[str]:
    """What is wrong in this state of a page. In dark all that is different is the colours."""
    found = [f"{state} {one}" for one in visitor.accessible(axe)]
    visitor.page.emulate_media(color_scheme="dark")
    found += [f"{state}, in dark {one}" for one in visitor.accessible(axe, "color-contrast")]
    visitor.page.emulate_media(color_scheme="light")
    return found


@pytest.mark.parametrize(("game", "dark"), [("deluxe", False), ("karteneck", True)], ids=["deluxe-light", "karteneck-dark"])
def test_a_table_from_its_set_up_to_its_end(visit: Visit, axe: str, game: str, dark: bool) -> None:
    visitor = visit(dark=dark, width=390 if dark else 1280)
    visitor.set_up(game, [("person", "Ada"), ("open", ""), ("hen", "Berta")])
    visitor.page.get_by_text("Invite players").wait_for()
    found = [f"lobby {one}" for one in visitor.accessible(axe)]
    visitor.page.get_by_role("button", name="Add", exact=True).click()
    for number in range(8):
        visitor.wait_for_turn()
        if number % 2 and not visitor.over:
            found += [f"table {one}" for one in visitor.accessible(axe)]
        visitor.act()
    if game == "karteneck" and dark:
        # A short game, and the same page after all of them.
        visitor.play_to_the_end()
        expect(visitor.page.locator(".after footer").first).to_be_visible()
        visitor.page.get_by_text("For experts").click()
        visitor.page.locator("button.check").click()
        expect(visitor.page.get_by_text("all of them were fair")).to_be_visible()
        found += [f"after {one}" for one in visitor.accessible(axe)]
        visitor.page.emulate_media(color_scheme="light")
        found += [f"after, in light {one}" for one in visitor.accessible(axe, "color-contrast")]
        visitor.page.get_by_role("button", name="Share the result").click()
        expect(visitor.page.get_by_role("button", name="Save the picture")).to_be_enabled()
        found += [f"picture {one}" for one in visitor.accessible(axe)]
    assert found == []


def test_everything_that_opens_over_a_table(visit: Visit, server: Server, axe: str) -> None:
    """The question which specialist to keep, all that a menu holds, what slides in, what is typed in, and what is asked twice."""
    player = seated_at(server, "deluxe", "Ada", "Ben", real_dice=True)
    turn(player, "WWW", "55")
    turn(player, "WWW", "3333")
    lay_aside(player, "WWW")
    lay_aside(player, "3333")
    choose(player, action="stop")
    visitor = visit(width=390, height=844)
    visitor.start(address(player))
    page = visitor.page
    expect(page.locator(".question")).to_be_visible()
    found = look(visitor, axe, "question")
    page.get_by_role("button", name="Send a reaction").click()
    found += look(visitor, axe, "reactions")
    page.get_by_role("button", name="Send a reaction").click()
    page.get_by_role("button", name="Menu").click()
    for name in ("Invite someone to watch", "Continue on another device", "Delete this table"):
        page.get_by_role("button", name=name).click()
        found += look(visitor, axe, f"menu, {name}")
    page.get_by_role("button", name="Rules: ").click()
    expect(page.get_by_role("dialog").get_by_role("heading", level=2).first).to_be_visible()
    found += look(visitor, axe, "rules in place")
    page.keyboard.press("Escape")
    page.locator("button.logs").click()
    found += look(visitor, axe, "log")
    page.locator("button.logs").click()
    decide(player)
    choose(player, action="roll", golden=False)
    expect(page.locator(".keypad")).to_be_visible()
    found += look(visitor, axe, "real dice")
    roll(player, "11223345")
    page.get_by_role("button", name="Odds").click()
    expect(page.locator(".below").first).to_contain_text("%")
    found += look(visitor, axe, "odds")
    choose(player, action="lay_aside", face="1")
    page.get_by_role("button", name="Stop with nothing").click()
    expect(page.get_by_role("dialog", name="Stop with nothing?")).to_be_visible()
    found += look(visitor, axe, "asked twice")
    assert found == []


def test_whoever_waits_and_whoever_comes(visit: Visit, server: Server, axe: str) -> None:
    """A table that pauses, a device that is passed on, a link to another seat and one to none, and the settings."""
    dice = seated_at(server, "original", "Ada", "Ben", real_dice=True)
    watching = visit(speed="slow")
    watching.start(address(dice, own=False))
    watching.page.locator("section.grill").wait_for()
    turn(dice, "WWWW", "3")
    watching.page.get_by_role("button", name="Pause").click()
    found = look(watching, axe, "pause")

    cards = seated_at(server, "karteneck", "Ada", "Ben")
    passing = visit(width=390, height=844)
    passing.start(address(cards))
    expect(passing.page.locator("dialog[open] button.big")).to_be_visible()
    found += look(passing, axe, "device")

    seated = server.set_up("original", "Ada", "free", "free")
    ada = visit(width=390, height=844)
    ada.start(f"/t/{seated['table']}#key={seated['token']}")
    ada.page.get_by_text("Invite players").wait_for()
    ada.start(f"/t/{seated['table']}#key={server.sit(seated['table'], 1, 'Ben')['token']}")
    expect(ada.page.get_by_role("dialog", name="A link to another seat")).to_be_visible()
    found += look(ada, axe, "another seat")
    ada.start("/?")
    ada.start(f"/t/{seated['table']}#key=none")
    expect(ada.page.get_by_role("alert")).to_be_visible()
    found += look(ada, axe, "no seat")
    ada.read("/")
    ada.page.get_by_role("button", name="Settings").click()
    found += look(ada, axe, "settings")
    assert found == []


def test_what_went_wrong_and_what_comes_next(visit: Visit, server: Server, axe: str) -> None:
    """A name that cannot be, a link to the rematch, notifications that the browser forbids, and a server that is gone."""
    visitor = visit(width=390, height=844)
    page = visitor.page
    visitor.read("/")
    page.get_by_label("Your name").fill("Oma=Inge")
    page.locator(".ways button.big >> visible=true").click()
    expect(page.get_by_role("alert")).to_contain_text("Oma=Inge")
    found = look(visitor, axe, "refused name")
    visitor.problems.clear()  # the browser itself notes an answer that is no success

    over = seated_at(server, "original", "Ada", "Ben", real_dice=True)
    for _ in range(16):
        turn(over, "WWWWWWWW")
    visitor.start(address(over, own=False))
    over.send("rematch")
    expect(page.locator("a.rematch")).to_be_visible()
    expect(page.get_by_role("region", name="The big moments").get_by_role("listitem").first).to_be_visible()
    found += look(visitor, axe, "rematch")

    player = seated_at(server, "original", "Ada", "Ben", real_dice=True)
    visitor.context.add_init_script("Notification.requestPermission = async () => 'denied'")
    visitor.start(address(player))
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Tell me when it is my turn").click()
    expect(page.get_by_role("alert")).to_contain_text("does not allow notifications")
    found += look(visitor, axe, "forbidden notifications")
    page.keyboard.press("Escape")
    server.kill()
    expect(page.locator("p.lost")).to_be_visible()
    found += look(visitor, axe, "lost")
    server.start_again()
    expect(page.locator("p.lost")).to_have_count(0)
    visitor.problems.clear()
    assert found == []


def test_a_result_that_is_counted_and_what_is_looked_at(visit: Visit, server: Server, axe: str) -> None:
    player = seated_at(server, "original", "Ada", "Ben", real_dice=True)
    for _ in range(16):
        turn(player, "WWWWWWWW")
    visitor = visit(speed="slow")
    visitor.start(address(player))
    page = visitor.page
    expect(page.locator(".result .skip")).to_be_visible()
    found = [f"counting {one}" for one in visitor.accessible(axe)]
    page.locator(".result .skip").click()
    page.get_by_role("button", name="Next step").click()
    page.get_by_text("For experts").click()
    expect(page.locator(".review")).to_be_visible()
    found += look(visitor, axe, "replay")
    assert found == []


def test_the_analysis_board_in_all_states(visit: Visit, axe: str) -> None:
    visitor = visit(width=390, height=844)
    page = visitor.page
    visitor.start("/analyse")
    page.get_by_label("Position id").fill("original_21-36,4x_-_-_1")
    page.get_by_role("button", name="Open").click()
    expect(page.get_by_role("alert")).to_be_visible()
    found = look(visitor, axe, "refused")
    visitor.problems.clear()  # the browser itself notes an answer that is no success
    visitor.start("/analyse/original_21-26,28-36_27_-_2,4445W,air")
    expect(page.locator(".keypad")).to_be_visible()
    found += look(visitor, axe, "dice in the air")
    page.locator("button.go").click()
    page.wait_for_url(lambda url: not url.endswith(",air"))
    expect(page.locator("main table")).to_be_visible()
    found += look(visitor, axe, "rolled")
    page.get_by_role("button", name="Roll out").click()
    expect(page.get_by_text(re.compile("games between champions"))).to_be_visible()
    found += look(visitor, axe, "rolled out")
    assert found == []


def test_the_analysis_board_while_a_position_is_set_up_and_a_record_is_opened(visit: Visit, axe: str) -> None:
    visitor = visit(width=390, height=844)
    page = visitor.page
    visitor.start("/analyse/deluxe_11c,13,21h,22,23r,24,25w,26,27g,28,29a,30-36_-_-_1")
    page.get_by_text("Set up a position").click()
    expect(page.locator(".set-up")).to_be_visible()
    found = look(visitor, axe, "set up")
    visitor.start("/analyse")
    page.get_by_text("Open a record").click()
    hands = "[hand Ada 1 3 3 4 W5 W12]\n[hand Ben 2 2 3 5 W1 W20]"
    page.get_by_label("Or paste the text").fill(f"[game karteneck]\n[players Ada, Ben]\n{hands}\n\ngrill: 18 21\n")
    found += look(visitor, axe, "record")
    page.locator(".record").get_by_role("button", name="Open").click()
    expect(page.locator("main table")).to_be_visible()
    found += look(visitor, axe, "cards")
    assert found == []


def test_the_tutor_and_the_puzzles(visit: Visit, server: Server, axe: str) -> None:
    player = seated_at(server, "original", "Ada", "Ben", real_dice=True, tutor=True)
    roll(player, "1234555W")
    visitor = visit(width=390, height=844)
    page = visitor.page
    visitor.start(address(player))
    page.locator(".mine .roll button.group").first.click()
    page.locator(".mine .actions button.big").click()
    asked = page.locator("dialog[open]")
    expect(asked).to_contain_text("Chances to win are estimates.")
    found = look(visitor, axe, "tutor")
    asked.get_by_role("button", name="Lay aside 1s").click()
    expect(page.get_by_role("button", name="Take back")).to_be_visible()
    found += look(visitor, axe, "take back")
    visitor.start("/puzzles")
    page.locator("aside table button").first.click()
    expect(page.get_by_role("status")).to_be_visible()
    found += look(visitor, axe, "answered")
    page.get_by_role("button", name="Practice").click()
    expect(page.locator("main select")).to_have_count(3)
    expect(page.locator("aside table button").first).to_be_enabled()
    found += look(visitor, axe, "practice")
    assert found == []


def test_what_is_unfolded_before_a_game_and_whom_the_raven_asks(visit: Visit, server: Server, axe: str) -> None:
    visitor = visit(width=390, height=844)
    page = visitor.page
    visitor.read("/")
    for summary in page.locator("details summary").all():
        summary.click()
    found = look(visitor, axe, "all options")
    visitor.start(address(bratworms_gone(server)))
    expect(page.locator(".question button")).to_have_count(2)
    found += look(visitor, axe, "raven")
    page.get_by_role("button", name="raven").click()
    expect(page.get_by_role("dialog", name="raven")).to_be_visible()
    visitor.settle()  # while it appears, its colours are still faint
    found += look(visitor, axe, "card")
    assert found == []


def test_black_feathers_are_seen_on_a_dark_page(visit: Visit, server: Server) -> None:
    """The raven and the black hen have an edge that stands out (3:1, WCAG 1.4.11), from the paper and from the portions."""
    visitor = visit(dark=True)
    page = visitor.page
    visitor.start(address(bratworms_gone(server)))
    expect(page.locator(".player [data-piece=specialist-raven]")).to_be_visible()
    paper = page.locator(".player").first.evaluate("one => getComputedStyle(one).backgroundColor")
    hen = page.locator(".player path[stroke-width='3.2'][fill='#4a4f63']").first
    for drawn in (page.locator("#art-raven path").nth(1), hen):
        edge = drawn.evaluate("one => getComputedStyle(one).stroke")
        assert contrast(edge, paper) >= 3, f"{edge} on {paper}"


def contrast(one: str, other: str) -> float:
    """Of two opaque colours, as WCAG counts it."""

    def light(colour: str) -> float:
        parts = [int(part) / 255 for part in re.findall(r"\d+", colour)[:3]]
        red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    dark, bright = sorted((light(one), light(other)))
    return (bright + 0.05) / (dark + 0.05)


def test_the_first_page_is_small(visit: Visit) -> None:
    """At most 110 kB in all that Chromium loads for it, compressed as they come: page, script, style, words, icons, answers."""
    visitor = visit()
    network = visitor.context.new_cdp_session(visitor.page)
    network.send("Network.enable")
    kinds: dict[str, str] = {}
    sizes: dict[str, int] = {}
    network.on("Network.responseReceived", lambda told: kinds.update({told["requestId"]: told["response"]["url"]}))
    network.on("Network.loadingFinished", lambda told: sizes.update({told["requestId"]: int(told["encodedDataLength"])}))
    visitor.read("/")
    visitor.page.wait_for_load_state("networkidle")
    loaded = {kinds[request]: size for request, size in sizes.items()}
    assert {Path(url).suffix for url in loaded} >= {".js", ".css"}, loaded
    assert any(url.endswith("/api/games") for url in loaded)
    assert 30_000 < sum(loaded.values()) <= MOST, loaded
