"""Between two people at one keyboard: nobody's cards are shown until the right one is there."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Static

from heckmeck.terminal.screens.widgets import Choice, Key, KeyBar
from heckmeck.words import Words


class Curtain(ModalScreen[None]):
    def __init__(self, words: Words, name: str) -> None:
        super().__init__()
        self.words = words
        self.player = name

    def compose(self) -> ComposeResult:
        with Vertical(id="curtain"):
            yield Static(self.words.say("terminal-pass-keyboard", name=self.player), classes="heading", markup=False)
            yield Static(self.words.say("terminal-pass-why"), markup=False)
            yield Choice("enter", self.words.say("terminal-ready", name=self.player))
        yield KeyBar("", id="keys")

    def on_mount(self) -> None:
        self.query_one(Choice).focus()
        ready = Key("enter", self.words.say("terminal-ready", name=self.player))
        self.query_one(KeyBar).show([ready, Key("ctrl+c", self.words.say("terminal-key-quit"))])

    def on_choice_chosen(self) -> None:
        self.dismiss(None)

    async def on_key_bar_pressed(self, event: KeyBar.Pressed) -> None:
        if event.key == "enter":
            self.dismiss(None)
        else:
            await self.app.run_action("leave")
