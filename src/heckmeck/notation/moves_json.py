"""Moves as JSON, for programs that play and for saved tables: `{"action": "lay_aside", "face": "W"}`, `{"chance": "roll", …}`."""

from __future__ import annotations

from typing import Any

from heckmeck.notation.form import Json
from heckmeck.notation.forms import form_of
from heckmeck.rules import Action, Chance, Game


def action_json(game: Game[Any], action: Action, names: tuple[str, ...]) -> Json:
    """What an action is called and its details, in the words records use."""
    return form_of(game).action(action, names)


def read_action(game: Game[Any], told: object, names: tuple[str, ...]) -> Action | None:
    """The action that a program's answer names, or None if it names none. Whether it is legal is for the rules to say."""
    if not isinstance(told, dict):
        return None
    try:
        return form_of(game).actions[told["action"]](told, names)
    except (KeyError, OverflowError, TypeError, ValueError):
        return None


def chance_json(game: Game[Any], chance: Chance) -> Json:
    """What luck did, in the words records use."""
    return form_of(game).chance(chance)


def read_chance(game: Game[Any], told: Json) -> Chance:
    """What `chance_json` wrote; a ValueError for anything else."""
    return form_of(game).read_chance(told)
