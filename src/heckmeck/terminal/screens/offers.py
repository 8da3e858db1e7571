"""What can be chosen at the screen, each with its key."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from heckmeck.kinds.cards.shapes import Pass
from heckmeck.kinds.dice.shapes import KeepSpecialist, LayAside, Roll, Stop, TakeBratworm, TakePortion, UseWeasel
from heckmeck.kinds.shapes import Action, Play
from heckmeck.table.wire.codec import Choice, OddsMessage, Update
from heckmeck.terminal.client.sentences import odds_bar, tell_choice, tell_width, worth_of
from heckmeck.terminal.client.sitting import has_others, may_ask_odds, missing_seat, names_of, takes_time
from heckmeck.terminal.screens.widgets import Key
from heckmeck.words import Words
from heckmeck.words.telling import tell_action

HINTS, REACT, TAKE_BACK = "h", "!", "z"
NUMBERS = "123456789abcdefgijklmno"
BAR = 8
PLAYS = 7
"""Plays that are offered with their odds; a pass that steals is numbered after them."""
SHORT_BAR = 5
"""Beside the chance to win."""
_KEY_WORDS: Mapping[type[Action], str] = {
    Roll: "terminal-key-roll",
    Stop: "terminal-key-stop",
    UseWeasel: "terminal-key-weasel",
    Play: "terminal-key-play",
    Pass: "terminal-key-pass",
}
"""The choices with a key of their own, in a word."""
_ANSWERS = (TakePortion, TakeBratworm, KeepSpecialist)
"""The answers to questions are numbered."""


@dataclass(frozen=True)
class Offer:
    """An action, or with a seat the offer to let a bot play there."""

    key: str
    label: str
    action: Action | None
    odds: str = ""
    hand_over: int | None = None
    take_back: bool = False


def offers_of(words: Words, update: Update, odds: OddsMessage | None, cards: Sequence[str], total: int) -> list[Offer]:
    """The choices of the situation, playing the chosen cards, and a bot for somebody who is missing."""
    situation, names = update.situation, names_of(update.table)
    offers: list[Offer] = []
    if cards:
        label = words.say("terminal-play-cards", cards=" ".join(cards), total=total)
        offers.append(Offer("enter", label, Play(list(cards)), _odds(words, odds, Play(list(cards)))))
    free = iter(NUMBERS)
    if odds is not None and not cards:
        offers += _plays(words, odds, free)
    for choice in situation.choices:
        key = _key(choice.action) or next(free)
        bar = _odds(words, odds, choice.action)
        label = _short(words, choice) if bar else tell_choice(words, choice, names)
        offers.append(Offer(key, label, choice.action, bar))
    if situation.take_back:
        offers.append(Offer(TAKE_BACK, words.say("tutor-take-back"), None, take_back=True))
    missing = missing_seat(update)
    if missing is not None and update.table.yours:
        name = words.name(names[missing])
        instead = "terminal-play-on" if update.table.phase == "playing" else "terminal-remove"
        if takes_time(update, missing):
            label = words.say("terminal-play-turn", name=name)
        else:
            label = words.say(instead, name=name) if name else words.say("terminal-seat-bot")
        offers.append(Offer("b", label, None, hand_over=missing))
    return offers


def _key(action: Action) -> str:
    """Keys that say what they do; what is asked for is numbered."""
    match action:
        case Roll(golden=golden):
            return "g" if golden else "r"
        case Stop():
            return "s"
        case UseWeasel():
            return "e"
        case LayAside(face=face):
            return face.lower()
        case Pass(steal=None):
            return "p"
    return ""


def _short(words: Words, choice: Choice) -> str:
    """Beside the odds there is little room; the key says which face it is."""
    if isinstance(choice.action, LayAside):
        return f"→ {choice.total}"
    return tell_action(words, choice.action)


def _plays(words: Words, odds: OddsMessage, free: Iterator[str]) -> list[Offer]:
    """The best plays, so that their odds can be seen before any card is picked. The letters belong to the cards."""
    plays = [one.action for one in odds.choices if isinstance(one.action, Play)][:PLAYS]
    return [Offer(next(free), tell_action(words, play), play, _odds(words, odds, play)) for play in plays]


def _same(one: Action, other: Action) -> bool:
    """Cards are played together, in whatever order they were picked."""
    if isinstance(one, Play) and isinstance(other, Play):
        return sorted(one.cards) == sorted(other.cards)
    return one == other


def _odds(words: Words, odds: OddsMessage | None, action: Action) -> str:
    """A bar for the average worms, this average, how often it fails and, where that is known, how often it wins the game. Where
    that is an estimate, it stands alone with what is uncertain about it, and with a mark if it may be as good as the best."""
    if odds is None:
        return ""
    best = max([worth_of(one) for one in odds.choices], default=0.0)
    for one in odds.choices:
        if _same(one.action, action):
            if one.worms is None or one.fail is None:
                sure = f"± {tell_width(words, one):>4} {'≈' if one.close else ' '}"
                return f"{odds_bar(one, best, SHORT_BAR)} {words.percent(one.win or 0.0):>7} {sure}"
            numbers = f"{words.decimal(one.worms):>5} {words.percent(one.fail, 0):>5}"
            if one.win is None:
                return f"{odds_bar(one, best, BAR)} {numbers}"
            return f"{odds_bar(one, best, SHORT_BAR)} {numbers} {words.percent(one.win):>7}"
    return ""


def key_words(words: Words, update: Update, offers: Sequence[Offer]) -> list[Key]:
    """The keys for the bar below: those of the choices, each by its own word, those that are alike together; odds; reactions."""
    keys: list[Key] = []
    faces = [offer.key for offer in offers if isinstance(offer.action, LayAside)]
    if faces:
        keys.append(Key(" ".join(faces), words.say("terminal-key-aside")))
    if update.situation.fall is not None:
        keys.append(Key("enter", words.say("terminal-key-choose")))
    plays = [offer.key for offer in offers if isinstance(offer.action, Play) and offer.key != "enter"]
    if plays:
        keys.append(Key(f"{plays[0]} …", words.say("terminal-key-play")))
    if update.situation.playable:
        keys.append(Key("a …", words.say("terminal-key-cards")))
    asked = [offer.key for offer in offers if isinstance(offer.action, _ANSWERS)]
    if asked:
        keys.append(Key(f"{asked[0]} … {asked[-1]}" if len(asked) > 2 else " ".join(asked), words.say("terminal-key-choose")))
    for offer in offers:
        key = None if offer.action is None else _KEY_WORDS.get(type(offer.action))
        if key is not None and offer.key not in plays and (offer.key == "p" or not isinstance(offer.action, Pass)):
            keys.append(Key(offer.key, words.say(key)))
    if may_ask_odds(update):
        keys.append(Key(HINTS, words.say("terminal-key-hints")))
    if not update.situation.yours and has_others(update):
        # The key works all the time, but the bar has room for it only while others play.
        keys.append(Key(REACT, words.say("terminal-key-react")))
    return keys
