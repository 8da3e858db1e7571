"""Events and refusals as sentences.

A message is found by the class of the event (`PortionTaken` is `event-portion-taken`) and gets the event's fields, put into words
one by one. So a new event needs a line in the catalogue and nothing here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum
from functools import cache

from heckmeck.kind import Missing
from heckmeck.notation import RecordError
from heckmeck.notation.card_text import card_text
from heckmeck.notation.faces import FACE_NAMES, roll_text
from heckmeck.rules import Illegal
from heckmeck.rules.dice import WORM, Rolled
from heckmeck.words.catalogue import Words

_SEATS = ("seat", "rival", "first", "steal")

NO_ONE = "no_one"
"""Messages select by this for a missing value. No name looks like it, because names are shown with spaces for `_`."""


@cache
def key(sort: str, name: str) -> str:
    """The key in the catalogue for a name that programs use: `no_seat` is `error-no-seat`, `PortionTaken` is `event-portion-taken`.

    >>> key("event", "PortionTaken")
    'event-portion-taken'
    """
    return f"{sort}-" + re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower().replace("_", "-")


def event_key(event: type) -> str:
    return key("event", event.__name__)


def _fields(told: object) -> Iterator[tuple[str, object]]:
    """The fields of an event or an action, of the rules or as it crosses the wire."""
    names: tuple[str, ...] = type(told).__match_args__  # type: ignore[attr-defined]  # all of them have it
    for name in names:
        yield name, getattr(told, name)


def tell(words: Words, event: object, names: Sequence[str]) -> str | None:
    """What an event meant as a sentence; None for what goes without saying."""
    found = event_key(type(event))
    return words.say(found, **_details(words, _fields(event), names)) if words.has(found) else None


def _details(words: Words, fields: Iterable[tuple[str, object]], names: Sequence[str]) -> dict[str, str | int]:
    """The fields as messages use them. A specialist comes with its forms as subject and object of a sentence."""
    found: dict[str, str | int] = {}
    for name, value in fields:
        if name == "specialist" and words.has(f"specialist-{_id(value)}"):
            who = f"specialist-{_id(value)}"
            found |= {"specialist": words.say(who), "subject": words.say(who + ".subject"), "object": words.say(who + ".object")}
        else:
            found[name] = _worded(words, name, value, names)
        if isinstance(value, tuple | list):
            found.setdefault("count", len(value))
    return found


def _id(value: object) -> str:
    return str(value.value) if isinstance(value, Enum) else str(value)


def _worded(words: Words, name: str, value: object, names: Sequence[str]) -> str | int:
    if value is None:
        return NO_ONE
    if isinstance(value, bool):
        return "yes" if value else "no"
    if name in _SEATS and isinstance(value, int):
        return words.name(names[value]) if 0 <= value < len(names) else value
    if name in ("face", "kind") and isinstance(value, int | str):
        return face(value)
    if name == "card" and isinstance(value, int):
        return card_text(value)
    if isinstance(value, Rolled) or (name == "roll" and isinstance(value, str)):
        return " ".join(roll_text(value) if isinstance(value, Rolled) else value).replace("* ", "*")
    if isinstance(value, int | str):
        return value
    if isinstance(value, tuple | list):
        return listing(words, [_item(words, name, item, names) for item in value])
    return NO_ONE


def _item(words: Words, name: str, item: int | str, names: Sequence[str]) -> str:
    if isinstance(item, str):
        return item
    if name == "winners":
        return words.name(names[item])
    return card_text(item) if name == "cards" else str(item)


def face(value: int | str) -> int | str:
    """A face as messages select by it: a number, because some languages have a word for each, or `worm`."""
    return "worm" if value in (WORM, FACE_NAMES[WORM]) else int(value)


def listing(words: Words, items: list[str]) -> str:
    """A, B and C."""
    if len(items) < 2:
        return "".join(items)
    return words.say("list-and", some=", ".join(items[:-1]), last=items[-1])


def tell_action(words: Words, action: object, names: Sequence[str] = ()) -> str:
    """An action as a choice to make."""
    return words.say(key("action", type(action).__name__), **_details(words, _fields(action), names))


def tell_doing(words: Words, action: object, names: Sequence[str] = (), form: str = "") -> str:
    """The same as something that somebody is about to do: at the beginning of a sentence, `.within` one, or as a question."""
    return words.say(key("doing", type(action).__name__) + form, **_details(words, _fields(action), names))


def tell_illegal(words: Words, illegal: Illegal) -> str:
    """Why the rules refuse something, with the number of the rule."""
    return _refusal(words, illegal.reason, illegal.details, illegal.rule)


def tell_missing(words: Words, missing: Missing) -> str:
    """What a game or this installation lacks."""
    return words.say(key("error", missing.reason), **missing.details)


def tell_error(words: Words, error: RecordError) -> str:
    """Why a record is refused: where, what is wrong, and what was expected there."""
    sentence = _refusal(words, error.reason, error.details, error.rule)
    # The sentence itself may name what there is to choose from.
    choices = [
        words.say(f"expected-{choice.what}", **choice.details)
        for choice in error.expected
        if "choices" not in choice.details or str(choice.details["choices"]) not in sentence
    ]
    if choices:
        sentence += " " + words.say("expected", choices=either(words, choices))
    return words.say("at-place", line=error.line, column=error.column, sentence=sentence) if error.line else sentence


def _refusal(words: Words, reason: str, details: Mapping[str, str | int], rule: str | None) -> str:
    sentence = words.say(key("error", reason), **_details(words, details.items(), ()))
    return sentence if rule is None else words.say("by-rule", sentence=sentence, rule=rule)


def either(words: Words, items: list[str]) -> str:
    """A, B or C."""
    if len(items) < 2:
        return "".join(items)
    return words.say("list-or", some=", ".join(items[:-1]), last=items[-1])
