"""The thread that writes.

It takes everything that has come in since its last commit and saves it in one transaction. So a hundred tables wait for the disk
once and not a hundred times. Nobody is told of a change before its commit. Nobody is told that it failed before that is certain.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from queue import SimpleQueue
from typing import Final

from sqlalchemy import Connection, Engine, bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError

from heckmeck.store.errors import Conflict, StoreError, Unsure, blames_request, leaves_open, reason
from heckmeck.store.file import DatabaseFile
from heckmeck.store.schema import changes, tables

BATCH: Final = 2000
"""The most requests that are saved together."""
CROWD: Final = 4
GATHERING: Final = 0.02
"""Seconds that the writer waits for others, if more than `CROWD` tables were saved within the last `LATELY` seconds."""
LATELY: Final = 0.04
APPEND: Final = "INSERT INTO changes (table_id, version, change) VALUES (?, ?, ?)"
APPEND_ALL: Final = "INSERT INTO changes (table_id, version, change) SELECT * FROM unnest(%s::text[], %s::integer[], %s::text[])"
"""Saves changes. SQLite is handed a row at a time, PostgreSQL all rows at once, column by column. SQLAlchemy's own statement would
go through every value once more, and there are thousands a second."""
_TOUCH: Final = update(tables).where(tables.c.id == bindparam("table")).values(touched=bindparam("today"))
"""Writes down that a table changed, once a day."""
SETTLING: Final = 10.0
"""Seconds in which a commit with an open outcome has to be settled."""
PAUSE: Final = 0.2
"""Seconds between two attempts to do so."""


@dataclass(eq=False, slots=True)
class Asked:
    """Something for the writer to do, and who waits for it."""

    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]

    def answer(self, error: Exception | None) -> None:
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


@dataclass(eq=False, slots=True)
class Request(Asked):
    """What somebody wants to have saved: a new table or none, and changes."""

    table: dict[str, str | None] | None
    rows: list[tuple[str, int, str]]
    """Table, version and change of each."""


@dataclass(eq=False, slots=True)
class Job(Asked):
    """Work in a transaction of its own. It may run twice if the connection breaks, so twice must have the same effect as once."""

    work: Callable[[Connection], None]


@dataclass(frozen=True)
class Commit:
    """One transaction of the writer, as the operator hears of it."""

    requests: int
    seconds: float
    error: Exception | None


class _Open(Exception):
    """A commit ended with an error that does not say whether it went through."""


class Writer:
    """Saves requests in the order in which they come in."""

    def __init__(
        self,
        engine: Engine,
        file: DatabaseFile | None,
        notice: Callable[[Commit], None],
        saved: Callable[[Sequence[Request]], None] = lambda _: None,
    ) -> None:
        """`saved` hears of all requests that are saved, and of those that may be."""
        self._engine = engine
        self._file = file
        self._notice = notice
        self._saved = saved
        self._touched: set[str] = set()
        """Tables that are known to have changed on `_day`."""
        self._day = ""
        self._queue: SimpleQueue[Asked | None] = SimpleQueue()
        self._lately: deque[tuple[float, set[str]]] = deque()
        """The last commits: when they were done, and which tables were in them."""
        self._line: Connection | None = None
        """A connection to PostgreSQL that is kept for changes. Each statement on it is a transaction of its own."""
        self._thread = threading.Thread(target=self._write_all, name="store", daemon=True)
        self._thread.start()

    def put(self, request: Asked) -> None:
        self._queue.put(request)

    @property
    def waiting(self) -> int:
        """Requests that nobody has looked at yet."""
        return self._queue.qsize()

    def close(self) -> None:
        """Saves everything that was asked for, and ends."""
        self._queue.put(None)
        self._thread.join()

    def _write_all(self) -> None:
        while True:
            request = self._queue.get()
            if self._is_crowded():
                # Many are writing: a moment's wait lets more of them share a commit. A table by itself never waits for that.
                time.sleep(GATHERING)
            batch: list[Asked] = []
            while request is not None:
                batch.append(request)
                if self._queue.empty() or len(batch) == BATCH:
                    break
                request = self._queue.get()
            wanted = [request for request in batch if isinstance(request, Request)]
            if wanted:
                self._write(wanted)
                self._lately.append((time.monotonic(), {row[0] for request in wanted for row in request.rows}))
            for job in batch:
                if isinstance(job, Job):
                    _answer([job], self._timed(1, partial(self._do, job.work)))
            if request is None:
                self._hang_up()
                return

    def _is_crowded(self) -> bool:
        since = time.monotonic() - LATELY
        while self._lately and self._lately[0][0] < since:
            self._lately.popleft()
        return len(set[str]().union(*[tables for _, tables in self._lately])) > CROWD

    def _timed(self, requests: int, save: Callable[[], Exception | None]) -> Exception | None:
        """Saves, and tells the operator what came of it."""
        start = time.monotonic()
        error = save()
        with suppress(Exception):
            # Nothing that goes wrong there may stop the writer.
            self._notice(Commit(requests, time.monotonic() - start, error))
        return error

    def _do(self, work: Callable[[Connection], None]) -> Exception | None:
        """Does a job. If the connection breaks during the commit, the job is done again."""
        try:
            try:
                self._in_transaction(work)
            except _Open:
                self._in_transaction(work)
        except _Open as error:
            return Unsure(str(error))
        except Exception as error:
            return error
        return None

    def _write(self, batch: list[Request]) -> None:
        """All in one transaction. If something is wrong with one request, one by one, so that only that one is refused."""
        error = self._timed(len(batch), partial(self._save, batch))
        self._tell_saved(batch, error)
        if len(batch) == 1 or error is None or not blames_request(error):
            _answer(batch, error)
            return
        for number, request in enumerate(batch):
            error = self._timed(1, partial(self._save, [request]))
            self._tell_saved([request], error)
            if error is not None and not blames_request(error):
                # The database is gone. The others need not find that out one by one.
                _answer(batch[number:], error)
                return
            _answer([request], error)

    def _tell_saved(self, batch: list[Request], error: Exception | None) -> None:
        if error is None or isinstance(error, Unsure):
            self._saved(batch)

    def _save(self, batch: list[Request]) -> Exception | None:
        """Saves all of them, or saves none and gives the error. Never raises: nobody could save anything after that."""
        try:
            self._commit(batch)
        except _Open as error:
            return self._settle(batch, error)
        except Exception as error:
            return error
        return None

    def _commit(self, batch: list[Request]) -> None:
        today = datetime.now(UTC).date().isoformat()
        if today != self._day:
            self._day, self._touched = today, set()
        made = {str(request.table["id"]) for request in batch if request.table is not None}
        changed = {row[0] for request in batch for row in request.rows} - made - self._touched
        if self._engine.dialect.name == "postgresql" and not made and not changed:
            self._append(batch)
            return

        def save(connection: Connection) -> None:
            if changed:
                # In one order everywhere, so that two servers don't wait for each other.
                connection.execute(_TOUCH, [{"table": table, "today": today} for table in sorted(changed)])
            _insert(connection, batch, today)

        self._in_transaction(save)
        self._touched |= made | changed

    def _append(self, batch: list[Request]) -> None:
        """Saves nothing but changes, as nearly every batch does: with one statement, which PostgreSQL answers once it is saved. A
        transaction around it, on a connection that is tried before, would make the thread wait four times as often."""
        if self._line is None:
            self._line = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        try:
            _insert_changes(self._line, batch)
        except Exception as error:
            self._hang_up()
            if leaves_open(error):
                raise _Open(reason(error)) from error
            raise

    def _hang_up(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            with suppress(Exception):
                # It may be broken.
                line.close()

    def _in_transaction(self, work: Callable[[Connection], None]) -> None:
        if self._file is not None:
            self._file.check()
        with self._engine.connect() as connection:
            transaction = connection.begin()
            work(connection)
            try:
                transaction.commit()
                if self._file is not None:
                    self._file.check_open()
            except Exception as error:
                if leaves_open(error):
                    raise _Open(reason(error)) from error
                raise

    def _settle(self, batch: list[Request], error: Exception) -> Exception | None:
        """Finds out what became of a commit, or saves the batch again.

        If the first transaction is still running somewhere, the database makes the second one wait for it: both write the same
        keys. So the batch is never saved twice, and afterwards it is certain what is there.
        """
        deadline = time.monotonic() + SETTLING
        while time.monotonic() < deadline:
            try:
                if self._is_saved(batch):
                    return None
                self._commit(batch)
            except IntegrityError as refused:
                try:
                    # The first transaction may have ended just now.
                    return None if self._is_saved(batch) else refused
                except Exception as lost:
                    error = lost
            except StoreError as gone:
                # The file is gone, so there is nothing to ask.
                return Unsure(str(gone))
            except Exception as failed:
                error = failed
            else:
                return None
            time.sleep(PAUSE)
        return Unsure(reason(error))

    def _is_saved(self, batch: list[Request]) -> bool:
        """Whether exactly these rows are there. They were one transaction, so all of them are or none is."""
        with self._engine.connect() as connection:
            found = all(_is_there(connection, request) for request in batch)
            if self._file is not None:
                self._file.check_open()
            return found


def _insert(connection: Connection, batch: Sequence[Request], today: str) -> None:
    new = [{**request.table, "touched": today} for request in batch if request.table is not None]
    if new:
        connection.execute(insert(tables), new)
    _insert_changes(connection, batch)


def _insert_changes(connection: Connection, batch: Sequence[Request]) -> None:
    rows = [row for request in batch for row in request.rows]
    if not rows:
        return
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(APPEND_ALL, tuple(map(list, zip(*rows, strict=True))))
    else:
        connection.exec_driver_sql(APPEND, rows)


def _is_there(connection: Connection, request: Request) -> bool:
    if request.table is not None:
        found = connection.execute(select(tables).where(tables.c.id == request.table["id"])).one_or_none()
        if found is None or (found.created, found.set_up) != (request.table["created"], request.table["set_up"]):
            return False
    for table, version, change in request.rows:
        key = (changes.c.table_id == table) & (changes.c.version == version)
        if connection.execute(select(changes.c.change).where(key)).scalar() != change:
            return False
    return True


def _answer(batch: Sequence[Asked], error: Exception | None) -> None:
    """Wakes those who wait, once for each event loop."""
    told = _told(error)

    def answer(requests: list[Asked]) -> None:
        for request in requests:
            request.answer(told)

    for loop in {request.loop for request in batch}:
        try:
            loop.call_soon_threadsafe(answer, [request for request in batch if request.loop is loop])
        except RuntimeError:
            # That event loop is closed, and nobody waits there any more.
            continue


def _told(error: Exception | None) -> StoreError | None:
    if error is None or isinstance(error, StoreError):
        return error
    return Conflict(reason(error)) if isinstance(error, IntegrityError) else StoreError(reason(error))
