"""The end of a game line by line: what comes next is asked for."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace
from terminal_kit import TABLE, Fixed, hosting, live

from heckmeck.notation import read
from heckmeck.terminal.client.own_tables import OwnTable, OwnTables


@pytest.mark.parametrize("game", ["original", "karteneck"])
def test_the_record_can_be_saved_and_its_luck_is_checked_and_a_rematch_played(game: str, tmp_path: Path) -> None:
    """A finished table that the list does not know to be finished; the rematch is then the game to continue."""
    tables = OwnTables(tmp_path / "heckmeck" / "own-tables.json")

    async def do() -> OwnTable:
        tables.file.parent.mkdir()
        async with hosting(tables.file.parent) as host:
            return await Fixed(game, ["Ada", "Ben"]).play(lambda _: False).save(host)

    own = live(do)
    tables.remember(replace(own, phase="playing"))
    done = resume("3\n2\n", tmp_path)
    assert done.returncode == 0, done.stderr
    [file] = tmp_path.rglob("*.hmk")
    record = read(file.read_text())
    assert record.names == ("Ada", "Ben")
    assert record.game.finished(record.end())
    assert f"The record is saved as {file}." in done.stdout
    assert "rolls and draws are correct." in done.stdout
    [going, over] = tables.all()
    assert (over.table, over.phase) == (TABLE, "finished")
    assert (going.names, going.phase) == (("Ben", "Ada"), "playing")
    assert "Continue with: heckmeck terminal --plain --resume" in done.stdout


@pytest.mark.parametrize("game", ["original", "karteneck"])
def test_the_game_can_be_looked_back_on_as_often_as_one_likes(game: str, tmp_path: Path) -> None:
    """The text of `heckmeck review`, or why there is none; then the question is asked again."""
    fixed = Fixed(game, ["Ada", "Ben"]).play(lambda _: False)
    tables = OwnTables(tmp_path / "heckmeck" / "own-tables.json")

    async def do() -> OwnTable:
        tables.file.parent.mkdir()
        async with hosting(tables.file.parent) as host:
            return await fixed.save(host)

    own = live(do)
    tables.remember(replace(own, phase="playing"))
    done = resume("4\n3\n4\n1\n", tmp_path)
    assert done.returncode == 0, done.stderr
    [file] = tmp_path.rglob("*.hmk")
    command = [sys.executable, "-m", "heckmeck", "review", str(file), "--language", "en"]
    review = subprocess.run(command, capture_output=True, text=True, check=False)
    told = review.stdout.strip() or review.stderr.strip()
    assert done.stdout.count(told) == 2
    assert "The game is over. It is saved in" in done.stdout


def resume(lines: str, home: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "XDG_DATA_HOME": str(home)}
    environment.pop("HECKMECK_DATABASE_URL", None)
    command = [sys.executable, "-m", "heckmeck", "terminal", "--plain", "--resume", "--language", "en"]
    return subprocess.run(command, input=lines, capture_output=True, text=True, check=False, env=environment)
