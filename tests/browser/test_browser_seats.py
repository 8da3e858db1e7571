"""Whose seat it is in a browser: useless keys, keys of others, answers that are lost, and a browser that forgets nothing."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Route, expect
from serving import Json, Server
from visiting import Visit, Visitor


def kept(visitor: Visitor) -> dict[str, str]:
    """The tokens that the browser has, by table."""
    found: list[Json] = json.loads(visitor.page.evaluate("localStorage.getItem('heckmeck.tables') ?? '[]'"))
    return {one["table"]: one["token"] for one in found}


def lobby_of(visitor: Visitor, name: str) -> None:
    """The browser shows the table, and this seat is its own."""
    card = visitor.page.locator("main li", has_text=name)
    expect(card).to_contain_text("on this device")


# Keys


@pytest.mark.parametrize("key", ["anything", "x" * 32, "%E0%A4%A", "", "<script>", "y" * 9000])
def test_a_key_that_is_none_takes_no_seat_away(visit: Visit, server: Server, key: str) -> None:
    """An attack: whoever gets Ada to open this link would make her lose her seat."""
    seated = server.set_up("original", "Ada", "free")
    ada = visit()
    ada.start(f"/t/{seated['table']}#key={seated['token']}")
    lobby_of(ada, "Ada")
    ada.start(f"/?{len(key)}")
    ada.start(f"/t/{seated['table']}#key={key}")
    expect(ada.page.get_by_text("This personal link belongs to no seat at this table.")).to_be_visible()
    lobby_of(ada, "Ada")
    assert kept(ada) == {seated["table"]: seated["token"]}
    assert "#" not in ada.page.url


def test_a_key_that_is_none_is_not_kept_by_a_spectator_either(visit: Visit, server: Server) -> None:
    seated = server.set_up("original", "Ada", "free")
    eve = visit()
    eve.start(f"/t/{seated['table']}#key=anything")
    expect(eve.page.get_by_text("This personal link belongs to no seat at this table.")).to_be_visible()
    eve.page.locator("#sit").fill("Eve")
    eve.page.get_by_role("button", name="Sit down").click()
    lobby_of(eve, "Eve")
    assert list(kept(eve)) == [seated["table"]]


@pytest.mark.parametrize("in_place", [False, True], ids=["opened", "typed into the address bar"])
def test_the_key_of_another_seat_is_asked_about_first(visit: Visit, server: Server, in_place: bool) -> None:
    """The same attack with a key that works: Mallory sends Ada his own personal link."""
    seated = server.set_up("original", "Ada", "free", "free")
    mallory = server.sit(seated["table"], 1, "Mallory")
    ada = visit(width=360, height=640)
    ada.start(f"/t/{seated['table']}#key={seated['token']}")
    lobby_of(ada, "Ada")
    foreign = f"/t/{seated['table']}#key={mallory['token']}"
    if not in_place:
        ada.start("/?")
    ada.start(foreign)
    dialog = ada.page.get_by_role("dialog", name="A link to another seat")
    expect(dialog).to_contain_text("This link is for Mallory. In this browser you play as Ada.")
    expect(dialog.locator("input")).to_have_value(f"{ada.address}/t/{seated['table']}#key={seated['token']}")
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than the phone"
    dialog.get_by_role("button", name="Stay as Ada").click()
    lobby_of(ada, "Ada")
    assert kept(ada) == {seated["table"]: seated["token"]}
    # It is no trap either: anybody who wants to can change seats.
    ada.start("/?")
    ada.start(foreign)
    dialog.get_by_role("button", name="Play as Mallory").click()
    lobby_of(ada, "Mallory")
    assert kept(ada) == {seated["table"]: mallory["token"]}


def test_a_key_waits_for_a_server_that_cannot_be_reached(visit: Visit, server: Server) -> None:
    seated = server.set_up("original", "Ada", "free")
    ada, asked = visit(), 0

    def unreachable(route: Route) -> None:
        nonlocal asked
        asked += 1
        route.abort("connectionrefused") if asked < 3 else route.continue_()

    ada.page.route(f"**/api/tables/{seated['table']}", unreachable)
    ada.start(f"/t/{seated['table']}#key={seated['token']}")
    lobby_of(ada, "Ada")
    assert asked >= 3


# What a browser remembers


def test_a_browser_forgets_no_table(visit: Visit, server: Server) -> None:
    tables = [server.set_up("original", "Ada", "free") for _ in range(40)]
    own = [{"table": one["table"], "token": one["token"], "game": "original", "date": "2026-01-01"} for one in tables[1:]]
    ada = visit()
    ada.start()
    ada.page.evaluate("own => localStorage.setItem('heckmeck.tables', JSON.stringify(own))", own)
    ada.start(f"/t/{tables[0]['table']}#key={tables[0]['token']}")
    lobby_of(ada, "Ada")
    assert kept(ada) == {one["table"]: one["token"] for one in tables}
    ada.start(f"/t/{tables[-1]['table']}")
    lobby_of(ada, "Ada")


def test_two_pages_of_a_browser_do_not_forget_for_each_other(visit: Visit, server: Server) -> None:
    seated = server.set_up("original", "Ada", "free")
    ada = visit()
    ada.start()
    expect(ada.page.locator(".ways button.big").last).to_be_visible()
    other = ada.open_page()
    other.goto(f"{ada.address}/t/{seated['table']}#key={seated['token']}")
    expect(other.get_by_text("on this device", exact=True)).to_be_visible()
    ada.page.locator(".ways button.big").last.click()
    ada.page.wait_for_url("**/t/*")
    assert len(kept(ada)) == 2
    assert kept(ada)[seated["table"]] == seated["token"]


def test_a_table_taken_off_the_list_keeps_its_seat(visit: Visit, server: Server) -> None:
    seated = server.set_up("original", "Ada", "free")
    ada = visit()
    ada.start(f"/t/{seated['table']}#key={seated['token']}")
    lobby_of(ada, "Ada")
    ada.start()
    remove = ada.page.get_by_role("button", name="Remove the game with")
    remove.click()
    expect(remove).to_be_hidden()
    ada.start(f"/t/{seated['table']}")
    lobby_of(ada, "Ada")


# Answers that are lost


def lose(visitor: Visitor, path: str, times: int) -> list[str]:
    """The server hears this many of these requests, but the browser does not hear the answers."""
    sent: list[str] = []

    def on_the_way(route: Route) -> None:
        sent.append(route.request.post_data or "")
        if len(sent) > times:
            route.continue_()
        else:
            route.fetch()
            route.abort("connectionrefused")

    visitor.page.route(path, on_the_way)
    return sent


@pytest.mark.parametrize("times", [1, 2], ids=["asked again by itself", "found after a reload"])
def test_a_seat_whose_answer_was_lost_is_not_ownerless(visit: Visit, server: Server, times: int) -> None:
    seated = server.set_up("original", "Ada", "free", "free")
    ben = visit()
    sent = lose(ben, "**/seats/*", times)
    ben.start(f"/t/{seated['table']}")
    ben.page.locator("#sit").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    if times == 2:
        expect(ben.page.get_by_text("Cannot reach the server.")).to_be_visible()
        ben.page.reload()
    lobby_of(ben, "Ben")
    info = server.get(f"/api/tables/{seated['table']}").json
    assert [seat["name"] for seat in info["seats"]] == ["Ada", "Ben", None]
    assert len(sent) == 2
    assert sent[0] == sent[1]
    assert kept(ben)[seated["table"]] == json.loads(sent[0])["token"]


def test_a_table_whose_answer_was_lost_is_set_up_once(visit: Visit) -> None:
    ada = visit()
    sent = lose(ada, "**/api/tables", 1)
    ada.set_up("original", [("person", "Ada"), ("hen", "Berta")])
    ada.wait_for_turn()
    assert len(sent) == 2
    assert sent[0] == sent[1]
