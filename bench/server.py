"""How many actions a second one server process saves and answers: 500 tables, two live players at each, SQLite on full durability.

Every player has a WebSocket of its own and acts as soon as it sees that it is to act. An action counts when the player who acted
has got the update that answers it, which the server sends only after the commit. At the end every table is loaded from the disk by
a second server and compared with what its players saw.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import uvloop
from pydantic_core import from_json
from websockets.asyncio.client import ClientConnection, connect

TABLES = 500
SECONDS = 20.0


@contextmanager
def server(folder: Path) -> Iterator[str]:
    """A server process of our own; gives its address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    limits = {"HECKMECK_TABLES_PER_HOUR": "100000", "HECKMECK_CONNECTIONS_PER_ADDRESS": "100000"}
    environment = {**os.environ, "HECKMECK_DATABASE_URL": f"sqlite:///{folder}/tables.db", **limits}
    command = [sys.executable, "-m", "heckmeck", "play", "--no-browser", "--port", str(port)]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
    try:
        for _ in range(200):
            try:
                urlopen(f"http://127.0.0.1:{port}/healthz", timeout=1)
                break
            except OSError:
                time.sleep(0.1)
        yield f"127.0.0.1:{port}"
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(20)


def post(address: str, path: str, body: object) -> Any:
    request = Request(f"http://{address}{path}", json.dumps(body).encode(), {"Content-Type": "application/json"})
    return json.load(urlopen(request))


class Player:
    """One seat of one table: keeps the versions it saw, and how long each of its actions took."""

    def __init__(self, address: str, table: str, token: str, seat: int) -> None:
        self.address, self.table, self.token, self.seat = address, table, token, seat
        self.version = 0
        self.lucky = False
        self.times: list[float] = []
        self.acted: tuple[int, float] | None = None
        self.problems: list[str] = []
        self.random = random.Random(f"{table}{seat}")

    async def play(self, end: asyncio.Event) -> None:
        async with connect(f"ws://{self.address}/api/tables/{self.table}/live", compression=None, max_queue=None) as live:
            await live.send(json.dumps({"type": "hello", "token": self.token, "version": 0}))
            async for text in live:
                message = from_json(text)
                if message["type"] == "update":
                    await self._go_on(live, message, end)
                else:
                    self.problems.append(str(message))
                if end.is_set() and self.acted is None:
                    return

    async def _go_on(self, live: ClientConnection, update: Any, end: asyncio.Event) -> None:
        versions = [step["version"] for step in update["steps"]]
        if versions != sorted(versions) or update["version"] < self.version or (versions and versions[0] <= self.version):
            self.problems.append(f"out of order: {self.version} then {versions}")
        self.version = update["version"]
        if self.acted is not None and self.version > self.acted[0]:
            self.times.append(time.perf_counter() - self.acted[1])
            self.acted = None
        if not update["table"]["seats"][self.seat]["luck"] and not self.lucky:
            self.lucky = True
            await live.send(json.dumps({"type": "luck", "seat": self.seat, "luck": secrets.token_hex(16)}))
        choices = update["situation"]["choices"]
        if choices and self.acted is None and not end.is_set():
            action = self.random.choice(choices)["action"]
            self.acted = (self.version, time.perf_counter())
            await live.send(json.dumps({"type": "act", "version": self.version, "action": action}))


def set_up(address: str) -> list[Player]:
    players: list[Player] = []
    for _ in range(TABLES):
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
        first = post(address, "/api/tables", {"game": "deluxe", "seats": seats})
        second = post(address, f"/api/tables/{first['table']}/seats/1", {"name": "Ben"})
        players += [Player(address, first["table"], first["token"], 0), Player(address, first["table"], second["token"], 1)]
    return players


async def load(players: list[Player]) -> float:
    """Plays for a while; the seconds it took."""
    end = asyncio.Event()
    tasks = [asyncio.create_task(player.play(end)) for player in players]
    await asyncio.sleep(3)
    for player in players:
        player.times.clear()
    began = time.perf_counter()
    await asyncio.sleep(SECONDS)
    took = time.perf_counter() - began
    end.set()
    await asyncio.wait(tasks, timeout=20)
    for task in tasks:
        task.cancel()
    return took


async def saved(address: str, table: str) -> int:
    """The version of a table as a fresh server has it."""
    async with connect(f"ws://{address}/api/tables/{table}/live", compression=None) as live:
        await live.send(json.dumps({"type": "hello", "token": None, "version": 0}))
        return int(json.loads(await live.recv())["version"])


async def lost(address: str, players: list[Player]) -> int:
    """How many players saw a version that is not on the disk."""
    return sum([await saved(address, player.table) < player.version for player in players])


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        with server(Path(folder)) as address:
            players = set_up(address)
            took = uvloop.run(load(players))
        with server(Path(folder)) as address:
            missing = asyncio.run(lost(address, players))
    times = sorted([one for player in players for one in player.times])
    problems = [problem for player in players for problem in player.problems]
    print(f"server: {TABLES} tables, {len(players)} players, deluxe, SQLite synchronous=FULL, {took:.0f} s")
    print(f"  {len(times) / took:,.0f} actions/s, answered in {times[len(times) // 2] * 1000:.0f} ms (median), ", end="")
    print(f"{times[len(times) * 99 // 100] * 1000:.0f} ms (99 %)")
    print(f"  lost {missing}, out of order or refused {len(problems)} {problems[:1] or ''}")


if __name__ == "__main__":
    main()
