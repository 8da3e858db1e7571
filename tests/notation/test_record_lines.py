"""What a record is made of: headers and a body, lines, comments, white space, encodings."""

from __future__ import annotations

from pathlib import Path

import pytest
from record_kit import HERE, ORIGINAL, caught, expectations, kept, refuses

from heckmeck.notation import RecordError, read, read_bytes, read_file
from heckmeck.rules import GAMES

A_TURN = "Ada: 44412W35>4 4423W>W 55WW>5 stop = 27\n"


# A record


def test_a_record_is_headers_and_then_the_body() -> None:
    record = read(
        "[game deluxe]\n[players Ada, Ben, Oma_Inge]\n[options golden_die=plain lower=any]\n[date 2026-11-15]\n\n" + A_TURN
    )
    assert record.game.id == "deluxe"
    assert record.names == ("Ada", "Ben", "Oma_Inge")
    assert record.game.options == {"golden_die": "plain", "lower": "any"}
    assert record.date == "2026-11-15"
    assert record.end().board.stacks == ((27,), (), ())


def test_a_record_is_written_in_one_way() -> None:
    kept(
        "[game deluxe]\n[players Ada, Ben, Oma_Inge]\n[options lower=any golden_die=plain]\n[date 2026-11-15]\n[first Ben]\n\n"
        "Ben: 12344455W*1>4 stop = failed\n".replace("55W*1", "5W")
    )


def test_a_game_not_yet_begun_has_no_body() -> None:
    kept(ORIGINAL)


@pytest.mark.parametrize("id", GAMES)
def test_each_game_is_read_by_its_name(id: str) -> None:
    hands = "[hand Ada 1 1 1 1 1 1]\n[hand Ben 2 2 2 2 2 2]\n" if id == "karteneck" else ""
    assert read(f"[game {id}]\n[players Ada, Ben]\n{hands}").game.id == id


def test_records_are_equal_when_they_tell_the_same_game() -> None:
    record = read(ORIGINAL + A_TURN)
    assert record == read(ORIGINAL + "; the same\n" + A_TURN.replace("44412W35", "W4441235"))
    assert hash(record) == hash(read(ORIGINAL + A_TURN))
    others = [
        ORIGINAL,
        ORIGINAL + A_TURN.replace(" stop = 27", ""),
        ORIGINAL + "[date 2026-11-15]\n" + A_TURN,
        ORIGINAL + "[options lower=any]\n" + A_TURN,
        ORIGINAL.replace("Ben", "Bea") + A_TURN,
        ORIGINAL.replace("original", "deluxe") + A_TURN,
    ]
    assert all(record != read(text) for text in others)
    something_else: object = "a text"
    assert record != something_else


# Lines, comments, white space


def test_a_semicolon_starts_a_comment() -> None:
    plain = read(ORIGINAL + A_TURN)
    text = (
        "; a game\n[game original] ; the first\n[players Ada, Ben];two\n;\nAda: 44412W35>4 4423W>W 55WW>5 stop = 27 ; 12 + 5 + 10\n"
    )
    assert read(text) == plain


def test_a_comment_may_hold_anything_that_is_text() -> None:
    assert read("; [game chess] ; ‸ 李 \t\x07\n" + ORIGINAL) == read(ORIGINAL)


def test_a_comment_cuts_a_header() -> None:
    refuses(f"{HERE}[game ; original]\n", "bad_header", expected=["header"])


def test_blank_lines_and_white_space_do_not_matter() -> None:
    text = "\n  [ game   original ]\t\n\n[players Ada,Ben]\n \t \n   Ada :   44412W35>4\t4423W>W  55WW>5   stop   =   27  \n\n"
    assert read(text) == read(ORIGINAL + A_TURN)


def test_the_last_line_needs_no_end() -> None:
    assert read((ORIGINAL + A_TURN).rstrip("\n")) == read(ORIGINAL + A_TURN)


def test_windows_line_ends_are_line_ends() -> None:
    assert read_bytes((ORIGINAL + A_TURN).replace("\n", "\r\n").encode()) == read(ORIGINAL + A_TURN)


def test_places_are_right_with_windows_line_ends() -> None:
    error = caught((ORIGINAL + "Ada: 4\n").replace("\n", "\r\n").encode())
    assert (error.line, error.column) == (3, 6)


def test_a_byte_order_mark_does_not_matter() -> None:
    assert read_bytes(b"\xef\xbb\xbf" + (ORIGINAL + A_TURN).encode()) == read(ORIGINAL + A_TURN)


@pytest.mark.parametrize("character", ["\x00", "\x07", "\x0b", "\x0c", "\r", "\x1b", "\x1f", "\x7f", "\x85"])
def test_a_control_character_is_refused_where_it_stands(character: str) -> None:
    code = f"U+{ord(character):04X}"
    refuses(f"[game original]\n[players A{HERE}{character}da, Ben]\n", "control_character", code=code)


def test_what_is_not_utf8_is_refused_where_it_stands() -> None:
    error = caught(b"[game original]\n[players Ada, \xff]\n")
    assert (error.reason, error.line, error.column) == ("not-utf8", 2, 15)
    assert expectations(error) == ("utf8",)


def test_columns_count_characters_and_not_bytes() -> None:
    error = caught("[game original]\n[players Jürgen, ".encode() + b"\xff]\n")
    assert (error.line, error.column) == (2, 18)


def test_a_byte_order_mark_moves_no_place() -> None:
    error = caught(b"\xef\xbb\xbf[game original]\n[players \xff, Ben]\n")
    assert (error.line, error.column) == (2, 10)


@pytest.mark.parametrize("text", ["utf-16", "utf-16-le", "utf-32"])
def test_other_encodings_are_refused(text: str) -> None:
    assert caught((ORIGINAL + A_TURN).encode(text)).line == 1


@pytest.mark.parametrize(
    "line", ["hello", "Ada 44412W35>4", ": 44412W35>4", "Oma Inge: 44412W35>4", "=", "*", "Ada\u2028Ben: 44412W35", "]"]
)
def test_a_line_is_a_header_or_a_turn(line: str) -> None:
    refuses(f"{ORIGINAL}  {HERE}{line}\n", "bad_line", expected=["header", "turn"], text=line.replace("\u2028", "\ufffd"))


def test_a_line_has_no_more_words_than_anything_needs() -> None:
    portions = " 21" * 200
    refuses(f"{ORIGINAL}[grill{portions} {HERE}21 21]\n", "line_too_long", expected=["end-of-line"], says=["200"])


@pytest.mark.parametrize(
    "line", ["[", "[]", "[ ]", "[game", "[game original", "[game [original]]", "[game original] Ada:", "[game]]"]
)
def test_a_header_stands_in_brackets(line: str) -> None:
    refuses(f" {HERE}{line}\n", "bad_header", expected=["header"], text=line)


def test_a_long_line_is_quoted_only_in_part() -> None:
    error = refuses(HERE + "x" * 500, "bad_line")
    assert error.details["text"] == "x" * 29 + "…"


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="this machine has no file without an end")
def test_a_file_without_end_is_refused() -> None:
    with pytest.raises(RecordError) as refusal:
        read_file(Path("/dev/zero"))
    assert refusal.value.reason == "too_large"
