"""The random numbers of your seats: when to commit to them, when to open them, and whether a record used them as it should.

What is kept here is the only thing that a server can't change afterwards, so a record is compared with it at the end.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from heckmeck.chance import commitment
from heckmeck.notation import Proof
from heckmeck.table.wire.incoming import Commit, GiveNumber
from heckmeck.table.wire.outgoing import TableInfo


class KeptRound(Struct, frozen=True):
    """A round of commitments as this client saw it. `sha256` is the server's commitment, by which the round is known."""

    sha256: str
    numbers: dict[str, str] = {}
    """Your numbers by seat."""
    seen: tuple[str, ...] = ()
    """All commitments by seat, as they were when your numbers were opened. Empty if they never were."""


Kept = tuple[KeptRound, ...]


def answer(table: TableInfo, kept: Kept) -> tuple[Kept, list[Commit | GiveNumber]]:
    """What is to be kept after an update, and then sent: commitments, or the numbers once everybody has committed.

    A number serves one round. It is opened only if all commitments are there, and only once.
    """
    told = commitments_of(table)
    if table.commitment is None or told is None or table.phase != "gathering" or not table.yours:
        return kept, []
    sha256 = table.commitment.sha256
    now = next((one for one in kept if one.sha256 == sha256), KeptRound(sha256))
    numbers = {**{str(seat): secrets.token_hex(32) for seat in table.yours}, **now.numbers}
    now = replace(now, numbers=numbers)
    messages: list[Commit | GiveNumber] = [Commit(seat, commitment(numbers[str(seat)])) for seat in table.yours if not told[seat]]
    if not messages and all_committed(table):
        ours = all(told[seat] == commitment(numbers[str(seat)]) for seat in table.yours)
        seen = now.seen or told
        if ours and seen == told:
            now = replace(now, seen=seen, numbers={str(seat): numbers[str(seat)] for seat in table.yours})
            messages += [GiveNumber(seat, numbers[str(seat)]) for seat in table.yours if not table.seats[seat].number_given]
    return (*[one for one in kept if one.sha256 != now.sha256], now), messages


def commitments_of(table: TableInfo) -> tuple[str, ...] | None:
    """By seat; None with real dice, in the older scheme, and where a server tells nonsense."""
    told = table.commitment.commitments if table.commitment is not None else None
    return tuple(told) if told is not None and len(told) == len(table.seats) else None


def all_committed(table: TableInfo) -> bool:
    """Every seat is taken, and every person has committed to a number."""
    told = commitments_of(table)
    if told is None:
        return False
    return all(seat.kind == "bot" or (seat.kind == "person" and told[number]) for number, seat in enumerate(table.seats))


def compare(kept: Kept, seats: Sequence[int], proof: Proof) -> str | None:
    """What a record's proof says differently from what this client kept, as a key for the catalogue; None if nothing differs.

    `seats` are your seats, as the server tells them. What this client opened counts whether or not the server still says so.
    """
    final = next((one for one in kept if one.sha256 == proof.sha256), None)
    if not all(_told(one, proof) for one in kept if one is not final and one.seen):
        return "terminal-other-promise" if final is None else "terminal-hidden-round"
    opened = final.numbers if final is not None and final.seen else {}
    if any(str(seat) not in opened for seat in seats):
        return "terminal-nothing-kept"
    if final is None or not opened:
        return None
    if final.seen != proof.commitments:
        return "terminal-other-commitments"
    used = {str(seat): number for seat, number in enumerate(proof.numbers)}
    return "terminal-other-number" if any(used.get(seat) != number for seat, number in opened.items()) else None


def _told(kept: KeptRound, proof: Proof) -> bool:
    """A round in which this client opened its numbers, and which came to nothing, stands in the record as it was."""
    found = next((one for one in proof.failed if one.sha256 == kept.sha256), None)
    if found is None or found.commitments != kept.seen:
        return False
    # A number that arrived too late was not opened in the eyes of the table.
    return all(found.numbers[int(seat)] in ("", number) for seat, number in kept.numbers.items())
