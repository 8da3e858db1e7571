"""What clients ask of a table, done. The server and the terminal both answer here."""

from __future__ import annotations

import asyncio

from heckmeck.table.host import Host
from heckmeck.table.incoming import Act, AddLuck, AskOdds, Fell, HandOver, React, Rematch
from heckmeck.table.live import LiveTable
from heckmeck.table.messages import odds_of
from heckmeck.table.outgoing import ErrorMessage, OddsMessage
from heckmeck.table.table import Refused


async def answer(host: Host, live: LiveTable, owner: str | None, message: object) -> OddsMessage | None:
    """Does what a message asks for, and gives what is told to nobody but who asked. Raises Refused."""
    match message:
        case Act():
            await live.act(owner, message.version, message.action)
        case Fell():
            await live.fall(owner, message.version, message.dice)
        case AddLuck():
            await live.add_luck(owner, message.seat, message.luck)
        case HandOver():
            await live.hand_over(owner, message.seat, message.level)
        case AskOdds():
            if message.version != live.table.version:
                raise Refused("stale", "stale")
            return await asyncio.to_thread(odds_of, live.table)
        case React():
            if message.seat not in live.table.seats_of(owner):
                raise Refused("not_yours", "no-seat")
            live.tell_all({"type": "reaction", "seat": message.seat, "reaction": message.reaction})
        case Rematch():
            await host.rematch(live, owner)
        case _:
            raise Refused("bad_message", "not-understood")
    return None


def error_message(refused: Refused, version: int = 0) -> ErrorMessage:
    """A refusal as it is sent."""
    return {
        "type": "error",
        "code": refused.code,  # type: ignore[typeddict-item]  # the codes of all Refused in heckmeck.table are of that type
        "version": version,
        "refusal": {"rule": refused.rule, "reason": refused.reason, "details": dict(refused.details)},
    }
