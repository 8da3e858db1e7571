"""What a client has sent and nobody has read yet."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TypeVar

T = TypeVar("T")


class Inbox(asyncio.Queue[T]):
    """A queue without a limit that one task reads. That is less work for each message than many readers and writers would be."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__()
        self._loop = loop
        self._kept: deque[T] = deque()
        self._reader: asyncio.Future[None] | None = None

    def qsize(self) -> int:
        return len(self._kept)

    def empty(self) -> bool:
        return not self._kept

    def put_nowait(self, item: T) -> None:
        self._kept.append(item)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> T:
        while not self._kept:
            self._reader = self._loop.create_future()
            await self._reader
        return self._kept.popleft()
