"""A chart of text: what was given away from game to game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from heckmeck.words import Words

HEIGHT: Final = 8
WIDTH: Final = 60
"""Games that have a column of their own; of more, only some are drawn."""
GAME: Final = "·"
MEAN: Final = "●"
LIMIT: Final = "┄"


def chart(trend: Sequence[tuple[float, float]], limits: Sequence[tuple[str, float]], words: Words) -> list[str]:
    """A column for each game: what it gave away, and the mean of the last ones. A line for every limit that lies in between.

    A game that went very wrong stands at the upper edge, so that it does not make all others look alike."""
    shown = _thinned(trend)
    rising = sorted([own for own, _ in trend])
    most = max(0.001, 1.15 * max([mean for _, mean in trend]), 1.1 * rising[int(0.9 * (len(rising) - 1))])

    def row(share: float) -> int:
        return round((HEIGHT - 1) * min(share, most) / most)

    rows = [[" "] * len(shown) for _ in range(HEIGHT)]
    names = [""] * HEIGHT
    for name, limit in limits:
        if limit <= most and not names[row(limit)]:
            names[row(limit)] = f" {name}"
            rows[row(limit)] = [LIMIT] * len(shown)
    for column, (own, mean) in enumerate(shown):
        rows[row(own)][column] = GAME
        rows[row(mean)][column] = MEAN
    digits = 1 if most < 0.02 else 0
    labels = {0: words.percent(0, digits), HEIGHT - 1: words.percent(most, digits)}
    width = max([len(label) for label in labels.values()])
    return [
        f"{labels.get(number, ''):>{width}} │{''.join(rows[number])}{names[number]}".rstrip() for number in reversed(range(HEIGHT))
    ]


def _thinned(trend: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """At most as many as there are columns, including the first and the last."""
    if len(trend) <= WIDTH:
        return list(trend)
    return [trend[round(column * (len(trend) - 1) / (WIDTH - 1))] for column in range(WIDTH)]
