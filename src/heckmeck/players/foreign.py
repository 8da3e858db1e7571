"""Bots that are other people's programs, asked over their standard input and output (docs/bot-protocol.md)."""

from __future__ import annotations

import json
import os
import select
import shlex
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

from heckmeck.notation import action_json, read_action, view_json
from heckmeck.players.bot import Bot, Forfeit
from heckmeck.rules import Action

PREFIX: Final = "cmd:"
PATIENCE: Final = 5.0
"""Seconds a program may think about one choice."""
LONGEST: Final = 64 * 1024
"""Bytes an answer may have."""
LISTED: Final = 1000
"""Legal actions that a question lists. Only a Karteneck hand with many worm cards has more; those may be chosen all the same."""
NAMES: Final = ("seat-1", "seat-2", "seat-3", "seat-4", "seat-5", "seat-6", "seat-7")


class ForeignBot(Bot):
    """Starts the program when it is first asked and keeps it from game to game, unless it fails."""

    def __init__(self, command: str, patience: float = PATIENCE) -> None:
        self._command = command
        self._patience = patience
        self._process: subprocess.Popen[bytes] | None = None
        self._unread = b""

    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        names = NAMES[: self.players]
        question = {
            "you": names[view.seat],
            "view": view_json(self.game, view, names),
            "legal": [action_json(self.game, action, names) for action in legal[:LISTED]],
        }
        try:
            return self._understood(self._ask(json.dumps(question).encode() + b"\n"), legal, names)
        except Forfeit:
            self.close()
            raise

    def _understood(self, line: bytes, legal: Sequence[Action], names: tuple[str, ...]) -> Action:
        shown = line[:60].decode(errors="replace").strip()
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            raise Forfeit("not-json", text=shown) from None
        chosen = answer.get("choose") if isinstance(answer, dict) else None
        if isinstance(chosen, int) and not isinstance(chosen, bool):
            if not 0 <= chosen < min(len(legal), LISTED):
                raise Forfeit("no-such-number", number=str(chosen)[:20], most=min(len(legal), LISTED) - 1)
            return legal[chosen]
        action = read_action(self.game, chosen, names)
        if action is None or action not in legal:
            raise Forfeit("not-legal", text=shown)
        return action

    def _ask(self, question: bytes) -> bytes:
        process = self._running()
        if not self._unread and _ready(process, 0.0):
            self._read(process)
        if self._unread:
            raise Forfeit("not-asked")
        deadline = time.monotonic() + self._patience
        self._send(process, question, deadline)
        while b"\n" not in self._unread:
            if not _ready(process, deadline - time.monotonic()):
                raise Forfeit("no-answer", seconds=f"{self._patience:g}")
            self._read(process)
        line, _, self._unread = self._unread.partition(b"\n")
        return line

    def _send(self, process: subprocess.Popen[bytes], question: bytes, deadline: float) -> None:
        """Writes as much as the program takes at a time: one that does not read must not keep us waiting for ever."""
        assert process.stdin is not None
        while question:
            _, writable, _ = select.select([], [process.stdin], [], max(0.0, deadline - time.monotonic()))
            if not writable:
                raise Forfeit("no-answer", seconds=f"{self._patience:g}")
            try:
                question = question[os.write(process.stdin.fileno(), question) :]
            except OSError:
                raise self._end_of(process) from None

    def _read(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdout is not None
        chunk = os.read(process.stdout.fileno(), LONGEST)
        if not chunk:
            raise self._end_of(process)
        self._unread += chunk
        if len(self._unread) > LONGEST:
            raise Forfeit("too-long", bytes=LONGEST)

    def _end_of(self, process: subprocess.Popen[bytes]) -> Forfeit:
        try:
            return Forfeit("ended", code=process.wait(timeout=1.0))
        except subprocess.TimeoutExpired:
            return Forfeit("closed")

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            if sys.platform == "win32":
                # Nobody can wait for a pipe there as `select` does.
                raise Forfeit("not-started", error="programs can play on Linux and macOS only")
            self._unread = b""
            try:
                self._process = subprocess.Popen(  # noqa: S603  # the user names the program to run
                    shlex.split(self._command),
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.DEVNULL,
                    start_new_session=True,
                )
                assert self._process.stdin is not None
                os.set_blocking(self._process.stdin.fileno(), False)
            except (OSError, ValueError) as error:
                raise Forfeit("not-started", error=str(error)) from None
        return self._process

    def close(self) -> None:
        """Ends the program."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            for pipe in (self._process.stdin, self._process.stdout):
                # Closing flushes, and a program that is gone reads nothing.
                with suppress(OSError):
                    if pipe is not None:
                        pipe.close()
            self._process = None


def _ready(process: subprocess.Popen[bytes], seconds: float) -> bool:
    assert process.stdout is not None
    readable, _, _ = select.select([process.stdout], [], [], max(0.0, seconds))
    return bool(readable)
