"""A table on the screen: it shows what the table tells, step by step, and sends what is chosen."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.events import Key as KeyEvent
from textual.screen import Screen
from textual.widgets import Input, Static

from heckmeck.table.outgoing import OddsMessage, Step, Update
from heckmeck.table.shown import View
from heckmeck.terminal.card_board import CARD_KEYS, CardBoard, CardButton
from heckmeck.terminal.choice_panel import ChoicePanel
from heckmeck.terminal.curtain import Curtain
from heckmeck.terminal.dice_board import Dice, DiceBoard, DicePlayers
from heckmeck.terminal.end_screen import EndScreen
from heckmeck.terminal.offers import Offer, fall_prompt, key_words, offers_of
from heckmeck.terminal.plain import STAND_IN
from heckmeck.terminal.plain_table import names_of
from heckmeck.terminal.sentences import game_name, tell_event, tell_refusal
from heckmeck.terminal.sitting import Sitting, rematch_of
from heckmeck.terminal.widgets import Choice, Key, KeyBar, Log, Notice

if TYPE_CHECKING:
    from heckmeck.terminal.app import HeckmeckApp


class TableScreen(Screen[None]):
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (112, "-wide")]  # noqa: RUF012 - Textual's own declaration
    app: HeckmeckApp

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self.board: DiceBoard | CardBoard | None = None
        self.offers: dict[str, Offer] = {}
        self.odds: OddsMessage | None = None
        self.hints = False
        self.seen_hand: int | None = None
        """The seat whose cards are shown, if several people sit at the keyboard."""
        self._hurry = asyncio.Event()
        self._pausing = False
        self._heard = False
        self._ended = False
        self._shown = (0, False)
        """The version that is on the screen, and whether it was one to act on."""

    def compose(self) -> ComposeResult:
        words = self.app.words
        yield Static("", id="title", markup=False)
        yield Vertical(id="place")
        with Horizontal(id="below"):
            with Vertical(id="side"):
                yield DicePlayers(words, "players")
                yield Log(id="log")
            yield ChoicePanel(id="choices")
            with Vertical(id="wide-log"):
                yield Static(words.say("terminal-log"), classes="heading", markup=False)
                yield Log(id="log-wide")
        yield Notice("", id="notice")
        yield KeyBar("", id="keys")

    async def on_mount(self) -> None:
        self.query_one(Notice).display = False
        self.run_worker(self._listen(), exclusive=True)

    async def on_unmount(self) -> None:
        await self.sitting.close()

    # Listening

    async def _listen(self) -> None:
        await self.sitting.open()
        while True:
            message = await self.sitting.receive()
            if message["type"] == "update":
                self.query_one(Notice).show("")
                await self._hear(message)
            elif message["type"] == "error":
                self.query_one(Notice).show(tell_refusal(self.app.words, message["refusal"]))
                if not self._ready():
                    await self._offer()
            elif message["type"] == "odds":
                if message["version"] == self.sitting.version:
                    self.odds = message
                    await self._offer()
            elif message["type"] == "lost":
                self.query_one(Notice).show(self.app.words.say("terminal-lost"))
            elif message["type"] == "ended":
                self._gone()
                return

    def _gone(self) -> None:
        words, notice = self.app.words, self.query_one(Notice)
        if not notice.display:
            notice.show(words.say("terminal-gone"))
        if self.sitting.update is None:
            self.sitting.tables.forget(self.sitting.own)
        self.query_one(KeyBar).show([Key("escape", words.say("terminal-to-start"))])

    async def _hear(self, update: Update) -> None:
        """Shows the steps one by one, those of others slowly enough to be followed, and then what is now."""
        yours = update["table"]["yours"]
        for step in update["steps"]:
            self._tell(step, update)
            if not self._heard or step["view"] is None or not self.app.pace:
                continue
            if step["seat"] is not None and step["seat"] not in yours and not self._hurry.is_set():
                await self._withdraw(update, step["seat"])
                await self._draw(update, step["view"], step["seat"], None)
                await self._pause()
        self._hurry.clear()
        self._heard = True
        self.odds = None
        await self._now(update)

    def _tell(self, step: Step, update: Update) -> None:
        names = names_of(update["table"])
        told = [tell_event(self.app.words, dict(event), names) for event in step["events"]]
        for log in self.query(Log):
            log.tell([sentence for sentence in told if sentence])

    async def _pause(self) -> None:
        self._pausing = True
        with suppress(TimeoutError):
            await asyncio.wait_for(self._hurry.wait(), self.app.pace)
        self._pausing = False

    async def _now(self, update: Update) -> None:
        """What the table is like after all that has been told."""
        table, situation = update["table"], update["situation"]
        if any(isinstance(screen, Curtain) for screen in self.app.screen_stack):
            return
        if table["rematch"] is not None and self._ended and self.app.wants_rematch:
            self.app.begin(rematch_of(self.sitting.own, table["rematch"]))
            return
        if update["view"] is None:
            await self._gather(update)
            return
        if self._hides(update):
            view = next((step["view"] for step in reversed(update["steps"]) if step["view"] is not None), None)
            if view is not None:
                await self._draw(update, view, situation["seat"], None)
            await self._withdraw(update, situation["seat"])
            name = self._seat_name(update, situation["seat"])
            await self.app.push_screen(Curtain(self.app.words, name), lambda _: self.call_next(self._uncover_hand, update))
            return
        if (update["version"], situation["yours"]) != self._shown or not self._ready():
            # Somebody coming or going takes away neither chosen cards nor what is being typed.
            await self._draw(update, update["view"], situation["seat"], update)
            await self._offer()
            self._shown = (update["version"], situation["yours"])
        if table["phase"] == "finished" and not self._ended:
            self._ended = True
            await self.app.push_screen(EndScreen(self.sitting))
        elif self.hints and situation["yours"] and table["hints"]:
            await self.sitting.ask_odds()

    def _ready(self) -> bool:
        """There is something to choose or to type in on the screen."""
        return bool(self.offers) or bool(self.query("#fell"))

    def _hides(self, update: Update) -> bool:
        """With several people at the keyboard nobody's cards are shown before that one says so."""
        view, situation = update["view"], update["situation"]
        if view is None or view["kind"] == "dice" or not situation["yours"] or len(update["table"]["yours"]) < 2:
            self.seen_hand = None
            return False
        return self.seen_hand != situation["seat"]

    async def _uncover_hand(self, update: Update) -> None:
        self.seen_hand = update["situation"]["seat"]
        await self._now(self.sitting.update or update)

    # Drawing

    def _seat_name(self, update: Update, seat: int | None) -> str:
        return "" if seat is None else self.app.words.name(update["table"]["seats"][seat]["name"] or "")

    async def _draw(self, update: Update, view: View, seat: int | None, now: Update | None) -> None:
        """Draws a view; with `now` it is the present one, in which the receiver may be to act."""
        words = self.app.words
        acting = None if update["table"]["phase"] == "finished" and now is not None else seat
        self._title(update, view, acting)
        situation = now["situation"] if now is not None else None
        mine = situation if situation is not None and situation["yours"] else None
        if view["kind"] == "dice":
            if not isinstance(self.board, DiceBoard):
                self.board = DiceBoard(words)
                await self.query_one("#place", Vertical).mount(self.board)
            self.board.show(view, mine["choices"] if mine is not None else [], names_of(update["table"]))
            self.query_one("#players", DicePlayers).show(view["players"], acting)
            return
        if not isinstance(self.board, CardBoard):
            self.board = CardBoard(words)
            self.add_class("-cards")
            await self.query_one("#place", Vertical).mount(self.board)
        yours = update["table"]["yours"]
        looks = now["view_of"] if now is not None else yours[0] if len(yours) == 1 else None
        await self.board.show(view, acting, looks, mine)

    def _title(self, update: Update, view: View, seat: int | None) -> None:
        words, table = self.app.words, update["table"]
        parts = [game_name(words, table["game"])]
        if seat is not None:
            key = "terminal-turn-of" if seat in table["yours"] else "terminal-thinking"
            parts.append(words.say(key, name=self._seat_name(update, seat)))
        if not table["yours"]:
            parts.append(words.say("terminal-watching"))
        if view["kind"] == "dice" and any(player["bratworms"] for player in view["players"]) | bool(view["bratworm_supply"]):
            parts.append(words.say("terminal-supply", count=view["bratworm_supply"]))
        self.query_one("#title", Static).update("   ".join(parts))

    async def _gather(self, update: Update) -> None:
        """Before the game: who is here, and who is still to come."""
        words = self.app.words
        lines = [game_name(words, update["table"]["game"]), "", words.say("terminal-waiting"), ""]
        for seat in update["table"]["seats"]:
            state = words.say("terminal-here" if seat["here"] else "terminal-away") if seat["name"] else ""
            lines.append(f"  {words.name(seat['name']) if seat['name'] else words.say('terminal-seat-free')}  {state}")
        self.query_one("#title", Static).update("\n".join(lines))
        await self._offer()

    # Choosing

    async def _withdraw(self, update: Update, seat: int | None) -> None:
        """Nothing can be chosen just now."""
        words = self.app.words
        self.offers = {}
        await self.query_one(ChoicePanel).withdraw(words.say("terminal-thinking", name=self._seat_name(update, seat)))
        self.query_one(KeyBar).show([Key("space", words.say("terminal-key-skip")), *self._usual_keys()])

    async def _offer(self) -> None:
        """What can be chosen now, and the keys for it."""
        update = self.sitting.update
        if update is None:
            return
        words = self.app.words
        chosen = self.board.chosen_cards if isinstance(self.board, CardBoard) else []
        points = self.board.points() if isinstance(self.board, CardBoard) else 0
        offers = offers_of(words, update, self.odds, chosen, points)
        self.offers = {offer.key: offer for offer in offers}
        focused = await self.query_one(ChoicePanel).show(words, self._heading(update), offers, update["situation"])
        if focused is not None and self.app.screen is self:
            focused.focus()
        self.query_one(KeyBar).show([*key_words(words, update, offers), *self._usual_keys()])

    def _heading(self, update: Update) -> str:
        words, situation = self.app.words, update["situation"]
        if "fall" in situation:
            return fall_prompt(words, update)
        if situation["yours"]:
            if situation["playable"] and isinstance(self.board, CardBoard) and not self.board.chosen:
                return words.say("terminal-choose-cards")
            name = self._seat_name(update, situation["seat"])
            return words.say("terminal-choose" if self.odds is None else "terminal-odds-heading", name=name)
        if situation["seat"] is not None:
            return words.say("terminal-thinking", name=self._seat_name(update, situation["seat"]))
        return ""

    def _usual_keys(self) -> list[Key]:
        words, update = self.app.words, self.sitting.update
        hints = update is not None and update["table"]["hints"] and update["table"]["phase"] == "playing"
        keys = [Key("h", words.say("terminal-key-hints"))] if hints else []
        return [*keys, Key("escape", words.say("terminal-key-leave")), Key("ctrl+c", words.say("terminal-key-quit"))]

    # What people do

    async def on_key(self, event: KeyEvent) -> None:
        if event.key == "ctrl+c":
            return
        if self._pausing and event.key != "escape":
            self._hurry.set()
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
            for log in self.query(Log):
                log.look(log.size.height if key == "pageup" else -log.size.height)
        elif key in self.offers:
            await self._take(self.offers[key])
        elif key == "h" and update is not None and update["table"]["hints"] and update["situation"]["yours"]:
            self.hints = not self.hints
            if self.hints:
                await self.sitting.ask_odds()
            else:
                self.odds = None
                await self._offer()
        elif isinstance(self.board, CardBoard) and key in CARD_KEYS and update is not None and update["situation"]["yours"]:
            await self._pick(CARD_KEYS.index(key))
        else:
            return False
        return True

    async def _take(self, offer: Offer) -> None:
        self.offers = {}
        self.query_one(Notice).show("")
        if "hand_over" in offer.action:
            await self.sitting.hand_over(offer.action["hand_over"], STAND_IN)
        else:
            await self.sitting.act(offer.action)

    async def _pick(self, place: int) -> None:
        assert isinstance(self.board, CardBoard)
        if await self.board.pick(place):
            self.query_one(Notice).show("")
            await self._offer()
            return
        update, hand = self.sitting.update, self.board.hand
        if update is None or place >= len(hand):
            return
        for closed in update["situation"]["closed"]:
            told: Any = closed["action"]
            if hand[place][0] == told["cards"][0][0]:
                self.query_one(Notice).show(tell_refusal(self.app.words, closed["why"]))

    @on(Choice.Chosen)
    async def _choice(self, event: Choice.Chosen) -> None:
        await self.press(event.key)

    @on(KeyBar.Pressed)
    async def _bar(self, event: KeyBar.Pressed) -> None:
        if event.key == "ctrl+c":
            await self.app.action_leave()
        elif self._pausing and event.key != "escape":
            self._hurry.set()
        else:
            await self.press(event.key)

    @on(Dice.Clicked)
    async def _die(self, event: Dice.Clicked) -> None:
        await self.press(event.face.lower())

    @on(CardButton.Picked)
    async def _card(self, event: CardButton.Picked) -> None:
        await self._pick(event.place)

    @on(Input.Submitted, "#fell")
    async def _fell(self, event: Input.Submitted) -> None:
        await self.sitting.fell(event.value.strip())
        event.input.clear()
