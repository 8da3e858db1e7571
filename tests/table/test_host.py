"""Live tables in a real database: one writer, everything saved before it is shown, and nothing changed by what is refused."""

from __future__ import annotations

import asyncio
import gc
import json
import weakref
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from databases import database_url, full_disk
from msgspec.structs import replace
from table_kit import (
    Client,
    Json,
    all_give_numbers,
    hosting,
    live,
    number,
    play_on,
    refused,
    same_table,
    sent,
    set_up,
    sitting,
    told_message,
)

from heckmeck.notation import read
from heckmeck.rules import GAMES
from heckmeck.rules.karteneck.view import View, imagine
from heckmeck.store import Store, StoreError
from heckmeck.table.changes import Committed, as_text
from heckmeck.table.finished import odds_of, record_of
from heckmeck.table.host import Host
from heckmeck.table.live import LiveTable
from heckmeck.table.table import Step, Table
from heckmeck.table.tokens import new_token, owner_of
from heckmeck.table.watched import Watcher
from heckmeck.table.wire.codec import as_json
from heckmeck.table.wire.incoming import Commit
from heckmeck.verify import verify

ROLL = {"action": "roll", "golden": False}


async def three_far_apart(host: Host, game: str = "original", **more: object) -> tuple[str, list[str]]:
    """A table of Ada, who set it up, Ben and Cleo, who came by the link: its id and their tokens."""
    seated = await host.create(set_up(game, "Ada", "free", "free", **more))
    tokens = [seated.token, new_token(), new_token()]
    async with host.table(seated.table) as table:
        await table.sit(1, "Ben", tokens[1])
        await table.sit(2, "Cleo", tokens[2])
    return seated.table, tokens


@asynccontextmanager
async def unchanged(table: LiveTable) -> AsyncIterator[None]:
    """Whatever is done here, table and disk stay as they are, and nobody is woken."""
    before, moments, saved = table.table, list(table.steps), await table.store.load(table.table.id)
    for watcher in table.watchers:
        watcher.news.clear()
    yield
    assert table.table is before
    assert table.steps == moments
    assert await table.store.load(table.table.id) == saved
    assert not any(watcher.news.is_set() for watcher in table.watchers)


# Whole games


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("original", ["Ada", "Ben"]),
        ("original", ["Ada", "chick Kim", "hen Hilda", "Ben", "free", "chick Lou", "hen Hugo"]),
        ("extrawurm", ["hen Hilda", "Ada", "free"]),
        ("deluxe", ["Ada", "free", "rooster Rudi"]),
        ("karteneck", ["Ada", "free"]),
        ("deluxe", ["champion Carla", "Ada", "free", "fox Fritz"]),
        ("karteneck", ["Ada", "Ben", "hen Hilda", "free", "chick Kim", "rooster Rudi"]),
        ("karteneck", ["Ada", "fox Fritz", "champion Carla", "free"]),
    ],
)
def test_a_game_ends_and_is_the_same_when_it_is_loaded_again(game: str, seats: list[str], tmp_path: Path) -> None:
    """Some around one screen, one by the link, bots among them, all by random choices."""

    async def play(host: Host) -> tuple[Table, list[Step], Json]:
        seated = await host.create(set_up(game, *seats))
        tokens = [seated.token]
        if "free" in seats:
            tokens.append(new_token())
            async with host.table(seated.table) as table:
                await table.sit(seats.index("free"), "Zoë", tokens[1])
        async with sitting(host, seated.table, *tokens, None) as clients:
            await play_on(clients, Random(f"{game} {seats}"))
            updates = clients[0].updates
            assert [update["version"] for update in updates] == sorted(update["version"] for update in updates)
            steps = [step["version"] for update in updates for step in update["steps"]]
            assert steps == [step.version for step in clients[0].live.steps]
            return clients[0].live.table, clients[0].live.steps, clients[-1].look()

    played, moments, last = live(tmp_path, play)
    assert played.phase == "finished"

    async def load(host: Host) -> None:
        async with sitting(host, played.id, None) as [spectator]:
            assert same_table(spectator.live.table, played)
            assert spectator.live.steps == moments
            fresh = spectator.updates[0]
            assert (fresh["view"], fresh["version"], fresh["table"]["commitment"]) == (
                last["view"],
                last["version"],
                last["table"]["commitment"],
            )
            saved = await host.store.load(played.id)
            assert saved is not None
            assert len(saved.changes) == played.version

    live(tmp_path, load)
    record = read(record_of(played, moments))
    assert record.end() == played.state
    assert verify(record).verified


def test_bots_alone_play_a_whole_game_as_soon_as_somebody_looks(tmp_path: Path) -> None:
    async def watch(host: Host) -> None:
        seated = await host.create(set_up("karteneck", "chick Kim", "hen Hilda", "chick Lou"))
        assert seated.seats == []
        async with sitting(host, seated.table, None) as [spectator]:
            while spectator.updates[-1]["table"]["phase"] != "finished":
                await spectator.news()

    live(tmp_path, watch)


@pytest.mark.parametrize("game", GAMES)
def test_everything_is_on_disk_before_anybody_sees_it(game: str, tmp_path: Path) -> None:
    async def look_and_compare(table: LiveTable, client: Client) -> None:
        while client.updates[-1]["table"]["phase"] != "finished" and client.version < 60:
            update = await client.news()
            saved = await table.store.load(table.table.id)
            assert saved is not None
            assert len(saved.changes) >= update["version"]

    async def play(host: Host) -> None:
        seated = await host.create(set_up(game, "Ada", "Ben", "chick Kim"))
        async with sitting(host, seated.table, seated.token, None) as [ada, spectator]:
            looking = asyncio.create_task(look_and_compare(ada.live, spectator))
            await play_on([ada], Random(9), steps=60)
            while not looking.done() and ada.live.table.phase != "finished" and ada.live.table.version < 60:
                await play_on([ada], Random(9), steps=1)
            await looking

    live(tmp_path, play)


# What is refused changes nothing


@pytest.mark.parametrize("game", GAMES)
def test_what_is_refused_changes_nothing(game: str, tmp_path: Path) -> None:
    async def refuse(host: Host) -> None:
        table, tokens = await three_far_apart(host, game)
        async with sitting(host, table, *tokens, None) as clients:
            ada, ben, _, stranger = clients

            async def act(owner: str | None, version: int, action: Json) -> None:
                await ada.live.act(owner, version, sent(action))

            async with unchanged(ada.live):
                for version in (ada.look()["version"], 0):
                    with refused("stale" if version == 0 else "not_possible"):
                        await act(ada.owner, version, ROLL)
            await all_give_numbers(*clients)
            now = ada.look()["version"]
            for wrong in (now - 1, now + 1, 0, -1, 10**30):
                async with unchanged(ada.live):
                    with refused("stale", "stale"):
                        await act(ada.owner, wrong, ada.updates[-1]["situation"]["choices"])
            for owner, reason in ((ben.owner, "not_your_turn"), (stranger.owner, "no_seat"), (owner_of("made up"), "no_seat")):
                async with unchanged(ada.live):
                    with refused("not_yours", reason):
                        await act(owner, now, ROLL)
            dice = ({"action": "take", "portion": 21}, {"action": "take", "portion": 10**400}, {"action": "weasel"})
            cards = ({"action": "play", "cards": []}, {"action": "play", "cards": ["1"] * 40}, {"action": "pass", "steal": 10**400})
            own, others = (cards, dice) if game == "karteneck" else (dice, cards)
            for action in own:
                async with unchanged(ada.live):
                    with refused("illegal"):
                        await act(ada.owner, now, action)
            for nonsense in (*others, {}, {"action": "fly"}, {"action": None}, None, 7, "stop", ["stop"]):
                async with unchanged(ada.live):
                    with refused("bad_message", "not_an_action"):
                        await act(ada.owner, now, nonsense)
            async with unchanged(ada.live):
                with refused("not_possible", "no_dice_to_type"):
                    await ada.live.fall(ada.owner, now, "44412W35")
            async with unchanged(ada.live):
                with refused("not_possible", "number_given"):
                    await ada.open(0, number("again"))
            async with unchanged(ada.live):
                with refused("not_possible", "commitment_given"):
                    await ada.commit(0, number("again"))
            async with unchanged(ada.live):
                with refused("not_possible", "seat_taken"):
                    await ada.live.sit(1, "Dan", new_token())
            assert ada.look()["version"] == now

    live(tmp_path, refuse)


def test_when_the_game_is_over_nothing_can_be_decided(tmp_path: Path) -> None:
    async def play(host: Host) -> None:
        seated = await host.create(set_up("karteneck", "Ada", "Ben"))
        async with sitting(host, seated.table, seated.token) as [ada]:
            await play_on([ada], Random(10))
            async with unchanged(ada.live):
                with refused("not_possible", "game_over"):
                    await ada.act({"action": "pass", "steal": None})
                with refused("not_possible", "game_over"):
                    await ada.live.fall(ada.owner, ada.version, "1")

    live(tmp_path, play)


def test_of_two_decisions_on_the_same_version_one_counts(tmp_path: Path) -> None:
    """A double click, or the same seat on phone and laptop."""

    async def play(host: Host) -> None:
        table, tokens = await three_far_apart(host)
        async with sitting(host, table, *tokens) as clients:
            await all_give_numbers(*clients)
            ada = clients[0]
            now = ada.look()["version"]
            answers = await asyncio.gather(*[ada.live.act(ada.owner, now, sent(ROLL)) for _ in range(5)], return_exceptions=True)
            assert [answer is None for answer in answers] == [True, False, False, False, False]
            assert [getattr(answer, "code", None) for answer in answers[1:]] == ["stale"] * 4
            assert ada.look()["version"] == now + 1

    live(tmp_path, play)


def test_what_cannot_be_saved_is_not_done(tmp_path: Path) -> None:
    """While the disk refuses nothing happens; afterwards the game continues where it was, the bots' turn included."""

    async def play(host: Host) -> None:
        seated = await host.create(set_up("original", "Ada", "chick Kim"))
        async with sitting(host, seated.table, seated.token) as [ada]:
            await ada.give_numbers()
            with full_disk(tmp_path):
                async with unchanged_in_memory(ada.live):
                    with pytest.raises(StoreError):
                        await ada.live.act(ada.owner, ada.look()["version"], sent(ROLL))
            await ada.act(ROLL)
            await play_on([ada], Random(11))
            assert ada.live.table.phase == "finished"

    live(tmp_path, play)


@asynccontextmanager
async def unchanged_in_memory(table: LiveTable) -> AsyncIterator[None]:
    before, count = table.table, len(table.steps)
    yield
    assert table.table is before
    assert len(table.steps) == count


# One table for all


def test_all_who_come_at_once_come_to_the_same_table(tmp_path: Path) -> None:
    """Even if the first of them only has a look and is gone before the others have sat down."""

    async def create(host: Host) -> tuple[str, str]:
        seated = await host.create(set_up("original", "Ada", "free"))
        return seated.table, seated.token

    table, _ = live(tmp_path, create)

    async def come(host: Host) -> None:
        found: list[LiveTable] = []
        stay = asyncio.Event()

        async def look() -> None:
            async with host.table(table) as live:
                found.append(live)

        async def sit_down() -> None:
            async with host.table(table) as live:
                found.append(live)
                await stay.wait()

        coming = [asyncio.create_task(task) for task in (look(), sit_down(), look(), sit_down())]
        while len(found) < 4:
            await asyncio.sleep(0)
        await look()
        stay.set()
        await asyncio.gather(*coming)
        assert len({id(one) for one in found}) == 1

    live(tmp_path, come)


def test_who_gives_up_while_a_table_is_loaded_takes_nothing_from_the_others(tmp_path: Path) -> None:
    async def create(host: Host) -> str:
        return (await host.create(set_up("original", "Ada", "free"))).table

    table = live(tmp_path, create)

    async def come(host: Host) -> None:
        found: list[LiveTable] = []
        stay = asyncio.Event()

        async def sit_down() -> None:
            async with host.table(table) as live:
                found.append(live)
                await stay.wait()

        hasty, patient = asyncio.create_task(sit_down()), asyncio.create_task(sit_down())
        await asyncio.sleep(0)
        hasty.cancel()
        while not found:
            await asyncio.sleep(0)
        async with host.table(table) as live:
            assert live is found[0]
        stay.set()
        await asyncio.gather(hasty, patient, return_exceptions=True)
        assert hasty.cancelled()

    live(tmp_path, come)


def test_a_table_that_all_gave_up_waiting_for_is_not_kept_in_memory(tmp_path: Path) -> None:
    async def come(host: Host) -> None:
        table = (await host.create(set_up("original", "Ada", "free"))).table

        async def sit_down() -> None:
            async with host.table(table):
                pass

        before = asyncio.all_tasks()
        hasty = asyncio.create_task(sit_down())
        await asyncio.sleep(0)
        [loading] = asyncio.all_tasks() - before - {hasty}
        hasty.cancel()
        await asyncio.wait([hasty, loading])
        assert hasty.cancelled()
        await asyncio.sleep(0)
        assert host.in_memory == []

    live(tmp_path, come)


@pytest.mark.parametrize("seats", [["Ada", "Ben"], ["chick Kim", "hen Hilda"]])
def test_a_table_that_nobody_uses_is_not_kept_in_memory(seats: list[str], tmp_path: Path) -> None:
    """Not even if bots went on playing when the last one had left."""

    async def leave(host: Host) -> None:
        seated = await host.create(set_up("karteneck", *seats))
        async with host.table(seated.table) as table:
            watcher = Watcher(None, 0)
            await table.enter(watcher)
            table.leave(watcher)
            kept = weakref.ref(table)
        del table, watcher
        for _ in range(500):
            gc.collect(0)
            if kept() is None:
                break
            await asyncio.sleep(0.01)
        gc.collect()
        assert kept() is None

    live(tmp_path, leave)


def test_two_hosts_of_one_database_do_not_tear_a_game_apart(tmp_path: Path) -> None:
    """The second one finds that the table has moved on, decides once more, and continues from there."""

    async def play(host: Host) -> None:
        table, tokens = await three_far_apart(host)
        async with hosting(tmp_path) as other:
            async with sitting(host, table, *tokens) as clients, other.table(table) as elsewhere:
                await all_give_numbers(*clients)
                assert elsewhere.table.version < clients[0].live.table.version
                with refused("not_possible", "commitment_given"):
                    async with other.table(table) as again:
                        await again.gather(clients[0].owner, Commit(0, "0" * 64))
            async with sitting(other, table, tokens[0]) as [ada]:
                assert ada.look()["table"]["phase"] == "playing"
                await ada.act(ROLL)

    live(tmp_path, play)


def test_changes_that_are_not_the_next_ones_are_not_taken(tmp_path: Path) -> None:
    """A table never skips what it has not heard of, and hears nothing twice."""
    told = [as_text(Committed(0, digit * 64)) for digit in "12"]

    async def hear(host: Host) -> None:
        seated = await host.create(set_up("original", "Ada", "free"))
        async with host.table(seated.table) as table:
            now = table.table.version
            with refused("not_possible", "table_damaged"):
                await table.catch_up([(now + 2, told[1])])
            assert table.table.version == now
            await table.catch_up([(now + 1, told[0])])
            await table.catch_up([(now + 1, told[0]), (now + 2, told[1])])
            assert (table.table.version, table.table.chairs[0].commitment) == (now + 2, "2" * 64)

    live(tmp_path, hear)


# Coming back


def test_who_comes_back_is_told_what_was_missed_and_no_more(tmp_path: Path) -> None:
    async def play(host: Host) -> None:
        table, tokens = await three_far_apart(host, "karteneck")
        async with sitting(host, table, *tokens) as clients:
            await play_on(clients, Random(12), steps=10)
            ben = clients[1]
            ben.leave()
            missed_from = ben.version
            await play_on([clients[0], ben, clients[2]], Random(13), steps=6)
            back = await Client(ben.live, tokens[1], missed_from).enter()
            steps = [step.version for step in ben.live.steps if step.version > missed_from]
            assert [step["version"] for step in back.updates[0]["steps"]] == steps
            fresh = await Client(ben.live, tokens[1]).enter()
            for key in ("version", "table", "view", "view_of", "situation"):
                assert fresh.updates[0][key] == back.look()[key]
            from_the_future = await Client(ben.live, tokens[1], 10**9).enter()
            assert from_the_future.updates[0]["steps"] == fresh.updates[0]["steps"]
            for client in (back, fresh, from_the_future):
                client.leave()

    live(tmp_path, play)


def test_who_claims_to_have_seen_more_than_there_is_is_told_everything(tmp_path: Path) -> None:
    async def play(host: Host) -> None:
        seated = await host.create(set_up("original", "chick Kim", "hen Hilda"))
        async with host.table(seated.table) as table:
            from_the_future = await Client(table, None, 10**9).enter()
            assert from_the_future.updates[0]["steps"][0]["version"] == 1
            from_the_future.leave()

    live(tmp_path, play)


def test_who_is_slow_gets_more_at_a_time_and_loses_nothing(tmp_path: Path) -> None:
    async def play(host: Host) -> None:
        seated = await host.create(set_up("karteneck", "Ada", "Ben"))
        async with sitting(host, seated.table, seated.token, None) as [ada, slow]:
            random = Random(14)
            while ada.live.table.phase != "finished":
                await play_on([ada], random, steps=random.randint(1, 9))
                if random.random() < 0.5:
                    slow.look()
            slow.look()
            steps = [step["version"] for update in slow.updates for step in update["steps"]]
            assert steps == [step.version for step in ada.live.steps]

    live(tmp_path, play)


# Real dice


def test_any_seat_may_type_in_what_real_dice_show(tmp_path: Path) -> None:
    async def play(host: Host) -> None:
        table, tokens = await three_far_apart(host, "original", real_dice=True)
        async with sitting(host, table, *tokens, None) as [ada, ben, cleo, stranger]:
            update = ada.look()
            assert (update["table"]["phase"], update["table"]["commitment"]) == ("playing", None)
            assert all(seat["number_given"] for seat in update["table"]["seats"])
            with refused("not_possible", "no_dice_to_type"):
                await ada.live.fall(ada.owner, ada.version, "44412W35")
            await ada.act(ROLL)
            for client in (ada, ben, cleo):
                assert client.look()["situation"]["fall"] == {"dice": 8, "golden": None}
                assert client.updates[-1]["view"]["awaiting"] == "fall"
            assert stranger.look()["situation"]["fall"] is None
            async with unchanged(ada.live):
                for owner in (stranger.owner, owner_of("made up")):
                    with refused("not_yours", "no_seat"):
                        await ada.live.fall(owner, ada.version, "44412W35")
                with refused("stale"):
                    await ada.live.fall(ben.owner, ada.version - 1, "44412W35")
                for wrong in ("444", "44412W351", "44412W36", "", "x", "44412W35*W"):
                    with refused("illegal"):
                        await ada.live.fall(ben.owner, ada.version, wrong)
                with refused("not_yours"):
                    await ada.live.act(ada.owner, ada.version, sent(ROLL))
            await ada.live.fall(cleo.owner, cleo.version, "44412w35")
            assert ada.look()["view"]["turn"]["roll"] == "1234445W"
            assert ada.updates[-1]["situation"]["yours"]

    live(tmp_path, play)


def test_a_bot_at_a_table_with_real_dice_waits_for_them(tmp_path: Path) -> None:
    async def play(host: Host) -> tuple[str, int]:
        seated = await host.create(set_up("deluxe", "hen Hilda", "Ada", real_dice=True))
        async with sitting(host, seated.table, seated.token) as [ada]:
            await play_on([ada], Random(15))
            return seated.table, ada.live.table.version

    table, version = live(tmp_path, play)

    async def load(host: Host) -> None:
        async with host.table(table) as again:
            assert (again.table.phase, again.table.version) == ("finished", version)
            record = read(record_of(again.table, again.steps))
            assert record.end() == again.table.state
            assert record.proof is None

    live(tmp_path, load)


# Odds


@pytest.mark.parametrize("game", ["original", "deluxe"])
def test_the_odds_of_every_choice_can_be_asked_for_at_any_moment(game: str, tmp_path: Path) -> None:
    """Also for what is asked after a stop; there are none while real dice are in the air."""

    async def play(host: Host) -> None:
        for real_dice in (False, True):
            seated = await host.create(set_up(game, "Ada", "Ben", real_dice=real_dice))
            random = Random(17)
            async with sitting(host, seated.table, seated.token) as [ada]:
                for _ in range(20):
                    await play_on([ada], random, steps=1)
                    table = ada.live.table
                    odds = told_message(as_json(odds_of(table, None)))
                    seen = ada.look()
                    offered = [choice["action"] for choice in seen["situation"]["choices"]]
                    assert len(odds["choices"]) == len(offered)
                    assert all(one["action"] in offered for one in odds["choices"])
                    assert json.loads(json.dumps(odds, allow_nan=False))["version"] == table.version

    live(tmp_path, play)


def test_odds_are_refused_where_there_are_none(tmp_path: Path) -> None:
    async def ask(host: Host) -> None:
        for game, more, reason in (
            ("original", {"hints": False}, "hints_forbidden"),
            ("karteneck", {}, None),
            ("original", {}, None),
        ):
            seated = await host.create(set_up(game, "Ada", "Ben", **more))
            async with sitting(host, seated.table, seated.token) as [ada]:
                if reason:
                    await ada.give_numbers()
                with refused("not_possible", reason):
                    odds_of(ada.live.table, ada.watcher.owner)

    live(tmp_path, ask)


@pytest.mark.compiled
def test_odds_from_a_hidden_hand_are_for_its_owner_alone(tmp_path: Path) -> None:
    """Nobody else learns from them what is in the hand, and their owner learns nothing of the others' hands."""

    async def ask(host: Host) -> None:
        seated = await host.create(set_up("karteneck", "Ada", "free"))
        token = new_token()
        async with host.table(seated.table) as table_of_two:
            await table_of_two.sit(1, "Ben", token)
        async with sitting(host, seated.table, seated.token, token) as [ada, ben]:
            await play_on([ada, ben], Random(3), steps=6)
            table = ada.live.table
            acts, waits = (ada, ben) if table.to_act == 0 else (ben, ada)
            odds = odds_of(table, acts.owner)
            assert odds.choices
            for nobody in (waits.owner, None):
                with refused("not_yours", "not_your_turn"):
                    odds_of(table, nobody)
            view = table.rules.view(table.state, table.to_act)
            assert isinstance(view, View)
            imagined = imagine(view, Random(1).randrange)
            assert imagined != table.state
            assert odds_of(replace(table, state=imagined), acts.owner) == odds

    live(tmp_path, ask)


def test_a_store_that_was_closed_has_saved_all(tmp_path: Path) -> None:
    """Closing in mid-game loses nothing that was shown."""

    async def play(host: Host) -> tuple[str, int]:
        seated = await host.create(set_up("original", "Ada", "chick Kim"))
        async with sitting(host, seated.table, seated.token) as [ada]:
            await play_on([ada], Random(18), steps=25)
            return seated.table, ada.version

    table, version = live(tmp_path, play)

    async def look() -> int:
        store = Store(database_url(tmp_path))
        saved = await store.load(table)
        store.close()
        assert saved is not None
        return len(saved.changes)

    assert asyncio.run(look()) >= version
