"""What a move of the dice games did that people remember."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from heckmeck.review.happenings import Happening, shared_happenings
from heckmeck.rules import Event
from heckmeck.rules.board import PortionReturned, Specialist, SpecialistLeft, SpecialistWon


def happenings(events: Sequence[Event]) -> Iterator[Happening]:
    raven = any(isinstance(event, SpecialistLeft) and event.specialist is Specialist.RAVEN for event in events)
    for shared in shared_happenings(events):
        # The raven leaves in the same move only if it stood on the portion that was taken.
        yield Happening("raven", shared.seat, shared.portion) if raven and shared.what == "takes" else shared
    for event in events:
        if isinstance(event, PortionReturned):
            yield Happening("loses", event.seat, event.portion)
        elif isinstance(event, SpecialistWon) and event.specialist is Specialist.HEN and event.rival is not None:
            yield Happening("hen", event.seat, None, event.rival)
