"""The table as lines of text, so that a screen reader can say it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from heckmeck.table.outgoing import OddsMessage, Update
from heckmeck.table.shown import Action, CardView, Choice, DiceView, PortionView, Situation
from heckmeck.terminal.client.sentences import Names, odds_bar, tell_action, tell_choice, tell_odds, tell_refusal
from heckmeck.words import Words

NOTHING = "–"
LISTED = 40
"""Choices that are listed. Only a Karteneck hand with many worm cards has more; its cards may be typed instead."""
BAR = 10


def table_lines(words: Words, update: Update) -> Iterator[str]:
    """What lies on the table."""
    view = update["view"]
    if view is None:
        return
    yield ""
    yield from _dice_lines(words, view) if view["kind"] == "dice" else _card_lines(words, view, update["view_of"])


def _dice_lines(words: Words, view: DiceView) -> Iterator[str]:
    portions = [_portion(words, portion) for portion in view["grill"] if portion["face_up"]]
    yield words.say("plain-grill", portions=" ".join(portions) or NOTHING)
    for player in view["players"]:
        things = [" ".join([str(portion["value"]) for portion in player["stack"]]) or NOTHING]
        if player["specialist"] is not None:
            things.append(words.say(f"specialist-{player['specialist']}"))
        if player["bratworms"]:
            things.append(words.say("terminal-bratworms", count=player["bratworms"]))
        yield words.say("plain-stack", name=words.name(player["name"]), stack=", ".join(things), worms=player["worms"])
    turn = view["turn"]
    if turn is not None and turn["aside"]:
        aside = " ".join([face for face, count in turn["aside"].items() for _ in range(count)])
        yield words.say("plain-aside", dice=aside, total=turn["counted"])
    if turn is not None and (turn["roll"] is not None or turn["golden"] is not None):
        rolled = list(turn["roll"] or "") + [f"*{face}" for face in [turn["golden"]] if face is not None]
        yield words.say("plain-rolled", dice=" ".join(rolled))


def _portion(words: Words, portion: PortionView) -> str:
    if portion["specialist"] is None:
        return str(portion["value"])
    return f"{portion['value']} ({words.say('specialist-' + portion['specialist'])})"


def _card_lines(words: Words, view: CardView, looks: int | None) -> Iterator[str]:
    yield words.say("plain-round", round=view["round"])
    yield words.say("plain-grill", portions=" ".join([str(portion["value"]) for portion in view["grill"]]) or NOTHING)
    for player in view["players"]:
        name, stack = words.name(player["name"]), " ".join([str(portion["value"]) for portion in player["stack"]]) or NOTHING
        yield words.say("plain-stack", name=name, stack=stack, worms=player["worms"])
        in_front = words.say("plain-in-front", cards=" ".join(player["played"]) or NOTHING, total=player["total"])
        state = [words.say("terminal-passed")] if player["passed"] else []
        yield "   " + "; ".join([in_front, words.say("terminal-in-hand", count=player["cards"]), *state])
    hand = None if looks is None else view["players"][looks]["hand"]
    if hand is not None:
        yield words.say("plain-hand", cards=" ".join(hand))


# Choices


def actions_of(situation: Situation) -> list[Choice]:
    """All that can be chosen by its number: what the table offers, and cards of one kind to play."""
    plays: list[Choice] = []
    for playable in situation["playable"]:
        cards = playable["cards"]
        for count in range(1, len(cards) + 1):
            for some in dict.fromkeys(combinations(cards, count)):
                if len(plays) < LISTED - len(situation["choices"]):
                    plays.append({"action": {"action": "play", "cards": list(some)}, "total": None, "wins": []})
    return [*plays, *situation["choices"]]


def choice_lines(words: Words, choices: list[Choice], situation: Situation, names: Names) -> Iterator[str]:
    for number, choice in enumerate(choices, start=1):
        yield f"{number:3}  {tell_choice(words, choice, names)}"
    for closed in situation["closed"]:
        action, why = tell_action(words, closed["action"]), tell_refusal(words, closed["why"])
        yield "  -  " + words.say("terminal-closed", action=action, why=why)


def chosen(text: str, choices: list[Choice]) -> Action | None:
    """The action of a number, or of cards typed as records write them. Whether they may be played is for the table to say."""
    if text.isascii() and text.isdigit() and len(text) < 4:
        number = int(text)
        return choices[number - 1]["action"] if 1 <= number <= len(choices) else None
    cards = text.upper().split()
    if len(cards) > 1 or text.upper().startswith("W"):
        return {"action": "play", "cards": cards}
    return None


def odds_lines(words: Words, odds: OddsMessage, choices: list[Choice], names: Names) -> Iterator[str]:
    """The best first, each with its number among the choices."""
    best = max([one["worms"] for one in odds["choices"]], default=0.0)
    for one in odds["choices"]:
        for number, choice in enumerate(choices, start=1):
            if choice["action"] == one["action"]:
                told = words.say("terminal-closed", action=tell_choice(words, choice, names), why=tell_odds(words, one))
                yield f"{number:3}  {odds_bar(one, best, BAR)} {told}"
    if not odds["choices"]:
        yield words.say("error-no-hints-now")


def result_lines(words: Words, update: Update) -> Iterator[str]:
    """The end: everybody with their worms, the most first."""
    view = update["view"]
    assert view is not None
    for player in sorted(view["players"], key=lambda player: -player["worms"]):
        stack = " ".join([str(portion["value"]) for portion in player["stack"]]) or NOTHING
        yield words.say("plain-stack", name=words.name(player["name"]), stack=stack, worms=player["worms"])
