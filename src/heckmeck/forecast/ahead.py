"""How far boards near the end of a game are played on before a net is asked what they are worth.

With few face-up portions a net is least sure, and the turns that may still come are few. So these turns are solved.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from heckmeck import kernel
from heckmeck.rules.board import Components


class Ahead(NamedTuple):
    """Boards with at most `few` face-up portions are played on for some turns."""

    few: int
    turns: int


NOT_AHEAD: Final = Ahead(0, 0)
FOR_TWO: Final = Ahead(6, 2)
FOR_MORE: Final = Ahead(3, 2)
MANY_WITH_SPECIALISTS: Final = Ahead(2, 2)
"""Some milliseconds for a whole game. With more players a turn takes longer, because it has to be followed to its endings. With
specialists and five players or more, it also leaves more boards."""
INTERPRETED: Final = Ahead(2, 1)
"""Where nothing could be compiled, a turn takes a hundred times as long."""


def ahead(components: Components, players: int) -> Ahead:
    """What reviews and hints can afford."""
    if not kernel.instruction_sets():
        return INTERPRETED
    if players == 2:
        return FOR_TWO
    return MANY_WITH_SPECIALISTS if components.specialists and players > 4 else FOR_MORE
