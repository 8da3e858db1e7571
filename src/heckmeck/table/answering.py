"""A client at a table: it is told what happens, and what it asks for is done. The server and the terminal both sit here."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from heckmeck.kinds.shapes import Refusal
from heckmeck.store import StoreError, Unsure
from heckmeck.table.finished import odds_of
from heckmeck.table.host import Host
from heckmeck.table.live import LiveTable
from heckmeck.table.refusals import Refused
from heckmeck.table.watched import Watcher
from heckmeck.table.wire.incoming import (
    Act,
    AskOdds,
    AskSteps,
    BotTurn,
    Commit,
    Fell,
    FromClient,
    GiveNumber,
    HandOver,
    React,
    Rematch,
    Remove,
    TakeBack,
)
from heckmeck.table.wire.outgoing import ErrorMessage, ReactionMessage, Told

Receive = Callable[[], Awaitable[FromClient]]
"""Gives the client's next message. Raises Refused for one that cannot be taken."""
Send = Callable[[Told | bytes], Awaitable[None]]
"""Sends an answer, which may be JSON already. Raises ConnectionError once the client is gone."""


async def attend(host: Host, live: LiveTable, watcher: Watcher, receive: Receive, send: Send) -> None:
    """A client at a table, until `receive` or `send` says that it is gone. Whoever made the watcher tells it what is new."""
    try:
        await live.enter(watcher)
        while True:
            await _answer(host, live, watcher, receive, send)
    finally:
        live.leave(watcher)


async def _answer(host: Host, live: LiveTable, watcher: Watcher, receive: Receive, send: Send) -> None:
    """Does what one message asks for, or says why not."""
    try:
        told = await _do(host, live, watcher, await receive())
        if told is not None:
            await send(told)
    except Refused as refused:
        await send(error_message(refused, live.table.version))
        if refused.code == "stale":
            watcher.wake()
    except StoreError as error:
        await send(error_message(not_saved(error), live.table.version))


async def _do(host: Host, live: LiveTable, watcher: Watcher, message: FromClient) -> Told | bytes | None:
    """Does what a message asks for, and gives the answer that only the sender gets. Raises Refused."""
    owner = watcher.owner
    match message:
        case Act():
            return await live.act(owner, message.version, message.action, message.anyway)
        case TakeBack():
            await live.take_back(owner, message.version)
        case Fell():
            await live.fall(owner, message.version, message.dice)
        case Commit() | GiveNumber() | Remove():
            await live.gather(owner, message)
        case HandOver():
            await live.hand_over(owner, message.seat, message.level)
        case BotTurn():
            await live.play_turn(owner, message.version, message.level)
        case Rematch():
            await host.rematch(live, owner)
        case _:
            return await _tell_one(live, owner, message)
    return None


async def _tell_one(live: LiveTable, owner: str | None, message: FromClient) -> Told | bytes | None:
    """What changes nothing at the table: questions, and reactions."""
    match message:
        case AskOdds():
            if message.version != live.table.version:
                raise Refused("stale", "stale")
            return await asyncio.to_thread(odds_of, live.table, owner)
        case AskSteps():
            return live.drawing.page(message.before, live.receiver(owner))
        case React():
            if message.seat not in live.table.seats_of(owner):
                raise Refused("not_yours", "no_seat")
            live.react(ReactionMessage(message.seat, message.reaction))
        case _:
            raise Refused("bad_message", "not_understood")
    return None


def not_saved(error: StoreError) -> Refused:
    """What a client is told about an error of the database."""
    return Refused("not_possible", "save_unsure" if isinstance(error, Unsure) else "not_saved")


def error_message(refused: Refused, version: int = 0) -> ErrorMessage:
    """A refusal as it is sent."""
    return ErrorMessage(refused.code, version, Refusal(refused.rule, refused.reason, dict(refused.details)))
