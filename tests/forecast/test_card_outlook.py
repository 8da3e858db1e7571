"""Chances to win of the card game: the kernel plays on as the Python rules would, and what is not sure counts as equal."""

from __future__ import annotations

import numpy as np
import pytest
from imagining import imagine

from heckmeck.forecast.card_bulk import play
from heckmeck.forecast.card_outlook import FEW, CardOutlook, _sure
from heckmeck.forecast.solved_turn import Floats
from heckmeck.kernel import play_out_cards
from heckmeck.kernel.card_moves import action_of, number_of
from heckmeck.kernel.card_views import open_view, seat_view
from heckmeck.rules.karteneck import Karteneck
from heckmeck.rules.karteneck.actions import PASS, Play
from heckmeck.rules.karteneck.state import CardState
from heckmeck.rules.protocol import Action

RULES = Karteneck()
TO_THE_END = 99


def states(players: int, seed: int, level: str = "patient") -> list[CardState]:
    """Every state of a game."""
    found = [RULES.new(players)]
    for move in play([level] * players, games=1, seed=seed, keep_moves=True).moves(0):
        found.append(RULES.apply(found[-1], move)[0])
    return found


def played_on(state: CardState, actions: list[Action], deals: int, rounds: int = TO_THE_END, seed: int = 1) -> Floats:
    """By action, or of the state as it is: everybody's chances with all hands known."""
    numbers = [number_of(one) for one in actions]
    found: Floats = play_out_cards(open_view(state), numbers, rounds, deals, seed).mean(axis=1)
    return found


def outcome(state: CardState) -> list[float]:
    winners = RULES.winners(state)
    return [(seat in winners) / len(winners) for seat in range(state.players)]


@pytest.mark.parametrize("players", range(2, 7))
def test_a_pass_that_ends_the_game_ends_it_as_by_the_rules(players: int) -> None:
    """K9, K11."""
    compared = 0
    for seed in range(20):
        for state in states(players, seed, "random"):
            if state.to_act is None or state.reserve or state.passed.count(False) > 1:
                continue
            for action in [one for one in RULES.legal(state)[:2] if not isinstance(one, Play)]:
                end = RULES.apply(state, action)[0]
                assert played_on(state, [action], 1)[0].tolist() == pytest.approx(outcome(end))
                compared += 1
    assert compared > 10


@pytest.mark.parametrize("players", [2, 4])
def test_a_draw_brings_nothing_in_the_mean(players: int) -> None:
    """The chances before a draw are the mean of those after every card: what is owed is drawn from the same cards (K4, K5, K10)."""
    compared = 0
    for state in states(players, 3)[::13]:
        chances = RULES.chances(state)
        if state.awaiting != "draw" or chances is None or state.reserve > 2 * players:
            continue
        after = [(played_on(RULES.apply(state, card)[0], [], 2500)[0], tickets) for card, tickets in chances.outcomes()]
        mean = sum(found * tickets / chances.total for found, tickets in after)
        np.testing.assert_allclose(played_on(state, [], 6000)[0], mean, atol=0.035)
        compared += 1
    assert compared > 0


def test_a_view_is_the_mean_of_the_states_that_look_like_it() -> None:
    state = next(state for state in states(3, 4) if state.to_act is not None and state.reserve == 3 and any(state.passed))
    view = RULES.view(state, state.seat)
    seen = play_out_cards(seat_view(view), [number_of(PASS)], TO_THE_END, 6000, 1).mean(axis=1)[0]
    imagined = np.mean([played_on(imagine(view, seed), [PASS], 10, seed=seed)[0] for seed in range(600)], axis=0)
    np.testing.assert_allclose(seen, imagined, atol=0.04)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_forecast_after_three_rounds_is_what_comes_of_it(players: int) -> None:
    errors = [played_on(state, [], 1500, 3)[0] - played_on(state, [], 1500)[0] for state in states(players, 6)[:-1:20]]
    assert float(np.sqrt(np.mean(np.square(errors)))) < 0.035


@pytest.mark.parametrize("players", range(2, 7))
def test_the_game_stands_at_every_state_and_evenly_before_the_deal(players: int) -> None:
    outlook = CardOutlook(players)
    found = states(players, 2)
    assert outlook.stands(found[0]).tolist() == pytest.approx([1 / players] * players, abs=0.06)
    for state in found[::15]:
        assert outlook.stands(state).sum() == pytest.approx(1.0)
    assert outlook.stands(found[-1]).tolist() == outcome(found[-1])


def test_every_deal_is_won_once_and_depends_on_its_number_alone() -> None:
    state = states(4, 5)[40]
    few, many = [play_out_cards(open_view(state), [], TO_THE_END, deals, 7)[0] for deals in (20, 50)]
    np.testing.assert_allclose(many.sum(axis=1), 1.0, atol=1e-6)
    assert np.array_equal(few, many[:20])


def test_actions_are_numbers_in_both_languages() -> None:
    for state in states(3, 8, "random"):
        for action in RULES.legal(state)[:40]:
            assert action_of(number_of(action)) == action


def test_what_is_not_legal_is_refused() -> None:
    state = next(state for state in states(2, 1) if state.to_act is not None)
    missing = next(number for number in range(1, 6) if number not in state.hands[state.seat])
    with pytest.raises(ValueError, match="not legal"):
        played_on(state, [Play([missing])], 1)
    with pytest.raises(ValueError, match="nobody's turn"):
        played_on(RULES.new(2), [PASS], 1)


def test_the_choice_that_was_made_is_among_those_compared() -> None:
    """However strange it was: any set of worm cards may be played (K4)."""
    state = next(state for state in states(3, 9, "random") if state.to_act is not None and len(RULES.legal(state)) > FEW)
    for made in RULES.legal(state):
        weighed = CardOutlook(3).choices(RULES.view(state, state.seat), made)
        assert made in weighed
        own = [chances[state.seat] for chances in weighed.values()]
        assert own == sorted(own, reverse=True)


def test_what_noise_explains_counts_as_equal() -> None:
    """By choice, deal and seat: the second is no better than noise makes it, the third is surely worse than the first."""
    first = np.tile([[1.0, 0.0], [0.0, 1.0]], (50, 1))
    noisy = np.roll(first, 1, axis=0).copy()
    noisy[0] = [1.0, 0.0]
    worse = np.tile([[0.0, 1.0]], (100, 1))
    equal, same, lost = _sure(np.array([first, noisy, worse]), 0)
    assert equal.tolist() == same.tolist() == [0.5, 0.5]
    assert lost.tolist() == [0.0, 1.0]


def test_who_is_surely_better_takes_the_place_of_the_first() -> None:
    first, better = np.tile([[0.4, 0.6], [0.5, 0.5]], (50, 1)), np.tile([[0.5, 0.5], [0.6, 0.4]], (50, 1))
    one, other = _sure(np.array([first, better]), 0)
    assert one.tolist() == pytest.approx([0.45, 0.55])
    assert other.tolist() == pytest.approx([0.55, 0.45])
