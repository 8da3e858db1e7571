"""`heckmeck review`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from heckmeck.command.common import AsJson, Language, fail, find_words, needed_record, print_lines

if TYPE_CHECKING:
    from heckmeck.notation import Record
    from heckmeck.review import Review
    from heckmeck.words import Words


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record (.hmk); - reads one from standard input.")],
    html: Annotated[Path | None, typer.Option(metavar="PAGE", help="Write a page with the chart and every choice.")] = None,
    as_json: AsJson = False,
    language: Language = "",
) -> None:
    """Review a game. See what luck gave and took, what every choice did to the chances to win, and where the game turned."""
    words = find_words(language)
    record = needed_record(file, words)
    found = _review(record, words)
    if html is not None:
        _write_page(html, record, found, words)
    if as_json:
        from heckmeck.review.data import review_json

        typer.echo(json.dumps(review_json(record, found), ensure_ascii=False))
    elif html is None:
        from heckmeck.review.lines import review_lines

        print_lines(review_lines(record, found, words))


def _review(record: Record, words: Words) -> Review:
    from heckmeck.review import NotReviewed
    from heckmeck.review import review as look_back
    from heckmeck.words import key

    try:
        return look_back(record)
    except NotReviewed as missing:
        fail(words.say(key("error", missing.reason), **missing.details))


def _write_page(file: Path, record: Record, found: Review, words: Words) -> None:
    from heckmeck.review.page import review_page

    try:
        file.write_text(review_page(record, found, words), encoding="utf-8")
    except OSError as error:
        fail(words.say("error-unwritable", file=str(file), reason=error.strerror or str(error)))
