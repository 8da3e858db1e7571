"""Somebody, or several at one keyboard, at a table: what was told last, and what they may ask of it."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from msgspec.structs import replace

from heckmeck.kind import kind_of
from heckmeck.kinds.shapes import Action
from heckmeck.players.levels import Level
from heckmeck.rules import game
from heckmeck.table.host import Host
from heckmeck.table.wire import outgoing
from heckmeck.table.wire.codec import Update, raw
from heckmeck.table.wire.incoming import Act, AskOdds, Fell, GiveNumber, HandOver, React, Reaction, Rematch
from heckmeck.table.wire.outgoing import TableInfo
from heckmeck.terminal.client.connection import Connection, LocalConnection, Lost, Received
from heckmeck.terminal.client.own_tables import OwnTable, OwnTables

STAND_IN: Level = "hen"
"""The bot that takes a seat nobody came for, and plays for somebody who is away."""
MOST_TYPED = 20
"""Characters that a table reads as dice."""


class Sitting:
    """A connection with a memory. It gives the random numbers of its own seats by itself, and keeps the list of your tables."""

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
        if isinstance(message, Lost):
            self._given.clear()
        if isinstance(message, outgoing.Update):
            first, self.update = self.update is None, message
            await self._give_numbers(message.table)
            self._remember(message.table, first)
        return message

    @property
    def version(self) -> int:
        return self.update.version if self.update is not None else 0

    async def act(self, action: Action) -> None:
        await self.connection.send(Act(self.version, raw(action)))

    async def fell(self, dice: str) -> None:
        await self.connection.send(Fell(self.version, dice[:MOST_TYPED]))

    async def ask_odds(self) -> None:
        await self.connection.send(AskOdds(self.version))

    async def hand_over(self, seat: int) -> None:
        await self.connection.send(HandOver(seat, STAND_IN))

    async def react(self, reaction: Reaction) -> None:
        """In the name of whoever at this keyboard is to act, or of the first of them."""
        if self.update is not None and self.update.table.yours:
            yours, acts = self.update.table.yours, self.update.situation.seat
            seat = acts if acts is not None and acts in yours else yours[0]
            await self.connection.send(React(seat, reaction))

    async def rematch(self) -> None:
        await self.connection.send(Rematch())

    async def record(self) -> str:
        return await self.connection.record()

    async def _give_numbers(self, table: TableInfo) -> None:
        """Only once the commitment of the dice is known, so that it cannot have been made to fit the numbers."""
        if table.commitment is None or table.phase != "gathering":
            return
        for seat in table.yours:
            if not table.seats[seat].number_given and seat not in self._given:
                number = self.own.numbers.get(str(seat)) or secrets.token_hex(16)
                self.own = replace(self.own, numbers={**self.own.numbers, str(seat): number})
                self._given.add(seat)
                await self.connection.send(GiveNumber(seat, number))

    def _remember(self, table: TableInfo, first: bool) -> None:
        """Spectators have nothing to come back for."""
        known = self.own
        own = replace(
            self.own,
            game=table.game,
            names=tuple([seat.name or "" for seat in table.seats]),
            phase=table.phase,
            sha256=self.own.sha256 or (table.commitment.sha256 if table.commitment else ""),
        )
        self.own = own
        if table.yours and (first or own != known):
            self.tables.remember(own)


def sit_down(host: Host | None, own: OwnTable, tables: OwnTables) -> Sitting:
    """At a table of the local store, or at a server's."""
    if own.server is None:
        assert host is not None
        return Sitting(LocalConnection(host, own.table, own.token), own, tables)
    # The client of WebSockets is needed for this alone.
    from heckmeck.terminal.client.remote import Link, RemoteConnection

    return Sitting(RemoteConnection(Link(own.server, own.table, own.token)), own, tables)


def rematch_of(own: OwnTable, table: str) -> OwnTable:
    """The same people at the new table: their token holds there too."""
    return OwnTable(table, own.token, own.server)


# What an update says of those who sit there


def names_of(table: TableInfo) -> Sequence[str]:
    """As records write them; a free seat has none."""
    return [seat.name or "" for seat in table.seats]


def may_ask_odds(update: Update) -> bool:
    return update.table.hints and bool(update.situation.choices)


def has_others(update: Update) -> bool:
    """Somebody here has a seat, and so has somebody elsewhere."""
    table = update.table
    elsewhere = [number for number, seat in enumerate(table.seats) if seat.kind == "person" and number not in table.yours]
    return bool(table.yours and elsewhere)


def missing_seat(update: Update) -> int | None:
    """A seat that a bot could take: a free one, or that of somebody whose turn it is and who is not here."""
    seats = update.table.seats
    if update.table.phase == "gathering":
        return next((number for number, seat in enumerate(seats) if seat.kind == "open"), None)
    seat = update.situation.seat
    if seat is None or seats[seat].here or seats[seat].level is not None:
        return None
    return seat


def needs_curtain(update: Update) -> bool:
    """One of several people at this keyboard is to act and has a hand that the others may not see."""
    several = len(update.table.yours) > 1
    return several and update.situation.yours and kind_of(game(update.table.game)).hides
