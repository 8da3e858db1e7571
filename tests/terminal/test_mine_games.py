"""Games that are finished in the terminal are remembered, as the page would remember them."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest
from mine_kit import a_game
from msgspec.structs import replace
from terminal_kit import TABLE, Fixed, an_app, hosting, live, looked_back, play_on, until
from untrained import random_net

from heckmeck.kind import kind_of
from heckmeck.notation import read
from heckmeck.rules import GAMES
from heckmeck.table.finished import record_of, replay_of
from heckmeck.table.refusals import Refused
from heckmeck.table.reviews import review_of
from heckmeck.table.wire.outgoing import TableInfo
from heckmeck.terminal.client.looking_back import Looking, look_back
from heckmeck.terminal.client.own_tables import OwnTable, OwnTables
from heckmeck.terminal.client.sitting import sit_down
from heckmeck.terminal.client.visit import Wanted
from heckmeck.terminal.mine.adding import add_game
from heckmeck.terminal.mine.file import Mine
from heckmeck.terminal.mine.gather import LEAST_LOSS, MOST_LESSONS, memory_of
from heckmeck.terminal.mine.memory import Memory
from heckmeck.terminal.mine.schedule import now
from heckmeck.terminal.screens.end import EndScreen


def info_of(fixed: Fixed) -> TableInfo:
    """What the people at the keyboard are told of their table."""

    async def do(folder: Path) -> TableInfo:
        async with hosting(folder) as host:
            sitting = sit_down(host, await fixed.save(host), OwnTables(folder / "own-tables.json"))
            await sitting.open()
            await sitting.receive()
            await sitting.close()
            assert sitting.update is not None
            return sitting.update.table

    with TemporaryDirectory() as folder:
        return live(lambda: do(Path(folder)))


@pytest.mark.parametrize("game", GAMES)
def test_the_terminal_remembers_what_the_page_would(game: str) -> None:
    """By the messages that the page makes its memory of (`web/src/mine/gather.ts`)."""
    fixed = Fixed(game, ["Ada", "Ben"], seed=3).play(lambda _: False)
    info = info_of(fixed)
    net = None if kind_of(fixed.table.rules).hides else random_net(game, 2)
    looked = look_back(read(record_of(fixed.table, fixed.steps)), net)
    review = review_of(fixed.table, fixed.steps, net)
    positions = replay_of(fixed.table, fixed.steps, info).positions
    kept = memory_of(info, looked, now()).games
    lessons = []
    for seat, name in enumerate(["Ada", "Ben"]):
        one = kept[seat]
        own = [(number, step) for number, step in enumerate(review.steps) if step.choices and fixed.steps[number].seat == seat]
        assert (one.table, one.seat, one.name, one.game, one.date) == (TABLE, seat, name, game, info.created)
        assert (one.players, one.rivals) == (2, ("person",))
        assert one.won == pytest.approx(review.results[seat].end, abs=1e-5)
        assert one.luck == pytest.approx(review.played[seat].luck, abs=1e-5)
        assert one.decisions == review.played[seat].choices == len(own)
        assert one.given == pytest.approx(sum(step.loss for _, step in own), abs=1e-5)
        slips = [(step.slip.habit, step.slip.portion, round(step.loss, 5)) for _, step in own if step.slip is not None]
        assert sorted(one.slips, key=str) == sorted(slips, key=str)

        alone = memory_of(replace(info, yours=[seat]), looked, now())
        assert alone.games == (one,)
        costly = sorted([(step.loss, number) for number, step in own if step.loss >= LEAST_LOSS], reverse=True)[:MOST_LESSONS]
        worst = [(positions[number], round(loss, 5)) for loss, number in costly] if positions else []
        assert [(card.position, card.loss) for card in alone.cards] == worst
        lessons.append(len(worst))
    # Somebody made more mistakes than are kept.
    assert max(lessons) == (MOST_LESSONS if positions else 0)


def test_with_several_people_nobody_knows_whose_mistakes_they_are() -> None:
    fixed = Fixed("original", ["Ada", "Ben"], seed=3).play(lambda _: False)
    memory = memory_of(info_of(fixed), looked_back(fixed), now())
    assert (len(memory.games), memory.cards) == (2, ())


def test_a_seat_that_a_bot_took_over_is_nobodys() -> None:
    fixed = Fixed("original", ["Ada", "Ben"], seed=3).play(lambda _: False)
    info = info_of(fixed)
    seats = [replace(info.seats[0], level="fox"), info.seats[1]]
    memory = memory_of(replace(info, seats=seats), looked_back(fixed), now())
    assert [(game.seat, game.rivals) for game in memory.games] == [(1, ("person",))]


def test_bots_are_rivals_by_their_level() -> None:
    fixed = Fixed("original", ["Ada"], ["Berta", "Erna"], seed=19).play(lambda _: False)
    [game] = memory_of(info_of(fixed), looked_back(fixed), now()).games
    assert game.rivals == ("hen", "hen")


# In plain mode and on the screen


def finished(folder: Path, fixed: Fixed) -> OwnTables:
    """A data folder with a game that is over, but that the list takes for one to continue."""
    tables = OwnTables(folder / "heckmeck" / "own-tables.json")
    tables.file.parent.mkdir()

    async def do() -> OwnTable:
        async with hosting(tables.file.parent) as host:
            return await fixed.save(host)

    tables.remember(replace(live(do), phase="playing"))
    return tables


def resume(lines: str, home: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "XDG_DATA_HOME": str(home)}
    environment.pop("HECKMECK_DATABASE_URL", None)
    command = [sys.executable, "-m", "heckmeck", "terminal", "--plain", "--resume", "--language", "en"]
    return subprocess.run(command, input=lines, capture_output=True, text=True, check=False, env=environment)


def test_plain_mode_remembers_a_game_before_it_says_goodbye(tmp_path: Path) -> None:
    tables = finished(tmp_path, Fixed("original", ["Ada"], ["Berta"], seed=19).play(lambda _: False))
    mine = Mine.beside(tables.file)
    for _ in range(2):
        done = resume("1\n", tmp_path)
        assert done.returncode == 0, done.stderr
        [game] = mine.read().games
        assert (game.table, game.name, game.rivals) == (TABLE, "Ada", ("hen",))
        before = mine.file.read_bytes()
        tables.remember(replace(tables.all()[0], phase="playing"))
    assert mine.file.read_bytes() == before


@pytest.mark.parametrize("text", [b'{"heckmeck":"my-play","version":1,"games":[', b'{"heckmeck":"my-play","version":9}'])
def test_no_game_fails_because_of_the_memory_and_nothing_in_it_is_lost(text: bytes, tmp_path: Path) -> None:
    tables = finished(tmp_path, Fixed("original", ["Ada"], ["Berta"], seed=19).play(lambda _: False))
    Mine.beside(tables.file).file.write_bytes(text)
    done = resume("1\n", tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert Mine.beside(tables.file).file.read_bytes() == text


def test_no_game_fails_because_its_record_cannot_be_read_again(tmp_path: Path) -> None:
    """The database may be gone by the time the game is over."""
    fixed = Fixed("original", ["Ada"], ["Berta"], seed=19).play(lambda _: False)
    info, mine = info_of(fixed), Mine(tmp_path / "my-play.json")

    async def do() -> None:
        async with hosting(tmp_path) as host:
            sitting = sit_down(host, await fixed.save(host), OwnTables(tmp_path / "own-tables.json"))
            with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
                database.execute("DROP TABLE changes")
            await add_game(mine, info, Looking(sitting))
            with pytest.raises(Refused):
                await sitting.record()

    live(do)
    assert not mine.file.exists()


def test_the_screen_remembers_a_game_even_if_somebody_quits_at_once(tmp_path: Path) -> None:
    async def do() -> None:
        async with hosting(tmp_path) as host:
            fixed = Fixed("original", ["Ada"], ["Berta"], seed=19)
            app = an_app(host, tmp_path, Wanted(own=await fixed.save(host)))
            app.mine.add(Memory((a_game(),)))
            async with app.run_test(size=(80, 24)) as pilot:
                await play_on(pilot, Random("original"))
                await until(pilot, lambda: isinstance(app.screen, EndScreen))
                await pilot.press("q")
            await app.remembered()
            assert [game.table for game in app.mine.read().games] == [TABLE, "T1"]
            assert app.mine.file.parent == tmp_path

    live(do)


def test_whoever_only_watches_remembers_nothing(tmp_path: Path) -> None:
    async def do() -> None:
        async with hosting(tmp_path) as host:
            fixed = Fixed("original", ["Ada", "Ben"], seed=3).play(lambda _: False)
            own = replace(await fixed.save(host), token=None)
            app = an_app(host, tmp_path, Wanted(own=own))
            async with app.run_test(size=(80, 24)) as pilot:
                await until(pilot, lambda: isinstance(app.screen, EndScreen))
            await app.remembered()
            assert not app.mine.file.exists()

    live(do)
