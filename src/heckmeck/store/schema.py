"""The database: tables, and every change that each of them has seen. A table is what its changes make of it."""

from __future__ import annotations

from sqlalchemy import Column, Engine, ForeignKey, Integer, MetaData, String, Table, Text, create_engine, event, make_url, text
from sqlalchemy.schema import CreateTable

TURN = 0x4865636B
"""The number of the lock that servers take in PostgreSQL, so that only one of them makes the tables."""

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("created", String(40), nullable=False),
    Column("set_up", Text, nullable=False),
)

changes = Table(
    "changes",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("change", Text, nullable=False),
)


def connect(url: str) -> Engine:
    """An engine for the database of this address. SQLite writes a journal ahead, and a commit waits until the disk has it."""
    engine = create_engine(url)
    if make_url(url).get_backend_name() == "sqlite":

        @event.listens_for(engine, "connect")
        def durable(connection, _record) -> None:  # type: ignore[no-untyped-def]  # the driver's own connection
            for pragma in ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
                connection.execute(f"PRAGMA {pragma}")

    return engine


def make_tables(engine: Engine) -> None:
    """Makes what is missing. Servers that open an empty database at the same moment take turns."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            # Without it two CREATE TABLE IF NOT EXISTS at once fail, because both add the same row to the catalogue.
            connection.execute(text("SELECT pg_advisory_xact_lock(:turn)"), {"turn": TURN})
        for table in metadata.sorted_tables:
            connection.execute(CreateTable(table, if_not_exists=True))
