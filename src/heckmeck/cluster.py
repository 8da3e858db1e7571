"""The workers of a Dask cluster, which play for `arena`, `simulate`, `rollout` and `train`. Needs `heckmeck[cluster]`."""

from __future__ import annotations

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
    """Sends work to a cluster. If a worker dies, Dask gives its work to another one."""

    def __init__(self, client: Client) -> None:
        self._executor = client.get_executor(pure=False)
        self._build = build()

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        # A worker may join with another version after we have looked.
        future: Future[T] = self._executor.submit(checked, self._build, fn, *args, **kwargs)
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._executor.shutdown(wait=wait)


@contextmanager
def connect(address: str) -> Iterator[Crew]:
    """The workers of the cluster whose scheduler has this address. Raises `ClusterRefused`, also if they are lost later on."""
    try:
        from distributed import Client, KilledWorker
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
            client.run(checked, build(), build)
        except ImportError:
            raise ClusterRefused("cluster_without_heckmeck") from None
        yield Crew(ClusterExecutor(client), workers)
    except (KilledWorker, CancelledError):
        raise ClusterRefused("cluster_lost", address=address[:80]) from None
    finally:
        client.close(timeout=PATIENCE)
