"""A game line by line: events as sentences, choices as numbered prompts. Works in a pipe and with a screen reader."""

from __future__ import annotations

import asyncio
from typing import get_args

from heckmeck.review.lines import review_lines
from heckmeck.table.refusals import Refused
from heckmeck.table.wire import outgoing
from heckmeck.table.wire.codec import Advice, OddsMessage, Update
from heckmeck.table.wire.incoming import Reaction
from heckmeck.table.wire.outgoing import ReactionMessage
from heckmeck.terminal.client.advice import tell_advice
from heckmeck.terminal.client.connection import Ended, Lost, Received
from heckmeck.terminal.client.ending import save_record, tell_end, tell_verdict
from heckmeck.terminal.client.looking_back import Looking
from heckmeck.terminal.client.own_tables import OwnTable
from heckmeck.terminal.client.sentences import tell_reaction, tell_refusal, tell_refused
from heckmeck.terminal.client.sitting import Sitting, has_others, missing_seat, names_of, needs_curtain, rematch_of, takes_time
from heckmeck.terminal.mine.adding import add_game
from heckmeck.terminal.mine.file import Mine
from heckmeck.terminal.plain.start import YES
from heckmeck.terminal.plain.table import (
    TAKE_BACK,
    actions_of,
    choice_lines,
    chosen,
    odds_lines,
    result_lines,
    table_lines,
)
from heckmeck.terminal.plain.voice import QUIT, Voice
from heckmeck.words import tell

HINTS, BOT, REACT = "h", "b", "!"
END, REMATCH, SAVE, REVIEW = "1", "2", "3", "4"
RECENT = 12
"""Sentences that are told to somebody who comes back: what happened last."""


class PlainGame:
    """One table, played line by line until the game is over, or somebody leaves."""

    def __init__(self, voice: Voice, sitting: Sitting, mine: Mine) -> None:
        self.voice = voice
        self.words = voice.words
        self.show = voice.show
        self.sitting = sitting
        self.mine = mine
        self._looking = Looking(sitting)
        self._adding: asyncio.Task[None] | None = None
        """Adds the game to *My play* once it is over."""
        self._answer_to: int | None = None
        """The version that something was sent on; until it is answered nothing is asked."""
        self._prompted = False
        self._advice: Advice | None = None
        """What the tutor has said about the last choice, until it is answered."""
        self._open_hand: int | None = None
        """The seat that has asked to see its cards, if several people sit at the keyboard."""
        self._told_lost = False
        self._heard = False
        self._over = False

    async def play(self) -> OwnTable | None:
        """Plays to the end; gives the table of the rematch, if one is wanted. Raises Leave if somebody leaves before it."""
        await self.sitting.open()
        news = asyncio.create_task(self.sitting.receive())
        try:
            while True:
                line = self.voice.line()
                listens = self._asks() or (self.voice.wants_to_leave() and self._may_leave())
                awaited = [news, *([line] if listens or not line.done() else [])]
                await asyncio.wait(awaited, timeout=self._until_asking(), return_when=asyncio.FIRST_COMPLETED)
                if news.done():
                    message = news.result()
                    news = asyncio.create_task(self.sitting.receive())
                    if isinstance(message, Ended):
                        return None
                    was_over = self._over
                    self._hear(message)
                    if self._over and not was_over:
                        await self._tell_story()
                        self._adding = asyncio.create_task(add_game(self.mine, self.update.table, self._looking))
                    if self._rematch is not None:
                        return rematch_of(self.sitting.own, self._rematch)
                elif listens and line.done() and await self._decide(self.voice.take()):
                    return None
        finally:
            news.cancel()
            if self._adding is not None:
                await self._adding
            await self.sitting.close()

    def _may_leave(self) -> bool:
        """What was sent is answered first, and bots play their turn; nobody else is waited for."""
        if self._told_lost or self.sitting.update is None:
            return self._told_lost
        seats, seat = self.update.table.seats, self.update.situation.seat
        bot_plays = seat is not None and seats[seat].level is not None
        return self._answer_to is None and self.sitting.settled and not bot_plays

    @property
    def update(self) -> Update:
        assert self.sitting.update is not None
        return self.sitting.update

    @property
    def _rematch(self) -> str | None:
        return self.update.table.rematch if self._over and self.sitting.update is not None else None

    # What is heard

    def _hear(self, message: Received) -> None:
        if isinstance(message, outgoing.Update):
            if self._told_lost:
                # What was sent last may never have arrived: it is asked for again.
                self._told_lost = False
                self._answered()
            self._hear_update(message)
        elif isinstance(message, outgoing.ErrorMessage):
            self._answered()
            self.show(tell_refusal(self.words, message.refusal))
        elif isinstance(message, outgoing.OddsMessage):
            self._answered()
            self._show_odds(message)
        elif isinstance(message, outgoing.Advice):
            self._hear_advice(message)
        elif isinstance(message, outgoing.ReactionMessage):
            self._hear_reaction(message)
        elif isinstance(message, Lost) and not self._told_lost:
            self._told_lost = True
            self.show(self.words.say("terminal-lost"))

    def _show_odds(self, message: OddsMessage | Advice) -> None:
        choices, names = actions_of(self.update.situation), names_of(self.update.table)
        for told in odds_lines(self.words, message, choices, names):
            self.show(told)

    def _hear_advice(self, message: Advice) -> None:
        self._answered()
        if message.version == self.sitting.version:
            self._advice = message
            told = tell_advice(self.words, message, names_of(self.update.table))
            for line in (told.keeps, told.reason, self.words.say("tutor-estimate")):
                self.show(line)

    def _hear_reaction(self, message: ReactionMessage) -> None:
        """On a line of its own; what was asked is asked again behind it."""
        if self.sitting.update is None:
            return
        told = tell_reaction(self.words, message.reaction, message.seat, names_of(self.update.table))
        self.show(f"\n{told}" if self._prompted else told)
        if self._prompted:
            self._ask_again()

    def _answered(self) -> None:
        self._answer_to = None
        self._prompted = False

    def _hear_update(self, update: Update) -> None:
        if self._answer_to is not None and update.version > self._answer_to:
            self._answered()
        if update.steps:
            self._prompted = False
            self._advice = None
            if self._open_hand is not None:
                self._open_hand = None
                self.voice.clear()
        names = names_of(update.table)
        told = [tell(self.words, event, names) for step in update.steps for event in step.events]
        sentences = [sentence for sentence in told if sentence]
        for sentence in sentences if self._heard else sentences[-RECENT:]:
            self.show(sentence)
        self._heard = True
        if update.table.phase == "finished" and not self._over:
            self._over = True
            for line in result_lines(self.words, update):
                self.show(line)

    # What is asked

    def _asks(self) -> bool:
        """Shows the prompt, if there is something to ask, and says whether there is."""
        if self.sitting.update is None or self._answer_to is not None:
            return False
        prompt = self._prompt(self.update)
        if prompt is None:
            return False
        if not self._prompted:
            self._prompted = True
            self._show_question(self.update)
            self.voice.ask(prompt)
        return True

    def _prompt(self, update: Update) -> str | None:
        situation, seats = update.situation, update.table.seats
        if self._over:
            return self.words.say("plain-what-next", end=END, rematch=REMATCH, save=SAVE, review=REVIEW)
        if self._behind_curtain(update):
            return self.words.say("plain-pass-keyboard", name=self._name(situation.seat))
        if situation.fall is not None:
            fall = situation.fall
            return self.words.say("plain-dice-golden" if fall.golden else "plain-dice", dice=fall.dice)
        if self._advice is not None:
            question = tell_advice(self.words, self._advice, names_of(update.table)).question
            return self.words.say("plain-tutor", question=question, yes=YES, hints=HINTS)
        if situation.yours:
            key = "plain-choose-hints" if update.table.hints else "plain-choose"
            return self.words.say(key, name=self._name(situation.seat), quit=QUIT, hints=HINTS)
        missing = missing_seat(update)
        if missing is not None and update.table.yours:
            if takes_time(update, missing):
                seconds = update.table.decision_time
                return self.words.say("plain-deciding", name=self._name(missing), seconds=seconds, bot=BOT, quit=QUIT)
            if self._until_asking() is not None:
                return None
            gone = "plain-away" if update.table.phase == "playing" else "plain-remove"
            away = "plain-no-number" if seats[missing].here else gone
            key = "plain-free-seat" if seats[missing].kind == "open" else away
            return self.words.say(key, name=self._name(missing), bot=BOT, quit=QUIT)
        return None

    def _until_asking(self) -> float | None:
        """Seconds until somebody who is here and gives no number may lose the seat. As a rule the number comes at once."""
        missing = None if self.sitting.update is None else missing_seat(self.update)
        if missing is None or self.update.table.phase != "gathering" or not self.update.table.seats[missing].here:
            return None
        return self.sitting.seconds_left(missing) or None

    def _show_question(self, update: Update) -> None:
        situation = update.situation
        if (
            self._over
            or self._advice is not None
            or self._behind_curtain(update)
            or not (situation.yours or situation.fall is not None)
        ):
            return
        for told in table_lines(self.words, update):
            self.show(told)
        if situation.yours:
            for told in choice_lines(self.words, actions_of(situation), situation, names_of(update.table)):
                self.show(told)

    def _ask_again(self) -> None:
        """The prompt alone: what is on the table was told before."""
        self._prompted = True
        self.voice.ask(self._prompt(self.update) or "")

    def _behind_curtain(self, update: Update) -> bool:
        """With several people at the keyboard nobody's cards are shown before that one says so."""
        return needs_curtain(update) and self._open_hand != update.situation.seat

    def _name(self, seat: int | None) -> str:
        return "" if seat is None else self.words.name(self.update.table.seats[seat].name or "")

    # What is decided

    async def _decide(self, text: str) -> bool:
        """Does what was typed; True if that ends the game."""
        situation = self.update.situation
        self._prompted = False
        if self._over:
            return await self._after(text)
        if self._behind_curtain(self.update):
            self._open_hand = situation.seat
        elif situation.fall is not None:
            self._answer_to = self.sitting.version
            await self.sitting.fell(text)
        elif self._advice is not None:
            await self._answer_advice(self._advice, text.lower())
        elif situation.yours:
            await self._choose(text)
        elif text.lower() == BOT:
            missing = missing_seat(self.update)
            if missing is not None:
                self._answer_to = self.sitting.version
                await self.sitting.hand_over(missing)
        return False

    async def _answer_advice(self, advice: Advice, text: str) -> None:
        """Does it anyway, or shows the odds; anything else goes back to the choice."""
        if text == HINTS:
            self._show_odds(advice)
            self._ask_again()
            return
        self._advice = None
        if text == YES:
            self._answer_to = self.sitting.version
            await self.sitting.act(advice.action, anyway=True)

    async def _choose(self, text: str) -> None:
        choices = actions_of(self.update.situation)
        if text.lower() == TAKE_BACK and self.update.situation.take_back:
            self._answer_to = self.sitting.version
            await self.sitting.take_back()
            return
        if text.lower() == HINTS and self.update.table.hints:
            self._answer_to = self.sitting.version
            await self.sitting.ask_odds()
            return
        if text.startswith(REACT) and has_others(self.update):
            await self._react(text.removeprefix(REACT))
            return
        action = chosen(text, choices, self.update.situation)
        if action is None:
            wrong = "plain-not-understood" if self.update.situation.playable else "plain-number-wrong"
            self.show(self.words.say(wrong, most=len(choices)))
            self._ask_again()
            return
        self._answer_to = self.sitting.version
        await self.sitting.act(action)

    async def _react(self, number: str) -> None:
        """A quick word to all at the table, by its number; without one they are listed."""
        reactions = dict(enumerate(get_args(Reaction), start=1))
        if number.isascii() and number.isdigit() and int(number[:2]) in reactions:
            await self.sitting.react(reactions[int(number[:2])])
        else:
            for key, reaction in reactions.items():
                self.show(f"{REACT}{key}  {self.words.say(f'reaction-{reaction}')}")
        self._ask_again()

    async def _after(self, text: str) -> bool:
        if text == REMATCH:
            self._answer_to = self.sitting.version
            await self.sitting.rematch()
        elif text == SAVE:
            await self._save()
        elif text == REVIEW:
            await self._look_back()
        return text == END

    async def _tell_story(self) -> None:
        try:
            story = tell_end(self.words, await self.sitting.record())
        except Refused as refused:
            story = tell_refused(self.words, refused)
        if story:
            self.show(story)

    async def _look_back(self) -> None:
        self.show(self.words.say("terminal-looking-back"))
        try:
            looked = await asyncio.shield(self._looking.back())
        except Refused as refused:
            self.show(tell_refused(self.words, refused))
        else:
            for line in review_lines(looked.record, looked.found, self.words):
                self.show(line)

    async def _save(self) -> None:
        try:
            record = await self.sitting.record()
            file = save_record(self.sitting.own, record)
        except Refused as refused:
            self.show(tell_refused(self.words, refused))
        except OSError as error:
            self.show(self.words.say("terminal-not-saved", reason=error.strerror or str(error)))
        else:
            self.show(self.words.say("terminal-record-saved", file=str(file)))
            verdict = tell_verdict(self.words, self.sitting.own, self.update.table.yours, record)
            if verdict:
                self.show(verdict)
