"""Kills, freezes and restarts servers while people play, and says what it cost them: four servers, PostgreSQL and HAProxy.

    make cluster

60 tables with 120 players and as many bots, first with all players of a table at one server, then with everybody anywhere. Servers
get SIGKILL and SIGSTOP at random and come back, all of them are restarted one after the other, and the database is restarted.
Nothing that was shown may be lost, no game may have two futures, and nobody may be stuck. It exits with 1 if anything was wrong.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Awaitable
from pathlib import Path
from random import Random
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from cluster_kit import Cluster, Crowd, Routing, processor_time

SERVERS: Final = int(os.environ.get("SERVERS", "4"))
TABLES: Final = int(os.environ.get("TABLES", "60"))
KILLS: Final = int(os.environ.get("KILLS", "6"))
"""With 0 nothing happens to anybody, and only processor time is measured."""
ROUTINGS: Final[tuple[Routing, ...]] = ("random",) if os.environ.get("ROUTING") == "random" else ("sticky", "random")
SECONDS: Final = float(os.environ.get("SECONDS", "20"))
"""How long the undisturbed part takes, in which processor time is measured."""


async def gap(crowd: Crowd, what: str, happens: Awaitable[object] | None = None) -> None:
    """The longest time in which nothing happened at some table, from now until something has happened at all of them."""
    crowd.longest = 0.0
    if happens is not None:
        await happens
    await crowd.all_move()
    print(f"  {what}: longest gap {crowd.longest:.1f} s", flush=True)


async def undisturbed(cluster: Cluster, crowd: Crowd) -> None:
    """What a decision costs all servers together."""
    crowd.longest = 0.0
    before = [processor_time(server.process.pid) for server in cluster.servers]
    decisions, began = cluster.counts["decisions"], time.monotonic()
    await asyncio.sleep(SECONDS)
    spent = sum(processor_time(server.process.pid) for server in cluster.servers) - sum(before)
    decided = cluster.counts["decisions"] - decisions
    rate = decided / (time.monotonic() - began)
    print(
        f"  undisturbed: {rate:.0f} decisions a second, {1000 * spent / decided:.2f} ms of all servers' processors for each,"
        f" with the bots' turns after it; longest gap {crowd.longest:.1f} s",
        flush=True,
    )


async def run(cluster: Cluster, crowd: Crowd, random: Random, routing: Routing) -> None:
    print(f"{routing} routing, {TABLES} tables", flush=True)
    if cluster.routing != routing:
        cluster.route(routing)
    await crowd.all_move()
    await undisturbed(cluster, crowd)
    if not KILLS:
        return
    for _ in range(KILLS):
        number = random.randrange(SERVERS)
        trouble = random.choice((cluster.kill, cluster.freeze))
        crowd.longest = 0.0
        trouble(number)
        await gap(crowd, f"server {number + 1} {'killed' if trouble == cluster.kill else 'frozen'}")
        await gap(crowd, f"server {number + 1} back", cluster.bring_back(number))
    await gap(crowd, "all servers restarted one after the other", cluster.restart_all())
    await gap(crowd, "database restarted", cluster.restart_database())


async def main() -> bool:
    random = Random(int(os.environ.get("SEED", "1")))
    with tempfile.TemporaryDirectory(prefix="heckmeck-", dir="/tmp") as folder:
        async with Cluster(Path(folder), SERVERS) as cluster:
            crowd = Crowd(cluster, TABLES, thinking=0.25)
            try:
                async with crowd.playing():
                    for routing in ROUTINGS:
                        await run(cluster, crowd, random, routing)
            except ExceptionGroup as wrong:
                for error in wrong.exceptions:
                    print(f"WRONG {error!r}")
                return False
            print(", ".join(f"{what} {count}" for what, count in sorted(cluster.counts.items())))
            if "Traceback" in (told := cluster.complaints):
                print(f"WRONG a traceback in the log: {told[told.index('Traceback') :][:2000]}")
                return False
    return True


if __name__ == "__main__":
    sys.exit(0 if asyncio.run(main()) else 1)
