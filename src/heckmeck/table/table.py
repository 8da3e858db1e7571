"""A table as it stands, and what a change makes of it. Nothing here waits, saves or sends: that is for the host.

A table is immutable. What may happen to it is a change, which is saved as JSON. The same changes in the same order give the same
table, whenever and wherever they are read.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from heckmeck.chance import VerifiableLuck, commitment
from heckmeck.kind import Kind, kind_of
from heckmeck.notation import FailedRound, Proof, read_action, read_chance
from heckmeck.notation.characters import look_alike
from heckmeck.players.levels import Level
from heckmeck.rules import Action, Chance, Event, Game, Illegal, Move, Seat, game
from heckmeck.table import changes
from heckmeck.table.changes import AnyChange, AnyMove, Chair
from heckmeck.table.wire.incoming import AVATARS
from heckmeck.table.wire.outgoing import Code

_commitment = lru_cache(maxsize=4096)(commitment)  # asked for at every change of every table


TAKEN_BACK_PER_ROLL: Final = 5
"""How often a seat may take something back before it rolls again: each time is a change that is kept for ever, and others wait."""


class Refused(Exception):  # what it is, not an error of ours
    """Something a table does not allow: a code for programs, and a reason that `heckmeck.words` puts into words."""

    def __init__(self, code: Code, reason: str, rule: str = "", **details: str | int) -> None:
        super().__init__(code, reason, details)
        self.code: Code = code
        self.reason = reason
        self.rule = rule
        self.details: Mapping[str, str | int] = details


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

    # What it is

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
            sha256=_commitment(self.secret),
            secret=self.secret if self.phase == "finished" else None,
            numbers=self.numbers,
            commitments=None if older else self.commitments,
            failed=self.failed,
        )

    # What may happen to it

    def act(self, action: Action, at: int = 0) -> After:
        """A decision of the seat to act and the luck that follows it. Raises Illegal."""
        state, events = self.rules.apply(self.state, action)
        moves, state, more = self._draw(state)
        form = self.kind.form
        told = dict(form.action(action, self.names))
        chances = [form.chance(move) for move in moves]
        return self._moved(changes.Acted(told, chances, at), (action, *moves), state, events + more)

    def fall(self, dice: str, at: int = 0) -> After:
        """What real dice show. Raises Illegal or Refused."""
        roll = self.kind.read_fall(dice)
        if roll is None:
            raise Refused("illegal", "bad_dice", text=dice)
        state, events = self.rules.apply(self.state, roll)
        return self._moved(changes.Fell([self.kind.form.chance(roll)], at), (roll,), state, events)

    def begin(self, at: int = 0) -> After:
        """The game starts, with the luck that comes before the first decision."""
        start = self.rules.new(len(self.chairs))
        moves, state, events = self._draw(start)
        change = changes.Started([self.kind.form.chance(move) for move in moves], at)
        return replace(self, start=start, state=start)._moved(change, moves, state, events)

    def take_back(self) -> After:
        """The seat to act takes back what it laid aside. Raises Refused."""
        if not self.tutored:
            raise Refused("not_possible", "no_tutor")
        if self.back is None:
            raise Refused("not_possible", "nothing_to_take_back")
        if not self.may_take_back:
            raise Refused("not_possible", "taken_back_too_often")
        return self.after(changes.TookBack())

    @property
    def may_take_back(self) -> bool:
        return self.back is not None and self.taken_back < TAKEN_BACK_PER_ROLL

    def again(self) -> changes.SetUp:
        """The same people and rules again: whoever began sits last, and the secret is a new one. Everybody looks as before."""
        chairs = [
            Chair(
                chair.kind,
                chair.name,
                chair.level if chair.kind == "bot" else None,
                chair.owner,
                avatar=avatar,
                agrees=chair.agrees,
            )
            for chair, avatar in zip(self.chairs, self.avatars, strict=True)
        ]
        fresh = set_up(self.rules, (*chairs[1:], chairs[0]), self.hints, self.real_dice, self.grace, self.decision_time, self.tutor)
        return replace(fresh, rematches=self.rematches + 1, language=self.language)

    def _draw(self, state: Any) -> tuple[tuple[Chance, ...], Any, tuple[Event, ...]]:
        """Draws as long as luck is to move: what came, the state after it, and what it meant. Real dice fall outside."""
        moves: list[Chance] = []
        events: tuple[Event, ...] = ()
        if self.real_dice:
            return (), state, events
        luck: VerifiableLuck | None = None
        while (chances := self.rules.chances(state)) is not None:
            luck = luck or VerifiableLuck(self.secret, self.numbers, self.counter)
            chance = luck.draw(chances)
            state, meant = self.rules.apply(state, chance)
            moves.append(chance)
            events += meant
        return tuple(moves), state, events

    def after(self, change: AnyChange) -> After:
        """The table after a change that was decided, or saved, before. Raises ValueError or Illegal if it is impossible."""
        match change:
            case changes.Sat(seat, name, owner, avatar, agrees):
                return self._with_chair(change, seat, Chair("person", name, None, owner, avatar=avatar, agrees=agrees))
            case changes.GaveNumber(seat, number):
                return self._with_chair(change, seat, replace(self.chairs[seat], number=number))
            case changes.Committed() | changes.Opened() | changes.Removed() | changes.Failed():
                return self._in_round(change)
            case changes.Bot(seat, level, name):
                return self._with_chair(change, seat, Chair("bot", name, level))
            case changes.Handed():
                return self._handed(change)
            case changes.Rematch(other):
                return After(change, replace(self, version=self.version + 1, rematch=other))
            case changes.Started():
                start = self.rules.new(len(self.chairs))
                return replace(self, start=start, state=start)._replayed(change)
            case changes.Acted() | changes.Fell():
                return self._replayed(change)
            case changes.TookBack():
                return self._went_back(change)

    def _with_chair(self, change: AnyChange, seat: Seat, chair: Chair) -> After:
        chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])
        return After(change, replace(self, version=self.version + 1, chairs=chairs))

    def _handed(self, change: changes.Handed) -> After:
        """Whoever plays now can't take back what somebody else has laid aside."""
        after = self._with_chair(change, change.seat, replace(self.chairs[change.seat], level=change.level, turn=change.turn))
        after = replace(after, table=replace(after.table, handed=self.handed + 1, back=None))
        if self.state is None:
            return after  # before the game it is no step of it
        return replace(after, step=Step(after.table.version, None, (), self.state, (), change))

    def _in_round(self, change: changes.Committed | changes.Opened | changes.Removed | changes.Failed) -> After:
        """A change of the round of commitments."""
        match change:
            case changes.Committed(seat, sha256):
                return self._with_chair(change, seat, replace(self.chairs[seat], commitment=sha256, number=""))
            case changes.Opened(seat, number):
                return self._with_chair(change, seat, replace(self.chairs[seat], number=number))
            case changes.Removed(seat):
                return self._with_chair(change, seat, Chair("open"))
            case changes.Failed():
                return self._failed(change)

    def _failed(self, change: changes.Failed) -> After:
        """Everybody else commits to a fresh number, for a fresh secret. What was known of the round before stays known."""
        chair = self.chairs[change.seat]
        assert chair.owner is not None
        failed = FailedRound(chair.name or "", _commitment(self.secret), self.secret, self.commitments, self.numbers)
        chairs = [
            Chair("open") if other.owner == chair.owner else replace(other, commitment="", number="") for other in self.chairs
        ]
        table = replace(
            self,
            version=self.version + 1,
            chairs=tuple(chairs),
            secret=change.secret,
            failed=(*self.failed, failed),
            barred=self.barred | {chair.owner},
        )
        return After(change, table)

    def _replayed(self, change: AnyMove) -> After:
        """Replays what was saved."""
        moves: tuple[Move, ...] = tuple([read_chance(self.rules, told) for told in change.chances])
        if isinstance(change, changes.Acted):
            action = read_action(self.rules, change.action, self.names)
            if action is None:
                raise ValueError(f"no action: {change.action!r}")
            moves = (action, *moves)
        state = self.state
        events: tuple[Event, ...] = ()
        for move in moves:
            state, meant = self.rules.apply(state, move)
            events += meant
        return self._moved(change, moves, state, events)

    def _moved(self, change: AnyMove, moves: tuple[Move, ...], state: Any, events: tuple[Event, ...]) -> After:
        """`moves` is a decision, if there was one, and the luck that followed it."""
        decided = bool(moves) and isinstance(moves[0], Action)
        table = replace(
            self,
            version=self.version + 1,
            state=state,
            counter=self.counter + len(moves) - decided,
            chairs=self._returned(state),
            moved=change.at,
            handed=0,
            back=self._back(moves, state),
            taken_back=self.taken_back if decided and len(moves) == 1 else 0,
        )
        return After(change, table, Step(table.version, self.to_act if decided else None, events, state, moves))

    def _back(self, moves: tuple[Move, ...], state: Any) -> Back | None:
        """Where a seat may go back to from this state. Nobody goes back past luck, or past the end of a turn."""
        if not self.tutored or len(moves) != 1:
            return None
        [action] = moves
        seat = self.to_act
        if not isinstance(action, Action) or self.rules.to_act(state) != seat or not self.kind.retractable(action, state):
            return None
        return self.back or Back(self.version, self.state)

    def _went_back(self, change: changes.TookBack) -> After:
        """The dice lie as they fell. Their luck, and the time to decide, count on from there."""
        if self.back is None:
            raise ValueError("nothing to take back")
        version, back = self.version + 1, self.back
        table = replace(self, version=version, state=back.state, back=None, taken_back=self.taken_back + 1)
        return After(change, table, Step(version, self.to_act, (), back.state, (), back=back.version))

    def _returned(self, state: Any) -> tuple[Chair, ...]:
        """The chairs in this state. A bot that played for one turn is done when it is somebody else's."""
        if True not in [chair.turn for chair in self.chairs]:
            return self.chairs
        acts = self.rules.to_act(state)
        over = acts is not None or self.rules.finished(state)
        return tuple(
            [
                replace(chair, level=None, turn=False) if chair.turn and over and seat != acts else chair
                for seat, chair in enumerate(self.chairs)
            ]
        )


class After(Struct, frozen=True, gc=False):
    """A change, the table after it, and the step of the game that it was, if it was one."""

    change: AnyChange
    table: Table
    step: Step | None = None


def new_table(id: str, created: str, told: changes.SetUp) -> Table:
    """A table without changes."""
    rules = game(told.game, told.options)
    return Table(
        id,
        created,
        rules,
        kind_of(rules),
        told.hints,
        told.real_dice,
        told.secret,
        told.chairs,
        rematches=told.rematches,
        grace=told.grace,
        decision_time=told.decision_time,
        language=told.language,
        tutor=told.tutor,
    )


def set_up(
    rules: Game[Any],
    chairs: tuple[Chair, ...],
    hints: bool,
    real_dice: bool,
    grace: int = changes.GRACE,
    decision_time: int = 0,
    tutor: bool = False,
) -> changes.SetUp:
    """How a table is set up, with the secret of its dice. Raises Refused or Illegal if that is impossible."""
    rules.new(len(chairs))
    if real_dice and not kind_of(rules).real_dice:
        raise Refused("not_possible", "real_dice")
    check_names([chair.name or "" for chair in chairs])
    secret = "" if real_dice else secrets.token_hex(32)
    hints = hints and kind_of(rules).hints
    tutor = tutor and kind_of(rules).tutor
    return changes.SetUp(
        rules.id, dict(rules.options), hints, real_dice, secret, chairs, grace=grace, decision_time=decision_time, tutor=tutor
    )


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


def check_names(names: Sequence[str]) -> None:
    """Raises Refused if two of them are the same or look the same. Seats without a name don't count."""
    taken = [name for name in names if name]
    for number, name in enumerate(taken):
        for other in taken[:number]:
            if name == other:
                raise Refused("not_possible", "name_twice", name=name)
            if look_alike(name, other):
                raise Refused("not_possible", "name_alike", name=name, other=other)


def refusal(error: Illegal, kind: Kind | None = None) -> Refused:
    """A refusal of the rules as one of the table. Those of a kind of game are told in the words of its records."""
    details = error.details if kind is None else kind.shapes.details(error.details)
    return Refused("illegal", error.reason, error.rule, **details)
