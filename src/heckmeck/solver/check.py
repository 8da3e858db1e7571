"""Whether a turn with some kit comes to a point at all. The rules make no others, but one described by hand may be wrong."""

from __future__ import annotations

from heckmeck.rules.dice import FACES, Rolled
from heckmeck.rules.turn import Kit, Turn


def check(kit: Kit, turn: Turn) -> None:
    """Raises a `ValueError` that says why no turn with this kit comes to this point."""
    if turn.kit != kit:
        raise ValueError(f"the turn has a different kit from the solution: {turn.kit}, not {kit}")
    _check_dice(kit, turn)
    if turn.weasel_used and not kit.weasel:
        raise ValueError("the seat has no weasel")
    if turn.rolling and turn.roll is not None:
        raise ValueError("the dice are either in the air or on the table")
    if (turn.rolling or turn.roll is not None) and turn.used_up:
        raise ValueError("no dice are left to roll")
    if turn.roll is not None:
        _check_roll(kit, turn, turn.roll)


def _check_dice(kit: Kit, turn: Turn) -> None:
    counts, golden = turn.aside.counts, turn.aside.golden
    if len(counts) != len(FACES) or min(counts) < 0:
        raise ValueError(f"dice aside are six counts, one for each face, not {counts}")
    if turn.dice < 0:
        raise ValueError("more dice are aside than the turn has")
    if not (turn.golden_in_hand or golden):
        return
    if kit.golden_die is None:
        raise ValueError("the seat has no golden die")
    if turn.golden_in_hand and golden:
        raise ValueError("the golden die is either in hand or aside")
    if golden and not any(count and sides for count, sides in zip(counts, kit.golden_die, strict=True)):
        raise ValueError("the golden die is aside, but no die aside shows one of its faces")


def _check_roll(kit: Kit, turn: Turn, roll: Rolled) -> None:
    if roll.dice != turn.dice:
        raise ValueError(f"{turn.dice} white dice are left, but {roll.dice} were rolled")
    if turn.golden_in_hand != (roll.golden is not None):
        raise ValueError("the golden die shows a face if and only if it is rolled")
    if kit.golden_die is not None and roll.golden is not None and not kit.golden_die[roll.golden - 1]:
        raise ValueError(f"the golden die has no face {roll.golden}")
