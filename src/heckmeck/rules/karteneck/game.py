"""Heckmeck am Karteneck, the card game (K1-K14)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, final

from heckmeck.rules.karteneck.actions import Pass, Play, choices
from heckmeck.rules.karteneck.cards import (
    HAND,
    PORTIONS,
    PUT_ASIDE,
    Bag,
    Card,
    cards_left,
    has_worm,
    kind,
    lacking,
    portions_left,
    put_in,
    total,
)
from heckmeck.rules.karteneck.chances import Deals, Dealt, Drawn, Draws, Grills, TurnedUp
from heckmeck.rules.karteneck.events import HandDealt
from heckmeck.rules.karteneck.state import Awaiting, CardState
from heckmeck.rules.karteneck.steps import Steps, score
from heckmeck.rules.karteneck.view import View, imagine, look, seen
from heckmeck.rules.portions import Stack, best, ranking, top
from heckmeck.rules.protocol import Action, Chances, Event, Game, Illegal, Move, Seat

NOT_NOW: Final[dict[Awaiting | None, tuple[str, str]]] = {
    "hands": ("K1", "awaiting_hands"),
    "grill": ("K2", "awaiting_grill"),
    "card": ("K3", "awaiting_card"),
    "draw": ("K4", "awaiting_draw"),
    None: ("K11", "game_over"),
}
"""Why a move of the wrong sort is refused, by what the game waits for."""


def check_play(hand: Bag, in_front: Bag, cards: Bag) -> None:
    """Refuses cards that may not be played (K4)."""
    if not cards:
        raise Illegal("K4", "no_cards")
    if kind(cards[0]) != kind(cards[-1]):
        raise Illegal("K4", "mixed_kinds", one=kind(cards[0]), other=kind(cards[-1]))
    if kind(cards[0]) in [kind(card) for card in in_front]:
        raise Illegal("K4", "kind_already_played", kind=kind(cards[0]))
    missing = lacking(hand, cards)
    if missing is not None:
        raise Illegal("K4", "card_not_in_hand", card=missing)


def check_steal(seat: Seat, rival: Seat, cards: Bag, stacks: Sequence[Stack]) -> None:
    """Refuses to steal what may not be stolen (K7)."""
    if not 0 <= rival < len(stacks):
        raise Illegal("K7", "no_such_seat", seat=rival)
    if rival == seat:
        raise Illegal("K7", "steal_from_oneself")
    if not has_worm(cards):
        raise Illegal("K7", "steal_without_worm")
    portion = top(stacks[rival])
    if portion is None:
        raise Illegal("K7", "nothing_to_steal", rival=rival)
    if portion != total(cards):
        raise Illegal("K7", "total_is_not_the_portion", rival=rival, total=total(cards), portion=portion)


def check_grill(state: CardState, portions: Bag) -> None:
    """Refuses portions that cannot be the grill of the next round (K2)."""
    if len(portions) != state.players:
        raise Illegal("K2", "size_of_grill", portions=len(portions), players=state.players)
    missing = lacking(state.unseen, portions)
    if missing is not None:
        raise Illegal("K2", "portion_not_face_down", portion=missing)


@final
class Karteneck(Game[CardState]):
    """The rules of the card game. It has no house rules."""

    kind = "cards"

    def __init__(self) -> None:
        super().__init__("karteneck", range(2, 7), {})

    def __reduce__(self) -> tuple[object, ...]:
        return Karteneck, ()

    def new(self, players: int, first: Seat = 0) -> CardState:
        """Nothing dealt yet; `first` goes first in the first round."""
        self._check_players(players)
        return self._before_round([()] * players, [()] * players, (), first, "hands")

    def position(
        self,
        hands: Sequence[Iterable[Card]],
        stacks: Sequence[Iterable[int]] = (),
        discards: Iterable[Card] = (),
        first: Seat = 0,
    ) -> CardState:
        """Between two rounds, with these hands, stacks (bottom to top; none at all if left out) and discards.

        The portions in the stacks tell how many rounds were played. If those were all, the game is over.
        """
        return self._before_round(hands, stacks or [()] * len(hands), discards, first, "grill")

    def _before_round(
        self,
        hands: Sequence[Iterable[Card]],
        stacks: Sequence[Iterable[int]],
        discards: Iterable[Card],
        first: Seat,
        awaiting: Awaiting,
    ) -> CardState:
        players = len(hands)
        self._check_players(players)
        if first not in range(players):
            raise Illegal("0", "no_such_seat", seat=first)
        held = tuple([put_in((), hand) for hand in hands])
        won = tuple([tuple(stack) for stack in stacks])
        discarded = put_in((), discards)
        unseen = portions_left(won, players)
        return CardState(
            hands=held,
            stacks=won,
            played=((),) * players,
            passed=(False,) * players,
            grill=(),
            unseen=unseen,
            pile=cards_left(held, discarded),
            discards=discarded,
            round=(len(PORTIONS) - len(unseen)) // players,
            awaiting=awaiting if len(unseen) > PUT_ASIDE[players] else None,
            seat=first,
            draws=0,
        )

    def _check_players(self, players: int) -> None:
        if players not in self.players:
            raise Illegal("0", "number_of_players", least=self.players.start, most=self.players.stop - 1)

    def to_act(self, state: CardState) -> Seat | None:
        return state.to_act

    def legal(self, state: CardState) -> Sequence[Action]:
        seat = state.to_act
        if seat is None:
            return ()
        return choices(seat, state.hands[seat], state.played[seat], state.stacks)

    def legal_in_view(self, view: View) -> Sequence[Action]:
        """The legal actions of the seat that has this view. They do not depend on anything hidden from it."""
        seat = view.viewer
        if seat is None or seat != view.to_act:
            return ()
        return choices(seat, view.hand, view.played[seat], view.stacks)

    def chances(self, state: CardState) -> Chances | None:
        if state.awaiting == "draw":
            return Draws(state.drawn_from)
        if state.awaiting == "grill":
            return Grills(state.unseen, state.players)
        if state.awaiting == "hands":
            return Deals(state.pile, state.players, HAND)
        return None

    def apply(self, state: CardState, move: Move) -> tuple[CardState, tuple[Event, ...]]:
        awaiting = state.awaiting
        if awaiting == "hands" and isinstance(move, Dealt):
            return self._deal(state, move.hands)
        steps = Steps(state)
        if awaiting == "card" and isinstance(move, Play):
            check_play(state.hands[state.seat], state.played[state.seat], move.cards)
            steps.play(move.cards)
        elif awaiting == "card" and isinstance(move, Pass):
            if move.steal is not None:
                check_steal(state.seat, move.steal, state.played[state.seat], state.stacks)
            steps.pass_(move.steal)
        elif awaiting == "draw" and isinstance(move, Drawn):
            if move.card not in state.drawn_from:
                raise Illegal("K10", "card_not_in_pile", card=move.card)
            steps.draw(move.card)
        elif awaiting == "grill" and isinstance(move, TurnedUp):
            check_grill(state, move.portions)
            steps.open_grill(move.portions)
        else:
            rule, reason = NOT_NOW[awaiting]
            raise Illegal(rule, reason)
        return steps.result()

    def _deal(self, state: CardState, hands: tuple[Bag, ...]) -> tuple[CardState, tuple[Event, ...]]:
        """Six cards each (K1)."""
        if len(hands) != state.players:
            raise Illegal("K1", "number_of_hands", hands=len(hands), players=state.players)
        for seat, hand in enumerate(hands):
            if len(hand) != HAND:
                raise Illegal("K1", "size_of_hand", seat=seat, cards=len(hand), size=HAND)
        dealt = tuple([HandDealt(seat, len(hand), hand) for seat, hand in enumerate(hands)])
        return self.position(hands, first=state.seat), dealt

    def finished(self, state: CardState) -> bool:
        return state.awaiting is None

    def scores(self, state: CardState) -> tuple[int, ...]:
        return score(state.stacks)

    def winners(self, state: CardState) -> tuple[Seat, ...]:
        return best(score(state.stacks), state.stacks)

    def ranking(self, state: CardState) -> tuple[Seat, ...]:
        return ranking(score(state.stacks), state.stacks)

    def view(self, state: CardState, seat: Seat | None) -> View:
        return look(state, seat)

    def seen(self, event: Event, seat: Seat | None) -> Event:
        return seen(event, seat)

    def imagine(self, view: View, below: Callable[[int], int]) -> CardState:
        return imagine(view, below)
