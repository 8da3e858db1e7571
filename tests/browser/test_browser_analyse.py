"""The analysis board: the numbers of the command line, moves and luck, going back and branching, and a roll-out."""

from __future__ import annotations

import re
from random import Random
from urllib.parse import parse_qs, unquote, urlsplit

import pytest
from arranging import address, seated_at
from playwright.sync_api import expect
from serving import Server
from table_players import play
from test_browser_words import cut
from visiting import Visit

from heckmeck.kind import kind_of
from heckmeck.notation import Record, read, read_id
from heckmeck.words import LANGUAGES, Words

ID = "original_21-26,28-36_27_-_2,444W,1235"
TYPE_ON_NUMBERS = """
async (position) => {
    const field = document.querySelector('#position');
    const type = (text) => {
        field.value = text;
        field.dispatchEvent(new Event('input', { bubbles: true }));
    };
    type(position);
    const seen = new Promise((done) => {
        const watching = new MutationObserver(() => {
            if (!location.pathname.endsWith(position)) return;
            watching.disconnect();
            type('typed meanwhile');
            done();
        });
        watching.observe(document.querySelector('main'), { subtree: true, childList: true, characterData: true });
    });
    document.querySelector('form').requestSubmit();
    await seen;
}
"""
"""Opens a position, and types something else as soon as its numbers are there."""


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_a_line_is_played_left_and_played_otherwise(visit: Visit, width: int, height: int) -> None:
    visitor = visit(width=width, height=height)
    visitor.start(f"/analyse/{ID}")
    page = visitor.page
    table, moves = page.locator("main table"), page.locator("main ol button")
    rules, state = read_id(ID)
    words = Words("en")
    odds = kind_of(rules).odds(rules, state)
    rows = table.locator("tbody tr:not(.prizes)")
    expect(rows).to_have_count(len(odds))
    for number, one in enumerate(odds):
        assert one.win is not None
        assert one.worms is not None
        assert one.fail is not None
        numbers = [words.decimal(one.worms, 2), words.percent(one.fail, 1), words.percent(one.win, 1)]
        expect(rows.nth(number).locator("td")).to_have_text(numbers)
    table.get_by_role("button", name="Lay aside 5s").click()
    page.wait_for_url("**/analyse/original_21-26,28-36_27_-_2,4445W")
    table.get_by_role("button", name="Roll").click()
    page.wait_for_url("**,4445W,air")
    for face in ("1", "2", "3"):
        page.locator(".keypad").get_by_role("button", name=face, exact=True).click()
    page.locator(".typed button.big").click()
    page.wait_for_url("**,4445W,123")
    expect(moves).to_have_count(4)
    moves.nth(2).click()
    page.locator("button.go").click()
    page.wait_for_url(lambda url: not url.endswith(",air"))
    expect(page.get_by_role("button", name="Line 1")).to_be_visible()
    moves.first.click()
    page.wait_for_url(f"**/analyse/{ID}")


def test_what_is_typed_before_the_board_lies_stays(visit: Visit) -> None:
    """The numbers come first. Whoever is quick types the next position before the board has followed."""
    visitor = visit()
    visitor.start("/analyse/original_21-36_-_-_1")
    page = visitor.page
    expect(page.locator(".stage")).to_be_visible()
    page.evaluate(TYPE_ON_NUMBERS, ID)
    expect(page.locator(".stage").get_by_text("Which dice will you lay aside?").first).to_be_visible()
    expect(page.locator("main table tbody tr:not(.prizes)")).to_have_count(4)
    expect(page.locator("#position")).to_have_value("typed meanwhile")
    assert page.url.endswith(ID)


def test_the_grill_keeps_its_height_when_no_specialist_is_in_sight(visit: Visit) -> None:
    """Such as while somebody who has won a second one is asked which to keep."""
    visitor = visit()
    heights = []
    for position in ("deluxe_21h,22-36_-_-_1", "deluxe_21-36_-_-_1"):
        visitor.start(f"/analyse/{position}")
        box = visitor.page.locator("section.grill").bounding_box()
        assert box is not None
        heights.append(box["height"])
    assert heights[0] == heights[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_position_fits_in_every_language(visit: Visit, language: str) -> None:
    """Beside the board and below it, however long its words are; and every stack has its place on the player's card."""
    visitor = visit(language=language)
    visitor.start(f"/analyse/{ID}")
    page = visitor.page
    expect(page.locator("main table")).to_be_visible()
    for size in ((1280, 720), (1100, 720), (667, 375), (390, 844), (360, 640)):
        visitor.resize(*size)
        assert cut(page) == [], size
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
        field, button = page.locator("form input").bounding_box(), page.locator("form button").first.bounding_box()
        assert field is not None
        assert button is not None
        assert abs(field["y"] - button["y"]) < 10, f"the button is below its field: {size}"
        # The empty place of a stack lies behind it, not beside it.
        assert page.locator(".stack .place").first.evaluate("one => getComputedStyle(one).position") == "absolute"
    page.locator("main details > summary").last.click()
    expect(page.locator(".set-up")).to_be_visible()
    for size in ((1280, 720), (390, 844), (360, 640)):
        visitor.resize(*size)
        assert cut(page) == [], size


def test_a_roll_out_runs_to_its_end_and_an_id_is_checked(visit: Visit) -> None:
    visitor = visit()
    visitor.start("/analyse")
    page = visitor.page
    page.get_by_role("button", name="New position").click()
    page.wait_for_url("**/analyse/original_21-36_-_-_1")
    page.get_by_role("button", name="Roll out").click()
    expect(page.get_by_text("1,296 games between champions")).to_be_visible()
    expect(page.get_by_role("button", name="Roll out")).to_be_visible()


def test_a_bad_id_is_refused_with_a_sentence(visit: Visit) -> None:
    visitor = visit()
    visitor.start("/analyse")
    page = visitor.page
    page.get_by_label("Position id").fill("original_21-36,4x_-_-_1")
    page.get_by_role("button", name="Open").click()
    expect(page.get_by_role("alert")).to_have_text("4x is not a portion on the grill.")
    # The browser itself notes an answer that is not a success.
    assert ["422" in problem for problem in visitor.problems] == [True]
    visitor.problems.clear()


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_a_position_is_set_up_by_tapping(visit: Visit, width: int, height: int) -> None:
    visitor = visit(width=width, height=height)
    visitor.start("/analyse/deluxe_11c,13,21h,22,23r,24,25w,26,27g,28,29a,30-36_-_-_1")
    page = visitor.page
    page.get_by_text("Set up a position").click()
    editor = page.locator(".set-up")
    place = editor.get_by_role("group", name="Place")

    def tap(where: str, *portions: int) -> None:
        place.get_by_role("button", name=where, exact=True).click()
        for portion in portions:
            editor.locator("button.tile").filter(has_text=str(portion)).click()

    tap("Player 1", 22, 27)
    tap("Player 2", 25)
    tap("Face down", 36)
    editor.get_by_label("golden die", exact=True).select_option("Player 1")
    editor.get_by_label("weasel").select_option("Player 2")
    editor.get_by_role("group", name="Player 2’s bratworms").get_by_role("button").last.click()
    for face in "44W":
        editor.get_by_role("group", name="Laid aside").get_by_role("button", name=face, exact=True).click()
    for face in "12355":
        editor.get_by_role("group", name="Rolled").get_by_role("button", name=face, exact=True).click()
    editor.get_by_label("The golden die this turn").select_option("rolled: 1")
    editor.get_by_role("button", name="Show this position").click()
    page.wait_for_url("**/analyse/deluxe_11c,13,21h,23r,24,26,28,29a,30-35_22,27,g_25,w,b1_1,44W,12355g1")
    # What cannot be is refused by the rules, and the editor keeps it.
    tap("Grill", 27)
    editor.get_by_role("group", name="Rolled").get_by_role("button", name="1", exact=True).click()
    editor.get_by_role("button", name="Show this position").click()
    expect(page.get_by_role("alert")).to_contain_text("(rule ")
    assert ["422" in problem for problem in visitor.problems] == [True]
    visitor.problems.clear()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


CARDS = """[game karteneck]
[players Ada, Oma_Inge]
[hand Ada 1 3 3 4 W5 W12]
[hand Oma_Inge 2 2 3 5 W1 W20]

grill: 18 21
Ada: 3 3 +W7
"""


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_a_record_of_cards_is_opened_played_on_and_kept(visit: Visit, width: int, height: int) -> None:
    """Pasted. Every choice has its chance and how sure that is; a card is drawn that somebody chooses; the line is a record."""
    visitor = visit(width=width, height=height)
    visitor.start("/analyse")
    page = visitor.page
    page.get_by_text("Open a record").click()
    page.get_by_label("Or paste the text").fill(CARDS)
    page.locator(".record").get_by_role("button", name="Open").click()
    record = read(CARDS)
    odds = kind_of(record.game).odds(record.game, record.end())
    words = Words("en")
    table = page.locator("main table")
    rows = table.locator("tbody tr")
    expect(rows).to_have_count(len(odds))
    for number, one in enumerate(odds):
        assert one.win is not None
        assert one.half_width is not None
        told = f"{words.percent(one.win, 1)} ± {words.decimal(100 * one.half_width, 1)}"
        expect(rows.nth(number).locator("td")).to_contain_text(told)
    expect(page.locator("main")).to_contain_text("The chances are estimates")
    expect(page.locator("main")).to_contain_text("Oma Inge")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    table.get_by_role("button", name="Play W20", exact=True).click()
    page.locator(".cards").get_by_role("button", name="W3", exact=True).click()
    expect(table.get_by_role("button", name="Pass").first).to_be_visible()
    link = page.get_by_role("link", name="Save the record").get_attribute("href") or ""
    assert unquote(link).endswith(CARDS + "Oma_Inge: W20 +W3\n")
    page.get_by_role("button", name="Roll out").click()
    expect(page.locator("main")).to_contain_text("games played by a quick rule", timeout=60_000)


def test_a_record_of_dice_opens_from_a_file_at_any_move(visit: Visit) -> None:
    visitor = visit()
    visitor.start("/analyse")
    page = visitor.page
    page.get_by_text("Open a record").click()
    text = "[game original]\n[players Ada, Ben]\n\nAda: 1234445W>4 1244W>W\n"
    page.get_by_label("A file").set_input_files({"name": "game.hmk", "mimeType": "text/plain", "buffer": text.encode()})
    page.wait_for_url("**/analyse/original_21-36_-_-_1,444W")
    place = page.get_by_label("Place in the record")
    place.fill("3")
    page.wait_for_url("**/analyse/original_21-36_-_-_1,444")
    expect(page.get_by_role("link", name="Save the record")).to_have_attribute("href", re.compile("1234445W"))


def test_every_moment_of_a_card_game_opens_on_the_board(visit: Visit, server: Server) -> None:
    """From the replay, after as many moves as it shows there; the players keep their names."""
    player = seated_at(server, "karteneck", "Ada", "Ben")
    play([player], Random(5))
    visitor = visit()
    visitor.start(f"{address(player).split('#')[0]}#step=9")
    page = visitor.page
    page.get_by_role("link", name="Analyse").click()
    page.wait_for_url("**/analyse?table=*")
    moves = int(parse_qs(urlsplit(page.url).query)["moves"][0])
    record = read(server.get(f"/api/tables/{player.table}/record").text)
    before = Record(record.game, record.names, record.start, record.moves[:moves])
    assert record.game.to_act(before.end()) is not None
    odds = kind_of(record.game).odds(record.game, before.end())
    expect(page.locator("main table tbody tr")).to_have_count(len(odds))
    expect(page.get_by_label("Place in the record")).to_have_value(str(moves))
    expect(page.locator("main")).to_contain_text("Ada")
