"""`heckmeck play`: it starts, says where it is, answers when it is ready, and stops when it is told to."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from databases import database_url
from serving import PATIENCE, Server, environment, free_port, serving
from table_players import Player
from table_players import play as play_out

from heckmeck.command.play import _bind
from heckmeck.server.app import PAGE
from heckmeck.store import Store


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as server:
        yield server


def play(folder: Path, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    """What becomes of a server that cannot start."""
    command = [sys.executable, "-m", "heckmeck", "play", "--no-browser", "--language", "en", *arguments]
    return subprocess.run(command, env=environment(folder, **more), capture_output=True, text=True, check=False, timeout=PATIENCE)


def test_it_says_where_it_is_and_answers_when_it_is_ready(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert server.address == f"http://localhost:{server.port}"
        answer = server.get("/healthz")
        assert (answer.status, answer.json) == (200, {"status": "ok"})
        assert server.process.stdout is not None
        assert "--host 0.0.0.0" in server.process.stdout.readline()
        assert server.stop() == 0
        assert "All tables are saved." in server.process.stdout.read()


def test_it_does_not_wait_for_reviews_to_be_ready(tmp_path: Path) -> None:
    """Whoever asked for one hears that the server stops. They are made one after the other, so the last of four is late."""
    with serving(tmp_path) as server:
        seated = server.set_up("karteneck", "Ada", "hen Hilda", "hen Kim")
        ada = Player(server, seated["table"], seated["token"])
        ada.give_numbers()
        assert play_out([ada], Random(0))
        tables = asyncio.run(copies(database_url(tmp_path), seated["table"]))
        asked = [http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE) for _ in tables]
        for connection, table in zip(asked, tables, strict=True):
            connection.request("GET", f"/api/tables/{table}/review", headers={"Host": f"localhost:{server.port}"})
        # Whoever asks last is answered only when the others have been heard.
        assert server.get("/api/games").status == 200
        assert server.stop() == 0
        answers = [connection.getresponse() for connection in asked]
        assert answers[-1].status == 503
        assert json.loads(answers[-1].read())["refusal"]["reason"] == "stopping"
        for connection in asked:
            connection.close()


async def copies(database: str, table: str) -> list[str]:
    """The same game at other tables."""
    store = Store(database)
    saved = await store.load(table)
    assert saved is not None
    for number in range(4):
        await store.create(f"{table}-{number}", saved.created, saved.set_up, saved.changes)
    store.close()
    return [f"{table}-{number}" for number in range(4)]


def test_a_port_that_is_taken_is_left_alone_and_the_next_free_one_used(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with serving(tmp_path, port=port) as server:
            assert port < server.port <= port + 100
            assert server.get("/healthz").status == 200


@pytest.mark.parametrize(("system", "shared"), [("posix", True), ("nt", False)])
def test_a_port_may_be_bound_again_at_once_but_never_shared(system: str, shared: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """On Windows the option with this name would let a second server listen on the port of the first."""
    with monkeypatch.context() as patched:
        patched.setattr(os, "name", system)
        listening = _bind("127.0.0.1", 0)
    with listening:
        assert bool(listening.getsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR)) == shared


def test_it_may_listen_to_ipv6(tmp_path: Path) -> None:
    try:
        with socket.socket(socket.AF_INET6) as own:
            own.bind(("::1", 0))
    except OSError:
        pytest.skip("no IPv6 on this machine")
    process = subprocess.Popen(
        [sys.executable, "-m", "heckmeck", "play", "--no-browser", "--host", "::1", "--port", str(free_port()), "--language", "en"],
        env=environment(tmp_path),
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert "http://localhost:" in process.stdout.readline()
    process.kill()
    process.communicate()


def test_heckmeck_alone_opens_the_browser_at_its_address(tmp_path: Path) -> None:
    """`heckmeck` is `heckmeck play`; what stands in for the browser here writes down where it was sent."""
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}.new && mv {opened}.new {opened}\n')
    browser.chmod(0o755)
    process = subprocess.Popen(
        [sys.executable, "-m", "heckmeck"],
        env=environment(tmp_path, BROWSER=f"{browser} %s", LANGUAGE="en", LANG="en_GB.UTF-8", LC_ALL="en_GB.UTF-8"),
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        address = process.stdout.readline().split()[-1]
        for _ in range(PATIENCE * 20):
            if opened.exists():
                break
            time.sleep(0.05)
        assert opened.read_text() == f"{address}\n"
        process.terminate()
        assert process.wait(PATIENCE) == 0
    finally:
        process.kill()
        process.communicate()


@pytest.mark.parametrize("host", ["no.such.host.invalid", "192.0.2.1", "a..b", pytest.param("ä" * 80, id="too long")])
def test_where_it_cannot_listen_it_says_so_in_a_sentence(host: str, tmp_path: Path) -> None:
    done = play(tmp_path, "--host", host, "--port", str(free_port()))
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"Cannot listen on {host}")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    "url",
    [
        "nonsense",
        "sqlite:////dev/null/x.db",
        "postgresql+psycopg://somebody@localhost:notaport/x",
        "postgresql+psycopg://somebody@127.0.0.1:1/x",
    ],
)
def test_a_database_that_cannot_be_opened_is_told_in_a_sentence(url: str, tmp_path: Path) -> None:
    done = play(tmp_path, "--port", str(free_port()), HECKMECK_DATABASE_URL=url)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("Cannot open the database")
    assert done.stderr.endswith("Set another one in HECKMECK_DATABASE_URL.\n")
    assert done.stderr.count("\n") == 1


def test_a_limit_that_is_no_number_is_told_in_a_sentence(tmp_path: Path) -> None:
    done = play(tmp_path, "--port", str(free_port()), HECKMECK_TABLES_PER_HOUR="many")
    assert done.returncode == 1
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("path", ["/t/%E0%A4%A", "/t/%00", "/t/%ff", "/t/a%0Ab", "/t/%", "/%0A", "/t/" + "x" * 5000])
def test_a_malformed_address_is_never_an_error_of_the_server(path: str, server: Server) -> None:
    answer = server.get(path)
    if (PAGE / "index.html").exists():
        assert (answer.status, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
    else:
        assert answer.status == 404


@pytest.mark.parametrize("id", ["%E0%A4%A", "%00", "%ED%A0%80", "a%0Ab", "%F0%9F%90%9B"])
def test_a_malformed_id_is_no_table(id: str, server: Server) -> None:
    assert server.get(f"/api/tables/{id}").status == 404
