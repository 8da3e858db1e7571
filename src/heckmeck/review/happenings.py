"""What a move did that people remember, in terms that every kind of game shares."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from heckmeck.rules import Event
from heckmeck.rules.events import PortionStolen, PortionTaken
from heckmeck.rules.protocol import Seat

What = Literal["takes", "steals", "loses", "raven", "hen"]
"""A portion taken from the grill, stolen, or put back after a failed attempt; taken with the raven on it; a rival's hen."""


@dataclass(frozen=True)
class Happening:
    what: What
    seat: Seat
    portion: int | None
    rival: Seat | None = None


def shared_happenings(events: Sequence[Event]) -> Iterator[Happening]:
    """What the events mean that several kinds of game have in common."""
    for event in events:
        if isinstance(event, PortionStolen):
            yield Happening("steals", event.seat, event.portion, event.rival)
        elif isinstance(event, PortionTaken):
            yield Happening("takes", event.seat, event.portion)
