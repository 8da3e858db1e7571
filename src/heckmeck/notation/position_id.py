"""Position ids: a position as one short word, such as `original_21-36_-_-_1`."""

from __future__ import annotations

from typing import Any, Final

from heckmeck.kind import Missing, kind_of
from heckmeck.notation.errors import RecordError, expect, shown
from heckmeck.notation.forms import form_of
from heckmeck.rules import Game, game
from heckmeck.rules.registry import REGISTRY

LONGEST: Final = 300
"""Characters that an id may have. The longest are half as long."""


def write_id(rules: Game[Any], state: Any) -> str:
    """The id of a position. `read_id` gives the position back. Raises `Missing` if positions of the game have no ids.

    >>> write_id(game("deluxe", {"lower": "any"}), game("deluxe").new(3))
    'deluxe,any_11c,13,21h,22,23r,24,25w,26,27g,28,29a,30-36_-_-_-_1'
    """
    if not kind_of(rules).position_ids:
        raise Missing("no_position_ids", f"a position of {rules.id} has no id", game=rules.id)
    return "_".join([",".join([rules.id, *rules.options.values()]), *form_of(rules).id_fields(rules, state)])


def read_id(text: str) -> tuple[Game[Any], Any]:
    """The game and the state that an id describes. Raises `RecordError` if the text is not an id or the rules refuse the position.

    >>> rules, state = read_id("original_21-26,28-36_27_-_2,444W,1235")
    >>> state.board.stacks, state.seat, state.turn.total
    (((27,), ()), 1, 17)
    """
    head, *fields = text.split("_") if len(text) <= LONGEST else [""]
    name, *house_rules = head.split(",")
    if len(fields) < 2 or not name:
        raise RecordError(0, 0, "bad_id", {"text": shown(text)}, (expect("position-id"),))
    if name not in REGISTRY:
        games = ", ".join([each for each in REGISTRY if kind_of(game(each)).position_ids])
        raise RecordError(0, 0, "no_such_game", {"game": shown(name), "games": games})
    rules = game(name, _house_rules(name, house_rules))
    if not kind_of(rules).position_ids:
        raise RecordError(0, 0, "no_position_ids", {"game": name})
    return rules, form_of(rules).read_id(rules, fields)


def is_id(text: str) -> bool:
    """Whether a text was meant as an id and not as the name of a file: it begins with the name of a game, and has fields."""
    head, *fields = text.split("_")
    return len(fields) >= 2 and head.split(",")[0] in REGISTRY


def _house_rules(id: str, values: list[str]) -> dict[str, str]:
    """House rules are written as their values alone, which differ from each other."""
    known = {value: name for name, possible in REGISTRY[id].options.items() for value in possible}
    found: dict[str, str] = {}
    for value in values:
        name = known.get(value)
        if name is None or name in found:
            choices = (expect("one-of", choices=", ".join(known)),) if known else ()
            raise RecordError(0, 0, "no_such_house_rule", {"game": id, "text": shown(value)}, choices)
        found[name] = value
    return found
