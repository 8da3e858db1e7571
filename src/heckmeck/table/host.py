"""All tables of a store: made, found, kept in memory while somebody uses them.

The host knows no HTTP: the server and the terminal both sit on it.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime

from heckmeck.rules import Illegal, game
from heckmeck.store import Conflict, Store
from heckmeck.table.incoming import BotSeat, PersonSeat, SetUp
from heckmeck.table.live import LiveTable, advance, new_token, owner_of, written_name
from heckmeck.table.outgoing import Seated
from heckmeck.table.table import Chair, Moment, Refused, new_table, refusal, set_up_text


class Host:
    """All tables of a store. Those in use are in memory."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._live: dict[str, asyncio.Task[LiveTable | None]] = {}

    @asynccontextmanager
    async def table(self, id: str) -> AsyncIterator[LiveTable]:
        """A table for as long as it is needed. Raises Refused if there is none of this id."""
        task = self._live.get(id)
        if task is None:
            task = self._live[id] = asyncio.create_task(self._load(id))
        try:
            live = await asyncio.shield(task)
        except BaseException:
            self._live.pop(id, None)
            raise
        if live is None:
            self._live.pop(id, None)
            raise Refused("no_table", "no-such-table")
        live.users += 1
        try:
            yield live
        except Conflict:
            # Another server has written to this table: what is in memory is out of date.
            self._live.pop(id, None)
            raise Refused("stale", "stale") from None
        finally:
            live.users -= 1
            if live.users == 0 and self._live.get(id) is task:
                del self._live[id]

    async def _load(self, id: str) -> LiveTable | None:
        saved = await self.store.load(id)
        if saved is None:
            return None
        table = new_table(saved.id, saved.created, saved.set_up)
        moments: list[Moment] = []
        for change in saved.changes:
            table = advance(table, json.loads(change), moments, [])
        return LiveTable(self.store, table, moments)

    async def create(self, wanted: SetUp) -> Seated:
        """A new table, as somebody wants it."""
        token = new_token()
        chairs: list[Chair] = []
        for seat in wanted.seats:
            if isinstance(seat, PersonSeat):
                chairs.append(Chair("person", written_name(seat.name), None, owner_of(token)))
            elif isinstance(seat, BotSeat):
                chairs.append(Chair("bot", written_name(seat.name), seat.level))
            else:
                chairs.append(Chair("open"))
        made = await self._create(wanted, tuple(chairs))
        return {"table": made, "token": token, "seats": [number for number, chair in enumerate(chairs) if chair.kind == "person"]}

    async def _create(self, wanted: SetUp, chairs: tuple[Chair, ...]) -> str:
        try:
            rules = game(wanted.game, wanted.options)
            text = set_up_text(rules, chairs, wanted.hints, wanted.real_dice)
        except Illegal as illegal:
            raise refusal(illegal) from None
        return await self._save(text)

    async def _save(self, set_up: str) -> str:
        made, created = secrets.token_urlsafe(16), datetime.now(UTC).isoformat(timespec="seconds")
        table = new_table(made, created, set_up)
        first = [table.begin()] if table.complete else []
        await self.store.create(made, created, set_up, [json.dumps(change) for change in first])
        return made

    async def rematch(self, live: LiveTable, owner: str | None) -> None:
        await live.rematch(owner, self._save)
