"""The table as lines of text, so that a screen reader can say it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from heckmeck.kind import kind_of
from heckmeck.kinds.lines import stack_line
from heckmeck.kinds.shapes import Action, Play
from heckmeck.rules import game
from heckmeck.table.wire import outgoing
from heckmeck.table.wire.codec import Advice, Choice, OddsMessage, Situation, Update
from heckmeck.terminal.client.sentences import Names, odds_bar, tell_choice, tell_odds, tell_refusal, worth_of
from heckmeck.words import Words
from heckmeck.words.telling import tell_action

LISTED = 40
"""Choices that are listed. Only a Karteneck hand with many worm cards has more; its cards may be typed instead."""
BAR = 10
TAKE_BACK = "z"


def table_lines(words: Words, update: Update) -> Iterator[str]:
    """What lies on the table."""
    if update.view is None:
        return
    yield ""
    yield from kind_of(game(update.table.game)).lines(words, update.view, update.view_of)


# Choices


def actions_of(situation: Situation) -> list[Choice]:
    """All that can be chosen by its number: what the table offers, and cards of one kind to play."""
    plays: list[Choice] = []
    for playable in situation.playable:
        cards = playable.cards
        for count in range(1, len(cards) + 1):
            for some in dict.fromkeys(combinations(cards, count)):
                if len(plays) < LISTED - len(situation.choices):
                    plays.append(outgoing.Choice(Play(list(some)), None, []))
    return [*plays, *situation.choices]


def choice_lines(words: Words, choices: list[Choice], situation: Situation, names: Names) -> Iterator[str]:
    for number, choice in enumerate(choices, start=1):
        yield f"{number:3}  {tell_choice(words, choice, names)}"
    if situation.take_back:
        yield f"{TAKE_BACK:>3}  {words.say('tutor-take-back')}"
    for closed in situation.closed:
        action, why = tell_action(words, closed.action, names), tell_refusal(words, closed.why)
        yield "  -  " + words.say("terminal-closed", action=action, why=why)


def chosen(text: str, choices: list[Choice], situation: Situation) -> Action | None:
    """The action of a number, or of cards typed as records write them. Whether they may be played is for the table to say."""
    if text.isascii() and text.isdigit() and len(text) < 4:
        number = int(text)
        return choices[number - 1].action if 1 <= number <= len(choices) else None
    cards = text.upper().split()
    if situation.playable and (len(cards) > 1 or text.upper().startswith("W")):
        return Play(cards)
    return None


def odds_lines(words: Words, odds: OddsMessage | Advice, choices: list[Choice], names: Names) -> Iterator[str]:
    """The best first, each with its number among the choices, if it has one."""
    best = max([worth_of(one) for one in odds.choices], default=0.0)
    for one in odds.choices:
        place, choice = next(
            ((str(number), choice) for number, choice in enumerate(choices, start=1) if choice.action == one.action),
            ("", outgoing.Choice(one.action, None, [])),
        )
        told = words.say("terminal-closed", action=tell_choice(words, choice, names), why=tell_odds(words, one))
        yield f"{place:>3}  {odds_bar(one, best, BAR)} {told}"
    if not odds.choices:
        yield words.say("error-no-hints-now")


def result_lines(words: Words, update: Update) -> Iterator[str]:
    """The end: everybody with their worms, the most first."""
    view = update.view
    assert view is not None
    for player in sorted(view.players, key=lambda player: -player.worms):
        yield stack_line(words, player)
