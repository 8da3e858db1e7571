"""The view of one seat in Heckmeck am Karteneck.

Hands are secret (K1). Everything else is open, apart from what luck has yet to decide: the next cards and the next portions.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import final

from heckmeck.rules.karteneck.cards import Bag
from heckmeck.rules.karteneck.events import CardDrawn, HandDealt
from heckmeck.rules.karteneck.state import Awaiting, CardState
from heckmeck.rules.portions import Stack
from heckmeck.rules.protocol import Event, Seat, Value


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
    """Everything that one seat, or a spectator, may know of a `CardState`. The names are the same; a hidden bag is only a count."""

    viewer: Seat | None
    """The seat that has this view; None for a spectator."""
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
    """The state as a seat may know it. With None, as a spectator may know it."""
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
