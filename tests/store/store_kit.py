"""Stores for the tests."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from typing import TypeVar

from heckmeck.store import Saved, Store

T = TypeVar("T")

CREATED = "2025-11-15T20:00:00+00:00"


def using(url: str, do: Callable[[Store], Awaitable[T]]) -> T:
    """Opens a store, does something with it, closes it, and gives what came of it."""

    async def run() -> T:
        store = Store(url)
        try:
            return await do(store)
        finally:
            store.close()

    return asyncio.run(run())


def loaded(url: str, table: str) -> Saved | None:
    """The table as a fresh store finds it."""
    return using(url, lambda store: store.load(table))


def changes_of(url: str, table: str) -> tuple[str, ...]:
    """The changes of a table as a fresh store finds them."""
    saved = loaded(url, table)
    assert saved is not None
    return saved.changes


def open_ten_times(url: str) -> list[BaseException]:
    """Ten open the database at the same moment. Gives what went wrong."""
    together = threading.Barrier(10)
    problems: list[BaseException] = []

    def open_it() -> None:
        together.wait()
        try:
            Store(url).close()
        except BaseException as problem:
            problems.append(problem)

    threads = [threading.Thread(target=open_it) for _ in range(10)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return problems
