"""Somebody, or several at one keyboard, at a table: what was told last, and what they may ask of it."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Any

from heckmeck.table.host import Host
from heckmeck.table.outgoing import TableInfo, Update
from heckmeck.terminal.connection import Connection, LocalConnection, Received
from heckmeck.terminal.own_tables import OwnTable, OwnTables


class Sitting:
    """A connection with a memory. It gives the own seats' random numbers by itself, and keeps the list of own tables."""

    def __init__(self, connection: Connection, own: OwnTable, tables: OwnTables) -> None:
        self.connection = connection
        self.own = own
        self.tables = tables
        self.update: Update | None = None
        self._given: set[int] = set()
        """Own seats whose number has been sent on this connection."""

    async def open(self) -> None:
        await self.connection.open()

    async def close(self) -> None:
        await self.connection.close()

    async def receive(self) -> Received:
        message = await self.connection.receive()
        if message["type"] == "lost":
            self._given.clear()
        if message["type"] == "update":
            first, self.update = self.update is None, message
            await self._give_luck(message["table"])
            self._remember(message["table"], first)
        return message

    @property
    def version(self) -> int:
        return self.update["version"] if self.update is not None else 0

    async def act(self, action: Any) -> None:
        await self.connection.send({"type": "act", "version": self.version, "action": action})

    async def fell(self, dice: str) -> None:
        await self.connection.send({"type": "fell", "version": self.version, "dice": dice})

    async def ask_odds(self) -> None:
        await self.connection.send({"type": "odds", "version": self.version})

    async def hand_over(self, seat: int, level: str) -> None:
        await self.connection.send({"type": "hand_over", "seat": seat, "level": level})

    async def rematch(self) -> None:
        await self.connection.send({"type": "rematch"})

    async def record(self) -> str:
        return await self.connection.record()

    async def _give_luck(self, table: TableInfo) -> None:
        """Only once the commitment of the dice is known, so that it cannot have been made to fit the numbers."""
        if table["dice"] is None or table["phase"] != "gathering":
            return
        for seat in table["yours"]:
            if not table["seats"][seat]["luck"] and seat not in self._given:
                luck = self.own.luck.get(str(seat)) or secrets.token_hex(16)
                self.own = replace(self.own, luck={**self.own.luck, str(seat): luck})
                self._given.add(seat)
                await self.connection.send({"type": "luck", "seat": seat, "luck": luck})

    def _remember(self, table: TableInfo, first: bool) -> None:
        """Spectators have nothing to come back for."""
        known = self.own
        own = replace(
            self.own,
            game=table["game"],
            names=tuple([seat["name"] or "" for seat in table["seats"]]),
            phase=table["phase"],
            sha256=self.own.sha256 or (table["dice"]["sha256"] if table["dice"] else ""),
        )
        self.own = own
        if table["yours"] and (first or own != known):
            self.tables.remember(own)


def sit_down(host: Host | None, own: OwnTable, tables: OwnTables) -> Sitting:
    """At the own store's table, or at that of a server."""
    if own.server is None:
        assert host is not None
        return Sitting(LocalConnection(host, own.table, own.token), own, tables)
    # The client of WebSockets is needed for this alone.
    from heckmeck.terminal.remote import Link, RemoteConnection

    return Sitting(RemoteConnection(Link(own.server, own.table, own.token)), own, tables)


def rematch_of(own: OwnTable, table: str) -> OwnTable:
    """The same people at the new table: their token holds there too."""
    return OwnTable(table, own.token, own.server)
