"""`heckmeck terminal`."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from heckmeck.command.common import (
    Language,
    Options,
    fail,
    find_words,
    open_store,
    print_lines,
    read_options,
    say_if_kernel_missing,
)

if TYPE_CHECKING:
    from heckmeck.store import Store
    from heckmeck.table.host import Host
    from heckmeck.terminal.client.draft import Draft
    from heckmeck.terminal.client.own_tables import OwnTables
    from heckmeck.terminal.client.visit import Left, Wanted
    from heckmeck.words import Words

CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""Clears the screen and everything that has scrolled off it."""


def terminal(
    game: Annotated[str, typer.Option(help="original, extrawurm, deluxe or karteneck.")] = "",
    people: Annotated[str, typer.Option(help="The names of the people at this keyboard, separated by commas.")] = "",
    bots: Annotated[
        str | None,
        typer.Option(
            help="Bots to play against: chick, hen, rooster, fox or champion, separated by commas. By default, hen,rooster."
        ),
    ] = None,
    real_dice: Annotated[bool, typer.Option("--real-dice", help="Roll your own dice and type the result.")] = False,
    tutor: Annotated[bool, typer.Option("--tutor", help="Be asked before a choice that costs a lot.")] = False,
    option: Options = None,
    resume: Annotated[bool, typer.Option("--resume", help="Continue the game you left last.")] = False,
    join: Annotated[
        str | None, typer.Option(metavar="LINK", help="Take a seat at a server's table: http://localhost:8000/t/ID.")
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Play line by line, for pipes and screen readers.")] = False,
    language: Language = "",
) -> None:
    """Play in the terminal. Play against bots, with others at this keyboard, or at a server's table."""
    from heckmeck.terminal.client.own_tables import OwnTables
    from heckmeck.terminal.client.visit import Wanted

    words = find_words(language)
    tables = OwnTables()
    wanted = Wanted(link=join)
    if join is None and (game or people or bots is not None or real_dice or tutor or option):
        wanted.draft = _draft(game, people, bots, real_dice, option, words)
        wanted.draft.tutor = tutor
    elif join is None and resume:
        wanted.own = next(iter(tables.unfinished()), None)
        if wanted.own is None:
            fail(words.say("terminal-no-game"))
    wanted.ask_language = not (language or wanted.draft or wanted.own or wanted.link)
    store = open_store(words)
    if join is None:
        say_if_kernel_missing(words)
    try:
        left = _play(store, tables, wanted, words, plain)
    finally:
        store.close()
    _say_goodbye(left, plain)


def _draft(game: str, people: str, bots: str | None, real_dice: bool, option: list[str] | None, words: Words) -> Draft:
    from heckmeck.players.levels import BOTS
    from heckmeck.table.refusals import Refused
    from heckmeck.terminal.client.draft import Draft, seated
    from heckmeck.terminal.client.sentences import tell_refused

    levels = [level.strip() for level in ("hen,rooster" if bots is None else bots).split(",") if level.strip()]
    for level in levels:
        if level not in BOTS:
            fail(words.say("error-no-such-value", option="--bots", value=level[:60], values=", ".join(BOTS)))
    draft = Draft(game or "original", seated(words, people.split(","), levels), dict(read_options(option, words)), real_dice)
    try:
        draft.set_up()
    except Refused as refused:
        fail(tell_refused(words, refused))
    return draft


def _play(store: Store, tables: OwnTables, wanted: Wanted, words: Words, plain: bool) -> Left:
    """Full screen where there is one, else line by line."""
    import asyncio

    from heckmeck.table.host import Host
    from heckmeck.table.refusals import Refused
    from heckmeck.terminal.client.sentences import tell_refused

    try:
        if plain or not _has_screen():
            if not plain:
                print_lines([words.say("terminal-no-screen")])
            return asyncio.run(_run_plain(Host(store), tables, wanted, words))
        # Textual takes a moment to import, and nothing else needs it.
        from heckmeck.terminal.app import run_app

        return run_app(Host(store), tables, wanted, words)
    except Refused as refused:
        fail(tell_refused(words, refused))


async def _run_plain(host: Host, tables: OwnTables, wanted: Wanted, words: Words) -> Left:
    from heckmeck.terminal.plain.lines import Lines
    from heckmeck.terminal.plain.run import run_plain
    from heckmeck.terminal.plain.voice import Voice

    def ask(prompt: str) -> None:
        typer.echo(prompt, nl=False)

    def clear() -> None:
        if sys.stdout.isatty():
            typer.echo(CLEAR, nl=False)

    voice = Voice(words, Lines(), typer.echo, ask, echo=not sys.stdin.isatty(), clear=clear)
    async with host.peers.joined():
        return await run_plain(voice, host, tables, wanted)


def _has_screen() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "") not in ("", "dumb")


def _say_goodbye(left: Left, plain: bool) -> None:
    """Where the game is saved, and how to continue it."""
    if left.own is None:
        return
    command = "heckmeck terminal" + (" --plain" if plain else "")
    if left.own.server is not None:
        place, command = left.own.server, f"{command} --join {left.own.server}/t/{left.own.table}"
    else:
        place, command = _place(), f"{command} --resume"
    words = left.words
    if left.over:
        print_lines([words.say("plain-over", place=place)])
    else:
        print_lines([words.say("plain-left", place=place, command=command)])


def _place() -> str:
    """The file of the database, or its address without the password."""
    from sqlalchemy import make_url

    from heckmeck.store import default_url

    url = make_url(default_url())
    if url.get_backend_name() == "sqlite" and url.database:
        return url.database
    return url.render_as_string(hide_password=True)
