"""Between two people at one keyboard: nobody's cards are shown until the right one is there."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Static

from heckmeck.terminal.widgets import Choice
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
            yield Static("")
            yield Choice("enter", self.words.say("terminal-ready", name=self.player))

    def on_mount(self) -> None:
        self.query_one(Choice).focus()

    def on_choice_chosen(self) -> None:
        self.dismiss(None)
