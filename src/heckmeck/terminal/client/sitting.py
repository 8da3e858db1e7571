"""Somebody, or several at one keyboard, at a table: what was told last, and what they may ask of it."""

from __future__ import annotations

import time
from collections.abc import Sequence

from msgspec.structs import replace

from heckmeck.kind import kind_of
from heckmeck.kinds.shapes import Action
from heckmeck.players.levels import Level
from heckmeck.rules import game
from heckmeck.table.host import Host
from heckmeck.table.wire import outgoing
from heckmeck.table.wire.codec import Update, as_json, raw
from heckmeck.table.wire.incoming import (
    Act,
    AskOdds,
    BotTurn,
    Commit,
    Fell,
    GiveNumber,
    HandOver,
    React,
    Reaction,
    Rematch,
    Remove,
    TakeBack,
)
from heckmeck.table.wire.outgoing import TableInfo
from heckmeck.terminal.client.connection import Connection, LocalConnection, Lost, Moved, Received
from heckmeck.terminal.client.numbers import all_committed, answer, commitments_of
from heckmeck.terminal.client.own_tables import OwnTable, OwnTables

STAND_IN: Level = "hen"
"""The bot that takes a seat nobody came for, and plays for somebody who is away."""
MOST_TYPED = 20
"""Characters that a table reads as dice."""


class Sitting:
    """A connection with a memory. It commits to the numbers of its own seats, opens them, and keeps the list of your tables."""

    def __init__(self, connection: Connection, own: OwnTable, tables: OwnTables) -> None:
        self.connection = connection
        self.own = own
        self._known = own
        self.tables = tables
        self.update: Update | None = None
        self.clock = time.monotonic
        self._heard = 0.0
        """When the last update came."""
        self._sent: set[bytes] = set()
        """Commitments and numbers that have been sent on this connection."""

    async def open(self) -> None:
        await self.connection.open()

    async def close(self) -> None:
        await self.connection.close()

    async def receive(self) -> Received:
        while isinstance(message := await self.connection.receive(), Moved):
            self._sent.clear()
        if isinstance(message, Lost):
            self._sent.clear()
        if isinstance(message, outgoing.Update):
            first, self.update = self.update is None, message
            self._heard = self.clock()
            rounds, answers = answer(message.table, self.own.rounds)
            self.own = replace(self.own, rounds=rounds)
            # A number that is lost can't be opened, so it is on the disk before anybody hears of it.
            self._remember(message.table, first)
            await self._send_once(answers)
        return message

    def seconds_left(self, seat: int) -> float:
        """How long the table still waits for a seat. It tells so once, and sends nothing when the time is up."""
        waits = [wait.seconds for wait in self.update.waits if wait.seat == seat] if self.update is not None else []
        return max(0.0, min(waits, default=0) - (self.clock() - self._heard))

    @property
    def version(self) -> int:
        return self.update.version if self.update is not None else 0

    async def act(self, action: Action, anyway: bool = False) -> None:
        """With `anyway` the tutor is not asked."""
        await self.connection.send(Act(self.version, raw(action), anyway))

    async def take_back(self) -> None:
        await self.connection.send(TakeBack(self.version))

    async def fell(self, dice: str) -> None:
        await self.connection.send(Fell(self.version, dice[:MOST_TYPED]))

    async def ask_odds(self) -> None:
        await self.connection.send(AskOdds(self.version))

    async def hand_over(self, seat: int) -> None:
        """A bot takes a free seat, or plays for somebody who is away; for somebody who only takes too long it plays this turn.

        Before the game nobody's number may be left out, so the seat is freed first."""
        assert self.update is not None
        table = self.update.table
        if table.phase == "gathering" and table.seats[seat].kind == "person":
            await self.connection.send(Remove(seat))
        elif takes_time(self.update, seat):
            await self.connection.send(BotTurn(self.version, STAND_IN))
        else:
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

    @property
    def settled(self) -> bool:
        """Your seats have done what they can for the dice: if the table still waits, it waits for others."""
        if self.update is None:
            return False
        table = self.update.table
        told = commitments_of(table)
        if table.phase != "gathering" or told is None:
            return True
        return all(table.seats[seat].number_given if all_committed(table) else told[seat] for seat in table.yours)

    async def _send_once(self, answers: Sequence[Commit | GiveNumber]) -> None:
        """Updates may come faster than answers do."""
        for message in answers:
            text = as_json(message)
            if text not in self._sent:
                self._sent.add(text)
                await self.connection.send(message)

    def _remember(self, table: TableInfo, first: bool) -> None:
        """Spectators have nothing to come back for."""
        known = self._known
        own = replace(
            self.own,
            game=table.game,
            names=tuple([seat.name or "" for seat in table.seats]),
            phase=table.phase,
        )
        self.own = own
        if table.yours and (first or own != known):
            self._known = own
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
    """A seat that a bot could take: a free one, or that of somebody whom the others wait for.

    In the game it is somebody whose turn it is and who is not here or has only so much time. The table says if it is too early."""
    seats = update.table.seats
    if update.table.phase == "gathering":
        free = [number for number, seat in enumerate(seats) if seat.kind == "open"]
        idle = [wait.seat for wait in update.waits]
        return next((number for number in [*free, *idle] if number not in update.table.yours), None)
    seat = update.situation.seat
    if seat is None or seats[seat].level is not None or (seats[seat].here and not takes_time(update, seat)):
        return None
    return seat


def takes_time(update: Update, seat: int) -> bool:
    """Somebody else is here and decides, and the table gives them only so much time for it."""
    return any((wait.seat, wait.why) == (seat, "decision") for wait in update.waits) and (
        update.table.seats[seat].here and seat not in update.table.yours
    )


def needs_curtain(update: Update) -> bool:
    """One of several people at this keyboard is to act and has a hand that the others may not see."""
    several = len(update.table.yours) > 1
    return several and update.situation.yours and kind_of(game(update.table.game)).hides
