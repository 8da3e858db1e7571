"""The visitors: how many connections are open, whose they are, and whether there is room for one more."""

from __future__ import annotations

import ipaddress
from collections import Counter
from collections.abc import Iterable
from typing import Final

from heckmeck.server.watch import Watch
from heckmeck.table.refusals import Refused

VISIT: Final = "visit"
"""The key of a connection's `Visit` in the state of its ASGI scope."""

_Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Proxies:
    """The web servers in front of us that may say for whom they ask. Nobody else is believed."""

    def __init__(self, told: str = "") -> None:
        """Addresses or networks, separated by commas. Raises ValueError for anything else."""
        self._networks = [ipaddress.ip_network(part.strip(), strict=False) for part in told.split(",") if part.strip()]

    def trusts(self, address: str) -> bool:
        found = _read(address)
        return found is not None and any(found in network for network in self._networks)

    def visitor(self, proxy: str, forwarded: Iterable[str]) -> str:
        """The address for which a trusted proxy asks.

        Every proxy adds its client on the right, so the visitor is the rightmost address that is not a trusted proxy. Everything
        to the left of it may be made up. If an entry is not an address, the trusted proxy that added it counts as the visitor.
        """
        nearest = proxy
        for entry in reversed([entry for header in forwarded for entry in header.split(",")]):
            address = _read(_without_port(entry.strip()))
            if address is None:
                break
            nearest = str(address)
            if not self.trusts(nearest):
                break
        return nearest


class Visitors:
    """Counts the open connections.

    One address gets at most a quarter of the room. Clients that have not said hello get at most half of it. So neither a single
    visitor nor a silent crowd can keep everybody else out.
    """

    def __init__(self, room: int, per_address: int, proxies: Proxies, watch: Watch | None = None) -> None:
        self.room = room
        self.watch = watch or Watch()
        self.per_address = min(per_address, room // 4)
        self.proxies = proxies
        self.strangers = 0
        self._here = 0
        self._of: Counter[str] = Counter()

    def enter(self, address: str) -> Visit:
        """One more connection from this address. Raises Refused if there is no room for it."""
        if self._here >= self.room or self.strangers >= self.room // 2:
            raise Refused("too_many", "server_full")
        visit = Visit(self)
        # A proxy brings many visitors. Each of them is counted when the proxy asks for them.
        if not self.proxies.trusts(address) and not visit.stand_for(address):
            raise Refused("too_many", "too_many_connections")
        self._here += 1
        self.strangers += 1
        return visit

    def left(self, visit: Visit) -> None:
        self._here -= 1
        self.strangers -= visit.is_stranger

    def move(self, old: str | None, new: str | None) -> bool:
        """Counts a connection for another address; False if that one has too many already."""
        if new is not None and self._of[new] >= self.per_address:
            return False
        if new is not None:
            self._of[new] += 1
        if old is not None:
            self._of[old] -= 1
            if not self._of[old]:
                del self._of[old]
        return True


class Visit:
    """One open connection. It belongs to a stranger until the client says hello."""

    def __init__(self, visitors: Visitors) -> None:
        self.visitors = visitors
        self.is_stranger = True
        self._address: str | None = None
        self._over = False

    def stand_for(self, address: str | None) -> bool:
        """Counts for this address from now on, or for none; False if the address has too many connections."""
        key = None if address is None else neighbourhood(address)
        if not self.visitors.move(self._address, key):
            return False
        self._address = key
        return True

    def greet(self) -> None:
        """The client has said hello."""
        if self.is_stranger and not self._over:
            self.is_stranger = False
            self.visitors.strangers -= 1

    def leave(self) -> None:
        if not self._over:
            self._over = True
            self.stand_for(None)
            self.visitors.left(self)


def neighbourhood(address: str) -> str:
    """What counts as one address. In IPv6 a single home has a network of its own (/64) and may use any address in it."""
    found = _read(address)
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((int(found), 64), strict=False))
    return str(found or address)


def _read(text: str) -> _Address | None:
    try:
        found = ipaddress.ip_address(text)
    except ValueError:
        return None
    # An IPv4 address looks like this to a server that listens on IPv6.
    return getattr(found, "ipv4_mapped", None) or found


def _without_port(entry: str) -> str:
    """Some proxies write 192.0.2.1:5678 or [2001:db8::1]:5678."""
    if entry.startswith("["):
        return entry[1:].partition("]")[0]
    return entry.partition(":")[0] if entry.count(":") == 1 else entry
