"""What a table tells, as sentences: events, choices, odds, reactions, refusals. They come as JSON, from here or from a server, and
only words and names are added to them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, get_args

from heckmeck.rules import Illegal
from heckmeck.table.outgoing import OddsOfChoice, PrizeChance
from heckmeck.table.shown import Action, Choice, Prize, Reaction, Refusal
from heckmeck.table.table import Refused
from heckmeck.terminal.client.own_tables import OwnTable
from heckmeck.words import Words, tell_illegal
from heckmeck.words.telling import NO_ONE, listing

Names = Sequence[str]
"""Of the seats, as records write them."""

_SEATS = ("seat", "rival", "first")
_ACTIONS = {
    "roll": "action-roll",
    "lay_aside": "action-lay-aside",
    "stop": "action-stop",
    "weasel": "action-use-weasel",
    "take": "action-take-portion",
    "from": "action-take-bratworm",
    "keep": "action-keep-specialist",
    "play": "action-play",
    "pass": "action-pass",
}
PRIZES = 2
"""Prizes that are named; by a house rule a total may win any of a dozen."""


def tell_event(words: Words, event: Mapping[str, Any], names: Names) -> str | None:
    """What an event meant; None for what goes without saying."""
    key = f"event-{event['event']}"
    if not words.has(key):
        return None
    details: dict[str, str | int] = {}
    for name, value in event.items():
        if name == "specialist":
            details |= _specialist(words, value)
        elif name != "event":
            details[name] = _worded(words, name, value, names)
        if isinstance(value, list):
            details.setdefault("count", len(value))
    return words.say(key, **details)


def _worded(words: Words, name: str, value: Any, names: Names) -> str | int:
    if value is None:
        return NO_ONE
    if isinstance(value, bool):
        return "yes" if value else "no"
    if name in _SEATS:
        return words.name(names[value])
    if name == "face":
        return _face(value)
    if name == "roll":
        return " ".join(value).replace("* ", "*")
    if name == "winners":
        return listing(words, [words.name(names[seat]) for seat in value])
    if isinstance(value, list):
        return listing(words, [str(one) for one in value])
    return value if isinstance(value, int) else str(value)


def _face(name: str) -> str:
    return "worm" if name == "W" else name


def _specialist(words: Words, id: str) -> dict[str, str]:
    key = f"specialist-{id}"
    return {"specialist": words.say(key), "subject": words.say(key + ".subject"), "object": words.say(key + ".object")}


def tell_action(words: Words, action: Action) -> str:
    """An action as something to choose."""
    details: dict[str, str | int] = {}
    told: Mapping[str, Any] = dict(action)
    match told:
        case {"action": "roll", "golden": golden}:
            details["golden"] = "yes" if golden else "no"
        case {"action": "lay_aside", "face": face}:
            details["face"] = _face(face)
        case {"action": "take", "portion": portion}:
            details["portion"] = portion
        case {"action": "from", "player": player}:
            details["rival"] = words.name(player)
        case {"action": "keep", "specialist": specialist}:
            details = dict(_specialist(words, specialist))
        case {"action": "play", "cards": cards}:
            details["cards"] = " ".join(cards)
        case {"action": "pass", "steal": steal}:
            details["steal"] = NO_ONE if steal is None else words.name(steal)
    return words.say(_ACTIONS[action["action"]], **details)


def tell_choice(words: Words, choice: Choice, names: Names) -> str:
    """A choice with what it leads to: the total, and what that total wins."""
    action, total, wins = choice["action"], choice["total"], choice["wins"]
    if action["action"] == "stop":
        if total is None:
            return words.say("terminal-accept")
        if not wins:
            return words.say("terminal-stop-nothing")
        if len(wins) > 1:
            return words.say("terminal-stop-choose")
        return words.say("terminal-stop-takes", prize=tell_prize(words, wins[0], names))
    told = tell_action(words, action)
    if action["action"] != "lay_aside" or total is None:
        return told
    if not wins:
        return words.say("terminal-leads-to", action=told, total=total)
    prizes = [tell_prize(words, prize, names) for prize in wins[:PRIZES]] + ["…"] * (len(wins) > PRIZES)
    return words.say("terminal-enough-for", action=told, total=total, prizes=", ".join(prizes))


def tell_prize(words: Words, prize: Prize | PrizeChance, names: Names) -> str:
    """What is won: a portion, one of somebody's, or only somebody's sitting hen."""
    if prize["rival"] is None:
        return str(prize["portion"])
    name = words.name(names[prize["rival"]])
    if prize["hen"]:
        return words.say("odds-hen", portion=prize["portion"], name=name)
    return words.say("odds-steal", portion=prize["portion"], name=name)


def tell_odds(words: Words, odds: OddsOfChoice) -> str:
    """The worms that a choice wins in the mean, how often it fails and, where that is known, how often it wins the game."""
    worms, fail = words.decimal(odds["worms"]), words.percent(odds["fail"], 0)
    if odds["win"] is None:
        return words.say("terminal-odds", worms=worms, fail=fail)
    return words.say("terminal-odds-win", worms=worms, fail=fail, win=words.percent(odds["win"]))


def odds_bar(odds: OddsOfChoice, best: float, width: int) -> str:
    """How good a choice is beside the best one."""
    share = max(0.0, odds["worms"]) / best if best > 0 else 0.0
    return ("█" * round(share * width)).ljust(width, "░")


def tell_reaction(words: Words, reaction: Reaction, seat: int, names: Names) -> str:
    """Somebody's quick word. A newer server may know more of them: then only the name is said."""
    told = words.say(f"reaction-{reaction}") if reaction in get_args(Reaction) else "…"
    return words.say("reaction-told", name=words.name(names[seat]), reaction=told)


def tell_refusal(words: Words, why: Refusal) -> str:
    """Why something is refused. Refusals of the rules name theirs; those of a table have none."""
    if why["rule"]:
        return tell_illegal(words, Illegal(why["rule"], why["reason"], **why["details"]))
    if not words.has(f"error-{why['reason']}"):
        return words.say("error-not-understood")
    details = {name: words.name(value) if isinstance(value, str) else value for name, value in why["details"].items()}
    return words.say(f"error-{why['reason']}", **details)


def tell_refused(words: Words, refused: Refused) -> str:
    return tell_refusal(words, {"rule": refused.rule, "reason": refused.reason, "details": dict(refused.details)})


def game_name(words: Words, game: str) -> str:
    return words.say(f"game-{game}")


def tell_own(words: Words, own: OwnTable) -> str:
    """A table in a list: the game, and who sits there."""
    players = listing(words, [words.name(name) or words.say("terminal-seat-free") for name in own.names])
    told = words.say("terminal-table-of", game=game_name(words, own.game), names=players)
    return told if own.server is None else words.say("terminal-table-at", table=told, server=own.server)
