"""A Dask cluster gives what one core gives, whatever becomes of its workers."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import pytest
from serving import free_port
from typer.testing import CliRunner

pytest.importorskip("heckmeck.kernel._kernel", reason="the kernel is not built")

from heckmeck import cluster
from heckmeck.cli import app
from heckmeck.cluster import ClusterRefused, connect
from heckmeck.forecast.plan import Plan, Round, TunePlan
from heckmeck.forecast.train import Training
from heckmeck.forecast.tune import Tuning
from heckmeck.library import roll_out
from heckmeck.notation import read_id
from heckmeck.players.arena import Contest, Standing, run
from heckmeck.players.simulate import Statistics, simulate
from heckmeck.rules import game

SMALL = Plan((Round(300, 1.0, (1e-3,)), Round(300, 0.5, (1e-3,))), check=30, compare=50, last_check=40)


class Place:
    """A scheduler and its workers, each a process of its own."""

    def __init__(self, folder: Path, **environment: str) -> None:
        self.folder = folder
        self.processes: list[subprocess.Popen[str]] = []
        self.readers: list[threading.Thread] = []
        self.address = f"tcp://127.0.0.1:{free_port()}"
        self._start("scheduler", "--host", self.address, "--no-dashboard", **environment)
        self._until(self.processes[0], r"Scheduler at")

    def worker(self, **environment: str) -> subprocess.Popen[str]:
        words = ("--nthreads", "1", "--no-nanny", "--no-dashboard", "--local-directory", str(self.folder))
        started = self._start("worker", self.address, *words, **environment)
        self._until(started, r"Registered to")
        return started

    def _start(self, *words: str, **environment: str) -> subprocess.Popen[str]:
        started = subprocess.Popen(
            [sys.executable, "-m", "dask", *words],
            stderr=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            text=True,
            cwd=self.folder,
            env={**os.environ, "DASK_DISTRIBUTED__WORKER__PROFILE__ENABLED": "False", **environment},
        )
        self.processes.append(started)
        return started

    def _until(self, process: subprocess.Popen[str], sign: str) -> None:
        assert process.stderr is not None
        said = []
        for line in process.stderr:
            said.append(line)
            if re.search(sign, line):
                # It must be able to say more.
                self.readers.append(threading.Thread(target=process.stderr.read))
                self.readers[-1].start()
                return
        raise AssertionError("".join(said))

    def close(self) -> None:
        for process in reversed(self.processes):
            process.kill()
            process.wait()
        for reader in self.readers:
            reader.join()
        for process in self.processes:
            assert process.stderr is not None
            process.stderr.close()


@contextmanager
def place(folder: Path, workers: int = 0, **scheduler: str) -> Iterator[Place]:
    started = Place(folder, **scheduler)
    try:
        for _ in range(workers):
            started.worker()
        yield started
    finally:
        started.close()


@pytest.fixture(scope="module")
def two_workers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with place(tmp_path_factory.mktemp("cluster"), 2) as started:
        yield started


def test_the_arena_stands_as_on_one_core_although_a_worker_dies(tmp_path: Path) -> None:
    contest = Contest("original", (), ("rooster", "hen", "chick"), 2, seed=3)
    alone, together = (Standing.empty(3) for _ in range(2))
    list(run(contest, 120, alone))
    with place(tmp_path, 2) as started:
        with connect(started.address) as crew:
            for number, _ in enumerate(run(contest, 120, together, crew)):
                if number == 2:
                    started.processes[-1].kill()
        assert number > 2, "there was something left to do for the other worker"
        assert together == alone
        with pytest.raises(ClusterRefused) as refusal:
            simulate_until_it_vanishes(started)
        assert refusal.value.reason == "cluster_lost"


def simulate_until_it_vanishes(started: Place) -> None:
    with connect(started.address) as crew:
        for _ in simulate(game("original"), 3, 100_000, 1, Statistics(3), crew):
            started.processes[0].kill()


@pytest.mark.parametrize("name", ["original", "karteneck"])
def test_simulations_are_the_same(two_workers: Place, name: str) -> None:
    alone, together = Statistics(3), Statistics(3)
    records = list(simulate(game(name), 3, 60, 1, alone))
    with connect(two_workers.address) as crew:
        assert list(simulate(game(name), 3, 60, 1, together, crew)) == records
    assert together == alone


def test_roll_outs_are_the_same(two_workers: Place) -> None:
    position = read_id("original_21-36_-_-_1")
    alone = list(roll_out(*position, games=300, seed=4))
    with connect(two_workers.address) as crew:
        assert list(roll_out(*position, games=300, seed=4, crew=crew)) == alone


@pytest.mark.parametrize("tuned", [False, True])
def test_a_net_is_the_same(two_workers: Place, tuned: bool) -> None:
    rules = game("original")
    nets = []
    with connect(two_workers.address) as crew:
        for threads, players in ((1, None), (3, None), (2, crew)):
            making = (
                Tuning(rules, 2, TunePlan(3, 40, last_check=10), 1, threads, players)
                if tuned
                else Training(rules, 2, SMALL, 1, threads, players)
            )
            for _ in making.run():
                pass
            assert making.net is not None
            nets.append(making.net.weights)
    for other in nets[1:]:
        for one, same in zip(nets[0], other, strict=True):
            np.testing.assert_array_equal(one, same)


def test_the_commands_use_it(two_workers: Place, tmp_path: Path) -> None:
    def told(*words: str) -> str:
        done = CliRunner().invoke(app, [*words, "--language", "en"])
        assert done.exit_code == 0, done.output
        return done.stdout

    there = ("--cluster", two_workers.address)
    match = ("arena", "hen", "chick", "--games", "40")
    assert json.loads(told(*match, "--json", *there)) == json.loads(told(*match, "--json", "--cores", "1"))
    told(*match, "--records", str(tmp_path), *there)
    assert len(list(tmp_path.glob("*.hmk"))) == 40
    for words in (("simulate", "--games", "40"), ("rollout", "original_21-36_-_-_1", "--games", "300")):
        assert told(*words, *there) == told(*words)


def refused(*words: str) -> str:
    done = CliRunner().invoke(app, ["simulate", "--games", "40", "--language", "en", *words])
    assert done.exit_code == 1, done.output
    assert done.stdout == ""
    return done.stderr.strip()


def test_what_is_no_cluster_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 0.5)
    nowhere = f"tcp://127.0.0.1:{free_port()}"
    for address in (nowhere, "nonsense://x", "127.0.0.1:http"):
        assert refused("--cluster", address) == (
            f"No Dask scheduler is answering at {address}. Check the address and whether the scheduler is running."
        )


def test_another_version_is_refused(two_workers: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    theirs, compiled = cluster.build()
    monkeypatch.setattr(cluster, "build", lambda: ("9.9.9", compiled))
    expected = f"All machines need the same Heckmeck. This one has 9.9.9, but a worker has {theirs}."
    assert refused("--cluster", two_workers.address) == expected
    monkeypatch.setattr(cluster, "build", lambda: (theirs, not compiled))
    expected = "The compiled kernel is installed only here, or only on a worker. Install the same Heckmeck everywhere."
    assert refused("--cluster", two_workers.address) == expected


def test_without_dask_a_command_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert refused("--cluster", "tcp://127.0.0.1:1") == "A cluster needs Dask. Install it with: pip install 'heckmeck[cluster]'"


NOT_INSTALLED = """
import sys

class Nowhere:
    def find_spec(self, name, path=None, target=None):
        if name == "heckmeck":
            raise ModuleNotFoundError("No module named 'heckmeck'", name=name)

sys.meta_path.insert(0, Nowhere())
"""


CANT_IMPORT = "The scheduler or a worker of the cluster can’t import Heckmeck. Install the same version there as here."


def test_a_scheduler_without_heckmeck_is_refused(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(NOT_INSTALLED, encoding="utf-8")
    with place(tmp_path, 1, PYTHONPATH=str(tmp_path)) as started:
        assert refused("--cluster", started.address) == CANT_IMPORT


def test_no_workers_one_without_heckmeck_and_one_of_another_version_that_joins_later_are_refused(tmp_path: Path) -> None:
    """Its heckmeck is the same apart from what it says of itself."""
    bare = tmp_path / "bare"
    bare.mkdir()
    (bare / "sitecustomize.py").write_text(NOT_INSTALLED, encoding="utf-8")
    (tmp_path / "sitecustomize.py").write_text(
        "import heckmeck.cluster\nheckmeck.cluster.build = lambda: ('9.9.9', True)\n", encoding="utf-8"
    )
    with place(tmp_path) as started:
        expected = f"The cluster at {started.address} has no workers. Start some with: dask worker {started.address}"
        assert refused("--cluster", started.address) == expected
        ours = started.worker()
        without = started.worker(PYTHONPATH=str(bare))
        assert refused("--cluster", started.address) == CANT_IMPORT
        without.terminate()
        without.wait()
        with connect(started.address) as crew:
            started.worker(PYTHONPATH=str(tmp_path))
            ours.kill()
            with pytest.raises(ClusterRefused) as refusal:
                list(simulate(game("original"), 3, 60, 1, Statistics(3), crew))
    assert refusal.value.reason == "cluster_versions"
    assert refusal.value.details == {"ours": cluster.build()[0], "theirs": "9.9.9"}
