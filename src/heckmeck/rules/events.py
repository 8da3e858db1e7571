"""The events that the dice games and the card game share. Other events are beside the rules of their game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from heckmeck.rules.protocol import Event, Seat


@final
class PortionTaken(Event):
    """The seat took a portion from the grill (T7, T9, K6, K9)."""

    __slots__ = ("portion", "seat")
    __match_args__ = ("seat", "portion")

    def __init__(self, seat: Seat, portion: int) -> None:
        self.seat: Final = seat
        self.portion: Final = portion


@final
@dataclass(frozen=True)
class PortionStolen(Event):
    """The seat took the top portion of a rival's stack (T8, K7)."""

    seat: Seat
    rival: Seat
    portion: int


@final
@dataclass(frozen=True)
class GameOver(Event):
    """The game has ended, and these seats win or share the win (E2, K11)."""

    winners: tuple[Seat, ...]
