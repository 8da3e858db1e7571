"""`heckmeck simulate`."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from heckmeck.command.common import (
    Language,
    Options,
    cannot_write,
    fail,
    find_words,
    make_folder,
    print_lines,
    read_options,
    refusals,
)
from heckmeck.command.crew import Cluster, here_or_cluster

if TYPE_CHECKING:
    from heckmeck.notation import Record


def simulate(
    game: Annotated[str, typer.Option(help="original, extrawurm, deluxe or karteneck.")] = "original",
    players: Annotated[int, typer.Option(help="Number of players.")] = 4,
    games: Annotated[int, typer.Option(help="Number of games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games on every machine.")] = 1,
    cluster: Cluster = None,
    option: Options = None,
    records: Annotated[Path | None, typer.Option(metavar="DIR", help="Write the record of every game into this folder.")] = None,
    language: Language = "",
) -> None:
    """Play random legal games and count what happens."""
    from heckmeck.command.numbers import statistics_lines
    from heckmeck.notation import write
    from heckmeck.players.simulate import Statistics
    from heckmeck.players.simulate import simulate as play
    from heckmeck.rules import game as find_game

    words = find_words(language)
    with refusals(words):
        rules = find_game(game, read_options(option, words))
        rules.new(players)
    if games < 1:
        fail(words.say("error-too-few-games"))
    if records:
        make_folder(records, words)
    name = words.say(f"game-{game}")
    statistics = Statistics(players)
    with here_or_cluster(cluster, words) as crew:
        played = play(rules, players, games, seed, statistics, crew)
        for number, record in enumerate(_progress(played, games, name)):
            if records:
                file = records / f"{game}-{players}-{seed}-{number:0{len(str(games - 1))}}.hmk"
                try:
                    file.write_text(write(record), encoding="utf-8")
                except OSError as error:
                    cannot_write(records, error, words)
    heading = words.say("simulate-heading", games=games, game=name, players=players, seed=str(seed))
    print_lines([heading, "", *statistics_lines(statistics, words)])
    if records:
        print_lines(["", words.say("simulate-records", folder=str(records))])


def _progress(records: Iterable[Record], games: int, title: str) -> Iterable[Record]:
    """A progress bar on standard error, where a person sees it."""
    from rich.console import Console
    from rich.progress import track

    console = Console(stderr=True)
    return track(records, title, total=games, console=console, transient=True, disable=not console.is_terminal)
