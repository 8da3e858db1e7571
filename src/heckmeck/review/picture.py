"""The curve of everybody's chances as a picture (SVG), its colours by the page's style sheet."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from heckmeck.review.model import Review

WIDTH: Final = 720
HEIGHT: Final = 320
LEFT: Final = 44
RIGHT: Final = 12
TOP: Final = 16
BOTTOM: Final = 26
DASHES: Final = ("", "9 5", "2 5", "14 4 3 4", "6 3", "1 4 8 4", "18 6")
"""Lines are told apart by their dashes as well as by their colours."""


def curve_svg(found: Review, label: str) -> str:
    """A line for each seat from turn to turn, and a numbered mark for every turning point."""
    curve = found.curve
    last = max(1, len(curve) - 1)

    def x(turn: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * turn / last

    parts = [f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(label)}">']
    for share in (0, 25, 50, 75, 100):
        height = f"{_y(share / 100):.1f}"
        parts.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{height}" y2="{height}"/>')
        parts.append(f'<text class="tick" x="{LEFT - 6}" y="{_y(share / 100) + 4:.1f}">{share}</text>')
    for turn in range(0, last + 1, max(1, last // 8)):
        parts.append(f'<text class="turn" x="{x(turn):.1f}" y="{HEIGHT - 8}">{turn}</text>')
    for seat in range(len(curve[0])):
        path = " ".join([f"{x(turn):.1f},{_y(chances[seat]):.1f}" for turn, chances in enumerate(curve)])
        parts.append(f'<polyline class="line seat{seat}" stroke-dasharray="{DASHES[seat]}" points="{path}"/>')
    parts += _marks(found, [x(point.turn + 1) for point in found.turning_points])
    return "\n".join([*parts, "</svg>"])


def legend_svg(seat: int) -> str:
    """A bit of a seat's line."""
    line = f'<line class="line seat{seat}" x1="1" x2="35" y1="6" y2="6" stroke-dasharray="{DASHES[seat]}"/>'
    return f'<svg class="key" viewBox="0 0 36 12" aria-hidden="true">{line}</svg>'


def _marks(found: Review, places: Sequence[float]) -> list[str]:
    """At the end of the turn, on the line of the seat whose turn it was."""
    parts = []
    for number, (point, place) in enumerate(zip(found.turning_points, places, strict=True), 1):
        height = _y(found.curve[point.turn + 1][point.whose])
        parts.append(f'<circle class="mark seat{point.whose}" cx="{place:.1f}" cy="{height:.1f}" r="9"/>')
        parts.append(f'<text class="number" x="{place:.1f}" y="{height + 4:.1f}">{number}</text>')
    return parts


def _y(chance: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance)
