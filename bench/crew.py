"""How much faster the games of a training run are with two workers of a Dask cluster than with one.

    .venv/dev/bin/python bench/crew.py

Both are measured in turn, several times, and the ratio of the best times is printed. The workers are processes of this machine.
"""

from __future__ import annotations

import argparse
import time
from functools import partial

from distributed import LocalCluster

from heckmeck.batches import Crew
from heckmeck.cluster import connect
from heckmeck.forecast import bulk
from heckmeck.forecast.making import Making
from heckmeck.forecast.net import load
from heckmeck.rules import DiceGame, game


def played(crew: Crew, rules: DiceGame, tables: int, games: int) -> float:
    """Seconds for the games of a round, with samples kept, as `heckmeck train` plays them."""
    net = load(rules.id, 2)
    jobs = [
        partial(bulk.play, rules, ["champion"] * 2, games, 1, first=games * table, nets=net, keep=("samples",), lambda_=0.5)
        for table in range(tables)
    ]
    began = time.perf_counter()
    for _ in Making(rules, 2, 1, crew=crew).play_tables(jobs):
        pass
    return time.perf_counter() - began


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("--tables", type=int, default=60)
    options.add_argument("--games", type=int, default=100, help="at each table")
    options.add_argument("--rounds", type=int, default=3)
    chosen = options.parse_args()
    rules = game("original")
    best: dict[int, float] = {}
    for _ in range(chosen.rounds):
        for workers in (1, 2):
            with (
                LocalCluster(n_workers=workers, threads_per_worker=1, dashboard_address=None) as place,
                connect(place.scheduler_address) as crew,
            ):
                played(crew, rules, 2 * workers, 10)  # every worker has loaded what it needs
                seconds = played(crew, rules, chosen.tables, chosen.games)
                best[workers] = min(seconds, best.get(workers, seconds))
    told = f"one worker {best[1]:.2f} s, two {best[2]:.2f} s, {best[1] / best[2]:.2f} times as fast"
    print(f"{chosen.tables * chosen.games} games: {told}")


if __name__ == "__main__":
    main()
