"""After a game: its story, its record, kept as a file, and whether its luck was fair."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from heckmeck.notation import Proof, RecordError, read
from heckmeck.review.telling import tell_story
from heckmeck.terminal.client.numbers import compare
from heckmeck.terminal.client.own_tables import OwnTable, data_folder
from heckmeck.verify import verify
from heckmeck.words import Words


def save_record(own: OwnTable, text: str) -> Path:
    """Writes the record into the user's data folder. Raises OSError if that is impossible."""
    folder = data_folder() / "records"
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{own.game}-{own.table[:8]}.hmk"
    file.write_text(text, encoding="utf-8")
    return file


def tell_end(words: Words, text: str) -> str:
    """The story of the game in one sentence; empty for a record that this program does not know."""
    try:
        return tell_story(read(text), words) or ""
    except RecordError:
        return ""


def tell_verdict(words: Words, own: OwnTable, seats: Sequence[int], text: str) -> str:
    """Whether every roll and draw follows from what this terminal kept of its seats. If it can't confirm something, it says so."""
    try:
        record = read(text)
    except RecordError:
        record = None
    if record is None or record.proof is None:
        # With real dice there is nothing to check. But then this terminal has opened no number.
        return words.say("terminal-no-proof") if _opened(own) else ""
    found = verify(record)
    differs = _older(own, seats, record.proof) if record.proof.commitments is None else compare(own.rounds, seats, record.proof)
    if differs is not None and found.verified:
        return words.say(differs)
    said = words.say(
        f"verify-{found.finding}", right=found.right, draws=found.draws, number=found.right + 1, name=words.name(found.name)
    )
    return said if seats or not found.verified else f"{said} {words.say('terminal-no-own-number')}"


def _opened(own: OwnTable) -> bool:
    """This terminal has opened a number at this table."""
    return any(one.seen for one in own.rounds)


def _older(own: OwnTable, seats: Sequence[int], proof: Proof) -> str | None:
    """The same as `compare` for a game of the older scheme."""
    if _opened(own):
        # It was a game with commitments, whatever the server says of it now.
        return "terminal-other-commitments"
    if any(not own.numbers.get(str(seat)) for seat in seats):
        return "terminal-nothing-kept"
    if seats and own.sha256 != proof.sha256:
        return "terminal-other-promise"
    used = dict(enumerate(proof.numbers))
    return "terminal-other-number" if any(own.numbers[str(seat)] != used.get(seat) for seat in seats) else None
