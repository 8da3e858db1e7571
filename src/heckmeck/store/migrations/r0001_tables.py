"""Tables and their changes, as 1.0.0 made them."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, ForeignKey, Integer, String, Text

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        Column("id", String(40), primary_key=True),
        Column("created", String(40), nullable=False),
        Column("set_up", Text, nullable=False),
    )
    op.create_table(
        "changes",
        Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        Column("version", Integer, primary_key=True, autoincrement=False),
        Column("change", Text, nullable=False),
    )
