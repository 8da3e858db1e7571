"""The choices of the player whose turn it is: what may be done, what may not and why, and where real dice are typed in."""

from __future__ import annotations

from collections.abc import Sequence

from textual.containers import VerticalScroll
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Input, Static

from heckmeck.table.wire.codec import OddsMessage, Situation, Update
from heckmeck.terminal.client.sentences import tell_refusal
from heckmeck.terminal.drawing.card_board import CardBoard
from heckmeck.terminal.drawing.headings import question, seat_name
from heckmeck.terminal.screens.offers import Offer, offers_of
from heckmeck.terminal.screens.widgets import Choice
from heckmeck.words import Words
from heckmeck.words.telling import tell_action


class ChoicePanel(VerticalScroll):
    """It keeps what is offered, by its key, and the odds that are shown beside it."""

    def __init__(self, words: Words, id: str) -> None:
        super().__init__(id=id)
        self.words = words
        self.offers: dict[str, Offer] = {}
        self.odds: OddsMessage | None = None

    @property
    def ready(self) -> bool:
        """There is something to choose or to type in."""
        return bool(self.offers) or bool(self.query("#fell"))

    async def offer(self, update: Update, cards: CardBoard | None) -> Widget | None:
        """Shows what can be chosen now; gives what should have the focus."""
        chosen, total = (cards.chosen_cards, cards.new_total()) if cards is not None else ([], 0)
        offers = offers_of(self.words, update, self.odds, chosen, total)
        self.offers = {offer.key: offer for offer in offers}
        heading = question(self.words, update, self.odds, picking=not chosen)
        parts = self._parts(heading, offers, update.situation)
        await self._put(parts)
        # Enter must not pass for somebody who has yet to pick cards.
        if update.situation.playable and not chosen:
            return None
        return next((part for part in parts if part.can_focus), None)

    def _parts(self, heading: str, offers: Sequence[Offer], situation: Situation) -> list[Widget]:
        parts: list[Widget] = [_heading(heading)] if heading else []
        if situation.fall is not None:
            parts.append(Input(placeholder="44412W35", compact=True, max_length=20, id="fell"))
        parts += [Choice(offer.key, offer.label, offer.odds) for offer in offers]
        if situation.closed:
            parts.append(_heading(self.words.say("terminal-cannot")))
        for closed in situation.closed:
            action, why = tell_action(self.words, closed.action), tell_refusal(self.words, closed.why)
            told = self.words.say("terminal-closed", action=action, why=why)
            parts.append(Static(Content(f"– {told}"), classes="closed"))
        return parts

    async def withdraw(self, update: Update, seat: int | None) -> None:
        """Nothing can be chosen just now: somebody else is playing."""
        self.offers = {}
        await self._put([_heading(self.words.say("terminal-thinking", name=seat_name(self.words, update.table, seat)))])

    async def _put(self, parts: list[Widget]) -> None:
        async with self.batch():
            await self.remove_children()
            await self.mount_all(parts)


def _heading(text: str) -> Static:
    return Static(text, classes="heading", markup=False)
