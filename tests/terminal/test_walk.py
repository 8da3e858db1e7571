"""The whole way to get better, in the terminal: a game is lost on purpose, with warnings, and reviewed. Its worst moment is opened
in the analysis, rolled out, and practised on the next day."""

from __future__ import annotations

import os
from datetime import timedelta
from itertools import count
from pathlib import Path

import pytest
from terminal_kit import hosting, live
from typer.testing import CliRunner

from heckmeck.cli import app
from heckmeck.kind import kind_of
from heckmeck.kinds.dice.shapes import Stop
from heckmeck.notation import read, read_id
from heckmeck.terminal.client.draft import Draft, Player
from heckmeck.terminal.client.own_tables import OwnTable, OwnTables
from heckmeck.terminal.client.sitting import sit_down
from heckmeck.terminal.mine import schedule
from heckmeck.terminal.mine.file import Mine
from heckmeck.terminal.plain.game import END, REVIEW, SAVE, PlainGame
from heckmeck.terminal.plain.lines import Lines
from heckmeck.terminal.plain.voice import Voice
from heckmeck.words import Words

ADA = 0


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def command(*arguments: str, typed: str = "") -> str:
    done = CliRunner().invoke(app, [*arguments, "--language", "en"], input=typed)
    assert done.exit_code == 0, done.stderr
    return done.stdout


def lose_on_purpose(folder: Path) -> str:
    """Plays with real dice, line by line, and gives all that was said. Ada throws every second turn away."""
    told: list[str] = []

    async def do() -> None:
        async with hosting(folder) as host:
            draft = Draft("original", [Player("Ada"), Player("Hen 1", "hen")], real_dice=True, tutor=True)
            made = await host.create(draft.set_up())
            keyboard, fingers = os.pipe()
            after = iter([REVIEW, SAVE, END])
            turns = count()

            def answer(prompt: str) -> str:
                update = game.update
                if update.table.phase == "finished":
                    return next(after)
                if update.situation.fall is not None:
                    bad = update.situation.seat == ADA and next(turns) % 2
                    return "14444444" if bad else "WWWWWWWW"
                if "anyway?" in prompt:
                    return "y"
                # A single one is laid aside, and then she stops.
                stops = [number for number, one in enumerate(update.situation.choices, 1) if isinstance(one.action, Stop)]
                return str(stops[0] if stops else 1)

            def ask(prompt: str) -> None:
                told.append(prompt)
                os.write(fingers, f"{answer(prompt)}\n".encode())

            tables = OwnTables()
            voice = Voice(Words("en"), Lines(keyboard), told.append, ask, echo=True)
            game = PlainGame(voice, sit_down(host, OwnTable(made.table, made.token), tables), Mine.beside(tables.file))
            assert await game.play() is None
            os.close(fingers)

    live(do)
    return "\n".join(told)


def test_the_whole_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = lose_on_purpose(tmp_path)
    assert "only at " in told
    assert "Stop anyway?" in told
    assert "Hen 1 wins" in told
    [file] = tmp_path.rglob("*.hmk")
    assert f"The record is saved as {file}." in told

    # The review names the worst moment, and the command reviews the saved record in the same way.
    worst = next(line for line in told.splitlines() if line.startswith("To look at the worst moment: "))
    assert worst in command("review", str(file)).splitlines()
    position = worst.split()[-1]
    rules, state = read_id(position)
    assert state in [transition.before for transition in read(file.read_text()).transitions()]

    # The analysis has the numbers of `heckmeck odds`, and a roll-out agrees with them.
    best = kind_of(rules).odds(rules, state)[0]
    assert best.win is not None
    analysed = command("analyse", position, typed="q\n")
    assert Words("en").percent(best.win) in analysed
    assert Words("en").percent(best.win, 4) in command("odds", position, "--goal", "win")
    rolled = command("rollout", position, "--games", "144")
    assert "Champions played 144 games." in rolled

    # It is practised on the next day, not before.
    [game] = Mine().read().games
    assert (game.name, game.won, game.rivals) == ("Ada", 0, ("hen",))
    assert "None of your positions is due today." in command("puzzle", "--mine")
    today = schedule.now()
    monkeypatch.setattr(schedule, "now", lambda: today + timedelta(days=1))
    assert "heckmeck puzzle --mine" in command("me")
    cards = Mine().read().cards
    assert position in [card.position for card in cards]
    answers = [kind_of(rules).puzzle_at(rules, read_id(card.position)[1]).answer + 1 for card in cards]
    practised = command("puzzle", "--mine", typed="".join(f"{answer}\n" for answer in answers))
    assert practised.count("Right! ") == len(cards)
    assert f"heckmeck analyse {position}" in practised
    assert "None of your positions is due today." in command("puzzle", "--mine")
