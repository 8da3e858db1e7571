"""A table as the terminal has it: messages go out and come in, as docs/protocol.md describes them, wherever the table is.

`LocalConnection` sits on the host of this program's own store; `heckmeck.terminal.client.remote` speaks to a server.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from contextlib import suppress
from dataclasses import dataclass

from heckmeck.store import StoreError
from heckmeck.table.answering import attend, error_message, not_saved
from heckmeck.table.finished import record_of
from heckmeck.table.host import Host
from heckmeck.table.live import LiveTable
from heckmeck.table.refusals import Refused
from heckmeck.table.tokens import visitor
from heckmeck.table.watched import Watcher
from heckmeck.table.wire.codec import FromTable, as_json, read_told
from heckmeck.table.wire.incoming import FromClient
from heckmeck.table.wire.outgoing import Told


@dataclass(frozen=True)
class Lost:
    """The connection is gone, and is being made again."""


@dataclass(frozen=True)
class Moved:
    """Another server continues the table. Nobody needs to know, but what was on its way to the first one may be lost."""


@dataclass(frozen=True)
class Ended:
    """The table is not available at all; what follows from that has been said."""


Received = FromTable | Lost | Ended


class Connection(ABC):
    """Somebody's way to a table, served by a task of its own once it is open."""

    def __init__(self) -> None:
        self._received: asyncio.Queue[Received | Moved] = asyncio.Queue()
        self._sent: asyncio.Queue[FromClient] = asyncio.Queue()
        self._serving: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Says hello. What the table tells is received from then on."""
        self._serving = asyncio.create_task(self._serve())

    async def send(self, message: FromClient) -> None:
        self._sent.put_nowait(message)

    async def receive(self) -> Received | Moved:
        return await self._received.get()

    async def close(self) -> None:
        if self._serving is not None:
            self._serving.cancel()
            with suppress(asyncio.CancelledError):
                await self._serving

    @abstractmethod
    async def record(self) -> str:
        """The record as text. Raises Refused if there is none."""

    @abstractmethod
    async def _serve(self) -> None:
        """Sends what is to be sent and receives what comes, as long as the table is available."""


class LocalConnection(Connection):
    """A seat at a table of this program's own store: what the server does behind its WebSocket, without one."""

    def __init__(self, host: Host, table: str, token: str | None) -> None:
        super().__init__()
        self.host = host
        self.table = table
        self.owner = visitor(token)

    async def record(self) -> str:
        try:
            async with self.host.table(self.table) as live:
                return record_of(live.table, live.steps)
        except StoreError as error:
            raise not_saved(error) from error

    async def _serve(self) -> None:
        try:
            async with self.host.table(self.table) as live:
                watcher = Watcher(self.owner, 0)
                telling = asyncio.create_task(self._tell(live, watcher))
                try:
                    await attend(self.host, live, watcher, self._sent.get, self._take)
                finally:
                    telling.cancel()
        except Refused as refused:
            self._received.put_nowait(error_message(refused))
        except StoreError as error:
            self._received.put_nowait(error_message(not_saved(error)))
        self._received.put_nowait(Ended())

    async def _tell(self, live: LiveTable, watcher: Watcher) -> None:
        while True:
            await watcher.news.wait()
            watcher.news.clear()
            for message in live.news(watcher):
                await self._take(message)

    async def _take(self, message: Told | bytes) -> None:
        self._received.put_nowait(read_told(message if isinstance(message, bytes) else as_json(message)))
