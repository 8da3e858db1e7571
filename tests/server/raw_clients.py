"""Clients that speak to a server byte by byte, and so may send what no library would."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from serving import PATIENCE, Server

MASK = b"\0\0\0\0"
"""A mask under which every byte stays what it is."""
TEXT, BINARY, CLOSE, PING, PONG = 0x81, 0x82, 0x88, 0x89, 0x8A
BEGINNING, CONTINUATION = 0x01, 0x00
"""Frames that others follow: the first of a text, and those after it."""


def frame(kind: int, data: bytes = b"") -> bytes:
    """A frame of at most 125 bytes."""
    return bytes([kind, 0x80 | len(data)]) + MASK + data


def handshake(server: Server, table: str, *more: str) -> bytes:
    """A request for a WebSocket."""
    lines = [
        f"GET /api/tables/{table}/live HTTP/1.1",
        f"Host: localhost:{server.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==",
        "Sec-WebSocket-Version: 13",
        *more,
    ]
    return "\r\n".join([*lines, "", ""]).encode()


class Raw:
    """One TCP connection."""

    def __init__(self, server: Server, source: str = "") -> None:
        self.socket = socket.create_connection(("127.0.0.1", server.port), PATIENCE, (source, 0) if source else None)

    def send(self, data: bytes) -> bool:
        """False if the server has hung up."""
        try:
            self.socket.sendall(data)
        except ConnectionError:
            return False
        return True

    def hang_up(self) -> None:
        """Sends no more, but still listens."""
        with suppress(OSError):
            self.socket.shutdown(socket.SHUT_WR)

    def head(self) -> bytes:
        """The head of an answer, or as much of it as comes."""
        found = b""
        with suppress(ConnectionError):
            while not found.endswith(b"\r\n\r\n") and (more := self.socket.recv(1)):
                found += more
        return found

    def frame(self) -> tuple[int, bytes]:
        """The server's next frame: its first byte, and what it holds."""
        kind, size = self._exactly(2)
        if size > 125:
            size = int.from_bytes(self._exactly({126: 2, 127: 8}[size]), "big")
        return kind, self._exactly(size)

    def _exactly(self, size: int) -> bytes:
        found = b""
        while len(found) < size:
            more = self.socket.recv(size - len(found))
            assert more, "the server has hung up"
            found += more
        return found

    def rest(self) -> bytes:
        """All that comes until the server hangs up."""
        found = b""
        with suppress(ConnectionError):
            while more := self.socket.recv(65536):
                found += more
        return found


@contextmanager
def raw(server: Server, first: bytes = b"", source: str = "") -> Iterator[Raw]:
    client = Raw(server, source)
    with client.socket:
        client.send(first)
        yield client


@contextmanager
def raw_socket(server: Server, table: str, *more: str, source: str = "") -> Iterator[Raw]:
    """A WebSocket that has been let in and has not said hello."""
    with raw(server, handshake(server, table, *more), source) as client:
        assert client.head().startswith(b"HTTP/1.1 101 ")
        yield client
