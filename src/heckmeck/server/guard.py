"""Who gets in: requests from our own page and from programs, not from other pages; and only so many of them."""

from __future__ import annotations

import ipaddress
import socket
import time
from collections import Counter
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from heckmeck.notation.scan import LONGEST
from heckmeck.server.visitors import VISIT, Proxies, neighbourhood
from heckmeck.table.answering import error_message
from heckmeck.table.refusals import Refused
from heckmeck.table.wire.codec import as_json

LARGEST_MESSAGE: Final = 4096
"""Bytes of a message over the WebSocket."""
LARGEST_BODY: Final = 16 * 1024
"""Bytes of a request's body."""
LARGEST_RECORD: Final = 2 * LONGEST
"""Bytes of a body with a record. As JSON, a record of the largest size that is read takes up to twice as much."""
RECORDS: Final = ("/api/analysis", "/api/rollout/")
"""How the paths begin that take records."""
MOST_RECORDS: Final = 16
"""Requests with a body larger than others have that are served at once, so that nobody can fill the memory with them."""
MOST_RECORDS_OF_ONE: Final = MOST_RECORDS // 4
"""Of one address."""

HOMES: Final = ("local", "lan", "home", "fritz.box")
"""What home networks call themselves."""

HEADERS: Final = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


class Guard:
    """Refuses foreign origins and unknown host names, and adds the headers that keep the page to itself.

    A page of another origin must not speak to a server at home. A browser says in `Origin` where a page came from: it has to be the
    host that the request itself went to. And that host has to be one of ours, else a foreign name could point here (DNS rebinding).
    """

    def __init__(self, app: ASGIApp, names: Iterable[str], proxies: Proxies) -> None:
        self.app = app
        self.proxies = proxies
        self._records: Counter[str] = Counter()
        """By address."""
        self.names = {name.lower() for name in names} | {"localhost", socket.gethostname().lower()}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
        elif not self._may_enter(Headers(scope=scope)):
            await self._refuse(scope, receive, send, Refused("not_possible", "foreign_origin"), 403)
        elif scope.get("method") == "CONNECT":
            # We are not a proxy. After a good answer there would be no more HTTP, not even the body of the answer.
            await self._refuse(scope, receive, send, Refused("bad_message", "not_understood"), 405)
        elif not self.proxies.trusts(_peer(scope)):
            await self._enter(scope, receive, send)
        else:
            headers = Headers(scope=scope)
            visitor = self.proxies.visitor(_peer(scope), headers.getlist("x-forwarded-for"))
            # The visitor speaks to the proxy, so only the proxy knows whether that is HTTPS.
            proto = headers.get("x-forwarded-proto", "")
            scheme = proto if scope["type"] == "http" and proto in ("http", "https") else scope["scheme"]
            await self._enter_for(visitor, {**scope, "client": (visitor, 0), "scheme": scheme}, receive, send)

    async def _enter_for(self, visitor: str, scope: Scope, receive: Receive, send: Send) -> None:
        """A proxy's connection counts for the visitor for as long as it serves them."""
        visit = scope["state"][VISIT]
        if not visit.stand_for(visitor):
            visit.visitors.watch.flooded("too_many_connections")
            await self._refuse(scope, receive, send, Refused("too_many", "too_many_connections"), 429)
            return
        try:
            await self._enter(scope, receive, send)
        finally:
            visit.stand_for(None)

    async def _enter(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
        else:
            most = largest_body(scope["path"], scope["headers"])
            visitor = neighbourhood(_peer(scope))
            if most <= LARGEST_BODY:
                await self._serve(scope, receive, send, most)
            elif self._records.total() >= MOST_RECORDS or self._records[visitor] >= MOST_RECORDS_OF_ONE:
                await self._refuse(scope, receive, send, Refused("too_many", "server_full"), 429)
            else:
                self._records[visitor] += 1
                try:
                    await self._serve(scope, receive, send, most)
                finally:
                    self._records[visitor] -= 1
                    self._records += Counter()  # forgets who has none

    async def _serve(self, scope: Scope, receive: Receive, send: Send, most: int) -> None:
        """With a body of at most so many bytes."""
        body = None if _announced(Headers(scope=scope)) > most else await _whole(receive, most)
        if body is None:
            await self._refuse(scope, receive, send, too_large(scope["path"]), 413)
        else:
            await self.app(scope, body, _with_headers(send))

    def _may_enter(self, headers: Headers) -> bool:
        host = headers.get("host", "").lower()
        origin = headers.get("origin")
        try:
            return self._is_ours(host) and (origin is None or urlsplit(origin).netloc.lower() == host)
        except ValueError:
            # Brackets that do not belong there.
            return False

    def _is_ours(self, host: str) -> bool:
        name = urlsplit(f"//{host}").hostname or ""
        if name in self.names or any(name == f"{known}.{home}" for known in self.names for home in HOMES):
            return True
        try:
            return bool(ipaddress.ip_address(name))
        except ValueError:
            return False

    async def _refuse(self, scope: Scope, receive: Receive, send: Send, refused: Refused, status: int) -> None:
        if scope["type"] == "websocket":
            await receive()
        await Response(as_json(error_message(refused)), status, media_type="application/json")(scope, receive, _with_headers(send))


def largest_body(path: str, headers: Iterable[tuple[bytes, bytes]]) -> int:
    """Bytes that the body of a request to this path may have. One that is larger than others has to say so in its head."""
    size = _announced(Headers(raw=list(headers)))
    return LARGEST_RECORD if path.startswith(RECORDS) and LARGEST_BODY < size <= LARGEST_RECORD else LARGEST_BODY


def too_large(path: str) -> Refused:
    if path.startswith(RECORDS):
        # As the notation refuses a file that is too large.
        return Refused("too_large", "too_large", most=LONGEST // 1024)
    return Refused("too_large", "message_too_large", most=LARGEST_BODY)


def _peer(scope: Scope) -> str:
    return scope["client"][0] if scope["client"] else ""


def _announced(headers: Headers) -> int:
    text = headers.get("content-length", "0")
    return int(text) if text.isdecimal() and len(text) < 20 else LARGEST_RECORD + 1


async def _whole(receive: Receive, most: int) -> Receive | None:
    """The body of a request, in a form that can be read again; None if it is larger than any of ours."""
    messages: list[Message] = []
    size = 0
    while not messages or messages[-1].get("more_body"):
        messages.append(await receive())
        size += len(messages[-1].get("body", b""))
        if size > most:
            return None
    messages.reverse()

    async def again() -> Message:
        return messages.pop() if messages else await receive()

    return again


def _with_headers(send: Send) -> Send:
    extra = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]

    async def with_headers(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            message["headers"] = [*message.get("headers", []), *extra]
        await send(message)

    return with_headers


class Allowance:
    """A rate in the long run, and some more at once: a bucket that fills at a steady rate."""

    def __init__(self, per_second: float, at_once: int) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self._left = float(at_once)
        self._then = time.monotonic()

    def take(self, amount: float = 1) -> bool:
        """Takes this much, if that much is left."""
        now = time.monotonic()
        self._left = min(self.at_once, self._left + (now - self._then) * self.per_second)
        self._then = now
        if self._left < amount:
            return False
        self._left -= amount
        return True

    @property
    def full(self) -> bool:
        return self._left + (time.monotonic() - self._then) * self.per_second >= self.at_once


class Allowances:
    """An allowance for each address. Those that are full again are forgotten."""

    def __init__(self, per_hour: int) -> None:
        self.per_hour = per_hour
        self._of: dict[str, Allowance] = {}

    @property
    def known(self) -> int:
        """How many addresses it remembers."""
        return len(self._of)

    def take(self, address: str) -> bool:
        # Whoever took longest ago comes first, so an hour after the last time everybody is forgotten by the next to take.
        while self._of and self._of[first := next(iter(self._of))].full:
            del self._of[first]
        own = neighbourhood(address)
        allowance = self._of.pop(own, Allowance(self.per_hour / 3600, self.per_hour))
        self._of[own] = allowance
        return allowance.take()
