"""Text in columns, and small curves of text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

HEIGHTS: Final = "▁▂▃▄▅▆▇█"


def aligned(rows: list[list[str]]) -> list[str]:
    """The rows in columns: the first one flush left, the others flush right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines: list[str] = []
    for row in rows:
        cells = [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        lines.append("  ".join([row[0].ljust(widths[0]), *cells]).rstrip())
    return lines


def curve(values: Sequence[float], lowest: float | None = None, highest: float | None = None) -> str:
    """A small curve, from the lowest value to the highest if nothing else is said.

    >>> curve([0.5, 0.7, 1.2])
    '▁▃█'
    >>> curve([0.5, 0.7], 0, 1)
    '▅▆'
    """
    low = min(values) if lowest is None else lowest
    span = (max(values) if highest is None else highest) - low
    return "".join([HEIGHTS[int((len(HEIGHTS) - 1) * (value - low) / span + 0.5)] if span else HEIGHTS[0] for value in values])
