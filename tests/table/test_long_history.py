"""A table with a long history: whoever comes is told what happened last, and asks for the rest page by page."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from random import Random

from table_kit import Client, Json, live, started, told_message

from heckmeck.chance import VerifiableLuck
from heckmeck.rules import Chance
from heckmeck.rules.dice import rolls
from heckmeck.table import changes
from heckmeck.table.answering import attend
from heckmeck.table.changes import as_text
from heckmeck.table.drawing import AT_ONCE, WITH_VIEW
from heckmeck.table.finished import PAGE, replay_steps
from heckmeck.table.host import Host
from heckmeck.table.live import HANDED_PER_SEAT
from heckmeck.table.tokens import visitor
from heckmeck.table.watched import Watcher
from heckmeck.table.wire.codec import as_json, read_message, read_replay_steps
from heckmeck.table.wire.incoming import FromClient
from heckmeck.table.wire.outgoing import Told

MANY = 60_000
LARGEST = 150_000
"""Bytes of a message."""


async def long_table(host: Host) -> int:
    """Ben's seat went to and fro before that was limited. Gives the number of steps."""
    told = started("original", ["ada", "ben"])
    texts = [as_text(change) for change in told.changes]
    to, fro = as_text(changes.Handed(1, "hen")), as_text(changes.Handed(1, None))
    texts += [to, fro] * ((MANY - len(texts)) // 2)
    await host.store.create("T", told.table.created, told.set_up, texts)
    return len(texts) - len(told.changes) + len(told.steps)


def test_what_a_newcomer_is_told_has_an_end_and_the_rest_can_be_asked_for(tmp_path: Path) -> None:
    async def come(host: Host) -> None:
        steps = await long_table(host)
        async with host.table("T") as table:
            ada = Client(table, "ada")
            await table.enter(ada.watcher)
            text = table.update(ada.watcher)
            assert len(text) < LARGEST
            update = told_message(text)
            assert (len(update["steps"]), update["left_out"]) == (AT_ONCE, steps - AT_ONCE)
            assert update["steps"][-1]["version"] == update["version"]
            assert [step["view"] is not None for step in update["steps"]].count(True) == WITH_VIEW
            seen = update["steps"]
            left = update["left_out"]
            while left:
                page = table.drawing.page(seen[0]["version"], table.receiver(ada.owner))
                assert len(page) < LARGEST
                found = told_message(page)
                assert len(found["steps"]) == min(AT_ONCE, left)
                left = found["left_out"]
                seen = found["steps"] + seen
            assert len(seen) == steps
            versions = [step["version"] for step in seen]
            assert versions == sorted(set(versions))
            assert told_message(table.drawing.page(versions[0], table.receiver(None))) == {
                "type": "steps",
                "steps": [],
                "left_out": 0,
            }
            # Whoever was away for long gets the last of it too, and knows how much is missing.
            late = Client(table, None, version=update["version"] - 1000)
            assert (len(late.look()["steps"]), late.updates[0]["left_out"]) == (AT_ONCE, 1000 - AT_ONCE)
            late = Client(table, None, version=update["version"] - 7)
            assert (len(late.look()["steps"]), late.updates[0]["left_out"]) == (7, 0)

    live(tmp_path, come)


def test_the_replay_of_a_long_game_comes_in_parts() -> None:
    """Together they are the whole game, with the draws counted through."""
    told = started("original", ["ada", "ben"])
    for number, _ in enumerate(told.play_on(Random(1))):
        # Seats go to and fro, as often as a table allows.
        for _ in range(0 if told.table.phase == "finished" or number % 3 else HANDED_PER_SEAT):
            told.do(changes.Handed(1, "hen"))
            told.do(changes.Handed(1, None))
    assert len(told.steps) > 2 * PAGE
    replay = told.replay()
    steps, draws, left = replay["steps"], replay["draws"], replay["left_out"]
    while left:
        text = as_json(replay_steps(told.table, told.steps, steps[-1]["version"]))
        read_replay_steps(text)
        page = json.loads(text)
        assert len(page["steps"]) == min(PAGE, left)
        assert page["left_out"] == left - len(page["steps"])
        steps, draws, left = steps + page["steps"], draws + page["draws"], page["left_out"]
    assert [step["version"] for step in steps] == [step.version for step in told.steps]
    assert len(steps) == len(replay["paragraphs"]) == len(replay["scores"]) - 1
    assert [draw["counter"] for draw in draws] == list(range(told.table.counter))
    luck = VerifiableLuck(told.table.secret, told.table.numbers)
    rolled = [move for step in told.steps for move in step.moves if isinstance(move, Chance)]
    assert [luck.draw(rolls(draw["size"])) for draw in draws] == rolled
    nothing = replay_steps(told.table, told.steps, told.table.version)
    assert (nothing.steps, nothing.draws, nothing.left_out) == ([], [], 0)


def test_older_steps_are_asked_for_by_a_message(tmp_path: Path) -> None:
    """And told to nobody else, as the player who asks may see it."""

    async def ask(host: Host) -> None:
        told = started("karteneck", ["ada", "ben"])
        await host.store.create("T", told.table.created, told.set_up, [as_text(change) for change in told.changes])
        heard: list[Json] = []
        asked: list[FromClient] = [read_message(json.dumps({"type": "steps", "before": 99}).encode())]

        async def receive() -> FromClient:
            if asked:
                return asked.pop()
            raise ConnectionError

        async def send(message: Told | bytes) -> None:
            heard.append(told_message(message if isinstance(message, bytes) else as_json(message)))

        async with host.table("T") as table:
            for token in ("ada", "ben", None):
                asked = [read_message(json.dumps({"type": "steps", "before": 99}).encode())]
                with suppress(ConnectionError):
                    await attend(host, table, Watcher(visitor(token), 0), receive, send)
            pages = [message for message in heard if message["type"] == "steps"]
            hands = [
                [event.get("cards") for event in page["steps"][0]["events"] if event["event"] == "hand_dealt"] for page in pages
            ]
            assert [[cards is not None for cards in dealt] for dealt in hands] == [[True, False], [False, True], [False, False]]

    live(tmp_path, ask)
