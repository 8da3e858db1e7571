"""Those who watch a table: who is connected, who is here, and what each of them is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from heckmeck.rules import Seat
from heckmeck.store import Store
from heckmeck.table.changes import Chair
from heckmeck.table.drawing import Drawing, Receiver, receiver
from heckmeck.table.patience import Clock, Patience
from heckmeck.table.rounds import Waiting
from heckmeck.table.saved import SavedTable
from heckmeck.table.table import Step, Table
from heckmeck.table.wire.outgoing import ReactionMessage, Told, Wait


class Watcher:
    """One connection to a table. It is woken when there is something new, and asks for it when it has time."""

    def __init__(self, owner: str | None, version: int) -> None:
        self.owner = owner
        self.version = version
        self.news = asyncio.Event()
        self.extra: list[Told] = []
        """Messages that belong to no version: reactions."""
        self.sees: Receiver | None = None
        self.seated: tuple[Chair, ...] = ()
        """The chairs that `sees` was made for. It holds until somebody sits elsewhere."""

    def wake(self) -> None:
        self.news.set()


class WatchedTable(SavedTable):
    """A table and those who watch it."""

    def __init__(self, store: Store, table: Table, steps: list[Step], creator: str | None, clock: Clock) -> None:
        super().__init__(store, table, steps)
        self.creator = creator
        self.patience = Patience(clock)
        self.waiting = Waiting()
        self.watchers: set[Watcher] = set()
        self._owners: set[str] = set()
        """The watchers' tokens."""
        self._chairs: tuple[Chair, ...] = ()
        """The chairs that `present` was found for."""
        self.present: frozenset[str] = frozenset()
        """Those among the watchers who own seats."""
        self.elsewhere: frozenset[str] = frozenset()
        """Owners of seats who are present at other servers."""
        self.attendance_changed: Callable[[WatchedTable], None] = lambda _: None
        """Called when `present` changes."""
        self.reacts: Callable[[WatchedTable, ReactionMessage], None] = lambda _, __: None
        """Called when somebody here reacts."""
        self.looks: Callable[[WatchedTable], None] = lambda _: None
        """Called when something is new, as those who watch are told."""
        self._drawing: Drawing | None = None
        self._outdated = False

    def here(self, seat: Seat) -> bool:
        owner = self.table.chairs[seat].owner
        return owner in self._owners or owner in self.elsewhere

    # What they are told

    def receiver(self, owner: str | None) -> Receiver:
        return receiver(self.table, owner, self.creator)

    def news(self, watcher: Watcher) -> list[Told | bytes]:
        """All that the watcher has not been told yet; an update comes as JSON already."""
        extra, watcher.extra = watcher.extra, []
        return [*extra, self.update(watcher)]

    def update(self, watcher: Watcher) -> bytes:
        """All that the watcher has not seen yet, as JSON."""
        since, watcher.version = watcher.version, self.table.version
        if watcher.sees is None or watcher.seated is not self.table.chairs:
            watcher.sees, watcher.seated = self.receiver(watcher.owner), self.table.chairs
        return self.drawing.update(since, watcher.sees, self._waits())

    def _waits(self) -> list[Wait]:
        if self.table.state is None:
            return self.waiting.waits(self.table)
        return self.patience.waits(self.table, self.drawing.here)

    @property
    def drawing(self) -> Drawing:
        if self._drawing is None or self._outdated:
            self._drawing = Drawing(self.table, self.steps, self.here, self._drawing)
            self._outdated = False
        return self._drawing

    def changed(self) -> None:
        self.tell_all()

    def tell_all(self, extra: Told | None = None) -> None:
        """Something is new, at the table or among those at it."""
        self._outdated = True
        if self._chairs is not self.table.chairs:
            self._find_present()
        self.waiting.look(self.table, self.here)
        self.looks(self)
        for watcher in self.watchers:
            if extra is not None:
                watcher.extra.append(extra)
            watcher.wake()

    def react(self, reaction: ReactionMessage) -> None:
        self.tell_all(reaction)
        self.reacts(self, reaction)

    # Who comes and goes

    def welcome(self, watcher: Watcher) -> None:
        """Somebody connects."""
        if watcher.version > self.table.version:
            watcher.version = 0
        self.watchers.add(watcher)
        self._count_owners()

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self._count_owners()
        if watcher.owner is not None and watcher.owner not in self._owners:
            self.patience.left(watcher.owner)
        self.tell_all()

    def attend_elsewhere(self, owners: frozenset[str]) -> None:
        """These are present at other servers."""
        for owner in self.elsewhere - owners - self._owners:
            self.patience.left(owner)
        if owners != self.elsewhere:
            self.elsewhere = owners
            self.tell_all()

    def _count_owners(self) -> None:
        self._owners = {watcher.owner for watcher in self.watchers if watcher.owner is not None}
        self._find_present()

    def _find_present(self) -> None:
        self._chairs = self.table.chairs
        present = frozenset([chair.owner for chair in self._chairs if chair.owner in self._owners])
        if present != self.present:
            self.present = present
            self.attendance_changed(self)
