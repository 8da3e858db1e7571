"""Deciding again when another server was faster."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Final, ParamSpec

from heckmeck.table.refusals import Refused

TRIES: Final = 20

P = ParamSpec("P")


class Overtaken(Refused):
    """Another server has saved this version."""

    def __init__(self) -> None:
        super().__init__("stale", "stale")


def decided_anew(decide: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, Coroutine[Any, Any, None]]:
    """For what depends on no version: it is decided again, on the table as it is then."""

    @wraps(decide)
    async def decide_anew(*told: P.args, **more: P.kwargs) -> None:
        for left in reversed(range(TRIES)):
            try:
                await decide(*told, **more)
                return
            except Refused as refused:
                if refused.code != "stale" or not left:
                    raise

    return decide_anew
