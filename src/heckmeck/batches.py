"""Much work in numbered pieces, on any executor: in this process, on the cores of this machine, or on a cluster.

A piece depends on its number alone, and the results come in the order of the numbers. So neither the batches nor the machines that
work on them change a result.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from time import perf_counter
from typing import Final, ParamSpec, TypeVar

T = TypeVar("T")
P = ParamSpec("P")

SECONDS: Final = 1.5
"""A batch should take about this long: long enough to be worth sending, short enough to show progress and to be done again."""
GROWTH: Final = 4
"""A batch has at most this many times the pieces of a batch before it, because the first pieces may have been quick by chance."""
AHEAD: Final = 3
"""Batches handed out for each worker, so that none waits for us."""


class Here(Executor):
    """Does what it is given at once, in this process."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


@dataclass(frozen=True)
class Crew:
    """Who does the work: an executor, and how many work for it."""

    executor: Executor
    workers: int


ALONE: Final = Crew(Here(), 1)


def in_batches(part: Callable[[int, int], Callable[[], T]], pieces: int, crew: Crew = ALONE) -> Generator[T, None, None]:
    """The results of all pieces, batch by batch. `part(first, count)` says how to make those of a batch; if the crew works in other
    processes, that has to be something that can be sent to them."""
    ahead = 1 if isinstance(crew.executor, Here) else AHEAD * crew.workers
    waiting: deque[tuple[int, Future[tuple[float, T]]]] = deque()
    size, first = 1, 0
    try:
        while waiting or first < pieces:
            while first < pieces and len(waiting) < ahead:
                # The last batches are small, so that all workers have something to do until the end.
                count = max(1, min(size, (pieces - first) // (2 * crew.workers)))
                waiting.append((count, crew.executor.submit(_timed, part(first, count))))
                first += count
            count, future = waiting.popleft()
            seconds, found = future.result()
            size = max(1, min(int(count * SECONDS / max(seconds, 1e-6)), count * GROWTH))
            yield found
    finally:
        for _, future in waiting:
            future.cancel()


def _timed(work: Callable[[], T]) -> tuple[float, T]:
    began = perf_counter()
    found = work()
    return perf_counter() - began, found
