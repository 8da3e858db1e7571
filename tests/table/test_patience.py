"""How long a table waits for people: a grace for people who are away, a time for decisions, and no endless back and forth."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest
from table_kit import Client, Clock, Json, all_give_numbers, live, play_on, refused, same_table, sent, set_up, sitting, started

from heckmeck.table import changes
from heckmeck.table.changes import SetUp, as_text, read_change, read_set_up
from heckmeck.table.host import Host
from heckmeck.table.live import HANDED_PER_SEAT
from heckmeck.table.setting_up import set_up_again
from heckmeck.table.tokens import new_token


async def ada_and_ben(host: Host, game: str = "original", **more: object) -> tuple[str, str, str]:
    seated = await host.create(set_up(game, "Ada", "free", **more))
    token = new_token()
    async with host.table(seated.table) as table:
        await table.sit(1, "Ben", token)
    return seated.table, seated.token, token


def waits(client: Client) -> list[tuple[int, str, int, int]]:
    return [(one["seat"], one["why"], one["seconds"], one["of"]) for one in client.look()["waits"]]


# Somebody is away


def test_nobody_takes_the_turn_of_somebody_who_has_only_just_lost_the_connection(tmp_path: Path) -> None:
    clock = Clock()

    async def wait(host: Host) -> None:
        table, ada_token, ben_token = await ada_and_ben(host, grace=30)
        async with sitting(host, table, ada_token, ben_token) as (ada, ben):
            await play_on([ada, ben], Random(1), steps=0)
            assert waits(ada) == []
            ben.leave()
            assert waits(ada) == [(1, "away", 30, 30)]
            for seconds, left in ((0.0, 30), (0.097, 30), (1.0, 29), (29.5, 1)):
                clock.time += seconds - (clock.time - 1_800_000_000.0)
                with refused("not_possible", "back_soon"):
                    await ada.live.hand_over(ada.owner, 1, "hen")
                assert waits(ada) == [(1, "away", left, 30)]
            clock.time = 1_800_000_030.0
            assert waits(ada) == [(1, "away", 0, 30)]
            await ada.live.hand_over(ada.owner, 1, "hen")
            assert ada.look()["table"]["seats"][1]["level"] == "hen"
            assert waits(ada) == []

    live(tmp_path, wait, clock)


def test_who_comes_back_in_time_has_the_whole_grace_again(tmp_path: Path) -> None:
    clock = Clock()

    async def come_back(host: Host) -> None:
        table, ada_token, ben_token = await ada_and_ben(host, grace=10)
        async with sitting(host, table, ada_token, ben_token, ben_token) as (ada, phone, laptop):
            await all_give_numbers(ada, phone)
            phone.leave()
            clock.time += 1000
            assert waits(ada) == []
            laptop.leave()
            clock.time += 9
            back = await Client(ada.live, ben_token).enter()
            assert waits(ada) == []
            back.leave()
            clock.time += 9
            with refused("not_possible", "back_soon"):
                await ada.live.hand_over(ada.owner, 1, "hen")

    live(tmp_path, come_back, clock)


def test_after_a_restart_the_grace_begins_anew(tmp_path: Path) -> None:
    clock = Clock()

    async def first(host: Host) -> tuple[str, str, str]:
        table, *tokens = await ada_and_ben(host, grace=120)
        async with sitting(host, table, *tokens) as clients:
            await all_give_numbers(*clients)
        return table, tokens[0], tokens[1]

    async def second(host: Host, table: str, ada_token: str) -> None:
        async with sitting(host, table, ada_token) as (ada,):
            assert waits(ada) == [(1, "away", 120, 120)]
            with refused("not_possible", "back_soon"):
                await ada.live.hand_over(ada.owner, 1, "hen")
            clock.time += 120
            await ada.live.hand_over(ada.owner, 1, "hen")

    table, ada_token, _ = live(tmp_path, first, clock)
    clock.time += 10_000
    live(tmp_path, lambda host: second(host, table, ada_token), clock)


def test_a_free_seat_goes_to_a_bot_at_once(tmp_path: Path) -> None:
    async def seat(host: Host) -> None:
        seated = await host.create(set_up("original", "Ada", "free", grace=120))
        async with sitting(host, seated.table, seated.token) as (ada,):
            assert waits(ada) == []
            await ada.live.hand_over(ada.owner, 1, "hen")

    live(tmp_path, seat, Clock())


def test_tables_of_earlier_versions_wait_half_a_minute_and_have_no_time_for_decisions() -> None:
    old = read_set_up('{"game":"original","options":{},"hints":true,"real_dice":true,"secret":"","chairs":[]}')
    assert (old.grace, old.decision_time) == (30, 0)


def test_seats_do_not_go_to_and_fro_without_end(tmp_path: Path) -> None:
    async def back_and_forth(host: Host) -> None:
        table, ada_token, ben_token = await ada_and_ben(host)
        async with sitting(host, table, ada_token, ben_token) as (ada, ben):
            await play_on([ada, ben], Random(1), steps=0)
            ben.leave()
            with refused("not_possible", "handed_too_often"):
                for _ in range(10_000):
                    await ada.live.hand_over(ada.owner, 1, "chick")
                    again = await Client(ada.live, ben_token).enter()
                    again.leave()
            before = ada.live.table.version
            assert before < 10 + HANDED_PER_SEAT * 2
            # A move, and it may be done again.
            ada.look()
            await ada.act({"action": "roll", "golden": False})
            await ada.live.hand_over(ada.owner, 1, "chick")

    live(tmp_path, back_and_forth)


# Somebody decides nothing


@pytest.mark.parametrize("game", ["original", "karteneck"])
def test_a_bot_plays_the_turn_of_who_takes_too_long_and_gives_the_seat_back(game: str, tmp_path: Path) -> None:
    clock = Clock()

    async def think(host: Host) -> None:
        table, ada_token, ben_token = await ada_and_ben(host, game, decision_time=60)
        async with sitting(host, table, ada_token, ben_token, None) as (ada, ben, eve):
            await play_on([ada, ben], Random(1), steps=0)
            assert waits(ben) == waits(eve) == [(0, "decision", 60, 60)]
            clock.time += 59
            with refused("not_possible", "still_thinking"):
                await ada.live.play_turn(ben.owner, ben.version, "hen")
            clock.time += 1
            assert waits(ben) == [(0, "decision", 0, 60)]
            with refused("not_yours", "no_seat"):
                await ada.live.play_turn(None, ben.version, "hen")
            with refused("not_possible", "own_turn"):
                await ada.live.play_turn(ada.owner, ben.version, "hen")
            with refused("stale"):
                await ada.live.play_turn(ben.owner, ben.version - 1, "hen")
            ada.look()
            await ada.live.play_turn(ben.owner, ben.version, "hen")
            while ada.live.table.to_act != 1:
                await ben.news()
            update = ada.look()
            assert update["table"]["seats"][0]["level"] is None
            told = [event for step in update["steps"] for event in step["events"]]
            assert told[0] == {"event": "turn_handed", "seat": 0, "level": "hen"}
            assert not any(event["event"] == "seat_handed" for event in told)
            # Ben's own time has begun, and Ada plays her next turn herself.
            assert waits(ada) == [(1, "decision", 60, 60)]
            await play_on([ada, ben], Random(2), steps=40)
            assert ada.live.table.chairs[0].level is None
            async with host.table(table) as same:
                assert same is ada.live
            saved = await host.store.load(table)
            assert saved is not None
            assert sum('"turn":true' in text for text in saved.changes) == 1

    live(tmp_path, think, clock)


def test_who_decides_has_the_whole_time_again(tmp_path: Path) -> None:
    clock = Clock()

    async def decide(host: Host) -> None:
        table, ada_token, ben_token = await ada_and_ben(host, decision_time=30)
        async with sitting(host, table, ada_token, ben_token) as (ada, ben):
            await play_on([ada, ben], Random(1), steps=0)
            clock.time += 29
            ada.look()
            await ada.act({"action": "roll", "golden": False})
            assert waits(ben) == [(0, "decision", 30, 30)], "a first roll can't fail, so she decides again"

    live(tmp_path, decide, clock)


def test_a_day_is_a_day_also_if_nobody_was_there(tmp_path: Path) -> None:
    """The table is not in memory in the meantime, and the server may have been started anew."""
    clock = Clock()

    async def first(host: Host) -> tuple[str, str, str]:
        made = await ada_and_ben(host, decision_time=86400)
        async with sitting(host, *made) as clients:
            await play_on(clients, Random(1), steps=0)
        return made

    async def second(host: Host, table: str, ben_token: str) -> None:
        async with sitting(host, table, ben_token) as (ben,):
            assert ("decision", 3600) in [(why, left) for _, why, left, _ in waits(ben)]
            clock.time += 3600
            await ben.live.play_turn(ben.owner, ben.version, "chick")

    table, _, ben_token = live(tmp_path, first, clock)
    clock.time += 82_800
    live(tmp_path, lambda host: second(host, table, ben_token), clock)


def test_without_a_time_for_decisions_a_turn_lasts_as_long_as_it_likes(tmp_path: Path) -> None:
    clock = Clock()

    async def think(host: Host) -> None:
        table, ada_token, ben_token = await ada_and_ben(host)
        async with sitting(host, table, ada_token, ben_token) as (ada, ben):
            await play_on([ada, ben], Random(1), steps=0)
            clock.time += 10**6
            assert waits(ben) == []
            with refused("not_possible", "no_decision_time"):
                await ada.live.play_turn(ben.owner, ben.version, "hen")
            saved = await host.store.load(table)
            assert saved is not None
            assert not any('"at"' in text for text in saved.changes), "when people play is nobody's business"

    live(tmp_path, think, clock)


def test_with_real_dice_the_bot_stays_until_the_turn_is_over(tmp_path: Path) -> None:
    clock = Clock()

    async def fall(host: Host) -> None:
        table, ada_token, ben_token = await ada_and_ben(host, real_dice=True, decision_time=30)
        async with sitting(host, table, ada_token, ben_token) as (ada, ben):
            clock.time += 30
            await ada.live.play_turn(ben.owner, ben.look()["version"], "chick")
            while not ada.live.table.awaits_fall:
                await ben.news()
            assert waits(ben) == []
            with refused("not_possible", "nobody_decides"):
                await ada.live.play_turn(ben.owner, ben.look()["version"], "hen")
            ada.look()
            with refused("not_yours"):
                await ada.live.act(ada.owner, ada.version, sent({"action": "stop"}))
            assert ada.live.table.chairs[0].level == "chick"
            await play_on([ada, ben], Random(3), steps=30)
            assert ada.live.table.chairs[0].level is None

    live(tmp_path, fall, clock)


def test_a_turn_that_a_bot_played_is_the_same_when_it_is_read_again() -> None:
    told = started("original", ["ada", "ben"])
    told.do(changes.Handed(0, "hen", turn=True))
    assert (told.table.chairs[0].level, told.table.handed) == ("hen", 1)
    for table in told.play_on(Random(1), 60):
        assert table.chairs[0].level == ("hen" if table.to_act == 0 and all(step.seat != 1 for step in told.steps) else None)
    assert same_table(told.read_again().table, told.table)


def test_the_time_of_a_move_is_read_again() -> None:
    change: Json = read_change(as_text(changes.Fell([], 1_800_000_000)))
    assert change.at == 1_800_000_000
    assert as_text(changes.Fell([])) == '{"change":"fell","luck":[]}'
    assert as_text(changes.Handed(1, None)) == '{"change":"handed","seat":1,"level":null}'


def test_a_rematch_is_as_patient_as_the_game_before() -> None:
    table = msgspec.structs.replace(started("original", ["ada", "ben"]).table, grace=120, decision_time=60)
    again: SetUp = set_up_again(table)
    assert (again.grace, again.decision_time, again.rematches) == (120, 60, 1)
