"""How fast the steps of others are shown."""

from __future__ import annotations

import asyncio
from contextlib import suppress


class Pace:
    """A pause after every step, so that it can be followed, until somebody wants to see the rest at once."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.pausing = False
        self._hurry = asyncio.Event()

    @property
    def slow(self) -> bool:
        return self.seconds > 0 and not self._hurry.is_set()

    async def pause(self) -> None:
        self.pausing = True
        with suppress(TimeoutError):
            await asyncio.wait_for(self._hurry.wait(), self.seconds)
        self.pausing = False

    def hurry(self) -> None:
        self._hurry.set()

    def done(self) -> None:
        """All is shown; what comes next has its time again."""
        self._hurry.clear()
