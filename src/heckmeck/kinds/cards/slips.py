"""What kind of mistake a choice in Karteneck was."""

from __future__ import annotations

from heckmeck.review.slips import Slip
from heckmeck.rules import Action
from heckmeck.rules.karteneck.actions import Pass, Play
from heckmeck.rules.karteneck.cards import kind


def slip_of(chosen: Action, better: Action) -> Slip:
    """What the seat did instead of the better choice."""
    if isinstance(chosen, Play) and isinstance(better, Play):
        if kind(chosen.cards[0]) != kind(better.cards[0]) or len(chosen.cards) == len(better.cards):
            return Slip("wrong_cards")
        return Slip("few_cards" if len(chosen.cards) < len(better.cards) else "many_cards")
    if isinstance(chosen, Pass) and isinstance(better, Pass):
        return Slip("leaves_steal" if chosen.steal is None else "wrong_rival")
    return Slip("passes_early" if isinstance(chosen, Pass) else "plays_on")
