"""`heckmeck replay`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from heckmeck.command.common import AsJson, Language, find_words, print_lines, read_record


def replay(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records (.hmk); - reads one from standard input.")],
    as_json: AsJson = False,
    as_id: Annotated[bool, typer.Option("--id", help="Print the position id of each record's end.")] = False,
    language: Language = "",
) -> None:
    """Retell a recorded game move by move. With --json or --id, print the position at its end, one line for each file."""
    from heckmeck.kind import Missing
    from heckmeck.notation import position, write_id
    from heckmeck.replay import story
    from heckmeck.words import tell_missing

    words = find_words(language)
    refused = False
    for number, file in enumerate(files):
        record = read_record(file, words)
        if isinstance(record, str):
            typer.echo(record, err=True)
            refused = True
        elif as_id:
            try:
                typer.echo(write_id(record.game, record.end()))
            except Missing as missing:
                typer.echo(words.say("in-file", file=str(file), sentence=tell_missing(words, missing)), err=True)
                refused = True
        elif as_json:
            typer.echo(json.dumps(position(record), ensure_ascii=False))
        else:
            print_lines([""] if number else [])
            print_lines(story(record, words))
    raise typer.Exit(1 if refused else 0)
