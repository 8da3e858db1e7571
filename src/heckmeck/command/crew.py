"""Who does a command's work: the cores of this machine, or a cluster."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from heckmeck.command.common import fail

if TYPE_CHECKING:
    from heckmeck.batches import Crew
    from heckmeck.words import Words

Cluster = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="Play on the Dask cluster whose scheduler has this address, such as tcp://10.0.0.1:8786."),
]


@contextmanager
def cores_or_cluster(cores: int | None, cluster: str | None, words: Words) -> Iterator[Crew]:
    """Processes on this many cores, by default on all of them, or the cluster. A single core is this process."""
    from concurrent.futures import ProcessPoolExecutor

    from heckmeck.batches import ALONE, Crew

    if cluster is not None:
        with cluster_crew(cluster, words) as crew:
            yield crew
        return
    workers = cores or os.cpu_count() or 1
    if workers == 1:
        yield ALONE
        return
    with ProcessPoolExecutor(workers, initializer=_leave_interrupts_to_the_first) as pool:
        try:
            yield Crew(pool, workers)
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


@contextmanager
def here_or_cluster(cluster: str | None, words: Words) -> Iterator[Crew]:
    """This process, or the cluster."""
    from heckmeck.batches import ALONE

    if cluster is None:
        yield ALONE
    else:
        with cluster_crew(cluster, words) as crew:
            yield crew


@contextmanager
def cluster_crew(address: str, words: Words) -> Iterator[Crew]:
    from heckmeck.cluster import ClusterRefused, connect
    from heckmeck.words import key

    try:
        with connect(address) as crew:
            yield crew
    except ClusterRefused as refused:
        fail(words.say(key("error", refused.reason), **refused.details))


def _leave_interrupts_to_the_first() -> None:
    """Ctrl-C reaches every process; the first one decides what becomes of the games."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
