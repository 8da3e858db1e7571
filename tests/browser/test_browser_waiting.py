"""Waiting for others: a countdown before a bot takes over, a time for decisions, a long log, and a table that is deleted."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest
import sqlalchemy
from arranging import address, seated_at
from databases import database_url
from playwright.sync_api import expect
from serving import Json, Server
from table_players import Player, all_give_numbers, play
from test_browser_access import AXE
from visiting import Visit, Visitor

from heckmeck.store import Store
from heckmeck.table.changes import Handed, as_text


def at_table(visit: Visit, seated: Json, **settings: int | str) -> Visitor:
    visitor = visit(**settings)
    visitor.start(f"/t/{seated['table']}#key={seated['token']}")
    return visitor


def shorten(server: Server, table: str, seconds: int) -> None:
    """No table that people set up has so little time to decide; the test has no more."""
    engine = sqlalchemy.create_engine(database_url(server.folder), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        change = f"replace(set_up, '\"decision_time\":30', '\"decision_time\":{seconds}')"
        connection.exec_driver_sql(f"UPDATE tables SET set_up = {change} WHERE id = '{table}'")
    engine.dispose()


@pytest.mark.parametrize("game", ["original", "karteneck"])
def test_a_countdown_is_shown_before_a_bot_may_take_over(visit: Visit, server: Server, game: str) -> None:
    seated = server.set_up(game, "Ada", "free", grace=10)
    ben = Player(server, seated["table"], server.sit(seated["table"], 1, "Ben")["token"])
    ada = at_table(visit, seated, width=360, height=640)
    ben.gather()
    ada.wait_for_turn()
    expect(ada.page.locator(".ring")).to_have_count(0)
    ben.client.close()
    ring = ada.page.locator(".ring.away")
    expect(ring).to_be_visible()
    take_over = ada.page.get_by_role("button", name="Let a hen take over")
    expect(take_over).to_be_disabled()
    expect(ada.page.locator(".absent")).to_contain_text(re.compile(r"Ben is not here. A hen can take over in \d seconds."))
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than the phone"
    expect(take_over).to_be_enabled()
    assert ada.accessible(AXE.read_text(encoding="utf-8")) == []
    take_over.click()
    expect(ada.page.locator("[role=log]")).to_contain_text("The hen takes over for Ben.")
    expect(ring).to_have_count(0)


def test_a_bot_plays_one_turn_for_who_takes_too_long(visit: Visit, server: Server) -> None:
    seated = server.set_up("original", "free", "Ada", "free", decision_time=30)
    shorten(server, seated["table"], 3)
    ben, cleo = [
        Player(server, seated["table"], server.sit(seated["table"], seat, name)["token"])
        for seat, name in ((0, "Ben"), (2, "Cleo"))
    ]
    ada = at_table(visit, seated)
    for player in (ben, cleo):
        player.give_numbers()
    for player in (ben, cleo):
        player.gather()
    card = ada.page.locator("li.player", has_text="Ben")
    expect(card.locator(".ring")).to_be_visible()
    expect(ada.page.get_by_text("Ben’s time is up.").first).to_be_visible()
    ada.page.get_by_role("button", name="Let a hen play this turn").click()
    expect(ada.page.locator("[role=log]")).to_contain_text("Ben’s time is up. The hen plays this turn.")
    # It is Ada's turn now, and hers is limited too.
    ada.wait_for_turn()
    expect(card.locator(".ring")).to_have_count(0)
    expect(card.locator("use[href='#art-hen']")).to_have_count(0)
    expect(ada.page.locator("li.player", has_text="Ada").locator(".ring")).to_be_visible()
    expect(ada.page.get_by_text("Your time is up. The others may give this turn to a hen.")).to_be_attached()
    expect(ada.page.get_by_role("button", name="Let a hen play this turn")).to_have_count(0)


def test_times_are_offered_only_to_people_far_apart(visit: Visit) -> None:
    ada = visit(width=360, height=640)
    ada.start()
    ada.page.locator("details:not(.mixed) summary").click()
    expect(ada.page.get_by_label("Allow hints.")).to_be_visible()
    for label in ("If someone drops out, a bot may take over", "Time for each decision"):
        expect(ada.page.get_by_label(label)).to_have_count(0)
    ada.page.get_by_role("button", name="Play with friends").click()
    expect(ada.page.get_by_label("If someone drops out, a bot may take over")).to_have_value("30")
    ada.page.get_by_label("Time for each decision").select_option("60 seconds")
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than the phone"
    ada.press(ada.page.get_by_role("button", name="Set the table and invite players"))
    ada.page.wait_for_url("**/t/*")
    expect(ada.page.get_by_role("heading", name="There are still free seats.")).to_be_visible()
    info = ada.last_update["table"]
    assert (info["grace"], info["decision_time"]) == (30, 60)


def test_older_lines_of_the_log_come_when_they_are_asked_for(visit: Visit, server: Server) -> None:
    seated = server.set_up("original", "Ada", "free")
    ben = Player(server, seated["table"], server.sit(seated["table"], 1, "Ben")["token"])
    ada = Player(server, seated["table"], seated["token"])
    all_give_numbers([ada, ben])
    ada.until(6)
    version = ada.version
    for player in (ada, ben):
        player.client.close()

    async def back_and_forth() -> None:
        store = Store(database_url(server.folder))
        to, fro = as_text(Handed(1, "hen")), as_text(Handed(1, None))
        await store.append(seated["table"], version + 1, [to, fro] * 300)
        store.close()

    while server.get("/api/tables/" + seated["table"]).json["seats"][0]["here"]:
        pass
    with ThreadPoolExecutor(1) as apart:  # Playwright has a loop of its own in this thread
        apart.submit(asyncio.run, back_and_forth()).result()
    visitor = at_table(visit, seated)
    log, more = visitor.page.locator("[role=log]"), visitor.page.get_by_role("button", name="Show what happened earlier")
    expect(log.locator("p")).to_have_count(200)
    for lines in (400, 600):
        more.click()
        expect(log.locator("p")).to_have_count(lines)
        # What was the first line before is still in sight.
        expect(log.locator("p").nth(200)).to_be_in_viewport()
    more.click()
    expect(more).to_have_count(0)


@pytest.mark.parametrize("narrow", [False, True], ids=["wide", "phone"])
def test_the_creator_deletes_the_table_after_a_question(visit: Visit, server: Server, narrow: bool) -> None:
    seated = server.set_up("original", "Ada", "free")
    ada = at_table(visit, seated, **({"width": 360, "height": 640} if narrow else {}))
    ben = at_table(visit, server.sit(seated["table"], 1, "Ben"))
    for visitor in (ben, ada):
        visitor.page.get_by_role("button", name="Menu").click()
        expect(visitor.page.get_by_role("link", name="Leave the table")).to_be_visible()
    expect(ben.page.get_by_role("button", name="Delete this table")).to_have_count(0)
    ada.page.get_by_role("button", name="Delete this table").click()
    expect(ada.page.get_by_text("Delete this table for everyone?")).to_be_visible()
    ada.page.get_by_role("button", name="Keep the table").click()
    assert server.get(f"/api/tables/{seated['table']}").status == 200
    ada.page.get_by_role("button", name="Delete this table").click()
    ada.page.get_by_role("button", name="Delete for good").click()
    ada.page.wait_for_url(ada.address + "/")
    expect(ben.page.get_by_text("There is no such table")).to_be_visible()
    assert server.get(f"/api/tables/{seated['table']}").status == 404
    assert ada.page.evaluate("localStorage.getItem('heckmeck.tables')") == "[]"


def test_after_the_game_the_creator_finds_the_button_too(visit: Visit, server: Server) -> None:
    player = seated_at(server, "karteneck", "Ada", "Ben")
    assert play([player], Random(1))
    ada = visit()
    ada.start(address(player))
    delete = ada.page.locator(".after nav").get_by_role("button", name="Delete this table")
    delete.click()
    ada.page.get_by_role("button", name="Delete for good").click()
    ada.page.wait_for_url(ada.address + "/")
    ada.problems.clear()
