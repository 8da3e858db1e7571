"""What is decided at a table: the change, the next table and the step of the game together, so a move is applied once."""

from __future__ import annotations

import secrets
from typing import Any

from msgspec.structs import replace

from heckmeck.chance import SeededLuck, VerifiableLuck
from heckmeck.players.levels import make_bot
from heckmeck.rules import Action, Chance, Event
from heckmeck.table import changes
from heckmeck.table.following import after_change, moved
from heckmeck.table.refusals import Refused
from heckmeck.table.table import After, Table


def begin(table: Table, at: int = 0) -> After:
    """The game starts, with the luck that comes before the first decision."""
    start = table.rules.new(len(table.chairs))
    chances, state, events = _draw(table, start)
    change = changes.Started([table.kind.form.chance(chance) for chance in chances], at)
    return moved(replace(table, start=start, state=start), change, chances, state, events)


def act(table: Table, action: Action, at: int = 0) -> After:
    """A decision of the seat to act and the luck that follows it. Raises Illegal."""
    state, events = table.rules.apply(table.state, action)
    chances, state, more = _draw(table, state)
    form = table.kind.form
    told = dict(form.action(action, table.names))
    change = changes.Acted(told, [form.chance(chance) for chance in chances], at)
    return moved(table, change, (action, *chances), state, events + more)


def fall(table: Table, dice: str, at: int = 0) -> After:
    """What real dice show. Raises Illegal or Refused."""
    roll = table.kind.read_fall(dice)
    if roll is None:
        raise Refused("illegal", "bad_dice", text=dice)
    state, events = table.rules.apply(table.state, roll)
    return moved(table, changes.Fell([table.kind.form.chance(roll)], at), (roll,), state, events)


def take_back(table: Table) -> After:
    """The seat to act takes back what it laid aside. Raises Refused."""
    if not table.tutored:
        raise Refused("not_possible", "no_tutor")
    if table.back is None:
        raise Refused("not_possible", "nothing_to_take_back")
    if not table.may_take_back:
        raise Refused("not_possible", "taken_back_too_often")
    return after_change(table, changes.TookBack())


def bot_turn(table: Table, at: int = 0) -> list[After]:
    """What a bot does until it is somebody else's turn."""
    seat, level = table.to_act, table.bot_to_act()
    done: list[After] = []
    if level is None:
        return done
    bot = make_bot(level, table.rules)
    bot.begin(table.rules, len(table.chairs), SeededLuck(secrets.token_hex(16)))
    while table.to_act == seat and seat is not None and not table.rules.finished(table.state):
        done.append(act(table, bot.choose(table.rules.view(table.state, seat), table.rules.legal(table.state)), at))
        table = done[-1].table
    return done


def _draw(table: Table, state: Any) -> tuple[tuple[Chance, ...], Any, tuple[Event, ...]]:
    """Draws as long as luck is to move: what came, the state after it, and what it meant. Real dice fall outside."""
    drawn: list[Chance] = []
    events: tuple[Event, ...] = ()
    if table.real_dice:
        return (), state, events
    luck: VerifiableLuck | None = None
    while (chances := table.rules.chances(state)) is not None:
        luck = luck or VerifiableLuck(table.secret, table.numbers, table.counter)
        chance = luck.draw(chances)
        state, meant = table.rules.apply(state, chance)
        drawn.append(chance)
        events += meant
    return tuple(drawn), state, events
