"""Sends messages to browsers that have no connection, through the push services that they name (RFC 8030, 8291 and 8292).

A client chooses the address that the server speaks to. So the server only speaks to public addresses, which it resolves and checks
itself right before it connects, follows no redirection, reads no more of an answer than its head, and waits only for so long.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import ssl
import threading
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, TypeVar
from urllib.parse import urlsplit

import h11
import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02, VapidException

from heckmeck.store.pushes import Subscription

T = TypeVar("T")

AT_ONCE: Final = 8
"""Requests that are under way at the same time."""
PATIENCE: Final = 10.0
"""Seconds for one request, from looking up its address to the head of the answer."""
KEPT: Final = 24 * 3600
"""Seconds for which a push service keeps a message for a browser that is switched off."""
LONGEST: Final = 1000
"""Characters of an endpoint. Those of the known push services have fewer than 500."""
HEAD: Final = 16_384
"""Bytes of an answer that are read at most."""
THREADS: Final = 32
"""Threads that may wait for names to be looked up. One that hangs is not waited for, but it counts."""
_PLAIN: Final = re.compile(r"[!-~]+")
_NAME: Final = re.compile(r"[a-z0-9._-]+")
_NAT64: Final = ipaddress.ip_network("64:ff9b::/96")


class Forbidden(Exception):
    """The server does not speak to this address."""


class BadSetting(Exception):
    """A key or a contact that is invalid."""


def is_public(address: str) -> bool:
    """Whether an address is out there on the internet: not this machine, not its network, and no way around to either."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.sixtofour is not None or found.teredo is not None:
            return False
        inner = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF) if found in _NAT64 else found.ipv4_mapped
        if inner is not None:
            return is_public(str(inner))
    return found.is_global and not (found.is_multicast or found.is_reserved or found.is_unspecified)


@dataclass(frozen=True)
class Reach:
    """Where the server may speak to. Only tests want anything but the internet."""

    allows: Callable[[str], bool] = is_public
    ports: frozenset[int] | None = frozenset({443})
    """None: any."""
    trusted: str | None = None
    """A file with certificates; None: those that the machine trusts."""


PUBLIC = Reach()


def check_endpoint(endpoint: str, reach: Reach = PUBLIC) -> tuple[str, int, str]:
    """Host, port and path of an endpoint. Raises Forbidden if the server would never send anything there."""
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port or 443
    except ValueError:
        raise Forbidden("no address") from None
    plain = len(endpoint) <= LONGEST and _PLAIN.fullmatch(endpoint) and _NAME.fullmatch(host)
    if not plain or parts.scheme != "https" or "@" in parts.netloc or parts.fragment:
        raise Forbidden("no address")
    if reach.ports is not None and port not in reach.ports:
        raise Forbidden("port")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return host, port, path


def check_subscription(wanted: Subscription, reach: Reach = PUBLIC) -> None:
    """Raises Forbidden for an endpoint that nothing is sent to, or keys that nothing can be encrypted with."""
    check_endpoint(wanted.endpoint, reach)
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(wanted.p256dh))
        good = len(_bytes(wanted.auth)) == 16
    except ValueError:
        good = False
    if not good:
        raise Forbidden("keys")


def new_key() -> str:
    """A private key for a server, in base64url."""
    return _text(ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big"))


def check_key(key: str) -> None:
    """Raises BadSetting if it is not a private key."""
    try:
        raw = _bytes(key)
        ec.derive_private_key(int.from_bytes(raw, "big"), ec.SECP256R1())
    except ValueError:
        raw = b""
    if len(raw) != 32:
        raise BadSetting("no key")


class Sender:
    """Encrypts a message for one browser, signs it with the server's key, and sends it."""

    def __init__(self, key: str, contact: str, reach: Reach = PUBLIC, patience: float = PATIENCE) -> None:
        """`contact` is where a push service finds the host: a mailto: or https: address. Raises BadSetting if either is invalid."""
        check_key(key)
        self._vapid = Vapid02.from_raw(key.encode())
        self._contact = contact
        self.reach = reach
        self._patience = patience
        self.public = _text(self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))
        """What browsers know the server by."""
        self._tls = ssl.create_default_context(cafile=reach.trusted)
        self._room = asyncio.Semaphore(AT_ONCE)
        self._threads = _Threads(THREADS)
        self._authorized("https://push.example.org")

    async def send(self, to: Subscription, message: bytes, topic: str) -> int:
        """The status of the push service's answer. A later message of a topic replaces the earlier one.

        Raises Forbidden, or OSError if there is no answer.
        """
        host, port, path = check_endpoint(to.endpoint, self.reach)
        async with self._room:
            try:
                async with asyncio.timeout(self._patience):
                    body = await self._threads.run(lambda: _encrypted(to, message))
                    found = await self._threads.run(lambda: _addresses(host, port))
                    return await self._post(self._allowed(found), host, port, path, topic, body)
            except (UnicodeError, h11.ProtocolError) as error:
                raise ConnectionError(type(error).__name__) from error

    def _allowed(self, found: list[str]) -> list[str]:
        allowed = [address for address in found if self.reach.allows(address)]
        if not allowed:
            raise Forbidden("address")
        return allowed

    async def _post(self, addresses: list[str], host: str, port: int, path: str, topic: str, body: bytes) -> int:
        """Connects to an address that was checked, and to nothing else: the name is not looked up a second time."""
        for number, address in enumerate(addresses):
            try:
                reader, writer = await asyncio.open_connection(address, port, ssl=self._tls, server_hostname=host)
                break
            except OSError:
                if number == len(addresses) - 1:
                    raise
        named = f"[{host}]" if ":" in host else host
        authority = named if port == 443 else f"{named}:{port}"
        try:
            wire = h11.Connection(h11.CLIENT, max_incomplete_event_size=HEAD)
            headers = [
                ("Host", authority),
                ("Authorization", self._authorized(f"https://{authority}")),
                ("Content-Encoding", "aes128gcm"),
                ("Content-Type", "application/octet-stream"),
                ("Content-Length", str(len(body))),
                ("TTL", str(KEPT)),
                ("Urgency", "high"),
                ("Topic", topic),
                ("Connection", "close"),
            ]
            parts = (h11.Request(method="POST", target=path, headers=headers), h11.Data(data=body), h11.EndOfMessage())
            writer.writelines([wire.send(part) or b"" for part in parts])
            await writer.drain()
            return await _status(wire, reader)
        finally:
            # Whatever else it has to say, nobody listens.
            writer.transport.abort()

    def _authorized(self, audience: str) -> str:
        """Raises BadSetting if the contact is invalid."""
        claims = {"aud": audience, "exp": int(time.time()) + KEPT // 2, "sub": self._contact}
        try:
            return str(self._vapid.sign(claims)["Authorization"])
        except VapidException as error:
            raise BadSetting(str(error)) from error


async def _status(wire: h11.Connection, reader: asyncio.StreamReader) -> int:
    while True:
        event = wire.next_event()
        if event is h11.NEED_DATA:
            wire.receive_data(await reader.read(4096))
        elif isinstance(event, h11.Response):
            return event.status_code
        elif not isinstance(event, h11.InformationalResponse):
            raise ConnectionError("no answer")


class _Threads:
    """Work that blocks, each in a thread of its own. Looking up a name may take long: the threads that play must not wait for it,
    and neither must the end of the server."""

    def __init__(self, most: int) -> None:
        self._room = threading.BoundedSemaphore(most)

    async def run(self, work: Callable[[], T]) -> T:
        """Raises OSError if too many threads are busy."""
        if not self._room.acquire(blocking=False):
            raise OSError("too many threads")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()

        def tell(found: T | None, error: Exception | None) -> None:
            if done.done():
                return
            if error is not None:
                done.set_exception(error)
            else:
                done.set_result(found)  # type: ignore[arg-type]  # without an error there is a result

        def work_and_tell() -> None:
            found, error = None, None
            try:
                found = work()
            except Exception as raised:
                error = raised
            finally:
                self._room.release()
            with suppress(RuntimeError):  # the server has stopped
                loop.call_soon_threadsafe(tell, found, error)

        threading.Thread(target=work_and_tell, name="push", daemon=True).start()
        return await done


def _addresses(host: str, port: int) -> list[str]:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys([str(address[0]) for *_, address in found]))


def _encrypted(to: Subscription, message: bytes) -> bytes:
    own = ec.generate_private_key(ec.SECP256R1())
    return bytes(http_ece.encrypt(message, private_key=own, dh=_bytes(to.p256dh), auth_secret=_bytes(to.auth), version="aes128gcm"))


def _bytes(text: str) -> bytes:
    """Raises ValueError if it is not base64url."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()
