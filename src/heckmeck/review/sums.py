"""Rounds a result and its parts so that the sum that people see is right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

STEPS: Final = 1000
"""A share is shown in tenths of a percent."""


def rounded_sum(start: float, parts: Sequence[float], end: float) -> list[float]:
    """The start, every part and the end in tenths of a percent: the start and the parts add up to the end.

    The start and the end are rounded as usual. The parts that were cut most make up for what is missing then. None is more than a
    tenth of a percent from its value."""
    first, last = round(start * STEPS), round(end * STEPS)
    shown = [round(part * STEPS) for part in parts]
    missing = last - first - sum(shown)
    step = 1 if missing > 0 else -1
    cut_most = sorted(range(len(parts)), key=lambda place: step * (shown[place] - parts[place] * STEPS))
    for place in cut_most[: abs(missing)]:
        shown[place] += step
    return [number / STEPS for number in (first, *shown, last)]
