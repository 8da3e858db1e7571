"""Four servers on one PostgreSQL behind HAProxy, whatever happens to any of them: nothing is lost, no game has two futures, and
nobody is stuck. `bench/cluster.py` does the same for longer."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from cluster_kit import Cluster, Crowd

pytestmark = pytest.mark.postgresql


def test_whatever_happens_to_servers_and_database_every_game_goes_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with Cluster(tmp_path) as cluster:
            crowd = Crowd(cluster, tables=4, thinking=0.1)
            async with crowd.playing():
                await crowd.all_move()
                cluster.kill(0)
                await crowd.all_move()
                await cluster.bring_back(0)
                cluster.route("random")
                await crowd.all_move()
                cluster.freeze(1)
                await crowd.all_move()
                await cluster.restart_database()
                await crowd.all_move()
                await cluster.restart_all()
                await crowd.all_move()
            assert cluster.counts["games verified"] >= 4
            assert "Traceback" not in cluster.complaints

    asyncio.run(asyncio.wait_for(play(), 900))
