"""`heckmeck arena`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from heckmeck.command.common import (
    AsJson,
    Language,
    Options,
    cannot_write,
    fail,
    find_words,
    make_folder,
    print_lines,
    read_options,
    refusals,
    say_if_kernel_missing,
)
from heckmeck.command.crew import Cluster, cores_or_cluster

if TYPE_CHECKING:
    from heckmeck.batches import Crew
    from heckmeck.players.arena import Contest, Standing
    from heckmeck.words import Words


def arena(
    bots: Annotated[
        list[str], typer.Argument(metavar="BOT...", help="chick, hen, rooster, fox, champion, or cmd:PROGRAM for your own bot.")
    ],
    game: Annotated[str, typer.Option(help="original, extrawurm, deluxe or karteneck.")] = "original",
    games: Annotated[int, typer.Option(help="Number of games, rounded up to whole rotations of the seats.")] = 1000,
    players: Annotated[int | None, typer.Option(help="Players at a table. By default, all the bots you name.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games, on any number of cores.")] = 1,
    cores: Annotated[int | None, typer.Option(help="Number of cores. By default, all of them.")] = None,
    cluster: Cluster = None,
    option: Options = None,
    records: Annotated[Path | None, typer.Option(metavar="DIR", help="Write the record of every game into this folder.")] = None,
    as_json: AsJson = False,
    language: Language = "",
) -> None:
    """Let bots play each other. Print how often each one wins."""
    from heckmeck.command.numbers import arena_json, arena_lines
    from heckmeck.players.arena import Contest, Standing
    from heckmeck.players.levels import BOTS, is_bot
    from heckmeck.rules import game as find_game

    words = find_words(language)
    for bot in bots:
        if not is_bot(bot):
            fail(words.say("error-no-such-bot", bot=bot[:60], bots=", ".join(BOTS)))
    seats = len(bots) if players is None else players
    with refusals(words):
        pairs = read_options(option, words)
        find_game(game, pairs).new(seats)
    if seats > len(bots):
        fail(words.say("error-too-few-bots", players=seats, bots=len(bots)))
    if games < 1:
        fail(words.say("error-too-few-games"))
    if records:
        make_folder(records, words)
    _warn(game, bots, words)
    folder = str(records) if records else None
    contest = Contest(game, tuple(sorted(pairs.items())), tuple(bots), seats, seed, folder)
    standing = Standing.empty(len(bots))
    try:
        with cores_or_cluster(cores, cluster, words) as crew:
            _play(contest, games, crew, words.say(f"game-{game}"), standing)
    except KeyboardInterrupt:
        typer.echo(words.say("arena-interrupted", games=standing.games), err=True)
    except OSError as error:
        cannot_write(records or Path(), error, words)
    if not standing.games:
        raise typer.Exit(1)
    if as_json:
        typer.echo(json.dumps(arena_json(contest, standing), ensure_ascii=False))
    else:
        print_lines(arena_lines(contest, standing, words))


def _warn(game: str, bots: list[str], words: Words) -> None:
    """Warn if bots are going to play below their strength."""
    from heckmeck.kind import kind_of
    from heckmeck.rules import game as find_game

    if kind_of(find_game(game)).needs_kernel.intersection(bots):
        say_if_kernel_missing(words, "kernel-missing-bots")


def _play(contest: Contest, games: int, crew: Crew, title: str, standing: Standing) -> None:
    """Plays with a progress bar on standard error, where a person sees it."""
    from rich.console import Console
    from rich.progress import Progress

    from heckmeck.players.arena import run

    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(title, total=games)
        for played in run(contest, games, standing, crew):
            progress.update(task, completed=played)
