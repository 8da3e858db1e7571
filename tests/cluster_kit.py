"""Several servers on one PostgreSQL behind HAProxy, as `deploy/` sets them up, and people who play there whatever happens.

    async with Cluster(tmp_path) as cluster:
        crowd = Crowd(cluster, tables=6)
        async with crowd.playing():
            cluster.kill(0)

Every player keeps every step that any server showed. A step that becomes another one, or a version that goes back, is an error.
"""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import shutil
import signal
import socket
import subprocess
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any, Literal, Self, TypeVar

import postgres_server
from serving import PATIENCE, Answer, Server, free_port, start
from table_players import some_choice
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from heckmeck.chance import commitment
from heckmeck.notation import read
from heckmeck.verify import verify

Json = Any
Routing = Literal["sticky", "random"]
T = TypeVar("T")

CONFIG = Path(__file__).parents[1] / "deploy" / "haproxy.cfg"
TROUBLE = (OSError, WebSocketException, TimeoutError)
PAUSE = 0.05
GAMES = ("original", "extrawurm", "karteneck")


class Wrong(Exception):
    """Something that a player had seen is not there any more, or is different."""


class Cluster:
    """Servers, their database and their proxy. `server` is what players see of it."""

    def __init__(self, folder: Path, servers: int = 4, routing: Routing = "sticky", arguments: tuple[str, ...] = ()) -> None:
        self.folder = folder
        self.routing: Routing = routing
        self.port = free_port()
        self.arguments = arguments
        self.counts: Counter[str] = Counter()
        self.servers: list[Server] = []
        self._frozen: set[int] = set()
        self._wanted = servers
        self._open = AsyncExitStack()
        self._proxy: subprocess.Popen[bytes] | None = None
        self._returning: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._socket = Path(self._open.enter_context(postgres_server.postgres()))
        self._open.callback(self._close)
        ports = [free_port() for _ in range(self._wanted)]
        try:
            starting = [asyncio.to_thread(self._start, port) for port in ports]
            for server in await asyncio.gather(*starting, return_exceptions=True):
                if isinstance(server, BaseException):
                    raise server
                self.servers.append(server)
            self.route(self.routing)
        except BaseException:
            await self._open.aclose()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._returning is not None:
            # Nobody waits for it any more, but it would be left behind.
            await asyncio.wait([self._returning])
        await self._open.aclose()

    def _start(self, port: int) -> Server:
        url = f"postgresql+psycopg://postgres@/postgres?host={self._socket}"
        return start(self.folder, *self.arguments, port=port, HECKMECK_DATABASE_URL=url, HECKMECK_CONNECTIONS_PER_ADDRESS="100000")

    def _close(self) -> None:
        if self._proxy is not None:
            self._proxy.kill()
            self._proxy.wait()
        for server in self.servers:
            if server.process.poll() is None:
                server.process.send_signal(signal.SIGCONT)
                server.kill()
            assert server.process.stdout is not None
            server.process.stdout.close()

    @property
    def complaints(self) -> str:
        """All that any server wrote to its standard error."""
        return (self.folder / "complaints.txt").read_text()

    def route(self, routing: Routing) -> None:
        """Starts the proxy, or starts it again with another way to choose a server. All connections are cut."""
        if self._proxy is not None:
            self._proxy.kill()
            self._proxy.wait()
        self.routing = routing
        config = CONFIG.read_text().replace("bind :8000", f"bind 127.0.0.1:{self.port}")
        if routing == "random":
            config = config.replace("balance hash path,field(4,/)", "balance random").replace("hash-type consistent", "")
        head = config[: config.index("    server ")]
        lines = [f"    server heckmeck{number} 127.0.0.1:{server.port}" for number, server in enumerate(self.servers, 1)]
        (self.folder / "haproxy.cfg").write_text(head + "\n".join(lines) + "\n")
        self._proxy = subprocess.Popen(
            [haproxy(), "-db", "-f", str(self.folder / "haproxy.cfg")], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        while True:
            with suppress(OSError), socket.create_connection(("127.0.0.1", self.port)):
                return
            assert self._proxy.poll() is None, "HAProxy does not start"
            time.sleep(PAUSE)

    # What happens to it

    def kill(self, number: int) -> None:
        self.counts["killed"] += 1
        self.servers[number].kill()

    def freeze(self, number: int) -> None:
        """The server says nothing any more, and nobody is told."""
        self.counts["frozen"] += 1
        self._frozen.add(number)
        self.servers[number].process.send_signal(signal.SIGSTOP)

    async def bring_back(self, number: int) -> None:
        old = self.servers[number]
        self._frozen.discard(number)
        if old.process.poll() is None:
            old.kill()
        assert old.process.stdout is not None
        old.process.stdout.close()
        self._returning = asyncio.create_task(self._return(number, old.port))
        await asyncio.shield(self._returning)

    async def _return(self, number: int, port: int) -> None:
        self.servers[number] = await asyncio.to_thread(self._start, port)

    async def restart_all(self) -> None:
        """One after the other, each told to stop first. One that is frozen hears nothing."""
        for number, server in enumerate(self.servers):
            if number not in self._frozen:
                self.counts["restarted"] += 1
                assert await asyncio.to_thread(server.stop) == 0
            await self.bring_back(number)

    async def restart_database(self) -> None:
        self.counts["database restarted"] += 1
        await asyncio.to_thread(postgres_server.stop, self._socket, "fast")
        await asyncio.to_thread(postgres_server.start, self._socket)

    # What players ask of it

    async def ask(self, method: str, path: str, body: Json = None) -> Answer:
        """An answer of any server, as soon as there is one."""
        own = Server(f"http://localhost:{self.port}", self.servers[0].process, self.folder, self.folder)
        content = None if body is None else json.dumps(body).encode()
        while True:
            with suppress(OSError):
                answer = await asyncio.to_thread(own.request, method, path, content, {"Content-Type": "application/json"})
                if answer.status < 500:
                    return answer
            await asyncio.sleep(PAUSE)


def haproxy() -> str:
    found = shutil.which("haproxy") or shutil.which("haproxy", path="/usr/sbin:/usr/local/sbin")
    assert found, "The tests of several servers need HAProxy. On Debian: apt-get install haproxy"
    return found


class Seat:
    """Somebody at a table, who connects again whenever the connection is lost, and acts when it's their turn."""

    def __init__(self, crowd: Crowd, table: str, token: str, number: int) -> None:
        self.crowd, self.table, self.token, self.number = crowd, table, token, number
        self.version = 0
        self.steps: dict[int, Json] = {}
        self.last: Json = None
        self.own_number = secrets.token_hex(32)
        self._answered: set[str] = set()

    @property
    def finished(self) -> bool:
        return self.last is not None and self.last["table"]["phase"] == "finished"

    async def play(self) -> None:
        """Until the game is over."""
        while not self.finished:
            with suppress(*TROUBLE):
                await self._visit()
            await asyncio.sleep(0)

    def _connect(self) -> connect:
        address = f"ws://localhost:{self.crowd.cluster.port}/api/tables/{self.table}/live"
        return connect(address, compression=None, proxy=None, max_size=None, open_timeout=PATIENCE, close_timeout=1)

    async def _visit(self) -> None:
        try:
            async with self._connect() as line:
                await self._say(line, "hello", token=self.token, version=self.version)
                self._answered.clear()
                while not self.finished:
                    await self._take(json.loads(await line.recv()), line)
        except TROUBLE:
            self.crowd.cluster.counts["connections lost"] += 1
            await asyncio.sleep(PAUSE)

    async def _take(self, message: Json, line: ClientConnection) -> None:
        if message["type"] == "error":
            reason = message["refusal"]["reason"]
            self.crowd.cluster.counts[reason] += 1
            if reason in ("no_such_table", "table_damaged"):
                raise Wrong(f"{self.table}: {reason}")
            await asyncio.sleep(PAUSE)
            self._answered.clear()
        elif message["type"] == "update":
            if message["version"] < self.version:
                raise Wrong(f"{self.table} went back from version {self.version} to {message['version']}")
            if message["version"] > self.version:
                self.crowd.moved(self.table)
            self.version, self.last = message["version"], message
            for step in message["steps"]:
                self.remember({**step, "view": None})
        if self.last is not None:
            await self._answer(line)

    async def look_back(self) -> None:
        """All steps of the game, page by page, as a fresh connection shows them."""
        left_out: int | None = None
        while left_out != 0:
            with suppress(*TROUBLE):
                async with self._connect() as line:
                    await self._say(line, "hello", token=self.token, version=0)
                    wanted = "update"
                    while left_out != 0:
                        message = json.loads(await line.recv())
                        # Further updates say only who comes and goes.
                        if message["type"] == wanted:
                            for step in message["steps"]:
                                self.remember({**step, "view": None})
                            left_out = message["left_out"]
                            self.version = max(self.version, message.get("version", 0))
                            wanted = "steps"
                            await self._say(line, "steps", before=min(self.steps))
            await asyncio.sleep(0)

    def remember(self, step: Json) -> None:
        if self.steps.setdefault(step["version"], step) != step:
            raise Wrong(f"{self.table} shows another step {step['version']}")

    async def _answer(self, line: ClientConnection) -> None:
        """What there is to do now, once for each version."""
        table, situation = self.last["table"], self.last["situation"]
        given = (table["commitment"] or {}).get("commitments") or []
        if table["phase"] == "gathering" and given:
            people = [sha256 for seat, sha256 in zip(table["seats"], given, strict=True) if seat["kind"] == "person"]
            if not given[self.number]:
                await self._once(line, "commit", seat=self.number, sha256=commitment(self.own_number))
            elif all(people) and all(seat["kind"] != "open" for seat in table["seats"]):
                await self._once(line, "number", seat=self.number, number=self.own_number)
        elif situation["yours"] and str(self.version) not in self._answered:
            await asyncio.sleep(self.crowd.thinking)
            self._answered.add(str(self.version))
            self.crowd.cluster.counts["decisions"] += 1
            await self._say(line, "act", version=self.version, action=some_choice(situation, self.crowd.random))

    async def _once(self, line: ClientConnection, type: str, **more: Json) -> None:
        if type not in self._answered:
            self._answered.add(type)
            await self._say(line, type, **more)

    async def _say(self, line: ClientConnection, type: str, **more: Json) -> None:
        await line.send(json.dumps({"type": type, **more}))


class Crowd:
    """All who play: two people and two bots at each table, game after game."""

    def __init__(self, cluster: Cluster, tables: int, thinking: float = 0.05, seed: int = 1) -> None:
        self.cluster = cluster
        self.tables = tables
        self.thinking = thinking
        """Seconds before each decision."""
        self.random = Random(seed)
        self.longest = 0.0
        """Seconds in which nothing happened at a table, at most."""
        self._moved: dict[str, float] = {}
        self._moves: Counter[int] = Counter()
        self._place: dict[str, int] = {}
        self._over = False

    def moved(self, table: str) -> None:
        now = time.monotonic()
        self.longest = max(self.longest, now - self._moved.get(table, now))
        self._moved[table] = now
        self._moves[self._place[table]] += 1

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """They play for as long as this lasts, and then finish their games. Raises Wrong if anything was lost."""
        async with asyncio.TaskGroup() as group:
            for place in range(self.tables):
                group.create_task(self._play(place))
            try:
                yield
            finally:
                self._over = True

    async def all_move(self, moves: int = 3) -> None:
        """Waits until something has happened at every table since now: nobody is stuck."""
        before = self._moves.copy()
        while any(self._moves[place] < before[place] + moves for place in range(self.tables)):
            await asyncio.sleep(PAUSE)

    async def _play(self, place: int) -> None:
        while not self._over:
            await self._game(place, GAMES[place % len(GAMES)])

    async def _game(self, place: int, game: str) -> None:
        tokens = [secrets.token_urlsafe(24) for _ in range(2)]
        bots = [{"kind": "bot", "level": "chick", "name": name} for name in ("Kim", "Pip")]
        seats = [{"kind": "person", "name": "Ada"}, bots[0], {"kind": "open"}, bots[1]]
        made = await self.cluster.ask("POST", "/api/tables", {"game": game, "seats": seats, "token": tokens[0]})
        table = made.json["table"]
        self._place[table] = place
        self._moved[table] = time.monotonic()
        sat = await self.cluster.ask("POST", f"/api/tables/{table}/seats/2", {"name": "Ben", "token": tokens[1]})
        if sat.json.get("seats") != [2]:
            raise Wrong(f"{table}: Ben has no seat: {sat.text}")
        people = [Seat(self, table, token, number) for token, number in zip(tokens, (0, 2), strict=True)]
        await asyncio.gather(*[seat.play() for seat in people])
        self._moved.pop(table)
        await self._check(people, game)

    async def _check(self, people: list[Seat], game: str) -> None:
        """What a fresh connection of each shows is what that one has seen, and the dice verify."""
        for seat in people:
            fresh = Seat(self, seat.table, seat.token, seat.number)
            await fresh.look_back()
            if fresh.version < seat.version:
                raise Wrong(f"{seat.table} was at version {seat.version} and is at {fresh.version}")
            for version, step in seat.steps.items():
                if fresh.steps.get(version) != step:
                    raise Wrong(f"{seat.table}: step {version} was {step} and is {fresh.steps.get(version)}")
        record = await self.cluster.ask("GET", f"/api/tables/{people[0].table}/record")
        if not verify(read(record.text)).verified:
            raise Wrong(f"{people[0].table}: the {game} does not verify")
        self.cluster.counts["games verified"] += 1


def processor_time(process: int) -> float:
    """Seconds that a process has worked, as Linux tells it."""
    told = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")
