"""Standard input line by line without blocking the event loop."""

from __future__ import annotations

import asyncio
import codecs
import os
import threading


class Lines:
    """A thread reads as lines come in; whoever needs one waits for it.

    It reads the file descriptor itself: a thread that hangs in Python's own buffered reader could not be left behind at the end.
    """

    def __init__(self, descriptor: int = 0) -> None:
        self._descriptor = descriptor
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        self._ended = False
        self._started = False

    async def read(self) -> str | None:
        """The next line, without its end; None when no more lines come."""
        if not self._started:
            self._started = True
            loop = asyncio.get_running_loop()
            threading.Thread(target=self._read_all, args=(loop,), name="lines", daemon=True).start()
        line = None if self._ended else await self._lines.get()
        self._ended = line is None
        return line

    def _read_all(self, loop: asyncio.AbstractEventLoop) -> None:
        decoder = codecs.getincrementaldecoder("utf-8")("replace")
        rest = ""
        while True:
            try:
                found = os.read(self._descriptor, 4096)
            except OSError:
                found = b""
            *lines, rest = (rest + decoder.decode(found, final=not found)).split("\n")
            ended: list[str | None] = [] if found else [*([rest] if rest else []), None]
            try:
                for line in [*lines, *ended]:
                    loop.call_soon_threadsafe(self._lines.put_nowait, line)
            except RuntimeError:
                # The loop is closed: nobody waits for lines any more.
                return
            if not found:
                return
