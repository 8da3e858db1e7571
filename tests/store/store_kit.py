"""Stores for the tests."""

from __future__ import annotations

import asyncio
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
