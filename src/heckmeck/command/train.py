"""`heckmeck train`."""

from __future__ import annotations

import os
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from heckmeck.command.common import Language, cannot_write, fail, find_words, make_folder, print_lines, refusals
from heckmeck.command.crew import Cluster, cluster_crew

if TYPE_CHECKING:
    from rich.console import Group

    from heckmeck.batches import Crew
    from heckmeck.forecast.making import Progress
    from heckmeck.forecast.train import Training
    from heckmeck.forecast.tune import Tuning
    from heckmeck.rules.dicegame import DiceGame
    from heckmeck.words import Words


PLAN = "quick (a minute or two), full, or tune: begin with the net that ships and make it agree with itself."


def train(
    game: Annotated[str, typer.Argument(metavar="GAME", help="original, extrawurm or deluxe.")],
    players: Annotated[int, typer.Option(help="Number of players.")] = 2,
    plan: Annotated[str, typer.Option(help=PLAN)] = "full",
    seed: Annotated[int, typer.Option(help="The same seed gives the same net, on any number of cores.")] = 1,
    out: Annotated[Path, typer.Option(metavar="DIR", help="Write the net and its description into this folder.")] = Path(),
    cores: Annotated[int | None, typer.Option(help="Number of cores. By default, all of them.")] = None,
    cluster: Cluster = None,
    language: Language = "",
) -> None:
    """Train a net by self-play. It learns how likely each seat is to win, from scratch or from the net that ships."""
    from heckmeck import kernel
    from heckmeck.kind import kind_of
    from heckmeck.rules import game as find_game

    words = find_words(language)
    with refusals(words):
        rules: Any = find_game(game)
        rules.new(players)
    if not kind_of(rules).trains:
        fail(words.say("error-train-dice-only"))
    if kernel.instruction_set() is None:
        fail(words.say("error-not-compiled"))

    from heckmeck.forecast.plan import PLANS, TUNE

    if plan not in (*PLANS, TUNE):
        fail(words.say("error-no-such-plan", plan=plan[:60], plans=", ".join((*PLANS, TUNE))))
    make_folder(out, words)
    threads = cores or os.cpu_count() or 1
    with cluster_crew(cluster, words) if cluster else nullcontext() as crew:
        training = _planned(rules, players, plan, seed, threads, crew)
        try:
            _run(training, words)
        except KeyboardInterrupt:
            typer.echo(words.say("train-interrupted", rounds=training.rounds_done), err=True)
    if training.net is None:
        raise typer.Exit(1)
    _report(training, out, words)


def _planned(rules: DiceGame, players: int, plan: str, seed: int, threads: int, crew: Crew | None) -> Training | Tuning:
    from heckmeck.forecast.plan import PLANS, TUNE, tuning

    if plan == TUNE:
        from heckmeck.forecast.tune import Tuning

        return Tuning(rules, players, tuning(rules.components, players), seed, threads, crew)
    from heckmeck.forecast.train import Training

    for_two, for_more = PLANS[plan]
    return Training(rules, players, for_two if players == 2 else for_more, seed, threads, crew)


def _run(training: Training | Tuning, words: Words) -> None:
    """Trains with a progress bar and the curves so far on standard error, where a person sees them."""
    from rich.console import Console
    from rich.live import Live

    console = Console(stderr=True)
    if not console.is_terminal:
        for _ in training.run():
            pass
        return
    with Live(console=console, transient=True) as live:
        for progress in training.run():
            live.update(_shown(training, progress, words))


def _shown(training: Training | Tuning, progress: Progress, words: Words) -> Group:
    from rich.console import Group
    from rich.padding import Padding
    from rich.progress_bar import ProgressBar
    from rich.text import Text

    from heckmeck.command.numbers import training_lines

    # The last games against roosters come after the last round.
    number = min(progress.round + 1, training.rounds)
    doing = words.say("train-phase", phase=progress.phase, round=number, rounds=training.rounds)
    # Padding by nothing gives the bar a line of its own.
    bar = Padding(ProgressBar(total=progress.total, completed=progress.done, width=60), 0)
    return Group(Text(doing), bar, *map(Text, training_lines(training, words)))


def _report(training: Training | Tuning, out: Path, words: Words) -> None:
    from heckmeck.command.numbers import training_lines

    try:
        file = training.save(out)
    except OSError as error:
        cannot_write(out, error, words)
    heading = words.say(
        "train-heading", game=words.say(f"game-{training.game.id}"), players=training.players, seed=str(training.seed)
    )
    print_lines([heading, "", *training_lines(training, words), "", words.say("train-saved", file=str(file))])
