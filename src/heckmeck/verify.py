"""Checks the luck of a recorded game: that every roll and draw follows from the secret and the seats' own numbers."""

from __future__ import annotations

from dataclasses import dataclass

from heckmeck.chance import commitment, ticket
from heckmeck.notation import Record
from heckmeck.rules import Chance


@dataclass(frozen=True)
class Verdict:
    """The result of the check: a key for `heckmeck.words`, the number of correct rolls and draws, and the number of all."""

    finding: str
    right: int = 0
    draws: int = 0

    @property
    def verified(self) -> bool:
        return self.finding == "verified"


def verify(record: Record) -> Verdict:
    proof = record.proof
    if proof is None:
        return Verdict("no-luck")
    if proof.secret is None:
        return Verdict("no-secret")
    if commitment(proof.secret) != proof.sha256:
        return Verdict("other-secret")
    steps = [step for step in record.steps() if isinstance(step.move, Chance)]
    for counter, step in enumerate(steps):
        chances = record.game.chances(step.before)
        assert chances is not None
        if chances.pick(ticket(proof.secret, proof.numbers, counter, chances.total)) != step.move:
            return Verdict("other-roll", counter, len(steps))
    return Verdict("verified", len(steps), len(steps))
