"""A visit to the terminal: what is wanted of it, where it leads, and what is left behind."""

from __future__ import annotations

from dataclasses import dataclass

from heckmeck.table.refusals import Refused
from heckmeck.table.wire.outgoing import TableInfo
from heckmeck.terminal.client.draft import Draft
from heckmeck.terminal.client.own_tables import OwnTable, OwnTables
from heckmeck.terminal.client.remote import Link, read_link, sit, table_info
from heckmeck.words import Words


@dataclass
class Wanted:
    """What the command line asks for: a game that is set up, one to continue, a server's table, or nothing yet."""

    draft: Draft | None = None
    own: OwnTable | None = None
    link: str | None = None
    ask_language: bool = False


@dataclass
class Left:
    """What somebody leaves behind: the game, if there is one, and whether it is over."""

    words: Words
    own: OwnTable | None

    @property
    def over(self) -> bool:
        return self.own is not None and self.own.phase == "finished"


async def find_table(tables: OwnTables, text: str) -> OwnTable | tuple[Link, TableInfo]:
    """Where a link leads: to a seat you already have or a table to watch, or to a table with a free seat.

    Raises Refused where it leads nowhere.
    """
    link = read_link(text)
    if link is None:
        raise Refused("no_table", "bad_link", text=text)
    known = tables.find(link.server, link.table, link.token)
    if known is not None:
        return known
    table = await table_info(link)
    if link.token is not None and not table.yours:
        raise Refused("not_yours", "key_unknown")
    if link.token is None and _free(table):
        return link, table
    return OwnTable(link.table, link.token, link.server)


async def take_seat(link: Link, name: str, agrees: bool = False) -> OwnTable:
    """The first seat that is still free; if none is left, you watch. Raises Refused for a name that is not allowed."""
    free = _free(await table_info(link))
    token = (await sit(link, free[0], name, agrees)).token if free else None
    return OwnTable(link.table, token, link.server)


def _free(table: TableInfo) -> list[int]:
    return [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
