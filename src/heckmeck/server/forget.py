"""Deletes old tables, if the host wants that."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime, timedelta
from typing import Final

from heckmeck.server.watch import Watch
from heckmeck.store import Store, StoreError

HOUR: Final = 3600.0


@asynccontextmanager
async def forgetting(store: Store, keep_days: int, watch: Watch) -> AsyncIterator[None]:
    """Deletes the tables that nobody has changed for this many days, at once and then every hour. With 0, all are kept."""
    task = asyncio.create_task(_forget(store, keep_days, watch)) if keep_days else None
    try:
        yield
    finally:
        if task is not None:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task


async def _forget(store: Store, keep_days: int, watch: Watch) -> None:
    while True:
        # If it fails now, it may work in an hour. The watch hears of the failed commit.
        with suppress(StoreError):
            gone = await store.forget((datetime.now(UTC).date() - timedelta(days=keep_days)).isoformat())
            if gone:
                watch.log.tell("tables_forgotten", tables=gone)
        await asyncio.sleep(HOUR)
