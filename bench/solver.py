"""Times the exact turn solver: microseconds per solve of one payoff table, for every path that this machine has.

Run it with `python bench/solver.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from time import perf_counter

from heckmeck.rules.turn import Kit
from heckmeck.solver import Payoff, Solution, paths, solve
from heckmeck.solver.tree import Dice, path_of

GRILL = Payoff.from_totals(lambda total: float(min(4, (total - 17) // 4)) if total >= 21 else 0.0)
"""The worms that a total takes from the full grill."""

TURNS = {
    "eight white dice": Dice(8, golden=False),
    "nine dice, plain golden die": Dice(9, golden=False),
    "nine dice, golden die with ones and worms": Dice(8, golden=True),
}


def best_of(work: Callable[[], object], seconds: float) -> float:
    """The shortest of many runs, in microseconds: what the work takes when nothing disturbs it."""
    work()
    shortest = float("inf")
    until = perf_counter() + seconds
    while (start := perf_counter()) < until:
        work()
        shortest = min(shortest, perf_counter() - start)
    return shortest * 1e6


def report(title: str, works: Mapping[str, Callable[[], object]], seconds: float) -> None:
    """Prints a line per path: its time and how many times faster it is than the others."""
    print(title)
    times = {name: best_of(work, seconds) for name, work in works.items()}
    for name, micros in times.items():
        ratios = ", ".join(f"{other / micros:.2f} x {against}" for against, other in times.items() if against != name)
        print(f"  {name:8}{micros:10.1f} µs    {ratios}")


def value(make: Callable[[], Solution]) -> float:
    return make().value()


def main(seconds: float = 1.0) -> None:
    for title, dice in TURNS.items():
        report(f"{title}: solve", {name: partial(path_of(name).solve, dice, False, GRILL.table) for name in paths()}, seconds)
    solutions = {name: partial(solve, Kit(), GRILL, path=name) for name in paths()}
    values = {name: partial(value, make) for name, make in solutions.items()}
    report("eight white dice: solve(kit, payoff).value()", values, seconds)
    endings = {name: make().endings for name, make in solutions.items()}
    report("eight white dice: endings() of a solved turn", endings, seconds)


if __name__ == "__main__":
    main()
