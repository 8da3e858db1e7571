"""The big moments of a game: what people talk about afterwards. Chances to win rank them, or worms if there is no review."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, Literal

from heckmeck.kind import kind_of
from heckmeck.review.course import Course
from heckmeck.review.happenings import Happening, What
from heckmeck.review.model import LEAST_TURN, Moment, Review, Size
from heckmeck.review.story import course_story
from heckmeck.rules.protocol import Action, Chance, Seat

MOST: Final = 3
"""Moments that are told, besides the costly choices."""
WEIGHTS: Final[Mapping[What, float]] = {"steals": 2, "loses": 1.5, "raven": 1.5, "hen": 1.5, "takes": 1}
"""How much a worm counts without a review. A stolen one is lost here and won there."""
ALIKE: Final = 0.6
"""How much of its weight a moment keeps for each one of its sort that is told already."""
TURNED: Final = ("led", "seesaw", "level")
TOLD: Final = 1000.0
"""The plots that tell what turned the game, and the weight of that moment: it outweighs everything."""
LUCKY: Final = 0.1
"""The smallest change by a single roll or draw that makes it a moment of its own."""
STROKE: Final = 0.75
"""What came of a roll tells more than the roll itself, so a roll has to change clearly more to be told instead."""


@dataclass(frozen=True)
class Highlight:
    what: What | Literal["lucky", "unlucky", "costly"]
    move: int
    """The number of its move in the record."""
    paragraph: int
    """The number of its turn or round, from 1."""
    seat: Seat
    rival: Seat | None = None
    portion: int | None = None
    worms: int = 0
    """The worms on the portion."""
    drawn: tuple[str, ...] = ()
    """What luck brought: a roll as one text, or cards."""
    before: float | None = None
    after: float | None = None
    """The seat's chance to win before and after it, if there is a review. Before a choice it is that of the best one."""
    chosen: Action | None = None
    better: Action | None = None


@dataclass(frozen=True)
class _Candidate:
    weight: float
    told: Highlight


def highlights(course: Course, found: Review | None = None) -> list[Highlight]:
    """The biggest moments in the order of the game, at most one from each turn or round. Then, if there is a review, the costliest
    choice of every seat.

    The moment that the story tells is one of them. The more moments of one sort there are, the less the next one counts."""
    return _Finder(course, found).find()


class _Finder:
    def __init__(self, course: Course, found: Review | None) -> None:
        self.course: Final = course
        self.found: Final = found
        self.story: Final = course_story(course)
        self.transitions: Final = list(course.record.transitions())
        self.worms: Final[dict[int, int]] = {}
        """The worms on the portions that were looked at so far."""

    def find(self) -> list[Highlight]:
        candidates = [*self._scenes(), *self._strokes_of_luck()]
        chosen: dict[int, Highlight] = {}

        def rank(one: _Candidate) -> tuple[float, int]:
            alike = sum([other.what == one.told.what for other in chosen.values()])
            return one.weight * ALIKE**alike, -one.told.move

        while len(chosen) < MOST and (left := [one for one in candidates if one.told.paragraph not in chosen]):
            best = max(left, key=rank).told
            chosen[best.paragraph] = best
        return [*sorted(chosen.values(), key=lambda one: one.move), *self._costly()]

    # What happened

    def _scenes(self) -> Iterator[_Candidate]:
        for move, happened in enumerate(self.course.happenings):
            for one in happened:
                if self._is_told(move, one):
                    yield _Candidate(TOLD, self._scene(move, one))
                    continue
                weight = self._weight(move, one)
                if weight >= (LEAST_TURN if self.found is not None else 1):
                    yield _Candidate(weight, self._scene(move, one))

    def _is_told(self, move: int, one: Happening) -> bool:
        """The story speaks of it."""
        story = self.story
        who = story.winners[0] if story.seat is None else story.seat
        return story.plot in TURNED and (move, who, story.portion) == (story.move, one.seat, one.portion)

    def _weight(self, move: int, one: Happening) -> float:
        if self.found is None:
            return WEIGHTS[one.what] * self._worms(move, one.portion)
        # A gain or a loss is told only if it changed the chances the way everybody expects.
        before, after = self._chances(self.found, move, one.seat)
        return before - after if one.what == "loses" else after - before

    def _scene(self, move: int, one: Happening) -> Highlight:
        # A portion may bring less than everybody hoped for. Then chances would only puzzle people.
        before, after = (None, None)
        if self.found is not None and self._weight(move, one) > 0:
            before, after = self._chances(self.found, move, one.seat)
        return Highlight(
            one.what,
            move,
            self.course.paragraphs[move],
            one.seat,
            one.rival,
            one.portion,
            self._worms(move, one.portion),
            self._made_by(move, one),
            before,
            after,
        )

    def _chances(self, found: Review, move: int, seat: Seat) -> tuple[float, float]:
        """The seat's chances before and after the turn or round."""
        moves = self._paragraph(move)
        return found.moments[moves[0]].stood[seat], found.moments[moves[-1]].stands[seat]

    def _paragraph(self, move: int) -> range:
        """The moves of the same turn or round."""
        paragraphs = self.course.paragraphs
        number = paragraphs[move]
        first = paragraphs.index(number)
        return range(first, first + paragraphs.count(number))

    def _worms(self, move: int, portion: int | None) -> int:
        """The worms on a portion, which is on a stack before the move or after it."""
        if portion is None:
            return 0
        record, transition = self.course.record, self.transitions[move]
        for state in (transition.after, transition.before):
            if portion not in self.worms:
                players = kind_of(record.game).open_view(record.game, state, record.names).players
                self.worms.update({held.value: held.worms for player in players for held in player.stack})
        return self.worms[portion]

    def _made_by(self, move: int, one: Happening) -> tuple[str, ...]:
        """The roll that made it: the last one of a failed attempt, else the luckiest one if a review knows."""
        lucks = [each for each in self._paragraph(move) if each <= move and isinstance(self.transitions[each].move, Chance)]
        if self.found is not None and one.what != "loses":
            moments = self.found.moments
            lucks = [each for each in lucks if moments[each].seat == one.seat]
            lucks.sort(key=lambda each: moments[each].gain(one.seat))
        return self._drawn(lucks[-1]) if lucks else ()

    def _drawn(self, move: int) -> tuple[str, ...]:
        transition = self.transitions[move]
        assert isinstance(transition.move, Chance)
        return tuple(kind_of(self.course.record.game).draw(transition.before, transition.move).outcome)

    # What luck and choices did

    def _strokes_of_luck(self) -> Iterator[_Candidate]:
        for moment in self.found.moments if self.found is not None else ():
            seat = moment.seat
            if moment.is_choice or seat is None or abs(moment.gain(seat)) < LUCKY:
                continue
            told = Highlight(
                "lucky" if moment.gain(seat) > 0 else "unlucky",
                moment.number,
                self.course.paragraphs[moment.number],
                seat,
                drawn=self._drawn(moment.number),
                before=moment.before[seat],
                after=moment.after[seat],
            )
            yield _Candidate(abs(moment.gain(seat)) * STROKE, told)

    def _costly(self) -> Iterator[Highlight]:
        """The costliest choice of every seat that made a mistake, the worst first."""
        seen: set[Seat] = set()
        for moment in self.found.mistakes if self.found is not None else ():
            if moment.size in (Size.MISTAKE, Size.BLUNDER) and moment.whose not in seen:
                seen.add(moment.whose)
                yield self._costly_choice(moment)

    def _costly_choice(self, moment: Moment) -> Highlight:
        seat = moment.whose
        return Highlight(
            "costly",
            moment.number,
            self.course.paragraphs[moment.number],
            seat,
            before=moment.best.chances[seat],
            after=moment.chosen.chances[seat],
            chosen=moment.chosen.action,
            better=moment.best.action,
        )
