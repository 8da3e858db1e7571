"""What can be chosen at the screen, each with its key."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from heckmeck.table.outgoing import OddsMessage, Update
from heckmeck.table.shown import Action, Choice
from heckmeck.terminal.client.sentences import odds_bar, tell_action, tell_choice
from heckmeck.terminal.client.sitting import has_others, may_ask_odds, missing_seat, names_of
from heckmeck.terminal.screens.widgets import Key
from heckmeck.words import Words

HINTS, REACT = "h", "!"
NUMBERS = "123456789abcdefgijklmno"
BAR = 8
SHORT_BAR = 5
"""Beside the chance to win."""
_KEY_WORDS = {
    "roll": "terminal-key-roll",
    "stop": "terminal-key-stop",
    "weasel": "terminal-key-weasel",
    "play": "terminal-key-play",
    "pass": "terminal-key-pass",
}
"""The choices with a key of their own, in a word."""


@dataclass(frozen=True)
class Offer:
    key: str
    label: str
    action: Any
    odds: str = ""


def offers_of(words: Words, update: Update, odds: OddsMessage | None, cards: Sequence[str], points: int) -> list[Offer]:
    """The choices of the situation, to play the cards that are chosen, and a bot for who is missing."""
    situation, names = update["situation"], names_of(update["table"])
    offers: list[Offer] = []
    if cards and situation["seat"] is not None and update["view"] is not None and update["view"]["kind"] == "cards":
        total = update["view"]["players"][situation["seat"]]["total"] + points
        label = words.say("terminal-play-cards", cards=" ".join(cards), total=total)
        offers.append(Offer("enter", label, {"action": "play", "cards": list(cards)}))
    free = iter(NUMBERS)
    for choice in situation["choices"]:
        key = _key(choice["action"]) or next(free)
        bar = _odds(words, odds, choice)
        label = _short(words, choice) if bar else tell_choice(words, choice, names)
        offers.append(Offer(key, label, choice["action"], bar))
    missing = missing_seat(update)
    if missing is not None and update["table"]["yours"]:
        name = words.name(names[missing])
        label = words.say("terminal-play-on", name=name) if name else words.say("terminal-seat-bot")
        offers.append(Offer("b", label, {"hand_over": missing}))
    return offers


def _key(action: Action) -> str:
    """Keys that say what they do; what is asked for is numbered."""
    match action["action"]:
        case "roll":
            return "g" if action["golden"] else "r"
        case "stop":
            return "s"
        case "weasel":
            return "e"
        case "lay_aside":
            return action["face"].lower()
        case "pass":
            return "p" if action["steal"] is None else ""
    return ""


def _short(words: Words, choice: Choice) -> str:
    """Beside the odds there is little room; the key says which face it is."""
    if choice["action"]["action"] == "lay_aside":
        return f"→ {choice['total']}"
    return tell_action(words, choice["action"])


def _odds(words: Words, odds: OddsMessage | None, choice: Choice) -> str:
    """A bar for the mean of the worms, this mean, how often it fails and, where that is known, how often it wins the game."""
    if odds is None:
        return ""
    best = max([one["worms"] for one in odds["choices"]], default=0.0)
    for one in odds["choices"]:
        if one["action"] == choice["action"]:
            numbers = f"{words.decimal(one['worms']):>5} {words.percent(one['fail'], 0):>5}"
            if one["win"] is None:
                return f"{odds_bar(one, best, BAR)} {numbers}"
            return f"{odds_bar(one, best, SHORT_BAR)} {numbers} {words.percent(one['win']):>7}"
    return ""


def key_words(words: Words, update: Update, offers: Sequence[Offer]) -> list[Key]:
    """The keys for the bar below: those of the choices, each by its own word, those that are alike together; odds; reactions."""
    keys: list[Key] = []
    faces = [offer.key for offer in offers if offer.action.get("action") == "lay_aside"]
    if faces:
        keys.append(Key(" ".join(faces), words.say("terminal-key-aside")))
    if "fall" in update["situation"]:
        keys.append(Key("enter", words.say("terminal-key-choose")))
    if update["situation"]["playable"]:
        keys.append(Key("a …", words.say("terminal-key-cards")))
    asked = [offer.key for offer in offers if offer.action.get("action") in ("take", "from", "keep")]
    if asked:
        keys.append(Key(f"{asked[0]} … {asked[-1]}" if len(asked) > 2 else " ".join(asked), words.say("terminal-key-choose")))
    for offer in offers:
        key = _KEY_WORDS.get(offer.action.get("action", ""))
        if key is not None and (offer.key == "p" or key != "terminal-key-pass"):
            keys.append(Key(offer.key, words.say(key)))
    if may_ask_odds(update):
        keys.append(Key(HINTS, words.say("terminal-key-hints")))
    if not update["situation"]["yours"] and has_others(update):
        # The key works all the time, but the bar has room for it only while others play.
        keys.append(Key(REACT, words.say("terminal-key-react")))
    return keys
