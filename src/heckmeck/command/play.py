"""`heckmeck play`."""

from __future__ import annotations

import errno
import os
import signal
import socket
import threading
import webbrowser
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from heckmeck.command.common import Language, fail, find_words, open_store, print_lines, say_if_kernel_missing
from heckmeck.command.push import GRACE, open_push
from heckmeck.command.workers import Workers, end_with_parent, say_ready

if TYPE_CHECKING:
    from heckmeck.server.visitors import Proxies
    from heckmeck.server.watch import Watch
    from heckmeck.store import Store
    from heckmeck.words import Words

PORTS = 100
"""How many ports are tried, beginning with the wanted one."""
TABLES_PER_HOUR = "HECKMECK_TABLES_PER_HOUR"
"""How many tables one address may set up in an hour."""
CONNECTIONS_PER_ADDRESS = "HECKMECK_CONNECTIONS_PER_ADDRESS"
"""How many connections one address may have open."""
KEEP_DAYS = "HECKMECK_KEEP_DAYS"
"""How many days after its last change a table is deleted; 0 keeps all tables."""
LIMITS = {TABLES_PER_HOUR: 60, CONNECTIONS_PER_ADDRESS: 256, KEEP_DAYS: 0, GRACE: 30}
"""The values of these variables unless the host sets them."""
LOOPBACK = ("127.0.0.1", "localhost", "::1")


def play(
    host: Annotated[str, typer.Option(help="The address to listen on. 0.0.0.0 opens the game to your home network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port. If it is taken, the next free one.")] = 8000,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open a browser.")] = True,
    name: Annotated[
        list[str] | None, typer.Option(metavar="HOST", help="A host name of this server. You can repeat this option.")
    ] = None,
    trusted_proxy: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS[,ADDRESS]",
            envvar="HECKMECK_TRUSTED_PROXY",
            help="The web server in front of this one. Its X-Forwarded-For header names the visitors' addresses.",
        ),
    ] = "",
    metrics: Annotated[
        str,
        typer.Option(
            metavar="[ADDRESS:]PORT",
            envvar="HECKMECK_METRICS",
            help="Where Prometheus finds metrics; off by default. Needs heckmeck[metrics].",
        ),
    ] = "",
    workers: Annotated[
        int, typer.Option(min=1, max=256, metavar="N", help="Processes that share the port. More than one needs PostgreSQL.")
    ] = 1,
    listening: Annotated[list[int] | None, typer.Option(hidden=True, help="The sockets of a worker.")] = None,
    language: Language = "",
) -> None:
    """Play in the browser. This starts the server and opens the page."""
    from heckmeck.server.visitors import Proxies
    from heckmeck.server.watch import Watch

    words = find_words(language)
    watch = Watch()
    limits = {name: _limit(name, default, words) for name, default in LIMITS.items()}
    try:
        proxies = Proxies(trusted_proxy)
    except ValueError:
        fail(words.say("error-bad-proxy", text=trusted_proxy))
    own = [socket.socket(fileno=number) for number in listening or ()] or [_listen(host, port, words)]
    front = _Front(host, own[0], browser, listening is not None, words)
    try:
        store = open_store(words, watch.commit)
    except typer.Exit:
        front.socket.close()
        raise
    if listening is None:
        own += [_metrics_socket(metrics, number, words) for number in range(workers if metrics else 0)]
    if workers > 1:
        _check_workers(store, front.socket, words)
        names = [word for one in name or () for word in ("--name", one)]
        shared = ["play", "--no-browser", "--host", host, "--trusted-proxy", trusted_proxy, "--language", language, *names]
        sockets = [[front.socket, *own[1:][number : number + 1]] for number in range(workers)]
        served = Workers(sockets, shared).run(front.announce, front.start)
    else:
        served = _serve(front, store, limits, name or (), proxies, own[1:], watch)
    if not served:
        fail(words.say("error-no-server"))
    if listening is None:
        print_lines([words.say("serve-ended")])


@dataclass(frozen=True)
class _Front:
    """What people see of a server from outside: where it listens, and what it says when it starts."""

    host: str
    socket: socket.socket
    browser: bool
    worker: bool
    words: Words

    @property
    def address(self) -> str:
        return _address(self.host, self.socket)

    def announce(self) -> None:
        """Says where it is. Workers leave that to their parent."""
        if self.worker:
            end_with_parent()
            return
        reach = "serve-local" if self.host in LOOPBACK else "serve-open"
        print_lines([self.words.say("serve-address", address=self.address), self.words.say(reach)])
        say_if_kernel_missing(self.words)

    def start(self) -> None:
        """It serves from now on."""
        if self.worker:
            say_ready()
        elif self.browser:
            # Some browsers keep the call until they are closed.
            threading.Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()


def _serve(
    front: _Front,
    store: Store,
    limits: Mapping[str, int],
    names: Sequence[str],
    proxies: Proxies,
    metrics: Sequence[socket.socket],
    watch: Watch,
) -> bool:
    """`metrics` is empty if nobody wants them."""
    # FastAPI and uvicorn take a moment to import, and nothing before this needs them.
    from heckmeck.server.app import create_app
    from heckmeck.server.run import room, serve
    from heckmeck.server.visitors import Visitors
    from heckmeck.table.host import Host

    tables = Host(store)
    push = open_push(store, watch, limits[GRACE], front.words)
    with ExitStack() as serving:
        for listening in metrics:
            from heckmeck.server.metrics import Metrics

            watch.counts = kept = Metrics(tables)
            serving.enter_context(kept.serve(listening))
        front.announce()
        app = create_app(tables, names, limits[TABLES_PER_HOUR], proxies, watch, limits[KEEP_DAYS], push)
        visitors = Visitors(room(), limits[CONNECTIONS_PER_ADDRESS], proxies, watch)
        return serve(app, front.socket, visitors, front.worker, front.start, tables.peers.leave)


def _check_workers(store: Store, own: socket.socket, words: Words) -> None:
    """The parent needs no database itself."""
    alone = store.channel is None
    store.close()
    if alone or not hasattr(signal, "SIGHUP"):
        own.close()
        fail(words.say("error-workers-database" if alone else "error-workers-system"))


def _metrics_socket(wanted: str, number: int, words: Words) -> socket.socket:
    """Where Prometheus finds the metrics of the worker with this number. Every one has its own port, one after the other."""
    address, _, port = wanted.rpartition(":")
    if not port.isdecimal() or not 0 < int(port) + number < 65536:
        fail(words.say("error-bad-metrics", text=wanted))
    if find_spec("prometheus_client") is None:
        fail(words.say("error-no-metrics"))
    address = address.strip("[]") or "127.0.0.1"
    try:
        return _bind(address, int(port) + number)
    except (OSError, UnicodeError) as error:
        _fail_to_listen(address, int(port) + number, error, "--metrics", words)


def _limit(variable: str, default: int, words: Words) -> int:
    """A number that the host may set in the environment."""
    text = os.environ.get(variable, str(default))
    if not text.isdecimal():
        fail(words.say("error-bad-limit", variable=variable, text=text))
    return int(text)


def _listen(host: str, port: int, words: Words) -> socket.socket:
    """A socket on the wanted port, or on the next free one."""
    last = min(port + PORTS, 65535)
    while True:
        try:
            return _bind(host, port)
        except (OSError, TypeError, UnicodeError) as error:
            taken = isinstance(error, OSError) and error.errno in (errno.EADDRINUSE, errno.EACCES)
            if not taken or port == last:
                from heckmeck.words.telling import either

                _fail_to_listen(host, port, error, either(words, ["--host", "--port"]), words)
        port += 1


def _fail_to_listen(host: str, port: int, error: Exception, options: str, words: Words) -> NoReturn:
    reason = getattr(error, "strerror", None) or str(error)
    fail(words.say("error-cannot-listen", host=host, port=str(port), reason=reason, options=options))


def _bind(host: str, port: int) -> socket.socket:
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    try:
        if os.name == "posix":
            # Windows would let two servers listen on one port.
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(1024)
    except BaseException:
        listening.close()
        raise
    return listening


def _address(host: str, listening: socket.socket) -> str:
    """What to type into a browser. A server that listens everywhere is reached by the machine's own address."""
    port = listening.getsockname()[1]
    shown = _own_address() if host in ("0.0.0.0", "::") else "localhost" if host in LOOPBACK else host  # noqa: S104 - only compared
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def _own_address() -> str:
    """This machine's address in its network. Nothing is sent: connecting a datagram socket only asks which way it would go."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 9))
            return str(asking.getsockname()[0])
        except OSError:
            return "localhost"
