"""`heckmeck review`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from heckmeck.command.common import AsJson, Language, fail, find_words, needed_record, print_lines, refusals

if TYPE_CHECKING:
    from heckmeck.notation import Record
    from heckmeck.review import Moment, Review
    from heckmeck.review.confirming import Confirmation
    from heckmeck.words import Words


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record (.hmk); - reads one from standard input.")],
    html: Annotated[Path | None, typer.Option(metavar="PAGE", help="Write a page with the chart and every choice.")] = None,
    confirms: Annotated[
        bool,
        typer.Option("--confirm", help="Play games on from every listed mistake to confirm it. Ctrl-C stops at what is known."),
    ] = False,
    as_json: AsJson = False,
    language: Language = "",
) -> None:
    """Review a game. See what luck gave and took, what every choice did to the chances to win, and where the game turned."""
    from heckmeck.review import review as look_back

    words = find_words(language)
    record = needed_record(file, words)
    with refusals(words):
        found = look_back(record)
    if html is not None:
        _write_page(html, record, found, words)
    if html is None and not as_json:
        from heckmeck.review.lines import review_lines

        print_lines(review_lines(record, found, words))
    confirmed = _confirmed(record, found, words) if confirms else {}
    if as_json:
        from heckmeck.review.data import review_json

        told = {number: one for number, (_, one) in confirmed.items()}
        typer.echo(json.dumps(review_json(record, found, told), ensure_ascii=False))
    elif confirmed:
        from heckmeck.review.lines import confirmation

        lines = [confirmation(record, found, moment, one, words) for moment, one in confirmed.values()]
        print_lines([*([""] if html is None else []), words.say("review-confirmations"), *lines])


def _confirmed(record: Record, found: Review, words: Words) -> dict[int, tuple[Moment, Confirmation]]:
    """What roll-outs say about the worst mistakes, by their moves. Ctrl-C ends the games, not the command."""
    from rich.console import Console
    from rich.progress import Progress

    from heckmeck.review.confirming import GAMES, confirm
    from heckmeck.review.lines import MOST_MISTAKES

    console, mistakes = Console(stderr=True), found.mistakes[:MOST_MISTAKES]
    confirmed: dict[int, tuple[Moment, Confirmation]] = {}
    try:
        with refusals(words), Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
            task = progress.add_task(words.say("review-confirming"), total=GAMES * len(mistakes))
            for place, moment in enumerate(mistakes):
                for one in confirm(record, moment):
                    confirmed[moment.number] = moment, one
                    progress.update(task, completed=GAMES * place + one.games)
    except KeyboardInterrupt:
        pass
    return confirmed


def _write_page(file: Path, record: Record, found: Review, words: Words) -> None:
    from heckmeck.review.page import review_page

    try:
        file.write_text(review_page(record, found, words), encoding="utf-8")
    except OSError as error:
        fail(words.say("error-unwritable", file=str(file), reason=error.strerror or str(error)))
