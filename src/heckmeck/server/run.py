"""Runs the server until Ctrl-C or SIGTERM."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from http import HTTPStatus
from itertools import count
from typing import Final

import uvicorn
from starlette.types import ASGIApp

from heckmeck.server.guard import LARGEST_MESSAGE
from heckmeck.server.visitors import Visit, Visitors
from heckmeck.server.watch import Warnings
from heckmeck.server.wire import GOODBYE, LARGEST_HEAD, Http, Socket, answer
from heckmeck.table.refusals import Refused

MOST_CONNECTIONS: Final = 8192
OWN_FILES: Final = 80
"""Open files kept from visitors: for the database, for the event loop, and for those who are told that there is no room."""
TURNED_AWAY: Final = 16
"""Visitors who are told at the same time that there is no room. The server hangs up on any more of them."""
TELLING: Final = 2.0
"""Seconds that telling one of them may take."""
SENT_AHEAD: Final = 128 * 1024
"""Bytes that the system keeps for a client that does not read them yet. Left to itself it would keep megabytes for each."""
UNREAD: Final = 60_000
"""Milliseconds after which the system drops a client that reads nothing of what it is sent."""
TOGETHER: Final = 64
"""Visitors who come in before everybody inside has been served once more."""
WAITING: Final = 2048
"""Visitors who may wait inside until it's their turn. All others wait outside."""
HEALTH: Final = b"GET /healthz "
"""How a request begins that goes first. A proxy that has to wait too long for its answer takes a busy server for a dead one."""
AT_ONCE: Final = 50
"""Players who are sent to another server at the same time when this one stops."""
NEXT: Final = 0.02
"""Seconds until the next ones are. Another server has to take them all in."""


class _Server(uvicorn.Server):
    """Lets visitors in, as long as there is room, and welcomes them one at a time. Whoever asks for its health goes first.

    Workers share a door. Each of them lets in one visitor at a time, so that none takes in those whom another could welcome sooner.
    When it stops, it lets nobody in any more and sends everybody who is there away with the request to come back. Another server on
    the same database, or the next one here, takes them in.
    """

    def __init__(
        self,
        config: uvicorn.Config,
        listening: socket.socket,
        visitors: Visitors,
        is_worker: bool,
        starts: Callable[[], None],
        leaves: Callable[[], None],
    ) -> None:
        super().__init__(config)
        self.listening = listening
        self.visitors = visitors
        self.together, self.most_waiting = (0, 0) if is_worker else (TOGETHER, WAITING)
        self.starts = starts
        """Called when it has started."""
        self.leaves = leaves
        """Called when it begins to stop."""
        self._letting_in: asyncio.Task[None] | None = None
        self._welcoming: asyncio.Task[None] | None = None
        self._waiting: asyncio.PriorityQueue[tuple[bool, int, socket.socket, Visit]] = asyncio.PriorityQueue()
        self._number = count()
        self._turning_away: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        # No sockets for uvicorn: the event loop would accept all who wait at once, until the system has no file left for any of us.
        await super().startup([])
        if not self.started:
            return
        self.listening.setblocking(False)
        self._letting_in = asyncio.create_task(self._let_in())
        self._welcoming = asyncio.create_task(self._welcome_all())
        self.starts()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for task in {self._letting_in, *self._turning_away} - {None}:
            assert task is not None
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        if self._welcoming is not None:
            # Everybody inside is welcomed and heard first. Cut off there, they would never be answered.
            await self._waiting.join()
            self._welcoming.cancel()
            await asyncio.sleep(NEXT)
        self.listening.close()
        self.leaves()
        await self._send_away()
        await super().shutdown([])

    async def _send_away(self) -> None:
        """Closes all WebSockets. A client that takes too long to answer is cut off."""
        sockets = [connection for connection in self.server_state.connections if isinstance(connection, Socket)]
        for number, one in enumerate(sockets, 1):
            one.send_away()
            if number % AT_ONCE == 0:
                await asyncio.sleep(NEXT)
        with suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE + 0.5):
                while any(one in self.server_state.connections for one in sockets):
                    await asyncio.sleep(NEXT)

    async def _let_in(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                self._receive(*await loop.sock_accept(self.listening))
                for _ in range(self.together):
                    self._receive(*self.listening.accept())
            except BlockingIOError:
                # Nobody else is at the door.
                pass
            except OSError:
                # The system has no file left, or the visitor has gone. In a moment there may be room again.
                await asyncio.sleep(0.05)
            await asyncio.sleep(0)
            while self._waiting.qsize() > self.most_waiting:
                await asyncio.sleep(0)

    def _receive(self, connection: socket.socket, address: tuple[str, int]) -> None:
        connection.setblocking(False)
        try:
            visit = self.visitors.enter(address[0])
        except Refused as refused:
            self._turn_away(connection, refused)
            return
        self._waiting.put_nowait((not _asks_for_health(connection), next(self._number), connection, visit))

    async def _welcome_all(self) -> None:
        while True:
            *_, connection, visit = await self._waiting.get()
            await self._welcome(connection, visit)
            self._waiting.task_done()

    async def _welcome(self, connection: socket.socket, visit: Visit) -> None:
        try:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SENT_AHEAD)
            if hasattr(socket, "TCP_USER_TIMEOUT"):
                connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)
            await asyncio.get_running_loop().connect_accepted_socket(
                lambda: Http(self.config, self.server_state, self.lifespan.state, visit), connection
            )
        except OSError:
            connection.close()
            visit.leave()

    def _turn_away(self, connection: socket.socket, refused: Refused) -> None:
        self.visitors.watch.flooded(refused.reason)
        if len(self._turning_away) >= TURNED_AWAY:
            connection.close()
            return
        task = asyncio.create_task(_tell(connection, refused))
        self._turning_away.add(task)
        task.add_done_callback(self._turning_away.discard)


def _asks_for_health(connection: socket.socket) -> bool:
    """Looks at what the visitor has sent so far, and leaves it there."""
    try:
        return connection.recv(len(HEALTH), socket.MSG_PEEK) == HEALTH
    except OSError:
        # Nothing has come yet, or the visitor has gone.
        return False


async def _tell(connection: socket.socket, refused: Refused) -> None:
    """Says why there is no room. Waits for the client to hang up, since hanging up on unread data would take the answer back."""
    loop = asyncio.get_running_loop()
    status = HTTPStatus.SERVICE_UNAVAILABLE if refused.reason == "server_full" else HTTPStatus.TOO_MANY_REQUESTS
    with connection, suppress(OSError):
        async with asyncio.timeout(TELLING):
            asked = await loop.sock_recv(connection, LARGEST_HEAD)
            await loop.sock_sendall(connection, answer(refused, status, asked))
            connection.shutdown(socket.SHUT_WR)
            while await loop.sock_recv(connection, LARGEST_HEAD):
                pass


def room() -> int:
    """How many connections the system lets us have at once, after asking it for as many as we can use."""
    try:
        import resource
    except ImportError:
        # Windows has no such limit on files.
        return MOST_CONNECTIONS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_CONNECTIONS + OWN_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        best = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (best, hard))
            soft = best
    return MOST_CONNECTIONS if soft == resource.RLIM_INFINITY else max(8, min(MOST_CONNECTIONS, soft - OWN_FILES))


def serve(
    app: ASGIApp,
    listening: socket.socket,
    visitors: Visitors,
    is_worker: bool,
    starts: Callable[[], None],
    leaves: Callable[[], None],
) -> bool:
    """Serves until told to stop; False if it could not start. `starts` is called when it has started, `leaves` before it stops."""
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        http=Http,
        ws=Socket,
        h11_max_incomplete_event_size=LARGEST_HEAD,
        # Messages are small, and compressing them would cost more than sending them.
        ws_per_message_deflate=False,
        ws_max_size=4 * LARGEST_MESSAGE,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=3,
        server_header=False,
        # Only `Proxies` decides who may speak for another address.
        proxy_headers=False,
    )
    logging.getLogger("uvicorn.error").addFilter(Warnings(visitors.watch.log))
    server = _Server(config, listening, visitors, is_worker, starts, leaves)
    for number in (signal.SIGINT, signal.SIGTERM):
        # uvicorn stops cleanly on these and then raises them once more, which would end us as if we had crashed.
        signal.signal(number, lambda *_: None)
    # Messages are made and dropped by the thousand and hold no cycles: looking for cycles so often would take a tenth of the time.
    gc.set_threshold(50_000, 20, 50)
    server.run(sockets=[])
    return server.started
