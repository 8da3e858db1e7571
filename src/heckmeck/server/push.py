"""Tells people who are away that it's their turn: once a turn, after a moment, through their browser's push service.

Nothing here keeps a table waiting. A change at a table starts a task; whatever goes wrong there goes to the log.
"""

from __future__ import annotations

import asyncio
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from hashlib import sha256
from typing import Final
from weakref import WeakSet

from heckmeck.languages import LANGUAGES
from heckmeck.rules import Seat
from heckmeck.server.push_send import Forbidden, Sender, check_subscription
from heckmeck.server.watch import Watch
from heckmeck.store import StoreError
from heckmeck.store.pushes import Pushes, Subscription
from heckmeck.table.host import Host
from heckmeck.table.refusals import Refused
from heckmeck.table.watched import WatchedTable
from heckmeck.table.wire.codec import as_json
from heckmeck.words import Words

AGAIN: Final = (60.0, 600.0)
"""Seconds until a message is sent again that the push service did not take."""
MOST: Final = 5000
"""Turns that are waited for at the same time. Nobody is told of any more than that."""
GONE: Final = (404, 410)
"""How a push service says that a browser wants no more messages."""


@dataclass(frozen=True)
class Turn:
    """Somebody who is away is to act."""

    table: str
    seat: Seat
    name: str
    game: str
    owner: str
    version: int
    """Of the last move."""


class Push:
    """All who are waited for, and what becomes of it."""

    def __init__(self, pushes: Pushes, sender: Sender, watch: Watch, grace: float, again: tuple[float, ...] = AGAIN) -> None:
        """`grace` is how many seconds somebody may be away before a message is sent: whoever reloads the page needs none."""
        self.pushes = pushes
        self.sender = sender
        self._watch = watch
        self._grace = grace
        self._again = again
        self.host: Host | None = None
        """Where the tables are, if other servers may play them too: then a turn may be over without this server noticing."""
        self._waiting: dict[str, tuple[Turn, asyncio.Task[None]]] = {}
        """By table."""
        self._over: WeakSet[WatchedTable] = WeakSet()
        self._cleaning: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """At the end nothing more is sent."""
        try:
            yield
        finally:
            tasks = [*[task for _, task in self._waiting.values()], *self._cleaning]
            self._waiting.clear()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    @property
    def waiting(self) -> int:
        """How many people are waited for, or are being told."""
        return len(self._waiting)

    def check(self, wanted: Subscription) -> None:
        """Raises Refused for a subscription that no message could be sent to."""
        try:
            check_subscription(wanted, self.sender.reach)
        except Forbidden:
            raise Refused("not_possible", "bad_subscription") from None

    def look(self, live: WatchedTable) -> None:
        """Something has changed at a table: a move, or somebody came or left."""
        turn = turn_of(live)
        table = live.table.id
        known = self._waiting.get(table)
        if known is not None:
            if known[0] == turn:
                return
            known[1].cancel()
            del self._waiting[table]
        if turn is not None:
            if len(self._waiting) < MOST:
                self._waiting[table] = turn, asyncio.create_task(self._wait(turn))
            else:
                self._watch.log.tell("push_dropped")
        elif live.table.phase == "finished" and not live.gone and live not in self._over:
            self._over.add(live)
            task = asyncio.create_task(self._clean(table))
            self._cleaning.add(task)
            task.add_done_callback(self._cleaning.discard)

    async def _wait(self, turn: Turn) -> None:
        try:
            await asyncio.sleep(self._grace)
            if not await self._still_waits(turn):
                return
            untold = await asyncio.to_thread(self.pushes.untold, turn.table, turn.owner, turn.version)
            if untold:
                untold = await self.pushes.claim(turn.table, turn.owner, turn.version, untold)
                await asyncio.gather(*[self._tell(turn, one) for one in untold])
        except StoreError:
            self._watch.log.tell("push_failed", "database")
        finally:
            known = self._waiting.get(turn.table)
            if known is not None and known[1] is asyncio.current_task():
                del self._waiting[turn.table]

    async def _tell(self, turn: Turn, to: Subscription) -> None:
        """Sends a message until the push service takes it, or the turn is over: then this task is cancelled."""
        for pause in (*self._again, None):
            if not await self._failed(turn, to) or pause is None:
                return
            await asyncio.sleep(pause)
            if not await self._still_waits(turn):
                return

    async def _still_waits(self, turn: Turn) -> bool:
        if self.host is None:
            return True
        try:
            async with self.host.table(turn.table) as live:
                return turn_of(live) == turn
        except Refused:
            return False

    async def _failed(self, turn: Turn, to: Subscription) -> bool:
        """Whether it is worth another try."""
        try:
            # A language that nobody needed before takes a moment to be read.
            told = await asyncio.to_thread(message, turn, to.language)
            status = await self.sender.send(to, told, topic(turn))
        except Forbidden:
            self._watch.log.tell("push_failed", "forbidden")
            await self._drop(turn, to)
            return False
        except OSError as error:
            self._watch.log.tell("push_failed", type(error).__name__)
            return True
        if status in GONE:
            await self._drop(turn, to)
        elif not 200 <= status < 300:
            self._watch.log.tell("push_failed", str(status))
        return status == 429 or status >= 500

    async def _drop(self, turn: Turn, to: Subscription) -> None:
        # If it can't be deleted now, the next message finds the same.
        with suppress(StoreError):
            await self.pushes.drop(turn.table, turn.owner, to.id)

    async def _clean(self, table: str) -> None:
        """Nobody waits for a turn in a game that is over."""
        with suppress(StoreError):
            if await asyncio.to_thread(self.pushes.has_any, table):
                await self.pushes.drop_all(table)


def turn_of(live: WatchedTable) -> Turn | None:
    """Whom a table waits for, if they may not know it: a person who is away and did not make the last move."""
    table = live.table
    seat = table.to_act
    if seat is None or live.gone or live.here(seat) or table.phase != "playing":
        return None
    chair = table.chairs[seat]
    if chair.owner is None or chair.level is not None:
        return None
    last = next((step for step in reversed(live.steps) if step.handed is None), None)
    if last is None or (last.seat is not None and table.chairs[last.seat].owner == chair.owner):
        return None
    return Turn(table.id, seat, chair.name or "", table.rules.id, chair.owner, last.version)


def message(turn: Turn, language: str) -> bytes:
    """What the browser shows. It has no more in it than the table's link and a name."""
    words = Words(language if language in LANGUAGES else "en")
    game = words.say(f"game-{turn.game}")
    body = words.say("push-turn", name=turn.name.replace("_", " "), game=game)
    return as_json({"title": words.say("push-title"), "body": body, "table": turn.table})


def topic(turn: Turn) -> str:
    """The same for all messages about a table to somebody, and it tells a push service nothing about either."""
    return urlsafe_b64encode(sha256(f"push {turn.table} {turn.owner}".encode()).digest()[:24]).decode()
