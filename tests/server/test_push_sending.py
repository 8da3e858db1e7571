"""A message to a browser: only that browser can read it, only the server's key signs it, and it goes to no address of our own."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cryptography.exceptions import InvalidTag
from push_service import Browser, Service, claims_of, push_service

from heckmeck.server.push_send import BadSetting, Forbidden, Reach, Sender, check_endpoint, check_subscription, is_public, new_key
from heckmeck.store.pushes import Subscription

CONTACT = "mailto:host@example.org"
HERE = "127.0.0."


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    with push_service(tmp_path_factory.mktemp("push")) as running:
        yield running


def local(service: Service) -> Reach:
    return Reach(lambda address: address.startswith(HERE), None, str(service.certificate))


def send(service: Service, to: Browser, reach: Reach | None = None, patience: float = 300) -> int:
    sender = Sender(new_key(), CONTACT, reach or local(service), patience)
    return asyncio.run(sender.send(to.subscription, b"your turn", "topic"))


def test_only_the_browser_can_read_it_and_the_signature_says_whose_it_is(service: Service) -> None:
    ben = service.browser("/ok/ben?a=b")
    sender = Sender(new_key(), CONTACT, local(service))
    assert asyncio.run(sender.send(ben.subscription, b"it is your turn", "topic")) == 201
    came = service.next()
    assert came.path == "/ok/ben?a=b"
    assert ben.read(came.body) == b"it is your turn"
    assert b"turn" not in came.body
    with pytest.raises(InvalidTag):
        service.browser("/ok/eve").read(came.body)
    claims, key = claims_of(came.headers["authorization"])
    assert key == sender.public
    assert (claims["aud"], claims["sub"]) == (f"https://127.0.0.1:{service.port}", CONTACT)
    assert 0 < claims["exp"] - time.time() <= 24 * 3600
    told = ("content-encoding", "ttl", "topic", "urgency")
    assert [came.headers[name] for name in told] == ["aes128gcm", "86400", "topic", "high"]
    assert "cookie" not in came.headers


@pytest.mark.parametrize("status", [200, 302, 307, 404, 410, 429, 500])
def test_an_answer_is_its_status_and_no_redirection_is_followed(service: Service, status: int) -> None:
    assert send(service, service.browser(f"/{status}/x")) == status
    assert service.messages.empty()
    assert not [path for path in service.asked if "elsewhere" in path]


@pytest.mark.parametrize("how", ["silent", "noise", "endless"])
def test_who_speaks_no_http_gives_no_answer(service: Service, how: str) -> None:
    with pytest.raises(ConnectionError):
        send(service, service.browser(f"/{how}/x"))


def test_who_never_answers_is_not_waited_for(service: Service) -> None:
    with pytest.raises(TimeoutError):
        send(service, service.browser("/hang/x"), patience=0.5)


def test_a_certificate_that_nobody_trusts_gets_no_message(service: Service) -> None:
    before = list(service.asked)
    with pytest.raises(OSError, match="CERTIFICATE_VERIFY_FAILED"):
        send(service, service.browser("/ok/x"), Reach(lambda _: True, None))
    with pytest.raises(OSError, match="CERTIFICATE_VERIFY_FAILED"):
        send(service, Browser(f"https://localhost:{service.port}/ok/x"))
    assert service.asked == before


# Addresses that a client chose

NOT_PUBLIC = [
    "127.0.0.1",
    "127.8.9.10",
    "0.0.0.0",
    "10.0.0.1",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "192.0.2.1",
    "198.18.0.1",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1",
    "fe80::1%eth0",
    "fc00::1",
    "fd12::1",
    "ff02::1",
    "2001:db8::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b::a00:1",
    "64:ff9b:1::1",
    "2002:7f00:1::",
    "2002:808:808::",
    "2001:0:7f00:1::",
]


@pytest.mark.parametrize("address", NOT_PUBLIC)
def test_addresses_of_our_own_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "142.250.1.1", "2a00:1450:4001::1", "::ffff:8.8.8.8", "64:ff9b::808:808"])
def test_addresses_on_the_internet_are(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "ftp://push.example.org/x",
        "file:///etc/passwd",
        "https://",
        "https:///x",
        "//push.example.org/x",
        "push.example.org",
        "",
        "https://push.example.org:22/x",
        "https://push.example.org:8080/x",
        "https://push.example.org:99999/x",
        "https://ada@push.example.org/x",
        "https://push.example.org@127.0.0.1/x",
        "https://push.example.org/x#y",
        "https://push.example.org/x y",
        "https://push.example.org/x\r\nHost: other",
        "https://push.exam\nple.org/x",
        "https://pusch-größe.example.org/x",
        "https://[::1]/x",
        "https://[::1",
        "https://push.example.org/" + "x" * 1000,
    ],
)
def test_what_is_no_address_of_a_push_service_is_refused_at_once(endpoint: str) -> None:
    with pytest.raises(Forbidden):
        check_endpoint(endpoint)
    with pytest.raises(Forbidden):
        asyncio.run(Sender(new_key(), CONTACT).send(Browser(endpoint).subscription, b"", "topic"))


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "2130706433", "0x7f000001", "0177.0.0.1", "127.1", "0", "169.254.169.254"]
)
def test_nobody_is_sent_to_this_machine_or_its_network(service: Service, host: str) -> None:
    """Only the ports are those of the test; the addresses are judged as on any server."""
    connections = service.connections
    with pytest.raises(Forbidden, match="address"):
        send(service, Browser(f"https://{host}:{service.port}/ok/x"), Reach(ports=None, trusted=str(service.certificate)))
    assert service.connections == connections


def test_a_name_is_looked_up_once_and_only_what_was_checked_is_connected_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The name answers with a forbidden address first, and with nothing but that when it is asked again (DNS rebinding)."""
    with push_service(tmp_path, "127.0.0.1") as inside, push_service(tmp_path, "127.0.0.2", inside.port) as outside:
        asked: list[str] = []
        real = socket.getaddrinfo

        def rebinding(host: Any, port: Any, *rest: Any, **more: Any) -> Any:
            if host != "push.test":
                return real(host, port, *rest, **more)
            asked.append(host)
            known = ["127.0.0.1", "127.0.0.2"] if len(asked) == 1 else ["127.0.0.1"]
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in known]

        monkeypatch.setattr(socket, "getaddrinfo", rebinding)
        reach = Reach(lambda address: address == "127.0.0.2", None, str(inside.certificate))
        ben = outside.browser("/ok/ben", "push.test")
        assert send(outside, ben, reach) == 201
        assert ben.read(outside.next().body) == b"your turn"
        assert (asked, inside.connections) == (["push.test"], 0)
        with pytest.raises(Forbidden, match="address"):
            send(outside, ben, reach)
        assert inside.connections == 0


# Keys


def test_keys_that_nothing_can_be_encrypted_with_are_refused() -> None:
    good = Browser("https://push.example.org/x").subscription
    check_subscription(good)
    off_the_curve = "BAAA" + good.p256dh[4:]
    for p256dh, auth in [(off_the_curve, good.auth), (good.p256dh[:40], good.auth), (good.p256dh, "AAAA"), ("é", good.auth)]:
        with pytest.raises(Forbidden):
            check_subscription(Subscription(good.endpoint, p256dh, auth, "en"))


@pytest.mark.parametrize("key", ["", "abc", "A" * 43, "_" * 43, "B" * 39, "é" * 43])
def test_what_is_no_key_of_a_server_is_refused(key: str) -> None:
    with pytest.raises(BadSetting):
        Sender(key, CONTACT)


@pytest.mark.parametrize("contact", ["", "host@", "mailto:", "ftp://example.org"])
def test_what_is_no_contact_is_refused(contact: str) -> None:
    with pytest.raises(BadSetting):
        Sender(new_key(), contact)
