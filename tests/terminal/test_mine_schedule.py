"""When own mistakes come back: on the days that the page plans too, and a day counts as a whole."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from msgspec import convert
from msgspec.structs import asdict, replace

from heckmeck.terminal.mine.memory import KeptCard, write_date
from heckmeck.terminal.mine.schedule import answered, card_of, day_of, due_on, next_day

FIRST = datetime(2026, 11, 18, 12, tzinfo=UTC)
PLANNED: Any = json.loads((Path(__file__).parents[2] / "web" / "tests" / "schedule.json").read_text(encoding="utf-8"))
"""What the page's library makes of some sequences of answers (`web/tests/mine-agree.test.ts`)."""


def fresh() -> KeptCard:
    return card_of("p", write_date(FIRST), 0.05, FIRST)


@pytest.mark.parametrize("number", range(len(PLANNED)))
def test_the_terminal_plans_the_same_days_as_the_page(number: int) -> None:
    told = PLANNED[number]
    now, card = FIRST, fresh()
    cards = [card]
    for days, right in told["life"]:
        now += timedelta(days=days)
        card = answered(card, right, now)
        cards.append(card)
    assert len(cards) == len(told["cards"])
    for card, expected in zip(cards, told["cards"], strict=True):
        known = asdict(convert(expected, KeptCard))
        assert asdict(card) == {
            **known,
            "stability": pytest.approx(known["stability"], rel=1e-6),
            "difficulty": pytest.approx(known["difficulty"], rel=1e-6),
        }


def test_a_mistake_comes_back_on_the_next_day_from_its_first_minute_on() -> None:
    noon = datetime(2026, 11, 18, 12).astimezone()
    card = card_of("p", write_date(noon), 0.05, noon)
    assert due_on([card], noon.replace(hour=23, minute=59)) == []
    assert due_on([card], noon.replace(day=19, hour=0, minute=1)) == [card]
    later = card_of("q", write_date(noon), 0.05, noon + timedelta(days=2))
    assert next_day([later, card]) == next_day([card, later]) == noon.replace(day=19).date()
    assert next_day([]) is None


def test_the_one_that_has_been_due_longest_comes_first() -> None:
    cards = [replace(fresh(), position=str(day), due=write_date(FIRST + timedelta(days=day))) for day in (3, 1, 2, 40)]
    assert [card.position for card in due_on(cards, FIRST + timedelta(days=9))] == ["1", "2", "3"]


@pytest.mark.parametrize("right", [True, False])
def test_an_answer_on_the_next_morning_counts_a_whole_day(right: bool) -> None:
    """The library itself counts days of 24 hours."""
    evening = datetime(2026, 11, 18, 23).astimezone()
    morning = evening + timedelta(hours=8)
    card = answered(card_of("p", write_date(evening), 0.05, evening), right, morning)
    assert card.elapsed_days == 1
    assert day_of(morning) < day_of(datetime.fromisoformat(card.due))
    whole = answered(card_of("p", write_date(evening), 0.05, evening), right, evening + timedelta(days=1))
    assert (card.stability, card.scheduled_days) == (whole.stability, whole.scheduled_days)


def test_numbers_that_no_answer_leads_to_do_no_harm() -> None:
    """A file may have been written by hand, and a clock may be set back."""
    odd = replace(fresh(), stability=0.0, difficulty=0.0, state=0)
    for right in (True, False):
        assert 1 <= answered(odd, right, FIRST - timedelta(days=9)).scheduled_days <= 365
    for days in (0, -3):
        assert answered(fresh(), True, FIRST + timedelta(days=days)).elapsed_days == 1
