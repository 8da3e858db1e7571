"""Boards near the end are played on: by the kernel, slowly without it, and for samples in bulk alike."""

from __future__ import annotations

import numpy as np
import pytest
from bulk_kit import dice_game, random_net

pytest.importorskip("heckmeck.kernel._kernel", reason="the kernel is not built")

from heckmeck import kernel
from heckmeck.forecast.ahead import FOR_MORE, FOR_TWO, INTERPRETED, MANY_WITH_SPECIALISTS, NOT_AHEAD, Ahead, ahead
from heckmeck.forecast.bulk import play
from heckmeck.forecast.net import Net
from heckmeck.forecast.outlook import Outlook
from heckmeck.kernel.boards import forecast
from heckmeck.rules.dicegame import DiceGame, DiceState

GAMES = (("original", 2), ("original", 3), ("deluxe", 2), ("deluxe", 3))
each_game = pytest.mark.parametrize(("name", "players"), GAMES)


def begun(rules: DiceGame, players: int, net: Net) -> list[DiceState]:
    """The states that the turns of a game of champions began with."""
    state = rules.new(players)
    found = [state]
    for move in play(rules, ["champion"] * players, 1, seed=3, nets=net, keep=("moves",)).moves(0):
        state, _ = rules.apply(state, move)
        if state.seat != found[-1].seat and not rules.finished(state):
            found.append(state)
    return found


@each_game
def test_the_kernel_plays_on_as_the_solver_does(name: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = dice_game(name)
    net = random_net(rules, players, seed=4)
    looks = Ahead(2, 2)
    last = begun(rules, players, net)[-2:]
    assert 0 < len(last[0].board.face_up) <= looks.few
    fast = [Outlook(rules, net, looks).before(state) for state in last]
    flat = [Outlook(rules, net, NOT_AHEAD).before(state) for state in last]
    monkeypatch.setattr(kernel, "instruction_sets", tuple)
    slow = [Outlook(rules, net, looks).before(state) for state in last]
    np.testing.assert_allclose(fast, slow, rtol=0, atol=1e-5)
    assert np.abs(np.array(fast) - flat).max() > 1e-3


@each_game
def test_samples_are_judged_as_a_review_judges_turns(name: str, players: int) -> None:
    rules = dice_game(name)
    net = random_net(rules, players, seed=4)
    looks = Ahead(3, 1)
    samples = play(rules, ["champion"] * players, 1, seed=3, nets=net, keep=("samples",), watch=net, looks=looks).samples
    outlook = Outlook(rules, net, looks)
    for state, before, within in list(zip(begun(rules, players, net), samples.forecasts, samples.backups, strict=True))[::4]:
        assert np.roll(before, state.seat) == pytest.approx(outlook.before(state), abs=1e-5)
        assert np.roll(within, state.seat) == pytest.approx(outlook.within(state), abs=1e-5)


def test_without_a_watcher_there_are_no_forecasts() -> None:
    rules = dice_game("original")
    samples = play(rules, ["champion"] * 2, 1, seed=3, nets=random_net(rules, 2, seed=4), keep=("samples",)).samples
    assert len(samples.forecasts) == 0
    assert len(samples.backups) > 0


def test_how_far_is_a_matter_of_players_pieces_and_the_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    plain, deluxe = dice_game("original").components, dice_game("deluxe").components
    assert [ahead(plain, players) for players in (2, 3, 7)] == [FOR_TWO, FOR_MORE, FOR_MORE]
    assert [ahead(deluxe, players) for players in (2, 4, 5)] == [FOR_TWO, FOR_MORE, MANY_WITH_SPECIALISTS]
    monkeypatch.setattr(kernel, "instruction_sets", tuple)
    assert ahead(plain, 2) == INTERPRETED


@pytest.mark.parametrize("looks", [(-1, 1), (1, -1), (1, 5)])
def test_too_far_is_refused(looks: tuple[int, int]) -> None:
    rules = dice_game("original")
    net = random_net(rules, 2, seed=4).in_kernel()
    with pytest.raises(ValueError, match="0 to 4 turns"):
        forecast(rules, net, [rules.new(2).board], [0], looks=looks)
