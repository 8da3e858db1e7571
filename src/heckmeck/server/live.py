"""The WebSocket of a table: what comes in is read and done, what is new goes out."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from pydantic import TypeAdapter, ValidationError
from pydantic_core import to_json
from starlette.websockets import WebSocket, WebSocketDisconnect

from heckmeck.server.guard import LARGEST_MESSAGE, Allowance
from heckmeck.store import StoreError
from heckmeck.table.answering import answer, error_message
from heckmeck.table.host import Host
from heckmeck.table.incoming import FromClient, Hello
from heckmeck.table.live import LiveTable, Watcher, owner_of
from heckmeck.table.table import Refused

PER_SECOND = 20
AT_ONCE = 40
PATIENCE = 100
"""Messages too many before the connection is closed."""

FIRST_WORD = 30.0
"""Seconds in which a client has to say hello."""

_READ: TypeAdapter[Any] = TypeAdapter(FromClient)


class Connection:
    """One client at one table."""

    def __init__(self, socket: WebSocket, host: Host) -> None:
        self.socket = socket
        self.host = host
        self.allowance = Allowance(PER_SECOND, AT_ONCE)
        self.too_many = 0

    async def serve(self, id: str) -> None:
        """From hello to goodbye."""
        await self.socket.accept()
        try:
            hello = await asyncio.wait_for(self._receive(), FIRST_WORD)
            if not isinstance(hello, Hello):
                raise Refused("bad_message", "hello-first")
            async with self.host.table(id) as live:
                await self._attend(live, Watcher(owner_of(hello.token), hello.version))
        except Refused as refused:
            await self._send(error_message(refused))
            await self.socket.close(4404 if refused.code == "no_table" else 4400)
        except (WebSocketDisconnect, ConnectionError):
            return
        except TimeoutError:
            await self.socket.close(4408)
        except StoreError:
            await self.socket.close(1011)

    async def _attend(self, live: LiveTable, watcher: Watcher) -> None:
        telling = asyncio.create_task(self._tell(live, watcher))
        try:
            await live.enter(watcher)
            while True:
                await self._answer(live, watcher)
        finally:
            live.leave(watcher)
            telling.cancel()
            with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await telling

    async def _tell(self, live: LiveTable, watcher: Watcher) -> None:
        """Sends what is new, whenever something is. Who is slow gets more of it at a time."""
        while True:
            await watcher.news.wait()
            watcher.news.clear()
            extra, watcher.extra = watcher.extra, []
            for message in extra:
                await self._send(message)
            await self.socket.send_text(live.update(watcher))

    async def _answer(self, live: LiveTable, watcher: Watcher) -> None:
        """Does what one message asks for, or says why not."""
        try:
            message = await self._receive()
            told = await answer(self.host, live, watcher.owner, message)
            if told is not None:
                await self._send(told)
        except Refused as refused:
            await self._send(error_message(refused, live.table.version))
            if refused.code == "stale":
                watcher.news.set()
        except StoreError:
            await self._send(error_message(Refused("not_possible", "not-saved"), live.table.version))

    async def _receive(self) -> object:
        text = await self.socket.receive()
        if text["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(text.get("code", 1000))
        if not self.allowance.take():
            self.too_many += 1
            if self.too_many > PATIENCE:
                await self.socket.close(1008)
                raise WebSocketDisconnect(1008)
            raise Refused("too_fast", "too-fast")
        raw = text.get("text") or ""
        if len(raw.encode()) > LARGEST_MESSAGE:
            raise Refused("too_large", "message-too-large", most=LARGEST_MESSAGE)
        try:
            return _READ.validate_json(raw)
        except ValidationError:
            raise Refused("bad_message", "not-understood") from None

    async def _send(self, message: object) -> None:
        await self.socket.send_text(to_json(message).decode())
