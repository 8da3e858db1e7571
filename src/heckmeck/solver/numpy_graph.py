"""The states of a turn, their successors and the rolls between them, as arrays.

States are grouped by what makes their rolls alike: the dice in hand, the number of free faces and, with the golden die in hand,
whether its faces are free. Every free face has a slot, the highest face first.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from functools import cache
from itertools import product
from math import factorial, prod
from typing import Final

import numpy as np
from numpy.typing import NDArray

from heckmeck.rules.dice import FACES, GOLDEN_DICE, POINTS, WORM
from heckmeck.solver.payoff import ENDINGS, TOTALS, Floats
from heckmeck.solver.tree import Dice, State

Integers = NDArray[np.intp]

ONE: Final = 1
GOLDEN_FACES: Final = tuple([face for face in FACES if GOLDEN_DICE["worms"][face - 1]])
"""Of the golden die that is not plain: ones and worms, equally likely (C3)."""


@dataclass(frozen=True, slots=True)
class Rolls:
    """Every roll of some dice, dice of faces already aside not told apart."""

    chance: Floats
    codes: tuple[Integers, ...]
    """For each slot which option a roll offers: how many white dice show the face, plus `white + 1` if the golden die does."""
    stuck: Integers
    """The rolls without an option (T5)."""


@dataclass(frozen=True, slots=True)
class Group:
    """States whose rolls are alike."""

    states: slice
    dice_left: bool
    rolls: Rolls
    next: tuple[Integers, ...]
    """For each slot the state that each option leads to, [code, state]; where there is no option, one past the last state."""


@dataclass(frozen=True, slots=True)
class Graph:
    """A whole turn. A laying-aside leads to an earlier group."""

    groups: tuple[Group, ...]
    number: dict[State, int]
    stop: Integers
    """Each state's place in the payoff table when stopping."""
    fail: Integers
    """And when failing."""


@cache
def graph_of(dice: Dice, bratworms: bool) -> Graph:
    """The graph of a turn with these dice."""
    start = State(0, dice.white, dice.golden, 0, bratworm=False)
    reached = {start}
    fresh = [start]
    while fresh:
        fresh = list({after for state in fresh for after in _successors(state, bratworms)} - reached)
        reached.update(fresh)
    by_key: dict[tuple[int, ...], list[State]] = defaultdict(list)
    for state in sorted(reached):
        by_key[_group_key(state)].append(state)
    ordered = [by_key[key] for key in sorted(by_key)]
    number = {state: index for index, state in enumerate(state for members in ordered for state in members)}
    groups = tuple(_group(members, number, bratworms) for members in ordered)
    stop = [state.bratworm * ENDINGS + (WORM not in _free(state)) * TOTALS + state.total for state in number]
    fail = [state.bratworm * ENDINGS + ENDINGS - 1 for state in number]
    return Graph(groups, number, np.array(stop), np.array(fail))


def _free(state: State) -> list[int]:
    """The free faces, the highest first."""
    return [face for face in reversed(FACES) if not state.faces >> (face - 1) & 1]


def _golden_slots(state: State) -> tuple[int | None, ...]:
    """For each face of the golden die in hand its slot, or None if the face is aside."""
    if not state.golden:
        return ()
    free = _free(state)
    return tuple(free.index(face) if face in free else None for face in GOLDEN_FACES)


def _group_key(state: State) -> tuple[int, ...]:
    """Dice in hand come first, because a laying-aside leaves fewer."""
    free = [int(slot is not None) for slot in _golden_slots(state)]
    return (state.white + state.golden, state.white, len(_free(state)), *free)


def _lay_aside(state: State, face: int, count: int, golden: bool, bratworms: bool) -> State:
    """The state after laying aside `count` white dice, and perhaps the golden one (T2, B1)."""
    dice = count + golden
    return State(
        state.faces | 1 << (face - 1),
        state.white - count,
        state.golden and not golden,
        state.total + dice * POINTS[face - 1],
        state.bratworm or (bratworms and face == ONE and dice >= 2),
    )


def _options(state: State, face: int) -> list[tuple[int, bool]]:
    """The white and golden dice of one face that may be laid aside together, by code as in `Rolls`, the first being none."""
    white = [(count, False) for count in range(state.white + 1)]
    golden = [(count, True) for count in range(state.white + 1)]
    return white + golden if state.golden and face in GOLDEN_FACES else white


def _successors(state: State, bratworms: bool) -> set[State]:
    return {
        _lay_aside(state, face, count, golden, bratworms)
        for face in _free(state)
        for count, golden in _options(state, face)
        if count or golden
    }


def _group(members: list[State], number: dict[State, int], bratworms: bool) -> Group:
    like = members[0]
    first = number[like]
    nowhere = len(number)
    successors: list[Integers] = []
    for slot in range(len(_free(like))):
        rows: list[list[int]] = []
        for code in range(len(_options(like, _free(like)[slot]))):
            row: list[int] = []
            for state in members:
                face = _free(state)[slot]
                count, golden = _options(state, face)[code]
                row.append(number[_lay_aside(state, face, count, golden, bratworms)] if count or golden else nowhere)
            rows.append(row)
        successors.append(np.array(rows))
    rolls = _rolls(like.white, len(_free(like)), _golden_slots(like))
    return Group(slice(first, first + len(members)), like.white + like.golden > 0, rolls, tuple(successors))


@cache
def _rolls(white: int, slots: int, golden_slots: tuple[int | None, ...]) -> Rolls:
    """Every roll of the white dice with every face that the golden die may show beside it."""
    chances: list[float] = []
    codes: list[list[int]] = []
    for counts in product(range(white + 1), repeat=slots):
        others = white - sum(counts)
        aside = len(FACES) - slots
        if others < 0 or (others and not aside):
            continue
        ways = factorial(white) // prod(map(factorial, counts)) // factorial(others) * aside**others
        for golden_slot in golden_slots or (None,):
            chances.append(ways / len(FACES) ** white / max(1, len(golden_slots)))
            codes.append([count + (white + 1) * (slot == golden_slot) for slot, count in enumerate(counts)])
    table = np.array(codes, dtype=np.intp).reshape(len(codes), slots)
    return Rolls(np.array(chances), tuple(np.ascontiguousarray(table.T)), np.flatnonzero(~table.any(axis=1)))
