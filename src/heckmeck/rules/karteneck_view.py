"""The table of Heckmeck am Karteneck: all that lies on it, what happens on it, and how much of both one seat may know.

Hands are secret (K1). Everything else is open, apart from what luck has yet to decide: the next cards and the next portions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Literal, final

from heckmeck.rules.card_moves import PASS, Choices, Pass
from heckmeck.rules.cards import PUT_ASIDE, Bag, Card, has_worm, kind, total
from heckmeck.rules.portions import Stack, top
from heckmeck.rules.protocol import Event, Seat, Value

Awaiting = Literal["hands", "grill", "card", "draw"]
"""What a game waits for: the deal, the portions of a round, a seat's play or pass, a card owed to a seat."""


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
        """How many portions are still face down in the reserve."""
        return len(self.unseen) - PUT_ASIDE[len(self.hands)]

    @property
    def totals(self) -> tuple[int, ...]:
        """What the cards in front of each seat add up to (K4)."""
        return tuple([total(cards) for cards in self.played])

    @property
    def drawn_from(self) -> Bag:
        """What the next draw is made from: the pile, or the discards once a draw finds it empty (K10)."""
        return self.pile or self.discards

    @property
    def to_act(self) -> Seat | None:
        return self.seat if self.awaiting == "card" else None

    @property
    def drawing(self) -> Seat | None:
        return self.seat if self.awaiting == "draw" else None


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


def seen(event: Event, seat: Seat | None) -> Event:
    """The event as a seat, or with None a spectator, gets to see it: what others are dealt and draw is secret (K1)."""
    if isinstance(event, HandDealt) and event.seat != seat:
        return HandDealt(event.seat, event.count, None)
    if isinstance(event, CardDrawn) and event.seat != seat:
        return CardDrawn(event.seat, None)
    return event


@final
@dataclass(frozen=True)
class View(Value):
    """What one seat, or a spectator, may know of a `CardState`. The names are the same; a hidden bag is only a count."""

    viewer: Seat | None
    """Whose view it is; None for a spectator."""
    hand: Bag
    """The viewer's own hand; empty for a spectator."""
    hand_sizes: tuple[int, ...]
    stacks: tuple[Stack, ...]
    played: tuple[Bag, ...]
    totals: tuple[int, ...]
    passed: tuple[bool, ...]
    grill: Bag
    reserve: int
    unseen: Bag
    """The portions that never turned up: those in the reserve and those put aside."""
    pile: int
    discards: Bag
    unseen_cards: Bag
    """The cards in the pile and in the hands of others: all that the viewer cannot see."""
    round: int
    awaiting: Awaiting | None
    seat: Seat
    draws: int

    @property
    def to_act(self) -> Seat | None:
        return self.seat if self.awaiting == "card" else None

    @property
    def drawing(self) -> Seat | None:
        return self.seat if self.awaiting == "draw" else None


def look(state: CardState, seat: Seat | None) -> View:
    """What a seat, or with None a spectator, may know of the state."""
    unseen_cards = list(state.pile)
    for other, hand in enumerate(state.hands):
        if other != seat:
            unseen_cards.extend(hand)
    return View(
        viewer=seat,
        hand=() if seat is None else state.hands[seat],
        hand_sizes=tuple([len(hand) for hand in state.hands]),
        stacks=state.stacks,
        played=state.played,
        totals=state.totals,
        passed=state.passed,
        grill=state.grill,
        reserve=state.reserve,
        unseen=state.unseen,
        pile=len(state.pile),
        discards=state.discards,
        unseen_cards=tuple(sorted(unseen_cards)),
        round=state.round,
        awaiting=state.awaiting,
        seat=state.seat,
        draws=state.draws,
    )


def imagine(view: View, below: Callable[[int], int]) -> CardState:
    """A state that looks just like the view: the unseen cards dealt at random to the other hands, the rest of them the pile.

    `below(n)` gives a number from 0 to n - 1, all equally likely.
    """
    left = list(view.unseen_cards)
    hands: list[Bag] = []
    for seat, size in enumerate(view.hand_sizes):
        if seat == view.viewer:
            hands.append(view.hand)
        else:
            hands.append(tuple(sorted([left.pop(below(len(left))) for _ in range(size)])))
    return CardState(
        hands=tuple(hands),
        stacks=view.stacks,
        played=view.played,
        passed=view.passed,
        grill=view.grill,
        unseen=view.unseen,
        pile=tuple(left),
        discards=view.discards,
        round=view.round,
        awaiting=view.awaiting,
        seat=view.seat,
        draws=view.draws,
    )


def victim(seat: Seat, cards: Bag, stacks: Sequence[Stack]) -> Seat | None:
    """The rival from whom a seat with these cards may steal (K7): at most one, as only zeros are alike and no total is 0."""
    if has_worm(cards):
        wanted = total(cards)
        for rival, stack in enumerate(stacks):
            if rival != seat and top(stack) == wanted:
                return rival
    return None


def choices(seat: Seat, hand: Bag, cards: Bag, stacks: Sequence[Stack]) -> Choices:
    """What a seat may do that has this hand and these cards in front (K3-K5, K7)."""
    kinds = {kind(card) for card in cards}
    rival = victim(seat, cards, stacks)
    passes = (PASS,) if rival is None else (PASS, Pass(rival))
    return Choices(passes, tuple([card for card in hand if kind(card) not in kinds]))
