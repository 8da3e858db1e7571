"""Games played in bulk are games: the Python rules replay every move of them and come to the same end."""

from __future__ import annotations

import numpy as np
import pytest
from bulk_kit import NAMES, all_games, boards_of, dice_game, endless_net, name_of, outcome, random_net, steps

from heckmeck.forecast.bulk import Bulk, play
from heckmeck.notation import Record, read, write
from heckmeck.players import names
from heckmeck.rules.dicegame import DiceGame

MIXED = ("rooster", "random", "champion", "rooster", "champion", "random", "rooster")


def replay(rules: DiceGame, players: int, bulk: Bulk) -> None:
    """Every game comes to the same end by the Python rules."""
    for number in range(len(bulk.turns)):
        turns = 1
        for before, _, after in steps(rules, players, bulk.moves(number)):
            turns += before.seat != after.seat
            end = after
        assert rules.finished(end)
        assert bulk.scores[number].tolist() == list(rules.scores(end))
        assert bulk.shares[number] == pytest.approx(outcome(rules, end.board))
        assert bulk.turns[number] == turns


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("rules", all_games(), ids=name_of)
def test_games_replay_by_the_rules(rules: DiceGame, players: int) -> None:
    """Every game, house rule and number of players; the players take turns in the seats."""
    replay(rules, players, play(rules, ["random"] * players, games=4, seed=players, keep=("moves",)))
    net = random_net(rules, players, seed=players)
    mixed = play(rules, MIXED[:players], games=16, seed=players, nets=net, noise=0.05, rotate=True, keep=("moves",))
    replay(rules, players, mixed)


@pytest.mark.parametrize("name", NAMES)
def test_a_roll_out_goes_on_from_its_board(name: str) -> None:
    """The games begin with the board and the seat to act, and each player sits in its own seat."""
    rules = dice_game(name)
    whole = play(rules, ["rooster"] * 3, games=1, seed=6, keep=("moves",))
    board, seat = boards_of(rules, 3, whole, 0)[10]
    rolled_out = play(rules, ["rooster", "random", "random"], games=40, seed=6, start=(board, seat), keep=("moves", "samples"))
    for number in range(40):
        state = rules.position(board, seat)
        for move in rolled_out.moves(number):
            state, _ = rules.apply(state, move)
        assert rules.finished(state)
        assert rolled_out.scores[number].tolist() == list(rules.scores(state))
    first = np.append(0, rolled_out.turns.cumsum()[:-1])
    assert rolled_out.samples.at_random[first].all() == (seat != 0)


def test_a_game_that_nobody_wants_to_end_is_ended_by_chance() -> None:
    """Champions that would rather fail than take anything, their stacks being empty, play at random after five hundred turns."""
    rules = dice_game("original")
    bulk = play(rules, ["champion"] * 3, games=3, seed=1, nets=endless_net(rules, 3), keep=("moves", "samples"))
    replay(rules, 3, bulk)
    assert (bulk.turns > 500).all()
    first = bulk.turns[0]
    assert bulk.samples.at_random[:first].tolist() == [turn >= 500 for turn in range(first)]


@pytest.mark.parametrize("name", ["original", "deluxe"])
def test_a_game_in_bulk_is_a_record(name: str) -> None:
    rules = dice_game(name)
    bulk = play(rules, ["rooster", "random", "rooster"], games=5, seed=3, keep=("moves",))
    for number in range(5):
        record = Record(rules, names.NAMES[:3], rules.new(3), bulk.moves(number))
        assert read(write(record)) == record


@pytest.mark.parametrize("keep", [(), ("moves",), ("samples",), ("moves", "samples")])
def test_a_game_depends_on_the_seed_and_its_number_alone(keep: tuple[str, ...]) -> None:
    """Not on what is kept, nor on the games before it."""
    rules = dice_game("deluxe", {"lower": "any"})
    players, net = ("random", "rooster", "champion"), random_net(rules, 3, seed=1)
    whole = play(rules, players, 30, 7, nets=net, noise=0.1, rotate=True, keep=("moves", "samples"))
    parts = [
        play(rules, players, count, 7, first=first, nets=net, noise=0.1, rotate=True, keep=keep)
        for first, count in ((0, 13), (13, 17))
    ]
    for name in ("shares", "scores", "turns", "seated"):
        assert np.array_equal(getattr(whole, name), np.concatenate([getattr(part, name) for part in parts])), name
    if "moves" in keep:
        assert [whole.moves(number) for number in range(30)] == [part.moves(n) for part in parts for n in range(len(part.turns))]
    if "samples" in keep:
        for name in ("features", "backups", "targets", "outcomes", "games", "at_random"):
            found = np.concatenate([getattr(part.samples, name) for part in parts])
            assert np.array_equal(getattr(whole.samples, name), found), name
    assert not np.array_equal(whole.turns, play(rules, players, 30, 8, nets=net, noise=0.1, rotate=True).turns)


def test_who_rotates_moves_up_one_seat_from_game_to_game() -> None:
    rules = dice_game("original")
    bulk = play(rules, ["rooster", "random", "random"], games=300, seed=1, rotate=True)
    assert bulk.seated[:4].tolist() == [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]]
    shares = bulk.by_player().mean(axis=0)
    assert shares[0] > 0.9, "nobody beats the rooster by chance, wherever it sits"
    assert bulk.by_player().sum(axis=1) == pytest.approx(np.ones(300))


def test_who_cannot_play_is_refused() -> None:
    rules = dice_game("original")
    with pytest.raises(ValueError, match="fox"):
        play(rules, ["random", "fox"], games=1, seed=1)
    with pytest.raises(ValueError, match="needs a net"):
        play(rules, ["random", "champion"], games=1, seed=1)
    with pytest.raises(ValueError, match="needs a net"):
        play(rules, ["random", "champion"], games=1, seed=1, nets=random_net(rules, 3, seed=1))
    with pytest.raises(ValueError, match="dice"):
        play(rules, ["random"] * 2, games=1, seed=1, keep=("dice",))
    with pytest.raises(ValueError, match="two to seven"):
        play(rules, ["random"], games=1, seed=1)
