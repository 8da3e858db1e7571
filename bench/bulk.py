"""How many four-player games a second one core plays in bulk, and how many through the Python loop.

`--beside TREE` measures another version too.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial

import numpy as np
from beside import tell

from heckmeck.chance import SeededLuck
from heckmeck.forecast.bulk import play
from heckmeck.forecast.net import Floats, Net
from heckmeck.kernel.boards import dice_rules
from heckmeck.players.levels import make_bot
from heckmeck.players.match import play as play_bots
from heckmeck.players.random_play import play_out
from heckmeck.rules import game
from heckmeck.rules.dicegame import DiceGame

SECONDS = 1.0
ROUNDS = 3
SEATS = 4


def a_net(rules: DiceGame) -> Net:
    """A net of the usual shape with random weights, in which the seats' scores stand out, so that games are like real ones."""
    rng = np.random.default_rng(1)

    def some(*shape: int) -> Floats:
        return rng.normal(0, 0.02, shape).astype(np.float32)

    net = Net(some(dice_rules(rules, SEATS).feature_count, 128), some(128), some(128, 32), some(32), some(32, SEATS), some(SEATS))
    scores = len(rules.components.portions) * (2 + 5 * SEATS)
    for place in range(SEATS):
        net.w1[scores + 32 * place : scores + 32 * (place + 1), place] += np.arange(32) / 10
        net.w2[place, place] += 1
        net.w3[place, place] += 1
    return net


def rate(work: Callable[[int], int]) -> float:
    """Games in a second of the core's time, the best of a few rounds, because the machine may be busy with something else."""
    best, number = 0.0, 0
    for _ in range(ROUNDS):
        games, start = 0, time.process_time()
        while (passed := time.process_time() - start) < SECONDS:
            games += work(number)
            number += 1
        best = max(best, games / passed)
    return best


def in_bulk(rules: DiceGame, level: str, games: int, keep: Sequence[str] = ()) -> Callable[[int], int]:
    net = a_net(rules)

    def work(number: int) -> int:
        play(rules, [level] * SEATS, games, seed=1, first=number * games, nets=net, keep=keep)
        return games

    return work


def random_loop(rules: DiceGame) -> Callable[[int], int]:
    def work(number: int) -> int:
        play_out(rules, rules.new(SEATS), SeededLuck(number))
        return 1

    return work


def rooster_loop(rules: DiceGame) -> Callable[[int], int]:
    bots = [make_bot("rooster", rules) for _ in range(SEATS)]

    def work(number: int) -> int:
        play_bots(rules, bots, str(number))
        return 1

    return work


def main() -> None:
    import heckmeck.rules.turn as turn

    compiled = not str(turn.__file__).endswith(".py")
    measures: dict[str, Callable[[], float]] = {}
    for rules in (game("original"), game("extrawurm"), game("deluxe")):
        works = {
            "random": in_bulk(rules, "random", 2000),
            "random, by the Python loop": random_loop(rules),
            "rooster": in_bulk(rules, "rooster", 50),
            "rooster, by the Python loop": rooster_loop(rules),
            "champion": in_bulk(rules, "champion", 50),
            "champion, samples kept": in_bulk(rules, "champion", 20, ("samples",)),
        }
        measures |= {f"{rules.id}, {name}": partial(rate, work) for name, work in works.items()}
    title = f"Four-player games a second on one core, the rules of the Python loop {'compiled' if compiled else 'interpreted'}:"
    tell(title, measures, "games/s", 1, __file__)


if __name__ == "__main__":
    main()
