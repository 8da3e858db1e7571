"""`heckmeck make-puzzles`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from heckmeck.command.common import Language, cannot_write, fail, find_words, refusals
from heckmeck.command.puzzle import read_file

if TYPE_CHECKING:
    from heckmeck.practice.making import Making
    from heckmeck.practice.puzzle import Puzzle
    from heckmeck.words import Words


def make_puzzles(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Add the puzzles to this file.")],
    game: Annotated[str, typer.Option(help="original, extrawurm, deluxe or karteneck.")] = "original",
    players: Annotated[int, typer.Option(help="Number of players.")] = 2,
    puzzles: Annotated[int, typer.Option(min=1, help="Number of puzzles.")] = 100,
    games: Annotated[int, typer.Option(min=1, help="Search at most this many games between champions.")] = 1000,
    theme: Annotated[
        str, typer.Option(help="Only stop_or_roll, face, steal, specialist or endgame; in Karteneck, play_or_pass.")
    ] = "",
    level: Annotated[str, typer.Option(help="Only easy, medium or hard.")] = "",
    seed: Annotated[int, typer.Option(help="The same seed gives the same puzzles.")] = 1,
    language: Language = "",
) -> None:
    """Find new puzzles in games between champions. Each has one clear best choice, solved exactly or confirmed by roll-outs."""
    from heckmeck.kind import kind_of
    from heckmeck.practice.making import Making
    from heckmeck.practice.puzzle import LEVELS
    from heckmeck.rules import game as find_game

    words = find_words(language)
    with refusals(words):
        rules = find_game(game)
        rules.new(players)
    if not kind_of(rules).puzzle_themes:
        fail(words.say("error-no-puzzles"))
    if theme not in ("", *kind_of(rules).puzzle_themes) or level not in ("", *LEVELS):
        fail(words.say("error-no-such-puzzle"))
    known = read_file(file, words) if file.exists() else []
    with refusals(words):
        making = Making(rules, players, puzzles, games, seed, known, theme, level)
        made = _made(making, games, words)
    _add(made, file, words)


def _made(making: Making, games: int, words: Words) -> list[Puzzle]:
    """What was found. Ctrl-C ends the search, not the command."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    found: list[Puzzle] = []
    try:
        with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
            task = progress.add_task(words.say("puzzle-search"), total=games)
            for puzzle in making.run():
                progress.advance(task)
                if puzzle is not None:
                    found.append(puzzle)
    except KeyboardInterrupt:
        pass
    return found


def _add(puzzles: list[Puzzle], file: Path, words: Words) -> None:
    from heckmeck.practice.puzzle import write_puzzle

    try:
        with file.open("a", encoding="utf-8") as opened:
            opened.writelines([write_puzzle(puzzle) + "\n" for puzzle in puzzles])
    except OSError as error:
        cannot_write(file, error, words)
    typer.echo(words.say("puzzle-made", count=len(puzzles), file=str(file)))
