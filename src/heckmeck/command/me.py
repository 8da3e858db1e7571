"""`heckmeck me`."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from heckmeck.command.common import Language, fail, find_words, print_lines

if TYPE_CHECKING:
    from collections.abc import Iterator

    from heckmeck.terminal.mine.file import Mine
    from heckmeck.terminal.mine.memory import KeptGame, Memory
    from heckmeck.words import Words


def me(
    player: Annotated[str, typer.Option(metavar="NAME", help="Only the games of this player.")] = "",
    export: Annotated[
        Path | None,
        typer.Option("--export", metavar="FILE", help="Save games and positions as a file that the page can add; - prints it."),
    ] = None,
    add: Annotated[
        Path | None,
        typer.Option("--import", metavar="FILE", help="Add a file that the page or this command saved; - reads standard input."),
    ] = None,
    delete: Annotated[bool, typer.Option("--delete", help="Delete all games and positions that the terminal remembers.")] = False,
    language: Language = "",
) -> None:
    """See how you play: wins, luck, chances given away, your level, the trend and your costliest habits in all games that you
    finished in the terminal."""
    from heckmeck.terminal.mine.file import Mine

    words = find_words(language)
    if bool(export) + bool(add) + delete + bool(player) > 1:
        fail(words.say("error-me-one"))
    mine = Mine()
    if delete:
        _delete(mine, words)
    elif add is not None:
        _add(mine, add, words)
    elif export is not None:
        _export(kept(mine, words), export, words)
    else:
        _show(kept(mine, words), player, words)


def kept(mine: Mine, words: Words) -> Memory:
    """What the terminal remembers. If its file is not as it should be, the command ends with a sentence that says so."""
    with troubles(mine, words):
        return mine.read()


@contextmanager
def troubles(mine: Mine, words: Words) -> Iterator[None]:
    """If the terminal's own file can't be read or written, end the command with the reason."""
    from heckmeck.terminal.mine.file import BadFile

    try:
        yield
    except BadFile as bad:
        fail(words.say("error-me-newer" if bad.reason == "newer" else "error-me-damaged", file=str(mine.file)))
    except OSError as error:
        fail(words.say("error-unreadable", file=str(mine.file), reason=error.strerror or str(error)))


def _show(memory: Memory, player: str, words: Words) -> None:
    from heckmeck.terminal.mine import schedule
    from heckmeck.terminal.mine.lines import play_lines

    games = _games_of(memory, player, words)
    names = sorted({words.name(game.name) for game in games})
    if not games:
        typer.echo(words.say("mine-empty-terminal"))
    else:
        if len(names) > 1:
            print_lines([words.say("mine-names", names=", ".join(names)), ""])
        print_lines(play_lines(games, words))
    if memory.cards:
        due = len(schedule.due_on(memory.cards, schedule.now()))
        print_lines(["", words.say("puzzle-own-due", count=due), *(["heckmeck puzzle --mine"] if due else [])])


def _games_of(memory: Memory, player: str, words: Words) -> list[KeptGame]:
    wanted = words.name(player.strip())
    found = [game for game in memory.games if not wanted or words.name(game.name) == wanted]
    if wanted and not found:
        known = ", ".join(sorted({words.name(game.name) for game in memory.games})) or "–"
        fail(words.say("error-me-player", player=wanted[:60], players=known))
    return found


def _add(mine: Mine, file: Path, words: Words) -> None:
    from heckmeck.terminal.mine.file import LARGEST_FILE, BadFile, read_file

    try:
        if str(file) == "-":
            more = read_file(sys.stdin.buffer.read(LARGEST_FILE + 1))
        else:
            with file.open("rb") as opened:
                more = read_file(opened.read(LARGEST_FILE + 1))
    except BadFile as bad:
        fail(words.say("in-file", file=str(file), sentence=words.say(f"mine-bad-{bad.reason}")))
    except FileNotFoundError:
        fail(words.say("error-no-file", file=str(file)))
    except OSError as error:
        fail(words.say("error-unreadable", file=str(file), reason=error.strerror or str(error)))
    with troubles(mine, words):
        typer.echo(words.say("mine-imported", games=mine.add(more)))


def _export(memory: Memory, file: Path, words: Words) -> None:
    from heckmeck.terminal.mine.file import write_file

    text = write_file(memory)
    if str(file) == "-":
        typer.echo(text)
        return
    try:
        file.write_bytes(text)
    except OSError as error:
        fail(words.say("error-unwritable", file=str(file), reason=error.strerror or str(error)))
    typer.echo(words.say("mine-exported", file=str(file), games=len(memory.games), positions=len(memory.cards)))


def _delete(mine: Mine, words: Words) -> None:
    """Asks first. Also deletes a file that can't be read."""
    from heckmeck.command.position import read_line
    from heckmeck.terminal.plain.start import YES

    answer = read_line(words.say("mine-delete-ask-terminal", yes=YES))
    if answer is None or answer.lower() != YES:
        typer.echo(words.say("mine-not-deleted"))
        return
    with troubles(mine, words):
        mine.forget()
    typer.echo(words.say("mine-deleted"))
