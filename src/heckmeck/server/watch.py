"""What the operator hears: lines of JSON on standard error and, if they are wanted, metrics for Prometheus.

No line has a name, a token, a hand or an address in it.
"""

from __future__ import annotations

import json
import logging
import sys
import threading
import time
from contextlib import suppress
from datetime import UTC, datetime
from typing import Final, TextIO

from sqlalchemy.exc import IntegrityError

from heckmeck.store import Commit, Conflict, Unsure

SLOW: Final = 1.0
"""Seconds from which a commit counts as slow."""
QUIET: Final = 1.0
"""The fewest seconds between two lines about the same thing. Lines that are left out are counted."""
SHOWN: Final = 6
"""Characters of a table's id that are logged: enough to find it in the database, too few to open it."""


class Counts:
    """Numbers that nobody asked for. `Metrics` keeps them."""

    def saved(self, seconds: float, requests: int) -> None: ...
    def failed(self) -> None: ...
    def refused(self, reason: str) -> None: ...
    def flooded(self, kind: str) -> None: ...
    def acted(self, kind: str, seconds: float) -> None: ...


class Log:
    """One line of JSON for each event; a second line about the same thing only after a moment."""

    def __init__(self, stream: TextIO | None = None) -> None:
        self._stream = stream or sys.stderr
        self._last: dict[str, float] = {}
        self._left_out: dict[str, int] = {}
        self._lock = threading.Lock()

    def tell(self, event: str, about: str = "", **facts: str | float | None) -> None:
        key = f"{event} {about}"
        with self._lock:
            now = time.monotonic()
            if now - self._last.get(key, -QUIET) < QUIET:
                self._left_out[key] = self._left_out.get(key, 0) + 1
                return
            self._last[key] = now
            left_out = self._left_out.pop(key, 0)
            line = {"at": datetime.now(UTC).isoformat(timespec="milliseconds"), "event": event}
            more = {"about": about or None, **facts, "left_out": left_out or None}
            told = {**line, **{name: fact for name, fact in more.items() if fact is not None}}
            with suppress(OSError):
                # A full disk must not stop the game too.
                print(json.dumps(told), file=self._stream, flush=True)


class Warnings(logging.Filter):
    """Warnings of the web server below us are logged like everything else: any client can cause them as often as it likes."""

    def __init__(self, log: Log) -> None:
        super().__init__()
        self._log = log

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno != logging.WARNING:
            return True
        self._log.tell("warning", str(record.msg))
        return False


class Watch:
    """Everything that the server has to say to its operator."""

    def __init__(self, log: Log | None = None) -> None:
        self.log = log or Log()
        self.counts = Counts()

    def commit(self, commit: Commit) -> None:
        """Called by the thread that writes."""
        self.counts.saved(commit.seconds, commit.requests)
        # A conflict is two servers that play the same table. That is not the database's fault.
        if commit.error is not None and not isinstance(commit.error, (Conflict, IntegrityError)):
            self.counts.failed()
            event = "save_unsure" if isinstance(commit.error, Unsure) else "save_failed"
            self.log.tell(event, type(commit.error).__name__, code=_code(commit.error), requests=commit.requests)
        if commit.seconds >= SLOW:
            self.log.tell("save_slow", seconds=round(commit.seconds, 3), requests=commit.requests)

    def refused(self, reason: str) -> None:
        self.counts.refused(reason)

    def flooded(self, kind: str) -> None:
        """Somebody sent or wanted more than the limits allow, and was cut off."""
        self.counts.flooded(kind)
        self.log.tell("flood", kind)

    def damaged(self, table: str) -> None:
        self.log.tell("table_damaged", table[:SHOWN])

    def acted(self, kind: str, seconds: float) -> None:
        """A player's message was answered after this many seconds."""
        self.counts.acted(kind, seconds)


def _code(error: Exception) -> str | None:
    """The database's own code. Its text may quote the row that it refused, with names and hands."""
    cause = getattr(error, "orig", None)
    return getattr(cause, "sqlite_errorname", None) or getattr(cause, "sqlstate", None)
