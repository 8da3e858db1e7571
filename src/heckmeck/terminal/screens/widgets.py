"""Small parts that the screens share: a choice, the bar of keys, the log, a notice."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar, Final

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.events import Click
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget
from textual.widgets import Static

KEY_NAMES = {"enter": "⏎", "escape": "Esc", "ctrl+c": "^C", "tab": "⇥", "space": "␣", "f5": "F5"}
KEY_NAMES |= {"left": "←", "right": "→", "up": "↑", "down": "↓"}
BREAKPOINTS: Final = [(0, "-narrow"), (112, "-wide")]
"""The layouts of a screen, by the width that each begins at."""
LOGGED = 300
"""Sentences the log keeps."""


@dataclass(frozen=True)
class Key:
    """A key and what it does, in a word. Keys that do the same thing stand together, with spaces between them."""

    key: str
    does: str


class KeyBar(Static):
    """The keys at the bottom of a screen. A click does what the key does."""

    @dataclass
    class Pressed(Message):
        key: str

    def show(self, keys: Iterable[Key]) -> None:
        self.update(bar_content(keys), layout=False)

    def action_press_key(self, key: str) -> None:
        self.post_message(self.Pressed(key))


def bar_content(keys: Iterable[Key]) -> Content:
    return Content("  ").join([_key_content(one) for one in keys])


def _key_content(one: Key) -> Content:
    """Each key with a link of its own; the word has one where it cannot be mistaken."""
    keys = one.key.split(" ")
    names = [_linked(key, f" {KEY_NAMES.get(key, key)}") for key in keys]
    word = _linked(keys[0], f" {one.does}") if len(keys) == 1 else Content(f" {one.does}")
    return Content.assemble(Content.assemble(*names, " ").stylize("reverse"), word)


def _linked(key: str, text: str) -> Content:
    return Content.from_markup(f"[@click=press_key('{key}')]$text[/]", text=text)


class Choice(Static, can_focus=True):
    """Something to choose, by its key, by Enter or with the mouse. With odds a bar stands at its right."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "choose", show=False),
        Binding("down", "app.focus_next", show=False),
        Binding("up", "app.focus_previous", show=False),
    ]

    @dataclass
    class Chosen(Message):
        key: str

    def __init__(self, key: str, label: str, odds: str = "") -> None:
        super().__init__()
        self.key = key
        self.label = label
        self.odds = odds

    def render(self) -> Content:
        name = KEY_NAMES.get(self.key, self.key)
        if not self.odds:
            return Content.assemble((f" {name} ", "reverse"), " ", self._wrapped(len(name) + 3))
        left = Content.assemble((f" {name} ", "reverse"), " ", self.label)
        room = self.size.width - len(self.odds) - 2
        if left.cell_length > room:
            left = Content.assemble(left[: max(0, room - 1)], "…")
        return Content.assemble(left, " " * max(1, room + 1 - left.cell_length), (self.odds, "bold"))

    def _wrapped(self, indent: int) -> str:
        """The label, its further lines below the first."""
        room = self.size.width - indent
        return ("\n" + " " * indent).join(textwrap.wrap(self.label, room)) if room > 0 else self.label

    def action_choose(self) -> None:
        self.post_message(self.Chosen(self.key))

    def on_click(self, event: Click) -> None:
        event.stop()
        self.action_choose()


class Log(Widget):
    """What happened, the last at the bottom. It draws only the lines there is room for; the wheel and Page Up look back."""

    back: reactive[int] = reactive(0)
    """How many lines are below what is shown."""

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self.sentences: list[str] = []

    def tell(self, sentences: Iterable[str]) -> None:
        self.sentences = [*self.sentences, *sentences][-LOGGED:]
        self.back = 0
        self.refresh()

    def render(self) -> Content:
        width, height = self.size
        lines: list[str] = []
        for sentence in reversed(self.sentences):
            lines[:0] = textwrap.wrap(sentence, max(10, width), subsequent_indent="  ")
            if len(lines) >= height + self.back:
                break
        last = max(min(len(lines), height), len(lines) - self.back)
        return Content("\n".join(lines[max(0, last - height) : last]))

    def look(self, lines: int) -> None:
        """Goes this many lines back, or forward again."""
        most = sum([len(textwrap.wrap(sentence, max(10, self.size.width))) for sentence in self.sentences]) - self.size.height
        self.back = max(0, min(self.back + lines, most))

    def on_mouse_scroll_up(self) -> None:
        self.look(2)

    def on_mouse_scroll_down(self) -> None:
        self.look(-2)


class Notice(Static):
    """One sentence that matters now: a refusal, a lost connection. Empty it takes no room."""

    sentence = ""

    def on_mount(self) -> None:
        self.display = bool(self.sentence)

    def show(self, sentence: str) -> None:
        if sentence != self.sentence:
            self.sentence = sentence
            self.update(Content(sentence))
            self.display = bool(sentence)
