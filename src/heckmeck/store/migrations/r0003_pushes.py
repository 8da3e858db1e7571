"""Browsers that want to hear when it's somebody's turn."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, ForeignKey, Integer, String, Text

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "pushes",
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
