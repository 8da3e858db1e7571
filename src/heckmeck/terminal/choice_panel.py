"""The choices of whose turn it is: what may be done, what may not and why, and where real dice are typed in."""

from __future__ import annotations

from collections.abc import Sequence

from textual.containers import VerticalScroll
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Input, Static

from heckmeck.table.shown import Situation
from heckmeck.terminal.offers import Offer
from heckmeck.terminal.sentences import tell_action, tell_refusal
from heckmeck.terminal.widgets import Choice
from heckmeck.words import Words


class ChoicePanel(VerticalScroll):
    async def show(self, words: Words, heading: str, offers: Sequence[Offer], situation: Situation) -> Widget | None:
        """Shows what the situation offers; gives what should have the focus."""
        parts: list[Widget] = [_heading(heading)] if heading else []
        if "fall" in situation:
            parts.append(Input(placeholder="44412W35", compact=True, max_length=20, id="fell"))
        parts += [Choice(offer.key, offer.label, offer.odds) for offer in offers]
        if situation["closed"]:
            parts.append(_heading(words.say("terminal-cannot")))
        for closed in situation["closed"]:
            why = words.say("terminal-closed", action=tell_action(words, closed["action"]), why=tell_refusal(words, closed["why"]))
            parts.append(Static(Content(f"– {why}"), classes="closed"))
        await self._put(parts)
        return next((part for part in parts if part.can_focus), None)

    async def withdraw(self, heading: str) -> None:
        """Nothing can be chosen just now."""
        await self._put([_heading(heading)])

    async def _put(self, parts: list[Widget]) -> None:
        async with self.batch():
            await self.remove_children()
            await self.mount_all(parts)


def _heading(text: str) -> Static:
    return Static(text, classes="heading", markup=False)
