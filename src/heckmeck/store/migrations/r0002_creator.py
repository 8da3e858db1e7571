"""Who made a table, and the day of its last change. So its creator can delete it, and old tables can be deleted."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Final

from alembic import op
from sqlalchemy import Column, Connection, String, bindparam, column, select, table, update

revision = "0002"
down_revision = "0001"

PAGE: Final = 1000
"""Tables that are read at a time."""

tables = table("tables", column("id"), column("set_up"), column("creator"), column("touched"))


def upgrade() -> None:
    op.add_column("tables", Column("creator", String(64)))
    op.add_column("tables", Column("touched", String(10)))
    op.create_index("tables_touched", "tables", ["touched"])
    connection = op.get_bind()
    # Nobody wrote down when these were last played. Counting from today removes none of them too early.
    connection.execute(update(tables).values(touched=datetime.now(UTC).date().isoformat()))
    _find_creators(connection)


def _find_creators(connection: Connection) -> None:
    """Whoever set up a table took all of its first seats. With several owners it is a rematch: nobody knows who wanted it."""
    last = ""
    while page := connection.execute(
        select(tables.c.id, tables.c.set_up).where(tables.c.id > last).order_by(tables.c.id).limit(PAGE)
    ).all():
        last = page[-1].id
        found = [{"table": row.id, "owner": owner} for row in page if (owner := _only_owner(row.set_up))]
        if found:
            connection.execute(
                update(tables).where(tables.c.id == bindparam("table")).values(creator=bindparam("owner")),
                found,
            )


def _only_owner(set_up: str) -> str | None:
    try:
        owners = {chair["owner"] for chair in json.loads(set_up)["chairs"] if chair["owner"]}
    except (ValueError, LookupError, TypeError):
        # A table that can't be read stays as it is.
        return None
    return str(owners.pop()) if len(owners) == 1 else None
