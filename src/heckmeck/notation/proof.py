"""The headers that prove a game's luck: `committed` with `failed` rounds before it, and `luck` of the older scheme."""

from __future__ import annotations

import re
from typing import Final

from heckmeck.notation.errors import RecordError, expect, shown
from heckmeck.notation.record import FailedRound, Proof
from heckmeck.notation.scan import Line, Word, check_name

HEADERS: Final = ("luck", "committed", "failed")
SEVERAL: Final = "failed"
"""The header that may stand more than once, in the order of the rounds."""

NOTHING: Final = "-"
"""A bot's number, a number that was not opened, or the secret of a game that is not over."""

_SECRET: Final = re.compile("[0-9a-f]{64}", re.ASCII)
_NUMBER: Final = re.compile("[0-9a-f]{32,128}", re.ASCII)
_COMMITTED: Final = re.compile("(?P<sha256>[0-9a-f]{64})=(?P<number>([0-9a-f]{2}){16,64}|-)", re.ASCII)


def read_proof(headers: list[Line], seats: int) -> Proof | None:
    """The proof that the headers of a record tell, or None if they tell none."""
    found = {key: [line for line in headers if line.head.text == key] for key in HEADERS}
    for line in found["luck"] if found["committed"] else []:
        raise line.head.error("luck_and_committed", "header", "turn")
    for line in found["failed"] if not found["committed"] else []:
        expected = (expect("the-header", key="committed"),)
        raise RecordError(line.head.line, line.head.column, "header_missing", {"key": "committed"}, expected)
    if found["luck"]:
        return _older(found["luck"][0], seats)
    if found["committed"]:
        return _committed(found["committed"][0], found["failed"], seats)
    return None


def _older(line: Line, seats: int) -> Proof:
    """`[luck SHA256 SECRET NUMBER …]`, a number for each seat; `-` for a secret not told yet, and for a bot's number."""
    words = line.words()
    if len(words) != 2 + seats:
        raise line.head.error("luck_count", "luck", seats=seats)
    for word, form in zip(words, [_SECRET, _SECRET, *[_NUMBER] * seats], strict=True):
        if not form.fullmatch(word.text) and (word.text != NOTHING or word is words[0]):
            raise word.error("bad_luck", "luck", text=shown(word.text))
    sha256, secret, *numbers = ["" if word.text == NOTHING else word.text for word in words]
    return Proof(sha256, secret or None, tuple(numbers))


def _committed(line: Line, failed: list[Line], seats: int) -> Proof:
    """`[committed SHA256 SECRET COMMITMENT=NUMBER …]`, and `[failed NAME …]` with the same for each round before it."""
    words = line.words()
    if len(words) != 2 + seats:
        raise line.head.error("committed_count", "committed", seats=seats)
    sha256, secret = _hash(words[0]), None if words[1].text == NOTHING else _hash(words[1])
    pairs = [_pair(word, may_lack=False) for word in words[2:]]
    return Proof(
        sha256=sha256,
        secret=secret,
        numbers=tuple([number for _, number in pairs]),
        commitments=tuple([commitment for commitment, _ in pairs]),
        failed=tuple([_failed(one, seats) for one in failed]),
    )


def _failed(line: Line, seats: int) -> FailedRound:
    words = line.words()
    if len(words) != 3 + seats:
        raise line.head.error("committed_count", "failed", seats=seats)
    pairs = [_pair(word, may_lack=True) for word in words[3:]]
    return FailedRound(
        name=check_name(words[0]),
        sha256=_hash(words[1]),
        secret=_hash(words[2]),
        commitments=tuple([commitment for commitment, _ in pairs]),
        numbers=tuple([number for _, number in pairs]),
    )


def _hash(word: Word) -> str:
    if not _SECRET.fullmatch(word.text):
        raise word.error("bad_luck", "committed", text=shown(word.text))
    return word.text


def _pair(word: Word, may_lack: bool) -> tuple[str, str]:
    """A seat's commitment and its number, both empty for a bot. Only in a failed round may a number be missing."""
    if word.text == NOTHING:
        return "", ""
    found = _COMMITTED.fullmatch(word.text)
    if found is None or (found["number"] == NOTHING and not may_lack):
        raise word.error("bad_commitment", "commitment", text=shown(word.text))
    return found["sha256"], "" if found["number"] == NOTHING else found["number"]


def write_proof(proof: Proof) -> list[str]:
    """The headers of a proof."""
    secret = proof.secret or NOTHING
    if proof.commitments is None:
        return [f"[luck {' '.join([proof.sha256, secret, *[number or NOTHING for number in proof.numbers]])}]"]
    failed = [
        f"[failed {' '.join([one.name, one.sha256, one.secret, *_written(one.commitments, one.numbers)])}]" for one in proof.failed
    ]
    return [f"[committed {' '.join([proof.sha256, secret, *_written(proof.commitments, proof.numbers)])}]", *failed]


def _written(commitments: tuple[str, ...], numbers: tuple[str, ...]) -> list[str]:
    pairs = zip(commitments, numbers, strict=True)
    return [f"{commitment}={number or NOTHING}" if commitment else NOTHING for commitment, number in pairs]
