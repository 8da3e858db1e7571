"""Whether positions that are given a chance of p are won in p of the cases.

Before every turn the net says each seat's chance to win, and the end of the game tells what became of it. A net that was tuned to
agree with itself speaks about games among champions, so champions play. For the others champions and roosters are mixed at every
table by lot. Run it with `python bench/calibration.py`; `--picture FILE` draws what it found.
"""

from __future__ import annotations

import argparse
import math
import random
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from heckmeck.forecast.bulk import play
from heckmeck.forecast.interval import Z95
from heckmeck.forecast.net import how_made, load
from heckmeck.rules import game
from heckmeck.rules.dicegame import DiceGame

GAMES = 10_000
"""For each game and number of players."""
TABLES = 50
"""This many ways to seat champions and roosters."""
SEED = 20_261_116
TENTHS = 10
ENOUGH = 1000
"""A tenth is judged if this many games came to it."""
Floats = NDArray[np.float64]
RULES = {rules.id: rules for rules in (game("original"), game("extrawurm"), game("deluxe"))}


@dataclass(frozen=True)
class Tenths:
    """By game played and tenth of the chances: positions, chances given to them, and what they brought, each summed up."""

    counts: Floats
    given: Floats
    won: Floats

    def games(self) -> Floats:
        found: Floats = (self.counts > 0).sum(axis=0)
        return found

    def forecast(self) -> Floats:
        found: Floats = self.given.sum(axis=0) / self.counts.sum(axis=0)
        return found

    def outcome(self) -> Floats:
        found: Floats = self.won.sum(axis=0) / self.counts.sum(axis=0)
        return found

    def half_widths(self) -> Floats:
        """Of the 95% intervals of outcome less forecast. Positions of one game go together, so games are the independent ones."""
        miss = self.outcome() - self.forecast()
        rest = (self.won - self.given) - miss * self.counts
        found: Floats = Z95 * rest.std(axis=0, ddof=1) * math.sqrt(len(rest)) / self.counts.sum(axis=0)
        return found

    @classmethod
    def joined(cls, parts: list[Tenths]) -> Tenths:
        counts, given, won = zip(*[(part.counts, part.given, part.won) for part in parts], strict=True)
        return cls(np.concatenate(counts), np.concatenate(given), np.concatenate(won))


def audience(rules: DiceGame, players: int) -> tuple[str, ...]:
    """The players whose games a net speaks about."""
    return ("champion",) if "tune" in how_made(rules.id, players) else ("champion", "rooster")


def measured(rules: DiceGame, players: int) -> Tenths:
    net, lot = load(rules.id, players), random.Random(f"{rules.id}/{players}/{SEED}")
    parts = []
    each = GAMES // TABLES
    for table in range(TABLES):
        names = lot.choices(audience(rules, players), k=players)
        bulk = play(rules, names, each, SEED, first=table * each, nets=net, keep=("samples",))
        samples = bulk.samples
        chances = net.chances(samples.features)
        tenths = np.minimum((chances * TENTHS).astype(np.int64), TENTHS - 1)
        cells = ((samples.games - table * each)[:, None] * TENTHS + tenths).ravel()

        columns = (np.ones_like(chances), chances, samples.outcomes)
        parts.append(
            Tenths(*[np.bincount(cells, one.ravel(), each * TENTHS).reshape(each, TENTHS).astype(float) for one in columns])
        )
    return Tenths.joined(parts)


def told(name: str, found: Tenths) -> str:
    """What the positions of each tenth brought more or less than was forecast, in points."""
    cells = []
    for miss, half, games in zip(found.outcome() - found.forecast(), found.half_widths(), found.games(), strict=True):
        cells.append(f"{100 * miss:+5.1f} ±{100 * half:3.1f}" if games >= ENOUGH else " " * 10)
    return f"{name:33}" + " ".join(cells)


SIDE, EDGE = 360, 44
COLOURS = ("#b3541e", "#3b6ea5", "#4b7f3a")


def picture(by_game: dict[str, Tenths]) -> str:
    """What was forecast from left to right, what came of it upwards; the nearer to the line, the better."""

    def x(chance: float) -> float:
        return EDGE + SIDE * chance

    def y(chance: float) -> float:
        return EDGE / 2 + SIDE * (1 - chance)

    size = SIDE + 2 * EDGE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" font-family="sans-serif" font-size="12">',
        f'<rect width="{size}" height="{size}" fill="#fffaf0"/>',
    ]
    for tenth in range(0, 11, 2):
        at = tenth / 10
        parts.append(f'<path d="M{x(at)} {y(0)}V{y(1)}M{x(0)} {y(at)}H{x(1)}" stroke="#ddd0bb"/>')
        parts.append(f'<text x="{x(at)}" y="{y(0) + 18}" text-anchor="middle">{10 * tenth}</text>')
        parts.append(f'<text x="{x(0) - 8}" y="{y(at) + 4}" text-anchor="end">{10 * tenth}</text>')
    parts.append(f'<path d="M{x(0)} {y(0)}L{x(1)} {y(1)}" stroke="#8a7a66"/>')
    parts.append(f'<text x="{x(0.5)}" y="{y(0) + 38}" text-anchor="middle">forecast, %</text>')
    parts.append(f'<text transform="translate(14 {y(0.5)}) rotate(-90)" text-anchor="middle">won, %</text>')
    for row, ((name, found), colour) in enumerate(zip(by_game.items(), COLOURS, strict=True)):
        ring = f'r="{8 - 2 * row}" fill="none" stroke="{colour}" stroke-width="2"/>'
        for forecast, outcome in zip(found.forecast(), found.outcome(), strict=True):
            parts.append(f'<circle cx="{x(forecast):.1f}" cy="{y(outcome):.1f}" {ring}')
        parts.append(f'<circle cx="{x(0.06)}" cy="{y(0.95) + 20 * row}" {ring}')
        parts.append(f'<text x="{x(0.1)}" y="{y(0.95) + 20 * row + 4}">{name}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--picture", type=Path, metavar="FILE", help="draw what was found (SVG)")
    parser.add_argument("--games", nargs="+", default=list(RULES), choices=list(RULES), metavar="GAME", help="only of these games")
    options = parser.parse_args()
    print(f"Won less forecast in points, by tenths of the forecast; {GAMES:,} games in each line")
    print(f"{'':33}" + " ".join([f"{f'{10 * tenth}-{10 * tenth + 10}%':>10}" for tenth in range(TENTHS)]))
    by_game: dict[str, Tenths] = {}
    for name in options.games:
        rules = RULES[name]
        parts = []
        for players in range(2, 8):
            parts.append(measured(rules, players))
            print(told(f"{name} {players}, {' and '.join(audience(rules, players))}", parts[-1]), flush=True)
        by_game[name] = Tenths.joined(parts)
        print(told(f"{name}", by_game[name]), flush=True)
    if options.picture:
        options.picture.write_text(picture(by_game), encoding="utf-8")


if __name__ == "__main__":
    main()
