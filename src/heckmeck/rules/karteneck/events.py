"""The events of Heckmeck am Karteneck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from heckmeck.rules.karteneck.cards import Bag, Card
from heckmeck.rules.protocol import Event, Seat


@final
@dataclass(frozen=True)
class HandDealt(Event):
    """The seat was dealt its hand (K1); `cards` is None for those who may not see it."""

    seat: Seat
    count: int
    cards: Bag | None


@final
@dataclass(frozen=True)
class GrillOpened(Event):
    """A round began: these portions were turned up, and nobody has passed (K2)."""

    portions: Bag


@final
class TurnBegan(Event):
    """The seat's turn to play or to pass began (K3)."""

    __slots__ = ("seat",)
    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat


@final
class CardsPlayed(Event):
    """The seat played cards and announced its new total (K4)."""

    __slots__ = ("cards", "seat", "total")
    __match_args__ = ("seat", "cards", "total")

    def __init__(self, seat: Seat, cards: Bag, total: int) -> None:
        self.seat: Final = seat
        self.cards: Final = cards
        self.total: Final = total


@final
@dataclass(frozen=True)
class Passed(Event):
    """The seat passed on this total, with a worm card in front or without one (K5-K7)."""

    seat: Seat
    total: int
    valid: bool


@final
@dataclass(frozen=True)
class CardsDiscarded(Event):
    """The cards in front of the seat went to the discards (K6, K9)."""

    seat: Seat
    cards: Bag


@final
class DrawsOwed(Event):
    """The seat has to draw this many cards, one after the other (K4, K5)."""

    __slots__ = ("count", "seat")
    __match_args__ = ("seat", "count")

    def __init__(self, seat: Seat, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count


@final
@dataclass(frozen=True)
class Reshuffled(Event):
    """The draw pile was empty, so all discards became the new pile; `count` of them (K10)."""

    count: int


@final
class CardDrawn(Event):
    """The seat drew a card; `card` is None for those who may not see it (K1, K4, K5)."""

    __slots__ = ("card", "seat")
    __match_args__ = ("seat", "card")

    def __init__(self, seat: Seat, card: Card | None) -> None:
        self.seat: Final = seat
        self.card: Final = card


@final
@dataclass(frozen=True)
class DrawsLapsed(Event):
    """Pile and discards are both empty, so the seat misses the cards it had yet to draw (K10)."""

    seat: Seat
    count: int


@final
@dataclass(frozen=True)
class RoundEnded(Event):
    """The grill is empty. `first` took its last portion and goes first in the next round, if there is one (K2, K9)."""

    first: Seat
