"""Lines of text that all kinds of game share."""

from __future__ import annotations

from collections.abc import Sequence

from heckmeck.kinds.shapes import PlayerView
from heckmeck.words import Words

NOTHING = "–"


def stack_line(words: Words, player: PlayerView, more: Sequence[str] = ()) -> str:
    """A player's stack and worms, and what else lies there."""
    stack = " ".join([str(portion.value) for portion in player.stack]) or NOTHING
    return words.say("plain-stack", name=words.name(player.name), stack=", ".join([stack, *more]), worms=player.worms)
