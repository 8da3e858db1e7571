"""A game of Heckmeck am Karteneck as it stands: all that lies on the table, hands included."""

from __future__ import annotations

from typing import Final, Literal, final

from heckmeck.rules.karteneck.cards import PUT_ASIDE, Bag, total
from heckmeck.rules.portions import Stack
from heckmeck.rules.protocol import Seat, Value

Awaiting = Literal["hands", "grill", "card", "draw"]
"""A game waits for one of these: the deal, the portions of a round, a seat's play or pass, a card owed to a seat."""


@final
class CardState(Value):
    """A game of Karteneck as it stands. Its parts are lists by seat, or bags: there is no hidden order to peek at.

    `seat` acts or draws; before the deal and before a grill is opened, it is the seat that goes first. `draws` counts the cards
    that it still has to draw. `played` are the cards in front of each seat. `unseen` are the portions that never turned up: the
    reserve and the portions put aside (K1), which nobody can tell apart. `awaiting` is None once the game is over.
    """

    __slots__ = (
        "awaiting",
        "discards",
        "draws",
        "grill",
        "hands",
        "passed",
        "pile",
        "played",
        "round",
        "seat",
        "stacks",
        "unseen",
    )
    __match_args__ = (
        "hands",
        "stacks",
        "played",
        "passed",
        "grill",
        "unseen",
        "pile",
        "discards",
        "round",
        "awaiting",
        "seat",
        "draws",
    )

    def __init__(
        self,
        hands: tuple[Bag, ...],
        stacks: tuple[Stack, ...],
        played: tuple[Bag, ...],
        passed: tuple[bool, ...],
        grill: Bag,
        unseen: Bag,
        pile: Bag,
        discards: Bag,
        round: int,
        awaiting: Awaiting | None,
        seat: Seat,
        draws: int,
    ) -> None:
        self.hands: Final = hands
        self.stacks: Final = stacks
        self.played: Final = played
        self.passed: Final = passed
        self.grill: Final = grill
        self.unseen: Final = unseen
        self.pile: Final = pile
        self.discards: Final = discards
        self.round: Final = round
        self.awaiting: Final = awaiting
        self.seat: Final = seat
        self.draws: Final = draws

    @property
    def players(self) -> int:
        return len(self.hands)

    @property
    def reserve(self) -> int:
        """The number of portions that are still face down in the reserve."""
        return len(self.unseen) - PUT_ASIDE[len(self.hands)]

    @property
    def totals(self) -> tuple[int, ...]:
        """The total of the cards in front of each seat (K4)."""
        return tuple([total(cards) for cards in self.played])

    @property
    def drawn_from(self) -> Bag:
        """The cards that the next draw comes from: the pile, or the discards if the pile is empty (K10)."""
        return self.pile or self.discards

    @property
    def to_act(self) -> Seat | None:
        return self.seat if self.awaiting == "card" else None

    @property
    def drawing(self) -> Seat | None:
        return self.seat if self.awaiting == "draw" else None
