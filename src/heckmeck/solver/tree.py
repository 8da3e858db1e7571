"""A solved turn as the kernel and NumPy give it, and the paths to get one."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple, Protocol

from heckmeck import kernel
from heckmeck.solver.payoff import Floats


class Dice(NamedTuple):
    """The dice that a turn is played with. A golden die with plain faces is one more white die."""

    white: int
    golden: bool
    """The golden die with three ones and three worms (C3)."""


class State(NamedTuple):
    """The part of the dice aside that matters for the rest of the turn."""

    faces: int
    """The faces aside, face f being bit f - 1."""
    white: int
    """White dice in hand."""
    golden: bool
    """The golden die is in hand."""
    total: int
    bratworm: bool
    """Never true where the payoff makes no difference of it."""


class Tree(Protocol):
    """A turn solved for one payoff table. The first five arguments are a `State`, `weasel` says that one is left."""

    def roll(self, faces: int, white: int, golden: bool, total: int, bratworm: bool, weasel: bool) -> float:
        """The value of rolling."""

    def settle(self, faces: int, white: int, golden: bool, total: int, bratworm: bool, weasel: bool) -> float:
        """The value of the better of stopping and rolling."""

    def endings(self, faces: int, white: int, golden: bool, total: int, bratworm: bool, weasel: bool, tolerance: float) -> Floats:
        """The chances of the endings from rolling on. A choice must beat those before it by more than the tolerance."""


class Path(NamedTuple):
    """One way to solve a turn."""

    solve: Callable[[Dice, bool, Floats], Tree]
    """Dice, whether there is a weasel, payoff table."""
    start_values: Callable[[Dice, bool, Floats], Floats]
    """The same for many payoff tables; the value of each turn's first roll."""


@cache
def paths() -> tuple[str, ...]:
    """The ways to solve a turn on this machine, fastest first: `avx512`, `avx2`, `plain` (kernel) and `numpy`."""
    return (*kernel.instruction_sets(), "numpy")


@cache
def path_of(name: str | None = None) -> Path:
    """The path of this name, or the fastest."""
    if name is None:
        name = paths()[0]
    if name not in paths():
        raise ValueError(f"there is no path {name!r} on this machine: choose {', '.join(paths())}")
    return _numpy_path() if name == "numpy" else _kernel_path(name)


def _numpy_path() -> Path:
    from heckmeck.solver import numpy_solver

    return Path(numpy_solver.solve, numpy_solver.start_values)


def _kernel_path(instruction_set: str) -> Path:
    def solve(dice: Dice, weasel: bool, payoff: Floats) -> Tree:
        return kernel.solve(dice.white, dice.golden, weasel, payoff, instruction_set)

    def start_values(dice: Dice, weasel: bool, payoffs: Floats) -> Floats:
        return kernel.start_values(dice.white, dice.golden, weasel, payoffs, instruction_set)

    return Path(solve, start_values)
