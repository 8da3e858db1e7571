"""Is the server alive, and can it save? For whoever looks after it."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from fastapi import FastAPI
from fastapi.responses import JSONResponse, Response

from heckmeck.store import Store, StoreError

FRESH: Final = 1.0
"""Seconds for which an answer of the database counts. So nobody can keep the disk busy by asking."""


class Readiness:
    """Whether a save works, asked of the database once for all who want to know at the same time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asking: asyncio.Task[bool] | None = None
        self._answered = 0.0

    async def ready(self) -> bool:
        if self._asking is None or (self._asking.done() and time.monotonic() - self._answered > FRESH):
            self._asking = asyncio.create_task(self._ask())
        return await asyncio.shield(self._asking)

    async def _ask(self) -> bool:
        try:
            await self._store.probe()
        except StoreError:
            return False
        finally:
            self._answered = time.monotonic()
        return True


def add_health(app: FastAPI, store: Store) -> None:
    readiness = Readiness(store)

    @app.get("/healthz")
    async def healthz() -> Response:
        return JSONResponse({"status": "ok"})

    @app.get("/readyz")
    async def readyz() -> Response:
        ready = await readiness.ready()
        return JSONResponse({"status": "ready" if ready else "not ready"}, 200 if ready else 503)
