"""`heckmeck analyse`: a position with its odds, moves that are made and left again, luck that is decided or rolled."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from heckmeck.cli import app
from heckmeck.kind import kind_of
from heckmeck.languages import LANGUAGES
from heckmeck.notation import read, read_id
from heckmeck.words import Words

ID = "original_21-26,28-36_27_-_2,444W,1235"


def command(*arguments: str, typed: str = "", language: str = "en") -> Result:
    return CliRunner().invoke(app, ["analyse", *arguments, "--language", language], input=typed)


def ids(done: Result) -> list[str]:
    return [line.split()[-1] for line in done.stdout.splitlines() if "original_" in line]


def test_a_position_shows_every_choice_with_the_numbers_of_the_page() -> None:
    done = command(ID)
    rules, state = read_id(ID)
    words = Words("en")
    for one in kind_of(rules).odds(rules, state):
        assert one.win is not None
        assert one.worms is not None
        assert one.fail is not None
        numbers = [words.decimal(one.worms), words.percent(one.win), words.percent(one.fail)]
        assert any(line.split()[-3:] == numbers for line in done.stdout.splitlines())
    assert "4 Lay aside 5s → 22: enough for 22" in done.stdout


def test_a_line_is_played_left_and_played_otherwise() -> None:
    done = command(ID, typed="4\n1\n123\nb\nb\nb\n1\nq\n")
    assert done.exit_code == 0
    played = ["4445W", "4445W,air", "4445W,123", "4445W,air", "4445W", "444W,1235", "1444W"]
    assert ids(done) == [ID, *[f"original_21-26,28-36_27_-_2,{each}" for each in played]]
    assert "Player 2 rolls 1 2 3." in done.stdout


def test_an_empty_line_rolls() -> None:
    done = command("original_21-36_-_-_1,-,air", typed="\n")
    assert "Player 1 rolls " in done.stdout
    assert len(ids(done)) == 2


def test_what_cannot_be_is_said_and_asked_again() -> None:
    done = command(ID, typed="0\n5\nsix\n00011\n¹\n" + "9" * 5000 + "\nb\n4\n1\n1234\nWx\n")
    assert done.stdout.count("Type a number from 1 to 4.") == 6
    assert "This is where you began." in done.stdout
    assert "WX is not a set of dice." in done.stdout or "Wx is not a set of dice." in done.stdout
    assert "(rule T1)" in done.stdout
    assert len(ids(done)) == 3


def test_a_new_game_a_record_and_a_game_that_is_over(tmp_path: Path) -> None:
    assert command("--game", "deluxe", "--players", "3", "--option", "lower=any").stdout.startswith("deluxe,any_")
    record = tmp_path / "game.hmk"
    record.write_text("[game original]\n[players Ada, Ben]\nAda: 44412W35>4\n")
    told = command(str(record)).stdout
    assert ids(command(str(record))) == ["original_21-36_-_-_1,444"]
    assert "Ada" in told
    over = command("original_-_21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36_-_1", typed="1\n")
    assert over.stdout.count("The game is over.") == 2


CARDS = """[game karteneck]
[players Ada, Ben]
[hand Ada 1 3 3 4 W5 W12]
[hand Ben 2 2 3 5 W1 W20]

grill: 18 21
Ada: 3 3 +W7
"""


@pytest.fixture
def cards(tmp_path: Path) -> str:
    record = tmp_path / "cards.hmk"
    record.write_text(CARDS)
    return str(record)


def test_a_card_game_opens_from_its_record_with_estimates(cards: str) -> None:
    """What the seat to act sees, every choice with its chance and how sure that is, and nobody else's hand."""
    told = command(cards).stdout
    record = read(CARDS)
    odds = kind_of(record.game).odds(record.game, record.end())
    words = Words("en")
    for one in odds:
        assert one.win is not None
        assert one.half_width is not None
        assert f"{words.percent(one.win)} ± {words.decimal(100 * one.half_width, 1)}" in told
    assert words.say("odds-estimate") in told
    assert "W12" not in told, "Ada's hand"


def test_a_line_of_a_card_game_is_a_record(cards: str) -> None:
    """A play, a card that somebody decides, then back again and a pass with luck's own cards."""
    listed = command(cards).stdout
    play = next(line.split()[0] for line in listed.splitlines() if line.endswith(" Play W20"))
    done = command(cards, typed=f"{play}\nW3\nr\nq\n")
    written = done.stdout[done.stdout.index("[game karteneck]") :]
    assert CARDS + "Ben: W20 +W3\n" in written
    last = next(line.split()[0] for line in reversed(listed.splitlines()) if line.endswith(" Pass"))
    passed = command(cards, typed=f"{play}\nW77\nW3\nb\nb\n{last}\n\n\nr\n")
    assert "W77" in passed.stdout
    assert "Ben: pass +" in passed.stdout


def test_going_back_leads_into_the_record(cards: str) -> None:
    done = command(cards, typed="b\nb\nb\nb\nb\nr\n")
    assert done.stdout.count(Words("en").say("analysis-first")) == 1
    assert Words("en").say("analysis-no-record") in done.stdout


def test_the_line_from_an_id_is_a_record_unless_it_begins_within_a_turn() -> None:
    done = command("original_21-26,28-36_27_-_2", typed="1\n44412W35\nr\n")
    written = done.stdout[done.stdout.index("[game original]") :]
    assert "44412W35" in written or "1234445W" in written
    assert Words("en").say("analysis-no-record") in command(ID, typed="r\n").stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_words_for_cards(language: str, cards: str) -> None:
    assert command(cards, typed="1\nnonsense\n\nr\nb\n", language=language).exit_code == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(language: str) -> None:
    assert command(ID, typed="4\n1\n\nb\nb\nb\nb\n", language=language).exit_code == 0


@pytest.mark.parametrize(
    "arguments",
    [["--game", "karteneck"], ["--game", "chess"], ["--players", "9"], ["original_21_x_-_1"], ["nowhere.hmk"]],
)
def test_refusals_are_one_sentence(arguments: list[str]) -> None:
    done = command(*arguments)
    assert (done.exit_code, done.stdout, len(done.stderr.splitlines())) == (1, "", 1)
