"""After a game: its record, kept as a file, and whether its luck was fair."""

from __future__ import annotations

from pathlib import Path

from heckmeck.notation import RecordError, read
from heckmeck.terminal.client.own_tables import OwnTable, data_folder
from heckmeck.verify import verify
from heckmeck.words import Words


def save_record(own: OwnTable, text: str) -> Path:
    """Writes the record into the user's data folder. Raises OSError where that cannot be."""
    folder = data_folder() / "records"
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{own.game}-{own.table[:8]}.hmk"
    file.write_text(text, encoding="utf-8")
    return file


def tell_verdict(words: Words, own: OwnTable, text: str) -> str:
    """Whether every roll and draw follows from the secret that was promised when this terminal came to the table."""
    try:
        record = read(text)
    except RecordError:
        return ""
    if record.proof is None:
        return ""
    if own.sha256 and record.proof.sha256 != own.sha256:
        return words.say("verify-other-secret")
    if any(record.proof.numbers[int(seat)] != number for seat, number in own.numbers.items()):
        return words.say("terminal-other-number")
    found = verify(record)
    return words.say(f"verify-{found.finding}", right=found.right, draws=found.draws, number=found.right + 1)
