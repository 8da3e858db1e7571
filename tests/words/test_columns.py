"""Tables of text."""

from __future__ import annotations

from heckmeck.words.columns import aligned


def test_columns_are_aligned() -> None:
    assert aligned([["", "a", "bb"], ["xx", "100", "1"]]) == ["      a  bb", "xx  100   1"]
