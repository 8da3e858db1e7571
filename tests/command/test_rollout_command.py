"""`heckmeck rollout`: how often each player wins from here."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from heckmeck import roll_out
from heckmeck.cli import app
from heckmeck.command.rollout import _played, rollout_lines
from heckmeck.forecast.rollout import RolledOut
from heckmeck.notation import read_id
from heckmeck.words import Words

ID = "original_21-24_25_26_1"


def command(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["rollout", *arguments, "--language", "en"])


def test_chances_with_their_intervals_and_what_was_played() -> None:
    lines = command(ID, "--games", "300").stdout.splitlines()
    assert lines[0].split() == ["chance", "to", "win"]
    assert [line.split()[:2] for line in lines[1:3]] == [["Player", "1"], ["Player", "2"]]
    assert all(" ± " in line for line in lines[1:3])
    assert lines[3] == "Champions played 300 games. Seed 1."
    assert lines[4].startswith("Known luck is left out")


def test_json_for_a_record(tmp_path: Path) -> None:
    file = tmp_path / "game.hmk"
    file.write_text("[game original]\n[players Ada, Ben]\n[grill 21-24 27-36x]\n[stack Ada 25]\n[stack Ben 26]\n")
    told = json.loads(command(str(file), "--games", "300", "--player", "rooster", "--seed", "7", "--json").stdout)
    assert (told["games"], told["player"], told["seed"]) == (300, "rooster", 7)
    assert [one["name"] for one in told["players"]] == ["Ada", "Ben"]
    assert sum(one["win"] for one in told["players"]) == pytest.approx(1)
    assert told == json.loads(command(ID, "--games", "300", "--player", "rooster", "--seed", "7", "--json").stdout) | {
        "players": told["players"]
    }


@pytest.mark.parametrize(
    "arguments",
    [
        (ID, "--games", "1"),
        (ID, "--games", "1000001"),
        (ID, "--player", "chick"),
        ("examples/karteneck.hmk", "--player", "champion"),
        ("no-such-file.hmk",),
        ("original_21_x_-_1",),
    ],
)
def test_refusals_are_one_sentence(arguments: tuple[str, ...]) -> None:
    done = command(*arguments)
    assert (done.exit_code, done.stdout) == (1, "")
    assert len(done.stderr.splitlines()) == 1


def test_an_interrupt_keeps_what_there_is() -> None:
    def interrupted() -> Iterator[RolledOut]:
        reports = roll_out(*read_id(ID), games=1000, player="rooster")
        yield next(reports)
        raise KeyboardInterrupt

    words = Words("en")
    found = _played(interrupted(), 1000, words)
    assert found is not None
    assert 0 < found.games < 1000
    assert f"{found.games} games" in rollout_lines(found, ("Ada", "Ben"), "rooster", 1, words)[3]
    assert _played(iter(()), 1000, words) is None


def test_a_game_that_is_over() -> None:
    done = command("original_-_21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36_-_1")
    assert done.stdout.splitlines()[-1] == "The game is over."
