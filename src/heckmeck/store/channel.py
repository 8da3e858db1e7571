"""What all who share a PostgreSQL database tell each other: which tables have changed, and whatever else they have to say.

Nobody waits for it: one thread sends, another listens. A commit is told in a transaction of its own, because inside the commit it
would make all writers wait for each other. If the line breaks, changed tables are told as soon as it is back; all else is dropped.
"""

from __future__ import annotations

import selectors
import socket
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

import psycopg
from sqlalchemy import Engine

from heckmeck.store.notices import CHANGED, SAID, Notice, changed

TOLD: Final = "SELECT pg_notify(told.channel, told.text) FROM unnest(%s::text[], %s::text[]) AS told (channel, text)"
PAUSE: Final = 0.2
"""Seconds between two attempts to connect."""
GATHERING: Final = 0.02
"""Seconds after some notices in which more of them are gathered, so that many cost little more than one."""
SILENCE: Final = 4.0
"""Seconds without any notice after which the line counts as dead: whoever listens speaks more often than that, and hears itself."""


Hear = Callable[[Sequence[Notice]], object]


class Channel:
    """The line to the others. `server` is the name that they know us by."""

    def __init__(self, engine: Engine, server: str) -> None:
        self.server = server
        self._engine = engine
        self._news = threading.Condition()
        self._changed: dict[str, int | None] = {}
        self._said: list[str] = []
        self._closing = False
        self._deaf = False
        self._sending: threading.Thread | None = None
        self._listening: threading.Thread | None = None
        self._stop, self._stopped = socket.socketpair()

    def tell_changed(self, tables: Mapping[str, int | None]) -> None:
        """Tells everybody that these tables have a new version. What comes in while a notice is being sent goes out together."""
        with self._news:
            self._changed.update(tables)
            self._wake()

    def say(self, text: str) -> None:
        """Tells everybody something else, if the line is up. At most `notices.LONGEST` bytes."""
        with self._news:
            self._said.append(text)
            self._wake()

    def listen(self, begins: Callable[[], object], hear: Hear) -> None:
        """Calls `begins` whenever the line is up, since anything may have been missed before, and `hear` for all that comes then.
        Both are called in a thread. They raise RuntimeError once nobody is interested any more."""
        self._listening = threading.Thread(target=self._listen, args=(begins, hear), name="listening", daemon=True)
        self._listening.start()

    def stop_listening(self) -> None:
        """For good."""
        with self._news:
            self._deaf = True
            self._news.notify_all()
        self._stop.close()
        if self._listening is not None:
            self._listening.join()
        self._stopped.close()

    def close(self) -> None:
        """Tells what there is to tell, and ends."""
        self.stop_listening()
        with self._news:
            self._closing = True
            self._news.notify_all()
        if self._sending is not None:
            self._sending.join()

    def _wake(self) -> None:
        if self._sending is None and not self._closing:
            self._sending = threading.Thread(target=self._send_all, name="telling", daemon=True)
            self._sending.start()
        self._news.notify_all()

    def _connect(self) -> psycopg.Connection[Any]:
        positional, named = self._engine.dialect.create_connect_args(self._engine.url)
        return psycopg.connect(*positional, **named, autocommit=True)

    def _send_all(self) -> None:
        line: psycopg.Connection[Any] | None = None
        while True:
            with self._news:
                self._news.wait_for(lambda: self._changed or self._said or self._closing)
                tables, self._changed = self._changed, {}
                said, self._said = self._said, []
                closing = self._closing
            try:
                if tables or said:
                    line = line or self._connect()
                    notices = [*changed(self.server, tables), *[Notice(SAID, text) for text in said]]
                    line.execute(TOLD, [[notice.channel for notice in notices], [notice.text for notice in notices]])
            except (psycopg.Error, OSError):
                if line is not None:
                    line.close()
                    line = None
                with self._news:
                    self._changed = {**tables, **self._changed}
                    if not closing:
                        self._news.wait_for(lambda: self._closing, PAUSE)
            if closing:
                if line is not None:
                    line.close()
                return

    def _listen(self, begins: Callable[[], object], hear: Hear) -> None:
        while not self._deaf:
            # RuntimeError: the event loop that was interested is closed.
            with suppress(psycopg.Error, OSError, RuntimeError), self._connect() as line:
                for channel in (CHANGED, SAID):
                    line.execute(f"LISTEN {channel}")
                begins()
                for notices in self._notices(line):
                    hear(notices)
            with self._news:
                self._news.wait_for(lambda: self._deaf, PAUSE)

    def _notices(self, line: psycopg.Connection[Any]) -> Iterator[list[Notice]]:
        """All that comes, until the line is dead or we are to stop."""
        with selectors.DefaultSelector() as ready:
            ready.register(line.pgconn.socket, selectors.EVENT_READ)
            ready.register(self._stopped, selectors.EVENT_READ)
            while ready.select(SILENCE) and not self._deaf:
                line.pgconn.consume_input()
                notices: list[Notice] = []
                while (told := line.pgconn.notifies()) is not None:
                    notices.append(Notice(told.relname.decode(), told.extra.decode()))
                if notices:
                    yield notices
                    time.sleep(GATHERING)
