"""The steps of a game of Heckmeck am Karteneck (K2-K11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from heckmeck.rules.events import GameOver, PortionStolen, PortionTaken
from heckmeck.rules.karteneck.cards import PUT_ASIDE, Bag, Card, has_worm, put_in, take_out, total, worms
from heckmeck.rules.karteneck.events import (
    CardDrawn,
    CardsDiscarded,
    CardsPlayed,
    DrawsLapsed,
    DrawsOwed,
    GrillOpened,
    Passed,
    Reshuffled,
    RoundEnded,
    TurnBegan,
)
from heckmeck.rules.karteneck.state import CardState
from heckmeck.rules.portions import Stack, best, put_on, take_off
from heckmeck.rules.protocol import Event, Seat

DRAW_AFTER_PLAY: Final = 1
DRAW_AFTER_PASS: Final = 2


@final
class Steps:
    """A state in the making: a move changes it step by step, and each step says what it meant."""

    def __init__(self, state: CardState) -> None:
        self.hands = list(state.hands)
        self.stacks = state.stacks
        self.played = list(state.played)
        self.passed = list(state.passed)
        self.grill = state.grill
        self.unseen = state.unseen
        self.pile = state.pile
        self.discards = state.discards
        self.round = state.round
        self.awaiting = state.awaiting
        self.seat = state.seat
        self.draws = state.draws
        self.events: list[Event] = []

    def result(self) -> tuple[CardState, tuple[Event, ...]]:
        state = CardState(
            tuple(self.hands),
            self.stacks,
            tuple(self.played),
            tuple(self.passed),
            self.grill,
            self.unseen,
            self.pile,
            self.discards,
            self.round,
            self.awaiting,
            self.seat,
            self.draws,
        )
        return state, tuple(self.events)

    def open_grill(self, portions: Bag) -> None:
        """A round begins (K2)."""
        self.unseen = take_out(self.unseen, portions)
        self.grill = portions
        self.round += 1
        self.passed = [False] * len(self.passed)
        self.events.append(GrillOpened(portions))
        self.begin_turn(self.seat)

    def begin_turn(self, seat: Seat) -> None:
        self.seat = seat
        self.awaiting = "card"
        self.draws = 0
        self.events.append(TurnBegan(seat))

    def next_turn(self) -> None:
        """On clockwise to the next player who has not passed, which may be the same seat again (K3, K14)."""
        seats = len(self.passed)
        seat = (self.seat + 1) % seats
        while self.passed[seat]:
            seat = (seat + 1) % seats
        self.begin_turn(seat)

    def play(self, cards: Bag) -> None:
        """Cards go in front of the seat; then it draws (K4)."""
        seat = self.seat
        self.hands[seat] = take_out(self.hands[seat], cards)
        self.played[seat] = put_in(self.played[seat], cards)
        self.events.append(CardsPlayed(seat, cards, total(self.played[seat])))
        self.owe(DRAW_AFTER_PLAY)

    def pass_(self, rival: Seat | None) -> None:
        """The seat is out for the round; discarding and stealing come before the draw (K5-K8)."""
        seat = self.seat
        cards = self.played[seat]
        self.passed[seat] = True
        self.events.append(Passed(seat, total(cards), has_worm(cards)))
        if not has_worm(cards):
            self.discard(seat)
            self.take(seat, self.grill[0])
        elif rival is not None:
            self.steal(seat, rival)
        if False in self.passed:
            self.owe(DRAW_AFTER_PASS)
        else:
            self.share()

    def take(self, seat: Seat, portion: int) -> None:
        """A portion of the grill goes on top of the seat's stack (K14)."""
        self.grill = take_out(self.grill, (portion,))
        self.stacks = put_on(self.stacks, seat, portion)
        self.events.append(PortionTaken(seat, portion))

    def steal(self, seat: Seat, rival: Seat) -> None:
        portion = self.stacks[rival][-1]
        self.stacks = put_on(take_off(self.stacks, rival), seat, portion)
        self.events.append(PortionStolen(seat, rival, portion))

    def discard(self, seat: Seat) -> None:
        cards = self.played[seat]
        if cards:
            self.played[seat] = ()
            self.discards = put_in(self.discards, cards)
            self.events.append(CardsDiscarded(seat, cards))

    def owe(self, count: int) -> None:
        """The seat draws this many cards, or as many as there are (K10). Then its turn is over."""
        if count and (self.pile or self.discards):
            self.awaiting = "draw"
            self.draws = count
            self.events.append(DrawsOwed(self.seat, count))
            return
        if count:
            self.events.append(DrawsLapsed(self.seat, count))
        self.next_turn()

    def draw(self, card: Card) -> None:
        """One card, for which the discards become the pile if it is empty, then and not before (K10)."""
        if not self.pile:
            self.pile = self.discards
            self.discards = ()
            self.events.append(Reshuffled(len(self.pile)))
        self.pile = take_out(self.pile, (card,))
        self.hands[self.seat] = put_in(self.hands[self.seat], (card,))
        self.events.append(CardDrawn(self.seat, card))
        self.owe(self.draws - 1)

    def share(self) -> None:
        """The sharing: by falling total, then by falling worm tag, each takes the highest portion left (K9)."""
        valid = [(total(cards), cards[-1], seat) for seat, cards in enumerate(self.played) if has_worm(cards)]
        sharers = [seat for _, _, seat in sorted(valid, reverse=True)]
        for seat in sharers:
            self.take(seat, self.grill[-1])
        for seat in sharers:
            self.discard(seat)
        if sharers:
            self.seat = sharers[-1]
        # Otherwise the seat that just passed took the last portion. Either way `seat` now goes first in the next round (K2).
        self.events.append(RoundEnded(self.seat))
        if len(self.unseen) > PUT_ASIDE[len(self.hands)]:
            self.awaiting = "grill"
        else:
            self.awaiting = None
            self.events.append(GameOver(best(score(self.stacks), self.stacks)))


def score(stacks: Sequence[Stack]) -> tuple[int, ...]:
    """The worms on each seat's portions (K11)."""
    return tuple([sum([worms(portion) for portion in stack]) for stack in stacks])
