"""A table as it stands. Nothing here waits, saves or sends: that is for the host.

A table is immutable. What may happen to it is a change, which is saved as JSON. The same changes in the same order give the same
table, whenever and wherever they are read.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Any, Final, Literal

from msgspec import Struct

from heckmeck.chance import commitment
from heckmeck.kind import Kind
from heckmeck.notation import FailedRound, Proof
from heckmeck.players.levels import Level
from heckmeck.rules import Event, Game, Move, Seat
from heckmeck.table import changes
from heckmeck.table.changes import AnyChange, Chair
from heckmeck.table.wire.incoming import AVATARS

commitment_of = lru_cache(maxsize=4096)(commitment)  # asked for at every change of every table

TAKEN_BACK_PER_ROLL: Final = 5
"""How often a seat may take something back before it rolls again: each time is a change that is kept for ever, and others wait."""


class Step(Struct, frozen=True, gc=False):
    """One step of the game: the version it made, whose decision it was, what it meant, and the state it led to."""

    version: int
    seat: Seat | None
    events: tuple[Event, ...]
    state: Any
    moves: tuple[Move, ...]
    handed: changes.Handed | None = None
    """A seat that was handed to a bot, or given back."""
    back: int | None = None
    """Its seat took back all steps after this version."""


class Back(Struct, frozen=True, gc=False):
    """Where the seat to act may go back to: the last version at which the dice lay as they fell, and the state they led to."""

    version: int
    state: Any


class Table(Struct, frozen=True, gc=False):
    """`heckmeck.table.following` says what a change makes of it."""

    id: str
    created: str
    rules: Game[Any]
    kind: Kind
    hints: bool
    real_dice: bool
    secret: str
    """Of the verifiable dice; empty with real ones."""
    chairs: tuple[Chair, ...]
    version: int = 0
    start: Any = None
    state: Any = None
    """None while the table gathers."""
    counter: int = 0
    """Rolls and draws so far."""
    rematch: str | None = None
    rematches: int = 0
    """How many games these people have played before. With each of them the first seat has become the last."""
    failed: tuple[FailedRound, ...] = ()
    """Rounds of commitments that failed because somebody did not open a number."""
    barred: frozenset[str] = frozenset()
    """Those who did not open a number. They get no seat here any more."""
    grace: int = changes.GRACE
    decision_time: int = 0
    language: str | None = None
    moved: int = 0
    """When the last move was, in seconds since 1970, if the table notes that."""
    handed: int = 0
    """How often seats were handed over and given back since the last move."""
    tutor: bool = False
    """Whoever set it up wants a tutor."""
    back: Back | None = None
    """None if there is nothing to take back."""
    taken_back: int = 0
    """How often something was taken back since the dice fell."""

    @property
    def names(self) -> tuple[str, ...]:
        return tuple([chair.name or "" for chair in self.chairs])

    @property
    def avatars(self) -> tuple[int, ...]:
        """The chicken of every seat. Those that nobody chose go to the other seats, which are bots, free, or don't care."""
        taken = {chair.avatar for chair in self.chairs}
        found: list[int] = []
        for seat, chair in enumerate(self.chairs):
            # With nothing chosen this is the seat, as it was in the first of these games.
            avatar = free_avatar(taken, (seat + self.rematches) % len(self.chairs)) if chair.avatar is None else chair.avatar
            taken.add(avatar)
            found.append(avatar)
        return tuple(found)

    @property
    def phase(self) -> Literal["gathering", "playing", "finished"]:
        if self.state is None:
            return "gathering"
        return "finished" if self.rules.finished(self.state) else "playing"

    @property
    def complete(self) -> bool:
        """Everybody is there, and every person has opened a random number where one is needed."""
        if self.real_dice:
            return all(chair.kind != "open" for chair in self.chairs)
        return self.committed and all(chair.kind == "bot" or chair.number for chair in self.chairs)

    @property
    def tutored(self) -> bool:
        """The table has a tutor: it was set up with one, and all people who have a seat agree."""
        return self.tutor and all(chair.agrees for chair in self.chairs if chair.kind == "person")

    @property
    def committed(self) -> bool:
        """Everybody is there, and every person has committed to a number: now the numbers may be opened. Bots add none."""
        return all(chair.kind == "bot" or (chair.kind == "person" and chair.commitment) for chair in self.chairs)

    @property
    def to_act(self) -> Seat | None:
        return None if self.state is None else self.rules.to_act(self.state)

    @property
    def awaits_fall(self) -> bool:
        """Somebody has to type in what real dice show."""
        return self.real_dice and self.phase == "playing" and self.rules.chances(self.state) is not None

    @property
    def numbers(self) -> tuple[str, ...]:
        return tuple([chair.number if chair.kind == "person" else "" for chair in self.chairs])

    @property
    def commitments(self) -> tuple[str, ...]:
        return tuple([chair.commitment for chair in self.chairs])

    def opened(self, seat: Seat) -> bool:
        """The seat has opened the number that it committed to. A number without a commitment is one of an earlier version."""
        return bool(self.chairs[seat].commitment and self.chairs[seat].number)

    def bot_to_act(self) -> Level | None:
        """The level of the bot that is to act, if one is."""
        seat = self.to_act
        return None if seat is None else self.chairs[seat].level

    def seats_of(self, owner: str | None) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.chairs) if owner is not None and chair.owner == owner]

    def proof(self) -> Proof | None:
        if self.real_dice:
            return None
        # Games that began under an earlier version have numbers and no commitments.
        older = self.state is not None and not self.committed
        return Proof(
            sha256=commitment_of(self.secret),
            secret=self.secret if self.phase == "finished" else None,
            numbers=self.numbers,
            commitments=None if older else self.commitments,
            failed=self.failed,
        )

    @property
    def may_take_back(self) -> bool:
        return self.back is not None and self.taken_back < TAKEN_BACK_PER_ROLL


class After(Struct, frozen=True, gc=False):
    """A change, the table after it, and the step of the game that it was, if it was one."""

    change: AnyChange
    table: Table
    step: Step | None = None


def standing(steps: Sequence[Step]) -> list[Step]:
    """The steps of a game without those that were taken back."""
    found: list[Step] = []
    for step in steps:
        if step.back is None:
            found.append(step)
        while step.back is not None and found and found[-1].version > step.back:
            found.pop()
    return found


def free_avatar(taken: Collection[int | None], wanted: int) -> int:
    """The chicken that is wanted, or the next one that nobody is. There are as many as a table has seats at most."""
    return next(avatar % AVATARS for avatar in range(wanted, wanted + AVATARS) if avatar % AVATARS not in taken)
