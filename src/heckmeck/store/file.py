"""SQLite's file: made for its owner alone, and watched, because SQLite keeps writing to a file that was deleted."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Self

from sqlalchemy import URL

from heckmeck.store.errors import StoreError


class DatabaseFile:
    """The file that was opened. `check` says whether it is still there."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._log = path.with_name(path.name + "-wal")
        self._opened = self._identity()
        self._has_log = False

    @classmethod
    def make(cls, url: URL) -> Self | None:
        """The file of this address, made if it is missing; None if the address names none."""
        if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:") or "uri" in url.query:
            return None
        path = Path(str(url.database))
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        # It holds the secrets of the dice. SQLite gives the files beside it the same mode.
        os.close(os.open(path, os.O_CREAT | os.O_RDWR | getattr(os, "O_CLOEXEC", 0), 0o600))
        return cls(path)

    def check(self) -> None:
        """Raises StoreError if the file was deleted or replaced."""
        if self._identity() != self._opened:
            raise StoreError(f"{self.path} was deleted or replaced while it was open")

    def check_open(self) -> None:
        """The same while a connection is open. SQLite's log, which holds the last commits, has to be there too."""
        self.check()
        has_log = self._log.exists()
        if self._has_log and not has_log:
            raise StoreError(f"{self._log} was deleted while it was open")
        self._has_log = has_log

    def _identity(self) -> tuple[int, int] | None:
        try:
            found = self.path.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino
