"""What every choice of a card game is worth: told from what the seat may know, always the same, and as sure as it says."""

from __future__ import annotations

import pytest
from imagining import imagine

from heckmeck.forecast.card_bulk import play
from heckmeck.forecast.card_odds import card_odds
from heckmeck.kernel import play_out_cards
from heckmeck.kernel.card_moves import number_of
from heckmeck.kernel.card_views import seat_view
from heckmeck.rules.karteneck import Karteneck
from heckmeck.rules.karteneck.actions import PASS, Pass, Play
from heckmeck.rules.karteneck.cards import WORM
from heckmeck.rules.karteneck.state import CardState

RULES = Karteneck()


def decisions(players: int, seed: int) -> list[CardState]:
    """Every state of a game in which a seat acts."""
    states = [RULES.new(players)]
    for move in play(["patient"] * players, games=1, seed=seed, keep_moves=True).moves(0):
        states.append(RULES.apply(states[-1], move)[0])
    return [state for state in states if state.to_act is not None]


@pytest.mark.parametrize("players", range(2, 7))
def test_states_that_look_alike_have_the_same_odds(players: int) -> None:
    """So they tell nothing of a hand that is hidden, however often one asks."""
    for seed, state in enumerate(decisions(players, 11)[3::17]):
        view = RULES.view(state, state.seat)
        odds = card_odds(view)
        assert card_odds(view) == odds
        assert card_odds(RULES.view(imagine(view, seed), state.seat)) == odds


@pytest.mark.parametrize("players", [2, 4])
def test_every_choice_is_weighed_and_the_best_comes_first(players: int) -> None:
    """Every pass, every number of cards of a kind, the worm cards in two ways at most."""
    for state in decisions(players, 12)[::9]:
        odds = card_odds(RULES.view(state, state.seat))
        legal = RULES.legal(state)
        told = [one.action for one in odds]
        assert len(set(told)) == len(told)
        assert all(action in legal for action in told)
        for action in legal[:60]:
            if isinstance(action, Play) and action.cards[0] >= WORM:
                assert any(isinstance(one, Play) and one.cards[0] >= WORM and len(one.cards) == len(action.cards) for one in told)
            else:
                assert action in told
        assert [one.win for one in odds] == sorted([one.win for one in odds], reverse=True)
        assert not odds[0].close
        assert all(0 <= one.win <= 1 and one.half_width >= 0 for one in odds)


def test_what_is_certain_has_no_interval() -> None:
    """The last pass of a game settles it (K11)."""
    last = decisions(2, 13)[-1]
    found = {one.action: one for one in card_odds(RULES.view(last, last.seat))}
    ending = [action for action in found if isinstance(action, Pass) and RULES.finished(RULES.apply(last, action)[0])]
    for action in ending:
        winners = RULES.winners(RULES.apply(last, action)[0])
        assert found[action].half_width == 0
        assert found[action].win == pytest.approx((last.seat in winners) / len(winners))


def test_the_intervals_hold_what_many_more_deals_say() -> None:
    """Nineteen of twenty should; that all but a few do is enough here."""
    inside = total = 0
    for state in decisions(3, 14)[2::12]:
        view = RULES.view(state, state.seat)
        odds = card_odds(view)
        numbers = [number_of(one.action) for one in odds]
        more = play_out_cards(seat_view(view), numbers, 3, 4000, 99)[:, :, state.seat].mean(axis=1)
        inside += sum(abs(float(true) - one.win) <= 1.5 * one.half_width for true, one in zip(more, odds, strict=True))
        total += len(odds)
    assert inside >= 0.9 * total


def test_a_seat_that_can_only_pass_has_one_choice() -> None:
    lone = [state for state in decisions(2, 15) if len(RULES.legal(state)) == 1]
    for state in lone[:2]:
        assert [one.action for one in card_odds(RULES.view(state, state.seat))] == [PASS]
