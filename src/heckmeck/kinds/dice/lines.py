"""A dice game as lines of text."""

from __future__ import annotations

from collections.abc import Iterator

from heckmeck.kinds.dice.shapes import DiceView, GrillPortion
from heckmeck.kinds.lines import NOTHING, stack_line
from heckmeck.words import Words


def lines(words: Words, view: DiceView) -> Iterator[str]:
    portions = [_portion(words, portion) for portion in view.grill if portion.face_up]
    yield words.say("plain-grill", portions=" ".join(portions) or NOTHING)
    for player in view.players:
        things = [words.say(f"specialist-{player.specialist}")] if player.specialist is not None else []
        if player.bratworms:
            things.append(words.say("terminal-bratworms", count=player.bratworms))
        yield stack_line(words, player, things)
    turn = view.turn
    if turn is not None and turn.aside:
        aside = " ".join([face for face, count in turn.aside.items() for _ in range(count)])
        yield words.say("plain-aside", dice=aside, total=turn.counted)
    if turn is not None and (turn.roll is not None or turn.golden is not None):
        rolled = list(turn.roll or "") + [f"*{face}" for face in [turn.golden] if face is not None]
        yield words.say("plain-rolled", dice=" ".join(rolled))


def _portion(words: Words, portion: GrillPortion) -> str:
    if portion.specialist is None:
        return str(portion.value)
    return f"{portion.value} ({words.say('specialist-' + portion.specialist)})"
