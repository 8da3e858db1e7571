"""The other servers on this database: any of them may play any table.

What is saved is the truth. Whoever saves something tells the others which version a table has now, and they read what they don't
have yet. Reactions are saved nowhere, and neither is who is present: servers tell that each other, repeat it, and forget what
nobody repeats.
Every server speaks once a beat and hears itself too, so beats and not clocks say how long somebody else has been silent.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Final, Protocol

import msgspec
from msgspec import Struct, field

from heckmeck.store import Store, StoreError
from heckmeck.store.notices import SAID, Changed, Notice, pages
from heckmeck.table.live import LiveTable
from heckmeck.table.refusals import Refused
from heckmeck.table.watched import WatchedTable
from heckmeck.table.wire.outgoing import ReactionMessage

BEAT: Final = 1.0
"""Seconds between two signs of life."""
SILENT: Final = 4
"""Beats after which a server that says nothing is gone: within five seconds."""
REPEAT: Final = 10
"""Beats until it is told again who is present."""
FORGET: Final = 30
"""Beats after which nobody believes that any more."""
PAUSE: Final = 0.2
"""Seconds until the database is asked again after it did not answer."""


class Said(Struct, frozen=True, omit_defaults=True):
    """What a server says to the others. With nothing else in it, it is a sign of life."""

    server: str
    asks: bool = False
    """It listens from now on, and wants to hear who is present."""
    leaves: bool = False
    here: dict[str, list[str]] = field(default_factory=dict)
    """The owners of seats who are present there, by table."""
    reactions: list[tuple[str, ReactionMessage]] = field(default_factory=list)


class Tables(Protocol):
    """The tables that this server has in memory."""

    store: Store

    @property
    def in_memory(self) -> list[LiveTable]: ...
    def holds(self, id: str) -> bool: ...
    async def loaded(self, id: str) -> LiveTable | None: ...
    def found(self, id: str) -> LiveTable | None: ...


class Peers:
    """All other servers, as far as they concern the tables of this one."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._channel = tables.store.channel
        self._beats = 0
        self._heard: dict[str, int] = {}
        """At which beat each server was heard last."""
        self._here: dict[str, dict[str, tuple[frozenset[str], int]]] = {}
        """By server and table: who is present there, and at which beat that was told."""
        self._told: dict[str, frozenset[str]] = {}
        """Whom the others believe to be present here, by table."""
        self._overdue: dict[LiveTable, int] = {}
        """Tables at which a bot was to act when this was looked at last, and their versions."""
        self._behind: set[str] = set()
        self._reading: asyncio.Task[None] | None = None
        self._leaving = False
        self._over = False

    @asynccontextmanager
    async def joined(self) -> AsyncIterator[None]:
        """Speaks and listens for as long as it is needed. Without a line to others there is nobody to speak to."""
        if self._channel is None:
            yield
            return
        loop = asyncio.get_running_loop()
        self._channel.listen(lambda: loop.call_soon_threadsafe(self._begin), lambda notices: self._overhear(loop, notices))
        beating = asyncio.create_task(self._beat())
        try:
            yield
        finally:
            self.leave()
            beating.cancel()
            self._say(Said(self._channel.server, leaves=True))
            await asyncio.to_thread(self._channel.stop_listening)
            self._over = True
            self._behind.clear()
            if self._reading is not None:
                # The database is being asked in a thread, and nobody may take it away in the meantime.
                await self._reading

    @property
    def others(self) -> list[str]:
        """The servers that have spoken lately."""
        return list(self._heard)

    def leave(self) -> None:
        """This server is about to stop. Those who are present go to another one, and nobody should think that they are away."""
        self._leaving = True

    # What this server tells

    def welcome(self, live: LiveTable) -> None:
        """A table comes into memory."""
        if self._channel is not None:
            live.elsewhere = self._owners_at(live.table.id)
            live.attendance_changed = self._attendance
            live.reacts = self._react

    def _say(self, said: Said) -> None:
        if self._channel is not None:
            self._channel.say(msgspec.json.encode(said).decode())

    async def _beat(self) -> None:
        assert self._channel is not None
        beats = 0
        while True:
            beats += 1
            self._say(Said(self._channel.server))
            if beats % REPEAT == 0:
                self._repeat()
            await asyncio.sleep(BEAT)

    def _attendance(self, live: WatchedTable) -> None:
        """Somebody with a seat came or went."""
        table = live.table.id
        if self._channel is None or self._leaving or self._told.get(table, frozenset()) == live.present:
            return
        if live.present:
            self._told[table] = live.present
        else:
            del self._told[table]
        self._say(Said(self._channel.server, here={table: sorted(live.present)}))

    def _repeat(self) -> None:
        if self._channel is None or self._leaving:
            return
        for page in pages(self._told.items(), lambda item: 32 + len(item[0]) + 67 * len(item[1])):
            self._say(Said(self._channel.server, here={table: sorted(owners) for table, owners in page}))

    def _react(self, live: WatchedTable, reaction: ReactionMessage) -> None:
        if self._channel is not None:
            self._say(Said(self._channel.server, reactions=[(live.table.id, reaction)]))

    # What it hears

    def _begin(self) -> None:
        """The line is up. Nobody here heard what was told before."""
        assert self._channel is not None
        self._say(Said(self._channel.server, asks=True))
        self._repeat()
        self._read_all()

    def _overhear(self, loop: asyncio.AbstractEventLoop, notices: Sequence[Notice]) -> None:
        """In the thread that listens. Most of what is told concerns no table of this server, and nobody is woken for that."""
        said: list[Said] = []
        newest: list[tuple[str, int | None]] = []
        for notice in notices:
            # A later version of Heckmeck may say something else.
            with suppress(msgspec.MsgspecError):
                if notice.channel == SAID:
                    said.append(msgspec.json.decode(notice.text, type=Said))
                else:
                    newest += self._concerning(msgspec.json.decode(notice.text, type=Changed))
        if said or newest:
            loop.call_soon_threadsafe(self._hear, said, newest)

    def _concerning(self, changed: Changed) -> list[tuple[str, int | None]]:
        """Whoever finds a table only after this reads at least what was saved before it was told."""
        if self._channel is None or changed.server == self._channel.server:
            return []
        return [(table, version) for table, version in changed.tables.items() if self._tables.holds(table)]

    def _hear(self, said: Sequence[Said], newest: Sequence[tuple[str, int | None]]) -> None:
        for one in said:
            self._hear_said(one)
        for table, version in newest:
            live = self._tables.found(table)
            if version is None:
                if live is not None:
                    live.end()
            elif self._tables.holds(table) and (live is None or version > live.table.version):
                self._behind.add(table)
        self._read()

    def _hear_said(self, said: Said) -> None:
        assert self._channel is not None
        if said.server == self._channel.server:
            if said == Said(self._channel.server):
                self._hear_own_beat()
            return
        if said.leaves:
            self._forget(said.server)
            return
        if said.server not in self._heard:
            # It may have saved something before we could hear it.
            self._read_all()
        self._heard[said.server] = self._beats
        if said.asks:
            self._repeat()
        here = self._here.setdefault(said.server, {})
        for table, owners in said.here.items():
            here[table] = frozenset(owners), self._beats
            self._attend(table)
        for table, reaction in said.reactions:
            live = self._tables.found(table)
            if live is not None:
                live.tell_all(reaction)

    def _hear_own_beat(self) -> None:
        """Only whoever hears itself can say that somebody else is silent."""
        self._beats += 1
        for server in [server for server, beat in self._heard.items() if self._beats - beat > SILENT]:
            self._forget(server)
        if self._beats % SILENT == 0:
            self._wake_overdue()
        if self._beats % REPEAT == 0:
            for here in self._here.values():
                for table in [table for table, (_, beat) in here.items() if self._beats - beat > FORGET]:
                    del here[table]
                    self._attend(table)

    def _forget(self, server: str) -> None:
        """A server is gone. It may have saved what it could tell nobody, and it may have left a bot's turn unplayed."""
        self._heard.pop(server, None)
        for table in self._here.pop(server, {}):
            self._attend(table)
        self._read_all()
        for live in self._tables.in_memory:
            if live.watchers:
                live.wake_bots()

    def _owners_at(self, table: str) -> frozenset[str]:
        return frozenset().union(*[here[table][0] for here in self._here.values() if table in here])

    def _attend(self, table: str) -> None:
        live = self._tables.found(table)
        if live is not None:
            live.attend_elsewhere(self._owners_at(table))

    def _wake_overdue(self) -> None:
        """Bots are woken where the change before theirs was made. If nothing came of that for a while, this server wakes them."""
        waiting = {live: live.table.version for live in self._tables.in_memory if live.watchers and live.table.bot_to_act()}
        for live, version in waiting.items():
            if self._overdue.get(live) == version:
                live.wake_bots()
        self._overdue = waiting

    # Reading what others saved

    def _read_all(self) -> None:
        self._behind.update([live.table.id for live in self._tables.in_memory])
        self._read()

    def _read(self) -> None:
        if self._behind and self._reading is None and not self._over:
            self._reading = asyncio.create_task(self._read_behind())

    async def _read_behind(self) -> None:
        """Reads for all tables at once whatever is new at them."""
        try:
            while self._behind and not self._over:
                wanted, self._behind = self._behind, set()
                lives = {table: live for table in wanted if (live := await self._tables.loaded(table)) is not None}
                try:
                    found = await self._tables.store.newer({table: live.table.version for table, live in lives.items()})
                except StoreError:
                    self._behind |= wanted
                    await asyncio.sleep(PAUSE)
                    continue
                await asyncio.gather(*[self._catch_up(lives[table], rows) for table, rows in found.items()])
        finally:
            self._reading = None

    async def _catch_up(self, live: LiveTable, rows: list[tuple[int, str]]) -> None:
        # This version can't show what it can't read. Whoever acts there is told.
        with suppress(Refused):
            await live.catch_up(rows)
