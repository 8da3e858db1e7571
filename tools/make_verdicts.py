"""Makes `web/tests/verdicts.json`: games with fair and forged luck, and what `heckmeck verify` says of them.

The page's tests check the same games and have to find the same. The games are those of `make_golden_games.py`, with another proof
or with luck that the host chose. With `--check` it only says whether the file is up to date.
"""

import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

from make_golden_games import GAMES, compact, fresh, played

from heckmeck.chance import VerifiableLuck, commitment
from heckmeck.kind import kind_of
from heckmeck.notation import FailedRound, Proof, Record, read
from heckmeck.rules import Chance, Chances
from heckmeck.rules.karteneck.chances import Draws
from heckmeck.table import deciding
from heckmeck.table.finished import record_of
from heckmeck.table.table import Step, Table
from heckmeck.table.wire.codec import as_json
from heckmeck.verify import verify

TARGET = Path(__file__).parents[1] / "web/tests/verdicts.json"
FAIR = 12
"""Rolls and draws before the host begins to cheat."""


class ChosenLuck(VerifiableLuck):
    """The luck of a host who keeps the last card of the pile back, and rolls again. Everything that happens is legal."""

    def draw(self, chances: Chances) -> Chance:
        if self.counter < FAIR:
            return super().draw(chances)
        if isinstance(chances, Draws) and len(chances.bag) > 1:
            return super().draw(Draws(chances.bag[:-1]))
        again = VerifiableLuck(self._secret, self._numbers, self.counter + 1000)
        self.counter += 1
        return again.draw(chances)


def forged(proof: Proof) -> Iterator[tuple[str, Proof]]:
    """The proof of a fair game, and what a host may make of it."""
    assert proof.secret is not None
    assert proof.commitments is not None
    other = "77" * 32
    hashes = (commitment(other), *proof.commitments[1:])
    numbers = (other, *proof.numbers[1:])
    failed = FailedRound("Ben", commitment(other), other, (*proof.commitments[:1], *proof.commitments[:-1]), ("",) * len(numbers))
    opened = replace(failed, numbers=(proof.numbers[0], *failed.numbers[1:]))
    yield "nothing is forged", proof
    yield "the older scheme", replace(proof, commitments=None)
    yield "the older scheme with another number", replace(proof, commitments=None, numbers=numbers)
    yield "a failed round", replace(proof, failed=(opened, failed))
    yield "a failed round with another number", replace(proof, failed=(replace(opened, numbers=(other, *opened.numbers[1:])),))
    yield "a failed round with another secret", replace(proof, failed=(replace(failed, secret=proof.secret),))
    yield "no secret", replace(proof, secret=None)
    yield "another secret", replace(proof, secret=other)
    yield "another secret with its own fingerprint", replace(proof, secret=other, sha256=commitment(other))
    yield "another number", replace(proof, numbers=numbers)
    yield "another number with its own commitment", replace(proof, numbers=numbers, commitments=hashes)
    yield "a number is left out", replace(proof, numbers=("", *proof.numbers[1:]))
    yield (
        "a number and its commitment are left out",
        replace(proof, numbers=("", *proof.numbers[1:]), commitments=("", *proof.commitments[1:])),
    )


def cheated(game: str) -> tuple[Table, list[Step]]:
    """A game with luck that the host chose, to its end."""
    how = GAMES[game]
    table = fresh(game, how["seats"], how.get("options"))
    # A host who cheats changes the program: this is the one line to change.
    with patch.object(deciding, "VerifiableLuck", ChosenLuck):
        return played(table, how["seed"])


def entry(what: str, game: str, record: Record, steps: list[Step] | None = None) -> dict[str, Any]:
    """A game as the page is told of it, with the verdict of the command. Steps are told only where they are not the golden ones."""
    verdict, proof = verify(record), record.proof
    assert proof is not None
    told: dict[str, Any] = {
        "what": what,
        "game": game,
        "finding": verdict.finding,
        "right": verdict.right,
        "name": verdict.name,
        "commitment": {
            "sha256": proof.sha256,
            "secret": proof.secret,
            "commitments": proof.commitments,
            "numbers": proof.numbers,
            "failed": [vars(one) for one in proof.failed],
        },
    }
    if steps is not None:
        shapes = kind_of(record.game).shapes
        told["events"] = [json.loads(as_json(shapes.event(event))) for step in steps for event in step.events]
    return told


def text() -> str:
    entries: list[dict[str, Any]] = []
    for game, how in GAMES.items():
        table, steps = played(fresh(game, how["seats"], how.get("options")), how["seed"])
        record = read(record_of(table, steps))
        assert record.proof is not None
        entries += [entry(what, game, replace(record, proof=proof)) for what, proof in forged(record.proof)]
        table, steps = cheated(game)
        entries.append(entry("the host chooses", game, read(record_of(table, steps)), steps))
    return "[\n" + ",\n".join([compact(one) for one in entries]) + "\n]\n"


if __name__ == "__main__":
    if "--check" not in sys.argv:
        TARGET.write_text(text(), encoding="utf-8")
    elif TARGET.read_text(encoding="utf-8") != text():
        sys.exit("web/tests/verdicts.json is out of date. Run: make golden")
