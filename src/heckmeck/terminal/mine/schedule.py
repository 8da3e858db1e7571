"""When a position comes back: FSRS, by whole days, just as the page plans it with its own library (`web/src/mine/schedule.ts`)."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta
from functools import cache
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from heckmeck.terminal.mine.memory import KeptCard, read_date, write_date

if TYPE_CHECKING:
    from fsrs import Card, Rating, Scheduler

LONGEST_INTERVAL: Final = 365
"""Days after which even a position that is known well comes back."""
WITHOUT_SHORT_TERM: Final = (17, 18, 19)
"""The parameters of FSRS for several reviews on one day. Nothing comes twice on a day, and with 0 they change nothing else."""
REVIEWED: Final = 2
"""The page's number for the state of a card that was answered."""


@cache
def _scheduler() -> Scheduler:
    """The same answers always give the same days."""
    from fsrs import Scheduler
    from fsrs.scheduler import DEFAULT_PARAMETERS

    weights = [0.0 if number in WITHOUT_SHORT_TERM else weight for number, weight in enumerate(DEFAULT_PARAMETERS)]
    return Scheduler(weights, learning_steps=(), relearning_steps=(), maximum_interval=LONGEST_INTERVAL, enable_fuzzing=False)


def card_of(position: str, date: str, loss: float, now: datetime) -> KeptCard:
    """A mistake counts as the first answer, a wrong one: the position comes back on the next day."""
    from fsrs import Card, Rating

    after = _reviewed(Card(card_id=0), Rating.Again, now)
    due = write_date(after.due)
    return KeptCard(position, date, loss, due, write_date(now), *_known(after), 0, _days(after, now), 0, 1, 0, REVIEWED)


def answered(card: KeptCard, right: bool, now: datetime) -> KeptCard:
    """The card after an answer.

    A right answer keeps a position away longer than a hesitant one would, and that one longer than a wrong one."""
    from fsrs import Rating

    elapsed = max(1, (day_of(now) - day_of(read_date(card.last_review))).days)
    before = _card(card, now - timedelta(days=elapsed))
    again, hard, good = [_reviewed(before, rating, now) for rating in (Rating.Again, Rating.Hard, Rating.Good)]
    wrong = min(_days(again, now), _days(hard, now))
    days = max(_days(good, now), max(_days(hard, now), wrong + 1) + 1) if right else wrong
    stability, difficulty = _known(good if right else again)
    return replace(
        card,
        due=write_date(now + timedelta(days=days)),
        last_review=write_date(now),
        stability=stability,
        difficulty=difficulty,
        elapsed_days=elapsed,
        scheduled_days=days,
        learning_steps=0,
        reps=card.reps + 1,
        lapses=card.lapses + (not right),
        state=REVIEWED,
    )


def _card(card: KeptCard, last: datetime) -> Card:
    """As the library knows it. Whoever wrote a file by hand may have written numbers that no answer leads to."""
    from fsrs import Card, State

    stability, difficulty = max(card.stability, 0.001), min(max(card.difficulty, 1.0), 10.0)
    return Card(0, State.Review, None, stability, difficulty, read_date(card.due), last)


def _reviewed(card: Card, rating: Rating, now: datetime) -> Card:
    return _scheduler().review_card(card, rating, now.astimezone(UTC))[0]


def _known(card: Card) -> tuple[float, float]:
    """Stability and difficulty, as far as the page writes them."""
    return round(card.stability or 0.0, 8), round(card.difficulty or 0.0, 8)


def _days(card: Card, now: datetime) -> int:
    return (card.due - now).days


# A day on the calendar of this computer counts as a whole.


def now() -> datetime:
    """The clock of this computer."""
    return datetime.now(UTC)


def day_of(date: datetime) -> date:
    """The day on the calendar, wherever somebody is."""
    return date.astimezone().date()


def due_on(cards: Iterable[KeptCard], now: datetime) -> list[KeptCard]:
    """Those due today or before, the longest due first."""
    due = [card for card in cards if day_of(read_date(card.due)) <= day_of(now)]
    return sorted(due, key=lambda card: read_date(card.due))


def next_day(cards: Iterable[KeptCard]) -> date | None:
    """The day on which the next one is due."""
    return min([day_of(read_date(card.due)) for card in cards], default=None)
