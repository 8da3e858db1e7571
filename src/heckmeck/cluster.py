"""The workers of a Dask cluster, which play for `arena`, `simulate`, `rollout` and `train`. Needs `heckmeck[cluster]`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor, Future
from contextlib import contextmanager
from importlib.metadata import version
from typing import TYPE_CHECKING, Any, Final, TypeVar

from heckmeck import kernel
from heckmeck.batches import Crew

if TYPE_CHECKING:
    from distributed import Client

T = TypeVar("T")

PATIENCE: Final = 10
"""Seconds until a cluster has to answer."""
TRY: Final = "import heckmeck.cluster"
"""What every machine of a cluster has to be able to do."""


class ClusterRefused(Exception):
    """The cluster can't do the work: a key for `heckmeck.words`, and its details."""

    def __init__(self, reason: str, **details: str) -> None:
        super().__init__(reason, details)
        self.reason = reason
        self.details = details

    def __reduce__(self) -> tuple[Callable[..., ClusterRefused], tuple[str, dict[str, str]]]:
        """A worker may raise it, too."""
        return _refused, (self.reason, self.details)


def _refused(reason: str, details: dict[str, str]) -> ClusterRefused:
    return ClusterRefused(reason, **details)


Build = tuple[str, bool]
"""What decides the results of a worker: the version, and whether the kernel is compiled. All instruction sets give the same."""


def build() -> Build:
    return version("heckmeck"), kernel.instruction_set() is not None


def checked(ours: Build, work: Callable[..., T], /, *args: Any, **kwargs: Any) -> T:
    """Does the work, unless this worker would do it differently."""
    theirs = build()
    if theirs[0] != ours[0]:
        raise ClusterRefused("cluster_versions", ours=ours[0], theirs=theirs[0])
    if theirs != ours:
        raise ClusterRefused("cluster_kernels")
    return work(*args, **kwargs)


class ClusterExecutor(Executor):
    """Sends work to a cluster. If a worker dies, Dask gives its work to another one.

    Dask has an executor of its own, but whoever waits for it never hears that the scheduler is gone."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._build = build()

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        # A worker may join with another version after we have looked.
        sent = self._client.submit(checked, self._build, fn, *args, pure=False, **kwargs)
        promised: Future[T] = Future()

        def keep(done: Any) -> None:
            if promised.set_running_or_notify_cancel():
                try:
                    promised.set_result(done.result())
                except BaseException as error:
                    promised.set_exception(error)

        def give_up(future: Future[T]) -> None:
            if future.cancelled():
                sent.cancel()

        promised.add_done_callback(give_up)
        sent.add_done_callback(keep)
        return promised


@contextmanager
def connect(address: str) -> Iterator[Crew]:
    """For `with`: the workers of the cluster whose scheduler has this address. Raises `ClusterRefused`, even later on."""
    try:
        from distributed import Client, KilledWorker
        from distributed.comm.core import CommClosedError
    except ImportError:
        raise ClusterRefused("cluster_not_installed") from None
    try:
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError, TypeError):  # a time-out is an OSError
        raise ClusterRefused("no_such_cluster", address=address[:80]) from None
    try:
        workers = sum(client.nthreads().values())
        if not workers:
            raise ClusterRefused("cluster_empty", address=address[:80])
        try:
            # Nothing of ours can be sent to a machine that does not know us. The scheduler reads what it hands out, too.
            client.run_on_scheduler(exec, TRY)
            client.run(exec, TRY)
        except ImportError:
            raise ClusterRefused("cluster_without_heckmeck") from None
        client.run(checked, build(), build)
        yield Crew(ClusterExecutor(client), workers)
    except (KilledWorker, CancelledError, CommClosedError, asyncio.CancelledError):
        raise ClusterRefused("cluster_lost", address=address[:80]) from None
    finally:
        client.close(timeout=PATIENCE)
