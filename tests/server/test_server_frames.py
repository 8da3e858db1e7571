"""Frames as they come over the wire: in one piece, in several, or many at once. What they say must not depend on that."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from raw_clients import BEGINNING, BINARY, CLOSE, PING, PONG, TEXT, Raw, frame, raw_socket
from serving import Json, Server, serving
from websockets.frames import Frame, Opcode

from heckmeck.server.frames import are_short, lone_text, text_frame

HELLO = frame(TEXT, b'{"type": "hello"}')
REMATCH = frame(TEXT, b'{"type": "rematch"}')
NONSENSE = frame(TEXT, b'{"type": "nonsense"}')


def masked(kind: Opcode, data: bytes) -> bytes:
    """A frame as a client's library writes it."""
    return bytes(Frame(kind, data).serialize(mask=True))


@given(st.binary(max_size=140))
def test_a_short_text_is_read_as_the_library_wrote_it(text: bytes) -> None:
    assert lone_text(masked(Opcode.TEXT, text)) == (text if len(text) <= 125 else None)


@given(st.sampled_from([Opcode.BINARY, Opcode.CONT, Opcode.PING, Opcode.CLOSE]), st.binary(max_size=120))
def test_nothing_but_a_text_is_taken_for_one(kind: Opcode, data: bytes) -> None:
    assert lone_text(masked(kind, data)) is None
    assert lone_text(bytes(Frame(Opcode.TEXT, data).serialize(mask=False))) is None
    assert lone_text(bytes(Frame(Opcode.TEXT, data, fin=False).serialize(mask=True))) is None
    assert lone_text(bytes([TEXT | 0x40]) + masked(Opcode.TEXT, data)[1:]) is None


@given(st.binary(max_size=125), st.integers(1, 140))
def test_a_text_with_more_or_less_than_itself_is_none(text: bytes, size: int) -> None:
    whole = masked(Opcode.TEXT, text)
    assert lone_text(whole + bytes(size)) is None
    assert lone_text(whole[:-size]) is None


@given(st.lists(st.binary(max_size=125), max_size=5))
def test_frames_are_whole_only_where_one_of_them_ends(texts: list[bytes]) -> None:
    frames = [masked(Opcode.TEXT, text) for text in texts]
    data = b"".join(frames)
    ends = [len(b"".join(frames[:number])) for number in range(len(frames) + 1)]
    assert [size for size in range(len(data) + 1) if are_short(data[:size])] == ends


@given(st.integers(126, 200))
def test_a_longer_frame_is_left_to_the_library(size: int) -> None:
    assert not are_short(masked(Opcode.TEXT, bytes(size)))


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 100_000])
def test_a_text_is_written_as_the_library_would_write_it(size: int) -> None:
    assert text_frame(b"x" * size) == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)


# At a server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("frames")) as server:
        yield server


@pytest.fixture(scope="module")
def table(server: Server) -> str:
    seated: Json = server.set_up("original", "Ada", "free")
    return str(seated["table"])


@pytest.fixture
def guest(server: Server, table: str) -> Iterator[Raw]:
    """A spectator who has said hello and heard the first update."""
    with raw_socket(server, table) as guest:
        guest.send(HELLO)
        assert told(guest)["type"] == "update"
        yield guest


def told(guest: Raw) -> Json:
    kind, text = guest.frame()
    assert kind == TEXT, (kind, text)
    message: Json = json.loads(text)
    return message


def refusal(guest: Raw) -> str:
    return str(told(guest)["refusal"]["reason"])


def in_pieces(guest: Raw, first: bytes, *others: bytes) -> None:
    """The server has read each piece before the next is sent, because it has answered the ping at its beginning."""
    guest.send(frame(PING, b"0") + first)
    assert guest.frame() == (PONG, b"0")
    for piece in others:
        guest.send(piece)


@pytest.mark.parametrize("size", range(1, len(REMATCH)))
def test_a_text_may_be_cut_anywhere(guest: Raw, size: int) -> None:
    in_pieces(guest, REMATCH[:size], REMATCH[size:])
    assert refusal(guest) == "no_seat"
    guest.send(REMATCH)
    assert refusal(guest) == "no_seat"
    guest.send(REMATCH + NONSENSE)
    assert [refusal(guest), refusal(guest)] == ["no_seat", "not_understood"]


def test_what_looks_like_a_frame_inside_of_another_is_none(guest: Raw) -> None:
    """The head of a frame comes first. What it holds comes later, and would be a message if it stood alone."""
    in_pieces(guest, frame(BINARY, REMATCH)[:6], REMATCH)
    assert refusal(guest) == "not_understood"
    guest.send(NONSENSE)
    assert refusal(guest) == "not_understood"


def test_what_looks_like_a_frame_inside_of_a_long_one_is_none(guest: Raw) -> None:
    size = 7 * len(REMATCH)
    in_pieces(guest, bytes([BINARY, 0x80 | 126]) + size.to_bytes(2, "big") + bytes(4), *[REMATCH] * 7)
    assert refusal(guest) == "not_understood"
    guest.send(NONSENSE)
    assert refusal(guest) == "not_understood"


def test_several_frames_at_once_are_answered_one_by_one(guest: Raw) -> None:
    guest.send(REMATCH + frame(PING, b"1") + NONSENSE)
    answers = [guest.frame() for _ in range(3)]
    assert (PONG, b"1") in answers
    assert [json.loads(text)["refusal"]["reason"] for kind, text in answers if kind == TEXT] == ["no_seat", "not_understood"]
    guest.send(NONSENSE)
    assert refusal(guest) == "not_understood"


def test_a_text_in_the_middle_of_another_ends_the_connection(guest: Raw) -> None:
    """Even if it comes by itself, when everything before it was whole frames."""
    in_pieces(guest, frame(BEGINNING, b"{"), REMATCH)
    kind, data = guest.frame()
    assert (kind, data[:2]) == (CLOSE, (1002).to_bytes(2, "big"))


def test_a_text_after_a_goodbye_is_not_heard(guest: Raw) -> None:
    guest.send(frame(CLOSE, b"\x03\xe8"))
    assert guest.frame() == (CLOSE, b"\x03\xe8")
    guest.send(REMATCH)
    assert guest.rest() == b""
