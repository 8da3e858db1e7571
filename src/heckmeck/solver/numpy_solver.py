"""The turn solver in NumPy: it checks the kernel and stands in where there is none."""

from __future__ import annotations

from typing import Final

import numpy as np

from heckmeck.solver.numpy_graph import Graph, Group, Integers, graph_of
from heckmeck.solver.payoff import Floats
from heckmeck.solver.tree import Dice, State

NOTHING: Final = -np.inf
"""The value of an option that is not there."""


def solve(dice: Dice, weasel: bool, payoff: Floats) -> NumpyTree:
    """The turn solved for one payoff table."""
    return NumpyTree(graph_of(dice, payoff.shape[0] == 2), weasel, payoff)


def start_values(dice: Dice, weasel: bool, payoffs: Floats) -> Floats:
    """The value of the first roll for each of many payoff tables."""
    start = State(0, dice.white, dice.golden, 0, bratworm=False)
    return np.array([solve(dice, weasel, payoff).roll(*start, weasel) for payoff in payoffs], dtype=np.float64)


class NumpyTree:
    """A solved turn; see `heckmeck.solver.tree.Tree`."""

    def __init__(self, graph: Graph, weasel: bool, payoff: Floats) -> None:
        self._graph: Final = graph
        self._payoff: Final = payoff
        self._layers: Final = [_Layer(graph, payoff, None)]
        """By weasels left."""
        if weasel:
            self._layers.append(_Layer(graph, payoff, self._layers[0].rolling))

    def roll(self, faces: int, white: int, golden: bool, total: int, bratworm: bool, weasel: bool) -> float:
        return float(self._layers[weasel].rolling[self._graph.number[State(faces, white, golden, total, bratworm)]])

    def settle(self, faces: int, white: int, golden: bool, total: int, bratworm: bool, weasel: bool) -> float:
        return float(self._layers[weasel].settling[self._graph.number[State(faces, white, golden, total, bratworm)]])

    def endings(self, faces: int, white: int, golden: bool, total: int, bratworm: bool, weasel: bool, tolerance: float) -> Floats:
        endings = np.zeros(self._payoff.size)
        rolling = np.zeros(len(self._graph.number))
        rolling[self._graph.number[State(faces, white, golden, total, bratworm)]] = 1.0
        for layer in reversed(self._layers[: weasel + 1]):
            rolling = layer.play(rolling, tolerance, endings)
        return endings.reshape(self._payoff.shape)


class _Layer:
    """The values of all states with the same number of weasels left.

    `reroll` is what using the weasel is worth in each state: the value of rolling without it. None when no weasel is left.
    """

    def __init__(self, graph: Graph, payoff: Floats, reroll: Floats | None) -> None:
        self._graph: Final = graph
        self._reroll: Final = reroll
        self._stop: Final[Floats] = payoff.ravel()[graph.stop]
        self._fail: Final[Floats] = payoff.ravel()[graph.fail]
        self.rolling: Final = self._stop.copy()
        self.settling: Final = np.append(self._stop, NOTHING)
        for group in graph.groups:
            if group.dice_left:
                self._solve(group)

    def _solve(self, group: Group) -> None:
        """Backward induction: the groups that a laying-aside leads to are solved already."""
        best = np.full(_shape(group), NOTHING)
        for successors, codes in zip(group.next, group.rolls.codes, strict=True):
            np.maximum(best, self.settling[successors][codes], out=best)
        best[group.rolls.stuck] = self._fail[group.states]
        if self._reroll is not None:
            np.maximum(best, self._reroll[group.states], out=best)
        value = group.rolls.chance @ best
        self.rolling[group.states] = value
        self.settling[group.states] = np.maximum(value, self._stop[group.states])

    def play(self, rolling: Floats, tolerance: float, endings: Floats) -> Floats:
        """Plays on from the states with these chances to roll, adds to the endings, returns the chances to use the weasel."""
        arriving = np.zeros(len(rolling) + 1)
        rerolling = np.zeros(len(rolling))
        for group in reversed(self._graph.groups):
            here = arriving[:-1][group.states]
            on = group.dice_left & (self.rolling[group.states] > self._stop[group.states] + tolerance)
            np.add.at(endings, self._graph.stop[group.states], np.where(on, 0.0, here))
            chance = rolling[group.states] + np.where(on, here, 0.0)
            if chance.any():
                self._play_rolls(group, chance, tolerance, arriving, rerolling, endings)
        return rerolling

    def _play_rolls(
        self, group: Group, chance: Floats, tolerance: float, arriving: Floats, rerolling: Floats, endings: Floats
    ) -> None:
        """Chooses for every roll of the group's states."""
        chances = group.rolls.chance[:, None] * chance
        value, to = self._choose(group, tolerance)
        stuck = np.zeros(chances.shape, dtype=np.bool_)
        stuck[group.rolls.stuck] = True
        if self._reroll is not None:
            reroll = self._reroll[group.states]
            use = reroll > value + tolerance
            rerolling[group.states] += np.where(use, chances, 0.0).sum(axis=0)
            chances = np.where(use, 0.0, chances)
        np.add.at(endings, self._graph.fail[group.states], np.where(stuck, chances, 0.0).sum(axis=0))
        arriving += np.bincount(to[~stuck], chances[~stuck], len(arriving))

    def _choose(self, group: Group, tolerance: float) -> tuple[Floats, Integers]:
        """The value of the face to lay aside and the state it leads to, for every roll and state; failing where there is none."""
        value = np.full(_shape(group), NOTHING)
        to = np.full(_shape(group), len(self._graph.number))
        for successors, codes in zip(group.next, group.rolls.codes, strict=True):
            option = self.settling[successors][codes]
            better = option > value + tolerance
            value = np.where(better, option, value)
            to = np.where(better, successors[codes], to)
        value[group.rolls.stuck] = self._fail[group.states]
        return value, to


def _shape(group: Group) -> tuple[int, int]:
    """Rolls and states."""
    return len(group.rolls.chance), group.states.stop - group.states.start
