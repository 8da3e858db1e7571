"""Tables that several browsers share, that lose their connection or their server, and that somebody wants to break."""

from __future__ import annotations

import json
import re

import pytest
from arranging import address, seated_at, turn
from playwright.sync_api import Locator, expect
from serving import Server
from visiting import Visit, play_together

HOSTILE = "<img src=x onerror=1>"


def test_two_browsers_at_one_table_by_link(visit: Visit) -> None:
    """Ben follows Ada's link, types a name and sits down; they play in turn and see the same."""
    ada, ben = visit(seed=1), visit(seed=2)
    ada.set_up("original", [("person", "Ada"), ("open", "")])
    expect(ada.page.locator("svg[role=img], .qr").first).to_be_visible()
    ben.start(ada.page.url.removeprefix(ada.address))
    ben.page.locator("#sit").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    play_together([ada, ben], actions=30)
    told = ada.log()[-1]
    expect(ben.page.locator("[role=log]")).to_contain_text(told)


def test_a_champion_takes_the_seat_that_nobody_came_for(visit: Visit) -> None:
    """On a small phone: chosen in the lobby, drawn at the table, and it plays."""
    ada = visit(width=360, height=640)
    ada.set_up("original", [("person", "Ada"), ("open", "")])
    ada.page.get_by_label("Computer").select_option("champion")
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than the phone"
    ada.page.get_by_role("button", name="Add", exact=True).click()
    ada.wait_for_turn()
    expect(ada.page.locator("use[href='#art-champion']").first).to_be_visible()
    told = ada.page.locator("[role=log]").get_by_text("Champion 1 rolls")
    while not told.count():
        assert ada.act(), "the game is over"


def test_a_reload_and_a_killed_server_in_mid_turn_lose_nothing(visit: Visit, server: Server) -> None:
    ada = visit()
    ada.set_up("deluxe", [("person", "Ada"), ("hen", "Berta")])
    for _ in range(6):
        ada.act()
    ada.wait_for_turn()
    # What was "just now" before a reload is not told after it.
    parts = [ada.page.locator(f"section.board {part}") for part in (".told strong", ".field", ".rim")]
    before = [part.inner_text() for part in parts]
    ada.page.reload()
    ada.wait_for_turn()
    for part, text in zip(parts, before, strict=True):
        expect(part).to_have_text(text, use_inner_text=True)

    server.kill()
    expect(ada.page.get_by_text("No connection")).to_be_visible()
    server.start_again()
    expect(ada.page.get_by_text("No connection")).to_be_hidden()
    for part, text in zip(parts, before, strict=True):
        expect(part).to_have_text(text, use_inner_text=True)
    for _ in range(5):
        ada.act()


def test_another_hand_is_not_findable_in_anything_that_was_received(visit: Visit) -> None:
    """Karteneck: during the game, no message to Ben tells a card that only Ada may see."""
    ada, ben = visit(seed=3), visit(seed=4)
    ada.set_up("karteneck", [("person", "Ada"), ("open", "")])
    ben.start(ada.page.url.removeprefix(ada.address))
    ben.page.locator("#sit").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    play_together([ada, ben], actions=16)
    heard = [json.loads(text) for text in ben.received if text.startswith("{")]
    updates = [message for message in heard if message.get("type") == "update" and message["view"] is not None]
    assert len(updates) > 3
    for update in updates:
        for view in [update["view"], *[step["view"] for step in update["steps"] if step["view"]]]:
            assert view["players"][0]["hand"] is None
            assert view["players"][1]["hand"] is not None
        for event in [event for step in update["steps"] for event in step["events"] if event.get("seat") == 0]:
            assert event.get("card") is None
            assert event["event"] != "hand_dealt" or event["cards"] is None
    tokens = [ada.page.evaluate("JSON.stringify(localStorage)")]
    secret = re.findall(r'"token\\*":\\*"([\w-]{20,})', tokens[0]) or re.findall(r"[\w-]{32}", tokens[0])
    assert secret
    assert not [text for text in ben.received for token in secret if token in text]


def test_the_language_can_be_switched_in_mid_game(visit: Visit) -> None:
    """Everything changes at once, the log too, and is remembered."""
    visitor = visit(language="de-DE")
    visitor.set_up("original", [("person", "Ada"), ("hen", "Berta")])
    for _ in range(3):
        visitor.act()
    visitor.wait_for_turn()
    expect(visitor.page.locator("html")).to_have_attribute("lang", "de")
    expect(visitor.page.locator("[role=log]")).to_contain_text("Ada")
    german = visitor.page.locator("[role=log]").inner_text()
    visitor.page.get_by_role("button", name="Menü").click()
    visitor.page.locator("dialog[open] select").first.select_option("fr")
    expect(visitor.page.locator("html")).to_have_attribute("lang", "fr")
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator("[role=log]")).not_to_contain_text(german.splitlines()[-1])
    visitor.page.reload()
    expect(visitor.page.locator("html")).to_have_attribute("lang", "fr")
    visitor.act()


def test_a_hostile_name_is_shown_as_text(visit: Visit) -> None:
    visitor = visit()
    visitor.set_up("original", [("person", HOSTILE.replace("=", "~")), ("hen", "<b>B</b>")])
    visitor.act()
    expect(visitor.page.get_by_text("<img src~x onerror~1>").first).to_be_visible()
    expect(visitor.page.locator("img[src=x], img[src~=x]")).to_have_count(0)


def test_a_name_that_cannot_be_is_refused_with_a_sentence_and_stays_typed(visit: Visit) -> None:
    visitor = visit()
    visitor.start()
    first = visitor.page.get_by_label("Your name")
    first.fill(HOSTILE)
    visitor.page.locator(".ways button.big").last.click()
    expect(visitor.page.get_by_role("alert")).to_contain_text(f"The name “{HOSTILE.replace(' ', '_')}” contains “=” (U+003D).")
    expect(first).to_have_value(HOSTILE)
    visitor.problems.clear()  # the browser itself notes the refusal


def test_a_table_that_is_not_there_says_so(visit: Visit) -> None:
    visitor = visit()
    visitor.start("/t/AAAAAAAAAAAAAAAAAAAAAA")
    expect(visitor.page.get_by_text("There is no such table")).to_be_visible()
    visitor.problems.clear()


def test_who_stays_away_is_played_for_by_a_bot_and_gets_the_seat_back(visit: Visit) -> None:
    ada, ben = visit(seed=5), visit(seed=6)
    ada.set_up("original", [("person", "Ada"), ("open", "")], grace="at once")
    link = ada.page.url.removeprefix(ada.address)
    ben.start(link)
    ben.page.locator("#sit").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    ada.wait_for_turn()
    ben.page.goto("about:blank")
    ada.page.get_by_role("button", name="Let a hen take over").click()
    expect(ada.page.locator("[role=log]")).to_contain_text("The hen takes over for Ben.")
    for _ in range(8):
        ada.act()
    ben.start(link)
    expect(ada.page.locator("[role=log]")).to_contain_text("Ben is back.")


def test_hints_show_the_exact_odds_unless_the_table_forbids_them(visit: Visit) -> None:
    visitor = visit()
    visitor.set_up("original", [("person", "Ada"), ("hen", "Berta")])
    visitor.page.locator(".mine .actions button.big").click()
    visitor.page.get_by_role("button", name="Odds").click()
    expect(visitor.page.locator(".odds li").first).to_contain_text(re.compile(r"\d\.\d\d worms"))
    expect(visitor.page.locator(".odds .whole").first).to_contain_text(re.compile(r"\d+(\.\d)?% .*win"))
    visitor.set_up("original", [("person", "Ada"), ("hen", "Berta")], hints=False)
    visitor.wait_for_turn()
    expect(visitor.page.get_by_role("button", name="Odds")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844), (360, 640), (800, 390)])
def test_hints_in_the_card_game_say_how_sure_they_are(visit: Visit, width: int, height: int) -> None:
    """Beside every choice in the list, and on the buttons. The button that puts them away stays in sight."""
    visitor = visit(width=width, height=height)
    visitor.set_up("karteneck", [("person", "Ada"), ("hen", "Berta"), ("hen", "Clara")])
    visitor.wait_for_turn()
    page = visitor.page
    page.get_by_role("button", name="Odds").click()
    rows = page.locator(".odds li")
    expect(rows.first).to_contain_text(re.compile(r"\d+(\.\d)?% ± \d"))
    expect(page.locator(".odds.sheet")).to_contain_text("Estimated chance to win")
    expect(page.locator(".choices .pass small")).to_have_text(re.compile(r"\d+(\.\d)?% ± \d"))
    overflow = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert overflow <= 0
    page.keyboard.press("w")
    page.get_by_role("button", name="Odds").click()
    expect(rows).to_have_count(0)
    expect(page.locator(".choices small")).to_have_count(0)


def test_hints_are_offered_in_every_game(visit: Visit) -> None:
    """The game's info of the server says where there are any."""
    visitor = visit()
    visitor.start()
    page = visitor.page
    for game in ("original", "karteneck", "deluxe"):
        page.locator(f"input[name=game][value={game}]").check(force=True)
        expect(page.locator(".ways button.big").first).to_be_visible()
        expect(page.locator("details label", has_text="Allow hints.")).to_have_count(1)


def test_everybody_keeps_the_avatar_in_a_rematch(visit: Visit, server: Server) -> None:
    """Whoever began sits last then, and looks as before."""
    player = seated_at(server, "original", "Ada", "Ben", "Cleo", real_dice=True)
    for _ in range(16):
        turn(player, "WWWWWWWW")
    visitor = visit()
    visitor.start(address(player))
    page = visitor.page
    page.locator(".result .crown").wait_for()
    expect(page.locator(".result li")).to_have_count(3)
    before = {card.locator(".name").inner_text(): drawn(card) for card in page.locator(".result li").all()}
    assert len(set(before.values())) == 3

    finished = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: "/t/" in url and url != finished)
    cards = page.locator("li.player")
    expect(cards.locator(".name")).to_have_text(["Ben", "Cleo", "Ada"])
    assert {card.locator(".name").inner_text(): drawn(card) for card in cards.all()} == before


def drawn(card: Locator) -> str:
    """The colour of a player's feathers, which no other player has."""
    return str(card.locator("svg path[stroke-width='3.2']").first.get_attribute("fill"))


def test_every_game_says_alike_whose_turn_it_is(visit: Visit) -> None:
    """On one's own card, and on a card of somebody else."""
    ada, ben = visit(seed=7), visit(seed=8)
    for game in ("original", "karteneck"):
        ada.set_up(game, [("person", "Ada"), ("open", "")])
        ben.start(ada.page.url.removeprefix(ada.address))
        ben.page.locator("#sit").fill("Ben")
        ben.page.get_by_role("button", name="Sit down").click()
        ada.wait_for_turn()
        expect(ada.page.locator(".player .now")).to_have_text("your turn")
        expect(ben.page.locator(".player .now")).to_have_text("to play")


def test_a_malformed_address_shows_that_nothing_is_there(visit: Visit) -> None:
    """Half a letter, half an escape, and bytes that are not text."""
    ada = visit()
    for path in ("/t/%E0%A4%A", "/t/%", "/t/%FF", "/t/%E0%A4", "/t/a%0Ab/c", "/%00/x"):
        ada.page.goto(ada.address + path)
        expect(ada.page.get_by_text("Nobody clucks here")).to_be_visible()


def test_a_table_that_cannot_be_is_no_table(visit: Visit) -> None:
    ada = visit()
    for path in ("/t/%00", "/t/a%0Ab", "/t/%F0%9F%90%9B"):
        ada.page.goto(ada.address + path)
        expect(ada.page.get_by_text("There is no such table")).to_be_visible()
