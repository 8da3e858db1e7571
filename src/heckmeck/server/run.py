"""Runs the server until Ctrl-C or SIGTERM, and opens a browser once it is ready."""

from __future__ import annotations

import gc
import signal
import socket
import threading
import webbrowser

import uvicorn
from starlette.types import ASGIApp

from heckmeck.server.guard import LARGEST_MESSAGE


class _Server(uvicorn.Server):
    """Opens the browser when it has started."""

    address: str | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.address is not None:
            # Some browsers keep the call until they are closed.
            threading.Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()


def serve(app: ASGIApp, listening: socket.socket, open_browser: str | None) -> bool:
    """Serves until told to stop; False if it could not start."""
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        ws="websockets-sansio",
        # Messages are small, and compressing them would cost more than sending them.
        ws_per_message_deflate=False,
        ws_max_size=4 * LARGEST_MESSAGE,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=3,
        server_header=False,
        # Nobody is believed who claims to speak for another address.
        proxy_headers=False,
    )
    server = _Server(config)
    server.address = open_browser
    for number in (signal.SIGINT, signal.SIGTERM):
        # uvicorn stops cleanly on these and then raises them once more, which would end us as if we had crashed.
        signal.signal(number, lambda *_: None)
    # Messages are made and dropped by the thousand and hold no cycles: looking for cycles so often would take a tenth of the time.
    gc.set_threshold(50_000, 20, 50)
    server.run(sockets=[listening])
    return server.started
