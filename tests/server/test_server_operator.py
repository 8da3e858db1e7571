"""What the operator learns: whether the server lives, whether it can save, and what goes wrong, without anything private."""

from __future__ import annotations

import asyncio
import io
import json
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from databases import database_url, full_disk
from raw_clients import MASK, PING, TEXT, frame, raw, raw_socket
from serving import PATIENCE, Server, environment, free_port, serving

from heckmeck.server.watch import Log, Watch
from heckmeck.store import Commit, Store, StoreError

Json = Any


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("operator")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Server]:
    with serving(folder) as server:
        yield server


def lines(server: Server, before: str) -> list[Json]:
    """What the log has more than it had before."""
    return [json.loads(line) for line in server.complaints.read_text().removeprefix(before).splitlines()]


# Alive and ready


def test_a_server_that_saves_is_alive_and_ready(server: Server) -> None:
    for path, status in (("/healthz", "ok"), ("/readyz", "ready")):
        answer = server.get(path)
        assert (answer.status, answer.json) == (200, {"status": status})


def test_a_server_that_cannot_save_is_alive_and_not_ready(server: Server, folder: Path) -> None:
    # What is found out is believed for a moment.
    with full_disk(folder):
        assert becomes(server, 503)
        answer = server.get("/readyz")
        assert (answer.status, answer.json) == (503, {"status": "not ready"})
    assert becomes(server, 200)


def becomes(server: Server, status: int) -> bool:
    """Asks whether the server is ready until it says so or not, or for a long time. Meanwhile it is alive."""
    for _ in range(20_000):
        if server.get("/readyz").status == status:
            return True
        assert server.get("/healthz").status == 200
        time.sleep(0.02)
    return False


def test_asking_whether_it_is_ready_leaves_nothing_in_the_database(tmp_path: Path) -> None:
    import sqlalchemy

    async def probe() -> None:
        store = Store(database_url(tmp_path))
        await store.probe()
        with full_disk(tmp_path), pytest.raises(StoreError):
            await asyncio.wait_for(store.probe(), 60)
        store.close()

    asyncio.run(probe())
    engine = sqlalchemy.create_engine(database_url(tmp_path))
    with engine.connect() as connection:
        for table in ("tables", "changes"):
            assert connection.exec_driver_sql(f"SELECT count(*) FROM {table}").scalar() == 0
    engine.dispose()


@pytest.mark.sqlite
def test_a_server_whose_database_was_deleted_is_not_ready(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        (tmp_path / "tables.db").unlink()
        assert server.get("/readyz").status == 503
        assert server.get("/healthz").status == 200


# The log


def test_a_failed_save_is_one_line_without_names_tokens_or_ids(server: Server, folder: Path) -> None:
    seated = server.set_up("karteneck", "Zebedee", "free")
    before = server.complaints.read_text()
    with full_disk(folder):
        assert server.post(f"/api/tables/{seated['table']}/seats/1", {"name": "Ermintrude"}).status == 503
    (line,) = lines(server, before)
    assert (line["event"], line["requests"]) == ("save_failed", 1)
    assert line["code"] in ("SQLITE_ERROR", "P0001")
    told = server.complaints.read_text()
    assert not any(secret in told for secret in ("Zebedee", "Ermintrude", seated["token"], seated["table"]))


def test_a_conflict_is_no_failure_of_the_database(tmp_path: Path) -> None:
    told = io.StringIO()
    watch = Watch(Log(told))

    async def twice() -> None:
        store = Store(database_url(tmp_path), watch.commit)
        await store.create("t", "", "{}", ["one"])
        with pytest.raises(StoreError):
            await store.append("t", 1, ["another"])
        store.close()

    asyncio.run(twice())
    assert told.getvalue() == ""


def test_a_slow_commit_is_told() -> None:
    told = io.StringIO()
    watch = Watch(Log(told))
    watch.commit(Commit(3, 0.2, None))
    watch.commit(Commit(7, 1.25, None))
    (line,) = [json.loads(line) for line in told.getvalue().splitlines()]
    assert (line["event"], line["seconds"], line["requests"]) == ("save_slow", 1.25, 7)


def test_a_flood_is_one_line(server: Server) -> None:
    seated = server.set_up("original", "Ada", "chick Kim")
    before = server.complaints.read_text()
    with raw_socket(server, seated["table"]) as client:
        client.send(frame(PING) * 2000)
        client.rest()
    (line,) = lines(server, before)
    assert (line["event"], line["about"]) == ("flood", "frames")


def test_a_flood_of_bytes_is_cut_off_before_its_frames_or_messages_are_too_many(server: Server) -> None:
    """Texts as large as the server takes them. It refuses each of them, but has to read them first."""
    seated = server.set_up("original", "Ada", "chick Kim")
    large = bytes([TEXT, 0x80 | 126]) + (16_000).to_bytes(2, "big") + MASK + b" " * 16_000
    before = server.complaints.read_text()
    with raw_socket(server, seated["table"]) as client:
        client.send(frame(TEXT, b'{"type": "hello"}'))
        sent = 0
        while sent < 2000 and client.send(large):
            sent += 1
        client.hang_up()
        client.rest()
    (line,) = lines(server, before)
    assert (line["event"], line["about"]) == ("flood", "bytes")
    assert sent < 2000


def test_many_of_a_kind_are_counted_and_not_told_one_by_one() -> None:
    told = io.StringIO()
    log = Log(told)
    for _ in range(1000):
        log.tell("flood", "frames")
    log.tell("flood", "messages")
    assert 2 <= told.getvalue().count("\n") < 10


@pytest.mark.parametrize(
    ("first", "about"),
    [
        (b"\x16\x03\x01\r\n\r\n", "Invalid HTTP request received."),
        (
            b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, close\r\nUpgrade: x\r\n\r\n",
            "Unsupported upgrade request.",
        ),
    ],
)
def test_warnings_that_any_client_can_cause_are_counted_too(server: Server, first: bytes, about: str) -> None:
    before = server.complaints.read_text()
    for _ in range(200):
        with raw(server, first) as hostile:
            hostile.rest()
    told = lines(server, before)
    assert {(line["event"], line["about"]) for line in told} == {("warning", about)}
    assert len(told) < 100


class Full(io.StringIO):
    """A log on a full disk."""

    def write(self, _: str) -> int:
        raise OSError(28, "No space left on device")


def test_a_log_that_cannot_be_written_stops_nobody() -> None:
    Log(Full()).tell("flood", "frames")


def test_a_damaged_table_is_told_by_the_beginning_of_its_id(server: Server, folder: Path) -> None:
    table = "abcdefghijklmnopqrstuv"

    async def damage() -> None:
        store = Store(database_url(folder))
        await store.create(table, "", "no set-up at all", [])
        store.close()

    asyncio.run(damage())
    before = server.complaints.read_text()
    assert server.get(f"/api/tables/{table}").status == 422
    (line,) = lines(server, before)
    assert (line["event"], line["about"]) == ("table_damaged", "abcdef")


# Metrics


def scraped(port: int) -> dict[str, float]:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE) as answer:
        pairs = [line.rsplit(" ", 1) for line in answer.read().decode().splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in pairs}


def test_metrics_count_what_happens_on_a_port_of_their_own(tmp_path: Path) -> None:
    port = free_port()
    with serving(tmp_path, "--metrics", str(port)) as server:
        seated = server.set_up("original", "Ada", "free")
        server.sit(seated["table"], 1, "Ben")
        with server.connect(seated["table"], seated["token"]) as ada, server.connect(seated["table"]):
            ada.commit(0, "a" * 64)
            ada.until(2)
            ada.send("act", version=99, action={"action": "roll"})
            assert ada.refused() == ("stale", "stale")
            found = scraped(port)
            assert (found["heckmeck_tables"], found["heckmeck_players"], found["heckmeck_save_queue"]) == (1, 1, 0)
            assert found['heckmeck_actions_total{type="commit"}'] == 1
            assert found['heckmeck_refusals_total{reason="stale"}'] == 1
            assert found["heckmeck_saved_requests_total"] == 3
            assert found["heckmeck_commit_seconds_count"] == 3
            assert found["heckmeck_action_seconds_count"] >= 2
        with full_disk(tmp_path):
            server.post(f"/api/tables/{seated['table']}/seats/1", {"name": "Cleo"})
            server.get("/readyz")
        assert scraped(port)["heckmeck_failed_commits_total"] == 1
        with raw_socket(server, seated["table"]) as flooder:
            flooder.send(frame(PING) * 2000)
            flooder.rest()
        assert scraped(port)['heckmeck_floods_total{kind="frames"}'] == 1


@pytest.mark.linux
def test_metrics_are_off_unless_somebody_wants_them(server: Server) -> None:
    assert b"heckmeck_tables" not in server.get("/metrics").body
    assert ports_of(server.process.pid) == {server.port}


def ports_of(process: int) -> set[int]:
    """The ports at which a process listens, as Linux tells them."""
    own = {str(file.readlink()) for file in Path(f"/proc/{process}/fd").iterdir() if file.is_symlink()}
    rows = [row.split() for table in ("tcp", "tcp6") for row in Path(f"/proc/{process}/net/{table}").read_text().splitlines()[1:]]
    return {int(row[1].rpartition(":")[2], 16) for row in rows if row[3] == "0A" and f"socket:[{row[9]}]" in own}


@pytest.mark.parametrize("wanted", ["many", "0", "65536", "127.0.0.1:", "localhost:x"])
def test_a_place_for_metrics_that_is_none_is_told_in_a_sentence(tmp_path: Path, wanted: str) -> None:
    command = [sys.executable, "-m", "heckmeck", "play", "--no-browser", "--language", "en", "--port", str(free_port())]
    done = subprocess.run(
        [*command, "--metrics", wanted], env=environment(tmp_path), capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("--metrics takes a port such as 9464")
    assert done.stderr.count("\n") == 1


def test_a_port_for_metrics_that_is_taken_is_told_in_a_sentence(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "heckmeck", "play", "--no-browser", "--language", "en", "--port", str(free_port())]
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = subprocess.run(
            [*command, "--metrics", str(port)], env=environment(tmp_path), capture_output=True, text=True, timeout=PATIENCE
        )
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"Cannot listen on 127.0.0.1, port {port} (")
    assert done.stderr.endswith("Choose another with --metrics.\n")


@pytest.mark.parametrize(
    ("variable", "sentence"),
    [
        ("HECKMECK_METRICS", "--metrics takes a port such as 9464"),
        ("HECKMECK_TRUSTED_PROXY", "--trusted-proxy takes addresses such as 127.0.0.1"),
    ],
)
def test_heckmeck_alone_reads_the_environment_like_heckmeck_play(tmp_path: Path, variable: str, sentence: str) -> None:
    """An impossible value shows that it is read."""
    wrong = environment(tmp_path, LANGUAGE="en", LANG="en_GB.UTF-8", LC_ALL="en_GB.UTF-8", BROWSER="true", **{variable: "nonsense"})
    done = subprocess.run(
        [sys.executable, "-m", "heckmeck"], env=wrong, capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(sentence)
