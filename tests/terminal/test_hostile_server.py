"""A server may send anything. The terminal prints no character of it that a terminal would obey, and does not read on for ever."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import pytest
from databases import database_url
from serving import serving
from websockets.asyncio.server import ServerConnection, serve

from heckmeck.rules import game
from heckmeck.store import Store
from heckmeck.table.changes import Chair, as_text
from heckmeck.table.refusals import Refused
from heckmeck.table.setting_up import set_up as set_up_table
from heckmeck.table.tokens import owner_of
from heckmeck.table.wire.outgoing import ErrorMessage
from heckmeck.terminal.client import remote
from heckmeck.terminal.client.connection import Ended, Moved, Received
from heckmeck.terminal.client.harmless import harmless
from heckmeck.terminal.client.remote import Link, RemoteConnection, table_info

EVIL = "\x1b]0;owned\x07\x9b31m\u202eEve\u200b"
"""Sets the window's title, turns the text red and writes from right to left."""


async def set_up(folder: Path) -> str:
    """A table at which somebody has a name that no table of ours would accept."""
    store = Store(database_url(folder))
    chairs = (Chair("open"), Chair("bot", "Kim", "chick"), Chair("person", EVIL, None, owner_of("token")))
    await store.create("t", "2025-11-15T20:00:00+00:00", as_text(set_up_table(game("karteneck"), chairs, False, False)), [])
    store.close()
    return "t"


def test_a_name_with_control_characters_does_not_reach_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("NO_PROXY", "127.0.0.1,localhost")
    table = asyncio.run(set_up(tmp_path))
    with serving(tmp_path) as server:
        command = [sys.executable, "-m", "heckmeck", "terminal", "--plain", "--language", "en", "--join"]
        done = subprocess.run([*command, f"{server.address}/t/{table}"], input="Ada\n", capture_output=True, text=True, check=False)
    assert "Eve" in done.stdout
    assert not [char for char in done.stdout + done.stderr if char != "\n" and (ord(char) < 32 or 127 <= ord(char) < 160)]
    assert not {"\u202e", "\u200b"} & set(done.stdout)


def test_everything_in_a_message_is_cleaned() -> None:
    told = {f"k{EVIL}": [EVIL, 1, None, True, {"deep": EVIL}], "plain": "Zoë ❤ Inge"}
    cleaned = harmless(told)
    assert cleaned["plain"] == "Zoë ❤ Inge"
    assert all(char.isprintable() for char in json.dumps(cleaned, ensure_ascii=False))
    assert next(iter(cleaned.values()))[1:4] == [1, None, True]


def asked(answer: bytes, more: bytes, times: int, ask: Callable[[Link], Awaitable[object]]) -> str:
    """Asks a server that answers like this. Gives the reason of the refusal."""

    async def tell(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            await reader.readuntil(b"\r\n\r\n")
            writer.write(answer)
            for _ in range(times):
                writer.write(more)
                await writer.drain()
        writer.close()

    async def run() -> str:
        async with await asyncio.start_server(tell, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            with pytest.raises(Refused) as refused:
                await ask(Link(f"http://127.0.0.1:{port}", "t"))
            return refused.value.reason

    return asyncio.run(run())


@pytest.mark.parametrize("ask", [table_info, lambda link: RemoteConnection(link).record()], ids=["table", "record"])
def test_an_answer_without_end_is_not_read_to_the_end(
    ask: Callable[[Link], Awaitable[object]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    monkeypatch.setattr(remote, "LARGEST_ANSWER", 100_000)
    for head in (b"HTTP/1.1 200 OK\r\n\r\n", b"HTTP/1.1 200 OK\r\nContent-Length: 9999999999\r\n\r\n"):
        assert asked(head, b" " * 10_000, 100, ask) == "answer_too_large"
    assert asked(b"HTTP/1.1 500 Oh\r\n\r\n", b" " * 10_000, 100, ask) == "unreachable"


@pytest.mark.parametrize(
    "answer",
    [
        b"",
        b"nonsense\r\n\r\n",
        b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz",
        b"HTTP/1.1 200 OK\r\n" + b"x: y\r\n" * 999,
    ],
)
def test_an_answer_that_is_none_is_told_in_a_sentence(answer: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    assert asked(answer, b"", 0, table_info) == "unreachable"


def test_a_message_that_is_too_large_ends_the_visit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote, "LARGEST_ANSWER", 100_000)

    async def tell(socket: ServerConnection) -> None:
        await socket.send(" " * 100_001)
        await socket.wait_closed()

    async def visit() -> list[Received | Moved]:
        async with serve(tell, "127.0.0.1", 0) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            connection = RemoteConnection(Link(f"http://127.0.0.1:{port}", "t"))
            await connection.open()
            received = [await asyncio.wait_for(connection.receive(), 60), await asyncio.wait_for(connection.receive(), 60)]
            await connection.close()
            return received

    told, ended = asyncio.run(visit())
    assert isinstance(told, ErrorMessage)
    assert (told.refusal.reason, ended) == ("answer_too_large", Ended())
