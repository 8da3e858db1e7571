"""A table on the screen: it shows what the table tells, step by step, and sends what is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual import on
from textual.app import ComposeResult
from textual.events import Key as KeyEvent
from textual.screen import Screen
from textual.widgets import Input

from heckmeck.kinds.shapes import Play
from heckmeck.table.wire import outgoing
from heckmeck.table.wire.codec import Advice, Step, Update
from heckmeck.table.wire.incoming import Reaction
from heckmeck.terminal.client.connection import Ended, Lost
from heckmeck.terminal.client.sentences import tell_reaction, tell_refusal
from heckmeck.terminal.client.sitting import Sitting, has_others, may_ask_odds, names_of, needs_curtain, rematch_of
from heckmeck.terminal.drawing.card_board import CARD_KEYS, CardBoard, CardButton
from heckmeck.terminal.drawing.dice_board import Dice
from heckmeck.terminal.drawing.headings import seat_name
from heckmeck.terminal.screens.choice_panel import ChoicePanel
from heckmeck.terminal.screens.curtain import Curtain
from heckmeck.terminal.screens.end import EndScreen
from heckmeck.terminal.screens.offers import HINTS, REACT, Offer, key_words
from heckmeck.terminal.screens.pace import Pace
from heckmeck.terminal.screens.reaction import ReactionScreen
from heckmeck.terminal.screens.scene import Scene
from heckmeck.terminal.screens.tutor import TutorScreen
from heckmeck.terminal.screens.widgets import BREAKPOINTS, Choice, Key, KeyBar, Notice
from heckmeck.words import Words, tell

if TYPE_CHECKING:
    from heckmeck.terminal.app import HeckmeckApp


class TableScreen(Screen[None]):
    HORIZONTAL_BREAKPOINTS = BREAKPOINTS
    app: HeckmeckApp

    def __init__(self, words: Words, sitting: Sitting, pace: float) -> None:
        super().__init__()
        self.sitting = sitting
        self.choices = ChoicePanel(words, "choices")
        self.scene = Scene(words, self.choices)
        self.hints = False
        self.seen_hand: int | None = None
        """The seat whose cards are shown, if several people sit at the keyboard."""
        self.pace = Pace(pace)
        self._heard = False
        self._ended = False
        self._shown = (0, False)
        """The version that is on the screen, and whether it was one to act on."""

    def compose(self) -> ComposeResult:
        yield self.scene
        yield Notice("", id="notice")
        yield KeyBar("", id="keys")

    async def on_mount(self) -> None:
        self.run_worker(self._listen(), exclusive=True)

    async def on_unmount(self) -> None:
        await self.sitting.close()

    @property
    def offers(self) -> dict[str, Offer]:
        """What can be chosen now, by its key."""
        return self.choices.offers

    # Listening

    async def _listen(self) -> None:
        await self.sitting.open()
        while True:
            message = await self.sitting.receive()
            if isinstance(message, outgoing.Update):
                self.query_one(Notice).show("")
                await self._hear(message)
            elif isinstance(message, outgoing.ErrorMessage):
                await self._hear_error(message)
            elif isinstance(message, outgoing.OddsMessage):
                if message.version == self.sitting.version:
                    self.choices.odds = message
                    await self.offer()
            elif isinstance(message, outgoing.Advice):
                await self._hear_advice(message)
            elif isinstance(message, outgoing.ReactionMessage):
                self._hear_reaction(message.seat, message.reaction)
            elif isinstance(message, Lost):
                self.query_one(Notice).show(self.app.words.say("terminal-lost"))
            elif isinstance(message, Ended):
                self._gone()
                return

    async def _hear_advice(self, advice: Advice) -> None:
        update = self.sitting.update
        if update is None or advice.version != update.version:
            return

        async def answered(anyway: bool | None) -> None:
            if anyway:
                await self.sitting.act(advice.action, anyway=True)
            else:
                await self.offer()

        await self.app.push_screen(TutorScreen(self.app.words, advice, names_of(update.table)), answered)

    async def _hear_error(self, message: outgoing.ErrorMessage) -> None:
        self.query_one(Notice).show(tell_refusal(self.app.words, message.refusal))
        if message.refusal.reason == "no_such_table":
            # Only then: a table that cannot be reached or read may be there another time.
            self.sitting.tables.forget(self.sitting.own)
        if not self.choices.ready:
            await self.offer()

    def _gone(self) -> None:
        words, notice = self.app.words, self.query_one(Notice)
        if not notice.display:
            notice.show(words.say("terminal-gone"))
        self.query_one(KeyBar).show([Key("escape", words.say("terminal-to-start"))])

    async def _hear(self, update: Update) -> None:
        """Shows the steps one by one, those of others slowly enough to be followed, and then what is now."""
        yours = update.table.yours
        for step in update.steps:
            self._tell(step, update)
            view, seat = step.view, step.seat
            if view is not None and seat is not None and seat not in yours and self._heard and self.pace.slow:
                await self._withdraw(update, seat)
                await self.scene.show_step(update, view, seat)
                await self.pace.pause()
        self.pace.done()
        self._heard = True
        self.choices.odds = None
        await self._now(update)

    def _tell(self, step: Step, update: Update) -> None:
        names = names_of(update.table)
        told = [tell(self.app.words, event, names) for event in step.events]
        self.scene.tell([sentence for sentence in told if sentence])

    def _hear_reaction(self, seat: int, reaction: Reaction) -> None:
        """Among what happened, and above the end of the game if that is already on the screen."""
        if self.sitting.update is None:
            return
        told = tell_reaction(self.app.words, reaction, seat, names_of(self.sitting.update.table))
        self.scene.tell([told])
        for screen in self.app.screen_stack:
            if isinstance(screen, EndScreen):
                screen.query_one(Notice).show(told)

    async def _now(self, update: Update) -> None:
        """What the table is like after all that has been told."""
        table, situation = update.table, update.situation
        if any(isinstance(screen, Curtain) for screen in self.app.screen_stack):
            return
        if table.rematch is not None and self._ended and self.app.wants_rematch:
            self.app.begin(rematch_of(self.sitting.own, table.rematch))
            return
        if update.view is None:
            self.scene.board.gather(table)
            await self.offer()
            return
        if self._hides(update):
            await self._draw_curtain(update)
            return
        if (update.version, situation.yours) != self._shown or not self.choices.ready:
            # Somebody coming or going takes away neither chosen cards nor what is being typed.
            with self.app.batch_update():
                await self.scene.show_now(update, update.view)
                await self.offer()
            self._shown = (update.version, situation.yours)
        if table.phase == "finished" and not self._ended:
            self._ended = True
            await self.app.push_screen(EndScreen(self.sitting))
        elif self.hints and may_ask_odds(update):
            await self.sitting.ask_odds()

    def _hides(self, update: Update) -> bool:
        """With several people at the keyboard nobody's cards are shown before that one says so."""
        if not needs_curtain(update):
            self.seen_hand = None
            return False
        return self.seen_hand != update.situation.seat

    async def _draw_curtain(self, update: Update) -> None:
        """The table without anybody's cards, and the curtain before it."""
        seat = update.situation.seat
        view = next((step.view for step in reversed(update.steps) if step.view is not None), None)
        if view is not None:
            await self.scene.show_step(update, view, seat)
        await self._withdraw(update, seat)
        curtain = Curtain(self.app.words, seat_name(self.app.words, update.table, seat))
        await self.app.push_screen(curtain, lambda _: self.call_next(self._lift_curtain, update))

    async def _lift_curtain(self, update: Update) -> None:
        self.seen_hand = update.situation.seat
        await self._now(self.sitting.update or update)

    # Choosing

    async def _withdraw(self, update: Update, seat: int | None) -> None:
        """Nothing can be chosen just now."""
        await self.choices.withdraw(update, seat)
        skip = Key("space", self.app.words.say("terminal-key-skip"))
        self.query_one(KeyBar).show([skip, *self._leaving_keys()])

    async def offer(self) -> None:
        """What can be chosen now, and the keys for it."""
        update = self.sitting.update
        if update is None:
            return
        focused = await self.choices.offer(update, self.scene.cards)
        if focused is not None and self.app.screen is self:
            focused.focus()
        keys = key_words(self.app.words, update, list(self.offers.values()))
        self.query_one(KeyBar).show([*keys, *self._leaving_keys()])

    def _leaving_keys(self) -> list[Key]:
        words = self.app.words
        return [Key("escape", words.say("terminal-key-leave")), Key("ctrl+c", words.say("terminal-key-quit"))]

    # What people do

    async def on_key(self, event: KeyEvent) -> None:
        if event.key == "ctrl+c":
            return
        if self.pace.pausing and event.key != "escape":
            self.pace.hurry()
            event.stop()
            return
        key = event.character if event.character and event.character.isprintable() and event.character != " " else event.key
        if await self.press(key.lower()):
            event.stop()
            event.prevent_default()

    async def press(self, key: str) -> bool:
        """Does what a key stands for; False if that is nothing."""
        update = self.sitting.update
        if key == "escape":
            self.app.to_start()
        elif key in ("pageup", "pagedown"):
            self.scene.look(1 if key == "pageup" else -1)
        elif key in self.offers:
            await self._take(self.offers[key])
        elif key == HINTS and update is not None and may_ask_odds(update):
            self.hints = not self.hints
            if self.hints:
                await self.sitting.ask_odds()
            else:
                self.choices.odds = None
                await self.offer()
        elif key == REACT and update is not None and has_others(update):
            await self.app.push_screen(ReactionScreen(self.app.words), self._react)
        elif self.scene.cards is not None and key in CARD_KEYS and update is not None and update.situation.yours:
            await self._pick(self.scene.cards, CARD_KEYS.index(key))
        else:
            return False
        return True

    async def _react(self, reaction: Reaction | None) -> None:
        if reaction is not None:
            await self.sitting.react(reaction)

    async def _take(self, offer: Offer) -> None:
        self.choices.offers = {}
        self.query_one(Notice).show("")
        if offer.hand_over is not None:
            await self.sitting.hand_over(offer.hand_over)
        elif offer.take_back:
            await self.sitting.take_back()
        elif offer.action is not None:
            await self.sitting.act(offer.action)

    async def _pick(self, cards: CardBoard, place: int) -> None:
        if await cards.pick(place):
            self.query_one(Notice).show("")
            await self.offer()
            return
        update, hand = self.sitting.update, cards.hand
        if update is None or place >= len(hand):
            return
        for closed in update.situation.closed:
            if isinstance(closed.action, Play) and hand[place][0] == closed.action.cards[0][0]:
                self.query_one(Notice).show(tell_refusal(self.app.words, closed.why))

    @on(Choice.Chosen)
    async def _choice(self, event: Choice.Chosen) -> None:
        await self.press(event.key)

    @on(KeyBar.Pressed)
    async def _bar(self, event: KeyBar.Pressed) -> None:
        if event.key == "ctrl+c":
            await self.app.action_leave()
        elif self.pace.pausing and event.key != "escape":
            self.pace.hurry()
        else:
            await self.press(event.key)

    @on(Dice.Clicked)
    async def _die(self, event: Dice.Clicked) -> None:
        await self.press(event.face.lower())

    @on(CardButton.Picked)
    async def _card(self, event: CardButton.Picked) -> None:
        if self.scene.cards is not None:
            await self._pick(self.scene.cards, event.place)

    @on(Input.Submitted, "#fell")
    async def _fell(self, event: Input.Submitted) -> None:
        await self.sitting.fell(event.value.strip())
        event.input.clear()
