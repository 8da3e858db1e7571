"""Records in one line: the same record, and refused at the same places."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from record_kit import cut_records

from heckmeck.notation import Record, RecordError, is_id, is_line, read_line, write_line
from heckmeck.rules import game

LINE = (
    "[game karteneck] / [players Ada, Ben] / [hand Ada 1 3 3 4 W5 W12] / [hand Ben 1 2 2 5 5 W7]"
    " / grill: 0 18 / Ada: 3 3 +W25 / Ben: 5 +1"
)


def test_a_line_is_read_and_written_in_one_way() -> None:
    record = read_line(LINE)
    assert (record.names, record.end().played) == (("Ada", "Ben"), ((3, 3), (5,)))
    assert write_line(record) == LINE


@given(cut_records(most=300))
@settings(max_examples=30)
def test_every_record_fits_in_one_line(record: Record) -> None:
    line = write_line(record)
    assert "\n" not in line
    assert is_line(line)
    assert not is_id(line)
    assert read_line(line) == record


def test_a_refusal_counts_the_lines_between_the_slashes() -> None:
    with pytest.raises(RecordError) as refused:
        read_line(LINE + " / Ada: 3 +1")
    assert (refused.value.line, refused.value.column, refused.value.reason) == (8, 6, "kind_already_played")


def test_a_player_called_slash_does_not_fit() -> None:
    rules = game("original")
    with pytest.raises(ValueError, match="a player called /"):
        write_line(Record(rules, ("/", "Ben"), rules.new(2)))


def test_what_is_no_line() -> None:
    assert not is_line("original_21-36_-_-_1")
    assert not is_line("game.hmk")
