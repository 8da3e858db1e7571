"""All tables of a store: made, found, kept in memory while somebody uses them.

The host knows no HTTP: the server and the terminal both sit on it.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime
from hashlib import sha256

from msgspec import structs

from heckmeck.rules import game
from heckmeck.store import Conflict, Damaged, Store, StoreError
from heckmeck.table import changes
from heckmeck.table.changes import Chair, as_text, read_set_up
from heckmeck.table.deciding import begin
from heckmeck.table.live import LiveTable
from heckmeck.table.names import written_name
from heckmeck.table.patience import Clock, time_noted
from heckmeck.table.peers import Peers
from heckmeck.table.refusals import Refused, damaged, no_table, refusals
from heckmeck.table.saved import unfold
from heckmeck.table.setting_up import new_table, set_up
from heckmeck.table.table import free_avatar
from heckmeck.table.tokens import new_token, owner_of
from heckmeck.table.watched import WatchedTable
from heckmeck.table.wire.incoming import BotSeat, PersonSeat, SetUp
from heckmeck.table.wire.outgoing import Seated


class _Place:
    """A table that is in memory or on its way there, and how many use it or wait for it."""

    def __init__(self, loading: asyncio.Task[LiveTable | None]) -> None:
        self.loading = loading
        self.users = 0

    @property
    def idle(self) -> bool:
        """Nobody uses it, and no bot is playing."""
        if self.users or not self.loading.done():
            return False
        broken = self.loading.cancelled() or self.loading.exception() is not None
        live = None if broken else self.loading.result()
        return live is None or not live.busy


class Host:
    """All tables of a store. Those in use are in memory."""

    def __init__(self, store: Store, clock: Clock = time.time) -> None:
        self.store = store
        self.clock = clock
        self.looks: Callable[[WatchedTable], None] = lambda _: None
        """Called when something is new at a table."""
        self._places: dict[str, _Place] = {}
        self.peers = Peers(self)
        """Other servers on the same database."""

    @asynccontextmanager
    async def table(self, id: str) -> AsyncIterator[LiveTable]:
        """A table for as long as it is needed. Raises Refused if there is none with this id."""
        place = self._places.get(id)
        known = place is not None
        if place is None:
            place = self._places[id] = _Place(asyncio.create_task(self._load(id)))
            place.loading.add_done_callback(lambda _: self._tidy(id))
        place.users += 1
        try:
            # If one client gives up waiting, the others must still get the table.
            live = await asyncio.shield(place.loading)
            if live is None or live.gone:
                raise no_table()
            if known and self.store.channel is not None:
                await self._refresh(live)
            yield live
        finally:
            place.users -= 1
            self._tidy(id)

    async def _refresh(self, live: LiveTable) -> None:
        """Whoever comes from another server has seen what is saved there, and wants to see at least that."""
        try:
            await live.refresh()
        except StoreError:
            # Without other servers, what is in memory is all there is.
            if self.peers.others:
                raise

    @property
    def in_memory(self) -> list[LiveTable]:
        """The tables that somebody uses."""
        return [live for table in list(self._places) if (live := self.found(table)) is not None]

    def found(self, id: str) -> LiveTable | None:
        """A table that is in memory."""
        place = self._places.get(id)
        if place is None or not place.loading.done() or place.loading.cancelled() or place.loading.exception() is not None:
            return None
        return place.loading.result()

    def holds(self, id: str) -> bool:
        """Whether a table is in memory or on its way there."""
        return id in self._places

    async def loaded(self, id: str) -> LiveTable | None:
        """The same table, once it is there."""
        place = self._places.get(id)
        if place is not None and not place.loading.done():
            await asyncio.wait([place.loading])
        return self.found(id)

    def _tidy(self, id: str) -> None:
        """Forgets a table that nobody uses any more."""
        place = self._places.get(id)
        if place is not None and place.idle:
            del self._places[id]

    async def _load(self, id: str) -> LiveTable | None:
        try:
            saved = await self.store.load(id)
        except Damaged:
            raise damaged() from None
        if saved is None:
            return None
        # A long game takes a while to read; the other tables keep playing.
        table, steps = await asyncio.to_thread(unfold, saved)
        live = LiveTable(self.store, table, steps, saved.creator, self.clock, lambda: self._tidy(id))
        live.looks = self.looks
        self.peers.welcome(live)
        return live

    async def create(self, wanted: SetUp) -> Seated:
        """A new table, as somebody wants it. Asking again with the same token gives the first one."""
        token = wanted.token or new_token()
        chairs: list[Chair] = []
        for seat in wanted.seats:
            if isinstance(seat, PersonSeat):
                avatar = None if seat.avatar is None else free_avatar([chair.avatar for chair in chairs], seat.avatar)
                chairs.append(Chair("person", written_name(seat.name), None, owner_of(token), avatar=avatar, agrees=wanted.tutor))
            elif isinstance(seat, BotSeat):
                chairs.append(Chair("bot", written_name(seat.name), seat.level))
            else:
                chairs.append(Chair("open"))
        made = await self._create(wanted, tuple(chairs), token)
        return Seated(made, token, [number for number, chair in enumerate(chairs) if chair.kind == "person"])

    async def _create(self, wanted: SetUp, chairs: tuple[Chair, ...], token: str) -> str:
        with refusals():
            rules = game(wanted.game, wanted.options)
            told = set_up(rules, chairs, wanted.hints, wanted.real_dice, wanted.grace, wanted.decision_time, wanted.tutor)
            told = structs.replace(told, language=wanted.language)
        made = _id_of(token)
        try:
            return await self._save(made, told, owner_of(token))
        except Conflict:
            saved = await self.store.load(made)
            if saved is None or not _same(read_set_up(saved.set_up), told):
                raise Refused("not_possible", "token_used") from None
            return made

    async def _save(self, made: str, told: changes.SetUp, creator: str | None) -> str:
        created = datetime.now(UTC).isoformat(timespec="seconds")
        table = new_table(made, created, told)
        first = [begin(table, time_noted(table, self.clock))] if table.complete else []
        await self.store.create(made, created, as_text(told), [as_text(after.change) for after in first], creator)
        return made

    async def delete(self, id: str, owner: str | None) -> None:
        """Removes a table, as its creator wants it. Those who are there are told."""
        creator = await self.store.creator_of(id)
        if creator is None:
            raise no_table()
        if creator == "" or creator != owner:
            raise Refused("not_yours", "not_creator")
        await self.store.delete(id)
        place = self._places.pop(id, None)
        if place is not None:
            # A damaged table has nobody at it.
            with suppress(Refused, StoreError):
                live = await asyncio.shield(place.loading)
                if live is not None:
                    live.end()

    async def rematch(self, live: LiveTable, owner: str | None) -> None:
        await live.rematch(owner, lambda set_up: self._save(secrets.token_urlsafe(16), set_up, owner))


def _id_of(token: str) -> str:
    """The id of the table that a token sets up. So whoever has to ask again, because the answer was lost, finds the same table."""
    return urlsafe_b64encode(sha256(f"table {token}".encode()).digest()[:16]).rstrip(b"=").decode()


def _same(one: changes.SetUp, other: changes.SetUp) -> bool:
    """Whether the same was wanted; each has a secret of its own."""
    return structs.replace(one, secret="") == structs.replace(other, secret="")
