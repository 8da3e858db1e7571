"""Saves changes and finds them again.

One thread writes. It takes all that has come in since its last commit and saves it in one transaction, so that a hundred tables
wait for one turn of the disk and not for a hundred. Nobody is told of a change before its commit.
"""

from __future__ import annotations

import asyncio
import os
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

from sqlalchemy import Connection, Engine, insert, make_url, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from heckmeck.store.schema import changes, connect, make_tables, tables

BATCH = 2000
"""Requests that are saved together at most."""
CROWD = 4
GATHERING = 0.005
"""Seconds that the writer waits for others after a commit of more than `CROWD` requests."""


class StoreError(Exception):
    """The database cannot be opened, read or written."""


class Conflict(StoreError):
    """Somebody else has saved this version of the table already."""


@dataclass(frozen=True)
class Saved:
    """A table as it is on disk: how it was set up, and its changes, the first having version 1."""

    id: str
    created: str
    set_up: str
    changes: tuple[str, ...]


@dataclass(frozen=True)
class _Request:
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]
    table: dict[str, str] | None
    rows: list[dict[str, str | int]]

    def answer(self, error: Exception | None) -> None:
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


def default_url() -> str:
    """`HECKMECK_DATABASE_URL`, or a file in the user's data directory."""
    from platformdirs import user_data_path

    return os.environ.get("HECKMECK_DATABASE_URL") or f"sqlite:///{user_data_path('heckmeck', appauthor=False) / 'tables.db'}"


class Store:
    """All tables of a database. Opening it makes what is missing."""

    def __init__(self, url: str) -> None:
        try:
            self._engine = _open(url)
        except (ImportError, OSError, SQLAlchemyError, ValueError) as error:
            raise StoreError(_reason(error)) from error
        self._queue: SimpleQueue[_Request | None] = SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="store", daemon=True)
        self._writer.start()

    async def create(self, table: str, created: str, set_up: str, first: Sequence[str]) -> None:
        """Saves a new table with its first changes."""
        await self._save({"id": table, "created": created, "set_up": set_up}, table, 1, first)

    async def append(self, table: str, version: int, new: Sequence[str]) -> None:
        """Saves changes of a table, the first of which has this version. Raises Conflict if that version is there already."""
        await self._save(None, table, version, new)

    async def load(self, table: str) -> Saved | None:
        """The table as it is on disk; None if there is none of this id."""
        return await asyncio.to_thread(self._load, table)

    def close(self) -> None:
        """Saves all that was asked for, and ends."""
        self._queue.put(None)
        self._writer.join()
        self._engine.dispose()

    async def _save(self, row: dict[str, str] | None, table: str, version: int, new: Sequence[str]) -> None:
        loop = asyncio.get_running_loop()
        rows: list[dict[str, str | int]] = [
            {"table_id": table, "version": version + number, "change": change} for number, change in enumerate(new)
        ]
        request = _Request(loop, loop.create_future(), row, rows)
        self._queue.put(request)
        await request.done

    def _load(self, table: str) -> Saved | None:
        if not table.isprintable():
            # Some databases cannot even be asked for such a thing.
            return None
        try:
            with self._engine.connect() as connection:
                row = connection.execute(select(tables).where(tables.c.id == table)).one_or_none()
                if row is None:
                    return None
                found = connection.execute(
                    select(changes.c.change).where(changes.c.table_id == table).order_by(changes.c.version)
                ).scalars()
                return Saved(row.id, row.created, row.set_up, tuple(found))
        except SQLAlchemyError as error:
            raise StoreError(_reason(error)) from error

    # The thread that writes

    def _write_all(self) -> None:
        batch: list[_Request] = []
        while True:
            request = self._queue.get()
            if len(batch) > CROWD:
                # Many are writing: a moment's wait lets more of them share a commit.
                time.sleep(GATHERING)
            batch = []
            while request is not None:
                batch.append(request)
                if self._queue.empty() or len(batch) == BATCH:
                    break
                request = self._queue.get()
            if batch:
                self._write(batch)
            if request is None:
                return

    def _write(self, batch: list[_Request]) -> None:
        """All in one transaction; if that fails, one by one, so that only those are refused that are at fault."""
        error = self._commit(batch)
        if error is not None and len(batch) > 1:
            for request in batch:
                self._answer([request], self._commit([request]))
        else:
            self._answer(batch, error)

    def _commit(self, batch: list[_Request]) -> Exception | None:
        try:
            with self._engine.begin() as connection:
                _insert(connection, batch)
        except IntegrityError as error:
            return Conflict(_reason(error))
        except SQLAlchemyError as error:
            return StoreError(_reason(error))
        return None

    def _answer(self, batch: list[_Request], error: Exception | None) -> None:
        """Wakes those who wait, once for each event loop."""

        def answer(requests: list[_Request]) -> None:
            for request in requests:
                request.answer(error)

        for loop in {request.loop for request in batch}:
            if not loop.is_closed():
                loop.call_soon_threadsafe(answer, [request for request in batch if request.loop is loop])


def _insert(connection: Connection, batch: list[_Request]) -> None:
    new = [request.table for request in batch if request.table is not None]
    if new:
        connection.execute(insert(tables), new)
    rows = [row for request in batch for row in request.rows]
    if rows:
        connection.execute(insert(changes), rows)


def _open(url: str) -> Engine:
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite" and parsed.database:
        Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
    engine = connect(url)
    try:
        make_tables(engine)
    except SQLAlchemyError:
        engine.dispose()
        raise
    return engine


def _reason(error: Exception) -> str:
    """What the database says, in one line."""
    return " ".join(str(getattr(error, "orig", None) or error).split())
