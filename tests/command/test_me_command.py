"""`heckmeck me` and `heckmeck puzzle --mine`."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from mine_kit import a_card, a_game
from typer.testing import CliRunner, Result

from heckmeck.cli import app
from heckmeck.kind import kind_of
from heckmeck.languages import LANGUAGES
from heckmeck.notation import read_id
from heckmeck.terminal.mine import schedule
from heckmeck.terminal.mine.file import Mine, read_file, write_file
from heckmeck.terminal.mine.memory import KeptCard, Memory, read_date

POSITION = "original_21-36_-_-_1,55WWW"
"""Stop or roll?"""
NOON = datetime(2026, 11, 18, 12, tzinfo=UTC)


@pytest.fixture(autouse=True)
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Mine:
    """An empty data folder, on a day in November."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(schedule, "now", lambda: NOON)
    return Mine()


def command(*arguments: str, typed: str | bytes = "", language: str = "en") -> Result:
    return CliRunner().invoke(app, [*arguments, "--language", language], input=typed)


def card(position: str = POSITION) -> KeptCard:
    return schedule.card_of(position, "2026-11-18T10:00:00+00:00", 0.05, NOON)


def some() -> Memory:
    games = [a_game(table=f"T{number}", slips=(("stops_early", 22, 0.02),) * 2) for number in range(3)]
    return Memory((*games, a_game(table="T9", seat=1, name="Oma_Inge", game="karteneck", won=0.5)), (card(),))


def test_without_games_it_says_where_they_come_from(mine: Mine) -> None:
    done = command("me")
    assert done.exit_code == 0
    assert done.stdout.startswith("No games yet. Every game that you finish in the terminal appears here.")
    assert not mine.file.exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_my_play_in_every_language(mine: Mine, language: str) -> None:
    mine.add(some())
    done = command("me", language=language)
    assert done.exit_code == 0
    assert "Oma Inge" in done.stdout


def test_one_of_several_players(mine: Mine) -> None:
    mine.add(some())
    everyone = command("me").stdout.splitlines()
    assert everyone[0] == "Games of Ada, Oma Inge. To see one player, use --player NAME."
    ada = command("me", "--player", "Ada").stdout
    assert ada.startswith("You play like a chick.")
    assert "You stop too early below 23." in ada
    assert ["Karteneck", "1", "0.5", "50%"] in [
        line.split()[-4:] for line in command("me", "--player", "Oma Inge").stdout.splitlines()
    ]
    refused = command("me", "--player", "Ben")
    assert (refused.exit_code, refused.stderr) == (1, "There are no games of Ben. Known players: Ada, Oma Inge.\n")


def test_what_is_due_is_told(mine: Mine, monkeypatch: pytest.MonkeyPatch) -> None:
    mine.add(some())
    assert "Your own positions: none due today\n" in command("me").stdout
    monkeypatch.setattr(schedule, "now", lambda: NOON + timedelta(days=1))
    assert command("me").stdout.endswith("Your own positions: one due today\nheckmeck puzzle --mine\n")


def test_a_file_moves_everything(mine: Mine, tmp_path: Path) -> None:
    mine.add(some())
    file = tmp_path / "mine.json"
    assert command("me", "--export", str(file)).stdout == f"Saved 4 games and one position as {file}.\n"
    assert read_file(file.read_bytes()) == mine.read() == some()
    assert read_file(command("me", "--export", "-").stdout_bytes) == some()
    assert command("me", "--import", str(file)).stdout == "This file has no game that is new here.\n"
    assert command("me", "--delete", typed="\n").stdout.endswith("Nothing was deleted.\n")
    assert mine.read() == some()
    assert command("me", "--delete", typed="y\n").stdout.endswith("All games and positions are deleted.\n")
    assert not mine.file.exists()
    assert command("me", "--import", "-", typed=file.read_bytes()).stdout == "4 games were added.\n"
    assert mine.read() == some()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (b"{}", "This is not a file from My play. Choose one that My play saved."),
        (write_file(some())[:-9], "This file is damaged, so nothing was added. Save it again on the other device."),
        (
            b'{"heckmeck":"my-play","version":2}',
            "A newer version of Heckmeck saved this file. Update Heckmeck here, then add the file.",
        ),
    ],
)
def test_a_bad_file_is_refused_with_one_sentence(mine: Mine, tmp_path: Path, text: bytes, sentence: str) -> None:
    (file := tmp_path / "bad.json").write_bytes(text)
    done = command("me", "--import", str(file))
    assert (done.exit_code, done.stderr) == (1, f"{file}: {sentence}\n")
    assert not mine.file.exists()


def test_what_cannot_be_is_said_in_one_sentence(mine: Mine, tmp_path: Path) -> None:
    for arguments in (
        ("--import", str(tmp_path / "none.json")),
        ("--import", str(tmp_path)),
        ("--export", str(tmp_path / "none" / "mine.json")),
        ("--export", "a", "--delete"),
        ("--player", "Ada", "--import", "a"),
    ):
        done = command("me", *arguments)
        assert done.exit_code == 1
        assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(("text", "word"), [(b"{", "is damaged"), (b'{"heckmeck":"my-play","version":9}', "newer version")])
def test_a_memory_that_cannot_be_read_is_left_alone_until_it_is_deleted(mine: Mine, text: bytes, word: str) -> None:
    mine.file.parent.mkdir(parents=True)
    mine.file.write_bytes(text)
    for arguments in (["me"], ["me", "--export", "-"], ["puzzle", "--mine"]):
        done = command(*arguments)
        assert done.exit_code == 1
        assert word in done.stderr
        assert mine.file.read_bytes() == text
    assert command("me", "--delete", typed="y\n").exit_code == 0
    assert command("me").exit_code == 0


# Own positions


def test_a_position_is_practised_on_the_next_day_and_stays_away_longer_after_each_right_answer(
    mine: Mine, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine.add(Memory((), (card(),)))
    assert (
        command("puzzle", "--mine").stdout == "None of your positions is due today. The next one comes back on November 19, 2026.\n"
    )
    gaps = []
    for _ in range(3):
        due = read_date(mine.read().cards[0].due)
        monkeypatch.setattr(schedule, "now", lambda due=due: due)
        right = best() + 1
        done = command("puzzle", "--mine", typed=f"x\n{right}\n")
        assert done.exit_code == 0
        assert done.stdout.startswith("Heckmeck am Bratwurmeck · from your game of November 18, 2026\n")
        assert "Right! " in done.stdout
        assert "You will see this position again on " in done.stdout
        assert f"heckmeck analyse {POSITION}" in done.stdout
        gaps.append(mine.read().cards[0].scheduled_days)
    assert gaps == sorted(set(gaps))
    assert gaps[0] > 1


def best() -> int:
    rules, state = read_id(POSITION)
    return kind_of(rules).puzzle_at(rules, state).answer


def test_a_wrong_answer_brings_it_back_soon(mine: Mine, monkeypatch: pytest.MonkeyPatch) -> None:
    mine.add(Memory((), (card(),)))
    monkeypatch.setattr(schedule, "now", lambda: NOON + timedelta(days=1))
    wrong = 2 if best() == 0 else 1
    done = command("puzzle", "--mine", typed=f"{wrong}\n")
    assert "Not the best choice. Better: " in done.stdout
    [after] = mine.read().cards
    assert (after.reps, after.lapses, after.scheduled_days) == (2, 1, 1)
    assert command("puzzle", "--mine").stdout.startswith("None of your positions is due today.")


def test_whoever_leaves_has_not_answered(mine: Mine, monkeypatch: pytest.MonkeyPatch) -> None:
    mine.add(Memory((), (card(), card("original_21-36_-_-_1,-,1234445W"))))
    monkeypatch.setattr(schedule, "now", lambda: NOON + timedelta(days=1))
    done = command("puzzle", "--mine", typed="q\n")
    assert done.stdout.count("What now?") == 1
    assert [one.reps for one in mine.read().cards] == [1, 1]


def test_a_position_that_no_version_knows_is_dropped(mine: Mine, monkeypatch: pytest.MonkeyPatch) -> None:
    mine.add(Memory((), (a_card(position="chess_e4"), a_card(position="original_-_21-36_-_1"))))
    monkeypatch.setattr(schedule, "now", lambda: NOON + timedelta(days=9))
    assert command("puzzle", "--mine").stdout.startswith("None of your positions is due today. When a mistake costs you a lot")
    assert mine.read().cards == ()


@pytest.mark.parametrize("more", [["--practise"], ["--day", "2026-11-18"], ["--json"], ["--game", "deluxe"]])
def test_own_positions_come_alone(more: list[str]) -> None:
    done = command("puzzle", "--mine", *more)
    assert (done.exit_code, done.stderr.startswith("--mine practises the positions that are due.")) == (1, True)
