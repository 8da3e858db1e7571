"""Adds a finished game to what is remembered, once its review is there."""

from __future__ import annotations

import asyncio

from heckmeck.table.refusals import Refused
from heckmeck.table.wire.outgoing import TableInfo
from heckmeck.terminal.client.looking_back import Looking
from heckmeck.terminal.mine import schedule
from heckmeck.terminal.mine.file import BadFile, Mine
from heckmeck.terminal.mine.gather import memory_of, own_seats


async def add_game(mine: Mine, table: TableInfo, looking: Looking) -> None:
    """Nothing for whoever only watches, nothing twice, and nothing if there is no review. No game fails because of it."""
    try:
        if not _is_new(mine, table):
            return
        looked = await asyncio.shield(looking.back())
        mine.add(memory_of(table, looked, schedule.now()))
    except (Refused, BadFile, OSError):
        # `heckmeck me` says what is wrong with the file.
        return


def _is_new(mine: Mine, table: TableInfo) -> bool:
    known = {game.key for game in mine.read().games}
    return any((table.table, seat) not in known for seat in own_seats(table))
