"""How plain mode speaks and listens: lines come in and go out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from heckmeck.terminal.plain.lines import Lines
from heckmeck.words import Words

QUIT = "q"


class Leave(Exception):  # a wish, not an error
    """The player leaves, or the input has ended."""


@dataclass
class Voice:
    words: Words
    lines: Lines
    show: Callable[[str], None]
    ask: Callable[[str], None]
    """Shows a prompt and stays on its line."""
    echo: bool = False
    """Repeats what was typed, where no terminal does."""
    clear: Callable[[], None] = field(default=lambda: None)
    """Hides what was shown, where that is possible."""
    _line: asyncio.Task[str | None] | None = None

    def line(self) -> asyncio.Task[str | None]:
        """The line that is typed next. It stays the next one until it is taken, for it may come before it is asked for."""
        if self._line is None:
            self._line = asyncio.create_task(self.lines.read())
        return self._line

    def wants_to_leave(self) -> bool:
        line = self.line()
        return line.done() and (line.result() or QUIT).strip().lower() == QUIT

    def take(self) -> str:
        """The line that has come in. Raises Leave at the end of input, and if somebody wants to leave."""
        line, self._line = self.line().result(), None
        text = "" if line is None else line.strip()
        if self.echo or line is None:
            self.show(text)
        if line is None or text.lower() == QUIT:
            raise Leave
        return text

    async def read(self, prompt: str) -> str:
        """What is typed behind a prompt."""
        self.ask(prompt)
        await self.line()
        return self.take()
