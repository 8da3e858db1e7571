"""What a view says about a turn of dice that is under way."""

from __future__ import annotations

import pytest

from heckmeck.kind import kind_of
from heckmeck.kinds.dice.shapes import DiceView, TurnView
from heckmeck.notation import read

DELUXE = """
[game deluxe]
[players Ada, Ben]
[grill 11 13 21-26 28-36]
[stack Ada 27]
"""
GOLDEN_DIE = DELUXE + "[specialist Ada golden_die]\n"
CANNED_WORM = DELUXE + "[specialist Ada canned_worm]\n"


def turn(text: str) -> TurnView:
    """At the end of a record."""
    record = read(text)
    seen = kind_of(record.game).view(record.game, record.end(), None, record.names)
    assert isinstance(seen, DiceView)
    assert seen.turn is not None
    return seen.turn


def test_a_roll_is_shown_sorted_and_its_golden_die_by_itself() -> None:
    shown = turn(GOLDEN_DIE + "Ada: 5W5512W1*W")
    assert (shown.roll, shown.golden, shown.dice, shown.golden_die) == ("112555WW", "W", 8, "in_hand")


@pytest.mark.parametrize(
    ("moves", "where", "dice"),
    [
        ("", None, 8),
        ("Ada: 5555W112*W>5", "in_hand", 4),
        ("Ada: 5555W112*W>W", "aside", 7),
        ("Ada: 5555W112*W>W 5555112>5", "aside", 3),
    ],
)
def test_the_golden_die_is_in_hand_from_its_first_roll_until_it_is_laid_aside(moves: str, where: str | None, dice: int) -> None:
    shown = turn(GOLDEN_DIE + moves)
    assert (shown.golden_die, shown.dice) == (where, dice)


@pytest.mark.parametrize(
    ("moves", "total", "counted"), [("", 0, 0), ("Ada: 55551112>5", 20, 25), ("Ada: 55551112>5 1112>1", 23, 28)]
)
def test_the_canned_worm_counts_once_something_is_laid_aside(moves: str, total: int, counted: int) -> None:
    shown = turn(CANNED_WORM + moves)
    assert (shown.total, shown.counted) == (total, counted)
