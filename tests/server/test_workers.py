"""`heckmeck play --workers`: several processes behind one port, and a server that stops sends its players to the next one."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from serving import PATIENCE, Server, environment, free_port, serving


def children(server: Server) -> set[int]:
    told = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text()
    return {int(child) for child in told.split()}


def is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def two_free_ports() -> int:
    """The first of two ports in a row that are free."""
    while True:
        with socket.create_server(("127.0.0.1", 0)) as first, contextlib.suppress(OSError, OverflowError):
            port: int = first.getsockname()[1]
            with socket.create_server(("127.0.0.1", port + 1)):
                return port


def numbers(port: int) -> bytes:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE) as answer:
        told: bytes = answer.read()
    return told


def until_gone(processes: set[int]) -> None:
    for _ in range(PATIENCE * 50):
        if not any(is_running(process) for process in processes):
            return
        time.sleep(0.02)
    raise AssertionError("they are still running")


@pytest.mark.postgresql
def test_players_of_one_table_at_several_workers_see_each_other(tmp_path: Path) -> None:
    """However often a worker is killed or all are replaced, the ports answer; and they end with their parent."""
    metrics = two_free_ports()
    with serving(tmp_path, "--workers", "2", "--metrics", str(metrics)) as server:
        first = children(server)
        assert len(first) == 2
        seated = server.set_up("original", "Ada", "free")
        ben = server.sit(seated["table"], 1, "Ben")
        # Enough connections that both workers have some.
        watching = [server.connect(seated["table"]) for _ in range(8)]
        with server.connect(seated["table"], ben["token"]) as client:
            client.commit(1, "a" * 64)
            for watcher in watching:
                watcher.until(2)
        os.kill(min(first), signal.SIGKILL)
        assert server.get("/healthz").status == 200
        os.kill(server.process.pid, signal.SIGHUP)
        until_gone(first)
        assert server.get(f"/api/tables/{seated['table']}").status == 200
        for port in (metrics, metrics + 1):
            assert b"heckmeck_tables" in numbers(port)
        second = children(server)
        assert server.stop() == 0
        until_gone(second)
        assert server.process.stdout is not None
        assert "All tables are saved." in server.process.stdout.read()


@pytest.mark.postgresql
def test_metrics_are_answered_whenever_a_worker_is_replaced(tmp_path: Path) -> None:
    """The one that goes and the one that comes share a queue, and nobody in it is cut off."""
    metrics = two_free_ports()
    with serving(tmp_path, "--workers", "2", "--metrics", str(metrics)) as server, ThreadPoolExecutor(4) as asking:
        for _ in range(3):
            old = children(server)
            os.kill(server.process.pid, signal.SIGHUP)
            while any(is_running(process) for process in old):
                for answer in asking.map(numbers, [metrics, metrics + 1] * 4):
                    assert b"heckmeck_tables" in answer


@pytest.mark.postgresql
def test_visitors_are_answered_whenever_a_worker_is_replaced(tmp_path: Path) -> None:
    """However many come at once: whoever is inside is heard before the worker goes, and all others wait for the next one."""
    with serving(tmp_path, "--workers", "2") as server, ThreadPoolExecutor(32) as asking:
        for _ in range(2):
            old = children(server)
            os.kill(server.process.pid, signal.SIGHUP)
            while any(is_running(process) for process in old):
                answers = asking.map(server.get, ["/api/games"] * 128)
                assert {answer.status for answer in answers} == {200}


@pytest.mark.postgresql
def test_workers_end_with_their_parent_however_it_ends(tmp_path: Path) -> None:
    with serving(tmp_path, "--workers", "2") as server:
        left = children(server)
        server.kill()
        until_gone(left)


@pytest.mark.sqlite
def test_several_workers_on_sqlite_are_refused_with_a_sentence(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "heckmeck",
        "play",
        "--no-browser",
        "--language",
        "en",
        "--port",
        str(free_port()),
        "--workers",
        "2",
    ]
    done = subprocess.run(command, env=environment(tmp_path), capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("More than one worker needs PostgreSQL.")


def test_whoever_is_at_a_server_that_stops_is_asked_to_come_back(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        seated = server.set_up("original", "Ada", "hen Hilda")
        with server.connect(seated["table"], seated["token"]) as ada:
            assert server.stop() == 0
            ada.rest()
            assert ada.socket.close_code == 1012
