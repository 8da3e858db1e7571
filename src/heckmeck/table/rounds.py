"""The round of commitments before a game with verifiable dice, and those whom a table waits for.

The server has committed to its secret. Every person's own client commits to a random number, and opens it once it has seen all
commitments. So nobody can choose a number after seeing another, whoever runs the server included. With the last number the game
starts. If somebody does not open a number, the round has failed: it is kept, and the next one has a fresh secret and fresh numbers.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from math import ceil
from typing import Final, Literal

from heckmeck.chance import commitment
from heckmeck.rules import Seat
from heckmeck.table import changes
from heckmeck.table.changes import AnyChange
from heckmeck.table.refusals import Refused
from heckmeck.table.table import Table
from heckmeck.table.wire.incoming import Commit, GiveNumber, Remove
from heckmeck.table.wire.outgoing import Wait

PATIENCE: Final = 30
"""Seconds that every table waits for somebody before the others may free the seat.

A table's grace may be shorter, even 0: a bot gives a seat back, but whoever is removed has lost it. If it is longer, it counts."""

MOST_FAILED: Final = 10
"""Failed rounds after which nobody else gets a seat.

Every one of them is kept and told for ever, so there has to be an end. Each also removes a player, so only as many can follow as
there are players left."""

Gathering = Commit | GiveNumber | Remove
"""What clients send before the game."""
Reason = Literal["away", "commit", "open"]


def decide(table: Table, owner: str | None, message: Gathering, waiting: Waiting) -> AnyChange:
    """What a message changes. Raises Refused."""
    match message:
        case Commit():
            return commit(table, owner, message.seat, message.sha256)
        case GiveNumber():
            return open_number(table, owner, message.seat, message.number)
        case Remove():
            return remove(table, owner, message.seat, waiting.seconds_left(table, message.seat))


def check_newcomer(table: Table, owner: str) -> None:
    """Raises Refused if somebody may not sit down because of the rounds before."""
    if owner in table.barred:
        raise Refused("not_possible", "barred")
    if len(table.failed) >= MOST_FAILED:
        raise Refused("not_possible", "too_many_failed")


def commit(table: Table, owner: str | None, seat: Seat, sha256: str) -> changes.Committed:
    """A seat's commitment to its number. It holds until the round fails. Raises Refused."""
    _check_own(table, owner, seat)
    if table.real_dice:
        raise Refused("not_possible", "no_numbers")
    if table.state is not None or table.chairs[seat].commitment:
        raise Refused("not_possible", "commitment_given")
    return changes.Committed(seat, sha256)


def open_number(table: Table, owner: str | None, seat: Seat, number: str) -> changes.Opened:
    """The number that a seat has committed to. Raises Refused."""
    _check_own(table, owner, seat)
    if table.real_dice:
        raise Refused("not_possible", "no_numbers")
    if table.state is not None:
        raise Refused("not_possible", "number_given")
    if not table.committed:
        raise Refused("not_possible", "not_all_committed")
    if table.chairs[seat].number:
        raise Refused("not_possible", "number_given")
    if commitment(number) != table.chairs[seat].commitment:
        raise Refused("not_possible", "other_number")
    return changes.Opened(seat, number)


def remove(table: Table, owner: str | None, seat: Seat, seconds_left: int | None) -> changes.Removed | changes.Failed:
    """Frees the seat of somebody whom the table has waited for. Raises Refused.

    Once everybody has committed, others may have opened their numbers already. So the round has failed, even if nobody has.
    """
    own = table.seats_of(owner)
    if not own:
        raise Refused("not_yours", "no_seat")
    if seat not in range(len(table.chairs)):
        raise Refused("not_possible", "no_such_seat")
    if table.state is not None:
        raise Refused("not_possible", "already_started")
    if seat in own or seconds_left is None:
        raise Refused("not_possible", "still_here")
    if seconds_left > 0:
        raise Refused("not_possible", "wait_longer", seconds=seconds_left)
    return changes.Failed(seat, secrets.token_hex(32)) if table.committed else changes.Removed(seat)


def _check_own(table: Table, owner: str | None, seat: Seat) -> None:
    if seat not in table.seats_of(owner):
        raise Refused("not_yours", "no_seat")


class Waiting:
    """Whom a gathering table waits for, and since when. Nobody is waited for longer than since the server has started."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self._since: dict[Seat, tuple[Reason, str | None, float]] = {}

    def look(self, table: Table, here: Callable[[Seat], bool]) -> None:
        """Somebody came or went, or something changed."""
        if table.state is not None:
            self._since.clear()
            return
        now = self.clock()
        since: dict[Seat, tuple[Reason, str | None, float]] = {}
        for seat, chair in enumerate(table.chairs):
            reason = _waits_for(table, seat, here)
            if reason is not None:
                before = self._since.get(seat)
                same = before is not None and before[:2] == (reason, chair.owner)
                since[seat] = before if before is not None and same else (reason, chair.owner, now)
        self._since = since

    def seconds_left(self, table: Table, seat: Seat) -> int | None:
        """How long the table still waits for a seat; None if it does not wait for it."""
        found = self._since.get(seat)
        return None if found is None else max(0, ceil(patience(table) - (self.clock() - found[2])))

    def waits(self, table: Table) -> list[Wait]:
        """All that the table waits for before the game, and how long yet."""
        return [Wait(seat, why, self.seconds_left(table, seat) or 0, patience(table)) for seat, (why, _, _) in self._since.items()]


def patience(table: Table) -> int:
    """Seconds that this table waits for somebody before the game."""
    return max(PATIENCE, table.grace)


def _waits_for(table: Table, seat: Seat, here: Callable[[Seat], bool]) -> Reason | None:
    chair = table.chairs[seat]
    if chair.kind != "person":
        return None
    if table.committed and not table.real_dice:
        return None if chair.number else "open"
    if not chair.commitment and all(other.kind != "open" for other in table.chairs):
        return "commit"
    return None if here(seat) else "away"
