"""What luck may do in Heckmeck am Karteneck, and what a seat may do, counted against plain lists."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb, perm

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heckmeck.rules.karteneck import Karteneck
from heckmeck.rules.karteneck.actions import Choices, Pass, Play
from heckmeck.rules.karteneck.cards import DECK, PORTIONS, Bag, kind
from heckmeck.rules.karteneck.chances import Deals, Dealt, Drawn, Draws, Grills, TurnedUp
from heckmeck.rules.protocol import Action, Chance, Chances

KARTENECK = Karteneck()


def by_ticket(luck: Chances) -> Counter[Chance]:
    """How many tickets bring each outcome, tried one by one."""
    return Counter([luck.pick(ticket) for ticket in range(luck.total)])


@pytest.mark.parametrize(
    "luck",
    [
        Deals((1, 1, 2, 30), 2, 2),
        Deals((1, 1, 1, 2, 2), 1, 3),
        Deals((1, 2, 2, 6, 7), 3, 1),
        Grills((0, 0, 0, 16, 17, 18), 3),
        Grills((16, 17), 2),
        Grills(PORTIONS, 2),
        Draws((1, 1, 1, 4, 29, 30)),
        Draws(DECK),
    ],
)
def test_every_outcome_has_the_tickets_that_bring_it(luck: Chances) -> None:
    listed = list(luck.outcomes())
    assert Counter(dict(listed)) == by_ticket(luck)
    assert len(dict(listed)) == len(listed)
    assert sum([tickets for _, tickets in listed]) == luck.total


def test_k1_a_deal_is_any_order_of_cards_told_apart() -> None:
    luck = KARTENECK.chances(KARTENECK.new(6))
    assert luck is not None
    assert luck.total == perm(110, 36)
    assert luck.pick(0) == Dealt([DECK[6 * seat : 6 * seat + 6] for seat in range(6)])
    assert luck.pick(luck.total - 1) == Dealt([DECK[110 - 6 * seat - 6 : 110 - 6 * seat] for seat in range(6)])
    assert next(luck.outcomes())[0] == luck.pick(0)


def test_k2_a_grill_is_any_choice_of_portions_told_apart() -> None:
    luck = KARTENECK.chances(KARTENECK.position([(), (), ()], [(16,), (17,), (18,)]))
    assert luck is not None
    assert luck.total == comb(27, 3)
    assert luck.pick(0) == TurnedUp((0, 0, 0))
    assert luck.pick(luck.total - 1) == TurnedUp((40, 41, 42))
    assert dict(luck.outcomes())[TurnedUp((0, 0, 19))] == 3


def test_k10_a_draw_is_any_card_of_the_pile() -> None:
    state = KARTENECK.position([(1,) * 17, (2,) * 16])
    for move in (TurnedUp((20, 21)), Play((1,))):
        state = KARTENECK.apply(state, move)[0]
    luck = KARTENECK.chances(state)
    assert luck is not None
    assert (luck.total, luck.pick(0)) == (77, Drawn(2))
    assert KARTENECK.chances(KARTENECK.apply(state, Drawn(2))[0]) is None


def every_choice(passes: tuple[Pass, ...], hand: Bag) -> set[Action]:
    """All the plays of one kind, by brute force."""
    parts = [part for size in range(1, len(hand) + 1) for part in combinations(hand, size)]
    return {*passes, *[Play(part) for part in parts if len({kind(card) for card in part}) == 1]}


HANDS = st.lists(st.sampled_from(DECK), max_size=9).map(
    lambda cards: tuple(sorted([c for c in cards if c < 6] + [*{c for c in cards if c > 5}]))
)
PASSES = st.sampled_from([(Pass(),), (Pass(), Pass(1))])


@given(PASSES, HANDS)
def test_k4_the_choices_are_all_plays_of_one_kind_and_the_passes(passes: tuple[Pass, ...], hand: Bag) -> None:
    choices = Choices(passes, hand)
    listed = list(choices)
    assert len(listed) == len(choices) == len(set(listed))
    assert set(listed) == every_choice(passes, hand)
    assert [choices.index(action) for action in listed] == list(range(len(choices)))
    assert [choices.count(action) for action in listed] == [1] * len(choices)
    assert list(reversed(choices)) == listed[::-1]


@given(HANDS, st.lists(st.integers(1, 30), max_size=3))
def test_k4_no_other_play_is_among_the_choices(hand: Bag, cards: list[int]) -> None:
    choices = Choices((Pass(),), hand)
    assert (Play(cards) in choices) == (Play(cards) in every_choice((), hand))


def test_choices_are_a_sequence() -> None:
    choices = Choices((Pass(),), (1, 1, 7, 9))
    assert choices[1:4] == (Play((1,)), Play((1, 1)), Play((7,)))
    assert choices[-1] == Play((7, 9))
    for place in (6, -7):
        with pytest.raises(IndexError):
            choices[place]
    assert choices.index(Play((9,)), 2) == 4
    for start, stop in ((5, None), (0, 4)):
        with pytest.raises(ValueError, match="Play"):
            choices.index(Play((9,)), start, stop)
    with pytest.raises(ValueError, match="Play"):
        choices.index(Play((8,)))
    assert choices.count(Pass(1)) == 0
    assert Drawn(1) not in choices


def test_choices_are_equal_when_they_offer_the_same() -> None:
    choices, same, fewer = Choices((Pass(),), (1, 7)), Choices((Pass(),), (1, 7)), Choices((Pass(),), (1,))
    assert choices == same
    assert hash(choices) == hash(same)
    assert choices != fewer
    assert choices != tuple(choices)
    assert repr(fewer) == "Choices(passes=(Pass(steal=None),), playable=(1,))"
