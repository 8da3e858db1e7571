"""A finished game gone through step by step: the table as it was, and the chance to win after all that could be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from heckmeck.review import Moment, Size
from heckmeck.review.lines import signed
from heckmeck.terminal.client.looking_back import LookedBack, Stand
from heckmeck.terminal.drawing.picture import Picture
from heckmeck.terminal.drawing.pieces import Drawing
from heckmeck.terminal.drawing.review import shortened
from heckmeck.terminal.screens.key_screen import KeyScreen
from heckmeck.terminal.screens.scene import Scene
from heckmeck.terminal.screens.widgets import BREAKPOINTS, Key, KeyBar, Notice
from heckmeck.words import Words
from heckmeck.words.telling import tell_action

if TYPE_CHECKING:
    from heckmeck.terminal.app import HeckmeckApp

CHOSEN = "▶"


class Weighed(Picture):
    """What could be chosen, with the chance to win after it and what it gives away; or what luck did to everybody."""

    def __init__(self, words: Words, looked: LookedBack) -> None:
        super().__init__(id="weighed")
        self.words = words
        self.looked = looked
        self.stand = looked.stands[0]

    def show(self, stand: Stand) -> None:
        self.stand = stand
        self.redraw()

    def draw(self, width: int) -> Drawing:
        moment = self.stand.moment
        if moment is None:
            return self._chances(width)
        return self._choices(moment, width) if moment.is_choice else self._luck(moment, width)

    def _choices(self, moment: Moment, width: int) -> Drawing:
        """The best first. What was chosen is marked, and what it is called if it gave something away."""
        best = moment.choices[0].chances[moment.whose]
        lines: Drawing = []
        for choice in moment.choices:
            chance, chosen = choice.chances[moment.whose], choice.action == moment.move
            label = f"{CHOSEN if chosen else ' '} {tell_action(self.words, choice.action, self.looked.record.names)}"
            lost = signed(chance - best, self.words) if chance < best else ""
            line = _line(label, f"{self.words.percent(chance)} {lost:>8}", width)
            lines.append(line.stylize("bold") if chosen else line)
            if chosen and moment.size is not Size.GOOD:
                lines.append(Content.assemble("  ", (f" {self.words.say(f'review-size-{moment.size.value}')} ", "bold reverse")))
        return lines

    def _luck(self, moment: Moment, width: int) -> Drawing:
        lines = []
        for seat, name in enumerate(self.looked.record.names):
            gain = signed(moment.gain(seat), self.words)
            told = f"{self.words.percent(moment.before[seat])} → {self.words.percent(moment.after[seat])} {gain:>8}"
            line = _line(self.words.name(name), told, width)
            lines.append(line.stylize("bold") if seat == moment.seat else line)
        return lines

    def _chances(self, width: int) -> Drawing:
        chances = zip(self.looked.record.names, self.looked.found.end, strict=True)
        return [_line(self.words.name(name), self.words.percent(chance), width) for name, chance in chances]


def _line(label: str, numbers: str, width: int) -> Content:
    """Flush left and flush right; the label gives way."""
    room = width - len(numbers) - 1
    return Content(f"{shortened(label, room).ljust(max(0, room))} {numbers}")


class StepsScreen(KeyScreen):
    HORIZONTAL_BREAKPOINTS = BREAKPOINTS
    app: HeckmeckApp

    def __init__(self, looked: LookedBack, place: int) -> None:
        super().__init__()
        self.looked = looked
        self.place = place

    def compose(self) -> ComposeResult:
        words = self.app.words
        heading = Static("", classes="heading", id="weighs", markup=False)
        panel = VerticalScroll(heading, Weighed(words, self.looked), id="choices", can_focus=False)
        yield Scene(words, panel)
        yield Notice("", id="notice")
        yield KeyBar("", id="keys")

    async def on_mount(self) -> None:
        words = self.app.words
        self.query_one(KeyBar).show(
            [
                Key("left right", words.say("terminal-key-step")),
                Key("up down", words.say("terminal-key-turn")),
                Key("m", words.say("terminal-key-next-mistake")),
                Key("escape", words.say("terminal-key-back")),
            ]
        )
        await self._go(self.place)

    async def _go(self, place: int) -> None:
        """Shows the table as it was there."""
        self.place = max(0, min(place, len(self.looked.stands) - 1))
        words, looked = self.app.words, self.looked
        stand = looked.stands[self.place]
        notes = [f" {words.percent(chance):>7}" for chance in looked.chances(stand)]
        scene = self.query_one(Scene)
        with self.app.batch_update():
            self.query_one(Notice).show("")
            await scene.show_past(self._title(stand), looked.view(stand), looked.seat(stand), looked.record.names, notes)
            scene.tell_anew(looked.story(stand, words))
            self.query_one("#weighs", Static).update(self._heading(stand))
            self.query_one(Weighed).show(stand)

    def _title(self, stand: Stand) -> str:
        words, looked = self.app.words, self.looked
        reached = words.say("terminal-at-step", step=self.place + 1, steps=len(looked.stands))
        if stand.moment is None:
            return f"{words.say('terminal-at-end')}   {reached}"
        turn = looked.found.turns[stand.moment.turn]
        name = words.name(looked.record.names[turn.seat])
        told = words.say("terminal-at-turn", turn=stand.moment.turn + 1, turns=len(looked.found.turns), name=name)
        return f"{told}   {reached}"

    def _heading(self, stand: Stand) -> str:
        words = self.app.words
        if stand.moment is None:
            return words.say("terminal-chances")
        if not stand.moment.is_choice:
            return words.say("terminal-luck-did", luck=self.looked.found.luck)
        return words.say("terminal-after-each", name=words.name(self.looked.record.names[stand.moment.whose]))

    async def press(self, key: str) -> bool:
        steps = {"left": self.place - 1, "right": self.place + 1, "home": 0, "end": len(self.looked.stands) - 1}
        if key == "escape":
            self.dismiss(None)
        elif key in steps:
            await self._go(steps[key])
        elif key in ("up", "down"):
            await self._go(self.looked.next_turn(self.place, -1 if key == "up" else 1))
        elif key == "m":
            found = self.looked.next_mistake(self.place)
            if found is None:
                self.query_one(Notice).show(self.app.words.say("terminal-no-more-mistakes"))
            else:
                await self._go(found)
        elif key in ("pageup", "pagedown"):
            self.query_one(Scene).look(1 if key == "pageup" else -1)
        else:
            return False
        return True
