"""`heckmeck play --workers`: several processes behind one port.

One parent listens, and every worker accepts from the same socket. With a socket for each worker on the same port (SO_REUSEPORT)
the system would give each of them a queue of its own, and whoever waits in the queue of a worker that ends would be cut off. The
parent also listens for those who want a worker's metrics, for the same reason: a worker and the one that replaces it share a queue.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from typing import Final

READY: Final = "ready"
"""What a worker says when it serves."""
PAUSE: Final = 1.0
"""Seconds until a worker that ended by itself is replaced."""


class Workers:
    """All processes. SIGTERM and SIGINT stop them; SIGHUP replaces them one after the other, and nobody has to wait."""

    def __init__(self, sockets: Sequence[Sequence[socket.socket]], arguments: Sequence[str]) -> None:
        """`sockets` has those of each worker, which its successors get as well. `arguments` are those of `heckmeck`."""
        self._sockets = sockets
        self._arguments = arguments
        self._running: dict[int, subprocess.Popen[str]] = {}
        self._new: subprocess.Popen[str] | None = None
        self._stopping = False
        self._renewing = False
        self._woken = threading.Event()

    def run(self, *started: Callable[[], None]) -> bool:
        """Until told to stop; False if they could not start. `started` is called when all of them serve."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: self._stop())
        signal.signal(signal.SIGHUP, lambda *_: self._renew())
        self._running = {number: self._start(number) for number in range(len(self._sockets))}
        serving = False not in [_serves(worker) for worker in self._running.values()]
        if serving and not self._stopping:
            for tell in started:
                tell()
            self._watch()
        self._stop()
        for worker in self._running.values():
            worker.wait()
        return serving or self._stopping

    def _start(self, number: int) -> subprocess.Popen[str]:
        own = [one.fileno() for one in self._sockets[number]]
        listening = [word for one in own for word in ("--listening", str(one))]
        command = [sys.executable, "-m", "heckmeck", *self._arguments, *listening]
        # In a group of its own: Ctrl-C is for the parent, which then tells the workers. Its standard input ends with the parent.
        return subprocess.Popen(  # noqa: S603 - our own command
            command, pass_fds=own, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, process_group=0
        )

    def _stop(self) -> None:
        self._stopping = True
        for worker in [*self._running.values(), *([self._new] if self._new is not None else [])]:
            worker.terminate()
        self._woken.set()

    def _renew(self) -> None:
        self._renewing = True
        self._woken.set()

    def _watch(self) -> None:
        """Replaces workers that ended, and all of them when it is asked to."""
        while not self._stopping:
            self._woken.wait(PAUSE)
            self._woken.clear()
            renewing, self._renewing = self._renewing, False
            for number, worker in list(self._running.items()):
                if not self._stopping and (renewing or worker.poll() is not None):
                    self._replace(number, worker)

    def _replace(self, number: int, old: subprocess.Popen[str]) -> None:
        """The old one goes when the new one serves. If that can't start, the old one stays."""
        self._new = self._start(number)
        if _serves(self._new):
            self._running[number] = self._new
            old.terminate()
            _close(old)
        else:
            _close(self._new)
        self._new = None


def _serves(worker: subprocess.Popen[str]) -> bool:
    """Waits until a worker serves or has ended."""
    assert worker.stdout is not None
    return worker.stdout.readline().strip() == READY


def _close(worker: subprocess.Popen[str]) -> None:
    worker.wait()
    for stream in (worker.stdin, worker.stdout):
        if stream is not None:
            stream.close()


def say_ready() -> None:
    """Tells the parent that this worker serves."""
    os.write(1, f"{READY}\n".encode())


def end_with_parent() -> None:
    """Stops this worker when its parent is gone, however it ended."""

    def wait() -> None:
        sys.stdin.buffer.read()
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=wait, daemon=True).start()
