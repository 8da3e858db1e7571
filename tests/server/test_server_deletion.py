"""Tables go: when their creator deletes them, and when nobody has changed them for longer than the host keeps them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import pytest
import sqlalchemy
from databases import database_url, kept
from serving import Server, serving
from table_players import Player, all_give_numbers, play

from heckmeck.store import Store


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("deletion")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Server]:
    with serving(folder) as server:
        yield server


def delete(server: Server, table: str, token: str) -> int:
    return server.request("DELETE", f"/api/tables/{table}", None, {"Authorization": f"Bearer {token}"}).status


def run(url: str, statement: str) -> None:
    engine = sqlalchemy.create_engine(url, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.exec_driver_sql(statement)
    engine.dispose()


def test_only_its_creator_can_delete_a_table_and_all_who_are_there_are_told(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        seated = server.set_up("karteneck", "Zebedee", "free", "chick Kim")
        ben = server.sit(seated["table"], 1, "Ermintrude")
        table = seated["table"]
        for wrong in (ben["token"], "", "nonsense"):
            assert delete(server, table, wrong) == 403
        assert delete(server, "no-such-table", seated["token"]) == 404
        with server.connect(table, ben["token"]) as guest, server.connect(table) as watching:
            assert delete(server, table, seated["token"]) == 204
            for client in (guest, watching):
                messages = client.rest()
                assert [message["refusal"]["reason"] for message in messages if message["type"] == "error"] == ["no_such_table"]
                assert client.socket.close_code == 4404
        assert server.get(f"/api/tables/{table}").status == 404
        assert delete(server, table, seated["token"]) == 404
        assert server.post(f"/api/tables/{table}/seats/1", {"name": "Eve"}).status == 404
    assert not any(gone in kept(tmp_path) for gone in (b"Zebedee", b"Ermintrude", table.encode()))


def test_a_rematch_belongs_to_who_asked_for_it(server: Server) -> None:
    seated = server.set_up("karteneck", "Ada", "free")
    ben = server.sit(seated["table"], 1, "Ben")
    players = [Player(server, seated["table"], token) for token in (seated["token"], ben["token"])]
    all_give_numbers(players)
    assert play(players, Random(1))
    players[1].send("rematch")
    players[1].until(players[1].version + 1)
    again = players[1].last["table"]["rematch"]
    assert delete(server, again, seated["token"]) == 403
    assert delete(server, again, ben["token"]) == 204


def test_a_damaged_table_can_be_deleted(server: Server, folder: Path) -> None:
    seated = server.set_up("original", "Ada", "chick Kim")
    run(database_url(folder), f"UPDATE tables SET set_up = '[]' WHERE id = '{seated['table']}'")
    assert server.get(f"/api/tables/{seated['table']}").status == 422
    assert delete(server, seated["table"], seated["token"]) == 204
    assert server.get(f"/api/tables/{seated['table']}").status == 404


def test_a_table_that_vanishes_from_the_database_ends_for_those_at_it(server: Server, folder: Path) -> None:
    """Another server has deleted it."""
    seated = server.set_up("original", "Ada", "free")
    with server.connect(seated["table"], seated["token"]) as ada:
        run(database_url(folder), f"DELETE FROM changes WHERE table_id = '{seated['table']}'")
        run(database_url(folder), f"DELETE FROM tables WHERE id = '{seated['table']}'")
        ada.commit(0, "a" * 64)
        assert ada.rest()[0]["refusal"]["reason"] == "no_such_table"


def test_tables_that_nobody_changed_for_so_many_days_are_forgotten(tmp_path: Path) -> None:
    today = datetime.now(UTC).date()
    with serving(tmp_path) as server:
        tables = {age: server.set_up("original", "Ada", "free")["table"] for age in (0, 29, 31, 400)}
        for age, table in tables.items():
            run(database_url(tmp_path), f"UPDATE tables SET touched = '{today - timedelta(days=age)}' WHERE id = '{table}'")
    with serving(tmp_path) as server:
        assert all(server.get(f"/api/tables/{table}").status == 200 for table in tables.values())
    with serving(tmp_path, HECKMECK_KEEP_DAYS="30") as server:
        # It is told when it is done.
        for _ in range(20_000):
            if "tables_forgotten" in server.complaints.read_text():
                break
            assert server.get("/healthz").status == 200
            time.sleep(0.02)
        assert '"event": "tables_forgotten", "tables": 2' in server.complaints.read_text()
        found = {age: server.get(f"/api/tables/{table}").status for age, table in tables.items()}
        assert found == {0: 200, 29: 200, 31: 404, 400: 404}


def test_a_change_makes_a_table_young_again(tmp_path: Path) -> None:
    url = database_url(tmp_path)
    today = datetime.now(UTC).date()

    async def play() -> None:
        store = Store(url)
        for table in ("old", "played", "unknown"):
            await store.create(table, "", "{}", [])
        run(url, "UPDATE tables SET touched = '2020-01-01'")
        run(url, "UPDATE tables SET touched = NULL WHERE id = 'unknown'")
        store.close()
        store = Store(url)
        await store.append("played", 1, ["one"])
        assert await store.forget(today.isoformat()) == 1
        assert await store.load("old") is None
        assert await store.load("played") is not None
        assert await store.load("unknown") is not None
        assert await store.forget((today + timedelta(days=1)).isoformat()) == 2
        store.close()

    asyncio.run(play())


def test_any_number_of_tables_can_be_forgotten(tmp_path: Path) -> None:
    async def fill() -> None:
        store = Store(database_url(tmp_path))
        await asyncio.gather(*[store.create(f"t{number}", "", "{}", ["one"]) for number in range(501)])
        assert await store.forget("9999-01-01") == 501
        store.close()

    asyncio.run(fill())
