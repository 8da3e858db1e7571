"""Browsers that want to hear when it's somebody's turn, as the database keeps them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256
from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, insert, or_, select, update

from heckmeck.store.schema import pushes, tables
from heckmeck.store.store import Store

MOST: Final = 5
"""Browsers that one token can have at one table. The newest replace the oldest."""


@dataclass(frozen=True)
class Subscription:
    """Where a browser gets its messages, and the keys that only it can read them with, as it told them in base64url."""

    endpoint: str
    p256dh: str
    auth: str
    language: str

    @property
    def id(self) -> str:
        return sha256(self.endpoint.encode()).hexdigest()


class Pushes:
    """The subscriptions of all tables. They go with their table (ON DELETE CASCADE)."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, table: str, owner: str, wanted: Subscription) -> None:
        """Keeps a subscription. Doing so twice has the same effect as once: the browser is told nothing twice."""
        row = {"endpoint": wanted.endpoint, "p256dh": wanted.p256dh, "auth": wanted.auth, "language": wanted.language}
        row["added"] = datetime.now(UTC).isoformat(timespec="microseconds")

        def add(connection: Connection) -> None:
            if connection.execute(select(tables.c.id).where(tables.c.id == table)).one_or_none() is None:
                return  # it was deleted a moment ago
            known = connection.execute(update(pushes).where(_one(table, owner, wanted.id)).values(**row))
            if known.rowcount == 0:
                connection.execute(insert(pushes).values(table_id=table, owner=owner, id=wanted.id, **row))
            found = select(pushes.c.id).where(_of(table, owner)).order_by(pushes.c.added.desc(), pushes.c.id)
            for old in connection.execute(found).scalars().all()[MOST:]:
                connection.execute(delete(pushes).where(_one(table, owner, old)))

        await self._store.do(add)

    async def drop(self, table: str, owner: str, id: str) -> None:
        await self._store.do(lambda connection: _drop(connection, _one(table, owner, id)))

    async def drop_all(self, table: str) -> None:
        """The game is over, and nobody waits for a turn any more."""
        await self._store.do(lambda connection: _drop(connection, pushes.c.table_id == table))

    def has_any(self, table: str) -> bool:
        """Blocks: for a thread."""
        with self._store.reading() as connection:
            return connection.execute(select(pushes.c.id).where(pushes.c.table_id == table).limit(1)).scalar() is not None

    def untold(self, table: str, owner: str, version: int) -> list[Subscription]:
        """Those that have not been told of this version. Blocks: for a thread."""
        with self._store.reading() as connection:
            found = connection.execute(select(pushes).where(_of(table, owner) & _before(version))).all()
        return [Subscription(row.endpoint, row.p256dh, row.auth, row.language) for row in found]

    async def claim(self, table: str, owner: str, version: int, wanted: Sequence[Subscription]) -> list[Subscription]:
        """Marks them as told before anything is sent, so that nobody is told twice. Gives those that nobody else has marked."""
        marked: set[str] = set()

        def claim(connection: Connection) -> None:
            marked.clear()
            for one in wanted:
                done = connection.execute(update(pushes).where(_one(table, owner, one.id) & _before(version)).values(told=version))
                if done.rowcount:
                    marked.add(one.id)

        await self._store.do(claim)
        return [one for one in wanted if one.id in marked]


def _of(table: str, owner: str) -> ColumnElement[bool]:
    return (pushes.c.table_id == table) & (pushes.c.owner == owner)


def _one(table: str, owner: str, id: str) -> ColumnElement[bool]:
    return _of(table, owner) & (pushes.c.id == id)


def _before(version: int) -> ColumnElement[bool]:
    return or_(pushes.c.told.is_(None), pushes.c.told < version)


def _drop(connection: Connection, which: ColumnElement[bool]) -> None:
    connection.execute(delete(pushes).where(which))
