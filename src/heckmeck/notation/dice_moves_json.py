"""Moves of the dice games as JSON: `{"action": "lay_aside", "face": "W"}`, `{"chance": "roll", "dice": "1144W"}`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from heckmeck.notation.faces import FACE_NAMES, FACE_VALUES, read_roll, roll_text
from heckmeck.notation.form import Json
from heckmeck.rules import Action, Chance
from heckmeck.rules.attempt import KeepSpecialist, TakeBratworm, TakePortion
from heckmeck.rules.board import Specialist
from heckmeck.rules.dice import Rolled
from heckmeck.rules.turn import LayAside, Roll, Stop, UseWeasel


def dice_action(action: Action, names: tuple[str, ...]) -> Json:
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
    raise TypeError(f"not an action of a dice game: {action!r}")


DICE_ACTIONS: Mapping[str, Callable[[dict[str, Any], tuple[str, ...]], Action]] = {
    "roll": lambda told, _: Roll(told.get("golden") is True),
    "lay_aside": lambda told, _: LayAside(FACE_VALUES[told["face"]]),
    "stop": lambda *_: Stop(),
    "weasel": lambda *_: UseWeasel(),
    "take": lambda told, _: TakePortion(int(told["portion"])),
    "from": lambda told, names: TakeBratworm(names.index(told["player"])),
    "keep": lambda told, _: KeepSpecialist(Specialist(told["specialist"])),
}


def dice_chance(chance: Chance) -> Json:
    if isinstance(chance, Rolled):
        return {"chance": "roll", "dice": roll_text(chance)}
    raise TypeError(f"not a chance of a dice game: {chance!r}")


def read_dice_chance(told: Json) -> Chance:
    match told:
        case {"chance": "roll", "dice": str(dice)}:
            roll = read_roll(dice)
            if roll is not None:
                return roll
    raise ValueError(told)
