"""Moves as JSON, for programs that play and for saved tables: `{"action": "lay_aside", "face": "W"}`, `{"chance": "roll", …}`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from heckmeck.notation.cards import card_of, card_text
from heckmeck.notation.faces import FACE_NAMES, FACE_VALUES, read_roll, roll_text
from heckmeck.notation.form import Json
from heckmeck.rules import Action, Chance
from heckmeck.rules.attempt import KeepSpecialist, TakeBratworm, TakePortion
from heckmeck.rules.board import Specialist
from heckmeck.rules.dice import Rolled
from heckmeck.rules.karteneck.actions import Pass, Play
from heckmeck.rules.karteneck.chances import Dealt, Drawn, TurnedUp
from heckmeck.rules.turn import LayAside, Roll, Stop, UseWeasel


def action_json(action: Action, names: tuple[str, ...]) -> Json:
    """What an action is called and its details, in the words records use."""
    match action:
        case Roll(golden=golden):
            return {"action": "roll", "golden": golden}
        case LayAside(face=face):
            return {"action": "lay_aside", "face": FACE_NAMES[face]}
        case Stop():
            return {"action": "stop"}
        case UseWeasel():
            return {"action": "weasel"}
        case TakePortion(portion=portion):
            return {"action": "take", "portion": portion}
        case TakeBratworm(rival=rival):
            return {"action": "from", "player": names[rival]}
        case KeepSpecialist(specialist=specialist):
            return {"action": "keep", "specialist": specialist.value}
        case Play(cards=cards):
            return {"action": "play", "cards": sorted([card_text(card) for card in cards])}
        case Pass(steal=steal):
            return {"action": "pass", "steal": None if steal is None else names[steal]}
    raise TypeError(f"not an action of any game: {action!r}")


def read_action(told: object, names: tuple[str, ...]) -> Action | None:
    """The action that a program's answer names, or None if it names none. Whether it is legal is for the rules to say."""
    if not isinstance(told, dict):
        return None
    try:
        return _READERS[told["action"]](told, names)
    except (KeyError, OverflowError, TypeError, ValueError):
        return None


_READERS: Mapping[str, Callable[[dict[str, Any], tuple[str, ...]], Action]] = {
    "roll": lambda told, _: Roll(told.get("golden") is True),
    "lay_aside": lambda told, _: LayAside(FACE_VALUES[told["face"]]),
    "stop": lambda *_: Stop(),
    "weasel": lambda *_: UseWeasel(),
    "take": lambda told, _: TakePortion(int(told["portion"])),
    "from": lambda told, names: TakeBratworm(names.index(told["player"])),
    "keep": lambda told, _: KeepSpecialist(Specialist(told["specialist"])),
    "play": lambda told, _: Play([card_of(text) for text in told["cards"]]),
    "pass": lambda told, names: Pass(None if told.get("steal") is None else names.index(told["steal"])),
}


def chance_json(chance: Chance) -> Json:
    """What luck did, in the words records use."""
    match chance:
        case Rolled():
            return {"chance": "roll", "dice": roll_text(chance)}
        case Dealt(hands=hands):
            return {"chance": "deal", "hands": [[card_text(card) for card in hand] for hand in hands]}
        case TurnedUp(portions=portions):
            return {"chance": "grill", "portions": list(portions)}
        case Drawn(card=card):
            return {"chance": "draw", "card": card_text(card)}
    raise TypeError(f"not a chance of any game: {chance!r}")


def read_chance(told: Json) -> Chance:
    """What `chance_json` wrote; a ValueError for anything else."""
    match told:
        case {"chance": "roll", "dice": str(dice)}:
            roll = read_roll(dice)
            if roll is not None:
                return roll
        case {"chance": "deal", "hands": list(hands)}:
            return Dealt([[card_of(card) for card in hand] for hand in hands])
        case {"chance": "grill", "portions": list(portions)}:
            return TurnedUp(portions)
        case {"chance": "draw", "card": str(card)}:
            return Drawn(card_of(card))
    raise ValueError(told)
