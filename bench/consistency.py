"""How far forecasts contradict themselves: what reviews show as forecast error.

Before every turn the net says each seat's chance to win. The turn, solved exactly, says it again. A review adds up the differences
for each player and game. The kernel plays the games and judges every turn as the review does.
Run it with `python bench/consistency.py`, or name the tables: `python bench/consistency.py original/3 deluxe/7`.
"""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from heckmeck.forecast.ahead import ahead
from heckmeck.forecast.bulk import PLAYERS, Bulk, play
from heckmeck.forecast.interval import Z95
from heckmeck.forecast.net import load
from heckmeck.rules import game
from heckmeck.rules.dicegame import DiceGame

RULES: dict[str, DiceGame] = {"original": game("original"), "extrawurm": game("extrawurm"), "deluxe": game("deluxe")}
TABLES = ("original/2", "original/4", "deluxe/2", "deluxe/4")
GAMES = 400
"""For each table, of champions and of players mixed by lot."""
TOGETHER = 10
"""This many games have the same players."""
SEED = 20_261_117
Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Found:
    """By game what its turns did to the forecasts."""

    corrections: Floats
    """By game and seat, as a review has them."""
    acting: Floats
    """By game, of the seats to act: the differences of all turns, added up."""
    turns: Floats
    """By game."""

    def size(self) -> tuple[float, float]:
        """The mean absolute correction for a player and game, and half of its 95% interval over games."""
        by_game = np.abs(self.corrections).mean(axis=1)
        return float(by_game.mean()), Z95 * float(by_game.std(ddof=1)) / math.sqrt(len(by_game))

    def bias(self) -> tuple[float, float]:
        """The mean difference of a turn for the seat to act, and half of its interval. Turns of one game go together."""
        mean = float(self.acting.sum() / self.turns.sum())
        rest = self.acting - mean * self.turns
        return mean, Z95 * float(rest.std(ddof=1)) * math.sqrt(len(rest)) / float(self.turns.sum())


def measured(rules: DiceGame, players: int, games: int, names: Sequence[str]) -> Found:
    """Seats are dealt to the names by lot, anew after every few games."""
    net, lot = load(rules.id, players), random.Random(f"{rules.id}/{players}/{SEED}")
    seated = [lot.choices(names, k=players) for _ in range(0, games, TOGETHER)]
    parts: list[tuple[Floats, float, int]] = []
    for number, table in enumerate(seated):
        first = number * TOGETHER
        count = min(TOGETHER, games - first)
        looks = ahead(rules.components, players)
        bulk = play(rules, table, count, SEED, first=first, nets=net, keep=("samples",), watch=net, looks=looks)
        parts += corrected(bulk, players)
    corrections, acting, counts = zip(*parts, strict=True)
    return Found(np.array(corrections), np.array(acting), np.array(counts, float))


def corrected(bulk: Bulk, players: int) -> Iterator[tuple[Floats, float, int]]:
    """For each game what its turns promised, less what was forecast: by seat, and for the seats to act; and the number of turns."""
    errors = (bulk.samples.backups - bulk.samples.forecasts).astype(np.float64)
    for game_errors in np.split(errors, np.cumsum(bulk.turns)[:-1]):
        turns = len(game_errors)
        seats = (np.arange(players) - np.arange(turns)[:, None]) % players  # samples begin with the seat to act
        yield np.take_along_axis(game_errors, seats, axis=1).sum(axis=0), float(game_errors[:, 0].sum()), turns


def table(text: str) -> tuple[DiceGame, int]:
    name, _, players = text.partition("/")
    rules = RULES.get(name)
    if rules is None or players not in tuple("234567"):
        raise argparse.ArgumentTypeError(f"{text} is no table: write a dice game and 2 to 7 players, as in deluxe/4")
    return rules, int(players)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tables", nargs="*", type=table, metavar="GAME/PLAYERS", help=f"default: {' '.join(TABLES)}")
    parser.add_argument("--games", type=int, default=GAMES, help="of each kind (%(default)s)")
    parser.add_argument("--mixed", nargs="+", choices=PLAYERS, default=("champion", "rooster"), help="who sits at mixed tables")
    options = parser.parse_args()
    if options.games < 2:
        parser.error("an interval needs at least 2 games")
    print("Points (percent of a win) between the forecast before a turn and the turn solved exactly, with 95% intervals")
    print(f"{'table':14}{'players':30}{'games':>6}{'turns':>8}{'per player and game':>22}{'bias per turn, to act':>24}")
    for rules, players in options.tables or map(table, TABLES):
        for names in (("champion",), tuple(options.mixed)):
            found = measured(rules, players, options.games, names)
            (size, size_half), (bias, bias_half) = found.size(), found.bias()
            size_told, bias_told = f"{100 * size:.2f} ± {100 * size_half:.2f}", f"{100 * bias:+.3f} ± {100 * bias_half:.3f}"
            counted = f"{len(found.turns):6,}{found.turns.sum():8,.0f}"
            print(f"{f'{rules.id}/{players}':14}{', '.join(names):30}{counted}{size_told:>22}{bias_told:>24}", flush=True)


if __name__ == "__main__":
    main()
