"""Elo ratings from who came out ahead of whom: the Bradley-Terry model, fitted by the usual iteration."""

from __future__ import annotations

import math
from typing import Final

SCALE: Final = 400 / math.log(10)
ROUNDS: Final = 10_000
PRIOR: Final = 0.5
"""Half a game won and lost against everyone met, so that a bot that lost all its games still has a rating."""


def ratings(beaten: list[list[float]]) -> list[float]:
    """One rating for each, their mean being 1500. `beaten[i][j]` is how often i came out ahead of j."""
    bots = range(len(beaten))
    met = [[other for other in bots if beaten[bot][other] + beaten[other][bot] > 0] for bot in bots]
    wins = [sum([beaten[bot][other] + PRIOR for other in met[bot]]) for bot in bots]
    strengths = [1.0] * len(beaten)
    for _ in range(ROUNDS):
        updated = [
            wins[bot] / sum([(beaten[bot][o] + beaten[o][bot] + 2 * PRIOR) / (strengths[bot] + strengths[o]) for o in met[bot]])
            if met[bot]
            else strengths[bot]
            for bot in bots
        ]
        middle = math.exp(sum([math.log(strength) for strength in updated]) / len(updated))
        updated = [strength / middle for strength in updated]
        moved = max([abs(math.log(new / old)) for new, old in zip(updated, strengths, strict=True)])
        strengths = updated
        if moved < 1e-10:
            break
    return [1500 + SCALE * math.log(strength) for strength in strengths]
