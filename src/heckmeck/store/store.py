"""Saves changes and finds them again."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, Engine, delete, insert, make_url, select, update
from sqlalchemy.exc import SQLAlchemyError

from heckmeck.store.errors import Damaged, StoreError, reason
from heckmeck.store.file import DatabaseFile
from heckmeck.store.schema import changes, connect, tables
from heckmeck.store.upgrade import prepare
from heckmeck.store.writer import Commit, Job, Request, Writer

if TYPE_CHECKING:
    from heckmeck.store.channel import Channel

PAGE: Final = 200
"""Tables that are forgotten in one commit, so that nobody waits long for it."""
NEWER: Final = (
    "SELECT changes.table_id, changes.version, changes.change"
    " FROM unnest(%s::text[], %s::int[]) AS known (id, version)"
    " JOIN changes ON changes.table_id = known.id AND changes.version > known.version"
    " ORDER BY changes.table_id, changes.version"
)
"""PostgreSQL finds what is new at many tables in one go."""


@dataclass(frozen=True)
class Saved:
    """A table as it is on disk: how it was set up, and its changes, the first having version 1."""

    id: str
    created: str
    set_up: str
    changes: tuple[str, ...]
    creator: str | None = None
    """The SHA-256 of the token that may delete it."""


def default_url() -> str:
    """`HECKMECK_DATABASE_URL`, or a file in the user's data folder."""
    from platformdirs import user_data_path

    return os.environ.get("HECKMECK_DATABASE_URL") or f"sqlite:///{user_data_path('heckmeck', appauthor=False) / 'tables.db'}"


class Store:
    """All tables of a database. Opening it makes what is missing."""

    def __init__(self, url: str, notice: Callable[[Commit], None] = lambda _: None) -> None:
        """`notice` hears of every commit, in the thread that writes."""
        try:
            parsed = make_url(url)
            self._engine = connect(parsed)
            self._file = DatabaseFile.make(parsed)
            try:
                prepare(self._engine)
            except BaseException:
                self._engine.dispose()
                raise
        except (ImportError, OSError, SQLAlchemyError, ValueError) as error:
            raise StoreError(reason(error)) from error
        self.channel = _channel(self._engine)
        """The line to all others who use this database; None if there is none, as with SQLite."""
        self._writer = Writer(self._engine, self._file, notice, self._tell_saved)

    async def create(self, table: str, created: str, set_up: str, first: Sequence[str], creator: str | None = None) -> None:
        """Saves a new table with its first changes. `creator` is the SHA-256 of the token that may delete it."""
        await self._save({"id": table, "created": created, "set_up": set_up, "creator": creator}, table, 1, first)

    async def append(self, table: str, version: int, new: Sequence[str]) -> None:
        """Saves changes of a table, the first of which has this version.

        Raises Conflict if that version is there already, Unsure if nobody can tell whether they are saved, and StoreError if they
        are not.
        """
        await self._save(None, table, version, new)

    async def load(self, table: str) -> Saved | None:
        """The table as it is on disk; None if there is none with this id. Raises Damaged if changes are missing."""
        return await asyncio.to_thread(self._load, table)

    async def newer(self, known: Mapping[str, int]) -> dict[str, list[tuple[int, str]]]:
        """All changes of these tables after the versions that are known, with their versions, in order."""
        return await asyncio.to_thread(self._newer, known)

    async def creator_of(self, table: str) -> str | None:
        """The SHA-256 of the token that made a table; empty if nobody knows; None if there is no such table."""
        return await asyncio.to_thread(self._creator_of, table)

    async def delete(self, table: str) -> None:
        """Removes a table and its changes."""
        await self.do(lambda connection: _delete(connection, [table]))
        if self.channel is not None:
            self.channel.tell_changed({table: None})

    async def forget(self, before: str) -> int:
        """Removes all tables whose last change was before this day, and gives their number."""
        gone: set[str] = set()

        def forget(connection: Connection) -> None:
            # A server of an earlier version leaves no day. It counts from now on.
            today = datetime.now(UTC).date().isoformat()
            connection.execute(update(tables).where(tables.c.touched.is_(None)).values(touched=today))
            old = connection.execute(select(tables.c.id).where(tables.c.touched < before).limit(PAGE)).scalars().all()
            _delete(connection, old)
            gone.update(old)

        while True:
            known = len(gone)
            await self.do(forget)
            if len(gone) == known:
                return known

    async def probe(self) -> None:
        """Saves a table and removes it in the same commit. Raises StoreError if that does not work."""
        own = f".{secrets.token_hex(8)}"

        def save(connection: Connection) -> None:
            connection.execute(insert(tables).values(id=own, created="", set_up=""))
            connection.execute(insert(changes).values(table_id=own, version=1, change=""))
            connection.execute(delete(tables).where(tables.c.id == own))

        await self.do(save)

    @property
    def waiting(self) -> int:
        """Requests that wait for the thread that writes."""
        return self._writer.waiting

    async def do(self, work: Callable[[Connection], None]) -> None:
        """Work in a transaction of its own. It may run twice, so twice must have the same effect as once."""
        loop = asyncio.get_running_loop()
        job = Job(loop, loop.create_future(), work)
        self._writer.put(job)
        await job.done

    def close(self) -> None:
        """Saves everything that was asked for, and ends."""
        self._writer.close()
        if self.channel is not None:
            self.channel.close()
        self._engine.dispose()

    def _tell_saved(self, saved: Sequence[Request]) -> None:
        """The others hear of every change. Nobody has a table yet that is new."""
        if self.channel is not None:
            self.channel.tell_changed({row[0]: row[1] for request in saved if request.table is None for row in request.rows})

    async def _save(self, row: dict[str, str | None] | None, table: str, version: int, new: Sequence[str]) -> None:
        loop = asyncio.get_running_loop()
        rows = [(table, version + number, change) for number, change in enumerate(new)]
        request = Request(loop, loop.create_future(), row, rows)
        self._writer.put(request)
        await request.done

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection to the database for looking something up. It blocks, so only threads may use it."""
        if self._file is not None:
            self._file.check()
        try:
            with self._engine.connect() as connection:
                yield connection
        except SQLAlchemyError as error:
            raise StoreError(reason(error)) from error

    def _creator_of(self, table: str) -> str | None:
        if not table.isprintable():
            return None
        with self.reading() as connection:
            row = connection.execute(select(tables.c.creator).where(tables.c.id == table)).one_or_none()
        return None if row is None else row.creator or ""

    def _newer(self, known: Mapping[str, int]) -> dict[str, list[tuple[int, str]]]:
        found: dict[str, list[tuple[int, str]]] = {}
        with self.reading() as connection:
            if connection.dialect.name == "postgresql":
                for table, version, change in connection.exec_driver_sql(NEWER, (list(known), list(known.values()))):
                    found.setdefault(table, []).append((version, change))
                return found
            for table, version in known.items():
                newer = (changes.c.table_id == table) & (changes.c.version > version)
                rows = connection.execute(select(changes.c.version, changes.c.change).where(newer).order_by(changes.c.version))
                found[table] = [(row.version, row.change) for row in rows]
        return found

    def _load(self, table: str) -> Saved | None:
        if not table.isprintable():
            # Some databases cannot even be asked for such a thing.
            return None
        with self.reading() as connection:
            row = connection.execute(select(tables).where(tables.c.id == table)).one_or_none()
            if row is None:
                return None
            found = connection.execute(
                select(changes.c.version, changes.c.change).where(changes.c.table_id == table).order_by(changes.c.version)
            ).all()
        if [change.version for change in found] != list(range(1, len(found) + 1)):
            raise Damaged(f"changes are missing among the {len(found)} that are there")
        return Saved(row.id, row.created, row.set_up, tuple([change.change for change in found]), row.creator)


def _delete(connection: Connection, gone: Sequence[str]) -> None:
    """The changes go with their tables (ON DELETE CASCADE)."""
    connection.execute(delete(tables).where(tables.c.id.in_(gone)))


def _channel(engine: Engine) -> Channel | None:
    if engine.driver != "psycopg":
        return None
    # The driver comes with an extra, so only those who have it can import this.
    from heckmeck.store.channel import Channel

    return Channel(engine, secrets.token_hex(4))
