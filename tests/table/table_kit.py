"""Tables for the tests: pure ones that are played move by move, and live ones in a real database with clients around them.

A client has what a browser has: its token, what the table tells it, and nothing else.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import msgspec
import pytest
from databases import database_url
from msgspec import Raw
from msgspec.structs import asdict, replace
from table_players import some_choice

from heckmeck.chance import commitment
from heckmeck.notation.faces import roll_text
from heckmeck.players.levels import BOTS
from heckmeck.rules import game
from heckmeck.rules.dice import Rolled
from heckmeck.store import Store
from heckmeck.table import changes
from heckmeck.table.changes import AnyChange, Chair, as_text, read_change, read_set_up
from heckmeck.table.deciding import act, begin
from heckmeck.table.drawing import Drawing, receiver
from heckmeck.table.finished import replay_of
from heckmeck.table.following import after_change
from heckmeck.table.host import Host
from heckmeck.table.live import LiveTable
from heckmeck.table.refusals import Refused
from heckmeck.table.setting_up import new_table
from heckmeck.table.setting_up import set_up as set_up_table
from heckmeck.table.table import After, Step, Table
from heckmeck.table.tokens import owner_of, visitor
from heckmeck.table.watched import Watcher
from heckmeck.table.wire.codec import as_json, read_replay, read_told
from heckmeck.table.wire.codec import read_set_up as read_wanted
from heckmeck.table.wire.incoming import Commit, GiveNumber, Remove, SetUp
from heckmeck.words import LANGUAGES, Words, key

T = TypeVar("T")

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Oma_Inge")
CREATED = "2025-11-15T20:00:00+00:00"

Json = Any


def number(text: str) -> str:
    """A random number as a browser would give it, always the same for the same text."""
    return hashlib.sha256(text.encode()).hexdigest()


# Refusals


@cache
def words(language: str) -> Words:
    return Words(language)


@contextmanager
def refused(code: str, reason: str | None = None) -> Iterator[None]:
    """What is done here is refused with this code for this reason, and every language can say so."""
    with pytest.raises(Refused) as caught:
        yield
    error = caught.value
    assert (error.code, error.reason) == (code, reason or error.reason)
    sayable(error.reason, dict(error.details))


def sayable(reason: str, details: dict[str, str | int]) -> None:
    for language in LANGUAGES:
        assert words(language).has(key("error", reason)), f"{reason} cannot be said in {language}"
        assert words(language).say(key("error", reason), **details)


# Pure tables


@dataclass
class Told:
    """A table and all that has happened to it."""

    table: Table
    steps: list[Step] = field(default_factory=list)
    changes: list[AnyChange] = field(default_factory=list)
    set_up: str = ""

    def read_again(self) -> Told:
        """What is made of it when it is read from what would be saved."""
        again = Told(new_table(self.table.id, self.table.created, read_set_up(self.set_up)), set_up=self.set_up)
        for change in self.changes:
            again.do(read_change(as_text(change)))
        return again

    def do(self, change: After | AnyChange) -> None:
        after = change if isinstance(change, After) else after_change(self.table, change)
        assert after.table.version == self.table.version + 1
        self.table = after.table
        self.changes.append(after.change)
        if after.step is not None:
            self.steps.append(after.step)

    def act(self, action: Json) -> After:
        """What comes of an action, as a client sends it."""
        return act(self.table, self.table.kind.shapes.read_action(json.dumps(action).encode()))

    def update(self, owner: str | None, since: int = 0) -> Json:
        """What the owner of a token's seats is told, as it comes out of the wire."""
        return told_message(self.drawing().update(since, receiver(self.table, visitor(owner))))

    def drawing(self) -> Drawing:
        return Drawing(self.table, self.steps, lambda _: True)

    def replay(self) -> Json:
        text = as_json(replay_of(self.table, self.steps, self.drawing().info(receiver(self.table, None))))
        read_replay(text)
        return json.loads(text)

    def some_action(self, random: Random) -> Json:
        """Any choice of the seat to act, whoever plays it."""
        chair = msgspec.structs.replace(self.table.chairs[self.table.to_act or 0], owner="somebody", level=None)
        table = replace(self.table, chairs=(chair,) * len(self.table.chairs))
        update = Drawing(table, self.steps, lambda _: True).update(table.version, receiver(table, "somebody"))
        return some_choice(told_message(update)["situation"], random)

    def play_on(self, random: Random, steps: int = 100_000) -> Iterator[Table]:
        """Random choices, step by step, until the game is over."""
        for _ in range(steps):
            if self.table.phase == "finished":
                return
            self.do(self.act(self.some_action(random)))
            yield self.table


def told_message(message: bytes) -> Json:
    """A message as the receiver reads it: exactly as its type says."""
    read_told(message)
    return json.loads(message)


def gathered(
    id: str,
    tokens: Sequence[str | None],
    seed: object = 0,
    *,
    real_dice: bool = False,
    options: Mapping[str, str] | None = None,
    tutor: bool = False,
) -> Told:
    """A table around which people sit, each seat belonging to its token (a bot to none), before anybody has given a number.

    Its secret follows from the seed, so that the same game can be played again.
    """
    chairs = tuple(
        [
            Chair("bot", name, "chick") if token is None else Chair("person", name, None, owner_of(token), agrees=tutor)
            for name, token in zip(NAMES, tokens, strict=False)
        ]
    )
    told = set_up_table(game(id, options), chairs, hints=True, real_dice=real_dice, tutor=tutor)
    if not real_dice:
        told = msgspec.structs.replace(told, secret=number(f"secret {id} {len(tokens)} {seed}"))
    return Told(new_table("T", CREATED, told), set_up=as_text(told))


def started(
    id: str,
    tokens: Sequence[str | None],
    seed: object = 0,
    *,
    real_dice: bool = False,
    options: Mapping[str, str] | None = None,
    tutor: bool = False,
) -> Told:
    """The same with everybody's number, and the game begun."""
    told = gathered(id, tokens, seed, real_dice=real_dice, options=options, tutor=tutor)
    if not real_dice:
        give_numbers(told, {seat: number(f"{token} {seat} {seed}") for seat, token in enumerate(tokens) if token is not None})
    told.do(begin(told.table))
    return told


def give_numbers(told: Told, numbers: Mapping[int, str]) -> None:
    """First every seat commits to its number, then every seat opens it."""
    for seat, own in numbers.items():
        told.do(changes.Committed(seat, commitment(own)))
    for seat, own in numbers.items():
        told.do(changes.Opened(seat, own))


@cache
def finished(id: str, players: int, seed: int = 0) -> Told:
    """A whole game by random choices. Do not change it: others look at it too."""
    told = started(id, [f"token {seat}" for seat in range(players)], seed)
    for _ in told.play_on(Random(f"{id} {players} {seed}")):
        pass
    return told


def same_table(one: Table, other: Table) -> bool:
    """The rules are compared by name and house rules."""
    return _content(one) == _content(other)


def _content(table: Table) -> dict[str, object]:
    return {**asdict(table), "rules": (table.rules.id, dict(table.rules.options))}


# Live tables


def set_up(game: str, *seats: str, **more: Any) -> SetUp:
    """`Ada` is a person at this screen, `hen Hilda` a bot, and `free` a free seat. Nobody waits for anybody unless it says so."""
    told: list[Json] = []
    for seat in seats:
        level, space, name = seat.partition(" ")
        if seat == "free":
            told.append({"kind": "open"})
        elif space and level in BOTS:
            told.append({"kind": "bot", "level": level, "name": name})
        else:
            told.append({"kind": "person", "name": seat})
    return read_wanted(json.dumps({"game": game, "seats": told, "grace": 0, **more}).encode())


class Clock:
    """A clock that stands until somebody turns it."""

    def __init__(self) -> None:
        self.time = 1_800_000_000.0

    def __call__(self) -> float:
        return self.time


def live(folder: Path, do: Callable[[Host], Awaitable[T]], clock: Callable[[], float] = time.time) -> T:
    """What comes of doing something with a host of tables, which is opened for it and closed behind it."""

    async def run() -> T:
        async with hosting(folder, clock) as host:
            return await asyncio.wait_for(do(host), 120)

    return asyncio.run(run())


@asynccontextmanager
async def hosting(folder: Path, clock: Callable[[], float] = time.time) -> AsyncIterator[Host]:
    """The host of the tables in a folder."""
    store = Store(database_url(folder))
    try:
        yield Host(store, clock)
    finally:
        store.close()


class Client:
    """Somebody at a table: a token, and all messages there were."""

    def __init__(self, live: LiveTable, token: str | None, version: int = 0) -> None:
        self.live = live
        self.token = token
        self.owner = visitor(token)
        self.watcher = Watcher(self.owner, version)
        self.updates: list[Json] = []
        self.anyway = False
        """It asks no tutor."""

    async def enter(self) -> Client:
        await self.live.enter(self.watcher)
        await self.news()
        return self

    def leave(self) -> None:
        self.live.leave(self.watcher)

    async def news(self) -> Json:
        """Waits for the next update."""
        await self.watcher.news.wait()
        return self.look()

    def look(self) -> Json:
        """All that is new."""
        self.watcher.news.clear()
        self.updates.append(told_message(self.live.update(self.watcher)))
        return self.updates[-1]

    @property
    def version(self) -> int:
        return int(self.updates[-1]["version"])

    async def give_numbers(self) -> None:
        """Every seat of this player commits to its number, and opens it if everybody has committed."""
        info = self.look()["table"]
        commitments = (info["commitment"] or {}).get("commitments") or []
        own = [seat for seat in info["yours"] if info["phase"] == "gathering"]
        for seat in own if commitments else []:
            if not commitments[seat]:
                await self.commit(seat, number(f"{self.token} {seat}"))
        for seat in own if self.live.table.committed else []:
            if not info["seats"][seat]["number_given"]:
                await self.open(seat, number(f"{self.token} {seat}"))
        self.look()

    async def commit(self, seat: int, own: str) -> None:
        await self.live.gather(self.owner, Commit(seat, commitment(own)))

    async def open(self, seat: int, own: str) -> None:
        await self.live.gather(self.owner, GiveNumber(seat, own))

    async def remove(self, seat: int) -> None:
        await self.live.gather(self.owner, Remove(seat))

    async def act(self, action: Json) -> Json:
        """Decides on what it saw last."""
        await self.live.act(self.owner, self.version, sent(action), self.anyway)
        return self.look()


async def all_give_numbers(*clients: Client) -> None:
    """With the last number the game starts."""
    for _ in range(2):
        for client in clients:
            await client.give_numbers()


def sent(action: Json) -> Raw:
    """An action as it comes in."""
    return Raw(json.dumps(action).encode())


@asynccontextmanager
async def sitting(host: Host, table: str, *tokens: str | None) -> AsyncIterator[list[Client]]:
    """Clients at one table, for as long as they stay."""
    async with host.table(table) as live:
        clients = [await Client(live, token).enter() for token in tokens]
        try:
            yield clients
        finally:
            for client in clients:
                client.leave()


def some_fall(table: Table, random: Random) -> str:
    """What real dice might show now."""
    chances = table.rules.chances(table.state)
    assert chances is not None
    roll = chances.pick(random.randrange(chances.total))
    assert isinstance(roll, Rolled)
    return roll_text(roll)


async def play_on(clients: list[Client], random: Random, steps: int = 100_000) -> None:
    """All play by random choices, each on what it is shown, until the game is over. Bots play by themselves."""
    table = clients[0].live
    await all_give_numbers(*clients)
    for _ in range(steps):
        for client in clients:
            client.look()
        if table.table.phase == "finished":
            return
        acting = [client for client in clients if client.updates[-1]["situation"]["yours"]]
        if acting:
            await acting[0].act(some_choice(acting[0].updates[-1]["situation"], random))
        elif table.table.awaits_fall:
            await table.fall(clients[0].owner, clients[0].version, some_fall(table.table, random))
        else:
            await clients[0].news()
