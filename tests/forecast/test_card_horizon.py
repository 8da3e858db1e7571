"""The champion's forecast of card games: from what lies on the table, adding up to one, and better than none."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

import numpy as np
import pytest
from numpy.typing import NDArray

from heckmeck.forecast.card_bulk import CardBulk, play
from heckmeck.kernel import weigh_cards
from heckmeck.kernel.card_views import seat_view
from heckmeck.rules.karteneck import Karteneck
from heckmeck.rules.karteneck.cards import WORM, kind, points, worms
from heckmeck.rules.karteneck.state import CardState
from heckmeck.rules.protocol import Action

RULES = Karteneck()
FEATURES, TERMS = 13, 3


def between_rounds(bulk: CardBulk) -> list[CardState]:
    """The states of all games after a round that was not the last."""
    found = []
    for number in range(len(bulk.scores)):
        state = RULES.new(bulk.scores.shape[1])
        for move in bulk.moves(number):
            state, _ = RULES.apply(state, move)
            if state.awaiting == "grill" and state.round:
                found.append(state)
    return found


def described(state: CardState, seat: int) -> list[float]:
    hand, stack = state.hands[seat], state.stacks[seat]
    kinds = Counter([kind(card) for card in hand])
    top = worms(stack[-1]) if stack else 0
    in_hand = sum([points(card) for card in hand])
    counts = [float(kinds[one]) for one in range(1, WORM + 1)]
    begins = float(state.seat == seat)
    return [RULES.scores(state)[seat], top, begins, *counts, kinds[WORM] > 0, kinds[WORM] > 1, len(kinds), in_hand**2 / 100]


@pytest.mark.parametrize("players", range(2, 7))
def test_a_seat_is_described_as_it_stands(players: int) -> None:
    bulk = play(["patient"] * players, games=20, seed=players, keep_moves=True, keep_samples=True)
    states = between_rounds(bulk)
    assert bulk.samples.features.shape == (len(states), players, FEATURES)
    assert bulk.samples.rounds_left.tolist() == [state.reserve // players for state in states]
    expected = [[described(state, seat) for seat in range(players)] for state in states]
    assert np.allclose(bulk.samples.features, np.array(expected))


def test_samples_name_their_game_and_are_kept_only_if_wanted() -> None:
    bulk = play(["sly"] * 3, games=4, seed=1, first=10, keep_samples=True)
    assert bulk.samples.games.tolist() == [game for game in range(4) for _ in range(7)]
    none = play(["sly"] * 3, games=4, seed=1).samples
    assert len(none.features) == len(none.chances) == len(none.rounds_left) == len(none.games) == 0


def random_weights(seed: int) -> NDArray[np.float64]:
    return np.random.default_rng(seed).normal(0, 0.05, (FEATURES, TERMS))


@pytest.mark.parametrize("players", range(2, 7))
def test_the_forecast_is_a_softmax_over_the_seats(players: int) -> None:
    weights = random_weights(players)
    samples = play(["patient"] * players, games=50, seed=1, keep_samples=True, weights=weights).samples
    left = samples.rounds_left[:, None].astype(np.float64)
    by_feature = np.concatenate([np.ones_like(left), left, 1 / (1 + left)], axis=1) @ weights.T
    strengths = np.exp(np.einsum("msf,mf->ms", samples.features.astype(np.float64), by_feature))
    assert np.allclose(samples.chances, strengths / strengths.sum(axis=1, keepdims=True), rtol=1e-3, atol=1e-7)


@pytest.mark.parametrize("players", range(2, 7))
def test_the_fitted_forecast_adds_up_to_one_and_says_more_than_none(players: int) -> None:
    bulk = play(["patient"] * players, games=400, seed=5, keep_samples=True)
    chances, won = bulk.samples.chances.astype(np.float64), bulk.shares[bulk.samples.games]
    assert np.allclose(chances.sum(axis=1), 1)
    assert (chances > 0).all()
    assert np.square(chances - won).sum() < 0.97 * np.square(1 / players - won).sum()


@pytest.mark.parametrize("players", range(2, 7))
def test_worms_raise_the_chance(players: int) -> None:
    """Of two seats, the one that is far ahead is likelier to win."""
    samples = play(["patient"] * players, games=100, seed=6, keep_samples=True).samples
    scores = samples.features[:, :, 0]
    ahead = scores[:, 0] > scores[:, 1] + 12
    assert ahead.sum() > 10
    assert (samples.chances[ahead, 0] > samples.chances[ahead, 1]).mean() > 0.95


def test_champions_play_by_their_weights() -> None:
    games = [
        play(["champion"] * 2, games=3, seed=1, efforts=100, keep_moves=True, weights=weights)
        for weights in (random_weights(1), random_weights(1), random_weights(2), None)
    ]
    moves = [[bulk.moves(number) for number in range(3)] for bulk in games]
    assert moves[0] == moves[1]
    assert moves[0] != moves[2] != moves[3] != moves[0]
    with pytest.raises(TypeError):
        play(["champion"] * 2, games=1, seed=1, weights=np.zeros((FEATURES, TERMS + 1)))


@pytest.mark.parametrize("players", [2, 4])
def test_the_champion_beats_the_one_that_played_for_worms(players: int) -> None:
    names = ["champion", *["former"] * (players - 1)]
    assert play(names, games=240, seed=1, efforts=1000, rotate=True).shares.mean(axis=0)[0] > 1.1 / players


def test_the_former_champion_stays_as_it_was() -> None:
    """It is the yardstick: these games were played by the champion of version 1.0."""
    digest = sha256()
    for players in range(2, 7):
        bulk = play(["former"] * players, games=3, seed=players, efforts=1000, keep_moves=True)
        digest.update(bulk.scores.tobytes())
        digest.update(repr([bulk.moves(number) for number in range(3)]).encode())
    assert digest.hexdigest() == "88653f6dd3fe8e1d5bba1a6941653a09ac495b9eb45ca3bbcb5eef8923fef4bc"


def test_only_those_who_search_weigh_choices() -> None:
    state = RULES.new(2)
    for move in play(["sly"] * 2, games=1, seed=1, keep_moves=True).moves(0):
        if isinstance(move, Action):
            break
        state, _ = RULES.apply(state, move)
    view = seat_view(RULES.view(state, state.seat))
    worths = {player: weigh_cards(view, 1000, 1, player) for player in ("champion", "former", "rooster")}
    assert worths["champion"] == weigh_cards(view, 1000, 1)
    assert all(0 <= worth <= 1 for _, rollouts, worth in worths["champion"] if rollouts), "a chance, with the end far away"
    assert worths["former"] != worths["champion"] != worths["rooster"]
    with pytest.raises(ValueError, match="player"):
        weigh_cards(view, 1000, 1, "sly")
