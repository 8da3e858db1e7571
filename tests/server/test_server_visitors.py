"""How many may come in, counted by address, even through a web server in front; and what the others hear when there is no room."""

from __future__ import annotations

import json
import selectors
import signal
import socket
import subprocess
import sys
import time
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import pytest
from raw_clients import TEXT, frame, handshake, raw, raw_socket
from serving import PATIENCE, Client, Json, Server, environment, free_port, serving, start

from heckmeck.server.visitors import Proxies, Visitors, neighbourhood
from heckmeck.table.refusals import Refused

GET = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
TABLE = {"game": "original", "seats": [{"kind": "person", "name": "Ada"}, {"kind": "open"}]}
HELLO = frame(TEXT, b'{"type": "hello"}')
CROWD = 400
"""Visitors who come at the same time."""


def body(answer: bytes) -> Json:
    return json.loads(answer.partition(b"\r\n\r\n")[2])


# Counting


def visitors(room: int, per_address: int, trusted: str = "") -> Visitors:
    return Visitors(room, per_address, Proxies(trusted))


def test_an_address_gets_so_many_connections_and_those_it_gives_back_again() -> None:
    here = visitors(1000, 2)
    first, second = here.enter("192.0.2.1"), here.enter("192.0.2.1")
    with pytest.raises(Refused, match="too_many_connections"):
        here.enter("192.0.2.1")
    here.enter("192.0.2.2")
    first.leave()
    first.leave()
    here.enter("192.0.2.1")
    with pytest.raises(Refused, match="too_many_connections"):
        here.enter("192.0.2.1")
    second.leave()
    here.enter("192.0.2.1")


def test_an_address_gets_no_more_than_a_quarter_of_the_room() -> None:
    here = visitors(40, 1000)
    for _ in range(10):
        here.enter("192.0.2.1").greet()
    with pytest.raises(Refused, match="too_many_connections"):
        here.enter("192.0.2.1")
    here.enter("192.0.2.2")


def test_who_has_not_said_hello_gets_half_of_the_room() -> None:
    here = visitors(8, 1000)
    strangers = [here.enter(f"192.0.2.{number}") for number in range(4)]
    with pytest.raises(Refused, match="server_full"):
        here.enter("192.0.2.9")
    strangers[0].greet()
    strangers[0].greet()
    here.enter("192.0.2.9")
    with pytest.raises(Refused, match="server_full"):
        here.enter("192.0.2.10")
    strangers[1].leave()
    strangers[1].greet()
    here.enter("192.0.2.10")
    with pytest.raises(Refused, match="server_full"):
        here.enter("192.0.2.11")


def test_the_room_has_an_end() -> None:
    here = visitors(8, 1000)
    known = [here.enter(f"192.0.2.{number}") for number in range(4)]
    for visit in known:
        visit.greet()
    for number in range(4, 8):
        here.enter(f"192.0.2.{number}").greet()
    with pytest.raises(Refused, match="server_full"):
        here.enter("192.0.2.9")
    known[0].leave()
    here.enter("192.0.2.9")


def test_a_proxys_own_connections_count_for_those_it_asks_for() -> None:
    here = visitors(1000, 1, "10.0.0.1")
    through = [here.enter("10.0.0.1") for _ in range(3)]
    assert through[0].stand_for("192.0.2.1")
    assert not through[1].stand_for("192.0.2.1")
    assert through[1].stand_for("192.0.2.2")
    assert through[0].stand_for(None)
    assert through[1].stand_for("192.0.2.1")
    assert through[0].stand_for("192.0.2.2")
    through[1].leave()
    assert through[2].stand_for("192.0.2.1")


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("2001:db8::1", "2001:db8::ffff:1", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("fe80::1%eth0", "fe80::2", True),
        ("", "", True),
    ],
)
def test_what_counts_as_one_address(one: str, other: str, same: bool) -> None:
    """In IPv6 everything in a home network does."""
    assert (neighbourhood(one) == neighbourhood(other)) is same


# The rightmost address that is not a proxy of ours


@pytest.mark.parametrize(
    ("forwarded", "visitor"),
    [
        ([], "10.0.0.1"),
        ([""], "10.0.0.1"),
        (["192.0.2.7"], "192.0.2.7"),
        (["1.1.1.1, 192.0.2.7"], "192.0.2.7"),
        (["1.1.1.1", "192.0.2.7"], "192.0.2.7"),
        (["192.0.2.7, 10.0.0.2"], "192.0.2.7"),
        (["1.1.1.1,192.0.2.7,10.0.0.2,10.0.0.3"], "192.0.2.7"),
        (["10.0.0.2, 10.0.0.3"], "10.0.0.2"),
        (["192.0.2.7:5678"], "192.0.2.7"),
        (["[2001:db8::7]:5678"], "2001:db8::7"),
        (["2001:db8::7"], "2001:db8::7"),
        (["::ffff:192.0.2.7"], "192.0.2.7"),
        (["192.0.2.7, unknown"], "10.0.0.1"),
        (["192.0.2.7, unknown, 10.0.0.2"], "10.0.0.2"),
        (["192.0.2.7, <script>"], "10.0.0.1"),
    ],
)
def test_a_proxy_says_for_whom_it_asks(forwarded: list[str], visitor: str) -> None:
    assert Proxies("10.0.0.0/24, 127.0.0.1").visitor("10.0.0.1", forwarded) == visitor


@pytest.mark.parametrize(
    ("told", "address", "trusted"),
    [
        ("", "127.0.0.1", False),
        ("127.0.0.1", "127.0.0.1", True),
        ("127.0.0.1", "::ffff:127.0.0.1", True),
        ("127.0.0.1", "127.0.0.2", False),
        ("::1, 172.17.0.0/16", "172.17.3.4", True),
        ("::1, 172.17.0.0/16", "::1", True),
        ("::1, 172.17.0.0/16", "172.18.0.1", False),
        ("127.0.0.1", "", False),
    ],
)
def test_whom_we_trust(told: str, address: str, trusted: bool) -> None:
    assert Proxies(told).trusts(address) is trusted


@pytest.mark.parametrize("told", ["localhost", "127.0.0.1 127.0.0.2", "*", "10.0.0.0/99", "127.0.0.1:80"])
def test_a_proxy_is_an_address_or_a_network(told: str) -> None:
    with pytest.raises(ValueError, match="does not appear to be"):
        Proxies(f"127.0.0.1,{told}")


def test_a_proxy_that_is_no_address_is_told_in_a_sentence(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "heckmeck", "play", "--no-browser", "--language", "en", "--port", str(free_port())]
    for arguments, more in ((["--trusted-proxy", "localhost"], {}), ([], {"HECKMECK_TRUSTED_PROXY": "localhost"})):
        done = subprocess.run(
            [*command, *arguments], env=environment(tmp_path, **more), capture_output=True, text=True, check=False, timeout=PATIENCE
        )
        assert (done.returncode, done.stdout) == (1, "")
        assert done.stderr.startswith("--trusted-proxy takes addresses such as 127.0.0.1")
        assert done.stderr.count("\n") == 1


# Real servers


@pytest.mark.linux
def test_one_address_has_only_so_many_connections(tmp_path: Path) -> None:
    """The others hear a sentence or a JSON error, and find a place as soon as one is free."""
    with serving(tmp_path, HECKMECK_CONNECTIONS_PER_ADDRESS="3") as server, ExitStack() as stack:
        seated = server.set_up("original", "Ada", "free")
        # From an address of their own: the server may not have noticed yet that earlier visitors left.
        here = "127.0.0.3"
        come = partial(raw, source=here)
        ada = stack.enter_context(raw_socket(server, seated["table"], source=here))
        ada.send(frame(TEXT, json.dumps({"type": "hello", "token": seated["token"]}).encode()))
        first, second = stack.enter_context(come(server)), stack.enter_context(come(server))
        with come(server, GET) as refused:
            answer = refused.rest()
            assert answer.startswith(b"HTTP/1.1 429 ")
            assert b"X-Content-Type-Options: nosniff" in answer
            assert body(answer)["refusal"]["reason"] == "too_many_connections"
        with come(server, b"GET / HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\n\r\n") as browser:
            assert b"429" in browser.head()
            assert browser.rest().decode().count(".") >= 1
        with come(server, handshake(server, seated["table"])) as refused:
            assert refused.head().startswith(b"HTTP/1.1 429 ")
        with raw(server, GET, source="127.0.0.2") as neighbour:
            assert neighbour.head().startswith(b"HTTP/1.1 200 ")
        ada.send(frame(TEXT, b'{"type": "rematch"}'))
        found = b""
        while b'"not_over"' not in found:
            more = ada.socket.recv(65536)
            assert more, "hung up"
            found += more
        for client in (first, second):
            client.send(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            assert client.rest().startswith(b"HTTP/1.1 200 ")
        with come(server, GET) as newcomer:
            assert newcomer.head().startswith(b"HTTP/1.1 200 ")


def test_through_a_trusted_proxy_visitors_are_counted(tmp_path: Path) -> None:
    with serving(
        tmp_path, "--trusted-proxy", "127.0.0.1", HECKMECK_CONNECTIONS_PER_ADDRESS="2", HECKMECK_TABLES_PER_HOUR="2"
    ) as server:
        seated = server.post("/api/tables", TABLE, **{"X-Forwarded-For": "192.0.2.1"}).json
        for visitor, statuses in (("192.0.2.1", [201, 429, 429]), ("192.0.2.2", [201, 201, 429]), ("2001:db8::1", [201, 201, 429])):
            found = [server.post("/api/tables", TABLE, **{"X-Forwarded-For": f"1.1.1.1, {visitor}"}).status for _ in statuses]
            assert found == statuses
        with ExitStack() as stack:
            for visitor in ("192.0.2.1", "192.0.2.1", "192.0.2.2"):
                client = Client(server.port, seated["table"], **{"X-Forwarded-For": visitor})
                stack.enter_context(client)
                client.hello()
            with raw(server, handshake(server, seated["table"], "X-Forwarded-For: 192.0.2.1")) as refused:
                assert refused.head().startswith(b"HTTP/1.1 429 ")
                assert json.loads(refused.rest())["refusal"]["reason"] == "too_many_connections"
            assert server.get("/healthz", **{"X-Forwarded-For": "192.0.2.1"}).status == 429
            assert server.get("/healthz", **{"X-Forwarded-For": "192.0.2.2"}).status == 200
        with Client(server.port, seated["table"], **{"X-Forwarded-For": "192.0.2.1"}) as again:
            again.hello()


def test_without_a_trusted_proxy_nobody_is_believed(tmp_path: Path) -> None:
    """Nor is another than the one that was named."""
    for arguments in ([], ["--trusted-proxy", "127.0.0.9"]):
        (tmp_path / str(len(arguments))).mkdir()
        with serving(tmp_path / str(len(arguments)), *arguments, HECKMECK_TABLES_PER_HOUR="2") as server:
            headers = [{"X-Forwarded-For": f"192.0.2.{number}", "Forwarded": f"for=192.0.2.{number}"} for number in range(3)]
            assert [server.post("/api/tables", TABLE, **header).status for header in headers] == [201, 201, 429]


# Few files

FILES = 256


def newcomer_hears(server: Server) -> str:
    """What a newcomer is told. In a large crowd that may be nothing."""
    with raw(server, GET, source="127.0.9.9") as newcomer:
        status = newcomer.head()[9:12].decode()
        return status if status != "503" else str(json.loads(newcomer.rest())["refusal"]["reason"])


def newcomer_hears_at_last(server: Server, told: str) -> bool:
    for _ in range(PATIENCE * 10):
        if newcomer_hears(server) == told:
            return True
        time.sleep(0.1)
    return False


@pytest.mark.linux
def test_with_few_files_the_players_play_on_and_the_others_hear_that_it_is_full(tmp_path: Path) -> None:
    with serving(tmp_path, files=FILES) as server:
        seated = server.set_up("original", "Ada", "free")
        ada = server.connect(seated["table"], seated["token"])
        with ExitStack() as stack:
            watchers = 0
            while newcomer_hears(server) == "200":
                watcher = stack.enter_context(raw_socket(server, seated["table"], source=f"127.0.1.{watchers // 30}"))
                watcher.send(HELLO)
                assert watcher.socket.recv(1)
                watchers += 1
            assert FILES // 2 < watchers < FILES
            assert newcomer_hears(server) == "server_full"
            # More at once than there are files, and than the server has ever accepted.
            with ExitStack() as crowd:
                for _ in range(2 * FILES):
                    crowd.enter_context(raw(server, source="127.0.8.8"))
                ada.commit(0, "a" * 64)
                ada.until(1)
            assert newcomer_hears_at_last(server, "server_full")
            ada.send("rematch")
            assert ada.refused() == ("not_possible", "not_over")
        assert newcomer_hears_at_last(server, "200")
        assert server.sit(seated["table"], 1, "Ben")["seats"] == [1]


@pytest.mark.linux
def test_a_crowd_that_says_nothing_is_full_soon_and_gone_soon(tmp_path: Path) -> None:
    with serving(tmp_path, files=FILES) as server, ExitStack() as stack:
        seated = server.set_up("original", "Ada", "free")
        ada = server.connect(seated["table"], seated["token"])
        silent = 0
        # The first of them all at once: whoever says nothing is soon gone, and on a busy machine before the last have come.
        while silent < FILES // 4 or newcomer_hears(server) == "200":
            stack.enter_context(raw(server, source=f"127.0.1.{silent // 10}"))
            silent += 1
        assert FILES // 4 < silent < FILES // 2
        assert newcomer_hears(server) == "server_full"
        ada.send("rematch")
        assert ada.refused() == ("not_possible", "not_over")
        assert newcomer_hears_at_last(server, "200")


@pytest.mark.linux
def test_when_the_system_has_no_file_left_newcomers_wait_until_there_is_one(tmp_path: Path) -> None:
    import resource

    with serving(tmp_path) as server:
        seated = server.set_up("original", "Ada", "free")
        ada = server.connect(seated["table"], seated["token"])
        resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (1, FILES))
        with raw(server, GET) as newcomer:
            # The newcomer came first, so the server has tried to let it in when Ada is answered.
            ada.send("rematch")
            assert ada.refused() == ("not_possible", "not_over")
            resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (FILES, FILES))
            assert newcomer.head().startswith(b"HTTP/1.1 200 ")


# The tests' own server


def test_whoever_asks_for_the_health_of_a_busy_server_goes_first(tmp_path: Path) -> None:
    """Else a proxy would take it for dead, and send all its players to the next one, which would be as busy then."""
    with ExitStack() as stack:
        server = stack.enter_context(serving(tmp_path, "--trusted-proxy", "127.0.0.1"))
        ready = stack.enter_context(selectors.DefaultSelector())
        server.process.send_signal(signal.SIGSTOP)
        for number, path in enumerate([*["/api/games"] * CROWD, "/healthz"]):
            one = stack.enter_context(socket.create_connection(("127.0.0.1", server.port)))
            one.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 192.0.2.{number % 250}\r\n\r\n".encode())
            ready.register(one, selectors.EVENT_READ, path)
        server.process.send_signal(signal.SIGCONT)
        before = 0
        while True:
            answered = ready.select(PATIENCE)
            assert answered
            if any(key.data == "/healthz" for key, _ in answered):
                break
            before += len(answered)
            for key, _ in answered:
                ready.unregister(key.fileobj)
        assert before < CROWD // 2


def test_a_server_that_never_becomes_ready_fails_the_test(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It turns everybody away."""
    monkeypatch.setattr("serving.PATIENCE", 1)
    with pytest.raises(AssertionError, match="never became ready"):
        start(tmp_path, HECKMECK_CONNECTIONS_PER_ADDRESS="0")
