"""A table as it is told to one receiver."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec import Raw, Struct

from heckmeck.kinds.shapes import Refusal, Shapes
from heckmeck.rules import Illegal, Seat
from heckmeck.table.changes import Handed
from heckmeck.table.table import Step, Table
from heckmeck.table.wire import outgoing
from heckmeck.table.wire.codec import Drawn, DrawnSteps, Situation, as_json, raw

WITH_VIEW = 40
"""How many of the steps that a client missed come with their view; older ones are told by their events alone."""
AT_ONCE = 200
"""Steps in one message at most. Whoever wants to know what was before asks for it, page by page."""

Here = Callable[[Seat], bool]


class Receiver(Struct, frozen=True):
    """Who looks at a table: the owner of some of its seats, or a spectator."""

    owner: str | None
    seats: tuple[Seat, ...]
    creator: bool = False
    """It set up the table."""

    def looks_as(self, to_act: Seat | None) -> Seat | None:
        """Whose view it gets. Several people around one screen see the hand of whoever's turn it is, and none at other times."""
        if len(self.seats) == 1:
            return self.seats[0]
        return to_act if to_act in self.seats else None

    @property
    def told_as(self) -> Seat | None:
        """Whose view of the events it gets. Several people around one screen are told only what all of them may know."""
        return self.seats[0] if len(self.seats) == 1 else None


def receiver(table: Table, owner: str | None, creator: str | None = None) -> Receiver:
    return Receiver(owner, tuple(table.seats_of(owner)), owner is not None and owner == creator)


class Drawing:
    """A table as it is drawn for its receivers. The parts that many of them see alike are made, and written as JSON, once.

    It is good for one version of the table and one set of people present; the next change needs a new one.
    """

    def __init__(self, table: Table, steps: Sequence[Step], here: Here, last: Drawing | None = None) -> None:
        self.table = table
        self.steps = steps
        self._to_act = table.to_act
        self.here = [here(seat) for seat in range(len(table.chairs))]
        self._about = (table.chairs, table.phase, table.rematch, self.here)
        same = last is not None and last._about == self._about
        self._public: outgoing.TableInfo = last._public if last is not None and same else _public_info(table, here)
        self._infos: dict[tuple[tuple[Seat, ...], bool], Raw] = last._infos if last is not None and same else {}
        self._views: dict[tuple[int, Seat | None], Raw] = {}
        self._told: dict[tuple[int, Seat | None], Raw] = {}

    def info(self, viewer: Receiver) -> outgoing.TableInfo:
        return msgspec.structs.replace(self._public, yours=list(viewer.seats), deletable=viewer.creator)

    def update(self, since: int, viewer: Receiver, waits: Sequence[outgoing.Wait] = ()) -> bytes:
        """All that is new for a receiver who has seen the version `since`."""
        table, steps = self.table, self.steps
        view_for = viewer.looks_as(self._to_act)
        first = _first_after(steps, since)
        missed = steps[max(first, len(steps) - AT_ONCE) :]
        update: Drawn = outgoing.Update(
            version=table.version,
            table=self._info(viewer),
            steps=[self._step(step, viewer.told_as, len(missed) - place <= WITH_VIEW) for place, step in enumerate(missed)],
            left_out=len(steps) - first - len(missed),
            view=None if table.state is None else self._view(steps[-1].version, table.state, view_for),
            view_of=view_for,
            situation=self._situation(viewer),
            waits=list(waits),
        )
        return as_json(update)

    def page(self, before: int, viewer: Receiver) -> bytes:
        """The last steps before a version. They are made again each time: what is read once needs no room in memory."""
        end = bisect_left(self.steps, before, key=lambda step: step.version)
        start = max(0, end - AT_ONCE)
        told: DrawnSteps = outgoing.StepsMessage(
            [self._written(step, viewer.told_as, None) for step in self.steps[start:end]], left_out=start
        )
        return as_json(told)

    def _situation(self, viewer: Receiver) -> Situation:
        """Who is to act and, if that is the receiver, what it may do, and what looks possible but isn't."""
        table, seat = self.table, self._to_act
        if table.state is None:
            return outgoing.Situation()
        if seat is None and table.awaits_fall:
            # Nobody decides while dice are in the air, but it is still somebody's turn.
            falling = table.kind.falling(table.state)
            return outgoing.Situation(seat=falling.seat, fall=outgoing.Fall(falling.dice, falling.golden) if viewer.seats else None)
        # While a bot stands in, the owner has to come back before choosing again.
        if seat is None or seat not in viewer.seats or table.chairs[seat].level is not None:
            return outgoing.Situation(seat=seat)
        shapes = table.kind.shapes
        offers = table.kind.offers(table.rules, table.state)
        return outgoing.Situation(
            seat=seat,
            yours=True,
            choices=[outgoing.Choice(shapes.action(one.action), one.total, one.wins) for one in offers.choices],
            playable=[outgoing.Playable(one.face, one.points, one.cards) for one in offers.playable],
            closed=[outgoing.Closed(shapes.action(action), _why(shapes, illegal)) for action, illegal in offers.closed],
            take_back=table.may_take_back,
        )

    def _info(self, viewer: Receiver) -> Raw:
        key = viewer.seats, viewer.creator
        found = self._infos.get(key)
        if found is None:
            found = self._infos[key] = raw(self.info(viewer))
        return found

    def _key(self, version: int, seat: Seat | None) -> tuple[int, Seat | None]:
        """Where nothing is hidden everybody is told the same."""
        return version, seat if self.table.kind.hides else None

    def _view(self, version: int, state: Any, seat: Seat | None) -> Raw:
        """The view of a seat."""
        key = self._key(version, seat)
        found = self._views.get(key)
        if found is None:
            found = self._views[key] = raw(self.table.kind.view(self.table.rules, state, seat, self.table.names))
        return found

    def _step(self, step: Step, seat: Seat | None, with_view: bool) -> Raw:
        """A step as it is told to a seat."""
        if not with_view:
            return self._written(step, seat, None)
        key = self._key(step.version, seat)
        found = self._told.get(key)
        if found is None:
            found = self._told[key] = self._written(step, seat, self._view(step.version, step.state, seat))
        return found

    def _written(self, step: Step, seat: Seat | None, view: Raw | None) -> Raw:
        seen, shaped = self.table.rules.seen, self.table.kind.shapes.event
        events = [shaped(seen(event, seat)) for event in step.events]
        handed = [] if step.handed is None else [_handed(step.handed)]
        back = [] if step.back is None or step.seat is None else [outgoing.TakenBack(step.seat)]
        return raw(outgoing.Step(step.version, step.seat, [*events, *handed, *back], view))


def _first_after(steps: Sequence[Step], version: int) -> int:
    """The place of the first step after a version. Mostly that is the last one."""
    if len(steps) > 1 and steps[-2].version <= version < steps[-1].version:
        return len(steps) - 1
    return bisect_right(steps, version, key=lambda step: step.version)


def _handed(change: Handed) -> outgoing.SeatHanded | outgoing.TurnHanded:
    if change.turn and change.level is not None:
        return outgoing.TurnHanded(change.seat, change.level)
    return outgoing.SeatHanded(change.seat, change.level)


def _public_info(table: Table, here: Here) -> outgoing.TableInfo:
    """What everybody may know of a table."""
    owners = list(dict.fromkeys([chair.owner for chair in table.chairs]))
    phase, proof, avatars = table.phase, table.proof(), table.avatars
    commitment: outgoing.Commitment | None = None
    if proof is not None:
        numbers = [] if phase == "gathering" else list(proof.numbers)
        commitments = None if proof.commitments is None else list(proof.commitments)
        failed = [
            outgoing.FailedRound(one.name, one.sha256, one.secret, list(one.commitments), list(one.numbers)) for one in proof.failed
        ]
        commitment = outgoing.Commitment(proof.sha256, proof.secret, commitments, numbers, failed)
    return outgoing.TableInfo(
        table=table.id,
        game=table.rules.id,
        options=dict(table.rules.options),
        hints=table.hints,
        real_dice=table.real_dice,
        grace=table.grace,
        decision_time=table.decision_time,
        tutor="on" if table.tutored else "declined" if table.tutor else "off",
        created=table.created,
        seats=[
            outgoing.SeatInfo(
                name=chair.name,
                kind=chair.kind,
                level=chair.level,
                here=chair.kind == "bot" or here(seat),
                number_given=chair.kind == "bot" or table.real_dice or phase != "gathering" or table.opened(seat),
                avatar=avatars[seat],
                group=owners.index(chair.owner) if chair.owner else -1 - seat,
            )
            for seat, chair in enumerate(table.chairs)
        ],
        yours=[],
        deletable=False,
        phase=phase,
        commitment=commitment,
        winners=list(table.rules.winners(table.state)) if phase == "finished" else [],
        ranking=list(table.rules.ranking(table.state)) if phase == "finished" else [],
        rematch=table.rematch,
    )


def _why(shapes: Shapes, illegal: Illegal) -> Refusal:
    return Refusal(illegal.rule, illegal.reason, shapes.details(illegal.details))
