"""How many actions a second one server process saves and answers: 500 tables, two live players at each, SQLite on full durability.

Every player has a WebSocket of its own and acts as soon as it sees that it is to act. An action counts when the player who acted
has got the update that answers it, which the server sends only after the commit. At the end every table is loaded from the disk by
a second server and compared with what its players saw.

The processor time that the server itself spends on an action is what to compare between two versions: unlike the actions a second
it hardly depends on what else the machine does. `/proc` tells it, so this runs on Linux. `--beside` measures another version too:
another tree of this project, with `make .venv/play/ready` done in it. The two take turns, and the last line compares them.

`--instructions` counts instead of timing: callgrind (valgrind) runs the server and tells how many instructions of its own it needs
for an action. That is nearly the same number each time, but leaves out what the system does for it. `--tables 60` is plenty then.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from urllib.request import urlopen

import uvloop
from players_at_tables import Player, load, set_up
from websockets.asyncio.client import connect

CALLGRIND = ("valgrind", "--quiet", "--tool=callgrind", "--instr-atstart=no", "--callgrind-out-file=profile")


@dataclass(frozen=True)
class Bench:
    """What is measured."""

    python: str
    """Of the environment that has the server."""
    tables: int
    seconds: float
    instructions: bool


@dataclass(frozen=True)
class Found:
    """What came of it."""

    times: list[float]
    """Seconds from each action to its answer, the shortest first."""
    took: float
    spent: float
    """Milliseconds of the server's processor time for each action, or thousands of its instructions."""
    lost: int
    problems: list[str]


@contextmanager
def server(bench: Bench, folder: Path, instructions: bool = False) -> Iterator[tuple[str, int]]:
    """A server process of our own; gives its address and its process id."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    limits = {"HECKMECK_TABLES_PER_HOUR": "100000", "HECKMECK_CONNECTIONS_PER_ADDRESS": "100000"}
    environment = {**os.environ, "HECKMECK_DATABASE_URL": f"sqlite:///{folder}/tables.db", **limits}
    command = [bench.python, "-m", "heckmeck", "play", "--no-browser", "--port", str(port)]
    process = subprocess.Popen(
        [*(CALLGRIND if instructions else ()), *command], env=environment, stdout=subprocess.DEVNULL, cwd=folder
    )
    try:
        for _ in range(1200):
            try:
                urlopen(f"http://127.0.0.1:{port}/healthz", timeout=1)
                break
            except OSError:
                time.sleep(0.1)
        yield f"127.0.0.1:{port}", process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(120)


class Spent:
    """What a server spends on its work."""

    def __init__(self, process: int, profile: Path | None) -> None:
        self._process = process
        self._profile = profile
        self._before = 0.0

    def begin(self) -> None:
        if self._profile is None:
            self._before = self._processor_time()
        else:
            self._callgrind("--instr=on")

    def end(self) -> float:
        """Milliseconds of processor time since `begin`, in all threads of the server; or thousands of instructions."""
        if self._profile is None:
            return (self._processor_time() - self._before) * 1000
        # What it counted is gone once it stops counting. The first file that it dumps is the one with the number 1.
        self._callgrind("--dump")
        found = re.search(r"^summary: (\d+)", Path(f"{self._profile}.1").read_text(), re.MULTILINE)
        self._callgrind("--instr=off")
        assert found is not None
        return int(found[1]) / 1000

    def _processor_time(self) -> float:
        user, system = Path(f"/proc/{self._process}/stat").read_text().rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def _callgrind(self, order: str) -> None:
        command = shutil.which("callgrind_control") or sys.exit("--instructions needs valgrind.")
        subprocess.run([command, order, str(self._process)], check=True, capture_output=True)


async def saved(address: str, table: str) -> int:
    """The version of a table as a fresh server has it."""
    async with connect(f"ws://{address}/api/tables/{table}/live", compression=None) as live:
        await live.send(json.dumps({"type": "hello", "token": None, "version": 0}))
        return int(json.loads(await live.recv())["version"])


async def lost(address: str, players: list[Player]) -> int:
    """How many players saw a version that is not on the disk."""
    return sum([await saved(address, player.table) < player.version for player in players])


def measured(bench: Bench) -> Found:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with server(bench, folder, bench.instructions) as (address, process):
            players = set_up(address, bench.tables)
            meter = Spent(process, folder / "profile" if bench.instructions else None)
            times, took, spent = uvloop.run(load(players, bench.seconds, meter))
        with server(bench, folder) as (address, _):
            missing = asyncio.run(lost(address, players))
    problems = [problem for player in players for problem in player.problems]
    return Found(times, took, spent / len(times), missing, problems)


def tell(bench: Bench, found: Found) -> None:
    times, took = found.times, found.took
    print(f"server: {bench.tables} tables, {2 * bench.tables} players, deluxe, SQLite synchronous=FULL, {took:.0f} s")
    print(f"  {len(times) / took:,.0f} actions/s, answered in {times[len(times) // 2] * 1000:.0f} ms (median), ", end="")
    print(f"{times[len(times) * 99 // 100] * 1000:.0f} ms (99%)")
    unit = "thousand of the server's instructions" if bench.instructions else "ms of the server's processor time"
    print(f"  {found.spent:.3f} {unit} for each action")
    print(f"  lost {found.lost}, out of order or refused {len(found.problems)} {found.problems[:1] or ''}", flush=True)


def main() -> None:
    asked = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    asked.add_argument("--tables", type=int, default=500)
    asked.add_argument("--seconds", type=float, default=20)
    asked.add_argument("--instructions", action="store_true", help="count the server's instructions (needs valgrind)")
    asked.add_argument("--beside", type=Path, metavar="TREE", help="measure another version too, and compare")
    asked.add_argument("--pairs", type=int, default=3, help="how often the two are compared")
    wanted = asked.parse_args()
    own = Bench(sys.executable, wanted.tables, wanted.seconds, wanted.instructions)
    if wanted.beside is None:
        tell(own, measured(own))
        return
    other = replace(own, python=str(wanted.beside.absolute() / ".venv/play/bin/python"))
    ratios: list[float] = []
    for _ in range(wanted.pairs):
        before, now = measured(other), measured(own)
        tell(other, before)
        tell(own, now)
        ratios.append(now.spent / before.spent)
    print(f"this version spends {statistics.median(ratios):.2f} of what {wanted.beside} does, ", end="")
    print(f"from {min(ratios):.2f} to {max(ratios):.2f} in {len(ratios)} pairs")


if __name__ == "__main__":
    main()
