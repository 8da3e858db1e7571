"""Plain mode from its first question to its goodbye."""

from __future__ import annotations

import asyncio

from heckmeck.table.host import Host
from heckmeck.table.refusals import Refused
from heckmeck.terminal.client.own_tables import OwnTable, OwnTables
from heckmeck.terminal.client.sentences import tell_own, tell_refused
from heckmeck.terminal.client.sitting import sit_down
from heckmeck.terminal.client.visit import Left, Wanted, find_table, take_seat
from heckmeck.terminal.mine.file import Mine
from heckmeck.terminal.plain.game import PlainGame
from heckmeck.terminal.plain.start import ask_agreement, ask_draft, ask_name, choose_language, choose_own
from heckmeck.terminal.plain.voice import Leave, Voice


async def run_plain(voice: Voice, host: Host, tables: OwnTables, wanted: Wanted) -> Left:
    """Plays until the game is over and no rematch is wanted, or until somebody leaves."""
    own: OwnTable | None = None
    try:
        if wanted.ask_language:
            await choose_language(voice)
        own = await _begin(voice, host, tables, wanted)
        while own is not None:
            voice.show(tell_own(voice.words, own) if own.names else "")
            sitting = sit_down(host, own, tables)
            try:
                following = await PlainGame(voice, sitting, Mine.beside(tables.file)).play()
            finally:
                own = sitting.own
            if following is None:
                break
            own = following
    except Leave:
        pass
    except asyncio.CancelledError:
        # Ctrl-C: all there is has been saved already.
        voice.show("")
    return Left(voice.words, own)


async def _begin(voice: Voice, host: Host, tables: OwnTables, wanted: Wanted) -> OwnTable:
    """The table to play at. Raises Refused if the command line asks for something impossible. Prompts ask again."""
    if wanted.link is not None:
        return await join(voice, tables, wanted.link)
    own = wanted.own or (None if wanted.draft else await choose_own(voice, tables.unfinished()))
    if own is not None:
        return own
    draft = wanted.draft or await ask_draft(voice)
    made = await host.create(draft.set_up())
    return OwnTable(made.table, made.token)


async def join(voice: Voice, tables: OwnTables, text: str) -> OwnTable:
    """A seat at a server's table: the one you had before, or a free one; without any, a place to watch from."""
    found = await find_table(tables, text)
    while not isinstance(found, OwnTable):
        link, table = found
        try:
            found = await take_seat(link, await ask_name(voice, table), await ask_agreement(voice, table))
        except Refused as refused:
            if refused.code == "no_table":
                raise
            voice.show(tell_refused(voice.words, refused))
    if found.token is None:
        voice.show(voice.words.say("terminal-watching"))
    return found
