"""Backups: all tables of a database, as they were at one moment, in a SQLite file of their own.

It does not matter which database they come from or go to, so a backup also moves them from one to another.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from sqlalchemy import URL, Connection, Engine, MetaData, Table, func, insert, make_url, select
from sqlalchemy.exc import SQLAlchemyError

from heckmeck.store.errors import Newer, NewerBackup, NoBackup, NotEmpty, StoreError, reason
from heckmeck.store.file import DatabaseFile
from heckmeck.store.schema import changes, connect, tables
from heckmeck.store.upgrade import prepare

PAGE: Final = 1000
"""Rows that are copied at a time."""


def back_up(url: str, target: Path) -> int:
    """Copies a database that may be in use into a new file, and gives the number of tables. Raises StoreError or OSError."""
    if target.exists():
        raise FileExistsError(target)
    handle, part = tempfile.mkstemp(prefix=f"{target.name}.", suffix=".part", dir=target.parent)
    try:
        os.close(handle)
        with _engine(url, must_exist=True) as source, _engine(_sqlite(part)) as copy:
            count = _copy_all(source, copy)
        _flush(Path(part))
        Path(part).replace(target)
        _flush(target.parent)
    finally:
        Path(part).unlink(missing_ok=True)
    return count


def restore(file: Path, url: str) -> int:
    """Copies a backup into a database without tables, and gives their number. Raises StoreError or OSError."""
    with tempfile.TemporaryDirectory(prefix="heckmeck-") as folder:
        # The backup may be of an earlier version. It stays as it is, and a copy of it is upgraded.
        copied = Path(folder) / "backup.db"
        shutil.copyfile(file, copied)
        with _engine(_sqlite(str(copied))) as source:
            try:
                if not _has_tables(source):
                    raise NoBackup(str(file))
                prepare(source)
            except Newer as newer:
                raise NewerBackup(newer.version) from newer
            except SQLAlchemyError as error:
                raise NoBackup(str(file)) from error
            with _engine(url) as target:
                return _fill(source, target)


def _copy_all(source: Engine, target: Engine) -> int:
    """Rows and schema as they are, whichever version they have. Subscriptions stay behind: they open the way to browsers."""
    found = MetaData()
    with source.connect() as reading, target.connect() as writing:
        _begin_reading(reading)
        found.reflect(reading, only=lambda name, _: name in ("tables", "changes", "pushes", "alembic_version"))
        if "tables" not in found.tables:
            raise StoreError("there are no tables in it")
        with writing.begin():
            found.create_all(writing)
            for table in found.sorted_tables:
                if table.name == "pushes":
                    continue
                _copy(reading, writing, table)
            return int(writing.execute(select(func.count()).select_from(found.tables["tables"])).scalar_one())


def _fill(source: Engine, target: Engine) -> int:
    prepare(target)
    with source.connect() as reading, target.connect() as writing, writing.begin():
        if target.dialect.name == "postgresql":
            writing.exec_driver_sql("SET LOCAL statement_timeout = 0")
            writing.exec_driver_sql("LOCK TABLE tables IN EXCLUSIVE MODE")
        else:
            writing.exec_driver_sql("BEGIN IMMEDIATE")
        there = int(writing.execute(select(func.count()).select_from(tables)).scalar_one())
        if there:
            raise NotEmpty(there)
        for table in (tables, changes):
            _copy(reading, writing, table)
        return int(writing.execute(select(func.count()).select_from(tables)).scalar_one())


def _copy(reading: Connection, writing: Connection, table: Table) -> None:
    with closing(reading.execution_options(yield_per=PAGE).execute(select(table))) as rows:
        for page in rows.mappings().partitions():
            writing.execute(insert(table), [dict(row) for row in page])


def _begin_reading(connection: Connection) -> None:
    """From here on the connection sees the database as it is now. It keeps nobody from writing."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
        for limit in ("statement_timeout", "idle_in_transaction_session_timeout"):
            connection.exec_driver_sql(f"SET LOCAL {limit} = 0")
    else:
        connection.exec_driver_sql("BEGIN")


def _has_tables(engine: Engine) -> bool:
    with engine.connect() as connection:
        return engine.dialect.has_table(connection, "tables")


@contextmanager
def _engine(url: str | URL, must_exist: bool = False) -> Iterator[Engine]:
    try:
        parsed = make_url(url)
        engine = connect(parsed)
        if must_exist and parsed.get_backend_name() == "sqlite" and not Path(parsed.database or "").is_file():
            raise StoreError(f"there is no file {parsed.database}")
        DatabaseFile.make(parsed)
    except (ImportError, OSError, SQLAlchemyError, ValueError) as error:
        raise StoreError(reason(error)) from error
    try:
        yield engine
    except SQLAlchemyError as error:
        raise StoreError(reason(error)) from error
    finally:
        engine.dispose()


def _sqlite(path: str) -> URL:
    return URL.create("sqlite", database=path)


def _flush(path: Path) -> None:
    """Waits until the disk has it. Some systems can't do that for a folder."""
    with suppress(OSError):
        handle = os.open(path, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
