"""A turn of the rules as the solver sees it, and its choices as actions of the rules."""

from __future__ import annotations

from heckmeck.rules.dice import GOLDEN_DICE
from heckmeck.rules.protocol import Action
from heckmeck.rules.turn import ROLL, ROLL_GOLDEN, STOP, USE_WEASEL, Kit, LayAside, Turn
from heckmeck.solver import turn as solver


def kit_of(kit: Kit) -> solver.Kit:
    golden: solver.GoldenKind | None = None
    if kit.golden_die is not None:
        golden = "worms" if kit.golden_die == GOLDEN_DICE["worms"] else "plain"
    return solver.Kit(golden, kit.weasel, kit.canned_worm)


def point_of(turn: Turn) -> solver.Point:
    golden = solver.Golden.UNUSED
    if turn.golden_in_hand:
        golden = solver.Golden.IN_HAND
    elif turn.aside.golden:
        golden = solver.Golden.ASIDE
    roll = turn.roll
    return solver.Point(
        turn.aside.counts,
        golden,
        turn.weasel_used,
        None if roll is None else roll.white,
        None if roll is None else roll.golden,
        turn.rolling,
    )


_ACTIONS = {
    solver.Move.STOP: STOP,
    solver.Move.STAND: STOP,
    solver.Move.USE_WEASEL: USE_WEASEL,
    solver.Move.ROLL_GOLDEN: ROLL_GOLDEN,
    solver.Move.ROLL: ROLL,
}


def action_of(choice: solver.Choice) -> Action:
    return LayAside(choice.face) if isinstance(choice, solver.LayAside) else _ACTIONS[choice]
