"""Card games played by the kernel are games: the Python rules replay every move of them and come to the same end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest
from imagining import imagine

from heckmeck.forecast.card_bulk import PLAYERS, CardBulk, play
from heckmeck.forecast.cards import weigh
from heckmeck.notation import Record, read, write
from heckmeck.players.card_bots import CardRooster, thumb_rule
from heckmeck.players.names import NAMES
from heckmeck.rules.events import PortionStolen
from heckmeck.rules.karteneck import Karteneck
from heckmeck.rules.karteneck.actions import Play
from heckmeck.rules.karteneck.cards import WORM, kind
from heckmeck.rules.karteneck.events import CardsDiscarded, Reshuffled
from heckmeck.rules.karteneck.state import CardState
from heckmeck.rules.protocol import Action, Event, Move

RULES = Karteneck()
MIXED = ("sly", "former", "thumb", "rooster", "champion", "random")


def steps(players: int, moves: tuple[Move, ...]) -> Iterator[tuple[CardState, Move, CardState, tuple[Event, ...]]]:
    state = RULES.new(players)
    for move in moves:
        after, events = RULES.apply(state, move)
        yield state, move, after, events
        state = after


def replay(bulk: CardBulk) -> Counter[type[Event]]:
    """Every game comes to the same end by the Python rules, which refuse what is not legal; what happened in them is counted."""
    happened: Counter[type[Event]] = Counter()
    for number, scores in enumerate(bulk.scores.tolist()):
        for _, _, after, events in steps(len(scores), bulk.moves(number)):
            happened.update([type(event) for event in events])
            end = after
        assert RULES.finished(end)
        assert scores == list(RULES.scores(end))
        winners = RULES.winners(end)
        assert bulk.shares[number].tolist() == pytest.approx([(seat in winners) / len(winners) for seat in range(len(scores))])
    return happened


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("level", ["random", "thumb", "sly", "patient"])
def test_games_replay_by_the_rules(level: str, players: int) -> None:
    happened = replay(play([level] * players, games=100, seed=players, keep_moves=True))
    assert {PortionStolen, CardsDiscarded} <= set(happened)
    assert level != "random" or players < 6 or Reshuffled in happened


@pytest.mark.parametrize("players", range(2, 7))
def test_games_of_all_sorts_of_players_replay_by_the_rules(players: int) -> None:
    replay(play(MIXED[-players:], games=10, seed=players, efforts=1000, keep_moves=True))


def test_a_game_in_bulk_is_a_record() -> None:
    bulk = play(["sly", "random", "rooster"], games=5, seed=3, keep_moves=True)
    for number in range(5):
        record = Record(RULES, NAMES[:3], RULES.new(3), bulk.moves(number))
        assert read(write(record)) == record


def choices(bulk: CardBulk) -> Iterator[tuple[CardState, Action]]:
    for number in range(len(bulk.scores)):
        for before, move, _, _ in steps(bulk.scores.shape[1], bulk.moves(number)):
            if isinstance(move, Action):
                yield before, move


@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_thumb_rule_is_the_same_in_both_languages(players: int) -> None:
    for state, action in choices(play(["thumb"] * players, games=40, seed=2, keep_moves=True)):
        assert action == thumb_rule(state, state.seat, state.hands[state.seat])


def test_the_rooster_considers_the_same_choices_in_both_languages() -> None:
    for state, action in choices(play(["rooster"] * 3, games=20, seed=2, keep_moves=True)):
        assert action in CardRooster()._candidates(RULES.view(state, state.seat), RULES.legal(state))


def chi_square(counts: list[int], expected: list[float]) -> float:
    return sum([(count - wanted) ** 2 / wanted for count, wanted in zip(counts, expected, strict=True)])


LIMIT = {2: 13.82, 3: 16.27, 4: 18.47, 5: 20.52, 6: 22.46, 7: 24.32, 29: 58.30}
"""Exceeded by one in a thousand, by degrees of freedom."""


def test_random_players_choose_evenly() -> None:
    """Each of this many legal actions is chosen equally often."""
    chosen: dict[int, list[int]] = {}
    for state, action in choices(play(["random"] * 3, games=300, seed=4, keep_moves=True)):
        legal = RULES.legal(state)
        chosen.setdefault(len(legal), [0] * len(legal))[legal.index(action)] += 1
    for number in (3, 4, 5, 6, 7, 8):
        counts = chosen[number]
        assert sum(counts) > 200
        assert chi_square(counts, [sum(counts) / number] * number) < LIMIT[number - 1], number


@pytest.mark.parametrize("players", range(2, 7))
def test_imagined_tables_look_like_the_view(players: int) -> None:
    """No card that was seen is imagined elsewhere, none is missing, and every hand has its size."""
    bulk = play(["random", *["sly"] * (players - 1)], games=3, seed=players, keep_moves=True)
    for number, (state, _) in enumerate(choices(bulk)):
        view = RULES.view(state, state.seat)
        assert RULES.view(imagine(view, number), state.seat) == view


def test_hidden_cards_are_imagined_evenly() -> None:
    """Every card is in a rival's hand as often as its share of the hidden cards."""
    state = [state for state, _ in choices(play(["sly"] * 3, games=1, seed=5, keep_moves=True))][20]
    view = RULES.view(state, state.seat)
    rival = (state.seat + 1) % 3
    deals = 4000
    found = Counter([card for seed in range(deals) for card in imagine(view, seed).hands[rival]])
    hidden = Counter(view.unseen_cards)
    share = deals * view.hand_sizes[rival] / len(view.unseen_cards)
    assert set(found) == set(hidden)
    assert chi_square([found[card] for card in hidden], [share * count for count in hidden.values()]) < LIMIT[29]


def test_every_count_of_every_kind_is_weighed() -> None:
    """K4: a single card, some, or all of a kind; of the worms the low tags, or the highest among them."""
    bulk = play(["sly", "random", "sly"], games=3, seed=6, keep_moves=True)
    for state, _ in list(choices(bulk))[::5]:
        legal = RULES.legal(state)
        actions = {one.action for one in weigh(RULES.view(state, state.seat), effort=1, seed=1)}
        assert all(action in legal for action in actions)
        assert {action for action in legal if not is_worm_play(action)} == {one for one in actions if not is_worm_play(one)}
        held = [card for card in state.hands[state.seat] if card >= WORM]
        if held and is_worm_play(legal[-1]):
            assert {Play(held[:count]) for count in range(1, len(held) + 1)} <= actions
            assert Play(held[-1:]) in actions


def is_worm_play(action: Action) -> bool:
    return isinstance(action, Play) and kind(action.cards[0]) == WORM


def test_choices_are_halved_and_the_best_comes_first() -> None:
    state = next(choices(play(["sly"] * 2, games=1, seed=7, keep_moves=True)))[0]
    weighed = weigh(RULES.view(state, 0), effort=4000, seed=1)
    rollouts = [one.rollouts for one in weighed]
    assert rollouts == sorted(rollouts, reverse=True)
    assert rollouts[0] == rollouts[1] > rollouts[-1] > 0
    assert weighed[0].worth >= weighed[1].worth
    assert weighed == weigh(RULES.view(state, 0), effort=4000, seed=1)
    assert weighed != weigh(RULES.view(state, 0), effort=4000, seed=2)


def test_a_game_depends_on_the_seed_and_its_number_alone() -> None:
    """Not on what is kept, nor on the games before it."""
    players = ("champion", "random", "rooster")
    whole = play(players, 12, 7, efforts=500, rotate=True, keep_moves=True)
    parts = [play(players, count, 7, first=first, efforts=500, rotate=True) for first, count in ((0, 5), (5, 7))]
    assert np.array_equal(whole.scores, np.concatenate([part.scores for part in parts]))
    assert np.array_equal(whole.shares, np.concatenate([part.shares for part in parts]))
    assert not np.array_equal(whole.scores, play(players, 12, 8, efforts=500, rotate=True).scores)
    assert parts[0].moves(4) == ()


def test_who_rotates_meets_the_same_deal_in_every_seat() -> None:
    bulk = play(["sly", "random", "random"], games=300, seed=1, rotate=True, keep_moves=True)
    assert bulk.moves(0)[0] == bulk.moves(1)[0] == bulk.moves(2)[0] != bulk.moves(3)[0]
    assert bulk.shares.mean(axis=0)[0] > 0.85, "nobody beats the sly rule by chance, wherever it sits"


@pytest.mark.parametrize(
    ("better", "worse"),
    [("champion", "rooster"), ("rooster", "sly"), ("patient", "sly"), ("sly", "thumb"), ("sly", "random")],
)
def test_the_better_wins(better: str, worse: str) -> None:
    assert play([better, worse], games=200, seed=1, efforts=1000, rotate=True).shares.mean(axis=0)[0] > 0.52


def test_who_cannot_play_is_refused() -> None:
    with pytest.raises(ValueError, match="chick"):
        play(["random", "chick"], games=1, seed=1)
    with pytest.raises(KeyError):
        play(["random"], games=1, seed=1)
    assert all(play([name, "random"], games=1, seed=1, efforts=100).shares.sum() == 1 for name in PLAYERS)
