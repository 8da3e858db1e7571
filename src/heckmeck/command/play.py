"""`heckmeck play`."""

from __future__ import annotations

import errno
import os
import socket
from typing import TYPE_CHECKING, Annotated

import typer

from heckmeck.command.common import Language, fail, find_words, open_store, print_lines, say_if_kernel_missing
from heckmeck.command.push import GRACE, open_push

if TYPE_CHECKING:
    from heckmeck.server.watch import Watch
    from heckmeck.table.host import Host
    from heckmeck.words import Words

PORTS = 100
"""How many ports are tried, beginning with the wanted one."""
TABLES_PER_HOUR = "HECKMECK_TABLES_PER_HOUR"
"""How many tables one address may set up in an hour."""
CONNECTIONS_PER_ADDRESS = "HECKMECK_CONNECTIONS_PER_ADDRESS"
"""How many connections one address may have open."""
KEEP_DAYS = "HECKMECK_KEEP_DAYS"
"""Days after its last change on which a table is deleted; 0 keeps all."""
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
    language: Language = "",
) -> None:
    """Play in the browser. This starts the server and opens the page."""
    from heckmeck.server.visitors import Proxies
    from heckmeck.server.watch import Watch

    words = find_words(language)
    watch = Watch()
    tables_per_hour = _limit(TABLES_PER_HOUR, 60, words)
    per_address = _limit(CONNECTIONS_PER_ADDRESS, 256, words)
    keep_days = _limit(KEEP_DAYS, 0, words)
    push_grace = _limit(GRACE, 30, words)
    try:
        proxies = Proxies(trusted_proxy)
    except ValueError:
        fail(words.say("error-bad-proxy", text=trusted_proxy))
    listening = _listen(host, port, words)
    try:
        store = open_store(words, watch.commit)
    except typer.Exit:
        listening.close()
        raise
    # FastAPI and uvicorn take a moment to import, and nothing before this needs them.
    from heckmeck.server.app import create_app
    from heckmeck.server.run import room, serve
    from heckmeck.server.visitors import Visitors
    from heckmeck.table.host import Host

    tables = Host(store)
    push = open_push(store, watch, push_grace, words)
    if metrics:
        _keep_metrics(metrics, tables, watch, words)
    address = _address(host, listening)
    print_lines([words.say("serve-address", address=address), words.say("serve-local" if host in LOOPBACK else "serve-open")])
    say_if_kernel_missing(words)
    app = create_app(tables, name or (), tables_per_hour, proxies, watch, keep_days, push)
    if not serve(app, listening, Visitors(room(), per_address, proxies, watch), address if browser else None):
        fail(words.say("error-no-server"))
    print_lines([words.say("serve-ended")])


def _keep_metrics(wanted: str, tables: Host, watch: Watch, words: Words) -> None:
    """Keeps metrics and serves them where the host wants them."""
    address, _, port = wanted.rpartition(":")
    if not port.isdecimal() or not 0 < int(port) < 65536:
        fail(words.say("error-bad-metrics", text=wanted))
    try:
        from heckmeck.server.metrics import Metrics
    except ImportError:
        fail(words.say("error-no-metrics"))
    kept = Metrics(tables)
    try:
        kept.serve(address.strip("[]") or "127.0.0.1", int(port))
    except OSError as error:
        fail(words.say("error-cannot-listen", host=address or "127.0.0.1", port=port, reason=error.strerror or str(error)))
    watch.counts = kept


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
                reason = getattr(error, "strerror", None) or str(error)
                fail(words.say("error-cannot-listen", host=host, port=str(port), reason=reason))
        port += 1


def _bind(host: str, port: int) -> socket.socket:
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    try:
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
