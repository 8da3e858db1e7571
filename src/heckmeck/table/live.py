"""A live table: what people may ask of it, and its bots. It is the one writer of its game."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import msgspec
from msgspec import Raw

from heckmeck.players.levels import Level
from heckmeck.rules import Illegal, Seat
from heckmeck.store import Store, StoreError
from heckmeck.table import changes, deciding, rounds
from heckmeck.table.anew import Overtaken, decided_anew
from heckmeck.table.changes import AnyChange, SetUp
from heckmeck.table.following import after_change
from heckmeck.table.names import check_names, free_bot_name, written_name
from heckmeck.table.patience import Clock, time_noted
from heckmeck.table.refusals import Refused, refusal
from heckmeck.table.rounds import Gathering
from heckmeck.table.setting_up import set_up_again
from heckmeck.table.table import After, Step, Table, free_avatar
from heckmeck.table.tokens import owner_of
from heckmeck.table.tutor import advice_on
from heckmeck.table.watched import WatchedTable, Watcher
from heckmeck.table.wire.codec import Advice

HANDED_PER_SEAT: Final = 10
"""How often a seat may be handed over or given back between two moves."""


class LiveTable(WatchedTable):
    """A table that is being played."""

    def __init__(
        self, store: Store, table: Table, steps: list[Step], creator: str | None, clock: Clock, at_rest: Callable[[], None]
    ) -> None:
        super().__init__(store, table, steps, creator, clock)
        self._at_rest = at_rest
        """Called when the bots have played."""
        self._bots: asyncio.Task[None] | None = None

    async def enter(self, watcher: Watcher) -> None:
        """Somebody connects. Whoever comes back gets back the seats that a bot has played in the meantime."""
        self.welcome(watcher)
        await self._give_back(watcher)
        self.tell_all()
        self.wake_bots()

    @decided_anew
    async def _give_back(self, watcher: Watcher) -> None:
        async with self.lock:
            away = [seat for seat in self.table.seats_of(watcher.owner) if self.table.chairs[seat].level is not None]
            await self._change([changes.Handed(seat, None) for seat in away])

    # What people decide

    async def act(self, owner: str | None, version: int, action: Raw, anyway: bool = False) -> Advice | None:
        """Does what the seat to act has decided; or nothing, if a tutor advises against it and it is not meant `anyway`."""
        async with self.lock:
            table = self.table
            self._check_turn(owner, version)
            try:
                chosen = table.kind.shapes.read_action(action)
            except msgspec.MsgspecError:
                raise Refused("bad_message", "not_an_action") from None
            if table.tutored and not anyway:
                advice = await asyncio.to_thread(advice_on, table, chosen)
                if advice is not None:
                    return advice
            await self.save([self._lawful(lambda: deciding.act(table, chosen, self._now))])
        self.wake_bots()
        return None

    async def take_back(self, owner: str | None, version: int) -> None:
        """The seat to act takes back what it laid aside."""
        async with self.lock:
            self._check_turn(owner, version)
            await self.save([deciding.take_back(self.table)])

    async def fall(self, owner: str | None, version: int, dice: str) -> None:
        """Anybody with a seat may type in what real dice show."""
        async with self.lock:
            if not self.table.seats_of(owner):
                raise Refused("not_yours", "no_seat")
            self._check_version(version)
            if not self.table.awaits_fall:
                raise Refused("not_possible", "no_dice_to_type")
            await self.save([self._lawful(lambda: deciding.fall(self.table, dice, self._now))])
        self.wake_bots()

    @decided_anew
    async def sit(self, seat: Seat, name: str, token: str, wanted: int | None = None, agrees: bool = False) -> None:
        """Takes a free seat, as the chicken that is `wanted` or the next that nobody else chose. Twice has the effect of once.

        Its owner then commits to a random number. A table with a tutor has none while somebody sits there who did not agree."""
        async with self.lock:
            table = self.table
            if seat not in range(len(table.chairs)):
                raise Refused("not_possible", "no_such_seat")
            known, owner = written_name(name), owner_of(token)
            chair = table.chairs[seat]
            if (chair.kind, chair.name, chair.owner) == ("person", known, owner):
                return  # its answer was lost
            if chair.kind != "open":
                raise Refused("not_possible", "seat_taken")
            rounds.check_newcomer(table, owner)
            check_names([*table.names, known])
            avatar = None if wanted is None else free_avatar([chair.avatar for chair in table.chairs], wanted)
            await self._change([changes.Sat(seat, known, owner, avatar, agrees)])
        self.wake_bots()

    @decided_anew
    async def gather(self, owner: str | None, message: Gathering) -> None:
        """Before the game: a commitment, a number, a seat that is freed."""
        async with self.lock:
            await self._change([rounds.decide(self.table, owner, message, self.waiting)])
        self.wake_bots()

    @decided_anew
    async def hand_over(self, owner: str | None, seat: Seat, level: Level) -> None:
        """A bot takes an open seat, or stands in for somebody who is away."""
        async with self.lock:
            table = self.table
            if not table.seats_of(owner):
                raise Refused("not_yours", "no_seat")
            if seat not in range(len(table.chairs)) or table.phase == "finished":
                raise Refused("not_possible", "no_such_seat")
            chair = table.chairs[seat]
            if chair.kind == "open":
                name = free_bot_name(level, table.names)
                await self._change([changes.Bot(seat, level, name)])
            elif table.state is None and chair.kind == "person":
                raise Refused("not_possible", "remove_first")
            elif chair.kind == "bot" or self.here(seat):
                raise Refused("not_possible", "still_here")
            else:
                self.patience.check_away(table, seat)
                self._check_handed()
                await self._change([changes.Handed(seat, level)])
        self.wake_bots()

    async def play_turn(self, owner: str | None, version: int, level: Level) -> None:
        """A bot plays this one turn for somebody who takes longer than the table allows."""
        async with self.lock:
            table = self.table
            if not table.seats_of(owner):
                raise Refused("not_yours", "no_seat")
            self._check_version(version)
            seat = table.to_act
            if seat is None or table.chairs[seat].level is not None:
                raise Refused("not_possible", "nobody_decides")
            if table.chairs[seat].owner == owner:
                raise Refused("not_possible", "own_turn")
            self.patience.check_decision(table)
            await self._change([changes.Handed(seat, level, turn=True)])
        self.wake_bots()

    @decided_anew
    async def rematch(self, owner: str | None, save: Callable[[SetUp], Awaitable[str]]) -> None:
        """A new table with the same seats; whoever began sits last. The tokens work there too. `save` makes it and gives its id."""
        async with self.lock:
            table = self.table
            if not table.seats_of(owner):
                raise Refused("not_yours", "no_seat")
            if table.phase != "finished":
                raise Refused("not_possible", "not_over")
            if table.rematch is None:
                await self._change([changes.Rematch(await save(set_up_again(table)))])

    @property
    def _now(self) -> int:
        return time_noted(self.table, self.patience.clock)

    def _check_handed(self) -> None:
        """Seats can go back and forth only so often without a move: each time is a change that is kept and told for ever."""
        if self.table.handed >= HANDED_PER_SEAT * len(self.table.chairs):
            raise Refused("not_possible", "handed_too_often")

    def _check_turn(self, owner: str | None, version: int) -> None:
        """Raises Refused unless it is this owner's turn, and what was seen of it is still so."""
        self._check_version(version)
        table = self.table
        seat = table.to_act
        if seat is None or table.chairs[seat].owner != owner or owner is None:
            raise Refused("not_yours", "not_your_turn" if table.seats_of(owner) else "no_seat")
        if table.chairs[seat].level is not None:
            raise Refused("not_yours", "bot_plays")

    def _check_version(self, version: int) -> None:
        if version != self.table.version:
            raise Refused("stale", "stale")
        if self.table.phase != "playing":
            raise Refused("not_possible", "not_started" if self.table.state is None else "game_over")

    async def _change(self, wanted: Sequence[AnyChange]) -> None:
        """Makes changes that are not moves of the game. With the last seat taken the game starts."""
        table = self.table
        done: list[After] = []
        for change in wanted:
            done.append(after_change(table, change))
            table = done[-1].table
            if table.state is None and table.complete:
                done.append(deciding.begin(table, self._now))
                table = done[-1].table
        await self.save(done)

    def _lawful(self, decide: Callable[[], After]) -> After:
        try:
            return decide()
        except Illegal as illegal:
            raise refusal(illegal, self.table.kind) from None

    # Bots

    @property
    def busy(self) -> bool:
        """A bot is playing."""
        return self._bots is not None

    def wake_bots(self) -> None:
        """Lets the bots play, if one of them is to act and they are not already playing."""
        if self._bots is None and self.table.bot_to_act() is not None:
            self._bots = asyncio.create_task(self._play_bots())

    async def _play_bots(self) -> None:
        try:
            while self.table.bot_to_act() is not None and not self.gone:
                table = self.table
                turn = await asyncio.to_thread(deciding.bot_turn, table, self._now)
                try:
                    async with self.lock:
                        if self.table is table:
                            await self.save(turn)
                except Overtaken:
                    # Whoever made the last change has woken the bots there.
                    return
                except (StoreError, Refused):
                    # If something could not be saved, it did not happen. Anybody watching would wait in vain, so try again.
                    if not self.watchers:
                        return
                    await asyncio.sleep(1)
        finally:
            self._bots = None
            self._at_rest()
