"""A real server process for tests."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen


def free_port() -> int:
    with socket.socket() as asking:
        asking.bind(("127.0.0.1", 0))
        return int(asking.getsockname()[1])


@dataclass
class Server:
    """A running server. It can be killed and started again on the same port and database."""

    port: int
    database: str
    process: subprocess.Popen[str]

    @property
    def address(self) -> str:
        return f"http://localhost:{self.port}"

    def kill(self) -> None:
        """As a power failure would end it."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def start_again(self) -> None:
        self.process = _start(self.port, self.database)


def _start(port: int, database: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "HECKMECK_DATABASE_URL": database, "HECKMECK_TABLES_PER_HOUR": "10000"}
    command = [sys.executable, "-m", "heckmeck", "play", "--no-browser", "--port", str(port), "--language", "en"]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    while True:
        try:
            urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5).close()
            return process
        except (URLError, ConnectionError):
            assert process.poll() is None, process.communicate()[0]
            time.sleep(0.05)


@contextmanager
def serving(folder: Path) -> Iterator[Server]:
    port, database = free_port(), f"sqlite:///{folder / 'tables.db'}"
    server = Server(port, database, _start(port, database))
    try:
        yield server
    finally:
        server.process.terminate()
        try:
            server.process.communicate(timeout=30)
        except subprocess.TimeoutExpired:
            server.kill()
            raise
