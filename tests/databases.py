"""The database under the tests: SQLite, or with `--database postgresql` a PostgreSQL that is started for them.

A folder stands for a database. Whoever names the same folder again finds the same tables again.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import sqlalchemy

SOCKET = "HECKMECK_TEST_POSTGRES"
"""The environment's name for the folder of PostgreSQL's socket, if the tests run on PostgreSQL."""


def database_url(folder: Path) -> str:
    """The address of the folder's database. It is made if it isn't there."""
    socket = os.environ.get(SOCKET)
    if socket is None:
        return f"sqlite:///{folder / 'tables.db'}"
    name = "h" + hashlib.sha256(str(folder.resolve()).encode()).hexdigest()[:40]
    with _engine(f"postgresql+psycopg://postgres@/postgres?host={socket}") as engine, engine.connect() as connection:
        known = connection.execute(sqlalchemy.text("SELECT 1 FROM pg_database WHERE datname = :name"), {"name": name}).scalar()
        if known is None:
            connection.exec_driver_sql(f"CREATE DATABASE {name}")
    return f"postgresql+psycopg://postgres@/{name}?host={socket}"


@contextmanager
def full_disk(folder: Path) -> Iterator[None]:
    """A database in which nothing more can be saved."""
    with _engine(database_url(folder)) as engine, closing(engine.connect()) as disk:
        if engine.dialect.name == "postgresql":
            disk.exec_driver_sql(
                "CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql "
                "AS $$ BEGIN RAISE EXCEPTION 'No space left on device'; END $$"
            )
            trigger = "CREATE TRIGGER full_{0} BEFORE INSERT ON {0} FOR EACH ROW EXECUTE FUNCTION refuse()"
            remove = "DROP TRIGGER full_{0} ON {0}"
        else:
            trigger = "CREATE TRIGGER full_{0} BEFORE INSERT ON {0} BEGIN SELECT abs(-9223372036854775808); END"
            remove = "DROP TRIGGER full_{0}"
        for table in ("tables", "changes"):
            disk.exec_driver_sql(trigger.format(table))
        try:
            yield
        finally:
            for table in ("tables", "changes"):
                disk.exec_driver_sql(remove.format(table))


def kept(folder: Path) -> bytes:
    """All that the folder's database keeps: SQLite's files as they are, or every row of PostgreSQL's tables."""
    if SOCKET not in os.environ:
        return b"".join(file.read_bytes() for file in folder.iterdir())
    with _engine(database_url(folder)) as engine, engine.connect() as connection:
        rows = [row for table in ("tables", "changes") for row in connection.exec_driver_sql(f"SELECT * FROM {table}")]
    return "\n".join([str(value) for row in rows for value in row]).encode()


@contextmanager
def _engine(url: str) -> Iterator[sqlalchemy.Engine]:
    """An engine that commits every statement by itself."""
    engine = sqlalchemy.create_engine(url, isolation_level="AUTOCOMMIT")
    try:
        yield engine
    finally:
        engine.dispose()
