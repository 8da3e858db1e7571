"""Line by line before a game: somebody who holds it up can lose the seat, even somebody who is there."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest
from terminal_kit import hosting, live

from heckmeck.table.rounds import PATIENCE
from heckmeck.table.tokens import new_token, owner_of
from heckmeck.table.watched import Watcher
from heckmeck.table.wire.incoming import OpenSeat, PersonSeat, SetUp
from heckmeck.terminal.client.own_tables import OwnTable, OwnTables
from heckmeck.terminal.client.sitting import sit_down
from heckmeck.terminal.mine.file import Mine
from heckmeck.terminal.plain.game import PlainGame
from heckmeck.terminal.plain.lines import Lines
from heckmeck.terminal.plain.voice import Leave, Voice
from heckmeck.words import Words


def test_somebody_who_is_there_and_gives_no_number_can_be_removed(tmp_path: Path) -> None:
    """Nothing is asked while the table still waits, and nobody has to do anything for it to be asked then."""

    async def do() -> None:
        async with hosting(tmp_path) as host:
            seated = await host.create(SetUp("original", [PersonSeat("Ada"), OpenSeat()]))
            token = new_token()
            async with host.table(seated.table) as table:
                now = 0.0
                table.waiting.clock = lambda: now
                await table.sit(1, "Ben", token)
                await table.enter(Watcher(owner_of(token), 0))
                # The last second of the table's patience.
                now = PATIENCE - 0.5
                keyboard, fingers = os.pipe()
                shown: asyncio.Queue[str] = asyncio.Queue()
                voice = Voice(Words("en"), Lines(keyboard), shown.put_nowait, shown.put_nowait)
                own = OwnTable(seated.table, seated.token)
                tables = OwnTables(tmp_path / "own.json")
                game = asyncio.create_task(PlainGame(voice, sit_down(host, own, tables), Mine.beside(tables.file)).play())
                assert await shown.get() == "Ben is here but has not given a random number. b to remove Ben, q to leave: "
                now = PATIENCE
                os.write(fingers, b"b\n")
                assert await shown.get() == "There are still free seats. b to add a hen, q to leave: "
                assert table.table.names == ("Ada", "")
                os.write(fingers, b"q\n")
                with pytest.raises(Leave):
                    await game
                os.close(fingers)

    live(do)
