"""Kits, payoffs and points to try the solver on."""

from __future__ import annotations

from itertools import product
from random import Random

import numpy as np
from numpy.typing import NDArray

from heckmeck.solver import ENDINGS, START, Golden, GoldenKind, Kit, Move, Payoff, Point, paths

KERNEL_PATHS = paths()[:-1]
"""All but NumPy; none where the kernel is not built."""
GOLDEN: tuple[GoldenKind | None, ...] = (None, "worms", "plain")
KITS = [Kit(golden, weasel, canned) for golden, weasel, canned in product(GOLDEN, (False, True), (False, True))]


def name_of(kit: Kit) -> str:
    parts = [f"golden {kit.golden}" * bool(kit.golden), "weasel" * kit.weasel, "canned worm" * kit.canned_worm]
    return ", ".join(filter(None, parts)) or "white dice"


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


def random_points(kit: Kit, seed: int) -> list[Point]:
    """The points of one turn played at random, dice in the air left out."""
    random = Random(seed)
    sides = {"worms": (1, 1, 1, 6, 6, 6), "plain": (1, 2, 3, 4, 5, 6)}
    point = START
    points = [point]
    golden = kit.golden is not None and random.random() < 0.7
    while point.dice_left(kit):
        in_hand = point.golden is Golden.IN_HAND or (golden and not point.begun)
        faces = [random.randint(1, 6) for _ in range(point.white(kit))]
        roll = tuple(faces.count(face) for face in range(1, 7))
        side = random.choice(sides[kit.golden]) if kit.golden and in_hand else None
        used = point.weasel_used or (kit.weasel and random.random() < 0.2)
        point = Point(point.aside, Golden.IN_HAND if in_hand else point.golden, used, roll, side)
        points.append(point)
        if not point.open_faces():
            break
        point = point.lay_aside(random.choice(point.open_faces()))
        points.append(point)
    return points


def air(point: Point, move: Move) -> Point:
    """The dice in the air after a move that throws them."""
    golden = Golden.IN_HAND if move is Move.ROLL_GOLDEN else point.golden
    return Point(point.aside, golden, point.weasel_used or move is Move.USE_WEASEL, rolling=True)
