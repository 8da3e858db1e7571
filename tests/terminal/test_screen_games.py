"""Whole games on the screen, played by keys through Textual's pilot, at real tables in a real database."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from terminal_kit import Fixed, an_app, hosting, live, play_on

from heckmeck.notation import read
from heckmeck.rules import GAMES
from heckmeck.terminal.end_screen import EndScreen
from heckmeck.terminal.visit import Wanted


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is left in the data folder of who runs the tests."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


BOTS = ("Berta", "Gustl", "Erna", "Oma_Inge")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_bots(game: str, tmp_path: Path) -> None:
    """To its end, which says who has won and that every roll was right; the record can be saved and read."""

    async def do() -> None:
        async with hosting(tmp_path) as host:
            # With this luck the games are short.
            fixed = Fixed(game, ["Ada"], BOTS[:1] if game == "karteneck" else BOTS, seed=19)
            app = an_app(host, tmp_path, Wanted(own=await fixed.save(host)))
            async with app.run_test(size=(80, 24)) as pilot:
                await play_on(pilot, Random(game))
                assert isinstance(app.screen, EndScreen)
                assert app.tables.unfinished() == []
                await pilot.press("s")
                await pilot.pause()
                [file] = (tmp_path / "data").rglob("*.hmk")
                record = read(file.read_text())
                assert record.names == fixed.table.names
                assert record.game.finished(record.end())
                await pilot.press("q")
            assert app.return_value is not None
            assert app.return_value.over

    live(do)
