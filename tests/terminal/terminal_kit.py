"""Terminals for the tests: real tables in a real database, with the same luck every time, and the app around them."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import msgspec
from textual.pilot import Pilot
from textual.widgets import Static
from untrained import random_net

from heckmeck.chance import SeededLuck, commitment
from heckmeck.kinds.cards import shapes as cards
from heckmeck.kinds.dice import shapes as dice
from heckmeck.notation import read
from heckmeck.notation.faces import roll_text
from heckmeck.rules import Action, game
from heckmeck.rules.dice import Rolled
from heckmeck.rules.dicegame import DiceGame
from heckmeck.rules.karteneck.actions import Pass, Play
from heckmeck.rules.turn import LayAside, Roll, Stop
from heckmeck.store import Store
from heckmeck.table import changes
from heckmeck.table.changes import AnyChange, Chair, as_text
from heckmeck.table.deciding import act, begin, fall
from heckmeck.table.finished import record_of
from heckmeck.table.following import after_change
from heckmeck.table.host import Host
from heckmeck.table.setting_up import new_table, set_up
from heckmeck.table.table import After, Step, Table
from heckmeck.table.tokens import owner_of
from heckmeck.terminal.app import HeckmeckApp
from heckmeck.terminal.client.looking_back import LookedBack, look_back
from heckmeck.terminal.client.numbers import KeptRound
from heckmeck.terminal.client.own_tables import OwnTable, OwnTables
from heckmeck.terminal.client.visit import Left, Wanted
from heckmeck.terminal.drawing.card_board import CARD_KEYS
from heckmeck.terminal.screens.curtain import Curtain
from heckmeck.terminal.screens.end import EndScreen
from heckmeck.terminal.screens.table import TableScreen
from heckmeck.words import Words

T = TypeVar("T")

TOKEN = "the token of the tests"
CREATED = "2025-11-15T20:00:00+00:00"
WAITS = 6000
TABLE = "the-table-of-the-tests"


def number(text: str) -> str:
    """A random number that is always the same for the same text."""
    return hashlib.sha256(text.encode()).hexdigest()


class Fixed:
    """A table whose luck is known: its secret follows from the seed, and so does all that is chosen."""

    def __init__(self, id: str, people: Sequence[str], bots: Sequence[str] = (), seed: int = 0, *, real_dice: bool = False) -> None:
        chairs = [Chair("person", name, None, owner_of(TOKEN)) for name in people] + [Chair("bot", name, "hen") for name in bots]
        told = set_up(game(id), tuple(chairs), hints=True, real_dice=real_dice)
        self.set_up = msgspec.structs.replace(told, secret="" if real_dice else number(f"secret {id} {seed}"))
        self.table: Table = new_table(TABLE, CREATED, self.set_up)
        self.changes: list[AnyChange] = []
        self.steps: list[Step] = []
        self.random = Random(f"{id} {seed}")
        own = [] if real_dice else [number(f"luck {seat} {seed}") for seat in range(len(people))]
        for seat, one in enumerate(own):
            self.do(after_change(self.table, changes.Committed(seat, commitment(one))))
        for seat, one in enumerate(own):
            self.do(after_change(self.table, changes.Opened(seat, one)))
        numbers = {str(seat): one for seat, one in enumerate(own)}
        self.kept = (KeptRound(commitment(self.set_up.secret), numbers, self.table.commitments),) if own else ()
        self.do(begin(self.table))

    def do(self, after: After) -> None:
        self.table = after.table
        self.changes.append(after.change)
        self.steps += [after.step] if after.step is not None else []

    def act(self, action: Action) -> None:
        self.do(act(self.table, action))

    def play(self, until: Callable[[Table], bool]) -> Fixed:
        """Plays sensibly until something is so, or the game is over."""
        while not until(self.table) and self.table.phase != "finished":
            if self.table.awaits_fall:
                self.do(fall(self.table, self._roll()))
            else:
                self.act(self.choice())
        return self

    def _roll(self) -> str:
        """What real dice might show."""
        chances = self.table.rules.chances(self.table.state)
        assert chances is not None
        roll = SeededLuck(self.random.randrange(10**6)).draw(chances)
        assert isinstance(roll, Rolled)
        return roll_text(roll)

    def choice(self) -> Action:
        table = self.table
        legal = list(table.rules.legal(table.state))
        if isinstance(table.rules, DiceGame):
            stops = [action for action in legal if isinstance(action, Stop)]
            if stops and self.wins():
                return stops[0]
            worms = [action for action in legal if isinstance(action, LayAside) and action.face in (5, 6)]
            rolls = [action for action in legal if isinstance(action, Roll)]
            return (worms or rolls or [self.random.choice(legal)])[0]
        plays = [action for action in legal if isinstance(action, Play)]
        passes = [action for action in legal if isinstance(action, Pass)]
        return self.random.choice(plays) if plays and self.random.random() < 0.7 else passes[-1]

    def wins(self) -> bool:
        """To stop now would win something."""
        choices = self.table.kind.offers(self.table.rules, self.table.state).choices
        return any(isinstance(choice.action, Stop) and choice.wins for choice in choices)

    async def save(self, host: Host) -> OwnTable:
        await host.store.create(TABLE, CREATED, as_text(self.set_up), [as_text(change) for change in self.changes])
        table = self.table
        return OwnTable(TABLE, TOKEN, game=table.rules.id, names=table.names, phase=table.phase, rounds=self.kept)


def looked_back(fixed: Fixed) -> LookedBack:
    """A game that is over, looked back on by a net that was never trained: what it finds changes with nothing but the code."""
    table = fixed.table
    record = read(record_of(table, fixed.steps))
    return look_back(record, random_net(table.rules.id, len(table.names)))


@asynccontextmanager
async def hosting(folder: Path) -> AsyncIterator[Host]:
    store = Store(f"sqlite:///{folder / 'tables.db'}")
    try:
        yield Host(store)
    finally:
        store.close()


def live(do: Callable[[], Awaitable[T]]) -> T:
    """Runs it; what hangs is a failure."""

    async def run() -> T:
        return await asyncio.wait_for(do(), 900)

    return asyncio.run(run())


def an_app(host: Host, folder: Path, wanted: Wanted, language: str = "en") -> HeckmeckApp:
    """An app that waits for nobody."""
    app = HeckmeckApp(host, OwnTables(folder / "own-tables.json"), wanted, Words(language), pace=0.0)
    # What glides into view is not yet where a click would look for it.
    app.animation_level = "none"
    return app


async def until(pilot: Pilot[Left], true: Callable[[], Any]) -> None:
    """Waits until something is so. How long that takes is not the test's affair, but for ever is too long."""
    for _ in range(WAITS):
        if true():
            await pilot.pause()
            return
        await pilot.pause(0.01)
    raise AssertionError(f"still waiting on {pilot.app.screen!r}: {screen_text(pilot)}")


def screen_text(pilot: Pilot[Left]) -> str:
    """All that stands on the screen."""
    return "\n".join([str(part.render()) for part in pilot.app.screen.query(Static) if part.display])


def table_screen(pilot: Pilot[Left]) -> TableScreen:
    return next(screen for screen in reversed(pilot.app.screen_stack) if isinstance(screen, TableScreen))


def some_keys(screen: TableScreen, random: Random) -> list[str]:
    """Keys that choose something: what wins, worms and high totals, so that games end; in Karteneck mostly cards."""
    update = screen.sitting.update
    assert update is not None
    situation = update.situation
    stopping = [choice for choice in situation.choices if choice.wins and isinstance(choice.action, dice.Stop | cards.Pass)]
    playable = [card for one in situation.playable for card in one.cards]
    if playable and not stopping and random.random() < 0.7:
        assert screen.scene.cards is not None
        return [CARD_KEYS[screen.scene.cards.hand.index(random.choice(playable))], "enter"]
    choices = stopping or sorted(
        situation.choices, key=lambda choice: (isinstance(choice.action, dice.LayAside), choice.total or 0)
    )
    worms = [choice for choice in choices if choice.action == dice.LayAside("W")]
    rolls = [choice for choice in choices if isinstance(choice.action, dice.Roll)]
    action = (stopping or worms or rolls or choices)[-1].action
    return [next(offer.key for offer in screen.offers.values() if offer.action == action)]


async def play_on(pilot: Pilot[Left], random: Random) -> None:
    """Plays by keys, as somebody at the keyboard does, until the end is on the screen."""
    while not isinstance(pilot.app.screen, EndScreen):
        if isinstance(pilot.app.screen, Curtain):
            await pilot.press("enter")
        elif isinstance(pilot.app.screen, TableScreen) and pilot.app.screen.offers:
            await pilot.press(*some_keys(pilot.app.screen, random))
        else:
            await asyncio.sleep(0.001)
