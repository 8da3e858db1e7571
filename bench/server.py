"""How many actions a second one server process saves and answers: 500 tables, two live players at each, SQLite on full durability.

Every player has a WebSocket of its own and acts as soon as it sees that it is to act. An action counts when the player who acted
has got the update that answers it, which the server sends only after the commit. At the end every table is loaded from the disk by
a second server and compared with what its players saw.

The processor time that the server itself spends on an action is what to compare between two versions: unlike the actions a second
it hardly depends on what else the machine does. `/proc` tells it, so this runs on Linux.
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

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from heckmeck.chance import commitment

TABLES = 500
SECONDS = 20.0


@contextmanager
def server(folder: Path) -> Iterator[tuple[str, int]]:
    """A server process of our own; gives its address and its process id."""
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
        yield f"127.0.0.1:{port}", process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(20)


def processor_time(process: int) -> float:
    """The seconds of processor time that a process has spent so far, in all its threads."""
    user, system = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def post(address: str, path: str, body: object) -> Any:
    request = Request(f"http://{address}{path}", json.dumps(body).encode(), {"Content-Type": "application/json"})
    return json.load(urlopen(request))


class Player:
    """One seat of one table: keeps the versions it saw, and how long each of its actions took."""

    def __init__(self, address: str, table: str, token: str, seat: int) -> None:
        self.address, self.table, self.token, self.seat = address, table, token, seat
        self.version = 0
        self.number = secrets.token_hex(32)
        self.committed = self.given = False
        self.times: list[float] = []
        self.acted: tuple[int, float] | None = None
        self.problems: list[str] = []
        self.random = random.Random(f"{table}{seat}")

    async def play(self, end: asyncio.Event) -> None:
        async with connect(f"ws://{self.address}/api/tables/{self.table}/live", compression=None, max_queue=None) as live:
            await live.send(json.dumps({"type": "hello", "token": self.token, "version": 0}))
            async for text in live:
                message = msgspec.json.decode(text)
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
        commitments = update["table"]["commitment"]["commitments"]
        if not commitments[self.seat] and not self.committed:
            self.committed = True
            await live.send(json.dumps({"type": "commit", "seat": self.seat, "sha256": commitment(self.number)}))
        if all(commitments) and not update["table"]["seats"][self.seat]["number_given"] and not self.given:
            self.given = True
            await live.send(json.dumps({"type": "number", "seat": self.seat, "number": self.number}))
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


async def load(players: list[Player], process: int) -> tuple[float, float]:
    """Plays for a while; the seconds it took, and the processor time that the server spent."""
    end = asyncio.Event()
    tasks = [asyncio.create_task(player.play(end)) for player in players]
    await asyncio.sleep(3)
    for player in players:
        player.times.clear()
    began, worked = time.perf_counter(), processor_time(process)
    await asyncio.sleep(SECONDS)
    took, worked = time.perf_counter() - began, processor_time(process) - worked
    end.set()
    await asyncio.wait(tasks, timeout=20)
    for task in tasks:
        task.cancel()
    return took, worked


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
        with server(Path(folder)) as (address, process):
            players = set_up(address)
            took, worked = uvloop.run(load(players, process))
        with server(Path(folder)) as (address, _):
            missing = asyncio.run(lost(address, players))
    times = sorted([one for player in players for one in player.times])
    problems = [problem for player in players for problem in player.problems]
    print(f"server: {TABLES} tables, {len(players)} players, deluxe, SQLite synchronous=FULL, {took:.0f} s")
    print(f"  {len(times) / took:,.0f} actions/s, answered in {times[len(times) // 2] * 1000:.0f} ms (median), ", end="")
    print(f"{times[len(times) * 99 // 100] * 1000:.0f} ms (99 %)")
    print(f"  {worked / len(times) * 1000:.3f} ms of the server's processor time for each action")
    print(f"  lost {missing}, out of order or refused {len(problems)} {problems[:1] or ''}")


if __name__ == "__main__":
    main()
