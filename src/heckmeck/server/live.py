"""The WebSocket of a table: what comes in is read and done, what is new goes out."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any

from pydantic import TypeAdapter, ValidationError
from pydantic_core import from_json
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect

from heckmeck.server.guard import LARGEST_MESSAGE, Allowance
from heckmeck.server.visitors import VISIT
from heckmeck.server.watch import Watch
from heckmeck.store import StoreError
from heckmeck.table.answering import as_text, attend, error_message
from heckmeck.table.host import Host
from heckmeck.table.incoming import FromClient, Hello
from heckmeck.table.live import Watcher, owner_of
from heckmeck.table.table import Refused

PER_SECOND = 20
AT_ONCE = 40
PATIENCE = 100
"""Messages too many before the connection is closed."""

FIRST_WORD = 10.0
"""Seconds in which a client has to say hello."""

_READ: TypeAdapter[Any] = TypeAdapter(FromClient)


class Connection:
    """One client at one table."""

    def __init__(self, socket: WebSocket, host: Host) -> None:
        self.socket = socket
        self.host = host
        self.allowance = Allowance(PER_SECOND, AT_ONCE)
        self.too_many = 0
        self.watch: Watch = socket.scope["state"][VISIT].visitors.watch
        self._doing: tuple[str, float] | None = None
        """What the client asked for last, and since when it waits for an answer."""

    async def serve(self, id: str) -> None:
        """From hello to goodbye."""
        await self.socket.accept()
        with suppress(WebSocketDisconnect, ConnectionError):
            await self._close(await self._attend(id))

    async def _attend(self, id: str) -> int:
        """Raises ConnectionError or WebSocketDisconnect once the client is gone; gives the code for closing before that."""
        try:
            hello = await asyncio.wait_for(self._receive(), FIRST_WORD)
            if not isinstance(hello, Hello):
                raise Refused("bad_message", "hello-first")
            async with self.host.table(id) as live:
                self.socket.scope["state"][VISIT].greet()
                watcher = Watcher(owner_of(hello.token), hello.version)
                await attend(self.host, live, watcher, self._receive, self._send)
        except Refused as refused:
            if refused.reason == "table-damaged":
                self.watch.damaged(id)
            await self._send(as_text(error_message(refused)))
            return 4404 if refused.code == "no_table" else 4400
        except TimeoutError:
            return 4408
        except StoreError:
            return 1011
        return 1000

    async def _receive(self) -> object:
        if self._doing is not None:
            kind, since = self._doing
            self._doing = None
            self.watch.acted(kind, time.monotonic() - since)
        text = await self.socket.receive()
        if text["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(text.get("code", 1000))
        if not self.allowance.take():
            self.too_many += 1
            if self.too_many > PATIENCE:
                self.watch.flooded("messages")
                await self._close(1008)
                raise WebSocketDisconnect(1008)
            raise Refused("too_fast", "too-fast")
        raw = text.get("text") or ""
        if len(raw.encode()) > LARGEST_MESSAGE:
            raise Refused("too_large", "message-too-large", most=LARGEST_MESSAGE)
        try:
            message = _READ.validate_json(raw)
        except ValidationError:
            raise Refused("bad_message", "not-understood") from None
        self._doing = message.type, time.monotonic()
        return message

    async def _send(self, text: str) -> None:
        if text.startswith('{"type":"error"'):
            self.watch.refused(from_json(text)["refusal"]["reason"])
        await self._tell({"type": "websocket.send", "text": text})

    async def _close(self, code: int) -> None:
        await self._tell({"type": "websocket.close", "code": code})

    async def _tell(self, message: Message) -> None:
        try:
            await self.socket.send(message)
        except (WebSocketDisconnect, RuntimeError) as error:
            # Closed from either side; Starlette has an error for each.
            raise ConnectionError from error
