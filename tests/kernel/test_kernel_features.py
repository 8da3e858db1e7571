"""The kernel and Python show a net the same features of a board, by the same numbers."""

from __future__ import annotations

import pytest

from heckmeck.chance import SeededLuck
from heckmeck.forecast.features import Layout, layout
from heckmeck.kernel.boards import NO_FEATURE, dice_rules, features
from heckmeck.players.random_play import play_out
from heckmeck.rules import Event, Move, game
from heckmeck.rules.board import Board
from heckmeck.rules.dicegame import DiceGame, DiceState
from heckmeck.rules.protocol import Seat

GAMES = ("original", "extrawurm", "deluxe")


def positions(rules: DiceGame, players: int) -> list[tuple[Board, Seat]]:
    """The boards after every move of a few random games, the last included, and in turn each seat to act."""
    found: list[tuple[Board, Seat]] = []
    for seed in range(3):
        state: DiceState = rules.new(players)
        moves: list[Move] = []

        def watch(move: Move, events: tuple[Event, ...], moves: list[Move] = moves) -> None:
            moves.append(move)

        play_out(rules, state, SeededLuck(f"kernel features/{seed}"), watch)
        for move in moves:
            before, (state, _) = state, rules.apply(state, move)
            if state.board is not before.board and state.question is None:
                found.append((state.board, len(found) % players))
    return found


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("name", GAMES)
def test_the_features_are_the_same_in_both_languages(name: str, players: int) -> None:
    rules = game(name)
    assert isinstance(rules, DiceGame)
    python = layout(rules.components, players)
    boards = positions(rules, players)
    assert len(boards) > 60
    rows = features(rules, [board for board, _ in boards], [seat for _, seat in boards]).tolist()
    for (board, seat), row in zip(boards, rows, strict=True):
        assert [feature for feature in row if feature != NO_FEATURE] == sorted(python.active(board, seat))


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("name", GAMES)
def test_there_are_as_many(name: str, players: int) -> None:
    rules = game(name)
    assert isinstance(rules, DiceGame)
    kernel, python = dice_rules(rules, players), Layout(rules.components, players)
    assert (kernel.feature_count, kernel.feature_width) == (python.size, python.width)
