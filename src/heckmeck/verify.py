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
    transitions = [transition for transition in record.transitions() if isinstance(transition.move, Chance)]
    for counter, transition in enumerate(transitions):
        chances = record.game.chances(transition.before)
        assert chances is not None
        if chances.pick(ticket(proof.secret, proof.numbers, counter, chances.total)) != transition.move:
            return Verdict("other-roll", counter, len(transitions))
    return Verdict("verified", len(transitions), len(transitions))
