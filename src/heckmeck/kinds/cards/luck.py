"""The draws of Karteneck: how to check them."""

from __future__ import annotations

from heckmeck.kinds.shapes import Draw
from heckmeck.notation.card_text import card_text, cards_text
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
