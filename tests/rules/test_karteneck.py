"""Heckmeck am Karteneck, rule by rule. The rounds are told as in a record: who, the cards played or a pass, what was drawn."""

from __future__ import annotations

import pickle
from collections.abc import Sequence

import pytest

from heckmeck.rules.events import GameOver, PortionStolen, PortionTaken
from heckmeck.rules.karteneck import Karteneck
from heckmeck.rules.karteneck.actions import Choices, Pass, Play
from heckmeck.rules.karteneck.cards import DECK, PORTIONS, WORM, Bag, is_worm, kind, points, tag, take_out, total, worm_card, worms
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
from heckmeck.rules.protocol import Event, Illegal, Move

KARTENECK = Karteneck()


def card(text: str) -> int:
    return worm_card(int(text[1:])) if text.startswith("W") else int(text)


def cards(text: str) -> Bag:
    return tuple(sorted([card(word) for word in text.split()]))


def begin(*hands: str, grill: Sequence[int], stacks: Sequence[Sequence[int]] = (), discards: str = "", first: int = 0) -> CardState:
    """A round with these hands on this grill."""
    state = KARTENECK.position([cards(hand) for hand in hands], stacks, cards(discards), first)
    return KARTENECK.apply(state, TurnedUp(grill))[0]


def told(state: CardState, *lines: str, names: Sequence[str] = "ABCDEF") -> tuple[CardState, list[Event]]:
    """The state after some turns, and everything that happened."""
    events: list[Event] = []
    for line in lines:
        name, _, tokens = line.partition(": ")
        assert state.to_act == names.index(name), f"not the turn of {name}"
        words = tokens.split()
        draws: list[Move] = [Drawn(card(word[1:])) for word in words if word.startswith("+")]
        steals = [names.index(word.removeprefix("steal=")) for word in words if word.startswith("steal=")]
        played = [word for word in words if not word.startswith("+")]
        action = Pass(*steals) if words[0] == "pass" else Play([card(word) for word in played])
        for move in (action, *draws):
            assert KARTENECK.refusal(state, move) is None
            state, happened = KARTENECK.apply(state, move)
            events.extend(happened)
    return state, events


def after(state: CardState, *lines: str) -> CardState:
    return told(state, *lines)[0]


def drawn(state: CardState, text: str) -> tuple[CardState, list[Event]]:
    """The state after these cards were drawn, and what happened."""
    events: list[Event] = []
    for word in text.split():
        state, happened = KARTENECK.apply(state, Drawn(card(word)))
        events.extend(happened)
    return state, events


def begin_with_pile(pile: str, hand: str, grill: Sequence[int], discards: str = "") -> CardState:
    """A round of two in which the second player holds all the cards that are not named."""
    rest = take_out(DECK, cards(pile) + cards(hand) + cards(discards))
    state = KARTENECK.position([cards(hand), rest], discards=cards(discards))
    return KARTENECK.apply(state, TurnedUp(grill))[0]


def refusal(state: CardState, move: Move) -> tuple[str, str, dict[str, str | int]]:
    """Why a move is refused: the rule, the reason and its details."""
    with pytest.raises(Illegal) as refused:
        KARTENECK.apply(state, move)
    assert repr(KARTENECK.refusal(state, move)) == repr(refused.value)
    return refused.value.rule, refused.value.reason, dict(refused.value.details)


def of_type(events: Sequence[Event], *types: type[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, types)]


def awaiting_deal(players: int = 2) -> CardState:
    return KARTENECK.new(players)


def finished_game() -> CardState:
    """Two players, all nine rounds behind them."""
    return KARTENECK.position([(), ()], [PORTIONS[3:12], PORTIONS[12:21]])


# Components


def test_c6_there_are_17_cards_of_each_number_and_25_worm_cards_with_a_tag_each() -> None:
    numbers = [card for card in DECK if not is_worm(card)]
    worm_cards = [card for card in DECK if is_worm(card)]
    assert {number: numbers.count(number) for number in set(numbers)} == {1: 17, 2: 17, 3: 17, 4: 17, 5: 17}
    assert [tag(card) for card in worm_cards] == list(range(1, 26))
    assert len(DECK) == 110
    assert tuple(sorted(DECK)) == DECK


def test_c6_a_worm_card_is_worth_five_and_all_of_them_are_one_kind() -> None:
    assert [points(card) for card in cards("1 2 3 4 5 W1 W25")] == [1, 2, 3, 4, 5, 5, 5]
    assert [kind(card) for card in cards("1 5 W1 W25")] == [1, 5, WORM, WORM]
    assert total(cards("1 5 W1 W25")) == 16


def test_c7_there_are_thirty_portions_with_none_to_nine_worms() -> None:
    assert (0, 0, 0, *range(16, 43)) == PORTIONS
    assert worms(0) == 0
    assert [worms(portion) for portion in (16, 18, 19, 21, 22, 30, 31, 39, 40, 42)] == [1, 1, 2, 2, 3, 5, 6, 8, 9, 9]


# Setup


@pytest.mark.parametrize(("players", "put_aside", "rounds"), [(2, 12, 9), (3, 6, 8), (4, 2, 7), (5, 0, 6), (6, 0, 5)])
def test_k1_the_reserve_makes_whole_rounds(players: int, put_aside: int, rounds: int) -> None:
    state = KARTENECK.new(players)
    assert state.reserve == 30 - put_aside == rounds * players


@pytest.mark.parametrize("players", [-1, 0, 1, 7])
def test_k1_two_to_six_play(players: int) -> None:
    with pytest.raises(Illegal, match="0: number_of_players") as refused:
        KARTENECK.new(players)
    assert refused.value.details == {"least": 2, "most": 6}
    assert (KARTENECK.id, KARTENECK.players, KARTENECK.options) == ("karteneck", range(2, 7), {})


@pytest.mark.parametrize("first", [-1, 3])
def test_k1_the_first_player_sits_at_the_table(first: int) -> None:
    with pytest.raises(Illegal, match="0: no_such_seat") as refused:
        KARTENECK.new(3, first)
    assert refused.value.details == {"seat": first}


def test_k1_six_cards_each_are_dealt_then_the_grill_is_awaited() -> None:
    hands = (cards("1 1 2 3 W4 5"), cards("W1 W2 W3 5 5 5"))
    state, events = KARTENECK.apply(KARTENECK.new(2, first=1), Dealt(hands))
    assert state.hands == hands
    assert state.pile == take_out(DECK, hands[0] + hands[1])
    assert (state.awaiting, state.to_act, state.seat, state.round) == ("grill", None, 1, 0)
    assert events == (HandDealt(0, 6, hands[0]), HandDealt(1, 6, hands[1]))
    assert state == KARTENECK.position(hands, first=1)


def test_k1_a_deal_that_is_not_six_cards_for_each_seat_is_refused() -> None:
    six, five = cards("1 1 2 2 3 3"), cards("4 4 4 5 5")
    assert refusal(awaiting_deal(), Dealt([six])) == ("K1", "number_of_hands", {"hands": 1, "players": 2})
    assert refusal(awaiting_deal(), Dealt([six, five])) == ("K1", "size_of_hand", {"seat": 1, "cards": 5, "size": 6})


def test_c6_a_deal_of_cards_that_are_not_there_is_refused() -> None:
    one, same, beyond = cards("1 1 1 1 1 W9"), cards("2 2 2 2 2 W9"), cards("2 2 2 2 2 W26")
    assert refusal(awaiting_deal(), Dealt([one, same])) == ("C6", "card_too_often", {"card": worm_card(9), "most": 1})
    assert refusal(awaiting_deal(), Dealt([one, beyond])) == ("C6", "no_such_card", {"card": worm_card(26)})


# Positions


def test_a_position_between_rounds_counts_the_rounds_by_the_stacks() -> None:
    state = KARTENECK.position([cards("W1 3"), ()], [(0, 30), (0, 31)], cards("3 W2"), first=1)
    assert (state.round, state.reserve, state.awaiting, state.seat) == (2, 14, "grill", 1)
    assert state.hands == (cards("3 W1"), ())
    assert state.stacks == ((0, 30), (0, 31))
    assert state.discards == cards("3 W2")
    assert state.passed == (False, False)
    assert len(state.pile) == 106
    assert state.unseen == take_out(PORTIONS, (0, 0, 30, 31))


@pytest.mark.parametrize(
    ("stacks", "rule", "reason", "details"),
    [
        ([(16,), (15,)], "C7", "no_such_portion", {"portion": 15}),
        ([(16,), (16,)], "C7", "portion_too_often", {"portion": 16, "most": 1}),
        ([(0, 0), (0, 0)], "C7", "portion_too_often", {"portion": 0, "most": 3}),
        ([(16,), (17, 18)], "K2", "not_whole_rounds", {"portions": 3, "players": 2}),
        ([(16,)], "K14", "number_of_stacks", {"stacks": 1, "players": 2}),
        ([PORTIONS[:10], PORTIONS[10:20]], "K1", "too_many_portions", {"portions": 20, "most": 18}),
    ],
)
def test_a_position_the_portions_cannot_make_is_refused(
    stacks: list[tuple[int, ...]], rule: str, reason: str, details: dict[str, int]
) -> None:
    with pytest.raises(Illegal) as refused:
        KARTENECK.position([(), ()], stacks)
    assert (refused.value.rule, refused.value.reason, refused.value.details) == (rule, reason, details)


def test_a_position_the_cards_cannot_make_is_refused() -> None:
    with pytest.raises(Illegal, match="C6: card_too_often") as refused:
        KARTENECK.position([(1,) * 9, (1,) * 8], discards=(1,))
    assert refused.value.details == {"card": 1, "most": 17}


def test_a_position_with_all_rounds_played_is_a_finished_game() -> None:
    state = finished_game()
    assert KARTENECK.finished(state)
    assert (state.reserve, KARTENECK.chances(state), tuple(KARTENECK.legal(state))) == (0, None, ())


# The round


def test_k2_as_many_portions_as_players_are_turned_up_and_the_first_player_begins() -> None:
    state, events = KARTENECK.apply(KARTENECK.position([()] * 3, first=2), TurnedUp((30, 0, 21)))
    assert state.grill == (0, 21, 30)
    assert (state.round, state.reserve, state.awaiting, state.to_act) == (1, 21, "card", 2)
    assert events == (GrillOpened((0, 21, 30)), TurnBegan(2))


def test_k2_a_grill_of_the_wrong_size_or_of_portions_not_face_down_is_refused() -> None:
    state = KARTENECK.position([(), ()], [(16,), (0,)])
    assert refusal(state, TurnedUp([21])) == ("K2", "size_of_grill", {"portions": 1, "players": 2})
    assert refusal(state, TurnedUp([21, 16])) == ("K2", "portion_not_face_down", {"portion": 16})
    assert refusal(state, TurnedUp([21, 21])) == ("K2", "portion_not_face_down", {"portion": 21})


@pytest.mark.parametrize(
    ("state", "move", "rule", "reason"),
    [
        (awaiting_deal(), TurnedUp((20, 21)), "K1", "awaiting_hands"),
        (KARTENECK.position([(1,), ()]), Pass(), "K2", "awaiting_grill"),
        (begin("1", "2", grill=(20, 21)), Drawn(1), "K3", "awaiting_card"),
        (after(begin("1", "2", grill=(20, 21)), "A: 1"), Play((2,)), "K4", "awaiting_draw"),
        (finished_game(), Pass(), "K11", "game_over"),
    ],
)
def test_k3_a_move_at_the_wrong_time_is_refused(state: CardState, move: Move, rule: str, reason: str) -> None:
    assert refusal(state, move) == (rule, reason, {})


def test_k3_who_passed_is_left_out_until_all_have_passed() -> None:
    state = begin("1 2 3", "1 2 3", "1 2 3", grill=(20, 21, 22))
    state = after(state, "A: 1 +4", "B: pass +4 +4", "C: 1 +5", "A: 2 +5", "C: 2 +4", "A: pass +4 +4")
    assert state.to_act == 2
    assert state.passed == (True, True, False)


def test_k4_the_total_is_announced_and_one_card_drawn() -> None:
    state, events = told(begin("3 3 3 W2", "1", grill=(20, 21)), "A: 3 3 +5", "B: 1 +2", "A: W2 +5")
    assert state.hands[0] == cards("3 5 5")
    assert state.played[0] == cards("3 3 W2")
    assert state.totals == (11, 1)
    assert of_type(events, CardsPlayed) == [
        CardsPlayed(0, cards("3 3"), 6),
        CardsPlayed(1, cards("1"), 1),
        CardsPlayed(0, cards("W2"), 11),
    ]
    assert of_type(events, DrawsOwed, CardDrawn)[:2] == [DrawsOwed(0, 1), CardDrawn(0, 5)]


def test_k4_the_draw_is_mandatory() -> None:
    state = after(begin("3 4", "1", grill=(20, 21)), "A: 3")
    assert (state.awaiting, state.drawing, state.draws, state.to_act) == ("draw", 0, 1, None)
    assert tuple(KARTENECK.legal(state)) == ()
    assert refusal(state, Pass()) == ("K4", "awaiting_draw", {})


def test_k4_cards_that_may_not_be_played_are_refused() -> None:
    state = after(begin("3 3 4 W1 W2 W3", "1", grill=(20, 21)), "A: 3 +5", "B: 1 +5")
    assert refusal(state, Play(())) == ("K4", "no_cards", {})
    assert refusal(state, Play(cards("4 W1"))) == ("K4", "mixed_kinds", {"one": 4, "other": WORM})
    assert refusal(state, Play(cards("3"))) == ("K4", "kind_already_played", {"kind": 3})
    assert refusal(state, Play(cards("4 4"))) == ("K4", "card_not_in_hand", {"card": 4})
    assert refusal(state, Play(cards("W1 W4"))) == ("K4", "card_not_in_hand", {"card": worm_card(4)})
    assert refusal(after(state, "A: W1 +5", "B: pass +5 +5"), Play(cards("W2"))) == (
        "K4",
        "kind_already_played",
        {"kind": WORM},
    )


def test_k4_every_part_of_a_kind_may_be_played() -> None:
    state = begin("3 3 W4 W2", "1", grill=(20, 21))
    plays = [cards("3"), cards("3 3"), cards("W2"), cards("W4"), cards("W2 W4")]
    assert list(KARTENECK.legal(state)) == [Pass(), *[Play(played) for played in plays]]


def test_k4_the_order_of_the_cards_does_not_matter() -> None:
    assert Play([card("W4"), card("W2")]) == Play((card("W2"), card("W4")))
    assert hash(Play([card("W4"), card("W2")])) == hash(Play(cards("W2 W4")))


def test_k5_who_cannot_play_must_pass() -> None:
    state = begin("1 1", "1", grill=(20, 21))
    assert Play((1,)) in KARTENECK.legal(state)
    state = after(state, "A: 1 +1", "B: 1 +5")
    assert tuple(KARTENECK.legal(state)) == (Pass(),)
    assert tuple(KARTENECK.legal(begin("", "1", grill=(20, 21)))) == (Pass(),)


def test_k5_a_pass_draws_two_cards_and_the_last_pass_none() -> None:
    state, events = told(begin("W1", "W2", grill=(20, 21)), "A: W1 +1", "B: W2 +1", "A: pass")
    assert (state.drawing, state.draws) == (0, 2)
    assert events[-1] == DrawsOwed(0, 2)
    state, events = told(begin("W1", "W2", grill=(20, 21)), "A: W1 +1", "B: W2 +1", "A: pass +3 +4", "B: pass")
    assert state.hands == (cards("1 3 4"), cards("1"))
    assert state.awaiting == "grill"
    assert [event.count for event in events if isinstance(event, DrawsOwed)] == [1, 1, 2, 1]


def test_k6_passing_without_a_worm_discards_and_takes_the_lowest_portion_at_once() -> None:
    state, events = told(begin("5 5 5", "1", grill=(19, 33)), "A: 5 5 5 +1", "B: 1 +1", "A: pass")
    assert events[-4:] == [Passed(0, 15, False), CardsDiscarded(0, cards("5 5 5")), PortionTaken(0, 19), DrawsOwed(0, 2)]
    assert (state.played[0], state.discards) == ((), cards("5 5 5"))
    assert (state.stacks, state.grill) == (((19,), ()), (33,))


def test_k6_who_passed_without_a_worm_takes_no_part_in_the_sharing() -> None:
    state = after(begin("5 5 5", "W1", grill=(19, 33)), "A: 5 5 5 +1", "B: W1 +1", "A: pass +1 +1", "B: pass")
    assert state.stacks == ((19,), (33,))


def test_k6_passing_with_nothing_played_takes_the_lowest_portion() -> None:
    state, events = told(begin("W1", "W2", grill=(0, 33)), "A: pass +1 +1")
    assert events[:2] == [Passed(0, 0, False), PortionTaken(0, 0)]
    assert of_type(events, CardsDiscarded) == []
    assert state.stacks == ((0,), ())


def test_k6_everyone_passing_without_a_worm_leaves_nothing_to_share_and_the_last_one_starts() -> None:
    state, events = told(begin("1", "1", "1", grill=(0, 20, 21)), "A: 1 +2", "B: pass +2 +2", "C: pass +2 +2", "A: pass")
    assert state.stacks == ((21,), (0,), (20,))
    assert (state.grill, state.awaiting, state.seat) == ((), "grill", 0)
    assert events[-3:] == [CardsDiscarded(0, (1,)), PortionTaken(0, 21), RoundEnded(0)]


# Stealing

STEAL = begin("W1 4 4 4 4", "W2", "1", grill=(35, 36, 37), stacks=[(), (0, 21), (16,)])


def test_k7_a_valid_total_equal_to_the_top_of_a_rivals_stack_steals_it_and_still_shares() -> None:
    state, events = told(STEAL, "A: W1 +1", "B: W2 +1", "C: pass +1 +1", "A: 4 4 4 4 +1", "B: pass +1 +1", "A: pass steal=B")
    assert of_type(events, PortionStolen) == [PortionStolen(0, 1, 21)]
    assert state.stacks == ((21, 37), (0, 36), (16, 35))


def test_k7_stealing_is_optional() -> None:
    state = after(STEAL, "A: W1 +1", "B: W2 +1", "C: pass +1 +1", "A: 4 4 4 4 +1", "B: pass +1 +1")
    assert list(KARTENECK.legal(state))[:2] == [Pass(), Pass(steal=1)]
    assert after(state, "A: pass").stacks == ((37,), (0, 21, 36), (16, 35))


def test_k7_the_cards_stay_until_the_sharing() -> None:
    state, events = told(STEAL, "A: W1 +1", "B: W2 +1", "C: 1 +1", "A: pass")
    assert events[-2:] == [Passed(0, 5, True), DrawsOwed(0, 2)]
    assert (state.played[0], state.discards) == (cards("W1"), ())


def test_k7_what_may_not_be_stolen_is_refused() -> None:
    state = after(STEAL, "A: W1 +1", "B: W2 +1", "C: 1 +1")
    assert refusal(state, Pass(steal=3)) == ("K7", "no_such_seat", {"seat": 3})
    assert refusal(state, Pass(steal=-1)) == ("K7", "no_such_seat", {"seat": -1})
    assert refusal(state, Pass(steal=0)) == ("K7", "steal_from_oneself", {})
    assert refusal(state, Pass(steal=1)) == ("K7", "total_is_not_the_portion", {"rival": 1, "total": 5, "portion": 21})
    assert list(KARTENECK.legal(state))[:2] == [Pass(), Play((1,))]
    nothing_there = after(state, "A: pass +1 +1")
    assert refusal(nothing_there, Pass(steal=0)) == ("K7", "nothing_to_steal", {"rival": 0})


def test_k7_without_a_worm_nothing_can_be_stolen() -> None:
    state = begin("4 4 4 4", "1", grill=(35, 36), stacks=[(0,), (16,)])
    state = after(state, "A: 4 4 4 4 +1", "B: 1 +1")
    assert refusal(state, Pass(steal=1)) == ("K7", "steal_without_worm", {})
    assert Pass(steal=1) not in KARTENECK.legal(state)


def test_k7_ones_own_top_portion_is_no_target() -> None:
    state = begin("W1 4 4 3", "W2 4 4 3", grill=(35, 36), stacks=[(0, 16), (0, 17)])
    state = after(state, "A: W1 +1", "B: W2 +2", "A: 4 4 +1", "B: 4 4 +2", "A: 3 +1", "B: 3 +2")
    assert state.totals == (16, 16)
    assert Pass(steal=0) not in KARTENECK.legal(state)
    assert Pass(steal=0) in KARTENECK.legal(after(state, "A: pass +1 +1"))


def test_k7_a_stolen_portion_can_be_stolen_back() -> None:
    state = begin("W1 4 4 3", "W2 4 4 3", grill=(35, 36), stacks=[(0,), (16,)])
    state = after(state, "A: W1 +1", "B: W2 +2", "A: 4 4 +1", "B: 4 4 +2", "A: 3 +1", "B: 3 +2", "A: pass steal=B +1 +1")
    assert state.stacks == ((0, 16), ())
    assert after(state, "B: pass steal=A").stacks == ((0, 35), (16, 36))


def test_k8_what_a_pass_discards_can_be_reshuffled_into_its_own_draw() -> None:
    state = begin_with_pile("", "5 5", grill=(20, 21))
    state = after(state, "A: 5 5", "B: W1", "A: pass")
    assert (state.drawing, state.pile, state.discards) == (0, (), cards("5 5"))
    state, events = drawn(state, "5 5")
    assert events == [Reshuffled(2), CardDrawn(0, 5), DrawsOwed(0, 1), CardDrawn(0, 5), TurnBegan(1)]
    assert (state.hands[0], state.pile, state.discards) == (cards("5 5"), (), ())


# The sharing


def test_k9_by_falling_total_each_takes_the_highest_portion_left() -> None:
    state = begin("W1 1", "W2 5", "W3 3", grill=(0, 25, 42))
    turns = ["A: W1 +1", "B: W2 +1", "C: W3 +1", "A: 1 +1", "B: 5 +1", "C: 3 +1", "A: pass +1 +1", "B: pass +1 +1", "C: pass"]
    state, events = told(state, *turns)
    assert state.totals == (0, 0, 0)
    assert of_type(events, PortionTaken) == [PortionTaken(1, 42), PortionTaken(2, 25), PortionTaken(0, 0)]
    assert events[-4:] == [
        CardsDiscarded(1, cards("5 W2")),
        CardsDiscarded(2, cards("3 W3")),
        CardsDiscarded(0, cards("1 W1")),
        RoundEnded(0),
    ]
    assert state.discards == cards("1 3 5 W1 W2 W3")
    assert (state.awaiting, state.seat, state.passed) == ("grill", 0, (True, True, True))


@pytest.mark.parametrize(("hand", "rival", "stacks"), [("W3 W9", "W8 W7", ((30,), (20,))), ("W3 W7", "W8 W1", ((20,), (30,)))])
def test_k9_equal_totals_are_decided_by_the_highest_worm_tag(hand: str, rival: str, stacks: tuple[tuple[int, ...], ...]) -> None:
    state = begin(hand, rival, grill=(20, 30))
    state = after(state, f"A: {hand} +1", f"B: {rival} +1", "A: pass +1 +1", "B: pass")
    assert state.stacks == stacks


def test_k2_the_last_to_get_a_portion_from_the_grill_begins_the_next_round_with_all_back_in() -> None:
    state = begin("W1", "W2", "W3", grill=(20, 25, 30), first=2)
    state = after(state, "C: W3 +1", "A: W1 +1", "B: W2 +1", "C: pass +1 +1", "A: pass +1 +1", "B: pass")
    assert state.stacks == ((20,), (25,), (30,))
    assert (state.awaiting, state.to_act, state.seat) == ("grill", None, 0)
    state = KARTENECK.apply(state, TurnedUp((17, 18, 19)))[0]
    assert (state.round, state.to_act, state.passed) == (2, 0, (False, False, False))


def test_k2_stealing_last_does_not_make_one_begin() -> None:
    state = begin("W1 4 4 3", "W2", grill=(35, 36), stacks=[(0,), (16,)])
    state = after(state, "A: W1 +1", "B: W2 +2", "A: 4 4 +1", "B: pass +2 +2", "A: 3 +1")
    state, events = told(state, "A: pass steal=B")
    assert of_type(events, PortionStolen, PortionTaken) == [PortionStolen(0, 1, 16), PortionTaken(0, 36), PortionTaken(1, 35)]
    assert state.seat == 1


# The draw pile


def test_k10_deck_exhaustion_turns_the_discards_into_the_pile_at_the_draw_and_not_before() -> None:
    state = begin_with_pile("2", "1 3", grill=(20, 21), discards="4 4 W25")
    state = after(state, "A: 1 +2")
    assert (state.pile, state.discards) == ((), cards("4 4 W25"))
    state, events = told(state, "B: 1")
    assert (state.awaiting, state.pile, state.discards) == ("draw", (), cards("4 4 W25"))
    assert of_type(events, Reshuffled) == []
    luck = KARTENECK.chances(state)
    assert luck is not None
    assert list(luck.outcomes()) == [(Drawn(4), 2), (Drawn(card("W25")), 1)]


def test_k10_reshuffling_leaves_the_other_discards_in_the_pile() -> None:
    state = after(begin_with_pile("2", "1 3", grill=(20, 21), discards="4 4 W25"), "A: 1 +2", "B: 1")
    state, events = drawn(state, "W25")
    assert events == [Reshuffled(3), CardDrawn(1, card("W25")), TurnBegan(0)]
    assert (state.pile, state.discards) == (cards("4 4"), ())


def test_k10_only_cards_in_the_pile_can_be_drawn() -> None:
    state = after(begin_with_pile("2", "1 3", grill=(20, 21), discards="4 4 W25"), "A: 1")
    assert refusal(state, Drawn(4)) == ("K10", "card_not_in_pile", {"card": 4})
    assert refusal(after(begin_with_pile("", "1", grill=(20, 21), discards="4"), "A: 1"), Drawn(2))[1] == "card_not_in_pile"


def test_k10_drawing_from_an_empty_pile_with_no_discards_draws_nothing() -> None:
    state, events = told(begin_with_pile("", "W1 3", grill=(20, 21)), "A: W1")
    assert events == [CardsPlayed(0, cards("W1"), 5), DrawsLapsed(0, 1), TurnBegan(1)]
    state, events = told(state, "B: W2", "A: pass")
    assert events[-3:] == [Passed(0, 5, True), DrawsLapsed(0, 2), TurnBegan(1)]
    assert state.hands[0] == (3,)


def test_k10_when_one_card_is_left_for_two_draws_one_is_drawn() -> None:
    state = after(begin_with_pile("", "3", grill=(20, 21)), "A: 3", "B: W2", "A: pass")
    state, events = drawn(state, "3")
    assert events == [Reshuffled(1), CardDrawn(0, 3), DrawsLapsed(0, 1), TurnBegan(1)]
    assert (state.to_act, state.draws) == (1, 0)


# The end


def a_round_of_passes(own: Sequence[int], rival: Sequence[int]) -> tuple[CardState, list[Event]]:
    """Two with these stacks pass at once on 41 and 42: the first takes the lower portion."""
    state = KARTENECK.apply(KARTENECK.position([(), ()], [own, rival]), TurnedUp((41, 42)))[0]
    return told(state, "A: pass +1 +1", "B: pass")


def test_k11_the_game_ends_after_the_round_that_used_up_the_reserve() -> None:
    state, events = a_round_of_passes(range(16, 24), range(24, 32))
    assert state.stacks == ((*range(16, 24), 41), (*range(24, 32), 42))
    assert (state.reserve, state.awaiting, KARTENECK.finished(state)) == (0, None, True)
    assert KARTENECK.scores(state) == (24, 45)
    assert events[-3:] == [PortionTaken(1, 42), RoundEnded(1), GameOver((1,))]
    assert KARTENECK.winners(state) == (1,)
    assert len(state.unseen) == 12


def test_k11_before_that_the_game_goes_on() -> None:
    state, events = a_round_of_passes(range(16, 23), range(23, 30))
    assert (state.reserve, state.awaiting, KARTENECK.finished(state)) == (2, "grill", False)
    assert of_type(events, GameOver) == []


def test_k11_a_tie_goes_to_the_highest_single_portion() -> None:
    state = KARTENECK.position([(), ()], [(16, 20), (0, 22)])
    assert KARTENECK.scores(state) == (3, 3)
    assert KARTENECK.winners(state) == (1,)


def test_k11_still_tied_they_share_the_win() -> None:
    assert KARTENECK.winners(KARTENECK.position([(), ()], [(0,), (0,)])) == (0, 1)
    assert KARTENECK.winners(KARTENECK.new(3)) == (0, 1, 2)


def test_k12_zero_portions_are_alike() -> None:
    state = after(begin("", "", "", grill=(0, 0, 16)), "A: pass +1 +1", "B: pass +1 +1")
    assert (state.stacks, state.grill) == (((0,), (0,), ()), (16,))


def test_k13_there_is_no_hand_limit_and_hands_carry_over() -> None:
    state = begin("1 " * 17 + "W1", "W2", grill=(20, 21))
    state = after(state, "A: W1 +2", "B: W2 +2", "A: pass +2 +2", "B: pass")
    state = KARTENECK.apply(state, TurnedUp((30, 31)))[0]
    assert state.hands == (cards("1 " * 17 + "2 2 2"), (2,))


def test_k14_portions_go_on_top_and_the_last_one_still_in_plays_on_drawing_one_each_time() -> None:
    state = begin("W1 2 3", "1", grill=(20, 21), stacks=[(40,), (42,)])
    state = after(state, "A: 2 +5", "B: pass +5 +5", "A: 3 +5", "A: W1 +4", "A: 5 5 +4", "A: pass")
    assert state.stacks == ((40, 21), (42, 20))
    assert state.hands[0] == (4, 4)


# The worked example of the print


def test_the_printed_example_of_a_round() -> None:
    """Caterina, Filippo, Nicola and Eva; the first two times round the table are the story so far."""
    names = ("Caterina", "Filippo", "Nicola", "Eva")
    state = begin(
        "1 2 3 3 4 4",
        "2 2 2 3 4 4 4 4 W20",
        "5 5 5 W1 W2 W19",
        "1 1 2 3 3 4 5",
        grill=(18, 21, 33, 36),
        stacks=[(25,), (30,), (16,), (19,)],
    )

    def tell(line: str) -> list[Event]:
        nonlocal state
        state, events = told(state, line, names=names)
        return events

    tell("Caterina: 1 +1")
    tell("Filippo: 4 4 4 4 +1")
    tell("Nicola: W1 W2 W19 +1")
    tell("Eva: 5 +1")
    tell("Caterina: 2 +1")
    tell("Filippo: 3 +1")
    tell("Nicola: 5 5 5 +1")
    tell("Eva: 4 +4")

    # Caterina has no worm card: she discards, takes the lowest portion and only then draws two cards.
    events = tell("Caterina: pass +2 +5")
    assert events[:3] == [Passed(0, 3, False), CardsDiscarded(0, (1, 2)), PortionTaken(0, 18)]
    assert state.stacks[0] == (25, 18)
    assert of_type(events, CardDrawn) == [CardDrawn(0, 2), CardDrawn(0, 5)]

    tell("Filippo: 2 2 2 +1")
    assert state.totals[1] == 25

    # Nicola's 30 equals the top of Filippo's stack: he steals it, keeps his cards in front of him, and draws two.
    events = tell("Nicola: pass steal=Filippo +3 +3")
    assert events[:2] == [Passed(2, 30, True), PortionStolen(2, 1, 30)]
    assert (state.stacks[1], state.stacks[2]) == ((), (16, 30))
    assert state.played[2] == cards("5 5 5 W1 W2 W19")

    tell("Eva: 3 3 +4")
    tell("Filippo: W20 +1")
    tell("Eva: 2 +4")

    # Now Filippo has 30 too and takes his portion back.
    events = tell("Filippo: pass steal=Nicola +5 +5")
    assert events[:2] == [Passed(1, 30, True), PortionStolen(1, 2, 30)]
    assert (state.stacks[1], state.stacks[2]) == ((30,), (16,))

    # Eva, alone, could only play worm cards now and has none: she passes last, takes 21 and draws nothing.
    tell("Eva: 1 1 +4")
    assert tuple(KARTENECK.legal(state)) == (Pass(),)
    hand = state.hands[3]
    events = tell("Eva: pass")
    assert state.hands[3] == hand
    assert of_type(events, PortionTaken)[0] == PortionTaken(3, 21)

    # Filippo and Nicola share. Worm card 20 beats 19, so Filippo takes the higher one and Nicola, the last, starts next.
    assert of_type(events, PortionTaken)[1:] == [PortionTaken(1, 36), PortionTaken(2, 33)]
    assert state.stacks == ((25, 18), (30, 36), (16, 33), (19, 21))
    assert events[-1] == RoundEnded(2)
    assert (state.awaiting, state.seat, state.played) == ("grill", 2, ((), (), (), ()))


# Values


def test_a_state_is_a_value() -> None:
    state, same = STEAL, begin("4 4 W1 4 4", "W2", "1", grill=(37, 35, 36), stacks=[(), (0, 21), (16,)])
    assert state == same
    assert hash(state) == hash(same)
    assert state != after(state, "A: W1")
    assert pickle.loads(pickle.dumps(state)) == state
    assert "grill=(35, 36, 37)" in repr(state)


def test_a_hand_of_all_worm_cards_has_its_choices_at_once() -> None:
    state = begin(" ".join([f"W{number}" for number in range(1, 26)]), "1", grill=(20, 21))
    choices = KARTENECK.legal(state)
    assert len(choices) == 2**25
    assert choices[0] == Pass()
    assert choices[1] == Play(cards("W1"))
    assert choices[-1] == Play(state.hands[0])
    assert choices.index(choices[12_345_678]) == 12_345_678
    assert choices.count(Play(cards("W1 W25"))) == 1
    assert Play(cards("W1 W26")) not in choices
    assert isinstance(choices, Choices)
