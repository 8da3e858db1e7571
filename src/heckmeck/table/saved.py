"""A table in memory as it is on disk: everything is saved before anybody sees it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import Final

from heckmeck.store import Conflict, Saved, Store, Unsure
from heckmeck.table.anew import Overtaken
from heckmeck.table.changes import as_text, read_change, read_set_up
from heckmeck.table.following import after_change
from heckmeck.table.refusals import Refused, damaged, no_table
from heckmeck.table.setting_up import new_table
from heckmeck.table.table import After, Step, Table

MANY: Final = 50
"""Changes that another thread reads, because the other tables would have to wait for it."""


class SavedTable:
    """A table, its steps, and the one way to change it."""

    def __init__(self, store: Store, table: Table, steps: list[Step]) -> None:
        self.store = store
        self.table = table
        self.steps = steps
        self.gone = False
        """Its creator has deleted it, or it was too old to be kept."""
        self.lock = asyncio.Lock()
        """Held by whoever decides something until it is saved."""
        self._unsure = False
        """Nobody knows yet whether the last changes were saved."""

    def changed(self) -> None:
        """The table is another one now."""

    async def save(self, done: Sequence[After]) -> None:
        """Saves what was decided, and only then lets anybody see it."""
        if not done:
            return
        if self.gone:
            raise no_table()
        if self._unsure:
            await self._make_sure()
        try:
            await self.store.append(self.table.id, self.table.version + 1, [as_text(one.change) for one in done])
        except Conflict:
            await self._catch_up()
            raise Overtaken from None
        except Unsure:
            self._unsure = True
            raise
        self.table = done[-1].table
        self.steps += [one.step for one in done if one.step is not None]
        self.changed()

    async def refresh(self) -> None:
        """Reads what other servers have saved. Raises StoreError if the database does not answer."""
        newer = await self.store.newer({self.table.id: self.table.version})
        if self.table.id in newer:
            await self.catch_up(newer[self.table.id])

    async def catch_up(self, newer: Sequence[tuple[int, str]]) -> None:
        """Another server has saved these changes. Some of them may be known here already. Raises Refused if one can't be read."""
        async with self.lock:
            await self._take(newer)

    async def _catch_up(self) -> None:
        """Another server has written to this table: the disk is right."""
        newer = (await self.store.newer({self.table.id: self.table.version})).get(self.table.id, [])
        if not newer and await self.store.creator_of(self.table.id) is None:
            self.end()
            raise no_table()
        await self._take(newer)

    async def _take(self, newer: Sequence[tuple[int, str]]) -> None:
        table = self.table
        texts = [text for version, text in newer if version > table.version]
        if not texts:
            return
        if newer[-1][0] != table.version + len(texts):
            raise damaged()
        if len(texts) > MANY:
            table, new = await asyncio.to_thread(replay, table, texts)
        else:
            table, new = replay(table, texts)
        self.table = table
        self.steps += new
        self.changed()

    async def _make_sure(self) -> None:
        """Finds out what became of changes that may be saved. If they are, the table has moved on since anybody saw it."""
        version = self.table.version
        await self._catch_up()
        self._unsure = False
        if self.table.version != version:
            raise Refused("stale", "stale")

    def end(self) -> None:
        """The table was deleted. Nothing happens here any more."""
        self.gone = True
        self.changed()


def unfold(saved: Saved) -> tuple[Table, list[Step]]:
    """A table as its changes on disk made it, and its steps. Raises Refused if one of them can't be read."""
    try:
        table = new_table(saved.id, saved.created, read_set_up(saved.set_up))
    except Exception as error:
        raise damaged() from error
    return replay(table, saved.changes)


def replay(table: Table, saved: Iterable[str]) -> tuple[Table, list[Step]]:
    """The table after these changes, and the steps that they were. Raises Refused if one of them can't be read."""
    steps: list[Step] = []
    try:
        for text in saved:
            done = after_change(table, read_change(text))
            table = done.table
            if done.step is not None:
                steps.append(done.step)
    except Exception as error:
        # What is wrong with it may show anywhere in the rules.
        raise damaged() from error
    return table, steps
