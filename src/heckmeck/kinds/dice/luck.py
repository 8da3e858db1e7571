"""The rolls of a dice game: how to check them, and which real dice are in the air."""

from __future__ import annotations

from heckmeck.kinds.shapes import Draw, Falling
from heckmeck.notation.faces import FACE_NAMES, roll_text
from heckmeck.rules import Chance
from heckmeck.rules.dice import FACES, Rolled
from heckmeck.rules.dicegame import DiceState


def draw(state: DiceState, chance: Chance) -> Draw:
    """The bag has the six sides of the golden die if it was rolled too."""
    assert isinstance(chance, Rolled)
    turn = state.turn
    sides = turn.kit.golden_die if turn.golden_in_hand else None
    bag = [] if sides is None else [FACE_NAMES[face] for face, count in zip(FACES, sides, strict=True) for _ in range(count)]
    return Draw("roll", [roll_text(chance)], list(bag), turn.dice)


def falling(state: DiceState) -> Falling:
    sides = state.turn.kit.golden_die if state.turn.golden_in_hand else None
    return Falling(state.seat, state.turn.dice, None if sides is None else [FACE_NAMES[face] for face in FACES if sides[face - 1]])
