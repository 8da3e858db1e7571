"""What follows from a change: the next table, and the step of the game that it was, if it was one."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from heckmeck.notation import FailedRound, read_action, read_chance
from heckmeck.rules import Action, Event, Move, Seat
from heckmeck.table import changes
from heckmeck.table.changes import AnyChange, AnyMove, Chair
from heckmeck.table.table import After, Back, Step, Table, commitment_of

Seating = changes.Sat | changes.Bot | changes.Removed | changes.Committed | changes.Opened | changes.GaveNumber
"""A change of one chair before the game."""


def after_change(table: Table, change: AnyChange) -> After:
    """The table after a change that was decided, or saved, before. Raises ValueError or Illegal if it is impossible."""
    match change:
        case changes.Started() | changes.Acted() | changes.Fell():
            return _replayed(table, change)
        case changes.TookBack():
            return _went_back(table, change)
        case changes.Handed():
            return _handed(table, change)
        case changes.Failed():
            return _failed(table, change)
        case changes.Rematch(other):
            return After(change, replace(table, version=table.version + 1, rematch=other))
        case _:
            return _with_chair(table, change, change.seat, _chair_after(table.chairs[change.seat], change))


def moved(table: Table, change: AnyMove, moves: tuple[Move, ...], state: Any, events: tuple[Event, ...]) -> After:
    """`moves` is a decision, if there was one, and the luck that followed it. They led to `state`."""
    decided = bool(moves) and isinstance(moves[0], Action)
    following = replace(
        table,
        version=table.version + 1,
        state=state,
        counter=table.counter + len(moves) - decided,
        chairs=_returned(table, state),
        moved=change.at,
        handed=0,
        back=_back(table, moves, state),
        taken_back=table.taken_back if decided and len(moves) == 1 else 0,
    )
    return After(change, following, Step(following.version, table.to_act if decided else None, events, state, moves))


def _with_chair(table: Table, change: AnyChange, seat: Seat, chair: Chair) -> After:
    chairs = (*table.chairs[:seat], chair, *table.chairs[seat + 1 :])
    return After(change, replace(table, version=table.version + 1, chairs=chairs))


def _chair_after(chair: Chair, change: Seating) -> Chair:
    match change:
        case changes.Sat(_, name, owner, avatar, agrees):
            return Chair("person", name, None, owner, avatar=avatar, agrees=agrees)
        case changes.Bot(_, level, name):
            return Chair("bot", name, level)
        case changes.Removed():
            return Chair("open")
        case changes.Committed(_, sha256):
            return replace(chair, commitment=sha256, number="")
        case changes.Opened(_, number) | changes.GaveNumber(_, number):
            return replace(chair, number=number)


def _handed(table: Table, change: changes.Handed) -> After:
    """Whoever plays now can't take back what somebody else has laid aside."""
    done = _with_chair(table, change, change.seat, replace(table.chairs[change.seat], level=change.level, turn=change.turn))
    done = replace(done, table=replace(done.table, handed=table.handed + 1, back=None))
    if table.state is None:
        return done  # before the game it is no step of it
    return replace(done, step=Step(done.table.version, None, (), table.state, (), change))


def _failed(table: Table, change: changes.Failed) -> After:
    """Everybody else commits to a fresh number, for a fresh secret. What was known of the round before stays known."""
    chair = table.chairs[change.seat]
    assert chair.owner is not None
    failed = FailedRound(chair.name or "", commitment_of(table.secret), table.secret, table.commitments, table.numbers)
    chairs = [Chair("open") if other.owner == chair.owner else replace(other, commitment="", number="") for other in table.chairs]
    following = replace(
        table,
        version=table.version + 1,
        chairs=tuple(chairs),
        secret=change.secret,
        failed=(*table.failed, failed),
        barred=table.barred | {chair.owner},
    )
    return After(change, following)


def _replayed(table: Table, change: AnyMove) -> After:
    """Replays what was saved."""
    if isinstance(change, changes.Started):
        start = table.rules.new(len(table.chairs))
        table = replace(table, start=start, state=start)
    moves: tuple[Move, ...] = tuple([read_chance(table.rules, told) for told in change.chances])
    if isinstance(change, changes.Acted):
        action = read_action(table.rules, change.action, table.names)
        if action is None:
            raise ValueError(f"no action: {change.action!r}")
        moves = (action, *moves)
    state = table.state
    events: tuple[Event, ...] = ()
    for move in moves:
        state, meant = table.rules.apply(state, move)
        events += meant
    return moved(table, change, moves, state, events)


def _back(table: Table, moves: tuple[Move, ...], state: Any) -> Back | None:
    """Where a seat may go back to from this state. Nobody goes back past luck, or past the end of a turn."""
    if not table.tutored or len(moves) != 1:
        return None
    [action] = moves
    seat = table.to_act
    if not isinstance(action, Action) or table.rules.to_act(state) != seat or not table.kind.retractable(action, state):
        return None
    return table.back or Back(table.version, table.state)


def _went_back(table: Table, change: changes.TookBack) -> After:
    """The dice lie as they fell. Their luck, and the time to decide, count on from there."""
    if table.back is None:
        raise ValueError("nothing to take back")
    version, back = table.version + 1, table.back
    following = replace(table, version=version, state=back.state, back=None, taken_back=table.taken_back + 1)
    return After(change, following, Step(version, table.to_act, (), back.state, (), back=back.version))


def _returned(table: Table, state: Any) -> tuple[Chair, ...]:
    """The chairs in this state. A bot that played for one turn is done when it is somebody else's."""
    if True not in [chair.turn for chair in table.chairs]:
        return table.chairs
    acts = table.rules.to_act(state)
    over = acts is not None or table.rules.finished(state)
    return tuple(
        [
            replace(chair, level=None, turn=False) if chair.turn and over and seat != acts else chair
            for seat, chair in enumerate(table.chairs)
        ]
    )
