"""The tutor asks before something costly is done. Nothing has happened yet."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.events import Key as KeyEvent
from textual.screen import ModalScreen
from textual.widgets import Static

from heckmeck.table.wire.codec import Advice
from heckmeck.terminal.client.advice import tell_advice
from heckmeck.terminal.client.sentences import Names, tell_odds
from heckmeck.terminal.screens.widgets import Choice, Key, KeyBar
from heckmeck.words import Words
from heckmeck.words.telling import tell_action

BACK, ANYWAY, SHOW = "enter", "y", "h"


class TutorScreen(ModalScreen[bool]):
    """True if it is to be done anyway."""

    def __init__(self, words: Words, advice: Advice, names: Names) -> None:
        super().__init__()
        self.words = words
        self.advice = advice
        self.names = names

    def compose(self) -> ComposeResult:
        words, told = self.words, tell_advice(self.words, self.advice, self.names)
        with Vertical(id="curtain"):
            yield Static(told.question, classes="heading", markup=False)
            yield Static(told.keeps, markup=False)
            yield Static(told.reason, markup=False)
            yield Static(words.say("tutor-estimate"), markup=False)
            yield Static("\n".join(self._odds()), markup=False, id="odds")
            yield Choice(BACK, words.say("tutor-back"))
            yield Choice(ANYWAY, tell_action(words, self.advice.action, self.names))
            yield Choice(SHOW, words.say("tutor-show"))
        yield KeyBar("", id="keys")

    def _odds(self) -> Sequence[str]:
        words = self.words
        return [
            words.say("terminal-closed", action=tell_action(words, one.action, self.names), why=tell_odds(words, one))
            for one in self.advice.choices
        ]

    def on_mount(self) -> None:
        self.query_one("#odds").display = False
        self.query(Choice).first().focus()
        self.query_one(KeyBar).show([Key("escape", self.words.say("terminal-key-back"))])

    def press(self, key: str) -> None:
        if key == SHOW:
            self.query_one("#odds").display = True
        elif key in (BACK, ANYWAY, "escape"):
            self.dismiss(key == ANYWAY)

    def on_key(self, event: KeyEvent) -> None:
        if event.key in (ANYWAY, SHOW, "escape"):
            self.press(event.key)
            event.stop()

    def on_choice_chosen(self, event: Choice.Chosen) -> None:
        self.press(event.key)

    def on_key_bar_pressed(self, event: KeyBar.Pressed) -> None:
        self.press(event.key)
