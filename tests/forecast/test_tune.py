"""A net is made to agree with itself, with a plan so small that little comes of it."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

pytest.importorskip("heckmeck.kernel._kernel", reason="the kernel is not built")

from heckmeck.cli import app
from heckmeck.forecast import plan as plans
from heckmeck.forecast.ahead import Ahead
from heckmeck.forecast.net import load, read
from heckmeck.forecast.plan import TunePlan
from heckmeck.forecast.tune import Tuning, widened
from heckmeck.kernel import Learner
from heckmeck.rules.dicegame import DiceGame
from heckmeck.rules.registry import ORIGINAL
from heckmeck.words import LANGUAGES

GAME = DiceGame("original", ORIGINAL)
SMALL = TunePlan(3, 20, last_check=10)


def tuned(plan: TunePlan = SMALL, seed: int = 1, players: int = 3) -> Tuning:
    tuning = Tuning(GAME, players, plan, seed)
    for _ in tuning.run():
        pass
    return tuning


def test_every_round_is_judged_and_the_last_net_tried() -> None:
    tuning = Tuning(GAME, 3, SMALL, 1)
    seen = [(step.round, step.phase) for step in tuning.run()]
    assert seen == [(0, "play"), (1, "play"), (2, "play"), (3, "check"), (3, "check"), (3, "check")]
    assert len(tuning.tuned) == tuning.rounds == 3
    assert tuning.final is not None
    assert tuning.final.games == 12  # each of three seats equally often


def test_a_net_comes_closer_to_its_own_turns() -> None:
    tuning = tuned(TunePlan(12, 60, last_check=2), players=5)
    first, last = tuning.tuned[0].error, tuning.tuned[-1].error
    assert last < 0.8 * first


def test_a_plan_may_solve_the_turns_near_the_end_first() -> None:
    """The games are the same, and what is learnt from their last turns is not."""
    near, far = tuned(), tuned(replace(SMALL, looks=Ahead(4, 1)))
    assert near.tuned[0].error != far.tuned[0].error
    assert far.made()["tune"]["looks"] == (4, 1)


def test_a_widened_net_says_nearly_the_same() -> None:
    """Its new units begin small, so it plays as well as before."""
    net = load("original", 5)
    fresh = Learner(tuned_size(5), 5, 1, 256).weights()
    wider = widened(net, fresh, 1)
    assert [part.shape for part in wider] == [part.shape for part in fresh]
    board = GAME.new(5).board
    again = type(net)(*wider)
    assert again.forecast(GAME, board, 0) == pytest.approx(net.forecast(GAME, board, 0), abs=0.15)
    assert [part.tolist() for part in widened(again, fresh, 2)] == [part.tolist() for part in wider]


def tuned_size(players: int) -> int:
    from heckmeck.forecast.features import layout

    return layout(ORIGINAL, players).size


def test_the_same_seed_gives_the_same_net() -> None:
    one, same, other = (tuned(seed=seed).net for seed in (1, 1, 2))
    assert one is not None
    assert same is not None
    assert other is not None
    for mine, theirs in zip(one.weights, same.weights, strict=True):
        np.testing.assert_array_equal(mine, theirs)
    assert not np.array_equal(one.w1, other.w1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_tunes_and_says_how_it_was_made(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str) -> None:
    monkeypatch.setattr(plans, "tuning", lambda components, players: SMALL)
    words = ["train", "original", "--plan", "tune", "--out", str(tmp_path), "--cores", "1", "--language", language]
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 0, done.output
    assert str(tmp_path / "original-2.npz") in done.stdout
    assert read(tmp_path / "original-2.npz").w1.shape[1] == 256
    made = json.loads((tmp_path / "original-2.json").read_text())
    assert made["tune"]["games"] == 20
    assert made["start"]["game"] == "original"
    assert made["final"]["games"] == 10
