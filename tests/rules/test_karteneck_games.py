"""Whole games of Heckmeck am Karteneck: nothing is lost, nothing is refused that is offered, and every game ends."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from heckmeck.rules.events import GameOver, PortionStolen, PortionTaken
from heckmeck.rules.karteneck import Karteneck
from heckmeck.rules.karteneck.actions import Pass, Play
from heckmeck.rules.karteneck.cards import DECK, PORTIONS, PUT_ASIDE, put_in, total
from heckmeck.rules.karteneck.chances import Drawn, TurnedUp
from heckmeck.rules.karteneck.events import GrillOpened, RoundEnded
from heckmeck.rules.karteneck.state import CardState
from heckmeck.rules.protocol import Event, Illegal, Move

KARTENECK = Karteneck()


def check_pieces(state: CardState) -> None:
    """All 110 cards and all 30 portions are somewhere, once."""
    cards = [card for bag in (*state.hands, *state.played) for card in bag]
    assert put_in(state.pile, (*cards, *state.discards)) == DECK
    stacked = [portion for stack in state.stacks for portion in stack]
    assert put_in(state.unseen, (*stacked, *state.grill)) == PORTIONS


def check_stacks(before: CardState, events: tuple[Event, ...], state: CardState) -> None:
    """K7, K14: stacks change only at the top, and what is stolen equals the thief's total."""
    stacks = [list(stack) for stack in before.stacks]
    for event in events:
        if isinstance(event, PortionStolen):
            assert stacks[event.rival].pop() == event.portion == total(before.played[event.seat])
        if isinstance(event, PortionStolen | PortionTaken):
            stacks[event.seat].append(event.portion)
    assert stacks == [list(stack) for stack in state.stacks]


def rounds(players: int) -> int:
    return (30 - PUT_ASIDE[players]) // players


class Gameplay(RuleBasedStateMachine):
    """A game of any length from any position, in which moves that are not allowed are tried too."""

    @initialize(players=st.integers(2, 6), random=st.integers(0, 2**32).map(Random), pile=st.integers(0, 110), dealt=st.booleans())
    def sit_down(self, players: int, random: Random, pile: int, dealt: bool) -> None:
        first = random.randrange(players)
        if dealt:
            hands: list[list[int]] = [[] for _ in range(players)]
            for card in random.sample(DECK, len(DECK))[pile:]:
                hands[random.randrange(players)].append(card)
            portions = random.sample(PORTIONS, players * random.randrange(rounds(players)))
            self.state = KARTENECK.position(hands, [portions[seat::players] for seat in range(players)], first=first)
        else:
            self.state = KARTENECK.new(players, first)
        self.got: list[int] = []

    def move(self, move: Move) -> None:
        before = self.state
        self.state, events = KARTENECK.apply(before, move)
        for event in events:
            self.follow(event)
        check_stacks(before, events, self.state)

    def follow(self, event: Event) -> None:
        """K2, K6, K9: in every round each seat gets one portion from the grill, and the last to get one begins the next."""
        match event:
            case GrillOpened():
                self.got = []
            case PortionTaken(seat, _):
                self.got.append(seat)
            case RoundEnded(first):
                assert sorted(self.got) == list(range(self.state.players))
                assert first == self.got[-1]
            case GameOver(winners):
                assert winners == KARTENECK.winners(self.state)
                assert KARTENECK.finished(self.state)

    @precondition(lambda self: KARTENECK.chances(self.state) is not None)
    @rule(data=st.data())
    def luck(self, data: st.DataObject) -> None:
        luck = KARTENECK.chances(self.state)
        assert luck is not None
        self.move(luck.pick(data.draw(st.integers(0, luck.total - 1))))

    @precondition(lambda self: self.state.to_act is not None)
    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        choices = KARTENECK.legal(self.state)
        self.move(choices[data.draw(st.integers(0, len(choices) - 1))])

    @precondition(lambda self: self.state.to_act is not None)
    @rule(cards=st.lists(st.integers(0, 31), max_size=3))
    def try_to_play(self, cards: list[int]) -> None:
        self.attempt(Play(cards))

    @precondition(lambda self: self.state.to_act is not None)
    @rule(rival=st.integers(-1, 6))
    def try_to_steal(self, rival: int) -> None:
        self.attempt(Pass(rival))

    def attempt(self, action: Play | Pass) -> None:
        """Whatever is among the choices can be done, and nothing else."""
        if action in KARTENECK.legal(self.state):
            self.move(action)
        else:
            self.refuse(action)

    def refuse(self, move: Move) -> None:
        """The move is refused, and the state is what it was."""
        fields = repr(self.state)
        with pytest.raises(Illegal):
            KARTENECK.apply(self.state, move)
        assert repr(self.state) == fields

    @rule(move=st.sampled_from([Pass(), Play((1,)), Drawn(1), TurnedUp((16, 17))]))
    def refused_at_the_wrong_time(self, move: Move) -> None:
        expected = {"card": Pass | Play, "draw": Drawn, "grill": TurnedUp}
        if self.state.awaiting not in expected or not isinstance(move, expected[self.state.awaiting]):
            self.refuse(move)

    @invariant()
    def nothing_is_lost(self) -> None:
        check_pieces(self.state)

    @invariant()
    def one_thing_is_awaited(self) -> None:
        state = self.state
        waits = [KARTENECK.to_act(state) is not None, KARTENECK.chances(state) is not None, KARTENECK.finished(state)]
        assert waits.count(True) == 1
        assert bool(KARTENECK.legal(state)) == waits[0]
        assert (state.draws > 0) == (state.awaiting == "draw")
        assert state.reserve == 30 - PUT_ASIDE[state.players] - state.players * state.round

    @invariant()
    def an_owed_card_can_be_drawn(self) -> None:
        assert self.state.awaiting != "draw" or self.state.drawn_from


TestGameplay = Gameplay.TestCase
TestGameplay.settings = settings(max_examples=40, stateful_step_count=60, deadline=None)


def some_move(state: CardState, random: Random) -> Move:
    """Any of the moves, and a theft wherever one is possible."""
    luck = KARTENECK.chances(state)
    if luck is not None:
        return luck.pick(random.randrange(luck.total))
    choices = KARTENECK.legal(state)
    thefts = [choice for choice in choices[1:2] if isinstance(choice, Pass)]
    return thefts[0] if thefts else choices[random.randrange(len(choices))]


@pytest.mark.parametrize("players", KARTENECK.players)
@pytest.mark.parametrize("seed", range(4))
def test_k11_games_end_with_one_portion_for_each_seat_in_each_round(players: int, seed: int) -> None:
    random = Random(seed)
    state = KARTENECK.new(players)
    taken = [0] * players
    while not KARTENECK.finished(state):
        before = state
        state, events = KARTENECK.apply(state, some_move(state, random))
        check_pieces(state)
        check_stacks(before, events, state)
        for event in events:
            if isinstance(event, PortionTaken):
                taken[event.seat] += 1
    assert taken == [rounds(players)] * players
    assert state.round == rounds(players)
    assert events[-1] == GameOver(KARTENECK.winners(state))
