"""A table at a server: its link, the few requests, and the WebSocket, which reconnects whenever it is lost."""

from __future__ import annotations

import asyncio
import http.client
import urllib.error
import urllib.request
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI, WebSocketException
from websockets.frames import CloseCode

from heckmeck.table.answering import error_message
from heckmeck.table.refusals import Refused
from heckmeck.table.tokens import new_token
from heckmeck.table.wire import outgoing
from heckmeck.table.wire.codec import as_json, read_told
from heckmeck.table.wire.incoming import Act, Fell, Hello, Sit
from heckmeck.table.wire.outgoing import ErrorMessage, Seated, TableInfo
from heckmeck.terminal.client.connection import Connection, Ended, Lost, Moved
from heckmeck.terminal.client.harmless import harmless, harmless_text

LONGEST_WAIT = 5.0
"""Seconds between two attempts to connect, at most."""
PATIENCE = 30.0
"""Seconds until a request is given up."""
LARGEST_ANSWER = 16 * 1024 * 1024
"""Bytes of an answer or a message that are read at most. The record of the longest game is far shorter."""
PER_SECOND = 15
"""Messages sent in a second at most, below what servers allow: somebody may play through a pipe."""
GONE = range(4400, 4500)
"""How the server closes a connection that is not to be tried again."""
COME_BACK = 1012
"""How a server that stops closes a connection. Another one, or the same one in a moment, takes over."""
OTHER_VERSION = Refused("no_table", "other_version")
"""The server says something that this program does not know."""
TOO_LARGE = Refused("no_table", "answer_too_large")
"""The server sends more than any of ours would."""

T = TypeVar("T")


@dataclass(frozen=True)
class Link:
    """`http://host:port/t/ID`, with `#key=TOKEN` behind it if it is a personal one."""

    server: str
    table: str
    token: str | None = None

    @property
    def text(self) -> str:
        """Without the token, which is nobody else's business."""
        return f"{self.server}/t/{self.table}"


def read_link(text: str) -> Link | None:
    """The link in a text; None if the text is not a link.

    >>> read_link("http://localhost:8000/t/Xy_1#key=secret")
    Link(server='http://localhost:8000', table='Xy_1', token='secret')
    """
    try:
        parts = urlsplit(text.strip())
        _ = parts.port
    except ValueError:
        return None
    before, found, table = parts.path.rstrip("/").rpartition("/t/")
    if parts.scheme not in ("http", "https") or not parts.hostname or not found or not table or "/" in table:
        return None
    key, _, token = parts.fragment.partition("=")
    return Link(f"{parts.scheme}://{parts.netloc}{before}", table, token if key == "key" and token else None)


async def table_info(link: Link) -> TableInfo:
    """What the server tells of the table."""
    return _understood(await _request(link, f"/api/tables/{link.table}"), TableInfo)


async def sit(link: Link, seat: int, name: str, agrees: bool = False) -> Seated:
    """Takes a free seat, and agrees to the tutor or not.

    If the answer is lost, it asks again: with the same token that has the same effect as once."""
    path, body = f"/api/tables/{link.table}/seats/{seat}", as_json(Sit(name, link.token or new_token(), tutor=agrees))
    try:
        answer = await _request(link, path, body)
    except Refused as refused:
        if refused.reason != "unreachable":
            raise
        answer = await _request(link, path, body)
    return _understood(answer, Seated)


def _understood(body: bytes, wanted: type[T]) -> T:
    """The server's answer. Raises Refused if this program does not know it: the server may be newer."""
    try:
        return msgspec.json.decode(_clean(body), type=wanted)
    except msgspec.MsgspecError:
        raise Refused("no_table", "other_version") from None


async def _request(link: Link, path: str, body: bytes | None = None) -> bytes:
    return await asyncio.to_thread(_ask, link, path, body)


def _ask(link: Link, path: str, body: bytes | None) -> bytes:
    headers = {"Content-Type": "application/json"}
    if link.token:
        headers["Authorization"] = f"Bearer {link.token}"
    request = urllib.request.Request(link.server + path, body, headers)  # noqa: S310 - a link is http or https
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310 - the same
            read: bytes = answer.read(LARGEST_ANSWER + 1)
    except urllib.error.HTTPError as error:
        with error:
            raise _refusal(error.read(LARGEST_ANSWER)) from None
    except (OSError, ValueError, http.client.HTTPException) as error:
        raise Refused("no_table", "unreachable", why=harmless_text(str(getattr(error, "reason", None) or error))) from None
    if len(read) > LARGEST_ANSWER:
        raise Refused("no_table", "answer_too_large")
    return read


def _refusal(body: bytes) -> Refused:
    """What the server refuses, or that it is none of ours."""
    try:
        told = msgspec.json.decode(_clean(body), type=ErrorMessage)
        return Refused(told.code, told.refusal.reason, told.refusal.rule, **told.refusal.details)
    except msgspec.MsgspecError:
        return Refused("no_table", "unreachable", why=harmless_text(body[:100].decode("utf-8", "replace")))


def _clean(body: str | bytes) -> bytes:
    """What the server says, in a form that may be printed. Raises `msgspec.MsgspecError` if it is not JSON."""
    try:
        return msgspec.json.encode(harmless(msgspec.json.decode(body)))
    except RecursionError as error:
        raise msgspec.DecodeError("nested too deeply") from error


class RemoteConnection(Connection):
    """A seat at a server's table."""

    def __init__(self, link: Link) -> None:
        super().__init__()
        self.link = link
        self._version = 0
        self._greeted = False
        """The table has told something on this connection."""
        self._decided: Act | Fell | None = None
        """Sent, and perhaps not heard: what was said to a server that stops gets no answer."""

    async def record(self) -> str:
        return harmless_text((await _request(self.link, f"/api/tables/{self.link.table}/record")).decode(), " \n")

    async def _serve(self) -> None:
        """Connects, and connects again with the version it has, until the table is known to be gone."""
        address = "ws" + self.link.server.removeprefix("http") + f"/api/tables/{self.link.table}/live"
        wait = 0.25
        while True:
            try:
                async with connect(address, max_size=LARGEST_ANSWER) as socket:
                    self._greeted = False
                    await socket.send(as_json(Hello(self.link.token, self._version)).decode())
                    wait = 0.25
                    code = await self._attend(socket)
                if code in GONE:
                    break
                if code == COME_BACK and self._greeted:
                    self._received.put_nowait(Moved())
                    continue
            except InvalidURI:
                break
            except ConnectionClosed as closed:
                if _was_too_large(closed):
                    self._received.put_nowait(error_message(TOO_LARGE))
                    break
            except (OSError, InvalidHandshake, WebSocketException):
                pass
            self._decided = None
            self._received.put_nowait(Lost())
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)
        self._received.put_nowait(Ended())

    async def _attend(self, socket: Any) -> int | None:
        """Until the connection ends; says with which code."""
        sending = asyncio.create_task(self._send_all(socket))
        try:
            async for text in socket:
                try:
                    message = read_told(_clean(text))
                except msgspec.MsgspecError:
                    self._received.put_nowait(error_message(OTHER_VERSION))
                    return GONE.start
                if isinstance(message, outgoing.Update):
                    self._catch_up(message.version)
                elif isinstance(message, ErrorMessage):
                    self._decided = None
                self._received.put_nowait(message)
        except ConnectionClosed as closed:
            # What it was closed with matters below; that it was closed in another way than with 1000 does not.
            if _was_too_large(closed):
                raise
        finally:
            sending.cancel()
            with suppress(asyncio.CancelledError, WebSocketException):
                await sending
        code: int | None = socket.close_code
        return code

    def _catch_up(self, version: int) -> None:
        """Still the version that a decision was made on, and on a new connection: the table has not heard of it."""
        back, self._greeted, self._version = not self._greeted, True, version
        if self._decided is not None and self._decided.version != version:
            self._decided = None
        elif self._decided is not None and back:
            self._sent.put_nowait(self._decided)

    async def _send_all(self, socket: Any) -> None:
        while True:
            message = await self._sent.get()
            if isinstance(message, Act | Fell):
                self._decided = message
            await socket.send(as_json(message).decode())
            await asyncio.sleep(1 / PER_SECOND)


def _was_too_large(closed: ConnectionClosed) -> bool:
    """We closed the connection because the server sent more than any of ours would."""
    return closed.sent is not None and closed.sent.code == CloseCode.MESSAGE_TOO_BIG and not closed.rcvd_then_sent
