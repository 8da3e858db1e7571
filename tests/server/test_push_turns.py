"""Somebody who is away hears once that it's their turn. Nobody at the table waits for that, and nothing secret is told."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import push_service as service_module
import pytest
import sqlalchemy
from databases import database_url
from push_service import Browser, Service, claims_of, push_service
from serving import Answer, Server, serving
from table_players import Player, all_give_numbers, play

from heckmeck.languages import LANGUAGES
from heckmeck.server.push import MOST, Push, Turn, message
from heckmeck.server.push_send import Reach, Sender, new_key
from heckmeck.server.watch import Watch
from heckmeck.store import Store
from heckmeck.store.pushes import Pushes
from heckmeck.table.host import Host
from heckmeck.table.tokens import new_token, owner_of
from heckmeck.table.watched import Watcher
from heckmeck.table.wire.incoming import OpenSeat, PersonSeat, SetUp

PROGRAM = Path(service_module.__file__)
CONTACT = "mailto:host@example.org"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("push")


@pytest.fixture(scope="module")
def service(folder: Path) -> Iterator[Service]:
    with push_service(folder) as running:
        yield running


@pytest.fixture(scope="module")
def server(folder: Path, service: Service) -> Iterator[Server]:
    """A server that sends messages at once, and only to this machine."""
    with serving(folder, program=PROGRAM, **told_to_push(service)) as running:
        yield running


def told_to_push(service: Service) -> dict[str, Any]:
    return {
        "HECKMECK_VAPID_KEY": new_key(),
        "HECKMECK_PUSH_CONTACT": CONTACT,
        "HECKMECK_PUSH_GRACE": "0",
        "PUSH_CERTIFICATE": str(service.certificate),
    }


def put(server: Server, table: str, token: str, wanted: dict[str, str]) -> Answer:
    return server.request("PUT", f"/api/tables/{table}/push", json.dumps(wanted).encode(), {"Authorization": f"Bearer {token}"})


def drop(server: Server, table: str, token: str, browser: Browser) -> int:
    name = hashlib.sha256(browser.endpoint.encode()).hexdigest()
    return server.request("DELETE", f"/api/tables/{table}/push/{name}", None, {"Authorization": f"Bearer {token}"}).status


def two(server: Server, game: str = "original") -> tuple[Player, Player]:
    """Ada and Ben, each on a screen of their own. The game has begun, and Ada is to act."""
    seated = server.set_up(game, "Ada", "free")
    ben = server.sit(seated["table"], 1, "Ben")
    players = [Player(server, seated["table"], seated["token"]), Player(server, seated["table"], ben["token"])]
    all_give_numbers(players)
    for player in players:
        player.until(max(one.version for one in players))
    return players[0], players[1]


def until_turn_of(seat: int, *players: Player) -> None:
    """They play until this seat is to act."""
    by_seat = {player.last["table"]["yours"][0]: player for player in players}
    random = Random(1)
    while (now := players[0].last["situation"]["seat"]) != seat:
        by_seat[now].act(random)
        for player in players:
            player.until(player.version + 1)


def rows(folder: Path, table: str) -> list[str]:
    engine = sqlalchemy.create_engine(database_url(folder))
    with engine.connect() as connection:
        found = connection.execute(sqlalchemy.text("SELECT endpoint FROM pushes WHERE table_id = :table"), {"table": table})
        endpoints = [str(row.endpoint) for row in found]
    engine.dispose()
    return endpoints


def test_who_is_away_hears_once_that_it_is_their_turn(server: Server, service: Service) -> None:
    ada, ben = two(server)
    phone = service.browser("/ok/ben")
    assert put(server, ben.table, str(ben.token), phone.wanted("de")).status == 204
    ben.client.close()
    until_turn_of(1, ada)
    came = service.next()
    told = json.loads(phone.read(came.body))
    assert told == {"title": "Du bist dran", "body": "Ben, du bist dran bei Heckmeck am Bratwurmeck.", "table": ben.table}
    assert claims_of(came.headers["authorization"])[1] == server.get("/api/push").json["key"]
    sent = came.body + json.dumps(came.headers).encode()
    assert not any(secret.encode() in sent for secret in (str(ben.token), str(ada.token), owner_of(str(ben.token)), ben.table))
    # People come and go, and it is still the same turn.
    for _ in range(3):
        server.connect(ada.table).close()
    ben.connect()
    until_turn_of(0, ben)
    # This turn was Ben's own, so the next message is about the next turn.
    ben.client.close()
    ada.until(ben.version)
    until_turn_of(1, ada)
    assert service.next().path == "/ok/ben"
    assert service.messages.empty()


def test_who_is_here_hears_it_from_the_page_alone(server: Server, service: Service) -> None:
    ada, ben = two(server)
    assert put(server, ben.table, str(ben.token), service.browser("/ok/here").wanted()).status == 204
    until_turn_of(1, ada, ben)
    until_turn_of(0, ada, ben)
    # The next message of all is about another table.
    other, away = two(server)
    assert put(server, away.table, str(away.token), service.browser("/ok/other").wanted()).status == 204
    away.client.close()
    until_turn_of(1, other)
    assert service.next().path == "/ok/other"
    ada.client.close()
    ben.client.close()


def test_who_switches_it_off_hears_no_more(server: Server, service: Service, folder: Path) -> None:
    ada, ben = two(server)
    phone, laptop = service.browser("/ok/phone"), service.browser("/ok/laptop")
    for browser in (phone, laptop, laptop):
        assert put(server, ben.table, str(ben.token), browser.wanted()).status == 204
    assert drop(server, ben.table, str(ada.token), phone) == 204
    assert sorted(rows(folder, ben.table)) == sorted([phone.endpoint, laptop.endpoint])
    assert drop(server, ben.table, str(ben.token), phone) == 204
    assert rows(folder, ben.table) == [laptop.endpoint]
    ben.client.close()
    until_turn_of(1, ada)
    assert service.next().path == "/ok/laptop"
    assert service.messages.empty()


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_the_push_service_does_not_know_is_forgotten(
    server: Server, service: Service, folder: Path, status: int
) -> None:
    ada, ben = two(server)
    for path in (f"/{status}/gone", "/ok/still"):
        assert put(server, ben.table, str(ben.token), service.browser(path).wanted()).status == 204
    ben.client.close()
    until_turn_of(1, ada)
    assert service.next().path == "/ok/still"
    while len(rows(folder, ben.table)) > 1:
        assert server.get("/healthz").status == 200
    assert rows(folder, ben.table)[0].endswith("/ok/still")


def test_nobody_waits_for_a_push_service_that_hangs_or_fails(server: Server, service: Service) -> None:
    ada, ben = two(server)
    for path in ("/hang/ben", "/500/ben", "/silent/ben", "/ok/ben"):
        assert put(server, ben.table, str(ben.token), service.browser(path).wanted()).status == 204
    ben.client.close()
    until_turn_of(1, ada)
    assert service.next().path == "/ok/ben"
    while '"event": "push_failed", "about": "500"' not in server.complaints.read_text():
        assert server.get("/healthz").status == 200
    ben.connect()
    ben.until(ada.version)
    for seat in (0, 1, 0):
        until_turn_of(seat, ada, ben)
    told = server.complaints.read_text()
    assert not any(secret in told for secret in ("127.0.0.1", "/500/", str(ben.token)))
    ada.client.close()
    ben.client.close()


def test_with_the_game_the_subscriptions_end(server: Server, service: Service, folder: Path) -> None:
    seated = server.set_up("original", "Ada", "chick Berta")
    ada = Player(server, seated["table"], seated["token"])
    ada.give_numbers()
    assert put(server, ada.table, str(ada.token), service.browser("/ok/ada").wanted()).status == 204
    play([ada], Random(2))
    while rows(folder, ada.table):
        assert server.get("/healthz").status == 200
    assert put(server, ada.table, str(ada.token), service.browser("/ok/ada").wanted()).status == 204
    assert rows(folder, ada.table) == []


def test_only_who_has_a_seat_may_subscribe_and_only_to_a_push_service(server: Server, service: Service, folder: Path) -> None:
    seated = server.set_up("original", "Ada", "free")
    table, token = seated["table"], seated["token"]
    good = service.browser("/ok/x").wanted()

    def reason(answer: Answer) -> tuple[int, str]:
        return answer.status, answer.json["refusal"]["reason"]

    assert reason(put(server, table, "", good)) == (403, "no_seat")
    assert reason(put(server, table, new_token(), good)) == (403, "no_seat")
    assert reason(put(server, "nowhere", token, good)) == (404, "no_such_table")
    for endpoint in ("http://127.0.0.1/x", "file:///etc/passwd", "https://a b/", "x", "https://[::1]/"):
        assert reason(put(server, table, token, {**good, "endpoint": endpoint})) == (422, "bad_subscription")
    assert reason(put(server, table, token, {**good, "p256dh": "A" * 87})) == (422, "bad_subscription")
    unknown: list[dict[str, Any]] = [
        {},
        {**good, "more": 1},
        {**good, "auth": "short"},
        {**good, "endpoint": "https://example.org/" + "x" * 2000},
        {**good, "endpoint": 7},
    ]
    for wanted in unknown:
        assert reason(put(server, table, token, wanted)) == (422, "not_understood")
    assert rows(folder, table) == []


def test_a_server_without_a_key_sends_nothing_and_says_so(tmp_path: Path, service: Service) -> None:
    with serving(tmp_path) as plain:
        assert plain.get("/api/push").json == {"key": None}
        seated = plain.set_up("original", "Ada", "free")
        answer = put(plain, seated["table"], seated["token"], service.browser("/ok/x").wanted())
        assert (answer.status, answer.json["refusal"]["reason"]) == (422, "push_off")


def test_one_address_subscribes_only_so_often(tmp_path: Path, service: Service) -> None:
    with serving(tmp_path, program=PROGRAM, **told_to_push(service)) as flooded:
        browser = service.browser("/ok/x")
        statuses = [drop(flooded, "x", "x", browser) for _ in range(320)]
    assert statuses[:300] == [204] * 300
    assert 429 in statuses[300:]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_is_a_sentence_in_every_language(language: str) -> None:
    told = json.loads(message(Turn("ID", 0, "Anna_Lena", "karteneck", "secret", 1), language))
    assert "Anna Lena" in told["body"]
    assert "Heckmeck am Karteneck" in told["body"]
    assert "secret" not in json.dumps(told)


# In one process, with a moment that never passes


async def far_apart(host: Host) -> tuple[str, str, str]:
    """A table with real dice, which needs no numbers: its id and the tokens of Ada and Ben."""
    seated = await host.create(SetUp("original", [PersonSeat("Ada"), OpenSeat()], real_dice=True, grace=0))
    ben = new_token()
    async with host.table(seated.table) as live:
        await live.sit(1, "Ben", ben)
    return seated.table, seated.token, ben


@asynccontextmanager
async def patient(folder: Path) -> AsyncIterator[tuple[Host, Push]]:
    """A host whose tables are looked at, and messages that are never sent because their moment never comes."""
    store = Store(database_url(folder))
    push = Push(Pushes(store), Sender(new_key(), CONTACT, Reach()), Watch(), grace=3600)
    host = Host(store)
    host.looks = push.look
    async with push.running():
        yield host, push
    assert push.waiting == 0
    store.close()


def test_who_comes_back_in_time_hears_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with patient(tmp_path) as (host, push):
            table, ada, _ = await far_apart(host)
            assert push.waiting == 1
            async with host.table(table) as live:
                back = Watcher(owner_of(ada), 0)
                await live.enter(back)
                assert push.waiting == 0
                live.leave(back)
                assert push.waiting == 1
                live.tell_all()
                live.tell_all()
                assert push.waiting == 1

    asyncio.run(run())


def test_only_so_many_are_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("heckmeck.server.push.MOST", 2)
    assert MOST > 2

    async def run() -> None:
        async with patient(tmp_path) as (host, push):
            for _ in range(4):
                await far_apart(host)
            assert push.waiting == 2

    asyncio.run(run())
