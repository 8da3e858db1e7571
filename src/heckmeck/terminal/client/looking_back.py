"""Looking back on a finished game, from its record: what the review found, and the steps to go through."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from heckmeck.kind import kind_of
from heckmeck.kinds.shapes import View
from heckmeck.notation import Record, RecordError, Transition, read
from heckmeck.review import Chances, Moment, Review, Size, review
from heckmeck.rules.protocol import Seat
from heckmeck.table.refusals import Refused, refusals
from heckmeck.terminal.client.sitting import Sitting
from heckmeck.words import Words, tell

if TYPE_CHECKING:
    # A server or a terminal starts without NumPy.
    from heckmeck.forecast.net import Net


@dataclass(frozen=True)
class Stand:
    """A place in the game to stand still at: before a choice, after a roll, or at the end."""

    moment: Moment | None
    """The choice or the roll; None at the end."""
    state: Any
    told: int
    """Moves that have happened until then."""


@dataclass(frozen=True)
class LookedBack:
    record: Record
    found: Review

    @cached_property
    def transitions(self) -> list[Transition]:
        return list(self.record.transitions())

    @cached_property
    def stands(self) -> list[Stand]:
        """Every roll, every choice where there was something to choose, and the end."""
        found = [self._stand(moment) for moment in self.found.moments if not moment.is_choice or len(moment.choices) > 1]
        return [*found, Stand(None, self.record.end(), len(self.transitions))]

    def _stand(self, moment: Moment) -> Stand:
        transition = self.transitions[moment.number]
        return (
            Stand(moment, transition.before, moment.number)
            if moment.is_choice
            else Stand(moment, transition.after, moment.number + 1)
        )

    def place(self, moment: Moment) -> int:
        """The number of the stand at a moment."""
        return next(number for number, stand in enumerate(self.stands) if stand.moment == moment)

    def next_turn(self, place: int, by: int) -> int:
        """The first stand of the turn after, or, with -1, of the one before; of this one if it is not there yet."""
        turns = [stand.moment.turn if stand.moment is not None else len(self.found.turns) for stand in self.stands]
        if by < 0 and place > turns.index(turns[place]):
            return turns.index(turns[place])
        wanted = turns[place] + by
        return turns.index(wanted) if wanted in turns else place

    def next_mistake(self, place: int) -> int | None:
        """The stand of the next choice that cost something; None if there is none left."""
        later = enumerate(self.stands[place + 1 :], start=place + 1)
        return next((number for number, stand in later if stand.moment is not None and stand.moment.size is not Size.GOOD), None)

    def view(self, stand: Stand) -> View:
        return kind_of(self.record.game).open_view(self.record.game, stand.state, self.record.names, self.seat(stand))

    def seat(self, stand: Stand) -> Seat | None:
        return None if stand.moment is None else stand.moment.seat

    def chances(self, stand: Stand) -> Chances:
        """Everybody's chances there. Before a choice they are those after the best one."""
        if stand.moment is None:
            return self.found.end
        return stand.moment.before if stand.moment.is_choice else stand.moment.after

    def story(self, stand: Stand, words: Words) -> Iterator[str]:
        """What has happened until then."""
        for transition in self.transitions[: stand.told]:
            for event in transition.events:
                told = tell(words, event, self.record.names)
                if told is not None:
                    yield told


def look_back(record: Record, net: Net | None = None) -> LookedBack:
    """By the net that comes with the package, or by another one. Raises Refused if nothing can forecast the game."""
    with refusals():
        found = review(record, net)
    return LookedBack(record, found)


def look_back_on(text: str) -> LookedBack:
    """The same from the text of a record. Also raises Refused if it cannot be read: a newer server may play something new."""
    try:
        return look_back(read(text))
    except RecordError:
        raise Refused("not_possible", "not_understood") from None


class Looking:
    """The review of somebody's finished game: worked out once, in a thread, whoever asks for it and however often."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._task: asyncio.Task[LookedBack] | None = None

    def back(self) -> asyncio.Task[LookedBack]:
        """Shield it: others may wait for it too. It is worked out again only if it failed, with Refused."""
        if self._task is None or (self._task.done() and (self._task.cancelled() or self._task.exception() is not None)):
            self._task = asyncio.create_task(self._look())
        return self._task

    async def _look(self) -> LookedBack:
        return await asyncio.to_thread(look_back_on, await self._sitting.record())
