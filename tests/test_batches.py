"""Work in batches: the same results in the same order, whoever works."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heckmeck import batches
from heckmeck.batches import ALONE, Crew, in_batches


def squares(first: int, count: int) -> list[int]:
    return [number**2 for number in range(first, first + count)]


def all_squares(pieces: int, crew: Crew) -> list[int]:
    return [square for batch in in_batches(lambda first, count: partial(squares, first, count), pieces, crew) for square in batch]


class Lazy(Executor):
    """Does nothing before it is asked for, and remembers what it was given."""

    def __init__(self) -> None:
        self.given: list[Future[Any]] = []
        self.most = 0

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future = Later(lambda: fn(*args, **kwargs))
        self.given.append(future)
        self.most = max(self.most, sum(not each.done() for each in self.given))
        return future


class Later(Future[Any]):
    def __init__(self, work: Callable[[], Any]) -> None:
        super().__init__()
        self.work = work

    def result(self, timeout: float | None = None) -> Any:
        self.set_result(self.work())
        return super().result(timeout)


@given(st.integers(0, 500), st.integers(1, 9))
def test_every_piece_is_done_once_and_in_order(pieces: int, workers: int) -> None:
    lazy = Lazy()
    assert all_squares(pieces, Crew(lazy, workers)) == all_squares(pieces, ALONE) == squares(0, pieces)
    assert lazy.most <= batches.AHEAD * workers, "no more is handed out than keeps the workers busy"


@pytest.mark.parametrize("kind", [ThreadPoolExecutor, ProcessPoolExecutor])
def test_any_executor_will_do(kind: Callable[[int], Executor]) -> None:
    with kind(2) as executor:
        assert all_squares(100, Crew(executor, 2)) == squares(0, 100)


def test_a_batch_grows_until_it_takes_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each piece takes a tenth of a second on a clock of our own."""
    clock = [0.0]
    monkeypatch.setattr(batches, "perf_counter", lambda: clock[0])
    sizes = []

    def work(count: int) -> None:
        sizes.append(count)
        clock[0] += 0.1 * count

    list(in_batches(lambda first, count: partial(work, count), 200))
    assert sizes[:4] == [1, 4, 15, 15], "four times as many at most, then as many as fit"
    assert sum(sizes) == 200
    assert sizes[-1] == 1


def test_who_stops_asking_leaves_no_work_behind() -> None:
    lazy = Lazy()
    found = in_batches(lambda first, count: partial(squares, first, count), 100, Crew(lazy, 2))
    assert next(found) == [0]
    found.close()
    assert all(future.cancelled() for future in lazy.given[1:])


def test_an_error_reaches_whoever_asks() -> None:
    def fail() -> None:
        raise OSError("no more room")

    with ThreadPoolExecutor(2) as executor, pytest.raises(OSError, match="no more room"):
        list(in_batches(lambda first, count: fail, 10, Crew(executor, 2)))
