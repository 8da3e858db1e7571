"""Moves of Karteneck as JSON: `{"action": "play", "cards": ["3", "3"]}`, `{"chance": "draw", "card": "W7"}`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from heckmeck.notation.card_text import card_of, card_text
from heckmeck.notation.form import Json
from heckmeck.rules import Action, Chance
from heckmeck.rules.karteneck.actions import Pass, Play
from heckmeck.rules.karteneck.chances import Dealt, Drawn, TurnedUp


def card_action(action: Action, names: tuple[str, ...]) -> Json:
    match action:
        case Play(cards=cards):
            return {"action": "play", "cards": sorted([card_text(card) for card in cards])}
        case Pass(steal=steal):
            return {"action": "pass", "steal": None if steal is None else names[steal]}
    raise TypeError(f"not an action of a card game: {action!r}")


CARD_ACTIONS: Mapping[str, Callable[[dict[str, Any], tuple[str, ...]], Action]] = {
    "play": lambda told, _: Play([card_of(text) for text in told["cards"]]),
    "pass": lambda told, names: Pass(None if told.get("steal") is None else names.index(told["steal"])),
}


def card_chance(chance: Chance) -> Json:
    match chance:
        case Dealt(hands=hands):
            return {"chance": "deal", "hands": [[card_text(card) for card in hand] for hand in hands]}
        case TurnedUp(portions=portions):
            return {"chance": "grill", "portions": list(portions)}
        case Drawn(card=card):
            return {"chance": "draw", "card": card_text(card)}
    raise TypeError(f"not a chance of a card game: {chance!r}")


def read_card_chance(told: Json) -> Chance:
    match told:
        case {"chance": "deal", "hands": list(hands)}:
            return Dealt([[card_of(card) for card in hand] for hand in hands])
        case {"chance": "grill", "portions": list(portions)}:
            return TurnedUp(portions)
        case {"chance": "draw", "card": str(card)}:
            return Drawn(card_of(card))
    raise ValueError(told)
