"""What is kept to learn from: features, forecasts, and targets, compared with the same written plainly."""

from __future__ import annotations

import numpy as np
import pytest
from bulk_kit import NAMES, boards_of, dice_game, name_of, outcome, plain_forecast, random_net

from heckmeck.forecast.bulk import play
from heckmeck.forecast.features import layout
from heckmeck.forecast.net import Floats, Net
from heckmeck.kernel import instruction_sets
from heckmeck.kernel.boards import NO_FEATURE, forecast
from heckmeck.rules.attempt import bratworm_boards
from heckmeck.rules.board import Board
from heckmeck.rules.dicegame import DiceGame, DiceState, kit
from heckmeck.rules.protocol import Seat
from heckmeck.solver import ENDINGS, TOTALS, solve
from heckmeck.solver.worth import payoff

KINDS = [(dice_game(name), players) for name in NAMES for players in range(2, 8)]


def some_boards(rules: DiceGame, players: int) -> list[tuple[Board, Seat]]:
    """The boards of a few games, played well and badly."""
    bulk = play(rules, ["rooster", *["random"] * (players - 1)], games=4, seed=9, noise=0.3, keep=("moves",))
    return [board for number in range(4) for board in boards_of(rules, players, bulk, number)]


@pytest.mark.parametrize("path", instruction_sets())
@pytest.mark.parametrize(("rules", "players"), KINDS, ids=name_of)
def test_forecasts_are_those_of_the_net(rules: DiceGame, players: int, path: str) -> None:
    boards = some_boards(rules, players)[::7]
    net = random_net(rules, players, seed=3)
    found = forecast(rules, net.in_kernel(), [board for board, _ in boards], [seat for _, seat in boards], path)
    expected = np.array([plain_forecast(rules, net, board, seat) for board, seat in boards])
    assert found == pytest.approx(expected, abs=2e-6)


@pytest.mark.parametrize("path", instruction_sets())
@pytest.mark.parametrize(("rules", "players"), KINDS[::4], ids=name_of)
def test_a_net_that_knows_the_board_alone_forecasts_as_before(rules: DiceGame, players: int, path: str) -> None:
    """The first nets had half the units and none of the features of the race."""
    boards = some_boards(rules, players)[::9]
    new = random_net(rules, players, seed=3)
    size = layout(rules.components, players).race
    old = Net(new.w1[:size, :128], new.b1[:128], new.w2[:128], new.b2, new.w3, new.b3)
    found = forecast(rules, old.in_kernel(), [board for board, _ in boards], [seat for _, seat in boards], path)
    expected = np.array([plain_forecast(rules, old, board, seat) for board, seat in boards])
    assert found == pytest.approx(expected, abs=2e-6)
    assert expected == pytest.approx(np.array([old.forecast(rules, board, seat) for board, seat in boards]), abs=1e-5)


class PlainTurn:
    """A turn as a net sees it: what its endings bring every seat, the acting one first."""

    def __init__(self, rules: DiceGame, net: Net, board: Board, seat: Seat) -> None:
        self.rules, self.net, self.board, self.seat = rules, net, board, seat

    def chances(self, after: Board) -> Floats:
        following = (self.seat + 1) % len(after.stacks)
        by_seat = plain_forecast(self.rules, self.net, after, following) if after.face_up else np.array(outcome(self.rules, after))
        return np.roll(by_seat, -self.seat)

    def worth(self, after: Board) -> float:
        return float(self.chances(after)[0])

    def end(self, state: DiceState) -> Board:
        """The board once all questions are answered in the best way."""
        if state.question is None:
            return state.board
        return max([self.end(self.rules.apply(state, answer)[0]) for answer in self.rules.legal(state)], key=self.worth)

    def after(self, bratworm: int, place: int) -> Board:
        """The board that an ending leads to, by its place in a row of a payoff table."""
        boards = bratworm_boards(self.board, self.seat) if bratworm else [self.board]
        failed = place < TOTALS or place == ENDINGS - 1
        states = [
            self.rules.after_failure(board, self.seat) if failed else self.rules.after_stop(board, self.seat, place - TOTALS)
            for board in boards
        ]
        return max(map(self.end, states), key=self.worth)

    def backup(self) -> Floats:
        """Every seat's chance when the turn is played in the best way."""
        bring = kit(self.board.held[self.seat], self.rules.golden_die)
        endings = solve(bring, payoff(self.rules, self.board, self.seat, self.worth)).endings().table
        likely = np.argwhere(endings)
        parts: Floats = np.array(
            [endings[row, place] * self.chances(self.after(row, place)) for row, place in likely.tolist()], np.float32
        )
        total: Floats = parts.sum(axis=0)
        return total


def boards_and_backups(rules: DiceGame, players: int, net: Net) -> list[tuple[Board, Seat, Floats]]:
    """Some boards of a few games of champions, and what is backed up there."""
    bulk = play(rules, ["champion"] * players, games=2, seed=1, nets=net, noise=0.1, keep=("moves", "samples"))
    boards = [board for number in range(2) for board in boards_of(rules, players, bulk, number)]
    assert len(boards) == len(bulk.samples.backups) == bulk.turns.sum()
    return [(board, seat, backup) for (board, seat), backup in list(zip(boards, bulk.samples.backups, strict=True))[::5]]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", [3, 5])
def test_backups_are_exact(name: str, players: int) -> None:
    """For the acting seat but for single precision; for the others to one in a thousand on average."""
    rules = dice_game(name)
    net = random_net(rules, players, seed=4)
    misses = []
    for board, seat, found in boards_and_backups(rules, players, net):
        expected = PlainTurn(rules, net, board, seat).backup()
        assert found[0] == pytest.approx(expected[0], abs=1e-5)
        assert found == pytest.approx(expected, abs=1e-2)
        misses.append(np.abs(found - expected).mean())
    assert np.mean(misses) < 1e-3


@pytest.mark.parametrize("name", NAMES)
def test_what_one_of_two_does_not_win_is_the_others(name: str) -> None:
    """The backup of two players is the same by the value of the turn and by all of its endings."""
    rules = dice_game(name)
    net = random_net(rules, 2, seed=4)
    for board, seat, found in boards_and_backups(rules, 2, net):
        assert found == pytest.approx(PlainTurn(rules, net, board, seat).backup(), abs=1e-6)


def test_a_sample_is_the_board_before_a_turn_and_what_came_of_it() -> None:
    rules = dice_game("deluxe")
    bulk = play(rules, ["champion"] * 3, games=5, seed=2, nets=random_net(rules, 3, seed=4), first=10, keep=("moves", "samples"))
    samples = bulk.samples
    at = 0
    for number in range(5):
        for board, seat in boards_of(rules, 3, bulk, number):
            row = samples.features[at].tolist()
            plain = sorted(layout(rules.components, 3).active(board, seat))
            assert row == plain + [NO_FEATURE] * (len(row) - len(plain))
            assert samples.outcomes[at].tolist() == np.roll(bulk.shares[number], -seat).tolist()
            assert samples.games[at] == 10 + number
            at += 1
    assert at == len(samples.features)
    assert samples.backups.sum(axis=1) == pytest.approx(np.ones(at), abs=1e-5)


@pytest.mark.parametrize("players", [["champion"] * 4, ["champion", "rooster", "random", "champion"]])
def test_targets_are_lambda_returns(players: list[str]) -> None:
    """Backward through each game: part backup, part what followed; the backup alone where the turn was played at random."""
    rules = dice_game("original")
    net = random_net(rules, 4, seed=4)
    bulk = play(rules, players, games=20, seed=3, nets=net, noise=0.2, lambda_=0.7, keep=("samples",))
    samples = bulk.samples
    end = 0
    for number, turns in enumerate(bulk.turns.tolist()):
        start, end = end, end + turns
        followed = bulk.shares[number]
        for turn in reversed(range(turns)):
            seat, at = turn % 4, start + turn
            what_followed = np.roll(followed, -seat)
            backup = samples.backups[at]
            if players[seat] != "champion":
                assert backup == pytest.approx(what_followed, abs=1e-6)
            weight = 0.0 if samples.at_random[at] else 0.7
            target = (1 - weight) * backup + weight * what_followed
            assert samples.targets[at] == pytest.approx(target, abs=1e-6)
            followed = np.roll(target, seat)
        assert (samples.games[start:end] == number).all()
    assert samples.at_random[np.arange(0, end)].mean() == pytest.approx(0.2 if "random" not in players else 0.4, abs=0.05)


def test_without_a_net_the_outcome_is_the_target() -> None:
    samples = play(dice_game("extrawurm"), ["rooster"] * 5, games=10, seed=1, noise=0.1, keep=("samples",)).samples
    assert np.array_equal(samples.targets, samples.outcomes)
    assert np.array_equal(samples.backups, samples.outcomes)
    assert samples.at_random.any()


def test_what_is_not_kept_is_not_there() -> None:
    bulk = play(dice_game("original"), ["random"] * 2, games=3, seed=1)
    assert len(bulk.samples.features) == 0
    assert bulk.moves(2) == ()


@pytest.mark.parametrize(("name", "players"), [("original", 2), ("deluxe", 3)])
def test_a_net_that_watches_makes_the_backups_of_all_turns(name: str, players: int) -> None:
    """Whoever plays them: roosters, random players, or itself. What is played stays the same."""
    rules = dice_game(name)
    net = random_net(rules, players, seed=5)
    names = ["rooster", "champion", "random"][:players]
    alone, watched = (
        play(rules, names, games=2, seed=4, nets=net, keep=("moves", "samples"), lambda_=0.0, watch=watch) for watch in (None, net)
    )
    assert [watched.moves(number) for number in range(2)] == [alone.moves(number) for number in range(2)]
    boards = [board for number in range(2) for board in boards_of(rules, players, watched, number)]
    for (board, seat), backup in list(zip(boards, watched.samples.backups, strict=True))[::4]:
        assert backup == pytest.approx(PlainTurn(rules, net, board, seat).backup(), abs=2e-3)
    assert np.array_equal(watched.samples.targets, watched.samples.backups)
