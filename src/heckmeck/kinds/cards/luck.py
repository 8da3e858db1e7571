"""The draws of Karteneck: how to check them, and how to read one that somebody decides."""

from __future__ import annotations

from heckmeck.kinds.shapes import Draw
from heckmeck.notation.card_text import card_of, card_text, cards_text
from heckmeck.rules import Chance
from heckmeck.rules.karteneck.chances import Dealt, Drawn, TurnedUp
from heckmeck.rules.karteneck.state import CardState


def draw(state: CardState, chance: Chance) -> Draw:
    match chance:
        case Dealt(hands=hands):
            return Draw("deal", [cards_text(hand) for hand in hands], [card_text(card) for card in state.pile], len(hands[0]))
        case TurnedUp(portions=portions):
            bag = [str(portion) for portion in state.unseen]
            return Draw("grill", [str(portion) for portion in portions], bag, len(portions))
        case Drawn(card=card):
            return Draw("draw", [card_text(card)], [card_text(other) for other in state.drawn_from], 1)
    raise TypeError(chance)


def read_fall(text: str) -> Chance | None:
    """A card, or the portions of a round, as records write them; None for anything else."""
    words = text.upper().split()
    try:
        if len(words) == 1:
            return Drawn(card_of(words[0]))
        return TurnedUp([int(word) for word in words if len(word) <= 2]) if words else None
    except ValueError:
        return None
