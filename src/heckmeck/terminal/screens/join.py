"""Coming to a server's table: a name for a free seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Button, Checkbox, Input, Static

from heckmeck.table.refusals import Refused
from heckmeck.table.wire.outgoing import TableInfo
from heckmeck.terminal.client.own_tables import OwnTable
from heckmeck.terminal.client.remote import Link
from heckmeck.terminal.client.sentences import tell_own, tell_refused
from heckmeck.terminal.client.visit import take_seat
from heckmeck.terminal.screens.widgets import Key, KeyBar, Notice

if TYPE_CHECKING:
    from heckmeck.terminal.app import HeckmeckApp


class JoinScreen(Screen[None]):
    app: HeckmeckApp

    def __init__(self, link: Link, table: TableInfo) -> None:
        super().__init__()
        self.link = link
        self.table = table

    def compose(self) -> ComposeResult:
        words = self.app.words
        names = tuple([seat.name or "" for seat in self.table.seats])
        yield Static(words.say("terminal-sit-down"), id="title", markup=False)
        with Vertical(id="result"):
            told = tell_own(words, OwnTable(self.link.table, None, self.link.server, self.table.game, names))
            yield Static(told, markup=False)
            yield Static("")
            yield Static(words.say("terminal-name"), classes="heading", markup=False)
            yield Input(words.say("plain-guest"), max_length=24, compact=True, id="name")
            if self.table.tutor == "on":
                yield Static(words.say("tutor-agree-why"), id="agree-why", markup=False)
                yield Checkbox(words.say("tutor-agree"), id="agree", compact=True)
            yield Button(words.say("terminal-sit"), compact=True, variant="primary", id="sit")
        yield Notice("", id="notice")
        yield KeyBar("", id="keys")

    def on_mount(self) -> None:
        words = self.app.words
        self.query_one(KeyBar).show([Key("enter", words.say("terminal-sit")), Key("ctrl+c", words.say("terminal-key-quit"))])
        self.query_one(Input).focus()

    @on(Input.Submitted)
    @on(Button.Pressed)
    async def sit_down(self) -> None:
        words = self.app.words
        try:
            name = self.query_one(Input).value.strip() or words.say("plain-guest")
            agrees = any(box.value for box in self.query(Checkbox))
            self.app.begin(await take_seat(self.link, name, agrees))
        except Refused as refused:
            self.query_one(Notice).show(tell_refused(words, refused))

    @on(KeyBar.Pressed)
    async def _bar(self, event: KeyBar.Pressed) -> None:
        if event.key == "ctrl+c":
            await self.app.action_leave()
        else:
            await self.sit_down()
