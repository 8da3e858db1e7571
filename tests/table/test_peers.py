"""Several servers on one PostgreSQL: any of them plays any table, and people at different servers notice nothing of that."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from types import SimpleNamespace

import msgspec
import pytest
from cut_line import cut_line
from databases import database_url
from table_kit import Client, hosting, number, refused, same_table, sent, set_up, sitting
from table_players import some_choice

from heckmeck.store import Store, channel
from heckmeck.store.notices import LONGEST, SAID, Changed, Notice, changed, pages
from heckmeck.table import peers
from heckmeck.table.changes import Committed, Opened, as_text
from heckmeck.table.deciding import begin
from heckmeck.table.following import after_change
from heckmeck.table.host import Host
from heckmeck.table.wire.outgoing import ReactionMessage

pytestmark = pytest.mark.postgresql

ROLL = {"action": "roll", "golden": False}


def together(folder: Path, do: Callable[[list[Host]], Awaitable[None]], servers: int = 2) -> None:
    """What comes of doing something with several servers on one database, each of which has heard of all others."""

    async def run() -> None:
        async with AsyncExitStack() as stack:
            hosts = [await stack.enter_async_context(peer(folder)) for _ in range(servers)]
            await until(lambda: all(len(host.peers.others) == servers - 1 for host in hosts))
            await asyncio.wait_for(do(hosts), 120)

    asyncio.run(run())


@asynccontextmanager
async def peer(folder: Path) -> AsyncIterator[Host]:
    async with hosting(folder) as host, host.peers.joined():
        yield host


async def until(holds: Callable[[], object]) -> None:
    """Waits for what another server has to hear first."""
    async with asyncio.timeout(100):
        while not holds():
            await asyncio.sleep(0.005)


async def far_apart(host: Host, *bots: str) -> tuple[str, str, str]:
    """A table of Ada and Ben, and their tokens."""
    ada = await host.create(set_up("original", "Ada", "free", *bots))
    async with host.table(ada.table) as live:
        await live.sit(1, "Ben", "ben" * 8)
    return ada.table, ada.token, "ben" * 8


@asynccontextmanager
async def at_two(hosts: list[Host], *bots: str) -> AsyncIterator[tuple[Client, Client]]:
    """Ada at one server and Ben at another, the game begun."""
    one, other = hosts
    table, ada_token, ben_token = await far_apart(one, *bots)
    async with sitting(one, table, ada_token) as [ada], sitting(other, table, ben_token) as [ben]:
        for give in (ada, ben, ada, ben):
            await until(lambda: ada.live.table.version == ben.live.table.version)
            await give.give_numbers()
        await until(lambda: ada.live.table.phase == ben.live.table.phase == "playing")
        yield ada, ben


def present(client: Client) -> list[bool]:
    return [seat["here"] for seat in client.look()["table"]["seats"]]


async def play(clients: list[Client], random: Random, actions: int = 100_000) -> None:
    """Each decides on what its own server shows, until the game is over there."""
    for _ in range(actions):
        await until(lambda: any(one.look()["situation"]["yours"] or one.live.table.phase == "finished" for one in clients))
        acting = [one for one in clients if one.updates[-1]["situation"]["yours"]]
        if not acting:
            return
        await acting[0].act(some_choice(acting[0].updates[-1]["situation"], random))


def test_two_at_two_servers_play_a_game_to_its_end(tmp_path: Path) -> None:
    async def do(hosts: list[Host]) -> None:
        async with at_two(hosts, "chick Kim") as (ada, ben):
            await play([ada, ben], Random(1))
            await until(lambda: ada.live.table.phase == ben.live.table.phase == "finished")
            assert same_table(ada.live.table, ben.live.table)
            assert ada.live.steps == ben.live.steps

    together(tmp_path, do)


def test_they_see_each_other_come_and_go(tmp_path: Path) -> None:
    async def do(hosts: list[Host]) -> None:
        table, ada_token, ben_token = await far_apart(hosts[0])
        async with sitting(hosts[0], table, ada_token) as [ada]:
            assert present(ada) == [True, False]
            async with sitting(hosts[1], table, ben_token) as [ben]:
                await until(lambda: present(ben) == present(ada) == [True, True])
            await until(lambda: present(ada) == [True, False])

    together(tmp_path, do)


def test_somebody_who_watched_before_taking_a_seat_is_seen(tmp_path: Path) -> None:
    async def do(hosts: list[Host]) -> None:
        seated = await hosts[0].create(set_up("original", "Ada", "free"))
        async with sitting(hosts[0], seated.table, seated.token) as [ada], sitting(hosts[1], seated.table, "ben" * 8):
            async with hosts[0].table(seated.table) as live:
                await live.sit(1, "Ben", "ben" * 8)
            await until(lambda: present(ada) == [True, True])

    together(tmp_path, do)


def test_they_react_to_each_other(tmp_path: Path) -> None:
    async def do(hosts: list[Host]) -> None:
        async with at_two(hosts) as (ada, ben):
            ada.live.react(ReactionMessage(0, "clap"))
            await until(lambda: ben.watcher.extra)
            assert ben.watcher.extra == ada.watcher.extra == [ReactionMessage(0, "clap")]

    together(tmp_path, do)


def test_a_seat_is_handed_over_at_one_server_and_given_back_at_another(tmp_path: Path) -> None:
    async def do(hosts: list[Host]) -> None:
        async with at_two(hosts) as (ada, ben):
            with refused("not_possible", "still_here"):
                await ben.live.hand_over(ben.owner, 0, "hen")
            ada.leave()
            await until(lambda: present(ben) == [False, True])
            await ben.live.hand_over(ben.owner, 0, "hen")
            # The hen plays Ada's first turn at once.
            await until(lambda: ben.live.table.to_act == 1)
            async with sitting(hosts[1], ada.live.table.id, ada.token):
                await until(lambda: ada.live.table.chairs[0].level is None and present(ben) == [True, True])

    together(tmp_path, do)


def test_what_depends_on_no_version_is_decided_anew(tmp_path: Path) -> None:
    """Two sit down at once, and commit and open at once, each at another server: nobody is sent away."""

    async def do(hosts: list[Host]) -> None:
        seated = await hosts[0].create(set_up("original", "Ada", "free", "free", "free"))
        async with AsyncExitStack() as stack:
            lives = [await stack.enter_async_context(host.table(seated.table)) for host in hosts]
            await asyncio.gather(*[live.sit(seat, f"Guest {seat}", f"{seat}" * 24) for seat, live in enumerate(lives, 1)])
            tokens = [seated.token, *[f"{seat}" * 24 for seat in (1, 2, 3)]]
            clients = [await Client(live, token).enter() for live, token in zip([lives[0], *lives], tokens, strict=True)]
            for _ in range(2):
                await until(lambda: len({live.table.version for live in lives}) == 1)
                await asyncio.gather(*[client.give_numbers() for client in clients])
            await until(lambda: all(live.table.phase == "playing" for live in lives))
            for client in clients:
                client.leave()

    together(tmp_path, do, servers=3)


def test_of_two_rematches_at_once_there_is_one(tmp_path: Path) -> None:
    async def do(hosts: list[Host]) -> None:
        async with at_two(hosts) as (ada, ben):
            await play([ada, ben], Random(3))
            await until(lambda: ada.live.table.phase == ben.live.table.phase == "finished")
            await asyncio.gather(hosts[0].rematch(ada.live, ada.owner), hosts[1].rematch(ben.live, ben.owner))
            await until(lambda: ada.live.table.rematch == ben.live.table.rematch)
            assert ada.live.table.rematch is not None

    together(tmp_path, do)


def test_of_two_decisions_on_one_version_at_two_servers_one_counts(tmp_path: Path) -> None:
    async def do(hosts: list[Host]) -> None:
        async with at_two(hosts) as (ada, _), sitting(hosts[1], ada.live.table.id, ada.token) as [again]:
            version = ada.live.table.version
            wanted = [one.live.act(one.owner, version, sent(ROLL)) for one in (ada, again)]
            answers = await asyncio.gather(*wanted, return_exceptions=True)
            assert sorted([getattr(answer, "code", "") for answer in answers]) == ["", "stale"]
            await until(lambda: ada.live.table.version == again.live.table.version == version + 1)
            assert same_table(ada.live.table, again.live.table)

    together(tmp_path, do)


def test_bots_that_wake_at_two_servers_move_once(tmp_path: Path) -> None:
    async def do(hosts: list[Host]) -> None:
        async with at_two(hosts, "chick Kim", "chick Pip") as (ada, ben):
            for _ in range(20):
                for one in (ada, ben):
                    one.live.wake_bots()
                await play([ada, ben], Random(4), 1)
            await until(lambda: not ada.live.busy and not ben.live.busy and ada.live.table.version == ben.live.table.version)
            assert same_table(ada.live.table, ben.live.table)
            assert ada.live.steps == ben.live.steps

    together(tmp_path, do)


def test_a_deleted_table_is_gone_everywhere(tmp_path: Path) -> None:
    async def do(hosts: list[Host]) -> None:
        async with at_two(hosts) as (ada, ben):
            await hosts[1].delete(ada.live.table.id, ada.owner)
            await until(lambda: ada.live.gone and ben.live.gone)
            with refused("no_table"):
                async with hosts[0].table(ada.live.table.id):
                    pass

    together(tmp_path, do)


def test_whoever_comes_from_another_server_sees_at_least_what_was_seen_there(tmp_path: Path) -> None:
    """Even if this server hears nothing."""

    async def do(hosts: list[Host]) -> None:
        async with hosting(tmp_path) as deaf, at_two(hosts) as (ada, _), deaf.table(ada.live.table.id) as behind:
            await ada.act(ROLL)
            assert behind.table.version < ada.version
            async with deaf.table(ada.live.table.id) as fresh:
                assert fresh.table.version == ada.version

    together(tmp_path, do)


def test_after_the_line_was_down_everything_is_read_again(tmp_path: Path) -> None:
    with cut_line() as line:

        async def run() -> None:
            store = Store(line.url(database_url(tmp_path)))
            far = Host(store)
            async with peer(tmp_path) as near, far.peers.joined():
                await until(lambda: near.peers.others and far.peers.others)
                async with at_two([near, far]) as (ada, ben):
                    line.down = True
                    line.drop()
                    await ada.act(ROLL)
                    line.down = False
                    await until(lambda: ben.live.table.version == ada.live.table.version)
                    await until(lambda: present(ben) == present(ada) == [True, True])
            store.close()

        asyncio.run(run())


def test_those_who_are_sent_to_another_server_are_not_taken_for_away(tmp_path: Path) -> None:
    async def run() -> None:
        async with peer(tmp_path) as stays, AsyncExitStack() as stack:
            leaves = await stack.enter_async_context(peer(tmp_path))
            await until(lambda: stays.peers.others and leaves.peers.others)
            table, ada_token, ben_token = await far_apart(leaves)
            async with sitting(stays, table, ben_token) as [ben]:
                async with sitting(leaves, table, ada_token) as [ada]:
                    await until(lambda: present(ben) == [True, True])
                    leaves.peers.leave()
                # Something that is told later has been heard.
                await leaves.store.append(table, ada.live.table.version + 1, [as_text(Committed(1, "0" * 64))])
                await until(lambda: ben.live.table.version > ada.live.table.version)
                assert present(ben) == [True, True]
                await stack.aclose()
                await until(lambda: present(ben) == [False, True])

    asyncio.run(run())


def test_a_server_that_falls_silent_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Within five seconds, in beats of the server that hears nothing."""
    assert peers.BEAT * (peers.SILENT + 1) <= 5
    monkeypatch.setattr(peers, "BEAT", 0.1)

    async def do(hosts: list[Host]) -> None:
        async with at_two(hosts) as (ada, ben):
            await until(lambda: present(ben) == [True, True])
            listening = hosts[1].peers
            forget, silences = listening._forget, []

            def forget_one(server: str) -> None:
                silences.append(listening._beats - listening._heard[server])
                forget(server)

            monkeypatch.setattr(listening, "_forget", forget_one)
            monkeypatch.setattr(hosts[0].peers, "_say", lambda said: None)
            await until(lambda: present(ben) == [False, True])
            assert silences == [peers.SILENT + 1]
            assert hosts[0].peers.others
            assert present(ada) == [True, True]

    together(tmp_path, do)


def test_a_bot_whose_server_is_gone_plays_on_at_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody saves a change and nothing else: no bot is woken there."""
    monkeypatch.setattr(peers, "BEAT", 0.1)

    async def do(hosts: list[Host]) -> None:
        seated = await hosts[0].create(set_up("original", "chick Kim", "Ada"))
        async with sitting(hosts[0], seated.table, seated.token) as [ada]:
            await ada.commit(1, number("Ada"))
            opened = after_change(ada.live.table, Opened(1, number("Ada")))
            begun = begin(opened.table)
            assert begun.table.bot_to_act() is not None
            await hosts[1].store.append(seated.table, opened.table.version, [as_text(opened.change), as_text(begun.change)])
            await until(lambda: ada.live.table.to_act == 1)

    together(tmp_path, do)


def test_presence_that_nobody_repeats_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "BEAT", 0.02)
    monkeypatch.setattr(peers, "SILENT", 10_000)

    async def do(hosts: list[Host]) -> None:
        async with at_two(hosts) as (ada, ben):
            await until(lambda: present(ben) == [True, True])
            hosts[0].peers.leave()
            ada.leave()
            await until(lambda: present(ben) == [False, True])

    together(tmp_path, do)


def test_a_message_of_another_version_harms_nobody(tmp_path: Path) -> None:
    async def do(hosts: list[Host]) -> None:
        channel = hosts[0].store.channel
        assert channel is not None
        for text in ("", "[]", '{"server": 1}', '{"server": "x", "here": {"t": 3}}', "\N{WORM}"):
            channel.say(text)
        async with at_two(hosts) as (ada, ben):
            await ada.act(ROLL)
            await until(lambda: ben.live.table.version == ada.version)

    together(tmp_path, do)


def test_a_server_is_not_woken_for_tables_that_it_does_not_have(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With many servers most notices are about tables of others."""
    monkeypatch.setattr(peers, "BEAT", 0.1)
    hear = peers.Peers._hear
    woken: list[tuple[peers.Peers, int, int]] = []

    def heard(self: peers.Peers, said: Sequence[peers.Said], newest: Sequence[tuple[str, int | None]]) -> None:
        woken.append((self, len(said), len(newest)))
        hear(self, said, newest)

    monkeypatch.setattr(peers.Peers, "_hear", heard)

    async def do(hosts: list[Host]) -> None:
        async with at_two(hosts[:2]) as (ada, ben):
            woken.clear()
            await play([ada, ben], Random(1), 20)
            # What is said later is heard later.
            seen = len(woken)
            await until(lambda: sum(where is hosts[2].peers for where, _, _ in woken[seen:]) >= 10)
            assert sum(newest for where, _, newest in woken if where is hosts[1].peers) > 0
            assert [(said, newest) for where, said, newest in woken if where is hosts[2].peers and (not said or newest)] == []

    together(tmp_path, do, 3)


def test_notices_that_come_soon_after_each_other_are_heard_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each time that somebody listens costs more than one notice more."""
    telling, listening = Store(database_url(tmp_path)), Store(database_url(tmp_path))
    assert telling.channel is not None
    assert listening.channel is not None
    heard: list[list[str]] = []
    up, pausing, go_on, again = threading.Event(), threading.Event(), threading.Event(), threading.Event()

    def hear(notices: Sequence[Notice]) -> None:
        heard.append([notice.text for notice in notices])
        if len(heard) == 2:
            again.set()

    def pause(seconds: float) -> None:
        assert seconds == channel.GATHERING
        pausing.set()
        go_on.wait(100)

    monkeypatch.setattr(channel, "time", SimpleNamespace(sleep=pause))
    listening.channel.listen(up.set, hear)
    assert up.wait(100)
    telling.channel.say("first")
    assert pausing.wait(100)
    with telling.channel._connect() as line:
        line.execute(f"LISTEN {SAID}")
        for number in range(10):
            telling.channel.say(str(number))
            assert [notice.payload for notice in line.notifies(timeout=100, stop_after=1)] == [str(number)]
    go_on.set()
    assert again.wait(100)
    telling.close()
    listening.close()
    assert heard[:2] == [["first"], [str(number) for number in range(10)]]


@pytest.mark.parametrize("tables", [1, 150, 1000])
def test_everything_fits_into_notices(tables: int) -> None:
    """PostgreSQL refuses 8000 bytes."""
    newest: dict[str, int | None] = {f"{table:040}": 2**31 - 1 for table in range(tables)}
    notices = list(changed("12345678", newest))
    assert max(len(notice.text) for notice in notices) < 8000
    told: dict[str, int | None] = {}
    for notice in notices:
        told |= msgspec.json.decode(notice.text, type=Changed).tables
    assert told == newest
    assert (len(notices) == 1) == (tables < 150)


def test_pages_keep_the_order_and_lose_nothing() -> None:
    items = [1, LONGEST, 2, LONGEST // 2, LONGEST // 2, 3]
    assert [item for page in pages(items, int) for item in page] == items
    assert all(sum(page) <= LONGEST for page in pages(items, int))
