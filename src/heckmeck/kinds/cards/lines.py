"""Karteneck as lines of text."""

from __future__ import annotations

from collections.abc import Iterator

from heckmeck.kinds.cards.shapes import CardView
from heckmeck.kinds.lines import NOTHING, stack_line
from heckmeck.rules import Seat
from heckmeck.words import Words


def lines(words: Words, view: CardView, looks: Seat | None) -> Iterator[str]:
    yield words.say("plain-round", round=view.round)
    yield words.say("plain-grill", portions=" ".join([str(portion.value) for portion in view.grill]) or NOTHING)
    for player in view.players:
        yield stack_line(words, player)
        in_front = words.say("plain-in-front", cards=" ".join(player.played) or NOTHING, total=player.total)
        state = [words.say("terminal-passed")] if player.passed else []
        yield "   " + ", ".join([in_front, words.say("terminal-in-hand", count=player.cards), *state])
    hand = None if looks is None else view.players[looks].hand
    if hand is not None:
        yield words.say("plain-hand", cards=" ".join(hand))
