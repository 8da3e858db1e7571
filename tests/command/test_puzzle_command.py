"""`heckmeck puzzle` and `heckmeck make-puzzles`."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from heckmeck.cli import app
from heckmeck.languages import LANGUAGES
from heckmeck.notation import read_line
from heckmeck.practice.picking import all_puzzles, chosen
from heckmeck.practice.puzzle import read_puzzles
from heckmeck.words import Words
from heckmeck.words.telling import tell_action

EASY = "original_21-36_-_-_1,55WWW stop_or_roll hard 1 5.21 0 0\n"


def command(*arguments: str, typed: str = "", language: str = "en") -> Result:
    return CliRunner().invoke(app, [*arguments, "--language", language], input=typed)


def test_the_puzzle_of_a_day_is_asked_once() -> None:
    puzzle = all_puzzles()[17]
    done = command("puzzle", "--day", "2026-11-18", typed=f"0\nx\n{puzzle.answer + 1}\n1\n")
    lines = done.stdout.splitlines()
    assert lines[0] == "Puzzle for 2026-11-18"
    assert done.stdout.count("Type a number from 1 to ") == 2
    assert done.stdout.count("What now?") == 1
    assert "Right! " in done.stdout
    assert f"heckmeck analyse {puzzle.position}" in lines
    assert "percentage points" in done.stdout


def test_a_wrong_answer_shows_the_better_one() -> None:
    puzzle = all_puzzles()[17]
    done = command("puzzle", "--day", "2026-11-18", typed="2\n" if puzzle.answer == 0 else "1\n")
    assert "Not the best choice. " in done.stdout


def test_practice_goes_on_until_it_is_left() -> None:
    first, second = chosen(all_puzzles(), theme="face", level="easy")[3:5]
    typed = f"{first.answer + 1}\n{2 if second.answer == 0 else 1}\nq\n"
    done = command("puzzle", "--theme", "face", "--level", "easy", "--number", "3", typed=typed)
    assert done.exit_code == 0
    assert done.stdout.count("What now?") == 3
    assert done.stdout.splitlines()[-1] == "1 of 2 right."
    assert f"heckmeck analyse {first.position}" in done.stdout


def test_practice_begins_somewhere() -> None:
    assert command("puzzle", "--practise").stdout.count("What now?") == 1


def test_json_has_choices_and_the_answer() -> None:
    told = json.loads(command("puzzle", "--day", "2026-11-18", "--json").stdout)
    puzzle = all_puzzles()[17]
    assert (told["position"], told["answer"], told["gap"]) == (puzzle.position, puzzle.answer, puzzle.gap)
    assert len(told["choices"]) > told["answer"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_puzzle_of_karteneck_is_asked_and_answered(language: str) -> None:
    """The choices have other numbers than in the file. What others hold is not told before the answer."""
    puzzle = chosen(all_puzzles(), "karteneck")[7]
    rules, state = puzzle.read()
    words = Words(language)
    lines = command("puzzle", "--game", "karteneck", "--number", "7", language=language).stdout.splitlines()
    about = [words.say("game-karteneck"), words.say("puzzle-theme-play-or-pass"), words.say(f"puzzle-level-{puzzle.level}")]
    assert lines[0] == " · ".join(about)
    assert puzzle.position not in "\n".join(lines)
    best = tell_action(words, puzzle.best(), read_line(puzzle.position).names)
    right = next(line for line in lines if line.partition(" ")[2].startswith(best)).partition(" ")[0]
    wrong = next(str(number) for number in range(1, len(rules.legal(state)) + 1) if str(number) != right)
    for number, verdict in ((right, "puzzle-right"), (wrong, "puzzle-wrong")):
        done = command("puzzle", "--game", "karteneck", "--number", "7", typed=f"{number}\nq\n", language=language)
        assert words.say(verdict, choice=best) in done.stdout
        assert shlex.quote(puzzle.position) in done.stdout


def test_the_command_below_an_answer_opens_the_position() -> None:
    puzzle = chosen(all_puzzles(), "karteneck")[7]
    done = command("puzzle", "--game", "karteneck", "--number", "7", typed="1\nq\n")
    (line,) = [line for line in done.stdout.splitlines() if line.startswith("heckmeck analyse ")]
    _, *arguments = shlex.split(line)
    rules, state = puzzle.read()
    opened = command(*arguments, typed="q\n")
    assert opened.exit_code == 0
    assert f"1–{len(rules.legal(state))}" in opened.stdout
    assert command("odds", puzzle.position).exit_code == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_asks_and_answers(language: str, tmp_path: Path) -> None:
    file = tmp_path / "own.txt"
    file.write_text(EASY)
    done = command("puzzle", "--file", str(file), typed="1\nq\n", language=language)
    assert done.exit_code == 0
    assert "original_21-36_-_-_1,55WWW" in done.stdout
    assert "5.2" in done.stdout or "5,2" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--day", "tomorrow"], "“tomorrow” is not a date. Write it as 2026-11-18."),
        (
            ["--day", "2026-11-18", "--practise"],
            "Each day’s puzzle has its own game, theme and level. Give a day or practise, not both.",
        ),
        (["--theme", "cards"], "There is no such puzzle. Choose another game, theme or level."),
        (["--file", "nowhere.txt"], "There is no file nowhere.txt."),
    ],
)
def test_refusals_are_one_sentence(arguments: list[str], sentence: str) -> None:
    done = command("puzzle", *arguments)
    assert (done.exit_code, done.stdout, done.stderr.splitlines()) == (1, "", [sentence])


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("nonsense", "line 2: this is not a puzzle."),
        ("original_21-36,4x_-_-_1 face easy 0 5 0 0", "4x is not a portion on the grill."),
        ("original_21-36_-_-_1 face easy 7 5 0 0", "There is no such puzzle."),
        ("[game karteneck] / [players Ada, Ben] / [hand Ada 7] play_or_pass easy 0 5 0 0", "line 3"),
    ],
)
def test_a_bad_file_is_refused_with_a_sentence(line: str, sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.txt"
    file.write_text(f"; mine\n{line}\n")
    done = command("puzzle", "--file", str(file), "--number", "0")
    assert (done.exit_code, len(done.stderr.splitlines())) == (1, 1)
    assert sentence in done.stderr


def test_a_file_without_puzzles(tmp_path: Path) -> None:
    file = tmp_path / "empty.txt"
    file.write_text("; none yet\n")
    told = command("puzzle", "--file", str(file)).stderr
    assert told == f"{file} has no puzzles yet. Make some with: heckmeck make-puzzles {file}\n"


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / "bad.txt"
    file.write_bytes(b"\xff\xfe")
    assert command("puzzle", "--file", str(file)).stderr.startswith(f"Cannot read {file}: ")


def test_puzzles_are_made_and_added(tmp_path: Path) -> None:
    file = tmp_path / "own.txt"
    file.write_text(EASY)
    done = command("make-puzzles", str(file), "--puzzles", "2", "--games", "6", "--theme", "face")
    made = read_puzzles(file.read_text().splitlines())
    assert done.stdout == f"Added 2 puzzles to {file}.\n"
    assert len(made) == 3
    assert {puzzle.theme for puzzle in made[1:]} == {"face"}
    again = command("puzzle", "--file", str(file), "--theme", "face", "--number", "1", typed=f"{made[2].answer + 1}\nq\n")
    assert "Right! " in again.stdout


def test_puzzles_of_karteneck_are_made_and_asked(tmp_path: Path) -> None:
    file = tmp_path / "own.txt"
    done = command("make-puzzles", str(file), "--game", "karteneck", "--players", "3", "--puzzles", "1", "--games", "20")
    assert done.stdout == f"Added one puzzle to {file}.\n"
    (made,) = read_puzzles(file.read_text().splitlines())
    assert (made.game, made.theme, made.read()[1].players) == ("karteneck", "play_or_pass", 3)
    assert made.gap >= 4 * made.error > 0
    assert "What now?" in command("puzzle", "--file", str(file)).stdout


@pytest.mark.parametrize(
    "arguments",
    [
        ["--game", "karteneck", "--theme", "face"],
        ["--game", "karteneck", "--players", "7"],
        ["--game", "chess"],
        ["--players", "8"],
        ["--theme", "cards"],
        ["--level", "nice"],
    ],
)
def test_what_cannot_be_made_is_refused(arguments: list[str], tmp_path: Path) -> None:
    done = command("make-puzzles", str(tmp_path / "own.txt"), *arguments)
    assert (done.exit_code, done.stdout, len(done.stderr.splitlines())) == (1, "", 1)
    assert not (tmp_path / "own.txt").exists()


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    done = command("make-puzzles", str(tmp_path / "no" / "own.txt"), "--puzzles", "1", "--games", "1")
    assert done.exit_code == 1
    assert done.stderr.startswith("Cannot write to ")
