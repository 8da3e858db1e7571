"""A live table: who is connected, one writer, everything saved before it is shown."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Awaitable, Callable, Iterable, Sequence

import msgspec
from msgspec import Raw

from heckmeck.chance import SeededLuck
from heckmeck.notation.characters import look_alike
from heckmeck.notation.errors import RecordError
from heckmeck.notation.scan import Word, check_visible_name
from heckmeck.players.levels import Level, make_bot
from heckmeck.rules import Illegal, Seat
from heckmeck.store import Conflict, Saved, Store, StoreError, Unsure
from heckmeck.table import changes, rounds
from heckmeck.table.anew import Overtaken, decided_anew
from heckmeck.table.changes import AnyChange, Chair, SetUp, as_text, read_change, read_set_up
from heckmeck.table.drawing import Drawing, Receiver, receiver
from heckmeck.table.patience import Clock, Patience, moment
from heckmeck.table.rounds import Gathering, Waiting
from heckmeck.table.table import After, Refused, Step, Table, check_names, free_avatar, new_table, refusal
from heckmeck.table.tutor import advice_on
from heckmeck.table.wire.codec import Advice
from heckmeck.table.wire.outgoing import ReactionMessage, Told, Wait

HANDED_PER_SEAT = 10
"""How often a seat may be handed over or given back between two moves."""
MANY = 50
"""Changes that another thread reads, because the other tables would have to wait for it."""


class Watcher:
    """One connection to a table. It is woken when there is something new, and asks for it when it has time."""

    def __init__(self, owner: str | None, version: int) -> None:
        self.owner = owner
        self.version = version
        self.news = asyncio.Event()
        self.extra: list[Told] = []
        """Messages that belong to no version: reactions."""
        self.sees: Receiver | None = None
        self.seated: tuple[Chair, ...] = ()
        """The chairs that `sees` was made for. It holds until somebody sits elsewhere."""

    def wake(self) -> None:
        self.news.set()


class LiveTable:
    """A table in memory, its steps, and those who watch it."""

    def __init__(
        self, store: Store, table: Table, steps: list[Step], creator: str | None, clock: Clock, at_rest: Callable[[], None]
    ) -> None:
        self.store = store
        self.creator = creator
        self.patience = Patience(clock)
        self.table = table
        self.steps = steps
        self.watchers: set[Watcher] = set()
        self._at_rest = at_rest
        """Called when the bots have played."""
        self._owners: set[str] = set()
        """The watchers' tokens."""
        self._chairs: tuple[Chair, ...] = ()
        """The chairs that `present` was found for."""
        self.present: frozenset[str] = frozenset()
        """Those among the watchers who own seats."""
        self.elsewhere: frozenset[str] = frozenset()
        """Owners of seats who are present at other servers."""
        self.attendance_changed: Callable[[LiveTable], None] = lambda _: None
        """Called when `present` changes."""
        self.reacts: Callable[[LiveTable, ReactionMessage], None] = lambda _, __: None
        """Called when somebody here reacts."""
        self._drawing: Drawing | None = None
        self._outdated = False
        self.gone = False
        """Its creator has deleted it, or it was too old to be kept."""
        self._unsure = False
        """Nobody knows yet whether the last changes were saved."""
        self.waiting = Waiting()
        self.looks: Callable[[LiveTable], None] = lambda _: None
        """Called when something is new, as those who watch are told."""
        self._lock = asyncio.Lock()
        self._bots: asyncio.Task[None] | None = None

    # Looking

    def here(self, seat: Seat) -> bool:
        owner = self.table.chairs[seat].owner
        return owner in self._owners or owner in self.elsewhere

    def receiver(self, owner: str | None) -> Receiver:
        return receiver(self.table, owner, self.creator)

    def news(self, watcher: Watcher) -> list[Told | bytes]:
        """All that the watcher has not been told yet; an update comes as JSON already."""
        extra, watcher.extra = watcher.extra, []
        return [*extra, self.update(watcher)]

    def update(self, watcher: Watcher) -> bytes:
        """All that the watcher has not seen yet, as JSON."""
        since, watcher.version = watcher.version, self.table.version
        if watcher.sees is None or watcher.seated is not self.table.chairs:
            watcher.sees, watcher.seated = self.receiver(watcher.owner), self.table.chairs
        return self.drawing.update(since, watcher.sees, self._waits())

    def _waits(self) -> list[Wait]:
        if self.table.state is None:
            return self.waiting.waits(self.table)
        return self.patience.waits(self.table, self.drawing.here)

    @property
    def drawing(self) -> Drawing:
        if self._drawing is None or self._outdated:
            self._drawing = Drawing(self.table, self.steps, self.here, self._drawing)
            self._outdated = False
        return self._drawing

    async def enter(self, watcher: Watcher) -> None:
        """Somebody connects. Whoever comes back gets back the seats that a bot has played in the meantime."""
        if watcher.version > self.table.version:
            watcher.version = 0
        self.watchers.add(watcher)
        self._count_owners()
        await self._give_back(watcher)
        self.tell_all()
        self.wake_bots()

    @decided_anew
    async def _give_back(self, watcher: Watcher) -> None:
        async with self._lock:
            away = [seat for seat in self.table.seats_of(watcher.owner) if self.table.chairs[seat].level is not None]
            await self._change([changes.Handed(seat, None) for seat in away])

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self._count_owners()
        if watcher.owner is not None and watcher.owner not in self._owners:
            self.patience.left(watcher.owner)
        self.tell_all()

    def attend_elsewhere(self, owners: frozenset[str]) -> None:
        """These are present at other servers."""
        for owner in self.elsewhere - owners - self._owners:
            self.patience.left(owner)
        if owners != self.elsewhere:
            self.elsewhere = owners
            self.tell_all()

    def react(self, reaction: ReactionMessage) -> None:
        self.tell_all(reaction)
        self.reacts(self, reaction)

    def _count_owners(self) -> None:
        self._owners = {watcher.owner for watcher in self.watchers if watcher.owner is not None}
        self._find_present()

    def _find_present(self) -> None:
        self._chairs = self.table.chairs
        present = frozenset([chair.owner for chair in self._chairs if chair.owner in self._owners])
        if present != self.present:
            self.present = present
            self.attendance_changed(self)

    def tell_all(self, extra: Told | None = None) -> None:
        """Something is new, at the table or among those at it."""
        self._outdated = True
        if self._chairs is not self.table.chairs:
            self._find_present()
        self.waiting.look(self.table, self.here)
        self.looks(self)
        for watcher in self.watchers:
            if extra is not None:
                watcher.extra.append(extra)
            watcher.wake()

    # Changing

    async def act(self, owner: str | None, version: int, action: Raw, anyway: bool = False) -> Advice | None:
        """Does what the seat to act has decided; or nothing, if a tutor advises against it and it is not meant `anyway`."""
        async with self._lock:
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
            await self._save([self._lawful(lambda: table.act(chosen, self._moment))])
        self.wake_bots()
        return None

    async def take_back(self, owner: str | None, version: int) -> None:
        """The seat to act takes back what it laid aside."""
        async with self._lock:
            self._check_turn(owner, version)
            await self._save([self.table.take_back()])

    async def fall(self, owner: str | None, version: int, dice: str) -> None:
        """Anybody with a seat may type in what real dice show."""
        async with self._lock:
            if not self.table.seats_of(owner):
                raise Refused("not_yours", "no_seat")
            self._check_version(version)
            if not self.table.awaits_fall:
                raise Refused("not_possible", "no_dice_to_type")
            await self._save([self._lawful(lambda: self.table.fall(dice, self._moment))])
        self.wake_bots()

    @decided_anew
    async def sit(self, seat: Seat, name: str, token: str, wanted: int | None = None, agrees: bool = False) -> None:
        """Takes a free seat, as the chicken that is `wanted` or the next that nobody else chose. Twice has the effect of once.

        Its owner then commits to a random number. A table with a tutor has none while somebody sits there who did not agree."""
        async with self._lock:
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
        async with self._lock:
            await self._change([rounds.decide(self.table, owner, message, self.waiting)])
        self.wake_bots()

    @decided_anew
    async def hand_over(self, owner: str | None, seat: Seat, level: Level) -> None:
        """A bot takes an open seat, or stands in for somebody who is away."""
        async with self._lock:
            table = self.table
            if not table.seats_of(owner):
                raise Refused("not_yours", "no_seat")
            if seat not in range(len(table.chairs)) or table.phase == "finished":
                raise Refused("not_possible", "no_such_seat")
            chair = table.chairs[seat]
            if chair.kind == "open":
                name = next(free for free in bot_names(level) if not any(look_alike(free, taken) for taken in table.names))
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
        async with self._lock:
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
        async with self._lock:
            table = self.table
            if not table.seats_of(owner):
                raise Refused("not_yours", "no_seat")
            if table.phase != "finished":
                raise Refused("not_possible", "not_over")
            if table.rematch is None:
                await self._change([changes.Rematch(await save(table.again()))])

    @property
    def _moment(self) -> int:
        return moment(self.table, self.patience.clock)

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
            done.append(table.after(change))
            table = done[-1].table
            if table.state is None and table.complete:
                done.append(table.begin(self._moment))
                table = done[-1].table
        await self._save(done)

    async def _save(self, done: Sequence[After]) -> None:
        """Saves what was decided, and only then lets anybody see it."""
        if not done:
            return
        if self.gone:
            raise no_table()
        if self._unsure:
            await self._make_sure()
        try:
            await self.store.append(self.table.id, self.table.version + 1, [as_text(after.change) for after in done])
        except Conflict:
            await self._catch_up()
            raise Overtaken from None
        except Unsure:
            self._unsure = True
            raise
        self.table = done[-1].table
        self.steps += [after.step for after in done if after.step is not None]
        self.tell_all()

    def _lawful(self, decide: Callable[[], After]) -> After:
        try:
            return decide()
        except Illegal as illegal:
            raise refusal(illegal, self.table.kind) from None

    async def refresh(self) -> None:
        """Reads what other servers have saved. Raises StoreError if the database does not answer."""
        newer = await self.store.newer({self.table.id: self.table.version})
        if self.table.id in newer:
            await self.catch_up(newer[self.table.id])

    async def catch_up(self, newer: Sequence[tuple[int, str]]) -> None:
        """Another server has saved these changes. Some of them may be known here already. Raises Refused if one can't be read."""
        async with self._lock:
            await self._take(newer)

    async def _catch_up(self) -> None:
        """Another server has written to this table: the disk is right."""
        newer = (await self.store.newer({self.table.id: self.table.version})).get(self.table.id, [])
        if not newer and await self.store.creator_of(self.table.id) is None:
            self.end()
            raise no_table()
        await self._take(newer)

    async def _take(self, newer: Sequence[tuple[int, str]]) -> None:
        table = self.table
        texts = [text for version, text in newer if version > table.version]
        if not texts:
            return
        if newer[-1][0] != table.version + len(texts):
            raise damaged()
        if len(texts) > MANY:
            table, new = await asyncio.to_thread(replay, table, texts)
        else:
            table, new = replay(table, texts)
        self.table = table
        self.steps += new
        self.tell_all()

    async def _make_sure(self) -> None:
        """Finds out what became of changes that may be saved. If they are, the table has moved on since anybody saw it."""
        version = self.table.version
        await self._catch_up()
        self._unsure = False
        if self.table.version != version:
            raise Refused("stale", "stale")

    def end(self) -> None:
        """The table was deleted. Nothing happens here any more."""
        self.gone = True
        self.tell_all()

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
                turn = await asyncio.to_thread(bot_turn, table, self._moment)
                try:
                    async with self._lock:
                        if self.table is table:
                            await self._save(turn)
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


def unfold(saved: Saved) -> tuple[Table, list[Step]]:
    """A table as its changes on disk made it, and its steps. Raises Refused if one of them can't be read."""
    try:
        table = new_table(saved.id, saved.created, read_set_up(saved.set_up))
    except Exception as error:
        raise damaged() from error
    return replay(table, saved.changes)


def replay(table: Table, saved: Iterable[str]) -> tuple[Table, list[Step]]:
    """The table after these changes, and the steps that they were. Raises Refused if one of them can't be read."""
    steps: list[Step] = []
    try:
        for text in saved:
            after = table.after(read_change(text))
            table = after.table
            if after.step is not None:
                steps.append(after.step)
    except Exception as error:
        # What is wrong with it may show anywhere in the rules.
        raise damaged() from error
    return table, steps


def no_table() -> Refused:
    return Refused("no_table", "no_such_table")


def damaged() -> Refused:
    return Refused("not_possible", "table_damaged")


def bot_turn(table: Table, at: int = 0) -> list[After]:
    """What a bot does until it is somebody else's turn."""
    seat, level = table.to_act, table.bot_to_act()
    done: list[After] = []
    if level is None:
        return done
    bot = make_bot(level, table.rules)
    bot.begin(table.rules, len(table.chairs), SeededLuck(secrets.token_hex(16)))
    while table.to_act == seat and seat is not None and not table.rules.finished(table.state):
        done.append(table.act(bot.choose(table.rules.view(table.state, seat), table.rules.legal(table.state)), at))
        table = done[-1].table
    return done


def bot_names(level: str) -> Iterable[str]:
    """Names for bots that take a seat nobody came for."""
    number = 1
    while True:
        yield f"{level.capitalize()}_{number}"
        number += 1


def owner_of(token: str) -> str:
    """What is kept of a token: its SHA-256."""
    return hashlib.sha256(token.encode()).hexdigest()


def visitor(token: str | None) -> str | None:
    """The owner that somebody is by a token; nobody without one."""
    return owner_of(token) if token else None


def new_token() -> str:
    return secrets.token_urlsafe(24)


EMOJI_STYLE = "\N{VARIATION SELECTOR-16}"
"""Phones put it behind many emoji. Nobody sees it, and without it they are the same."""


def written_name(name: str) -> str:
    """A name as records write it."""
    try:
        return check_visible_name(Word(" ".join(name.replace(EMOJI_STYLE, "").split()).replace(" ", "_"), 0, 0))
    except RecordError as error:
        raise Refused("not_possible", error.reason, "", **error.details) from None
