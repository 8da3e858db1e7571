"""Cards of Karteneck as text: `3`, `W7`."""

from __future__ import annotations

import re
from collections.abc import Iterable

from heckmeck.rules.karteneck.cards import Card, is_worm, tag, worm_card

_CARD = re.compile(r"(?P<number>[1-5])|W(?P<tag>[1-9]\d?)", re.ASCII)


def card_text(card: Card) -> str:
    return f"W{tag(card)}" if is_worm(card) else str(card)


def cards_text(cards: Iterable[Card]) -> str:
    return " ".join([card_text(card) for card in cards])


def sorted_cards(cards: Iterable[Card]) -> list[str]:
    """Cards sorted as text."""
    return sorted([card_text(card) for card in cards])


def card_of(text: str) -> Card:
    """The card that a text names; a ValueError if it names none."""
    found = _CARD.fullmatch(text)
    if not found:
        raise ValueError(text)
    return int(found["number"]) if found["number"] else worm_card(int(found["tag"]))
