"""The WebSocket of a table: it does what clients ask for, and sends out what is new."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket

from heckmeck.server.guard import LARGEST_MESSAGE, Allowance
from heckmeck.server.visitors import VISIT
from heckmeck.server.watch import Watch
from heckmeck.server.wire import WIRE, Socket
from heckmeck.store import StoreError
from heckmeck.table.answering import attend, error_message
from heckmeck.table.host import Host
from heckmeck.table.live import LiveTable
from heckmeck.table.refusals import Refused, no_table
from heckmeck.table.tokens import visitor
from heckmeck.table.watched import Watcher
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
        """What the client asked for last, and since when it has been waiting for an answer."""

    async def serve(self, id: str) -> None:
        """From hello to goodbye."""
        await self.socket.accept()
        with suppress(ConnectionError):
            # A task of its own: every message would otherwise pass through all that the application is wrapped in.
            self.wire.goodbye(await asyncio.create_task(self._attend(id)))

    async def _attend(self, id: str) -> int:
        """Raises ConnectionError once the client is gone; gives the code for closing before that."""
        try:
            hello = await asyncio.wait_for(self._receive(), FIRST_WORD)
            if not isinstance(hello, Hello):
                raise Refused("bad_message", "hello_first")
            async with self.host.table(id) as live:
                self._live = live
                self.socket.scope["state"][VISIT].greet()
                watcher = _Listener(hello, live, self.wire, self._tell)
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
                self.wire.goodbye(1008)
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
        """Answers the client. Whoever does not read the answers gets no more of them, and so can't ask for more."""
        if not self.wire.writable.is_set():
            await self.wire.writable.wait()
        self._tell(message)

    def _tell(self, message: Told | bytes) -> None:
        """Raises ConnectionError once the client is gone."""
        gone = self._live is not None and self._live.gone
        if gone:
            message = error_message(no_table())
        if isinstance(message, ErrorMessage):
            self.watch.refused(message.refusal.reason)
        self.wire.tell(message if isinstance(message, bytes) else as_json(message))
        if gone:
            self.wire.goodbye(4404)


class _Listener(Watcher):
    """Tells a client what is new in the event loop's next turn: all that happened until then at once."""

    def __init__(self, hello: Hello, live: LiveTable, wire: Socket, tell: Callable[[Told | bytes], None]) -> None:
        super().__init__(visitor(hello.token), hello.version)
        self._live = live
        self._wire = wire
        self._tell = tell
        self._woken = False
        wire.caught_up = self._go_on

    def wake(self) -> None:
        if not self._woken:
            self._woken = True
            self._wire.loop.call_soon(self._go_on)

    def _go_on(self) -> None:
        """A client that is slow gets more at a time."""
        if not self._woken or not self._wire.writable.is_set():
            return
        self._woken = False
        if self not in self._live.watchers:
            return
        try:
            for message in self._live.news(self):
                self._tell(message)
        except ConnectionError:
            # Whoever receives from the client hears of it too, and ends the visit.
            return
