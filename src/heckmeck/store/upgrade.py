"""Brings a database to the schema of this version: a new one at once, an older one step by step. A newer one is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, insert, inspect, select, text

from heckmeck.store.errors import Newer
from heckmeck.store.schema import metadata, versions

FIRST: Final = "0001"
"""The schema of databases that have no version yet."""
HEAD: Final = "0003"
"""The schema that `schema.py` describes."""
TURN: Final = 0x4865636B
"""The number of the lock that servers take in PostgreSQL, so that only one of them makes the tables."""
STEPS: Final = Path(__file__).parent / "migrations"


def prepare(engine: Engine) -> None:
    """Makes what is missing. Servers that open the same database at the same moment take turns. Raises Newer."""
    with engine.connect() as connection:
        if _version(connection) == HEAD:
            return
    with engine.connect() as connection, connection.begin():
        _take_turn(connection)
        found = _version(connection)
        if found is None:
            metadata.create_all(connection)
            connection.execute(insert(versions).values(version_num=HEAD))
        elif found != HEAD:
            _upgrade(connection, found)


def _take_turn(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        # A large database takes longer than any statement of a game.
        connection.execute(text("SET LOCAL statement_timeout = 0"))
        connection.execute(text("SELECT pg_advisory_xact_lock(:turn)"), {"turn": TURN})
    elif connection.dialect.name == "sqlite":
        # The driver itself would begin the transaction only before it writes the first row, after the tables were made.
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _version(connection: Connection) -> str | None:
    """The database's version; None if there is nothing in it."""
    seen = inspect(connection)
    if seen.has_table(versions.name):
        found = connection.execute(select(versions.c.version_num)).scalar()
        if found is not None:
            return str(found)
    return FIRST if seen.has_table("tables") else None


def _upgrade(connection: Connection, found: str) -> None:
    # Alembic takes a moment to import, and hardly any start needs it.
    from alembic.config import Config
    from alembic.runtime.environment import EnvironmentContext
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(STEPS).replace("%", "%%"))
    config.set_main_option("version_locations", str(STEPS).replace("%", "%%"))
    config.set_main_option("path_separator", "newline")
    script = ScriptDirectory.from_config(config)
    if found not in [step.revision for step in script.walk_revisions()]:
        raise Newer(found)
    versions.create(connection, checkfirst=True)
    if connection.execute(select(versions.c.version_num)).scalar() is None:
        connection.execute(insert(versions).values(version_num=found))
    with EnvironmentContext(config, script, fn=lambda reached, _: script._upgrade_revs(HEAD, reached)) as environment:
        environment.configure(connection=connection, target_metadata=metadata)
        environment.run_migrations()
