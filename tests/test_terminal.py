"""`heckmeck terminal`: a game line by line, driven through a pipe as a person or a screen reader would."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from heckmeck.notation import read_file
from heckmeck.rules import GAMES
from heckmeck.rules.turn import LayAside


def play(*arguments: str, lines: str = "", home: Path | None = None) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "heckmeck", "terminal", "--language", "en", *arguments]
    environment = {**os.environ, "XDG_DATA_HOME": str(home)} if home else None
    return subprocess.run(command, input=lines, capture_output=True, text=True, check=False, env=environment)


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_by_always_taking_the_first_choice(name: str, tmp_path: Path) -> None:
    file = tmp_path / "game.hmk"
    done = play("--game", name, "--bots", "hen", "--save", str(file), lines="1\n" * 5000)
    assert done.returncode == 0, done.stderr
    assert "The game is over" in done.stdout
    record = read_file(file)
    assert record.game.finished(record.end())
    assert record.names == ("Guest", "Hen_1")


def test_the_end_of_input_ends_politely_and_the_game_goes_on_from_there(tmp_path: Path) -> None:
    first = play("--people", "Ada, Oma Inge", "--bots", "chick", lines="1\n1\n", home=tmp_path)
    assert first.returncode == 0
    [file] = tmp_path.rglob("*.hmk")
    assert f"heckmeck terminal --resume {file}" in first.stdout
    record = read_file(file)
    assert record.names == ("Ada", "Oma_Inge", "Chick_1")
    assert any(isinstance(move, LayAside) for move in record.moves)
    again = play("--resume", str(file), "--bots", "chick", lines="q\n")
    assert again.returncode == 0
    assert read_file(file) == record
    assert "Oma Inge: – (0 worms)" in again.stdout


def test_a_choice_that_is_none_is_asked_for_again(tmp_path: Path) -> None:
    done = play("--save", str(tmp_path / "game.hmk"), lines="0\nnine\n99999999999\n1\n")
    assert done.stdout.count("Type a number from 1 to 1") == 3


def test_real_dice_are_typed_in_and_mistakes_are_told(tmp_path: Path) -> None:
    """What cannot be rolled is refused by the rules, and asked for again."""
    file = tmp_path / "game.hmk"
    lines = "1\nhello\n123\n444 12w35\n4\n"
    done = play("--people", "Ada,Ben", "--bots", "", "--real-dice", "--save", str(file), lines=lines)
    assert "hello shows no dice" in done.stdout
    assert "Exactly 8 white dice are rolled here. (rule T1)" in done.stdout
    assert "Ada rolls 1 2 3 4 4 4 5 W." in done.stdout
    assert file.read_text().endswith("Ada: 1234445W>4\n")


def test_cards_may_be_typed(tmp_path: Path) -> None:
    """As records write them; a single number is the number of a choice. The own cards are shown, those of the bots are not."""
    file = tmp_path / "game.hmk"
    file.write_text("[game karteneck]\n[players Ada, Hen]\n[hand Ada 1 3 3 4 W5 W12]\n[hand Hen 2 2 2 2 2 2]\ngrill: 18 30\n")
    done = play("--resume", str(file), "--bots", "hen", lines="7 7\n3 4\nw5 w12\n")
    assert "Your hand: 1 3 3 4 W5 W12" in done.stdout
    assert done.stdout.count("Type a number from 1 to ") == 2
    assert "Ada plays W5 and W12, for a total of 10." in done.stdout
    assert "Hen passes without a worm card." in done.stdout
    assert done.stdout.count("Hen draws a card.") == 2


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--game", "chess"), "There is no game"),
        (("--bots", "fox"), "There is no bot"),
        (("--bots", "cmd:cat"), "There is no bot"),
        (("--bots", ""), "2 to 7 players"),
        (("--people", "Ada,Ada"), "Two players are called Ada"),
        (("--people", "a:b"), "cannot be a name"),
        (("--game", "karteneck", "--real-dice"), "Real dice"),
        (("--resume", "nowhere.hmk"), "There is no file"),
        (("--save", "/nowhere/at/all.hmk"), "Nothing can be written"),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    done = play(*arguments, lines="q\n")
    assert done.returncode == 1
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr
