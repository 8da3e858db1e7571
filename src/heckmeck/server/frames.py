"""WebSocket frames as nearly all of them are: a short text in one piece (RFC 6455, 5.2). The library takes care of the others."""

from __future__ import annotations

from typing import Final

TEXT: Final = 0x81
"""A whole text. No extension is agreed on."""
MASKED: Final = 0x80
"""Clients mask what they send."""
HEAD: Final = 6
"""Bytes before the text of a short frame: what it is, its size, and four of the mask."""
SHORT: Final = 125
"""The longest text whose size fits into one byte."""


def text_frame(text: bytes) -> bytes:
    """A whole text in one frame, as a server sends it: without a mask."""
    size = len(text)
    if size <= SHORT:
        head = bytes((TEXT, size))
    elif size < 1 << 16:
        head = b"\x81\x7e" + size.to_bytes(2, "big")
    else:
        head = b"\x81\x7f" + size.to_bytes(8, "big")
    return head + text


def lone_text(data: bytes) -> bytes | None:
    """The text that a client sent, if the data is one short frame with a whole text and nothing else."""
    size = len(data) - HEAD
    if not 0 <= size <= SHORT or data[0] != TEXT or data[1] != MASKED | size:
        return None
    # As one large number each: masking byte by byte would take longer than all the rest.
    mask = int.from_bytes((data[2:HEAD] * (size // 4 + 1))[:size], "big")
    return (int.from_bytes(data[HEAD:], "big") ^ mask).to_bytes(size, "big")


def are_short(data: bytes) -> bool:
    """Whether the data is short frames of a client, and the last one is complete. It has to begin with a frame."""
    at = 0
    while len(data) - at >= HEAD and (size := data[at + 1] & ~MASKED) <= SHORT:
        at += HEAD + size
    return at == len(data)
