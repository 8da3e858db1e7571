"""A quick word to all at the table: which one?"""

from __future__ import annotations

from typing import get_args

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.events import Key as KeyEvent
from textual.screen import ModalScreen
from textual.widgets import Static

from heckmeck.table.wire.incoming import Reaction
from heckmeck.terminal.screens.widgets import Choice, Key, KeyBar
from heckmeck.words import Words

REACTIONS: dict[str, Reaction] = {str(number): reaction for number, reaction in enumerate(get_args(Reaction), start=1)}
"""By their keys."""


class ReactionScreen(ModalScreen[Reaction | None]):
    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words

    def compose(self) -> ComposeResult:
        with Vertical(id="curtain"):
            yield Static(self.words.say("reaction-ask"), classes="heading", markup=False)
            for key, reaction in REACTIONS.items():
                yield Choice(key, self.words.say(f"reaction-{reaction}"))
        yield KeyBar("", id="keys")

    def on_mount(self) -> None:
        self.query(Choice).first().focus()
        self.query_one(KeyBar).show([Key("escape", self.words.say("terminal-key-back"))])

    def press(self, key: str) -> None:
        if key in REACTIONS or key == "escape":
            self.dismiss(REACTIONS.get(key))

    def on_key(self, event: KeyEvent) -> None:
        if event.key != "ctrl+c":
            self.press(event.key)

    def on_choice_chosen(self, event: Choice.Chosen) -> None:
        self.press(event.key)

    def on_key_bar_pressed(self, event: KeyBar.Pressed) -> None:
        self.press(event.key)
