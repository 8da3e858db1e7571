"""`heckmeck verify`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from heckmeck.command.common import Language, fail, find_words, needed_record, print_lines


def verify(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A record with the header committed or luck; - reads standard input.")
    ],
    language: Language = "",
) -> None:
    """Check every roll and draw of a game. They must follow from the server's secret and the players' own numbers."""
    from heckmeck.verify import verify as check

    words = find_words(language)
    record = needed_record(file, words)
    verdict = check(record)
    name = words.name(verdict.name)
    sentence = words.say(f"verify-{verdict.finding}", right=verdict.right, draws=verdict.draws, number=verdict.right + 1, name=name)
    if not verdict.verified:
        fail(sentence)
    proof = record.proof
    assert proof is not None
    print_lines([sentence, words.say("verify-published", sha256=proof.sha256)])
    if proof.commitments is None:
        print_lines([words.say("verify-older")])
        return
    gave = ", ".join([words.name(name) for name, sha256 in zip(record.names, proof.commitments, strict=True) if sha256])
    print_lines([words.say("verify-committed", names=gave) if gave else words.say("verify-nobody")])
    print_lines([words.say("verify-failed-before", name=words.name(failed.name)) for failed in proof.failed])
