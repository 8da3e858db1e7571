"""Tables for the tests: pure ones that are played move by move, and live ones in a real database with clients around them.

A client has what a browser has: its token, what the table tells it, and nothing else.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, TypeVar, get_args

import pytest
from databases import database_url
from pydantic_core import to_json

from heckmeck.notation.faces import roll_text
from heckmeck.rules import game
from heckmeck.rules.dice import Rolled
from heckmeck.store import Store
from heckmeck.table.host import Host
from heckmeck.table.incoming import SetUp
from heckmeck.table.live import LiveTable, Watcher, advance, owner_of
from heckmeck.table.messages import Drawing, receiver, replay_of
from heckmeck.table.shown import Level
from heckmeck.table.table import Chair, Change, Moment, Refused, Table, new_table, set_up_text
from heckmeck.table.views import situation_of
from heckmeck.words import LANGUAGES, Words

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
        assert words(language).has(f"error-{reason}"), f"error-{reason} is missing in {language}"
        assert words(language).say(f"error-{reason}", **details)


# Pure tables


@dataclass
class Told:
    """A table and all that has happened to it."""

    table: Table
    moments: list[Moment] = field(default_factory=list)
    changes: list[Change] = field(default_factory=list)
    set_up: str = ""

    def read_again(self) -> Told:
        """What is made of it when it is read from what would be saved."""
        again = Told(new_table(self.table.id, self.table.created, self.set_up), set_up=self.set_up)
        for change in self.changes:
            again.do(json.loads(json.dumps(change)))
        return again

    def do(self, change: Change) -> None:
        before = self.table
        self.table = advance(before, change, self.moments, self.changes)
        assert self.table.version == before.version + 1

    def update(self, owner: str | None, since: int = 0) -> Json:
        """What the owner of a token's seats is told, as it comes out of the wire."""
        return wire(self.drawing().update(since, receiver(self.table, owner_of(owner))))

    def drawing(self) -> Drawing:
        return Drawing(self.table, self.moments, lambda _: True)

    def replay(self) -> Json:
        return wire(replay_of(self.table, self.moments, self.drawing().info(receiver(self.table, None))))

    def some_action(self, random: Random) -> Json:
        return some_choice(wire(situation_of(self.table.rules, self.table.state, True, self.table.names)), random)

    def play_on(self, random: Random, steps: int = 100_000) -> Iterator[Table]:
        """Random choices, step by step, until the game is over."""
        for _ in range(steps):
            if self.table.phase == "finished":
                return
            self.do(self.table.act(self.some_action(random)))
            yield self.table


def wire(message: object) -> Json:
    """A message as the receiver reads it."""
    return json.loads(message if isinstance(message, str) else to_json(message))


def gathered(
    id: str, tokens: Sequence[str | None], seed: object = 0, *, real_dice: bool = False, options: Mapping[str, str] | None = None
) -> Told:
    """A table around which people sit, each seat belonging to its token (a bot to none), before anybody has given a number.

    Its secret follows from the seed, so that the same game can be played again.
    """
    chairs = tuple(
        [
            Chair("bot", name, "chick") if token is None else Chair("person", name, None, owner_of(token))
            for name, token in zip(NAMES, tokens, strict=False)
        ]
    )
    told = json.loads(set_up_text(game(id, options), chairs, hints=True, real_dice=real_dice))
    if not real_dice:
        told["secret"] = number(f"secret {id} {len(tokens)} {seed}")
    text = json.dumps(told)
    return Told(new_table("T", CREATED, text), set_up=text)


def started(
    id: str, tokens: Sequence[str | None], seed: object = 0, *, real_dice: bool = False, options: Mapping[str, str] | None = None
) -> Told:
    """The same with everybody's number, and the game begun."""
    told = gathered(id, tokens, seed, real_dice=real_dice, options=options)
    for seat, token in enumerate(tokens):
        if token is not None and not real_dice:
            told.do({"change": "luck", "seat": seat, "luck": number(f"{token} {seat} {seed}")})
    told.do(told.table.begin())
    return told


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
    return {**vars(table), "rules": (table.rules.id, dict(table.rules.options))}


# Live tables


def set_up(game: str, *seats: str, **more: Any) -> SetUp:
    """`Ada` is a person at this screen, `hen Hilda` a bot, and `free` a free seat."""
    told: list[Json] = []
    for seat in seats:
        level, space, name = seat.partition(" ")
        if seat == "free":
            told.append({"kind": "open"})
        elif space and level in get_args(Level):
            told.append({"kind": "bot", "level": level, "name": name})
        else:
            told.append({"kind": "person", "name": seat})
    return SetUp.model_validate({"game": game, "seats": told, **more})


def live(folder: Path, do: Callable[[Host], Awaitable[T]]) -> T:
    """What comes of doing something with a host of tables, which is opened for it and closed behind it."""

    async def run() -> T:
        async with hosting(folder) as host:
            return await asyncio.wait_for(do(host), 120)

    return asyncio.run(run())


@asynccontextmanager
async def hosting(folder: Path) -> AsyncIterator[Host]:
    """The host of the tables in a folder."""
    store = Store(database_url(folder))
    try:
        yield Host(store)
    finally:
        store.close()


class Client:
    """Somebody at a table: a token, and all messages there were."""

    def __init__(self, live: LiveTable, token: str | None, version: int = 0) -> None:
        self.live = live
        self.token = token
        self.owner = owner_of(token)
        self.watcher = Watcher(self.owner, version)
        self.updates: list[Json] = []

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
        self.updates.append(wire(self.live.update(self.watcher)))
        return self.updates[-1]

    @property
    def version(self) -> int:
        return int(self.updates[-1]["version"])

    async def give_luck(self) -> None:
        """Every own seat gives its number."""
        info = self.look()["table"]
        for seat in info["yours"]:
            if not info["seats"][seat]["luck"]:
                await self.live.add_luck(self.owner, seat, number(f"{self.token} {seat}"))
        self.look()

    async def act(self, action: Json) -> Json:
        """Decides on what it saw last."""
        await self.live.act(self.owner, self.version, action)
        return self.look()


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


def some_choice(situation: Json, random: Random) -> Json:
    """Any of what the situation offers: a choice, or cards of one kind. Mostly a sensible one, so that games end."""
    choices = situation["choices"]
    ending = [choice["action"] for choice in choices if choice["wins"] and choice["action"]["action"] in ("stop", "pass")]
    if ending and random.random() < 0.9:
        return random.choice(ending)
    aside = [choice for choice in choices if choice["action"]["action"] == "lay_aside"]
    if aside and random.random() < 0.9:
        worms = [choice for choice in aside if choice["action"]["face"] == "W"]
        return max(worms or aside, key=lambda choice: int(choice["total"]))["action"]
    offered = [
        choice["action"] for choice in choices if len(choices) == 1 or choice["action"]["action"] != "stop" or random.random() < 0.1
    ]
    for playable in situation["playable"]:
        cards = random.sample(playable["cards"], random.randint(1, len(playable["cards"])))
        offered += [{"action": "play", "cards": cards}] * 2
    return random.choice(offered or [choice["action"] for choice in choices])


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
    for client in clients:
        await client.give_luck()
    for _ in range(steps):
        for client in clients:
            client.look()
        if table.table.phase == "finished":
            return
        acting = [client for client in clients if client.updates[-1]["situation"]["yours"]]
        if acting:
            await acting[0].live.act(acting[0].owner, acting[0].version, some_choice(acting[0].updates[-1]["situation"], random))
        elif table.table.awaits_fall:
            await table.fall(clients[0].owner, clients[0].version, some_fall(table.table, random))
        else:
            await clients[0].news()
