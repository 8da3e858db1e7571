"""A training run from scratch, with a plan so small that little is learnt."""

from __future__ import annotations

import json
import math
from itertools import groupby
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

pytest.importorskip("heckmeck.kernel._kernel", reason="the kernel is not built")

from heckmeck.cli import app
from heckmeck.forecast.net import read
from heckmeck.forecast.plan import PLANS, Plan, Round
from heckmeck.forecast.train import Training, best_power
from heckmeck.rules.dicegame import DiceGame
from heckmeck.rules.registry import DELUXE, ORIGINAL
from heckmeck.words import LANGUAGES

GAME = DiceGame("original", ORIGINAL)
SMALL = Plan((Round(60, 1.0, (1e-3, 1e-3)), Round(60, 0.5, (1e-3,))), check=30, compare=50, last_check=40)


def trained(game: DiceGame = GAME, players: int = 2, plan: Plan = SMALL, seed: int = 1) -> Training:
    training = Training(game, players, plan, seed)
    for _ in training.run():
        pass
    return training


def test_every_round_plays_learns_and_is_checked() -> None:
    training = Training(GAME, 3, SMALL, seed=1)
    seen = list(training.run())
    phases = [(*key, list(steps)) for key, steps in groupby(seen, key=lambda step: (step.round, step.phase))]
    expected = [(number, phase) for number in (0, 1) for phase in ("play", "learn", "check")]
    assert [(number, phase) for number, phase, _ in phases] == [*expected, (2, "compare"), (2, "check")]
    assert all(step.done < step.total for step in seen)
    assert len(training.learnt) == 2
    assert [each.win_rate.games for each in training.learnt] == [30, 30]
    assert training.final is not None
    assert training.final.games == 42  # each of three seats equally often
    assert training.net is not None
    assert sum(training.net.forecast(GAME, GAME.new(3).board, 1)) == pytest.approx(1)


def test_it_learns() -> None:
    """Whoever looks like winning wins more often than not: the loss on held-out games falls below that of a coin."""
    training = trained(plan=Plan((Round(1500, 1.0, (2e-3, 1e-3)),), check=2, compare=2, last_check=2))
    assert training.learnt[0].held_out < 0.95 * math.log(2)


def test_the_same_seed_gives_the_same_net() -> None:
    one, same, other = (trained(seed=seed).net for seed in (1, 1, 2))
    assert one is not None
    assert same is not None
    assert other is not None
    for mine, theirs in zip(one.weights, same.weights, strict=True):
        np.testing.assert_array_equal(mine, theirs)
    assert not np.array_equal(one.w1, other.w1)


@pytest.mark.parametrize("power", [0.5, 0.8, 1.0, 1.7])
def test_who_is_too_sure_is_found_out(power: float) -> None:
    rng = np.random.default_rng(1)
    true = rng.dirichlet([1, 1, 1], 100_000)
    outcomes = rng.multinomial(1, true).astype(np.float32)
    told = true ** (1 / power)
    assert best_power(told / told.sum(axis=1, keepdims=True), outcomes) == pytest.approx(power, abs=0.02)


def test_features_that_were_never_met_say_nothing() -> None:
    net = trained(DiceGame("deluxe", DELUXE), players=7).net
    assert net is not None
    silent = (net.w1 == 0).all(axis=1)
    assert 0 < silent.sum() < len(net.w1) / 2


def test_what_was_reached_is_saved_with_how_it_was_made(tmp_path: Path) -> None:
    training = Training(GAME, 2, SMALL, seed=5)
    steps = training.run()
    while not training.learnt:
        next(steps)
    file = training.save(tmp_path)
    assert file == tmp_path / "original-2.npz"
    assert read(file).players == 2
    made = json.loads((tmp_path / "original-2.json").read_text())
    assert (made["game"], made["players"], made["seed"], made["final"]) == ("original", 2, 5, None)
    assert made["plan"]["rounds"][1] == {"games": 60, "trust": 0.5, "rates": [0.001]}
    assert len(made["rounds"]) == 1
    assert made["rounds"][0]["win_rate"]["games"] == 30


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_trains_and_shows_its_curves(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str) -> None:
    monkeypatch.setitem(PLANS, "small", (SMALL, SMALL))
    words = ["train", "original", "--plan", "small", "--out", str(tmp_path), "--cores", "1", "--language", language]
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 0, done.output
    assert str(tmp_path / "original-2.npz") in done.stdout
    assert any(set(line.split()) <= {"▁▁", "▁█", "█▁"} for line in done.stdout.splitlines() if line)
    assert (tmp_path / "original-2.json").exists()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["karteneck"], "Training works only for the dice games."),
        (["original", "--players", "9"], "2"),
        (["original", "--plan", "slow"], "There is no plan “slow”. Choose one of quick, full, tune."),
    ],
)
def test_the_command_refuses_clearly(words: list[str], sentence: str) -> None:
    done = CliRunner().invoke(app, ["train", *words, "--language", "en"])
    assert done.exit_code == 1
    assert sentence in done.stderr
    assert done.stdout == ""
