"""The review of a finished game: what made everybody's result, the curves of the chances, where it turned, and every mistake."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widget import Widget
from textual.widgets import Static

from heckmeck.review.lines import mistake, note, turning_point
from heckmeck.table.refusals import Refused
from heckmeck.terminal.client.looking_back import LookedBack
from heckmeck.terminal.client.sentences import game_name, tell_refused
from heckmeck.terminal.drawing.picture import Picture
from heckmeck.terminal.drawing.pieces import Drawing
from heckmeck.terminal.drawing.review import curves, summary
from heckmeck.terminal.screens.key_screen import KeyScreen
from heckmeck.terminal.screens.steps import StepsScreen
from heckmeck.terminal.screens.widgets import BREAKPOINTS, Choice, Key, KeyBar
from heckmeck.words import Words

if TYPE_CHECKING:
    from heckmeck.terminal.app import HeckmeckApp

MISTAKES = "abcdefghijkl"
"""The keys of the worst mistakes. Those that have none are met step by step."""
TURNS_ROUND = "|/-\\"


class Working(Static):
    """A sentence with a sign before it that keeps turning, so that nobody thinks the screen has died."""

    def __init__(self, sentence: str) -> None:
        super().__init__(markup=False)
        self.sentence = sentence
        self._turned = 0

    def on_mount(self) -> None:
        self._turn()
        self.set_interval(0.15, self._turn)

    def _turn(self) -> None:
        self._turned += 1
        self.update(f"{TURNS_ROUND[self._turned % len(TURNS_ROUND)]} {self.sentence}")


class Summary(Picture):
    def __init__(self, words: Words, looked: LookedBack) -> None:
        super().__init__(id="summary")
        self.words = words
        self.looked = looked

    def draw(self, width: int) -> Drawing:
        return summary(self.looked.found, _names(self.words, self.looked), self.words, width)


class Curves(Picture):
    def __init__(self, words: Words, looked: LookedBack) -> None:
        super().__init__(id="curves")
        self.words = words
        self.looked = looked

    def draw(self, width: int) -> Drawing:
        return curves(self.looked.found, _names(self.words, self.looked), width)


def _names(words: Words, looked: LookedBack) -> list[str]:
    return [words.name(name) for name in looked.record.names]


class ReviewScreen(KeyScreen):
    HORIZONTAL_BREAKPOINTS = BREAKPOINTS
    app: HeckmeckApp

    def __init__(self, looking: Awaitable[LookedBack]) -> None:
        super().__init__()
        self._looking = looking
        self.looked: LookedBack | None = None
        self.places: dict[str, int] = {}
        """The stands that a key leads to."""

    def compose(self) -> ComposeResult:
        yield Static(self.app.words.say("terminal-review"), id="title", markup=False)
        with VerticalScroll(id="review"):
            yield Working(self.app.words.say("terminal-looking-back"))
        yield KeyBar("", id="keys")

    def on_mount(self) -> None:
        self.query_one("#review").focus()
        self._show_keys()
        self.run_worker(self._look())

    async def _look(self) -> None:
        """Shows what is found as soon as it is found, or why nothing is."""
        words = self.app.words
        try:
            self.looked = await self._looking
            parts = self._parts(self.looked)
            names = ", ".join(_names(words, self.looked))
            heading = words.say("replay-heading", game=game_name(words, self.looked.record.game.id), names=names)
            self.query_one("#title", Static).update(heading)
        except Refused as refused:
            parts = [Static(tell_refused(words, refused), markup=False)]
        page = self.query_one("#review")
        async with page.batch():
            await page.remove_children()
            await page.mount_all(parts)
        self._show_keys()

    def _parts(self, looked: LookedBack) -> list[Widget]:
        words, record, found = self.app.words, looked.record, looked.found
        points, mistakes = found.turning_points, found.mistakes[: len(MISTAKES)]
        more = len(found.mistakes) - len(mistakes)
        self.places = {str(number): looked.place(moment) for number, moment in enumerate(points, start=1)}
        self.places |= {key: looked.place(moment) for key, moment in zip(MISTAKES, mistakes, strict=False)}
        return [
            Summary(words, looked),
            Static(note(found, words), classes="note", markup=False),
            _heading(words.say("review-curve")),
            Curves(words, looked),
            *([_heading(words.say("review-turning-points"))] if points else []),
            *[Choice(str(number), turning_point(record, found, moment, words)) for number, moment in enumerate(points, start=1)],
            _heading(words.say("review-mistakes" if mistakes else "review-no-mistakes")),
            *[Choice(key, mistake(record, found, moment, words)) for key, moment in zip(MISTAKES, mistakes, strict=False)],
            *([Static(words.say("review-more-mistakes", count=more), markup=False)] if more else []),
        ]

    def _show_keys(self) -> None:
        words = self.app.words
        points = [key for key in self.places if key.isdigit()]
        mistakes = [key for key in self.places if not key.isdigit()]
        keys = [Key("right", words.say("terminal-key-steps"))] if self.looked is not None else []
        keys += [Key(_range(points), words.say("terminal-key-points"))] if points else []
        keys += [Key(_range(mistakes), words.say("terminal-key-mistakes"))] if mistakes else []
        self.query_one(KeyBar).show([*keys, Key("escape", words.say("terminal-key-back"))])

    async def press(self, key: str) -> bool:
        """Does what a key stands for; False if that is nothing."""
        if key == "escape":
            self.dismiss(None)
        elif self.looked is not None and (key == "right" or key in self.places):
            await self.app.push_screen(StepsScreen(self.looked, self.places.get(key, 0)))
        else:
            return False
        return True


def _range(keys: list[str]) -> str:
    return f"{keys[0]} … {keys[-1]}" if len(keys) > 2 else " ".join(keys)


def _heading(text: str) -> Static:
    return Static(text, classes="heading", markup=False)
