"""Hidden information in Heckmeck am Karteneck: a view tells all that is open and nothing that is hidden."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import permutations
from random import Random
from typing import TypeVar

from hypothesis import given, settings
from hypothesis import strategies as st

from heckmeck.rules.events import GameOver, PortionStolen, PortionTaken
from heckmeck.rules.karteneck import Karteneck
from heckmeck.rules.karteneck.actions import Pass, Play
from heckmeck.rules.karteneck.cards import DECK, put_in, take_out
from heckmeck.rules.karteneck.chances import Dealt, Drawn, TurnedUp
from heckmeck.rules.karteneck.events import (
    CardDrawn,
    CardsDiscarded,
    CardsPlayed,
    DrawsLapsed,
    DrawsOwed,
    GrillOpened,
    HandDealt,
    Passed,
    Reshuffled,
    RoundEnded,
    TurnBegan,
)
from heckmeck.rules.karteneck.state import CardState
from heckmeck.rules.karteneck.view import View
from heckmeck.rules.portions import put_on, take_off
from heckmeck.rules.protocol import Event, Move

KARTENECK = Karteneck()

T = TypeVar("T")


def some_start(players: int, random: Random) -> CardState:
    """A new game, or a position with a small pile, which soon runs out."""
    first = random.randrange(players)
    if random.random() < 0.5:
        return KARTENECK.new(players, first)
    deck = random.sample(DECK, len(DECK))
    cuts = sorted([random.randrange(len(deck) - 5) for _ in range(players)])
    hands = [deck[start:end] for start, end in zip([0, *cuts[:-1]], cuts, strict=True)]
    return KARTENECK.position(hands, discards=deck[cuts[-1] : -5], first=first)


def some_move(state: CardState, random: Random) -> Move:
    """Luck's move, or a seat's, which steals whenever it passes and can."""
    luck = KARTENECK.chances(state)
    if luck is not None:
        return luck.pick(random.randrange(luck.total))
    choices = KARTENECK.legal(state)
    passes = [choice for choice in choices[:2] if isinstance(choice, Pass)]
    if len(choices) == len(passes) or random.random() < 0.2:
        return passes[-1]
    return choices[random.randrange(len(passes), len(choices))]


def some_state(players: int, moves: int, random: Random) -> CardState:
    state = some_start(players, random)
    for _ in range(moves):
        if KARTENECK.finished(state):
            break
        state = KARTENECK.apply(state, some_move(state, random))[0]
    return state


PLAYERS = st.integers(2, 6)
RANDOM = st.integers(0, 2**32).map(Random)
STATES = st.builds(some_state, PLAYERS, st.integers(0, 60), RANDOM)


def viewers(state: CardState) -> list[int | None]:
    return [None, *range(state.players)]


def put(seats: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """All seats as they were, but one."""
    return (*seats[:seat], value, *seats[seat + 1 :])


def fold(view: View, event: Event) -> View:
    """The view after an event, made from nothing but the view and the event."""
    match event:
        case HandDealt(seat, count, cards):
            view = replace(view, hand_sizes=put(view.hand_sizes, seat, count), pile=view.pile - count, awaiting="grill")
            return view if cards is None else replace(view, hand=cards, unseen_cards=take_out(view.unseen_cards, cards))
        case GrillOpened(portions):
            return replace(
                view,
                grill=portions,
                unseen=take_out(view.unseen, portions),
                reserve=view.reserve - len(portions),
                round=view.round + 1,
                passed=(False,) * len(view.passed),
            )
        case TurnBegan(seat):
            return replace(view, awaiting="card", seat=seat, draws=0)
        case CardsPlayed(seat, cards, total):
            view = replace(
                view,
                hand_sizes=put(view.hand_sizes, seat, view.hand_sizes[seat] - len(cards)),
                played=put(view.played, seat, put_in(view.played[seat], cards)),
                totals=put(view.totals, seat, total),
            )
            if seat == view.viewer:
                return replace(view, hand=take_out(view.hand, cards))
            return replace(view, unseen_cards=take_out(view.unseen_cards, cards))
        case DrawsOwed(seat, count):
            return replace(view, awaiting="draw", seat=seat, draws=count)
        case Reshuffled(count):
            assert count == len(view.discards)
            return replace(view, pile=count, unseen_cards=put_in(view.unseen_cards, view.discards), discards=())
        case CardDrawn(seat, card):
            view = replace(view, hand_sizes=put(view.hand_sizes, seat, view.hand_sizes[seat] + 1), pile=view.pile - 1)
            if card is None:
                return view
            return replace(view, hand=put_in(view.hand, [card]), unseen_cards=take_out(view.unseen_cards, [card]))
        case Passed(seat, total, valid):
            assert (total, valid) == (view.totals[seat], max(view.played[seat], default=0) > 5)
            return replace(view, passed=put(view.passed, seat, True))
        case CardsDiscarded(seat, cards):
            return replace(
                view,
                played=put(view.played, seat, ()),
                totals=put(view.totals, seat, 0),
                discards=put_in(view.discards, cards),
            )
        case PortionTaken(seat, portion):
            return replace(view, grill=take_out(view.grill, [portion]), stacks=put_on(view.stacks, seat, portion))
        case PortionStolen(seat, rival, portion):
            return replace(view, stacks=put_on(take_off(view.stacks, rival), seat, portion))
        case RoundEnded(first):
            return replace(view, awaiting="grill", seat=first)
        case GameOver():
            return replace(view, awaiting=None)
    assert isinstance(event, DrawsLapsed)
    return view


@settings(max_examples=15, deadline=None)
@given(PLAYERS, RANDOM)
def test_events_folded_onto_an_old_view_give_the_fresh_one(players: int, random: Random) -> None:
    state = some_start(players, random)
    views = {viewer: KARTENECK.view(state, viewer) for viewer in viewers(state)}
    while not KARTENECK.finished(state):
        state, events = KARTENECK.apply(state, some_move(state, random))
        for viewer in viewers(state):
            for event in events:
                views[viewer] = fold(views[viewer], KARTENECK.seen(event, viewer))
            assert views[viewer] == KARTENECK.view(state, viewer)


def test_a_view_holds_the_own_hand_and_everything_open() -> None:
    state = KARTENECK.position([(1, 2, 30), (3, 6), (4,)], [(0,), (16,), (17,)], discards=(5, 5), first=1)
    for move in (TurnedUp((0, 20, 30)), Play((6,)), Drawn(3), Pass()):
        state = KARTENECK.apply(state, move)[0]
    view = KARTENECK.view(state, 1)
    assert (view.viewer, view.hand, view.hand_sizes) == (1, (3, 3), (3, 2, 1))
    assert (view.stacks, view.grill) == (((0,), (16,), (17, 0)), (20, 30))
    assert (view.played, view.totals, view.passed) == (((), (6,), ()), (0, 5, 0), (False, False, True))
    assert (view.reserve, view.unseen, view.round) == (18, (0, 18, 19, *range(21, 30), *range(31, 43)), 2)
    assert (view.pile, view.discards) == (101, (5, 5))
    assert view.unseen_cards == take_out(DECK, (3, 3, 5, 5, 6))
    assert (view.awaiting, view.seat, view.draws, view.to_act, view.drawing) == ("draw", 2, 2, None, 2)


def test_a_spectator_sees_no_hand() -> None:
    state = KARTENECK.position([(1, 2, 30), (3, 6)])
    view = KARTENECK.view(state, None)
    assert (view.hand, view.hand_sizes, view.pile) == ((), (3, 2), 105)
    assert view.unseen_cards == DECK
    assert (view.to_act, view.drawing) == (None, None)


def test_k1_what_others_are_dealt_and_draw_is_secret() -> None:
    dealt, drawn, played = HandDealt(1, 6, (1, 1, 1, 2, 2, 2)), CardDrawn(1, 30), CardsPlayed(1, (1, 1), 2)
    for viewer in (0, None):
        assert KARTENECK.seen(dealt, viewer) == HandDealt(1, 6, None)
        assert KARTENECK.seen(drawn, viewer) == CardDrawn(1, None)
        assert KARTENECK.seen(played, viewer) == played
    assert [KARTENECK.seen(event, 1) for event in (dealt, drawn, played)] == [dealt, drawn, played]


@settings(max_examples=60, deadline=None)
@given(STATES, RANDOM)
def test_an_imagined_state_has_exactly_the_view_it_was_imagined_from(state: CardState, random: Random) -> None:
    for viewer in viewers(state):
        view = KARTENECK.view(state, viewer)
        imagined = KARTENECK.imagine(view, random.randrange)
        assert KARTENECK.view(imagined, viewer) == view
        assert KARTENECK.legal_in_view(view) == (KARTENECK.legal(state) if viewer == state.to_act else ())
        held = [card for hand in imagined.hands for card in hand]
        in_front = [card for cards in imagined.played for card in cards]
        assert put_in(imagined.pile, (*imagined.discards, *held, *in_front)) == DECK


def the_same_move(state: CardState, other: CardState, viewer: int | None, random: Random) -> tuple[Move, Move] | None:
    """A move for each of two states that look the same to the viewer: one move for both, or two that must look the same too."""
    if state.awaiting == "draw" and state.seat != viewer:
        return Drawn(random.choice(state.drawn_from)), Drawn(random.choice(other.drawn_from))
    if state.awaiting == "draw":
        common = (Counter(state.drawn_from) & Counter(other.drawn_from)).elements()
        return next(((Drawn(card), Drawn(card)) for card in common), None)
    if state.awaiting == "hands":
        return two_deals(viewer, state.players, random)
    move = some_move(state, random)
    if isinstance(move, Play) and move not in KARTENECK.legal(other):
        move = Pass()
    return move, move


def two_deals(viewer: int | None, players: int, random: Random) -> tuple[Move, Move]:
    """Two deals that give the viewer the same cards, and the others cards from the two ends of the deck."""
    deck = random.sample(DECK, len(DECK))
    deals: list[Move] = []
    for rest in (deck[6:], deck[:5:-1]):
        hands = [rest[6 * seat : 6 * seat + 6] for seat in range(players)]
        hands[viewer or 0] = deck[:6]
        deals.append(Dealt(hands))
    return deals[0], deals[1]


@settings(max_examples=60, deadline=None)
@given(STATES, RANDOM)
def test_hidden_cards_change_nothing_that_another_seat_sees(state: CardState, random: Random) -> None:
    """Two games that differ only in what a seat cannot see look the same to it, now and after every move."""
    viewer = random.choice(viewers(state))
    other = KARTENECK.imagine(KARTENECK.view(state, viewer), random.randrange)
    for _ in range(30):
        if KARTENECK.finished(state):
            break
        moves = the_same_move(state, other, viewer, random)
        if moves is None:
            break
        state, events = KARTENECK.apply(state, moves[0])
        other, other_events = KARTENECK.apply(other, moves[1])
        assert KARTENECK.view(state, viewer) == KARTENECK.view(other, viewer)
        seen = [KARTENECK.seen(event, viewer) for event in events]
        assert seen == [KARTENECK.seen(event, viewer) for event in other_events]


def scripted(*numbers: int) -> Callable[[int], int]:
    left = list(numbers)
    return lambda _: left.pop(0)


def test_every_unseen_card_is_as_likely_in_another_hand_as_any_other() -> None:
    state = KARTENECK.position([(1,), take_out(DECK, (1, 2, 7, 9)), (7,)])
    view = KARTENECK.view(state, 1)
    assert view.unseen_cards == (1, 2, 7, 9)
    imagined = [KARTENECK.imagine(view, scripted(one, two)) for one in range(4) for two in range(3)]
    assert {(state.hands[0], state.hands[2]) for state in imagined} == {
        ((one,), (two,)) for one, two in permutations((1, 2, 7, 9), 2)
    }
    for state in imagined:
        assert state.pile == take_out(view.unseen_cards, state.hands[0] + state.hands[2])
