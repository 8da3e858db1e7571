"""What one server and several servers on one PostgreSQL spend on an action, how soon they answer, and how both grow.

    make scaling

Four servers, PostgreSQL and HAProxy as `deploy/` sets them up, and two people at each table. First everybody acts as fast as they
are answered: at one server, at four with all players of a table at one of them, and at four with everybody anywhere. Then the same
three with half the actions a second that the one server could do: how soon it answers then is what players notice, and the ratios
say what several servers cost. At last more and more tables at one server, one in ten of them in play. `bench/cluster.py` says what
happens to players when servers are killed.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import uvloop

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from cluster_kit import Cluster, Routing, processor_time
from players_at_tables import Player, load, set_up

ROUTINGS: Final[tuple[Routing, ...]] = ("sticky", "random")


@dataclass(frozen=True)
class Found:
    """What came of it."""

    rate: float
    """Actions a second."""
    spent: float
    """Milliseconds of all servers' processor time for each action."""
    times: list[float]
    """Seconds from each action to its answer, the shortest first."""
    memory: float
    """MiB of all servers together, at the end."""

    def __str__(self) -> str:
        median, most = (self.times[len(self.times) * percent // 100] * 1000 for percent in (50, 99))
        return (
            f"{self.rate:,.0f} actions/s, {self.spent:.3f} ms of the servers' processors for each, "
            f"answered in {median:.0f} ms (median), {most:.0f} ms (99%), {self.memory:.0f} MiB"
        )


class Processors:
    """What all servers of a cluster spend."""

    def __init__(self, cluster: Cluster) -> None:
        self._cluster = cluster
        self._before = 0.0

    def begin(self) -> None:
        self._before = self._now()

    def end(self) -> float:
        return (self._now() - self._before) * 1000

    def _now(self) -> float:
        return sum(processor_time(server.process.pid) for server in self._cluster.servers)


def memory(process: int) -> float:
    """MiB that a process has in memory, as Linux tells it."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return float(pages * os.sysconf("SC_PAGE_SIZE")) / 2**20


@asynccontextmanager
async def servers(count: int, routing: Routing) -> AsyncIterator[Cluster]:
    with tempfile.TemporaryDirectory(prefix="heckmeck-", dir="/tmp") as folder:
        # Everybody comes from one of two addresses, and one address may not fill a server.
        async with Cluster(Path(folder), count, routing, ("--trusted-proxy", "127.0.0.1")) as cluster:
            yield cluster
            if "Traceback" in (told := cluster.complaints):
                sys.exit(f"A traceback in the log: {told[told.index('Traceback') :][:2000]}")


async def measured(cluster: Cluster, players: list[Player], seconds: float) -> Found:
    times, took, spent = await load(players, seconds, Processors(cluster))
    problems = [problem for player in players for problem in player.problems]
    if problems:
        sys.exit(f"Out of order or refused: {problems[:3]}")
    return Found(len(times) / took, spent / len(times), times, sum(memory(server.process.pid) for server in cluster.servers))


async def at_once(count: int, routing: Routing, tables: int, seconds: float, thinking: float = 0) -> Found:
    async with servers(count, routing) as cluster:
        players = await asyncio.to_thread(set_up, f"127.0.0.1:{cluster.port}", tables, thinking)
        return await measured(cluster, players, seconds)


async def growing(sizes: list[int], seconds: float, thinking: float) -> None:
    """More and more tables at one server. All stay, and each time as many new ones as a tenth of all are played at."""
    async with servers(1, "sticky") as cluster:
        address = f"127.0.0.1:{cluster.port}"
        empty = memory(cluster.servers[0].process.pid)
        print(f"  no table: {empty:.0f} MiB")
        made = 0
        for tables in sizes:
            await asyncio.to_thread(set_up, address, tables - made - tables // 10)
            players = await asyncio.to_thread(set_up, address, tables // 10, thinking)
            made = tables
            print(f"  {tables:,} tables, {tables // 10:,} in play: {await measured(cluster, players, seconds)}", flush=True)


async def main() -> None:
    asked = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    asked.add_argument("--tables", type=int, default=250)
    asked.add_argument("--seconds", type=float, default=15)
    asked.add_argument("--most", type=int, default=10_000, help="how many tables it grows to")
    asked.add_argument("--thinking", type=float, default=1, help="seconds before an action, on average, while it grows")
    wanted = asked.parse_args()
    print(f"{wanted.tables} tables, {2 * wanted.tables} players, deluxe, PostgreSQL")
    thinking = 0.0
    for pace in ("as fast as they can", "at half of what one server can do"):
        print(f" {pace}")
        one = await at_once(1, "sticky", wanted.tables, wanted.seconds, thinking)
        print(f"  one server: {one}", flush=True)
        for routing in ROUTINGS:
            found = await at_once(4, routing, wanted.tables, wanted.seconds, thinking)
            print(f"  four servers, {routing} routing: {found}; {found.spent / one.spent:.2f} times as much", flush=True)
        thinking = 2 * wanted.tables / one.rate
    print(f"One in ten tables in play, {wanted.thinking:g} s before each action on average")
    await growing([wanted.most // 4, wanted.most // 2, wanted.most], wanted.seconds, wanted.thinking)


if __name__ == "__main__":
    uvloop.run(main())
