"""Files that were never games: each gets a clear error, and costs little memory, however large it is."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable
from pathlib import Path

import pytest
from record_kit import DEALT, DELUXE, KARTENECK, ORIGINAL, catalogue, caught

from heckmeck.notation import RecordError, read_file
from heckmeck.notation.scan import LONGEST
from heckmeck.words import tell_error

pytestmark = pytest.mark.long

MEGABYTE = 1024 * 1024
MOST_MEMORY = 64 * MEGABYTE


SIZE = min(MEGABYTE, LONGEST - 4096)
"""So large that it is still read."""


def megabyte(text: str) -> str:
    return text * (SIZE // len(text.encode()))


def half(text: str) -> str:
    return text * (SIZE // 2 // len(text.encode()))


HOSTILE: dict[str, Callable[[], str | bytes]] = {
    "nothing": lambda: "",
    "garbage": lambda: megabyte("x"),
    "random bytes": lambda: bytes(range(256)) * (SIZE // 256),
    "opening brackets": lambda: megabyte("["),
    "closing brackets": lambda: megabyte("]"),
    "a header that never ends": lambda: "[game " + megabyte("a "),
    "NUL bytes": lambda: b"\0" * SIZE,
    "spaces": lambda: megabyte(" "),
    "newlines": lambda: megabyte("\n"),
    "windows newlines": lambda: megabyte("\r\n"),
    "carriage returns": lambda: megabyte("\r"),
    "semicolons": lambda: megabyte(";"),
    "comments": lambda: megabyte(";\n"),
    "colons": lambda: megabyte(":"),
    "headers": lambda: megabyte("[a]\n"),
    "headers of a game": lambda: megabyte("[game original]\n"),
    "headers of a seat": lambda: DELUXE + megabyte("[stack Ada 21]\n"),
    "headers of no seat": lambda: DELUXE + megabyte("[stack]\n"),
    "hundreds of thousands of players": lambda: f"[game original]\n[players {megabyte('A,')} Ben]\n",
    "a million players": lambda: "[game original]\n[players " + ", ".join(["Ada"] * 1_000_000) + "]\n",
    "a million commas": lambda: "[game original]\n[players " + "," * 1_000_000 + "]\n",
    "a long name": lambda: f"[game original]\n[players {megabyte('A')}, Ben]\n",
    "a name of combining characters": lambda: f"[game original]\n[players A{megabyte(chr(0x301))}, Ben]\n",
    "a name of combining characters in disorder": lambda: f"[game original]\n[players A{megabyte(chr(0x301) + chr(0x316))}, Ben]\n",
    "a turn of combining characters": lambda: f"{ORIGINAL}A{megabyte(chr(0x301) + chr(0x316))}: 44412W35\n",
    "a first of combining characters": lambda: f"{ORIGINAL}[first A{megabyte(chr(0x301) + chr(0x316))}]\n",
    "many options": lambda: f"{ORIGINAL}[options {megabyte('lower=any ')}]\n",
    "a long option": lambda: f"{ORIGINAL}[options {half('a')}={half('b')}]\n",
    "a long value of an option": lambda: f"{ORIGINAL}[options lower={megabyte('b')}]\n",
    "a long game": lambda: f"[game {megabyte('a')}]\n",
    "a long header": lambda: f"{ORIGINAL}[{megabyte('a')} b]\n",
    "a long date": lambda: f"{ORIGINAL}[date {megabyte('1')}]\n",
    "a number of a million digits on the grill": lambda: f"{ORIGINAL}[grill {megabyte('9')}]\n",
    "a range of a million digits": lambda: f"{ORIGINAL}[grill 21-{megabyte('9')}]\n",
    "a number of a million digits in a stack": lambda: f"{ORIGINAL}[grill 21-36]\n[stack Ada {megabyte('9')}]\n",
    "a number of a million bratworms": lambda: f"{DELUXE}[grill 11 13 21-36]\n[bratworms Ada {megabyte('9')}]\n",
    "a specialist of a million letters": lambda: f"{DELUXE}[grill 11/{megabyte('a')} 13 21-36]\n",
    "ranges again and again": lambda: f"{DELUXE}[grill {megabyte('11-36 ')}]\n",
    "portions again and again": lambda: f"{DELUXE}[grill {megabyte('21 ')}]\n",
    "a stack without end": lambda: f"{DELUXE}[stack Ada {megabyte('21 ')}]\n",
    "a hand without end": lambda: f"{KARTENECK}[hand Ada {megabyte('1 ')}]\n[hand Ben 1]\n",
    "a hand of no cards": lambda: f"{KARTENECK}[hand Ada {megabyte('x ')}]\n[hand Ben 1]\n",
    "discards without end": lambda: f"{KARTENECK}[hand Ada 1]\n[hand Ben 1]\n[discards {megabyte('1 ')}]\n",
    "a grill without end": lambda: f"{DEALT}grill: {megabyte('21 ')}\n",
    "a number of a million digits as a grill": lambda: f"{DEALT}grill: {megabyte('9')}\n",
    "a play without end": lambda: f"{DEALT}grill: 18 21\nAda: {megabyte('1 ')}\n",
    "draws without end": lambda: f"{DEALT}grill: 18 21\nAda: 1 {megabyte('+1 ')}\n",
    "a steal of a million letters": lambda: f"{DEALT}grill: 18 21\nAda: pass steal={megabyte('a')}\n",
    "a roll without end": lambda: f"{ORIGINAL}Ada: {megabyte('1')}\n",
    "a roll without end of golden dice": lambda: f"{ORIGINAL}Ada: {megabyte('*1')}\n",
    "a laying aside without end": lambda: f"{ORIGINAL}Ada: {megabyte('>4')}\n",
    "layings aside without end": lambda: f"{ORIGINAL}Ada: 44412W35{megabyte('>4')}\n",
    "a weasel without end": lambda: f"{ORIGINAL}Ada: {megabyte('1~1~1~')}\n",
    "weasels without end": lambda: f"{ORIGINAL}Ada: 44412W35{megabyte('~')}\n",
    "stops without end": lambda: f"{ORIGINAL}Ada: 44412W35>4 {megabyte('stop ')}\n",
    "a choice of a million digits": lambda: f"{ORIGINAL}Ada: take={megabyte('9')}\n",
    "a turn of spaces": lambda: f"{ORIGINAL}Ada: {megabyte(' ')}\n",
    "a result without end": lambda: f"{ORIGINAL}Ada: 44412W35>4 stop = {megabyte('failed ')}\n",
    "a result of combining characters": lambda: f"{ORIGINAL}Ada: 44412W35>4 stop = A{megabyte(chr(0x301) + chr(0x316))}\n",
    "turns again and again": lambda: ORIGINAL + megabyte("Ada: 44412W35>4\n"),
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_file_is_refused_in_a_few_words_and_costs_little_memory(text: Callable[[], str | bytes]) -> None:
    made = text()
    raw = made.encode() if isinstance(made, str) else made
    del made
    tracemalloc.start()
    try:
        error = caught(raw)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    sentence = tell_error(catalogue("en"), error)
    assert len(sentence) < 600
    assert sentence.isprintable()
    assert peak < MOST_MEMORY


@pytest.mark.parametrize("byte", [b"\0", b";", b"\n"])
def test_no_more_of_a_file_is_read_than_a_record_can_have(tmp_path: Path, byte: bytes) -> None:
    """A hundred megabytes, of which only the last byte is on the disk."""
    file = tmp_path / "large.hmk"
    with file.open("wb") as out:
        out.write(byte)
        out.seek(100 * MEGABYTE)
        out.write(byte)
    tracemalloc.start()
    try:
        with pytest.raises(RecordError) as refusal:
            read_file(file)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert (refusal.value.reason, refusal.value.line) == ("too_large", 0)
    assert peak < MOST_MEMORY
    assert "line" not in tell_error(catalogue("en"), refusal.value)


def test_what_a_message_quotes_is_short_and_harmless() -> None:
    error = caught(f"{ORIGINAL}Ada: \u202e\u2066{'?' * 1000}")
    assert len(str(error.details["text"])) <= 30
    assert str(error.details["text"]).isprintable()
