"""A real server in a process of its own, as `heckmeck play` starts it, and clients that speak to it.

    with serving(tmp_path) as server:
        table = server.post("/api/tables", {...}).json

The same folder again brings back the same tables. If anything went wrong in the server, be it only told on standard error, the test
fails.
"""

from __future__ import annotations

import http.client
import json
import os
import re
import secrets
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlsplit

from databases import database_url
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from heckmeck.chance import commitment
from heckmeck.table.wire.codec import read_told

Json = Any

PATIENCE = 300
"""Seconds after which a test gives up waiting. Nothing is measured by it."""


@dataclass(frozen=True)
class Answer:
    """What came back over HTTP."""

    status: int
    headers: Mapping[str, str]
    """Their names in lower case."""
    body: bytes

    @property
    def json(self) -> Json:
        return json.loads(self.body)

    @property
    def text(self) -> str:
        return self.body.decode()


@dataclass
class Server:
    """A server that runs. `address` is what people type into a browser, without the last slash."""

    address: str
    process: subprocess.Popen[str]
    complaints: Path
    """Where its standard error goes."""
    folder: Path
    """Where its tables are."""
    clients: list[Client] = field(default_factory=list)

    @property
    def port(self) -> int:
        return urlsplit(self.address).port or 0

    def request(self, method: str, path: str, body: bytes | None = None, headers: Mapping[str, str] | None = None) -> Answer:
        """Headers are sent as they are given, `Host` included."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            given = {"Host": f"localhost:{self.port}", **(headers or {})}
            connection.request(method, path, body, given)
            response = connection.getresponse()
            answered = {name.lower(): value for name, value in response.getheaders()}
            return Answer(response.status, answered, response.read())
        finally:
            connection.close()

    def get(self, path: str, **headers: str) -> Answer:
        return self.request("GET", path, None, headers)

    def post(self, path: str, body: Json, **headers: str) -> Answer:
        return self.request("POST", path, json.dumps(body).encode(), {"Content-Type": "application/json", **headers})

    def set_up(self, game: str, *seats: str, **more: Json) -> Json:
        """A new table: `Ada` is a person at this screen, `hen Hilda` a bot, and `free` a free seat. Gives the `Seated`.

        Nobody waits for anybody unless it says so."""
        told: list[Json] = []
        for seat in seats:
            level, space, name = seat.partition(" ")
            if seat == "free":
                told.append({"kind": "open"})
            elif space:
                told.append({"kind": "bot", "level": level, "name": name})
            else:
                told.append({"kind": "person", "name": seat})
        answer = self.post("/api/tables", {"game": game, "seats": told, "grace": 0, **more})
        assert answer.status == 201, answer.body
        return answer.json

    def sit(self, table: str, seat: int, name: str, token: str | None = None, **more: Json) -> Json:
        answer = self.post(f"/api/tables/{table}/seats/{seat}", {"name": name, "token": token, **more})
        assert answer.status == 201, answer.body
        return answer.json

    def connect(self, table: str, token: str | None = None, version: int = 0) -> Client:
        """Somebody at the table who has said hello and knows how things stand."""
        client = Client(self.port, table)
        self.clients.append(client)
        client.hello(token, version)
        return client

    def kill(self) -> None:
        """As if the power failed: SIGKILL."""
        self.process.kill()
        self.process.wait(PATIENCE)

    def start_again(self) -> None:
        """On the same port, with the same tables."""
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = start(self.folder, port=self.port).process

    def stop(self) -> int:
        """Asks it to end, and gives its exit code."""
        self.process.terminate()
        return self.process.wait(PATIENCE)


class Client:
    """One WebSocket at one table."""

    def __init__(self, port: int, table: str, **headers: str) -> None:
        address = f"ws://localhost:{port}/api/tables/{table}/live"
        wanted = connect(
            address, additional_headers=headers, compression=None, proxy=None, max_size=None, open_timeout=PATIENCE, close_timeout=1
        )
        self._open = ExitStack()
        self.socket = self._open.enter_context(wanted)
        self.updates: list[Json] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        self._open.close()

    def send(self, type: str, **more: Json) -> None:
        self.send_raw(json.dumps({"type": type, **more}))

    def send_raw(self, message: str | bytes) -> None:
        self.socket.send(message)

    def commit(self, seat: int, number: str) -> None:
        self.send("commit", seat=seat, sha256=commitment(number))

    def give_numbers(self, *seats: int, number: str = "a" * 64) -> None:
        """Commits to a number for each of these seats, and opens them all. Everybody else has committed before."""
        for seat in seats:
            self.commit(seat, number)
        for seat in seats:
            self.send("number", seat=seat, number=number)

    def receive(self) -> Json:
        """The next message, whatever it is. It has to be exactly as its type says."""
        text = self.socket.recv(PATIENCE)
        read_told(text)
        message = json.loads(text)
        if message["type"] == "update":
            self.updates.append(message)
        return message

    def hello(self, token: str | None = None, version: int = 0) -> Json:
        self.send("hello", token=token, version=version)
        return self.update()

    def update(self) -> Json:
        """The next update; what else comes before it is passed over."""
        return self.next("update")

    def next(self, type: str) -> Json:
        """The next message of a type."""
        while True:
            message = self.receive()
            if message["type"] == type:
                return message

    def rest(self) -> list[Json]:
        """All that still comes until the server ends the connection."""
        messages: list[Json] = []
        with suppress(ConnectionClosed):
            while True:
                messages.append(self.receive())
        return messages

    def refused(self) -> tuple[str, str]:
        """Code and reason of the next error."""
        error = self.next("error")
        return error["code"], error["refusal"]["reason"]

    def until(self, version: int) -> Json:
        """The first update that shows this version or a later one."""
        while not self.updates or self.updates[-1]["version"] < version:
            self.update()
        return self.updates[-1]

    @property
    def last(self) -> Json:
        return self.updates[-1]

    @property
    def version(self) -> int:
        return int(self.last["version"])


def free_port() -> int:
    """None of those that the system gives to connections: one could take it before the server does, or while it starts again."""
    for port in secrets.SystemRandom().sample(range(10_000, 30_000), 100):
        with suppress(OSError), socket.socket() as found:
            found.bind(("127.0.0.1", port))
            return port
    raise AssertionError("no free port")


def environment(folder: Path, **more: str) -> dict[str, str]:
    """A database in this folder, and as many tables as a test wants."""
    url = more.get("HECKMECK_DATABASE_URL") or database_url(folder)
    own = {"HECKMECK_DATABASE_URL": url, "HECKMECK_TABLES_PER_HOUR": "100000"}
    return {**os.environ, **own, "PYTHONUNBUFFERED": "1", **more}


def start(
    folder: Path, *arguments: str, port: int | None = None, files: int | None = None, program: Path | None = None, **more: str
) -> Server:
    """Starts a server that may open this many `files`, and waits until it is ready. Whoever starts it must stop it: see `serving`.

    `program` is one that offers the commands of `heckmeck` and something else besides."""
    run = ["-m", "heckmeck"] if program is None else [str(program)]
    command = [sys.executable, *run, "play", "--no-browser", "--language", "en", "--port", str(port or free_port())]
    if files is not None:
        command = ["sh", "-c", f'ulimit -n {files} && exec "$0" "$@"', *command]
    complaints = folder / "complaints.txt"
    with complaints.open("a") as errors:
        process = subprocess.Popen(
            [*command, *arguments], env=environment(folder, **more), stdout=subprocess.PIPE, stderr=errors, text=True
        )
    assert process.stdout is not None
    said = process.stdout.readline()
    address = re.search(r"http://\S+:\d+", said)
    if address is None:
        process.kill()
        process.wait()
        raise AssertionError(f"no address in {said!r}: {complaints.read_text()}")
    server = Server(address[0], process, complaints, folder)
    for _ in range(PATIENCE * 50):
        with suppress(OSError):
            if server.get("/healthz").status == 200:
                return server
        if process.poll() is not None:
            break
        time.sleep(0.02)
    process.kill()
    process.communicate()
    raise AssertionError(f"the server never became ready: {complaints.read_text()}")


@contextmanager
def serving(
    folder: Path, *arguments: str, port: int | None = None, files: int | None = None, program: Path | None = None, **more: str
) -> Iterator[Server]:
    """A server with its tables in this folder, for as long as it is needed. More of the environment may be given by name."""
    server = start(folder, *arguments, port=port, files=files, program=program, **more)
    try:
        yield server
    finally:
        for client in server.clients:
            client.close()
        if server.process.poll() is None:
            server.stop()
        assert server.process.stdout is not None
        server.process.stdout.close()
    # uvicorn may write a line about what is neither HTTP nor a WebSocket at all. Nothing that a client sends may write a traceback.
    complaints = server.complaints.read_text()
    assert "Traceback" not in complaints, complaints
    assert "Exception" not in complaints, complaints
    assert "/heckmeck/" not in complaints, complaints
