"""The story of a finished table, as it crosses the wire: moves of the record become steps of the replay."""

from __future__ import annotations

from collections.abc import Sequence

from heckmeck.kinds.shapes import Action
from heckmeck.notation import Record
from heckmeck.review.course import Course, course_of
from heckmeck.review.highlights import Highlight, highlights
from heckmeck.review.model import Review
from heckmeck.review.played import played
from heckmeck.review.story import course_story
from heckmeck.table.table import Step, Table
from heckmeck.table.wire import story as wire


class ToldTable:
    """A finished table and what there is to tell of it."""

    def __init__(self, table: Table, steps: Sequence[Step]) -> None:
        self.table = table
        self.steps = steps
        moves = tuple([move for step in steps for move in step.moves])
        self.record = Record(table.rules, table.names, table.start, moves)
        self.step_of = [number for number, step in enumerate(steps) for _ in step.moves]
        """The number of the step that each move belongs to."""
        self.course: Course = course_of(self.record)

    def story(self) -> wire.Story:
        story = course_story(self.course)
        return wire.Story(
            plot=story.plot,
            winners=list(story.winners),
            worms=story.worms,
            step=None if story.move is None else self.step_of[story.move],
            how=story.how,
            leader=story.leader,
            seat=story.seat,
            rival=story.rival,
            rivals=list(story.rivals),
            portion=story.portion,
            changes=story.changes,
            paragraph=story.paragraph,
            left=story.left,
        )

    def paragraphs(self) -> list[int]:
        """By step. A seat handed over is a step without a move: it belongs to the paragraph before it."""
        found = [1] * len(self.steps)
        first = dict(zip(reversed(self.step_of), reversed(self.course.paragraphs), strict=True))
        for step in range(len(self.steps)):
            found[step] = first.get(step, found[step - 1])
        return found

    def highlights(self, found: Review | None = None) -> list[wire.Highlight[Action]]:
        return [self._highlight(one) for one in highlights(self.course, found)]

    def _highlight(self, one: Highlight) -> wire.Highlight[Action]:
        shape = self.table.kind.shapes.action
        return wire.Highlight(
            what=one.what,
            step=self.step_of[one.move],
            paragraph=one.paragraph,
            seat=one.seat,
            rival=one.rival,
            portion=one.portion,
            worms=one.worms,
            drawn=list(one.drawn),
            before=one.before,
            after=one.after,
            chosen=None if one.chosen is None else shape(one.chosen),
            better=None if one.better is None else shape(one.better),
        )


def played_by_seat(found: Review) -> list[wire.Played]:
    return [wire.Played(**vars(one)) for one in played(found)]
