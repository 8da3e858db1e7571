"""The tutor: it asks before a choice that costs much, and what was laid aside can be taken back until luck moves."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from table_kit import (
    Client,
    Json,
    Told,
    all_give_numbers,
    gathered,
    live,
    play_on,
    refused,
    same_table,
    sent,
    set_up,
    sitting,
    some_fall,
    started,
)

from heckmeck.notation import read, read_id, write_id
from heckmeck.rules import GAMES, Action, Chance
from heckmeck.rules.turn import LayAside
from heckmeck.table import changes
from heckmeck.table.changes import as_text, read_change, read_set_up
from heckmeck.table.deciding import act, fall, take_back
from heckmeck.table.finished import odds_of, record_of
from heckmeck.table.following import after_change
from heckmeck.table.host import Host
from heckmeck.table.reviews import review_of
from heckmeck.table.setting_up import new_table, set_up_again
from heckmeck.table.table import TAKEN_BACK_PER_ROLL, Table, standing
from heckmeck.table.tutor import THRESHOLD, advice_on
from heckmeck.table.wire.codec import as_json, read_told
from heckmeck.verify import verify

DICE_GAMES = [name for name in GAMES if name != "karteneck"]
GAMES_PLAYED = st.tuples(st.sampled_from(DICE_GAMES), st.integers(2, 4), st.integers(0, 10**6))


@dataclass
class Fallen:
    """How the dice lay when they last fell, and what has been laid aside from them."""

    table: Table
    laid: bool = False


def play_and_take_back(told: Told, random: Random, steps: int = 100_000) -> Iterator[Fallen]:
    """Random choices; now and then what was laid aside is taken back."""
    fallen = Fallen(told.table)
    for _ in range(steps):
        if told.table.phase == "finished":
            return
        if told.table.awaits_fall:
            told.do(fall(told.table, some_fall(told.table, random)))
        elif told.table.may_take_back and random.random() < 0.4:
            told.do(take_back(told.table))
            fallen.laid = False
        else:
            told.do(told.act(told.some_action(random)))
            fallen.laid = told.steps[-1].seat == told.table.to_act and isinstance(told.steps[-1].moves[0], LayAside)
        if any(isinstance(move, Chance) for move in told.steps[-1].moves):
            fallen = Fallen(told.table)
        yield fallen


@settings(max_examples=25)
@given(GAMES_PLAYED, st.booleans())
def test_taking_back_leads_to_the_dice_as_they_fell_and_costs_no_luck(which: tuple[str, int, int], real_dice: bool) -> None:
    name, players, seed = which
    told = started(name, [f"token {seat}" for seat in range(players)], seed, real_dice=real_dice, tutor=True)
    for fallen in play_and_take_back(told, Random(seed), 60):
        table, last = told.table, told.steps[-1]
        if last.back is not None:
            assert (table.state, table.counter, table.to_act) == (fallen.table.state, fallen.table.counter, fallen.table.to_act)
            assert (last.seat, last.moves) == (table.to_act, ())
            assert table.back is None, "nothing is taken back twice"
        if table.back is not None:
            assert table.back.state == fallen.table.state, "nobody goes back past luck"
            assert table.to_act == fallen.table.to_act, "nor past the end of a turn"
        if fallen.laid:
            assert table.back is not None
        assert same_table(told.read_again().table, table)


@settings(max_examples=10)
@given(GAMES_PLAYED)
def test_the_game_is_what_stands(which: tuple[str, int, int]) -> None:
    """The same choices without those that were taken back give the same game: record, luck, replay and review."""
    name, players, seed = which
    tokens = [f"token {seat}" for seat in range(players)]
    told = started(name, tokens, seed, tutor=True)
    for _ in play_and_take_back(told, Random(seed)):
        pass
    straight = started(name, tokens, seed, tutor=True)
    for step in standing(told.steps)[len(straight.steps) :]:
        decided = step.moves[0]
        assert isinstance(decided, Action)
        straight.do(act(straight.table, decided))
    assert straight.table.state == told.table.state
    record = record_of(told.table, told.steps)
    assert record == record_of(straight.table, straight.steps)
    assert verify(read(record)).verified
    replayed, plain = told.replay(), straight.replay()
    for one in (replayed, plain):
        for part in (*one["steps"], *one["draws"]):
            del part["version"]  # what was taken back has its versions, too
    assert replayed == plain
    assert told.read_again().replay()["draws"] == told.replay()["draws"]


def test_a_game_with_something_taken_back_can_be_reviewed() -> None:
    told = started("original", ["a", "b"], 4, tutor=True)
    for _ in play_and_take_back(told, Random(4)):
        pass
    assert any(step.back is not None for step in told.steps)
    found = review_of(told.table, told.steps)
    assert len(found.steps) == len(told.replay()["steps"])


def test_a_bratworm_that_was_taken_back_lies_where_it_lay() -> None:
    """Whatever a laying-aside brought goes back, even if somebody was asked whose bratworm to take."""
    seen = 0
    for seed in range(40):
        told = started("extrawurm", ["a", "b", "c"], seed, tutor=True)
        random = Random(seed)
        for _ in range(150):
            if told.table.phase == "finished":
                break
            told.do(told.act(told.some_action(random)))
            back = told.table.back
            if back is not None and told.table.state.board != back.state.board and told.table.may_take_back:
                told.do(take_back(told.table))
                assert told.table.state == back.state
                seen += 1
    assert seen


def test_watchers_are_told_who_took_back_and_see_the_dice_again() -> None:
    told = laid_aside()
    before, version = told.update("b"), told.table.version
    assert told.update("a")["situation"]["take_back"]
    assert not before["situation"]["take_back"]
    told.do(take_back(told.table))
    update = told.update("b", version)
    [step] = update["steps"]
    assert step["events"] == [{"event": "taken_back", "seat": 0}]
    assert step["view"] == update["view"]
    assert update["view"]["turn"]["aside"] == {}
    assert not told.update("a")["situation"]["take_back"]


def laid_aside(seed: int = 0, tutor: bool = True) -> Told:
    """Ada has rolled once and laid something aside."""
    told = started("original", ["a", "b"], seed, tutor=tutor)
    told.do(told.act({"action": "roll", "golden": False}))
    told.do(told.act(told.update("a")["situation"]["choices"][0]["action"]))
    assert told.table.to_act == 0
    return told


# What nobody may take back


def test_nothing_is_taken_back_without_a_tutor() -> None:
    told = laid_aside(tutor=False)
    assert told.table.back is None
    with refused("not_possible", "no_tutor"):
        take_back(told.table)


def test_nothing_is_taken_back_twice_nor_before_anything_lies_aside() -> None:
    told = laid_aside()
    told.do(take_back(told.table))
    with refused("not_possible", "nothing_to_take_back"):
        take_back(told.table)
    with refused("not_possible", "nothing_to_take_back"):
        take_back(started("original", ["a", "b"], tutor=True).table)


def test_nothing_is_taken_back_after_a_roll_or_a_stop() -> None:
    for action in ({"action": "roll", "golden": False}, {"action": "stop"}):
        told = laid_aside()
        told.do(told.act(action))
        with refused("not_possible", "nothing_to_take_back"):
            take_back(told.table)


def test_with_real_dice_nothing_is_taken_back_once_they_are_thrown() -> None:
    told = started("original", ["a", "b"], real_dice=True, tutor=True)
    told.do(told.act({"action": "roll", "golden": False}))
    told.do(fall(told.table, "1234555W"))
    told.do(told.act({"action": "lay_aside", "face": "5"}))
    assert told.table.may_take_back
    told.do(told.act({"action": "roll", "golden": False}))
    with refused("not_possible", "nothing_to_take_back"):
        take_back(told.table)


def test_what_a_bot_may_have_laid_aside_stays() -> None:
    told = laid_aside()
    told.do(changes.Handed(0, "hen"))
    told.do(changes.Handed(0, None))
    with refused("not_possible", "nothing_to_take_back"):
        take_back(told.table)


def test_dice_go_back_and_forth_only_so_often() -> None:
    told = laid_aside()
    for _ in range(TAKEN_BACK_PER_ROLL):
        told.do(take_back(told.table))
        told.do(told.act(told.update("a")["situation"]["choices"][0]["action"]))
    assert not told.update("a")["situation"]["take_back"]
    with refused("not_possible", "taken_back_too_often"):
        take_back(told.table)
    # The next roll is another matter.
    for lies_aside in (False, True):
        while (told.table.back is not None) != lies_aside:
            told.do(told.act(told.update("ab"[told.table.to_act or 0])["situation"]["choices"][-1]["action"]))
    told.do(take_back(told.table))


def test_a_change_that_takes_back_nothing_is_damage() -> None:
    told = started("original", ["a", "b"], tutor=True)
    with pytest.raises(ValueError, match="nothing"):
        after_change(told.table, read_change(as_text(changes.TookBack())))


def test_only_the_seat_that_laid_aside_takes_back(tmp_path: Path) -> None:
    async def attack(host: Host) -> None:
        table, ada_token, ben_token = await ada_and_ben(host)
        async with sitting(host, table, ada_token, ben_token, None) as (ada, ben, eve):
            await all_give_numbers(ada, ben)
            await ada.act({"action": "roll", "golden": False})
            await lay_aside_best(ada)
            ben.look()
            eve.look()
            with refused("not_yours", "not_your_turn"):
                await ada.live.take_back(ben.owner, ben.version)
            with refused("not_yours", "no_seat"):
                await ada.live.take_back(eve.owner, eve.version)
            with refused("stale"):
                await ada.live.take_back(ada.owner, ada.version - 1)
            before = ada.live.table
            await ada.live.take_back(ada.owner, ada.version)
            assert ada.live.table.version == before.version + 1
            with refused("not_possible", "nothing_to_take_back"):
                await ada.live.take_back(ada.owner, ada.live.table.version)
            saved = await host.store.load(table)
            assert saved is not None
            assert json.loads(saved.changes[-1]) == {"change": "tookback"}
            # Ben watches without a jump: his old view and the steps lead to the new one.
            assert [event["event"] for step in ben.look()["steps"] for event in step["events"]] == ["taken_back"]

    live(tmp_path, attack)


async def ada_and_ben(host: Host, agrees: bool = True) -> tuple[str, str, str]:
    """Ada sets up a table with a tutor, and Ben sits down. Their table, and the token of each."""
    seated = await host.create(set_up("original", "Ada", "free", tutor=True))
    async with host.table(seated.table) as table:
        await table.sit(1, "Ben", BEN, agrees=agrees)
    return seated.table, seated.token, BEN


BEN = "b" * 32


async def lay_aside_best(client: Client) -> None:
    """So that nobody is asked."""
    odds = odds_of(client.live.table, None).choices
    best = max(odds, key=lambda one: one.win or 0.0)
    await client.act(json.loads(as_json(best.action)))


# What it asks


@settings(max_examples=15)
@given(GAMES_PLAYED)
def test_it_asks_before_what_costs_more_than_the_threshold_and_only_then(which: tuple[str, int, int]) -> None:
    name, players, seed = which
    told = started(name, [f"token {seat}" for seat in range(players)], seed, tutor=True)
    random = Random(seed)
    for _ in told.play_on(random, random.randrange(1, 60)):
        pass
    table = told.table
    if table.phase == "finished":
        return
    odds = odds_of(table, None).choices
    best = max([one.win or 0.0 for one in odds], default=0.0)
    for one in odds:
        advice = advice_on(table, table.kind.shapes.action_of(one.action))
        assert one.win is not None
        assert (advice is not None) == (len(odds) > 1 and best - one.win > THRESHOLD)
        if advice is not None:
            assert advice.action == one.action
            assert sorted(advice.choices, key=str) == sorted(odds, key=str), "the numbers of the hints"
            assert advice.choices[0].win == best
            rules, state = read_id(advice.position)
            assert write_id(rules, state) == write_id(table.rules, table.state)
            assert read_told(as_json(advice)) == advice


def worst(table: Table) -> Json:
    """What costs most."""
    odds = odds_of(table, None).choices
    return json.loads(as_json(min(odds, key=lambda one: one.win or 0.0).action))


def test_a_costly_choice_is_asked_for_once_and_then_done(tmp_path: Path) -> None:
    async def ask(host: Host) -> None:
        table, ada_token, ben_token = await ada_and_ben(host)
        async with sitting(host, table, ada_token, ben_token) as (ada, ben):
            await all_give_numbers(ada, ben)
            await ada.act({"action": "roll", "golden": False})
            await lay_aside_best(ada)
            live = ada.live
            stop = sent({"action": "stop"})
            before = live.table
            advice = await live.act(ada.owner, before.version, stop)
            assert advice is not None
            assert live.table is before, "nothing has changed"
            assert (await live.act(ada.owner, before.version, stop)) == advice
            assert await live.act(ada.owner, before.version, stop, anyway=True) is None
            assert live.table.to_act == 1

    live(tmp_path, ask)


def test_a_table_without_a_tutor_asks_nobody(tmp_path: Path) -> None:
    async def ask(host: Host) -> None:
        table, ada_token, ben_token = await ada_and_ben(host, agrees=False)
        async with sitting(host, table, ada_token, ben_token) as (ada, ben):
            await all_give_numbers(ada, ben)
            await ada.act({"action": "roll", "golden": False})
            await ada.act(worst(ada.live.table))
            with refused("not_possible", "no_tutor"):
                await ada.live.take_back(ada.owner, ada.version)
            await ada.act({"action": "stop"})
            assert ada.live.table.to_act == 1

    live(tmp_path, ask)


def test_bots_are_not_asked(tmp_path: Path) -> None:
    async def watch(host: Host) -> None:
        seated = await host.create(set_up("original", "chick Kiki", "Ada", tutor=True))
        async with sitting(host, seated.table, seated.token) as [ada]:
            await all_give_numbers(ada)
            while ada.live.table.to_act != 1:
                await ada.news()
            assert ada.live.table.tutored

    live(tmp_path, watch)


def test_what_the_rules_refuse_is_refused_and_not_asked_about(tmp_path: Path) -> None:
    async def ask(host: Host) -> None:
        table, ada_token, ben_token = await ada_and_ben(host)
        async with sitting(host, table, ada_token, ben_token) as (ada, ben):
            await all_give_numbers(ada, ben)
            with refused("illegal"):
                await ada.act({"action": "stop"})

    live(tmp_path, ask)


# Who agrees


def test_a_table_has_a_tutor_only_if_all_people_agree() -> None:
    told = gathered("original", ["a", "b", None], tutor=True)
    assert told.table.tutored, "bots need not agree"
    assert told.update(None)["table"]["tutor"] == "on"
    told.do(changes.Removed(1))
    assert told.table.tutored, "a free seat may still agree"
    told.do(changes.Sat(1, "Ben", "owner"))
    assert not told.table.tutored
    assert told.update(None)["table"]["tutor"] == "declined"
    told.do(changes.Removed(1))
    told.do(changes.Sat(1, "Ben", "owner", agrees=True))
    assert told.table.tutored
    assert set_up_again(told.table).tutor
    assert new_table("N", "", set_up_again(told.table)).tutored, "the same people agree again"
    assert gathered("original", ["a", "b"]).update(None)["table"]["tutor"] == "off"


def test_a_game_that_has_no_chances_to_tell_has_no_tutor() -> None:
    told = gathered("karteneck", ["a", "b"], tutor=True)
    assert not told.table.tutored
    assert told.update(None)["table"]["tutor"] == "off"


def test_a_table_of_an_earlier_version_has_none() -> None:
    """It was saved before there were tutors, and reads as it did."""
    told = gathered("original", ["a", "b"])
    saved = json.loads(told.set_up)
    del saved["tutor"]
    for chair in saved["chairs"]:
        del chair["agrees"]
    old = new_table("T", told.table.created, read_set_up(json.dumps(saved)))
    assert same_table(old, told.table)
    assert read_change('{"change":"sat","seat":1,"name":"Ben","owner":"x"}') == changes.Sat(1, "Ben", "x")


def test_a_whole_game_against_bots_with_a_tutor(tmp_path: Path) -> None:
    async def play(host: Host) -> None:
        seated = await host.create(set_up("original", "Ada", "chick Kiki", tutor=True))
        async with sitting(host, seated.table, seated.token) as [ada]:
            ada.anyway = True
            await play_on([ada], Random(3))
            assert verify(read(record_of(ada.live.table, ada.live.steps))).verified

    live(tmp_path, play)
