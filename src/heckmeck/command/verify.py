"""`heckmeck verify`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from heckmeck.command.common import Language, fail, find_words, needed_record, print_lines


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record with the header luck; - reads standard input.")],
    language: Language = "",
) -> None:
    """Check every roll and draw of a game. They must follow from the server's secret and the players' own numbers."""
    from heckmeck.verify import verify as check

    words = find_words(language)
    record = needed_record(file, words)
    verdict = check(record)
    sentence = words.say(f"verify-{verdict.finding}", right=verdict.right, draws=verdict.draws, number=verdict.right + 1)
    if not verdict.verified:
        fail(sentence)
    assert record.proof is not None
    print_lines([sentence, words.say("verify-published", sha256=record.proof.sha256)])
