"""The WebSocket of a table: what comes in is read and done, what is new goes out."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from heckmeck.server.guard import LARGEST_MESSAGE, Allowance
from heckmeck.server.visitors import VISIT
from heckmeck.server.watch import Watch
from heckmeck.server.wire import WIRE, Socket
from heckmeck.store import StoreError
from heckmeck.table.answering import attend, error_message
from heckmeck.table.host import Host
from heckmeck.table.live import LiveTable, Watcher, no_table, visitor
from heckmeck.table.table import Refused
from heckmeck.table.wire.codec import as_json, read_message
from heckmeck.table.wire.incoming import FromClient, Hello
from heckmeck.table.wire.outgoing import ErrorMessage, Told

PER_SECOND = 20
AT_ONCE = 40
PATIENCE = 100
"""Excess messages before the connection is closed."""

FIRST_WORD = 10.0
"""Seconds in which a client has to say hello."""


class Connection:
    """One client at one table. Once it is accepted, its messages go past the application, straight to the wire and back."""

    def __init__(self, socket: WebSocket, host: Host) -> None:
        self.socket = socket
        self.wire: Socket = socket.scope["state"][WIRE]
        self.host = host
        self.allowance = Allowance(PER_SECOND, AT_ONCE)
        self.too_many = 0
        self.watch: Watch = socket.scope["state"][VISIT].visitors.watch
        self._live: LiveTable | None = None
        self._doing: tuple[str, float] | None = None
        """What the client asked for last, and since when it waits for an answer."""

    async def serve(self, id: str) -> None:
        """From hello to goodbye."""
        await self.socket.accept()
        with suppress(ConnectionError):
            await self._close(await self._attend(id))

    async def _attend(self, id: str) -> int:
        """Raises ConnectionError once the client is gone; gives the code for closing before that."""
        try:
            hello = await asyncio.wait_for(self._receive(), FIRST_WORD)
            if not isinstance(hello, Hello):
                raise Refused("bad_message", "hello_first")
            async with self.host.table(id) as live:
                self._live = live
                self.socket.scope["state"][VISIT].greet()
                watcher = Watcher(visitor(hello.token), hello.version)
                await attend(self.host, live, watcher, self._receive, self._send)
        except Refused as refused:
            if refused.reason == "table_damaged":
                self.watch.damaged(id)
            await self._send(error_message(refused))
            return 4404 if refused.code == "no_table" else 4400
        except TimeoutError:
            return 4408
        except StoreError:
            return 1011
        return 1000

    async def _receive(self) -> FromClient:
        if self._doing is not None:
            kind, since = self._doing
            self._doing = None
            self.watch.acted(kind, time.monotonic() - since)
        text = await self.wire.next_message()
        if not self.allowance.take():
            self.too_many += 1
            if self.too_many > PATIENCE:
                self.watch.flooded("messages")
                await self._close(1008)
                raise ConnectionError
            raise Refused("too_fast", "too_fast")
        if len(text.encode()) > LARGEST_MESSAGE:
            raise Refused("too_large", "message_too_large", most=LARGEST_MESSAGE)
        try:
            message = read_message(text)
        except (msgspec.MsgspecError, UnicodeError):
            raise Refused("bad_message", "not_understood") from None
        self._doing = str(type(message).__struct_config__.tag), time.monotonic()
        return message

    async def _send(self, message: Told | bytes) -> None:
        gone = self._live is not None and self._live.gone
        if gone:
            message = error_message(no_table())
        if isinstance(message, ErrorMessage):
            self.watch.refused(message.refusal.reason)
        told = message if isinstance(message, bytes) else as_json(message)
        await self.wire.tell(told)
        if gone:
            await self._close(4404)

    async def _close(self, code: int) -> None:
        try:
            await self.socket.close(code)
        except (WebSocketDisconnect, RuntimeError) as error:
            # Closed from either side; Starlette has an error for each.
            raise ConnectionError from error
