"""`heckmeck terminal --plain`: a game line by line, driven through a pipe as a person or a screen reader would."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from heckmeck.cli import app
from heckmeck.rules import GAMES
from heckmeck.words import LANGUAGES, Words


def play(*arguments: str, lines: str = "", home: Path, language: str = "en") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "heckmeck", "terminal", *(["--language", language] if language else []), *arguments]
    environment = {**os.environ, "XDG_DATA_HOME": str(home), "LANGUAGE": "en", "PYTHONIOENCODING": "utf-8"}
    environment.pop("HECKMECK_DATABASE_URL", None)
    return subprocess.run(command, input=lines, capture_output=True, encoding="utf-8", check=False, env=environment)


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_by_always_taking_the_first_choice(name: str, tmp_path: Path) -> None:
    done = play("--plain", "--game", name, "--bots", "hen", lines="1\n" * 5000, home=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "The game is over" in done.stdout
    assert f"The game is over. It is saved in {tmp_path / 'heckmeck' / 'tables.db'}." in done.stdout
    again = play("--plain", "--resume", home=tmp_path)
    assert again.returncode == 1
    assert "There is no game to continue" in again.stderr


def test_the_end_of_input_ends_politely_and_the_game_goes_on_from_there(tmp_path: Path) -> None:
    first = play("--plain", "--people", "Ada, Oma Inge", "--bots", "chick", lines="1\n1\n", home=tmp_path)
    assert first.returncode == 0
    assert f"saved in {tmp_path / 'heckmeck' / 'tables.db'}. Continue with: heckmeck terminal --plain --resume" in first.stdout
    aside = next(line for line in first.stdout.splitlines() if line.startswith("Laid aside"))
    again = play("--plain", "--resume", lines="q\n", home=tmp_path)
    assert again.returncode == 0
    assert aside in again.stdout
    assert "Oma Inge: – (0 worms)" in again.stdout
    assert "Heckmeck am Bratwurmeck with Ada, Oma Inge and Chick 1" in again.stdout


def test_a_game_is_saved_at_every_moment(tmp_path: Path) -> None:
    """Killed in the middle, without a chance to say goodbye."""
    command = [sys.executable, "-m", "heckmeck", "terminal", "--plain", "--language", "en", "--people", "Ada,Ben", "--bots", ""]
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    environment.pop("HECKMECK_DATABASE_URL", None)
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment) as playing:
        assert playing.stdin is not None
        assert playing.stdout is not None
        playing.stdin.write("1\n")
        playing.stdin.flush()
        for line in playing.stdout:
            if line.startswith("Rolled"):
                rolled = line
                break
        playing.kill()
    again = play("--plain", "--resume", home=tmp_path)
    assert rolled in again.stdout


def test_the_best_bots_play_too(tmp_path: Path) -> None:
    done = play("--plain", "--people", "Ada,Ben", "--bots", "fox,champion", lines="1\n" * 60, home=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "Fox 1 rolls" in done.stdout
    assert "Champion 1 rolls" in done.stdout


def test_without_options_everything_is_asked_for(tmp_path: Path) -> None:
    """The language, the game, who plays, the dice and the house rules; and the next time also which game to continue."""
    lines = "\n3\n" + "Ada, Ben\n6\n1\n" + "\n2\n2\n3\n2\n" + "q\n"
    done = play("--plain", lines=lines, home=tmp_path, language="")
    assert done.returncode == 0, done.stderr
    assert "Type a number from 1 to 5." in done.stdout, "there is no sixth level"
    assert "Chick 1: – (0 worms)" in done.stdout
    again = play("--plain", lines="2\n2\nq\n", home=tmp_path, language="")
    assert "2  Heckmeck with Ada, Ben and Chick 1" in again.stdout
    assert "1  Roll" in again.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_spoken_and_a_pipe_needs_no_plain(language: str, tmp_path: Path) -> None:
    done = play("--game", "deluxe", "--bots", "chick", lines="1\nh\n1\n", home=tmp_path, language=language)
    words = Words(language)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(words.say("terminal-no-screen"))
    assert words.say("plain-grill", portions="11") in done.stdout
    assert "█" in done.stdout, "the odds were asked for"


def test_a_choice_that_is_none_is_asked_for_again(tmp_path: Path) -> None:
    done = play("--plain", "--game", "original", lines="0\nnine\n99999999999\n1\n", home=tmp_path)
    assert done.stdout.count("Type 1.") == 3


def test_real_dice_are_typed_in_and_mistakes_are_told(tmp_path: Path) -> None:
    """What cannot be rolled is refused by the rules, and asked for again."""
    lines = "1\nhello\n123\n444 12w35\n4\n"
    done = play("--plain", "--people", "Ada,Ben", "--bots", "", "--real-dice", lines=lines, home=tmp_path)
    assert "hello is not a set of dice" in done.stdout
    assert "Exactly 8 white dice are rolled here. (rule T1)" in done.stdout
    assert "Ada rolls 1 2 3 4 4 4 5 W." in done.stdout
    assert "Ada lays aside 3 × 4: 12 points so far." in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tutor_asks_once_before_a_costly_choice_and_dice_can_be_taken_back(language: str, tmp_path: Path) -> None:
    """The odds are shown, the choice is made again, then carried out, taken back, and made better; a stop is asked for, too."""
    words = Words(language)
    lines = "1\n55512W34\n" + "1\nh\n\n" + "1\ny\nz\n" + "5\n2\ny\nz\n"
    done = play(
        "--plain", "--people", "Ada,Ben", "--bots", "", "--real-dice", "--tutor", lines=lines, home=tmp_path, language=language
    )
    assert done.returncode == 0, done.stderr
    told = done.stdout
    laying, stopping = words.say("doing-lay-aside.anyway", face=1), words.say("doing-stop.anyway")
    assert told.count(laying) == 3, "twice, and once more below the odds"
    assert told.count(stopping) == 1
    assert told.count(words.say("tutor-estimate")) == 3
    rolling = words.say("tutor-clause", doing=words.say("doing-roll", golden="no"), risk="some", sure="no", chance="", prize="")
    assert rolling.split()[1] in told
    assert told.count(words.say("tutor-take-back")) == 2
    assert told.count(words.say("event-taken-back", seat="Ada")) == 1
    assert told.count(words.say("plain-number-wrong", most=1)) == 1, "after the stop nothing can be taken back"
    assert f"  5  {'█' * 10}" in told, "the best choice comes first"


def test_without_the_tutor_nobody_is_asked(tmp_path: Path) -> None:
    lines = "1\n55512W34\n1\nz\n2\n"
    done = play("--plain", "--people", "Ada,Ben", "--bots", "", "--real-dice", lines=lines, home=tmp_path)
    assert "anyway" not in done.stdout
    assert "Take back" not in done.stdout
    assert "Type a number from 1 to 2." in done.stdout
    assert "Ada fails: 1 without a worm" in done.stdout


def test_cards_may_be_typed_and_each_sees_only_their_own(tmp_path: Path) -> None:
    """As records write them; a single number is the number of a choice. Between two people Enter lifts a curtain."""
    done = play("--plain", "--game", "karteneck", "--people", "Ada,Ben", "--bots", "", lines="\n9 9\n1\n\n", home=tmp_path)
    assert "Pass the keyboard to Ada. Ada, press Enter to see your cards:" in done.stdout
    assert "This is not a move in any of the games." in done.stdout
    assert "Pass the keyboard to Ben." in done.stdout
    assert done.stdout.count("Your hand:") == 3
    assert "Ada is dealt 6 cards." in done.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--game", "chess"), "There is no game"),
        (("--bots", "wolf"), "cannot be wolf"),
        (("--bots", "cmd:cat"), "cannot be cmd:cat"),
        (("--bots", ""), "2 to 7 players"),
        (("--people", "Ada,Ada"), "Two players are called Ada"),
        (("--people", "a:b"), "The name “a:b” contains “:”"),
        (("--option", "lower"), "is not an option"),
        (("--option", "lower=up"), "cannot be up"),
        (("--game", "karteneck", "--real-dice"), "Real dice"),
        (("--resume",), "There is no game to continue"),
        (("--join", "localhost:8000"), "is not a link to a table"),
        (("--join", "http://localhost:1/t/ID"), "Cannot reach the server"),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(
    arguments: tuple[str, ...], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("HECKMECK_DATABASE_URL", raising=False)
    done = CliRunner().invoke(app, ["terminal", "--language", "en", "--plain", *arguments], input="q\n")
    assert (done.exit_code, done.stdout) == (1, "")
    assert isinstance(done.exception, SystemExit)
    [told] = done.stderr.splitlines()
    assert sentence in told


def test_help_does_not_wait_for_the_screen() -> None:
    """Textual and all else that takes long is imported only when a game begins."""
    code = "import sys, heckmeck.cli; print([name for name in sys.modules if name.partition('.')[0] in ('textual', 'pydantic')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
