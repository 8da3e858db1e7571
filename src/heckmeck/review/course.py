"""The course of a game: the worms of every seat after every move, who was ahead, and what the moves did."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from heckmeck.kind import kind_of
from heckmeck.notation import Record
from heckmeck.review.happenings import Happening
from heckmeck.rules.protocol import Seat

Scores = tuple[int, ...]


@dataclass(frozen=True)
class Course:
    """All lists have an entry for every move. `scores` has one more in front: the worms at the start."""

    record: Record
    scores: tuple[Scores, ...]
    paragraphs: tuple[int, ...]
    """The paragraph of the story that each move belongs to, from 1: a turn of dice, a round of cards."""
    happenings: tuple[tuple[Happening, ...], ...]

    @cached_property
    def leaders(self) -> tuple[Seat | None, ...]:
        """Who has more worms than everybody else; None where nobody has. The first entry is the start."""
        return tuple([leader(scores) for scores in self.scores])

    @property
    def last_paragraph(self) -> int:
        return self.paragraphs[-1] if self.paragraphs else 1


def leader(scores: Scores) -> Seat | None:
    """The seat that is ahead of all others."""
    most = max(scores)
    return scores.index(most) if scores.count(most) == 1 else None


def course_of(record: Record) -> Course:
    kind, game = kind_of(record.game), record.game
    scores = [tuple(game.scores(record.start))]
    paragraphs: list[int] = []
    happenings: list[tuple[Happening, ...]] = []
    now = 1
    for transition in record.transitions():
        scores.append(tuple(game.scores(transition.after)))
        paragraphs.append(now)
        happenings.append(tuple(kind.happenings(transition.events)))
        now += any(isinstance(event, kind.paragraphs) for event in transition.events)
    return Course(record, tuple(scores), tuple(paragraphs), tuple(happenings))
