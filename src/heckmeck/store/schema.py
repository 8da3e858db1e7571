"""The database: tables, and every change that each of them has seen. A table is what its changes make of it.

Every change of this schema is a step in `migrations/` too.
"""

from __future__ import annotations

import logging
import sqlite3
import time
from typing import Final

from sqlalchemy import URL, Column, Engine, ForeignKey, Index, Integer, MetaData, String, Table, Text, create_engine, event

PATIENCE: Final = 5
"""Seconds that a connection or a lock may take. A statement may take twice as long."""

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("created", String(40), nullable=False),
    Column("set_up", Text, nullable=False),
    Column("creator", String(64)),
    Column("touched", String(10)),
    Index("tables_touched", "touched"),
)
"""`creator` is the SHA-256 of the token that made the table, and `touched` the day of its last change."""

changes = Table(
    "changes",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("change", Text, nullable=False),
)

pushes = Table(
    "pushes",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("owner", String(64), primary_key=True),
    Column("id", String(64), primary_key=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(88), nullable=False),
    Column("auth", String(24), nullable=False),
    Column("language", String(2), nullable=False),
    Column("added", String(40), nullable=False),
    Column("told", Integer),
)
"""Browsers that want to hear when it's somebody's turn. `owner` is the SHA-256 of the seat's token, `id` that of the endpoint, and
`told` the version of the table that the last message was about."""

versions = Table("alembic_version", metadata, Column("version_num", String(32), primary_key=True))
"""One row: the version of this schema (see `upgrade.py`)."""


def connect(url: URL) -> Engine:
    """An engine for the database of this address. SQLite writes a log ahead, and a commit waits until it is on disk.
    SQLite overwrites what it deletes.

    Nobody waits for ever: neither for a connection, nor for a lock, nor for an answer. The address may set other limits.
    """
    # A broken connection can't be rolled back when it is handed back. The pool throws it away, but would first write a traceback.
    # Our own log has a line for the save that failed.
    logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)
    if url.get_backend_name() == "sqlite":
        engine = create_engine(_with_defaults(url, {"timeout": str(PATIENCE)}), pool_timeout=PATIENCE)

        @event.listens_for(engine, "connect")
        def durable(connection, _record) -> None:  # type: ignore[no-untyped-def]  # the driver's own connection
            _write_ahead(connection)
            for pragma in ("synchronous=FULL", "foreign_keys=ON", "secure_delete=ON"):
                connection.execute(f"PRAGMA {pragma}")

        return engine
    if url.get_driver_name() in ("psycopg", "psycopg2"):
        # A pooled connection may have ended with the database that it led to, so each is tried before it is used.
        return create_engine(_with_defaults(url, _postgresql_limits(url)), pool_timeout=PATIENCE, pool_pre_ping=True)
    return create_engine(url)


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Others may open the same file at this moment. For this one statement SQLite does not wait for them by itself."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(0.01)


def _postgresql_limits(url: URL) -> dict[str, str]:
    patience = 1000 * PATIENCE
    # A transaction that lost its client would keep its locks.
    limits = {"statement_timeout": 2 * patience, "lock_timeout": patience, "idle_in_transaction_session_timeout": patience}
    told = [*[f"-c {name}={limit}" for name, limit in limits.items()], str(url.query.get("options", ""))]
    return {"connect_timeout": str(PATIENCE), "tcp_user_timeout": str(2 * patience), "options": " ".join(told)}


def _with_defaults(url: URL, defaults: dict[str, str]) -> URL:
    """The address overrides them."""
    return url.set(
        query={**url.query, **{name: value for name, value in defaults.items() if name == "options" or name not in url.query}}
    )
