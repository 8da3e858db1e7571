"""People who play at tables of a real server as fast as it answers, or slower. `server.py` and `scaling.py` measure with them."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import time
from typing import Any, Protocol
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from heckmeck.chance import commitment


class Meter(Protocol):
    """Measures what a server spends between the two."""

    def begin(self) -> None: ...

    def end(self) -> float: ...


def post(address: str, path: str, body: object) -> Any:
    request = Request(f"http://{address}{path}", json.dumps(body).encode(), {"Content-Type": "application/json"})
    return json.load(urlopen(request))


class Player:
    """One seat of one table: keeps the versions it saw, and how long each of its actions took."""

    def __init__(self, address: str, table: str, token: str, seat: int, thinking: float = 0) -> None:
        self.address, self.table, self.token, self.seat = address, table, token, seat
        self.thinking = thinking
        """Seconds before each action, on average."""
        self.version = 0
        self.number = secrets.token_hex(32)
        self.asked = ""
        self.times: list[float] = []
        self.acted: tuple[int, float] | None = None
        self.problems: list[str] = []
        self.random = random.Random(f"{table}{seat}")

    async def play(self, end: asyncio.Event) -> None:
        address = f"ws://{self.address}/api/tables/{self.table}/live"
        settings: dict[str, Any] = {"compression": None, "max_queue": None, "open_timeout": None, "ping_interval": None}
        # From an address for each seat: one address may not fill a server.
        async with connect(address, **settings, local_addr=(f"127.0.0.{2 + self.seat}", 0)) as live:
            await live.send(json.dumps({"type": "hello", "token": self.token, "version": 0}))
            async for text in live:
                message = msgspec.json.decode(text)
                if message["type"] == "update":
                    await self._go_on(live, message, end)
                elif self.times:
                    self.problems.append(str(message))
                else:
                    raise RuntimeError(f"The server does not understand us: {message}")
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
        if update["view"] is None:
            await self._gather(live, update["table"])
        choices = update["situation"]["choices"]
        if choices and self.acted is None and not end.is_set():
            action = self.random.choice(choices)["action"]
            if self.thinking:
                await asyncio.sleep(2 * self.thinking * self.random.random())
            self.acted = (self.version, time.perf_counter())
            await live.send(json.dumps({"type": "act", "version": self.version, "action": action}))

    async def _gather(self, live: ClientConnection, table: Any) -> None:
        """Commits to a number, and opens it when everybody has. To servers of 1.0.0 it is just given."""
        commitments = table.get("commitment", {}).get("commitments", [])
        if not commitments:
            message: dict[str, Any] = {"type": "luck", "seat": self.seat, "luck": self.number[:32]}
        elif not commitments[self.seat]:
            message = {"type": "commit", "seat": self.seat, "sha256": commitment(self.number)}
        elif all(commitments):
            message = {"type": "number", "seat": self.seat, "number": self.number}
        else:
            return
        if message["type"] != self.asked:
            self.asked = message["type"]
            await live.send(json.dumps(message))


def set_up(address: str, tables: int, thinking: float = 0) -> list[Player]:
    """Tables with two people each."""
    players: list[Player] = []
    for _ in range(tables):
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
        first = post(address, "/api/tables", {"game": "deluxe", "seats": seats})
        second = post(address, f"/api/tables/{first['table']}/seats/1", {"name": "Ben"})
        players += [Player(address, first["table"], one["token"], seat, thinking) for seat, one in enumerate((first, second))]
    return players


async def load(players: list[Player], seconds: float, meter: Meter) -> tuple[list[float], float, float]:
    """Plays for a while; how long each action took, how long all of them, and what the server spent."""
    end = asyncio.Event()
    tasks = [asyncio.create_task(player.play(end)) for player in players]
    await asyncio.sleep(3)
    while not all(player.times for player in players):
        for task in tasks:
            if task.done():
                task.result()
        await asyncio.sleep(0.1)
    for player in players:
        player.times.clear()
    began = time.perf_counter()
    meter.begin()
    await asyncio.sleep(seconds)
    took, spent = time.perf_counter() - began, meter.end()
    done = sorted([one for player in players for one in player.times])
    end.set()
    await asyncio.wait(tasks, timeout=20)
    for task in tasks:
        task.cancel()
    return done, took, spent
