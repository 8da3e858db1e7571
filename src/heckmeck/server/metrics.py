"""Numbers for Prometheus, on a port of their own."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from socketserver import ThreadingMixIn
from typing import Final
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, make_wsgi_app

from heckmeck.server.watch import Counts
from heckmeck.table.host import Host

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
"""The bounds, in seconds, of the buckets that times are counted in."""


class _Answers(WSGIRequestHandler):
    timeout = 5
    """Seconds for somebody to ask."""

    def log_message(self, format: str, *args: object) -> None:
        """The log is for what happens at tables."""


class _Desk(ThreadingMixIn, WSGIServer):
    """Serves on a socket that is there already. Whoever is being answered when it ends gets the whole answer."""

    daemon_threads = False

    def __init__(self, listening: socket.socket) -> None:
        address, port = listening.getsockname()[:2]
        super().__init__((address, port), _Answers, bind_and_activate=False)
        self.socket.close()
        # The one that this worker replaces takes from the same queue: whoever it answers must not be waited for here.
        listening.setblocking(False)
        self.socket = listening
        self.server_name, self.server_port = address, port
        self.setup_environ()


class Metrics(Counts):
    """All numbers. Those about the present moment are looked up when somebody asks."""

    def __init__(self, host: Host) -> None:
        self.registry = CollectorRegistry()
        tables = Gauge("heckmeck_tables", "Tables in memory", registry=self.registry)
        tables.set_function(lambda: len(host.in_memory))
        players = Gauge("heckmeck_players", "Connected players who have a seat", registry=self.registry)
        players.set_function(lambda: sum(watcher.owner is not None for live in host.in_memory for watcher in list(live.watchers)))
        waiting = Gauge("heckmeck_save_queue", "Requests that wait to be saved", registry=self.registry)
        waiting.set_function(lambda: host.store.waiting)
        self._actions = Counter("heckmeck_actions", "Messages of players", ["type"], registry=self.registry)
        self._latency = Histogram(
            "heckmeck_action_seconds", "From a message of a player to its answer", buckets=QUICK, registry=self.registry
        )
        self._commits = Histogram("heckmeck_commit_seconds", "How long a commit took", buckets=QUICK, registry=self.registry)
        self._saved = Counter("heckmeck_saved_requests", "Requests in commits", registry=self.registry)
        self._failed = Counter("heckmeck_failed_commits", "Commits that failed", registry=self.registry)
        self._refusals = Counter("heckmeck_refusals", "Messages and requests refused", ["reason"], registry=self.registry)
        self._floods = Counter("heckmeck_floods", "Clients cut off", ["kind"], registry=self.registry)

    @contextmanager
    def serve(self, listening: socket.socket) -> Iterator[None]:
        """Answers in threads of its own."""
        desk = _Desk(listening)
        desk.set_app(make_wsgi_app(self.registry))
        threading.Thread(target=desk.serve_forever, args=(0.1,), daemon=True).start()
        try:
            yield
        finally:
            desk.shutdown()
            desk.server_close()

    def saved(self, seconds: float, requests: int) -> None:
        self._commits.observe(seconds)
        self._saved.inc(requests)

    def failed(self) -> None:
        self._failed.inc()

    def refused(self, reason: str) -> None:
        self._refusals.labels(reason).inc()

    def flooded(self, kind: str) -> None:
        self._floods.labels(kind).inc()

    def acted(self, kind: str, seconds: float) -> None:
        self._actions.labels(kind).inc()
        self._latency.observe(seconds)
