"""A table as the terminal has it: messages go out and come in, as docs/protocol.md describes them, wherever the table is.

`LocalConnection` sits on the host of this program's own store; `heckmeck.terminal.remote` speaks to a server.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Literal, Protocol, TypedDict, cast

from pydantic_core import from_json

from heckmeck.store import StoreError
from heckmeck.table.answering import answer, error_message
from heckmeck.table.host import Host
from heckmeck.table.incoming import Incoming
from heckmeck.table.live import LiveTable, Watcher, owner_of
from heckmeck.table.messages import record_of
from heckmeck.table.outgoing import FromTable, Update
from heckmeck.table.table import Refused


class Lost(TypedDict):
    """The connection is gone, and is being made again."""

    type: Literal["lost"]


class Ended(TypedDict):
    """The table cannot be had at all; what follows from that has been said."""

    type: Literal["ended"]


Received = FromTable | Lost | Ended

NOT_SAVED = Refused("not_possible", "not-saved")


class Connection(Protocol):
    """Somebody's way to a table."""

    async def open(self) -> None:
        """Says hello. What the table tells is received from then on."""

    async def send(self, message: Incoming) -> None: ...

    async def receive(self) -> Received: ...

    async def record(self) -> str:
        """The record as text. Raises Refused where there is none to be had."""

    async def close(self) -> None: ...


class LocalConnection:
    """A seat at a table of this program's own store: what the server does behind its WebSocket, without one."""

    def __init__(self, host: Host, table: str, token: str | None) -> None:
        self.host = host
        self.table = table
        self.owner = owner_of(token)
        self._received: asyncio.Queue[Received] = asyncio.Queue()
        self._sent: asyncio.Queue[Incoming] = asyncio.Queue()
        self._serving: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._serving = asyncio.create_task(self._serve())

    async def send(self, message: Incoming) -> None:
        self._sent.put_nowait(message)

    async def receive(self) -> Received:
        return await self._received.get()

    async def record(self) -> str:
        async with self.host.table(self.table) as live:
            return record_of(live.table, live.moments)

    async def close(self) -> None:
        if self._serving is not None:
            self._serving.cancel()
            with suppress(asyncio.CancelledError):
                await self._serving

    async def _serve(self) -> None:
        """As long as the table can be had."""
        try:
            async with self.host.table(self.table) as live:
                await self._attend(live, Watcher(self.owner, 0))
        except Refused as refused:
            self._received.put_nowait(error_message(refused))
        except StoreError:
            self._received.put_nowait(error_message(NOT_SAVED))
        self._received.put_nowait({"type": "ended"})

    async def _attend(self, live: LiveTable, watcher: Watcher) -> None:
        telling = asyncio.create_task(self._tell(live, watcher))
        try:
            await live.enter(watcher)
            while True:
                await self._answer(live, watcher, await self._sent.get())
        finally:
            live.leave(watcher)
            telling.cancel()
            with suppress(asyncio.CancelledError):
                await telling

    async def _tell(self, live: LiveTable, watcher: Watcher) -> None:
        while True:
            await watcher.news.wait()
            watcher.news.clear()
            extra, watcher.extra = watcher.extra, []
            for message in extra:
                self._received.put_nowait(message)
            self._received.put_nowait(cast(Update, from_json(live.update(watcher))))

    async def _answer(self, live: LiveTable, watcher: Watcher, message: Incoming) -> None:
        try:
            told = await answer(self.host, live, self.owner, message)
        except Refused as refused:
            self._received.put_nowait(error_message(refused, live.table.version))
            if refused.code == "stale":
                watcher.news.set()
        except StoreError:
            self._received.put_nowait(error_message(NOT_SAVED, live.table.version))
        else:
            if told is not None:
                self._received.put_nowait(told)
