"""Checks the luck of a recorded game: whether every roll and draw follows from the secret and the seats' own numbers."""

from __future__ import annotations

from dataclasses import dataclass

from heckmeck.chance import commitment, ticket
from heckmeck.notation import Proof, Record
from heckmeck.rules import Chance


@dataclass(frozen=True)
class Verdict:
    """The result of the check: a key for `heckmeck.words`, the number of correct rolls and draws, and the number of all.

    `name` is the player whose number or failed round is wrong.
    """

    finding: str
    right: int = 0
    draws: int = 0
    name: str = ""

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
    wrong = _wrong_commitment(record.names, proof)
    if wrong is not None:
        return wrong
    transitions = [one for one in record.transitions() if isinstance(one.move, Chance)]
    for counter, transition in enumerate(transitions):
        chances = record.game.chances(transition.before)
        assert chances is not None
        if chances.pick(ticket(proof.secret, proof.numbers, counter, chances.total)) != transition.move:
            return Verdict("other-roll", counter, len(transitions))
    return Verdict("verified", len(transitions), len(transitions))


def _wrong_commitment(names: tuple[str, ...], proof: Proof) -> Verdict | None:
    """The first number that nobody committed to, in this round or in one that failed. The older scheme has no commitments."""
    for name, sha256, number in zip(names, proof.commitments or (), proof.numbers, strict=False):
        if (not number and sha256) or (number and commitment(number) != sha256):
            return Verdict("other-number", name=name)
    for failed in proof.failed:
        pairs = zip(failed.commitments, failed.numbers, strict=True)
        if commitment(failed.secret) != failed.sha256 or any(number and commitment(number) != sha256 for sha256, number in pairs):
            return Verdict("failed-round", name=failed.name)
    return None
