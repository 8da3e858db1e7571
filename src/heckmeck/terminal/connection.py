"""A table as the terminal has it: messages go out and come in, as docs/protocol.md describes them, wherever the table is.

`LocalConnection` sits on the host of this program's own store; `heckmeck.terminal.remote` speaks to a server.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Literal, Protocol, TypedDict, cast

from pydantic_core import from_json

from heckmeck.store import Conflict, StoreError
from heckmeck.table.host import Host
from heckmeck.table.live import LiveTable, Watcher, owner_of
from heckmeck.table.messages import odds_of, record_of
from heckmeck.table.outgoing import ErrorMessage, FromTable, Update
from heckmeck.table.table import Refused

Message = Mapping[str, Any]
"""What a client sends: one of `heckmeck.table.incoming.FromClient`."""


class Lost(TypedDict):
    """The connection is gone, and is being made again."""

    type: Literal["lost"]


class Ended(TypedDict):
    """The table cannot be had at all; what follows from that has been said."""

    type: Literal["ended"]


Received = FromTable | Lost | Ended


class Connection(Protocol):
    """Somebody's way to a table."""

    async def open(self) -> None:
        """Says hello. What the table tells is received from then on."""

    async def send(self, message: Message) -> None: ...

    async def receive(self) -> Received: ...

    async def record(self) -> str:
        """The record as text. Raises Refused where there is none to be had."""

    async def close(self) -> None: ...


def error_message(refused: Refused, version: int = 0) -> ErrorMessage:
    """A refusal as the table sends it."""
    refusal = {"rule": refused.rule, "reason": refused.reason, "details": dict(refused.details)}
    return cast(ErrorMessage, {"type": "error", "code": refused.code, "version": version, "refusal": refusal})


class LocalConnection:
    """A seat at a table of this program's own store: what the server does behind its WebSocket, without one."""

    def __init__(self, host: Host, table: str, token: str | None) -> None:
        self.host = host
        self.table = table
        self.owner = owner_of(token)
        self._received: asyncio.Queue[Received] = asyncio.Queue()
        self._sent: asyncio.Queue[Message] = asyncio.Queue()
        self._serving: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._serving = asyncio.create_task(self._serve())

    async def send(self, message: Message) -> None:
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
        """As long as the table can be had. Where another program has written to it, it is read anew."""
        version = 0
        while True:
            try:
                async with self.host.table(self.table) as live:
                    watcher = Watcher(self.owner, version)
                    await live.enter(watcher)
                    try:
                        await self._attend(live, watcher)
                    finally:
                        version = watcher.version
                        live.leave(watcher)
            except Refused as refused:
                self._received.put_nowait(error_message(refused))
                if refused.code != "stale":
                    break
            except StoreError:
                self._received.put_nowait(error_message(Refused("not_possible", "not-saved")))
                break
        self._received.put_nowait({"type": "ended"})

    async def _attend(self, live: LiveTable, watcher: Watcher) -> None:
        telling = asyncio.create_task(self._tell(live, watcher))
        try:
            while True:
                message = await self._sent.get()
                try:
                    await self._do(live, message)
                except Refused as refused:
                    self._received.put_nowait(error_message(refused, live.table.version))
                    if refused.code == "stale":
                        watcher.news.set()
                except Conflict:
                    raise
                except StoreError:
                    self._received.put_nowait(error_message(Refused("not_possible", "not-saved"), live.table.version))
        finally:
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

    async def _do(self, live: LiveTable, message: Message) -> None:
        match message:
            case {"type": "act", "version": int(version), "action": action}:
                await live.act(self.owner, version, action)
            case {"type": "fell", "version": int(version), "dice": str(dice)}:
                await live.fall(self.owner, version, dice)
            case {"type": "luck", "seat": int(seat), "luck": str(luck)}:
                await live.add_luck(self.owner, seat, luck)
            case {"type": "hand_over", "seat": int(seat), "level": str(level)}:
                await live.hand_over(self.owner, seat, level)
            case {"type": "odds", "version": int(version)}:
                if version != live.table.version:
                    raise Refused("stale", "stale")
                self._received.put_nowait(await asyncio.to_thread(odds_of, live.table))
            case {"type": "rematch"}:
                await self.host.rematch(live, self.owner)
            case _:
                raise Refused("bad_message", "not-understood")
