"""Clients that send too much, too little or nonsense: they are sent away, and nobody else at the table notices."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from raw_clients import BEGINNING, BINARY, CLOSE, CONTINUATION, PING, PONG, TEXT, frame, handshake, raw, raw_socket
from serving import Client, Json, Server, serving

HELLO = frame(TEXT, b'{"type": "hello"}')
MEGABYTES = 10


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("floods")) as server:
        yield server


@pytest.fixture(scope="module")
def seated(server: Server) -> Json:
    return server.set_up("original", "Ada", "free")


@pytest.fixture
def ada(server: Server, seated: Json) -> Iterator[Client]:
    with server.connect(seated["table"], seated["token"]) as client:
        yield client


def is_answered(client: Client) -> bool:
    client.send("rematch")
    return client.refused() == ("not_possible", "not_over")


def complaints(server: Server) -> str:
    return server.complaints.read_text()


# Too much


@pytest.mark.parametrize(
    ("first", "again"),
    [
        pytest.param(b"", frame(PING), id="pings"),
        pytest.param(b"", frame(PING, b"x" * 125), id="large pings"),
        pytest.param(b"", frame(PONG), id="pongs"),
        pytest.param(frame(BEGINNING), frame(CONTINUATION), id="empty continuations"),
        pytest.param(frame(BEGINNING), frame(CONTINUATION, b" "), id="tiny fragments"),
        pytest.param(b"", frame(TEXT), id="empty texts"),
        pytest.param(b"", frame(BEGINNING) + frame(PING) + frame(0x80), id="pings in texts"),
        pytest.param(HELLO, frame(PING), id="pings after hello"),
    ],
)
def test_a_flood_of_frames_ends_the_connection_and_nothing_else(
    server: Server, seated: Json, ada: Client, first: bytes, again: bytes
) -> None:
    with raw_socket(server, seated["table"]) as flooder:
        flooder.send(first)
        many = again * (100_000 // len(again))
        sent = 0
        while sent < MEGABYTES and all(flooder.send(many) for _ in range(10)):
            sent += 1
        assert is_answered(ada)
        assert sent < MEGABYTES
    assert is_answered(ada)


def test_a_flooder_who_listens_hears_why(server: Server, seated: Json) -> None:
    """All that it sends fits into one packet, so that nothing is left unread when the server hangs up."""
    with raw_socket(server, seated["table"]) as flooder:
        flooder.send(frame(PONG) * 570)
        assert flooder.rest() == b"\x88\x11\x03\xf0too many frames"


def test_as_many_frames_as_a_player_may_need_are_no_flood(server: Server, seated: Json, ada: Client) -> None:
    for _ in range(200):
        ada.socket.pong()
    assert is_answered(ada)


@pytest.mark.parametrize("chunk", [b"1\r\n \r\n", b"1;" + b"x" * 12_000 + b"\r\n \r\n"], ids=["tiny", "a byte each in 12 kB"])
def test_a_body_in_endless_chunks_ends_the_connection_and_nothing_else(server: Server, ada: Client, chunk: bytes) -> None:
    """A body may have 16 KiB. With what may stand beside it in the chunks, that would be 196 MB."""
    head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    with raw(server, head) as flooder:
        chunks = chunk * (120_000 // len(chunk))
        sent = 0
        while sent < 3 * MEGABYTES and all(flooder.send(chunks) for _ in range(10)):
            sent += 1
        assert is_answered(ada)
        assert sent < 3 * MEGABYTES
    assert is_answered(ada)


def test_who_sends_a_large_body_hears_that_it_is_too_large(server: Server) -> None:
    for headers in ({}, {"Content-Length": "500000"}):
        answer = server.request("POST", "/api/tables", b" " * 500_000, {"Content-Type": "application/json", **headers})
        assert (answer.status, answer.json["refusal"]["reason"]) == (413, "message_too_large")


# Too little


def half_sent(server: Server, table: str) -> Iterator[tuple[str, bytes, bytes]]:
    """What is begun and not ended, and how the answer begins."""
    host = b"Host: localhost\r\n"
    yield "nothing", b"", b""
    yield "half a line", b"GET /heal", b"HTTP/1.1 408 "
    yield "half a head", b"GET /healthz HTTP/1.1\r\n" + host, b"HTTP/1.1 408 "
    yield "half a body", b"POST /api/tables HTTP/1.1\r\n" + host + b"Content-Length: 100\r\n\r\n{", b"HTTP/1.1 408 "
    yield "half a chunk", b"POST /api/tables HTTP/1.1\r\n" + host + b"Transfer-Encoding: chunked\r\n\r\n9\r\n{", b"HTTP/1.1 408 "
    yield "half a handshake", handshake(server, table)[:-2], b"HTTP/1.1 408 "
    yield "a second request, half sent", b"GET /healthz HTTP/1.1\r\n" + host + b"\r\nGET /hea", b"HTTP/1.1 200 "
    yield "a refused body that never ends", b"POST /x HTTP/1.1\r\n" + host + b"Content-Length: 99999\r\n\r\n{", b"HTTP/1.1 413 "


def test_what_stays_half_sent_is_given_up(server: Server, seated: Json, ada: Client) -> None:
    """All at once, since each of them takes a while."""
    with ExitStack() as stack:
        waiting = [
            (name, stack.enter_context(raw(server, first)), answer) for name, first, answer in half_sent(server, seated["table"])
        ]
        before_hello = [b"", frame(TEXT, b"{}")[:5], frame(BEGINNING, b"{"), frame(PING) * 3, HELLO[:-1]]
        sockets = [stack.enter_context(raw_socket(server, seated["table"])) for _ in before_hello]
        for client, first in zip(sockets, before_hello, strict=True):
            client.send(first)
        for name, client, answer in waiting:
            found = client.rest()
            assert found.startswith(answer), name
            assert bool(found) == bool(answer), name
        for client in sockets:
            assert b"\x11\x38" in client.rest()  # 4408
        assert is_answered(ada)


def test_a_request_that_comes_drop_by_drop_is_given_up_too(server: Server) -> None:
    """Each byte is a sign of life, but the time is that of the whole request."""
    with raw(server, b"GET /healthz HTTP/1.1\r\nX: ") as slow:
        slow.socket.settimeout(0.5)
        answer = b""
        for _ in range(1000):
            slow.send(b"x")
            try:
                answer += slow.socket.recv(9)
                break
            except TimeoutError:
                pass
        assert answer == b"HTTP/1.1 "


# Nonsense


def nonsense(server: Server, table: str) -> Iterator[tuple[str, bytes]]:
    """Data that is not HTTP, or not HTTP that we speak."""
    whole = handshake(server, table)
    yield "no HTTP", b"\x16\x03\x01\x02\x00" * 10
    yield "a line without end", b"G" * 100_000
    yield "a chunk without a length", b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"
    yield "two lengths", b"POST /x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n"
    yield "a handshake by POST", whole.replace(b"GET", b"POST")
    yield "a handshake with a body", whole.replace(b"\r\n\r\n", b"\r\nContent-Length: 5\r\n\r\nhello")
    yield "a handshake without a key", whole.replace(b"Sec-WebSocket-Key", b"Sec-WebSocket-Lock")
    yield "a handshake with a bad key", whole.replace(b"MDEy", b"\xff\xfe==")
    yield "a handshake with a key that is no text", whole.replace(b"MDEyMzQ1Njc4OWFiY2RlZg==", b"\xff\xfe")
    yield "a handshake with a strange extension", whole.replace(b"\r\n\r\n", b"\r\nSec-WebSocket-Extensions: \xff;=\r\n\r\n")
    yield "a handshake with a strange protocol", whole.replace(b"\r\n\r\n", b"\r\nSec-WebSocket-Protocol: ,\xff\r\n\r\n")
    yield "a handshake with a strange origin", whole.replace(b"\r\n\r\n", b"\r\nOrigin: \xff://[\r\n\r\n")
    yield "a handshake of another version", whole.replace(b"13", b"7")
    yield "a handshake with many headers", whole.replace(b"\r\n\r\n", b"\r\nX: y" * 200 + b"\r\n\r\n")
    yield "a handshake with a long header", whole.replace(b"\r\n\r\n", b"\r\nX: " + b"y" * 9000 + b"\r\n\r\n")
    yield "a handshake with a strange header", whole.replace(b"\r\n\r\n", b"\r\nX: \xff\xfe\r\n\r\n")
    yield "a handshake for nothing", whole.replace(b"/live", b"/%ff%00" + b"x" * 9000)
    yield "frames before the answer", whole + frame(PING) * 100


def test_nonsense_is_answered_or_hung_up_on_and_leaves_at_most_a_line_in_the_log(server: Server, seated: Json, ada: Client) -> None:
    for name, first in nonsense(server, seated["table"]):
        before = complaints(server)
        with raw(server, first) as hostile:
            hostile.hang_up()
            hostile.rest()
        assert is_answered(ada), name
        written = complaints(server).removeprefix(before)
        assert written.count("\n") <= 1, (name, written)
        assert len(written) < 150, (name, written)


def test_a_body_that_turns_into_nonsense_after_it_was_refused_writes_a_line_into_the_log(server: Server, ada: Client) -> None:
    before = complaints(server)
    with raw(server, b"POST /x HTTP/1.1\r\nHost: evil.example\r\nTransfer-Encoding: chunked\r\n\r\n") as hostile:
        assert hostile.head().startswith(b"HTTP/1.1 403 ")
        hostile.send(b"zz\r\n")
        assert b"HTTP/1.1" not in hostile.rest()
    assert is_answered(ada)
    assert complaints(server).removeprefix(before).count("\n") <= 1


def test_nobody_gets_a_tunnel_and_nothing_is_left_in_the_log(server: Server, ada: Client) -> None:
    """After a good answer to CONNECT there is no more HTTP, and so no way to send its body."""
    before = complaints(server)
    for path in (b"/healthz", b"localhost:80"):
        with raw(server, b"CONNECT " + path + b" HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n") as hostile:
            assert hostile.rest().startswith(b"HTTP/1.1 405 ")
    assert is_answered(ada)
    assert complaints(server) == before


def test_a_client_that_speaks_before_it_is_let_in_writes_nothing_into_the_log(server: Server, seated: Json, ada: Client) -> None:
    before = complaints(server)
    for _ in range(20):
        with raw(server, handshake(server, seated["table"])) as hasty:
            hasty.send(frame(PING) * 20)
    assert is_answered(ada)
    assert complaints(server) == before


NO_TEXT = [b"\xff", b"\xc3", b"\xed\xa0\x80", b"\xf5\x80\x80\x80", b'{"type": "hello", "token": "\xfe"}']


@pytest.mark.parametrize("first", [b"", HELLO], ids=["before hello", "after hello"])
@pytest.mark.parametrize(
    "frames",
    [
        *(pytest.param([frame(TEXT, text)], id=text.hex()) for text in NO_TEXT),
        pytest.param([frame(TEXT, text) for text in NO_TEXT], id="several at once"),
        pytest.param([frame(BEGINNING, b"\xe2"), frame(PING), frame(0x80, b"\x82")], id="in two frames"),
        pytest.param([frame(TEXT, b"\xff"), frame(PING), frame(BINARY, b"\xff")], id="and more"),
    ],
)
def test_a_text_that_is_not_utf8_is_closed_with_1007_and_leaves_nothing_in_the_log(
    server: Server, seated: Json, ada: Client, first: bytes, frames: list[bytes]
) -> None:
    before = complaints(server)
    with raw_socket(server, seated["table"]) as hostile:
        hostile.send(first + b"".join(frames))
        assert b"\x88\x0b\x03\xefnot UTF-8" in hostile.rest()
    assert is_answered(ada)
    assert complaints(server) == before


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        (frame(0x83), 1002),
        (frame(0xF1), 1002),
        (frame(CONTINUATION), 1002),
        (frame(BEGINNING) + frame(TEXT), 1002),
        (frame(0x09), 1002),
        (bytes([PING, 0xFE, 0x01, 0x00]) + bytes(260), 1002),
        (b"\x81\x05hello", 1002),
        (frame(CLOSE, b"\x00"), 1002),
        (frame(CLOSE, b"\x00\x00"), 1002),
        (frame(CLOSE, b"\x03\xe8\xff"), 1007),
        (b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff", 1009),
    ],
)
def test_a_frame_that_is_none_closes_the_connection_and_leaves_nothing_in_the_log(
    server: Server, seated: Json, ada: Client, frames: bytes, code: int
) -> None:
    before = complaints(server)
    with raw_socket(server, seated["table"]) as hostile:
        hostile.send(frames)
        answer = hostile.rest()
        assert answer[0] == CLOSE
        assert int.from_bytes(answer[2:4], "big") == code
    assert is_answered(ada)
    assert complaints(server) == before


@pytest.mark.parametrize("first", [b"", HELLO], ids=["before hello", "after hello"])
@pytest.mark.parametrize(
    "frames",
    [
        frame(TEXT, b"nonsense") + frame(PING) * 5 + frame(TEXT, b"\xff") + frame(CLOSE, b"\x03\xe8") + frame(PING),
        frame(TEXT, b"\xff") + frame(CLOSE, b"\x03\xe8"),
        frame(TEXT, b"\xff") + frame(PING) + frame(CONTINUATION),
        frame(CLOSE, b"\x03\xe8") * 2 + frame(TEXT, b"\xff"),
    ],
)
def test_what_follows_a_goodbye_leaves_nothing_in_the_log(
    server: Server, seated: Json, ada: Client, first: bytes, frames: bytes
) -> None:
    before = complaints(server)
    with raw_socket(server, seated["table"]) as hostile:
        hostile.send(first + frames)
        assert bytes([CLOSE]) in hostile.rest()
    assert is_answered(ada)
    assert complaints(server) == before
