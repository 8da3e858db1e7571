"""The exact turn solver of the dice games.

`solve(kit, payoff)` answers, for what a seat brings to its turn and a payoff for every way the turn can end, what each point in
the turn and each choice there is worth, and how likely each ending is under the best play. Kits, turns and choices are those of the
rules. NumPy and the compiled kernel are loaded when first needed.

>>> from heckmeck.rules.turn import Kit
>>> from heckmeck.solver import at_least, solve
>>> round(solve(Kit(), at_least(21)).value(), 6)
0.893027
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from heckmeck.solver.payoff import ENDINGS, TOTALS, Endings, Payoff, at_least, exactly, expected_total
    from heckmeck.solver.solution import Solution, solve, start_values
    from heckmeck.solver.tree import paths

__all__ = [
    "ENDINGS",
    "TOTALS",
    "Endings",
    "Payoff",
    "Solution",
    "at_least",
    "exactly",
    "expected_total",
    "paths",
    "solve",
    "start_values",
]

_HOME = {
    **dict.fromkeys(("ENDINGS", "TOTALS", "Endings", "Payoff", "at_least", "exactly", "expected_total"), "payoff"),
    **dict.fromkeys(("Solution", "solve", "start_values"), "solution"),
    "paths": "tree",
}
"""The module of every name that needs NumPy."""


def __getattr__(name: str) -> object:
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object = getattr(import_module(f"{__name__}.{_HOME[name]}"), name)
    globals()[name] = value
    return value
