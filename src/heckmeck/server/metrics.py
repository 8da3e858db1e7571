"""Numbers for Prometheus, on a port of their own."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server
from prometheus_client.exposition import ThreadingWSGIServer

from heckmeck.server.watch import Counts
from heckmeck.table.host import Host

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
"""The bounds, in seconds, of the buckets that times are counted in."""


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

    def serve(self, address: str, port: int, shared: bool) -> None:
        """Answers in a thread of its own. Raises OSError if the port is taken.

        A worker shares the port with the one that it replaces, which goes only when the new one serves.
        """
        ThreadingWSGIServer.allow_reuse_port = shared
        start_http_server(port, address, self.registry)

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
