"""The command `heckmeck`."""

from __future__ import annotations

import sys
from typing import Annotated

import typer
from typer.core import TyperGroup

from heckmeck.command.analyse import analyse
from heckmeck.command.arena import arena
from heckmeck.command.backup import backup, restore
from heckmeck.command.make_puzzles import make_puzzles
from heckmeck.command.me import me
from heckmeck.command.odds import odds
from heckmeck.command.play import play
from heckmeck.command.push import push_key
from heckmeck.command.puzzle import puzzle
from heckmeck.command.replay import replay
from heckmeck.command.review import review
from heckmeck.command.rollout import rollout
from heckmeck.command.simulate import simulate
from heckmeck.command.terminal import terminal
from heckmeck.command.train import train
from heckmeck.command.verify import verify
from heckmeck.command.version import print_version

app = typer.Typer(rich_markup_mode=None, pretty_exceptions_enable=False)


@app.callback(invoke_without_command=True)
def main(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version, and say which parts are compiled.")] = False,
) -> None:
    """The Heckmeck games by Reiner Knizia, in an unofficial fan implementation. `heckmeck` alone is `heckmeck play`."""
    if version:
        print_version()
        raise typer.Exit
    if context.invoked_subcommand is None:
        # As if `play` had been typed, so that its options come from the environment too.
        assert isinstance(context.command, TyperGroup)
        command = context.command.commands["play"]
        with command.make_context("play", [], parent=context) as alone:
            command.invoke(alone)


for command in (
    play,
    terminal,
    replay,
    review,
    verify,
    odds,
    analyse,
    rollout,
    puzzle,
    me,
    make_puzzles,
    arena,
    simulate,
    train,
    backup,
    restore,
    push_key,
):
    app.command()(command)


def run() -> None:
    """The entry point. If even standard output cannot be written to, one line says so."""
    try:
        app()
    except OSError as error:
        sys.exit(f"heckmeck: {error.strerror or error}")
