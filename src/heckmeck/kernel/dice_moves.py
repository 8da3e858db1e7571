"""The moves of dice games played in bulk, from the numbers they are kept as (`kernel/dice/moves.h`)."""

from __future__ import annotations

from functools import cache
from typing import Final

from heckmeck.rules.attempt import KeepSpecialist, TakeBratworm, TakePortion
from heckmeck.rules.board import Specialist
from heckmeck.rules.dice import FACES, Rolled
from heckmeck.rules.protocol import Move
from heckmeck.rules.turn import STOP, USE_WEASEL, LayAside, Roll

SPECIALISTS: Final = tuple(Specialist)
"""In the order in which the kernel numbers them."""

DETAILS: Final = (1 << 28) - 1


@cache
def move_of(number: int) -> Move:
    """The move that a number stands for: what is done in its high bits, the details in the low ones."""
    details = number & DETAILS
    match number >> 28:
        case 0:
            return Roll(golden=details == 1)
        case 1:
            return Rolled(tuple([details >> 4 * (face - 1) & 15 for face in FACES]), details >> 24 or None)
        case 2:
            return LayAside(details)
        case 3:
            return USE_WEASEL
        case 4:
            return STOP
        case 5:
            return TakePortion(details)
        case 6:
            return TakeBratworm(details)
        case 7:
            return KeepSpecialist(SPECIALISTS[details])
    raise ValueError(f"not a move: {number}")
