"""Whole games on the screen, played by keys through Textual's pilot, at real tables in a real database."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from terminal_kit import Fixed, an_app, hosting, live, play_on, screen_text, until

from heckmeck.notation import read
from heckmeck.rules import GAMES
from heckmeck.terminal.client.looking_back import Stand
from heckmeck.terminal.client.visit import Wanted
from heckmeck.terminal.screens.end import EndScreen
from heckmeck.terminal.screens.review import ReviewScreen
from heckmeck.terminal.screens.steps import StepsScreen, Weighed
from heckmeck.terminal.screens.widgets import Notice


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is left in the data folder of whoever runs the tests."""
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
                await until(pilot, lambda: app.screen.query_one(Notice).display)
                [file] = (tmp_path / "data").rglob("*.hmk")
                record = read(file.read_text())
                assert record.names == fixed.table.names
                assert record.game.finished(record.end())
                await pilot.press("q")
            assert app.return_value is not None
            assert app.return_value.over

    live(do)


def test_after_a_whole_game_it_is_looked_back_on_move_by_move(tmp_path: Path) -> None:
    """From the last moves by one key to the review, from there through the game, and back to the end of it."""
    end = Fixed("original", ["Ada"], ["Berta"], seed=19).play(lambda _: False).table.version

    async def do() -> None:
        async with hosting(tmp_path) as host:
            fixed = Fixed("original", ["Ada"], ["Berta"], seed=19).play(lambda table: table.version > end - 20)
            app = an_app(host, tmp_path, Wanted(own=await fixed.save(host)))
            async with app.run_test(size=(80, 24)) as pilot:
                await play_on(pilot, Random(4))
                await pilot.press("v")
                await until(pilot, lambda: isinstance(app.screen, ReviewScreen) and app.screen.looked is not None)
                assert isinstance(app.screen, ReviewScreen)
                looked = app.screen.looked
                assert looked is not None
                assert looked.found.finished
                await pilot.press("right")
                await until(pilot, lambda: isinstance(app.screen, StepsScreen))
                for place, stand in enumerate(looked.stands[:25]):
                    assert isinstance(app.screen, StepsScreen)
                    assert app.screen.place == place
                    weighed = str(app.screen.query_one(Weighed).render())
                    assert all(app.words.percent(chance) in weighed for chance in numbers(stand))
                    await pilot.press("right")
                await pilot.press("end")
                assert "The end of the game" in screen_text(pilot)
                await pilot.press("escape", "escape")
                assert isinstance(app.screen, EndScreen)

    live(do)


def numbers(stand: Stand) -> list[float]:
    """The chances that are to be read there."""
    assert stand.moment is not None
    if stand.moment.is_choice:
        return [choice.chances[stand.moment.whose] for choice in stand.moment.choices]
    return [*stand.moment.before, *stand.moment.after]
