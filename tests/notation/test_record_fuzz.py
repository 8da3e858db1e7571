"""Whatever is read is a record or refused as one: with a place inside the text, and never by any other error."""

from __future__ import annotations

import random
from collections.abc import Callable

from hypothesis import example, given, settings
from hypothesis import strategies as st
from record_kit import DEALT, DELUXE, KARTENECK, ORIGINAL, catalogue, cut_records

from heckmeck.notation import Record, RecordError, position, read, read_bytes, write
from heckmeck.words import tell_error

SIGNS = "12345W*~>=;:,[]/x+-_ \t\n\r0679AaBb\u0301\u00e4\ufeff\u2028\x00"
PIECES = (
    "stop",
    "pass",
    "grill:",
    "steal=",
    "take=21",
    "from=Ben",
    "keep=hen",
    "= failed",
    "= 27 from Ben",
    "*W",
    "~",
    ">1",
    ">W",
    "+W25",
    "+1",
    "W26",
    "44412W35",
    "[stack Ada 21]",
    "[grill 21-36]",
    "[hand Ada]",
    "[options lower=any]",
    "[first Ben]",
    "Ada:",
    "Ben:",
    "21-36",
    "27/golden_die",
    "36x",
    "99999999999999999999",
)


def check(text: str) -> None:
    """Reads a text of which nothing is known."""
    try:
        record = read(text)
    except RecordError as error:
        check_refusal(error, text)
    else:
        check_record(record)


def check_refusal(error: RecordError, text: str) -> None:
    """The place is inside the text, its very end included, and there are words for the reason."""
    assert tell_error(catalogue("en"), error)
    lines = [*text.split("\n"), ""]
    assert 1 <= error.line <= len(lines)
    assert 1 <= error.column <= len(lines[error.line - 1]) + 1


def check_record(record: Record) -> None:
    again = read(write(record))
    assert again == record
    assert position(again) == position(record)


# Legal records with something wrong in them


def delete(text: str, luck: random.Random) -> str:
    at = luck.randrange(len(text) + 1)
    return text[:at] + text[at + luck.choice((1, 1, 2, 5)) :]


def insert(text: str, luck: random.Random) -> str:
    at = luck.randrange(len(text) + 1)
    return text[:at] + luck.choice(SIGNS) + text[at:]


def insert_piece(text: str, luck: random.Random) -> str:
    words = text.split(" ")
    words.insert(luck.randrange(len(words) + 1), luck.choice(PIECES))
    return " ".join(words)


def replace(text: str, luck: random.Random) -> str:
    at = luck.randrange(len(text) + 1)
    return text[:at] + luck.choice(SIGNS) + text[at + 1 :]


def swap_tokens(text: str, luck: random.Random) -> str:
    words = text.split(" ")
    one, other = luck.randrange(len(words)), luck.randrange(len(words))
    words[one], words[other] = words[other], words[one]
    return " ".join(words)


def duplicate_line(text: str, luck: random.Random) -> str:
    lines = text.split("\n")
    lines.insert(luck.randrange(len(lines) + 1), luck.choice(lines))
    return "\n".join(lines)


def drop_line(text: str, luck: random.Random) -> str:
    lines = text.split("\n")
    lines.pop(luck.randrange(len(lines)))
    return "\n".join(lines)


def swap_lines(text: str, luck: random.Random) -> str:
    lines = text.split("\n")
    one, other = luck.randrange(len(lines)), luck.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return "\n".join(lines)


def cut(text: str, luck: random.Random) -> str:
    return text[: luck.randrange(len(text) + 1)]


MUTATIONS: tuple[Callable[[str, random.Random], str], ...] = (
    delete,
    insert,
    insert_piece,
    replace,
    swap_tokens,
    duplicate_line,
    drop_line,
    swap_lines,
    cut,
)


@given(cut_records(most=60), st.lists(st.sampled_from(MUTATIONS), min_size=1, max_size=4), st.integers(0, 2**32))
@settings(max_examples=250)
def test_a_record_with_something_wrong_in_it(
    record: Record, mutations: list[Callable[[str, random.Random], str]], seed: int
) -> None:
    luck = random.Random(seed)
    text = write(record)
    for mutation in mutations:
        text = mutation(text, luck)
    check(text)


@given(
    st.sampled_from([ORIGINAL, DELUXE, DEALT, KARTENECK, DEALT + "grill: 18 21\n", DELUXE + "[grill 11 13 21-36]\n"]),
    st.lists(
        st.one_of(st.sampled_from(PIECES), st.sampled_from(SIGNS), st.sampled_from(["Ada", "Ben", " ", " ", "\n"])), max_size=12
    ),
)
@settings(max_examples=200)
def test_a_record_that_goes_on_with_tokens_at_random(start: str, pieces: list[str]) -> None:
    check(start + "".join(pieces))


# Anything at all


@given(st.text(max_size=200))
@example("[")
@example(":")
@example("[game original]\n[players")
@example("[game karteneck]\n[players Ada, Ben]\n[hand Ada 1]\n[hand Ben 1]\ngrill: 0 0\nAda: pass steal")
@settings(max_examples=200)
def test_any_text(text: str) -> None:
    check(text)


@given(st.text(SIGNS, max_size=120))
@settings(max_examples=200)
def test_any_text_of_the_signs_of_the_notation(text: str) -> None:
    check(text)
    check(ORIGINAL + text)
    check(ORIGINAL + "Ada: " + text)
    check(DEALT + text)


@given(
    st.binary(max_size=200), st.sampled_from([b"", ORIGINAL.encode(), b"\xef\xbb\xbf", "[game original]\n[players Jürgen".encode()])
)
@example(b"\x00\x80", b"\xef\xbb\xbf")
@example(b"\x80", b"\xef\xbb\xbf")
@example(b"\xbf[", b"\xef\xbb")
@settings(max_examples=200)
def test_any_bytes(raw: bytes, start: bytes) -> None:
    try:
        record = read_bytes(start + raw)
    except RecordError as error:
        check_refusal(error, (start + raw).decode("utf-8-sig", errors="surrogateescape"))
    else:
        check_record(record)


@given(cut_records(most=60), st.integers(0, 2**32), st.binary(min_size=1, max_size=3))
@settings(max_examples=100)
def test_a_record_with_wrong_bytes_in_it(record: Record, seed: int, wrong: bytes) -> None:
    raw = write(record).encode()
    at = random.Random(seed).randrange(len(raw) + 1)
    raw = raw[:at] + wrong + raw[at + 1 :]
    try:
        check_record(read_bytes(raw))
    except RecordError as error:
        check_refusal(error, raw.decode("utf-8-sig", errors="surrogateescape"))
