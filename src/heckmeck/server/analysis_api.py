"""The requests of the analysis board and of the puzzles. They change nothing, and they can't keep the server from its tables."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Final, TypeVar

from fastapi import FastAPI, Path, Query, Request
from fastapi.responses import Response

from heckmeck.table.analysis import analyse, analyse_record, roll_out_batch, roll_out_record
from heckmeck.table.puzzles import puzzle_at, puzzle_of_day, puzzle_to_practise
from heckmeck.table.refusals import Refused
from heckmeck.table.wire.codec import as_json, read_analyse

T = TypeVar("T")

MOST_WAITING: Final = 40
"""Requests of one sort that may wait. One is worked on at a time, in a thread, so that games in progress always have a core."""
MOST_BATCHES: Final = 1000
MOST_NUMBER: Final = 2**31


class OneByOne:
    """Works on one thing at a time, and refuses requests that would wait too long."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._waiting = 0

    async def do(self, work: Callable[[], T]) -> T:
        if self._waiting >= MOST_WAITING:
            raise Refused("too_many", "server_full")
        self._waiting += 1
        try:
            async with self._lock:
                return await asyncio.to_thread(work)
        finally:
            self._waiting -= 1


def add_analysis(app: FastAPI) -> None:
    odds, rollouts = OneByOne(), OneByOne()

    @app.get("/api/analysis/{position}")
    async def look(position: str) -> Response:
        return _json(await odds.do(lambda: analyse(position)))

    @app.post("/api/analysis/{position}")
    async def move(position: str, request: Request) -> Response:
        wanted = read_analyse(await request.body())
        return _json(await odds.do(lambda: analyse(position, wanted)))

    @app.post("/api/analysis")
    async def of_record(request: Request) -> Response:
        wanted = read_analyse(await request.body())
        return _json(await odds.do(lambda: analyse_record(wanted)))

    @app.post("/api/rollout/{batch}")
    async def rollout_record(batch: Annotated[int, Path(ge=0, lt=MOST_BATCHES)], request: Request) -> Response:
        wanted = read_analyse(await request.body())
        return _json(await rollouts.do(lambda: roll_out_record(wanted, batch)))

    @app.get("/api/analysis/{position}/rollout/{batch}")
    async def rollout(position: str, batch: Annotated[int, Path(ge=0, lt=MOST_BATCHES)]) -> Response:
        return _json(await rollouts.do(lambda: roll_out_batch(position, batch)))

    @app.get("/api/analysis/{position}/puzzle")
    async def puzzle(position: str) -> Response:
        return _json(await rollouts.do(lambda: puzzle_at(position)))

    @app.get("/api/puzzles/{day}")
    async def of_day(day: str) -> Response:
        return _json(await odds.do(lambda: puzzle_of_day(day)))

    @app.get("/api/puzzles")
    async def to_practise(
        game: str = "", theme: str = "", level: str = "", number: Annotated[int, Query(ge=0, lt=MOST_NUMBER)] = 0
    ) -> Response:
        return _json(await odds.do(lambda: puzzle_to_practise(game, theme, level, number)))


def _json(content: object) -> Response:
    return Response(as_json(content), media_type="application/json", headers={"Cache-Control": "no-store"})
