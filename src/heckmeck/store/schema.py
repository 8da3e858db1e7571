"""The database: tables, and every change that each of them has seen. A table is what its changes make of it."""

from __future__ import annotations

from sqlalchemy import Column, Engine, ForeignKey, Integer, MetaData, String, Table, Text, create_engine, event, make_url

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
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
                connection.execute(f"PRAGMA {pragma}")

    return engine
