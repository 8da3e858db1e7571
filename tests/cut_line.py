"""A line to PostgreSQL that can be cut at the very moment of a commit.

    with cut_line() as line:
        store = Store(line.url(database_url(folder)))
        line.cut = "answer"

With `answer` the database gets the next COMMIT and commits, but its answer is lost. With `request` the COMMIT itself is lost. A
statement outside of any transaction that saves changes is a commit too.
"""

from __future__ import annotations

import os
import shutil
import socket
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Literal

from databases import SOCKET

NAME = ".s.PGSQL.5432"


class Line:
    """Leads every connection on to the PostgreSQL of the tests."""

    def __init__(self, folder: Path, database: Path) -> None:
        self.folder = folder
        self.cut: Literal["answer", "request"] | None = None
        self.down = False
        """True if every new connection is cut at once."""
        self.stays_down = False
        """True if the line stays down after the next cut."""
        self._database = str(database / NAME)
        self._clients: list[socket.socket] = []
        self._listening = socket.socket(socket.AF_UNIX)
        self._listening.bind(str(folder / NAME))
        self._listening.listen(20)
        threading.Thread(target=self._accept, daemon=True).start()

    def url(self, direct: str) -> str:
        """The address of the same database over this line."""
        return direct.replace(f"host={os.environ[SOCKET]}", f"host={self.folder}")

    def drop(self) -> None:
        """Cuts every connection that there is."""
        for client in self._clients:
            with suppress(OSError):
                client.shutdown(socket.SHUT_RDWR)
        self._clients.clear()

    def close(self) -> None:
        self._listening.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listening.accept()
                if self.down:
                    client.close()
                    continue
                server = socket.socket(socket.AF_UNIX)
                try:
                    server.connect(self._database)
                except OSError:
                    # The database itself is down.
                    client.close()
                    server.close()
                    continue
                self._clients.append(client)
                threading.Thread(target=self._to_server, args=(client, server), daemon=True).start()
                threading.Thread(target=_pass_on, args=(server, client), daemon=True).start()

    def _to_server(self, client: socket.socket, server: socket.socket) -> None:
        within = appends = False
        with suppress(OSError):
            while data := client.recv(65536):
                within = within or b"BEGIN" in data
                # A statement that was sent before may be named by its number only.
                appends = appends or (not within and b"INSERT INTO changes" in data)
                commits = b"COMMIT\0" in data if within else appends
                within = within and not (b"COMMIT\0" in data or b"ROLLBACK" in data)
                if commits and self.cut is not None:
                    answered, self.cut = self.cut == "answer", None
                    self.down = self.stays_down
                    client.shutdown(socket.SHUT_RDWR)
                    if answered:
                        server.sendall(data)
                    break
                server.sendall(data)
        with suppress(OSError):
            server.shutdown(socket.SHUT_WR)


def _pass_on(server: socket.socket, client: socket.socket) -> None:
    with suppress(OSError):
        while data := server.recv(65536):
            client.sendall(data)
    with server, client, suppress(OSError):
        client.shutdown(socket.SHUT_RDWR)


@contextmanager
def cut_line() -> Iterator[Line]:
    folder = Path(tempfile.mkdtemp(prefix="heckmeck-", dir="/tmp"))
    folder.chmod(0o755)
    line = Line(folder, Path(os.environ[SOCKET]))
    try:
        yield line
    finally:
        line.close()
        shutil.rmtree(folder)
