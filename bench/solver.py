"""Times the exact turn solver: microseconds per solve of one payoff table, for every path that this machine has.

Run it with `python bench/solver.py`. `--beside TREE` measures another version too.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import perf_counter

import numpy as np
from beside import tell

from heckmeck.rules.turn import Kit
from heckmeck.solver import Payoff, Solution, paths, solve, start_values
from heckmeck.solver.tree import Dice, path_of

GRILL = Payoff.from_totals(lambda total: float(min(4, (total - 17) // 4)) if total >= 21 else 0.0)
"""The worms that a total takes from the full grill."""
TABLES = np.stack([GRILL.table * (1 + number / 64) for number in range(64)])
"""Payoffs for many turns at once."""

TURNS = {
    "eight white dice": Dice(8, golden=False),
    "nine dice, plain golden die": Dice(9, golden=False),
    "nine dice, golden die with ones and worms": Dice(8, golden=True),
}


def best_of(work: Callable[[], object], seconds: float, turns: int = 1) -> float:
    """The shortest of many runs, in microseconds for each of its turns: what the work takes when nothing disturbs it."""
    work()
    shortest = float("inf")
    until = perf_counter() + seconds
    while (start := perf_counter()) < until:
        work()
        shortest = min(shortest, perf_counter() - start)
    return shortest * 1e6 / turns


def value(make: Callable[[], Solution]) -> float:
    return make().value()


def main(seconds: float = 1.0) -> None:
    measures: dict[str, Callable[[], float]] = {}
    for name in paths():
        works: dict[str, Callable[[], object]] = {
            f"{title}: solve": partial(path_of(name).solve, dice, False, GRILL.table) for title, dice in TURNS.items()
        }
        make = partial(solve, Kit(), GRILL, path=name)
        works["eight white dice: solve(kit, payoff).value()"] = partial(value, make)
        works["eight white dice: endings() of a solved turn"] = make().endings
        measures |= {f"{name:8}{title}": partial(best_of, work, seconds) for title, work in works.items()}
        batch = partial(start_values, Kit(), TABLES, path=name)
        measures[f"{name:8}eight white dice: each of {len(TABLES)} at once"] = partial(best_of, batch, seconds, len(TABLES))
    tell("Turns solved, the time of each:", measures, "µs", 1, __file__)


if __name__ == "__main__":
    main()
