"""Kits, payoffs and points to try the solver on."""

from __future__ import annotations

from itertools import product
from random import Random

import numpy as np
from numpy.typing import NDArray

from heckmeck.rules.dice import GOLDEN_DICE, Counts, Face, Rolled, aside
from heckmeck.rules.protocol import Action
from heckmeck.rules.turn import ROLL, ROLL_GOLDEN, Kit, LayAside, Roll, Turn, UseWeasel, chances, land, lay_aside, throw, use_weasel
from heckmeck.solver import ENDINGS, Payoff, paths

KERNEL_PATHS = paths()[:-1]
"""All but NumPy; none where the kernel is not built."""
GOLDEN = GOLDEN_DICE["worms"]
PLAIN = GOLDEN_DICE["plain"]
KITS = [Kit(golden, weasel, canned) for golden, weasel, canned in product((None, GOLDEN, PLAIN), (False, True), (False, True))]


def name_of(kit: Kit) -> str:
    golden = {None: "", GOLDEN: "golden worms", PLAIN: "golden plain"}[kit.golden_die]
    return ", ".join(filter(None, [golden, "weasel" * kit.weasel, "canned worm" * kit.canned_worm])) or "white dice"


def point(
    kit: Kit,
    counts: Counts = (0, 0, 0, 0, 0, 0),
    roll: Counts | None = None,
    *,
    golden: Face | None = None,
    golden_aside: bool = False,
    golden_in_hand: bool = False,
    weasel_used: bool = False,
    rolling: bool = False,
) -> Turn:
    """A point described by hand: the dice aside, what lies on the table, and where the golden die is."""
    rolled = None if roll is None else Rolled(roll, golden)
    return Turn(kit, aside(counts, golden_aside), golden_in_hand or golden is not None, weasel_used, rolled, rolling)


def payoffs(seed: int, count: int, rows: int) -> NDArray[np.float64]:
    """Random payoff tables of different characters: spread out, of any sign, full of ties, mostly nothing."""
    rng = np.random.default_rng(seed)
    tables = rng.random((count, rows, ENDINGS))
    tables[1::4] = rng.normal(0, 10, tables[1::4].shape)
    tables[2::4] = rng.integers(-2, 4, tables[2::4].shape)
    tables[3::4] = rng.random(tables[3::4].shape) < 0.05
    return tables


def payoff(seed: int, rows: int = 2) -> Payoff:
    """One of them."""
    return Payoff(payoffs(seed, 4, rows)[seed % 4])


def open_faces(turn: Turn) -> list[Face]:
    """The faces that may be laid aside (T2)."""
    return [] if turn.roll is None else [face for face in range(1, 7) if turn.roll.faces & ~turn.aside.faces & 1 << (face - 1)]


def random_points(kit: Kit, seed: int) -> list[Turn]:
    """The points of one turn played at random, dice in the air left out."""
    random = Random(seed)
    turn = Turn(kit)
    points = [turn]
    roll = ROLL_GOLDEN if kit.golden_die is not None and random.random() < 0.7 else ROLL
    while not turn.used_up:
        turn = _landed(throw(turn, roll), random)
        if kit.weasel and not turn.weasel_used and random.random() < 0.2:
            turn = _landed(use_weasel(turn), random)
        points.append(turn)
        if turn.stuck:
            break
        turn = lay_aside(turn, random.choice(open_faces(turn)))
        points.append(turn)
        roll = ROLL
    return points


def _landed(turn: Turn, random: Random) -> Turn:
    falls = chances(turn)
    return land(turn, falls.pick(random.randrange(falls.total)))


def after(turn: Turn, action: Action) -> Turn:
    """The point after a choice that does not end the turn."""
    if isinstance(action, LayAside):
        return lay_aside(turn, action.face)
    if isinstance(action, UseWeasel):
        return use_weasel(turn)
    assert isinstance(action, Roll)
    return throw(turn, action)
