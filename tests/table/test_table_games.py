"""A table as it stands and what changes make of it: the same changes in the same order give the same table, always."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from table_kit import Json, finished, gathered, live, number, refused, same_table, sent, set_up, sitting, some_fall, started

from heckmeck.chance import commitment
from heckmeck.notation import read
from heckmeck.rules import GAMES, Illegal, game
from heckmeck.rules.registry import REGISTRY
from heckmeck.table import changes
from heckmeck.table.changes import AnyChange, Chair
from heckmeck.table.deciding import begin, fall
from heckmeck.table.finished import record_of
from heckmeck.table.following import after_change
from heckmeck.table.host import Host
from heckmeck.table.refusals import Refused, refusal
from heckmeck.table.setting_up import new_table, set_up_again
from heckmeck.table.setting_up import set_up as set_up_table

TABLES = [(name, players) for name in GAMES for players in (2, 3, game(name).players.stop - 1)]
DICE_GAMES = [name for name in GAMES if name != "karteneck"]
HOUSE_RULES = [(name, {option: values[-1]}) for name in GAMES for option, values in REGISTRY[name].options.items()]


# Gathering


def test_the_game_starts_with_the_last_number_and_not_before() -> None:
    told = gathered("original", ["a", "b", None])
    committed: list[AnyChange] = [changes.Committed(seat, commitment(number(str(seat)))) for seat in (1, 0)]
    for change in [*committed, *[changes.Opened(seat, number(str(seat))) for seat in (1, 0)]]:
        assert (told.table.complete, told.table.phase, told.table.to_act) == (False, "gathering", None)
        told.do(change)
    assert told.table.complete
    told.do(begin(told.table))
    assert (told.table.phase, told.table.to_act) == ("playing", 0)


def test_bots_need_no_number_and_real_dice_need_none_at_all() -> None:
    assert gathered("karteneck", [None, None]).table.complete
    assert gathered("original", ["a", "b"], real_dice=True).table.complete
    assert not gathered("original", ["a", None]).table.complete


def test_a_free_seat_keeps_the_game_from_starting() -> None:
    chairs = (Chair("bot", "Ada", "hen"), Chair("open"))
    table = new_table("T", "", set_up_table(game("original"), chairs, hints=True, real_dice=False))
    assert not table.complete
    after = after_change(table, changes.Bot(1, "chick", "Ben"))
    assert after.step is None
    assert after.table.complete


def test_who_gives_a_number_knows_the_commitment_and_not_the_other_numbers() -> None:
    """What is published of the secret stands before the first number; numbers are shown when none can be chosen any more."""
    told = gathered("deluxe", ["a", "b"])
    mine, other = number("a"), number("b")
    published = {"sha256": commitment(told.table.secret), "secret": None, "commitments": ["", ""], "numbers": [], "failed": []}
    assert told.update("a")["table"]["commitment"] == published
    told.do(changes.Committed(0, commitment(mine)))
    told.do(changes.Committed(1, commitment(other)))
    told.do(changes.Opened(0, mine))
    for viewer in ("a", "b", None):
        table = told.update(viewer)["table"]
        assert mine not in json.dumps(table)
        assert table["commitment"]["commitments"] == [commitment(mine), commitment(other)]
        assert [seat["number_given"] for seat in table["seats"]] == [True, False]
    told.do(changes.Opened(1, other))
    told.do(begin(told.table))
    assert told.update(None)["table"]["commitment"]["numbers"] == [number("a"), number("b")]


@pytest.mark.parametrize("id", GAMES)
def test_the_secret_is_told_when_the_game_is_over_and_not_before(id: str) -> None:
    told = started(id, ["a", "b"])
    secret = told.table.secret
    for table in told.play_on(Random(1)):
        over = table.phase == "finished"
        for viewer in ("a", None):
            update = told.update(viewer, since=table.version - 1)
            assert (secret in json.dumps(update)) == over
            assert update["table"]["commitment"]["secret"] == (secret if over else None)
            assert update["table"]["commitment"]["sha256"] == commitment(secret)


def test_a_table_draws_a_secret_of_256_bits_that_no_other_has() -> None:
    chairs = (Chair("bot", "Ada", "hen"), Chair("bot", "Ben", "hen"))
    secrets = [set_up_table(game("original"), chairs, hints=True, real_dice=False).secret for _ in range(20)]
    assert len(set(secrets)) == 20
    assert {len(bytes.fromhex(secret)) for secret in secrets} == {32}


def test_real_dice_are_only_for_dice_games_and_have_no_secret() -> None:
    chairs = (Chair("bot", "Ada", "hen"), Chair("bot", "Ben", "hen"))
    with refused("not_possible", "real_dice"):
        set_up_table(game("karteneck"), chairs, hints=True, real_dice=True)
    told = gathered("original", ["a", "b"], real_dice=True)
    assert told.table.secret == ""
    assert told.update("a")["table"]["commitment"] is None


# Playing


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_a_game_that_is_read_again_is_the_same_game(id: str, players: int) -> None:
    told = finished(id, players)
    again = told.read_again()
    assert same_table(again.table, told.table)
    assert again.steps == told.steps
    assert again.changes == told.changes
    for viewer in ("token 0", None):
        assert again.update(viewer) == told.update(viewer)


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_the_record_reads_back_to_the_same_end(id: str, players: int) -> None:
    told = finished(id, players)
    record = read(record_of(told.table, told.steps))
    assert record.end() == told.table.state
    assert record.names == told.table.names
    assert record.date == "2025-11-15"
    assert told.table.rules.finished(record.end())
    assert told.update(None)["table"]["winners"] == list(told.table.rules.winners(record.end()))


@pytest.mark.parametrize(("id", "options"), HOUSE_RULES)
def test_house_rules_are_kept(id: str, options: dict[str, str]) -> None:
    told = started(id, ["a", "b"], options=options)
    for _ in told.play_on(Random(7)):
        pass
    assert told.update(None)["table"]["options"] == options
    assert same_table(told.read_again().table, told.table)
    assert dict(read(record_of(told.table, told.steps)).game.options) == options


@settings(max_examples=15)
@given(st.sampled_from(GAMES), st.integers(2, 6), st.integers(0, 2**32), st.integers(0, 60))
def test_any_beginning_of_any_game_is_the_same_when_it_is_read_again(id: str, players: int, seed: int, steps: int) -> None:
    told = started(id, [f"token {seat}" for seat in range(players)], seed)
    for _ in told.play_on(Random(seed), steps):
        pass
    again = told.read_again()
    assert same_table(again.table, told.table)
    assert again.steps == told.steps


SENSELESS = {
    "dice": [
        {"action": "take", "portion": 21},
        {"action": "take", "portion": 10**400},
        {"action": "keep", "specialist": "hen"},
        {"action": "from", "rival": 1},
        {"action": "from", "rival": -1},
        {"action": "lay_aside", "face": "W"},
        {"action": "weasel"},
    ],
    "cards": [
        {"action": "play", "cards": ["W1", "1"]},
        {"action": "play", "cards": []},
        {"action": "play", "cards": ["1"] * 40},
        {"action": "pass", "steal": 1},
        {"action": "pass", "steal": -1},
        {"action": "pass", "steal": 10**400},
    ],
}
"""Actions of each kind of game that are hardly ever legal."""


@pytest.mark.parametrize("id", GAMES)
def test_what_the_rules_refuse_makes_no_change(id: str) -> None:
    told = started(id, ["a", "b"])
    before, kept = told.table, repr(told.table)
    random = Random(3)
    refusals = 0
    for _ in told.play_on(random, 10):
        for action in SENSELESS[told.table.rules.kind]:
            table, text = told.table, repr(told.table)
            if table.kind.shapes.read_action(json.dumps(action).encode()) in table.rules.legal(table.state):
                continue
            with pytest.raises(Illegal) as caught:
                told.act(action)
            assert refusal(caught.value, table.kind).rule == caught.value.rule != ""
            assert repr(table) == text
            refusals += 1
    assert refusals >= 50
    assert repr(before) == kept


@pytest.mark.parametrize("id", GAMES)
def test_an_action_of_another_kind_of_game_is_none(id: str) -> None:
    told = started(id, ["a", "b"])
    kept = repr(told.table)
    for kind, actions in SENSELESS.items():
        for action in actions:
            if kind != told.table.rules.kind:
                with pytest.raises(msgspec.ValidationError):
                    told.act(action)
    assert repr(told.table) == kept


NONSENSE: list[Json] = [
    None,
    [],
    {},
    "stop",
    {"action": None},
    {"action": ["stop"]},
    {"action": "fly"},
    {"action": "take"},
    {"action": "take", "portion": "many"},
    {"action": "take", "portion": float("nan")},
    {"action": "take", "portion": float("inf")},
    {"action": "take", "portion": "9" * 5000},
    {"action": "take", "portion": True},
    {"action": "lay_aside", "face": 4},
    {"action": "lay_aside", "face": ["W"]},
    {"action": "keep", "specialist": {}},
    {"action": "from", "player": "Ben"},
    {"action": "from", "rival": "Ben"},
    {"action": "from", "rival": []},
    {"action": "from", "rival": True},
    {"action": "from", "rival": 1.5},
    {"action": "pass", "steal": "Ben"},
    {"action": "pass", "steal": None, "more": 1},
    {"action": "stop", "more": 1},
    {"action": "play", "cards": None},
    {"action": "play", "cards": [1]},
    {"action": "play", "cards": ["W0"]},
    {"action": "play", "cards": [["1"]]},
]


@pytest.mark.parametrize("id", GAMES)
def test_what_is_no_action_is_not_one(id: str, tmp_path: Path) -> None:
    async def send(host: Host) -> None:
        seated = await host.create(set_up(id, "Ada", "Ben"))
        async with sitting(host, seated.table, seated.token) as [ada]:
            await ada.give_numbers()
            before = ada.live.table
            for nonsense in NONSENSE:
                with refused("bad_message", "not_an_action"):
                    await ada.live.act(ada.owner, ada.version, sent(nonsense))
            assert ada.live.table is before

    live(tmp_path, send)


# Real dice


def test_real_dice_decide_what_falls() -> None:
    told = started("original", ["a", "b"], real_dice=True)
    told.do(told.act({"action": "roll", "golden": False}))
    assert told.table.awaits_fall
    assert told.table.to_act is None
    told.do(fall(told.table, "44412w35"))
    assert not told.table.awaits_fall
    assert told.update("a")["view"]["turn"]["roll"] == "1234445W"
    told.do(told.act({"action": "lay_aside", "face": "4"}))
    told.do(told.act({"action": "roll", "golden": False}))
    told.do(fall(told.table, " 4 4 2 3 W "))
    assert told.update("a")["view"]["turn"]["roll"] == "2344W"
    assert same_table(told.read_again().table, told.table)


@pytest.mark.parametrize(
    "wrong", ["4441235", "44412W355", "44412W36", "hello", "", " ", "44412W35*1", "*W", "４４４１２３５１", "ß", "1" * 20]
)
def test_dice_that_cannot_have_fallen_are_refused(wrong: str) -> None:
    told = started("original", ["a", "b"], real_dice=True)
    told.do(told.act({"action": "roll", "golden": False}))
    kept = repr(told.table)
    with pytest.raises((Refused, Illegal)):
        fall(told.table, wrong)
    assert repr(told.table) == kept


def test_a_golden_die_that_was_thrown_is_typed_in_too() -> None:
    """The situation tells its sides."""
    told = started("deluxe", ["a", "b"], real_dice=True)
    scene = read(
        "[game deluxe]\n[players Ada, Ben]\n[grill 11/canned_worm 13 21-25 26-35]\n[stack Ada 36]\n[specialist Ada golden_die]"
    )
    told.table = replace(told.table, state=scene.start)
    told.do(told.act({"action": "roll", "golden": True}))
    falling = told.update("a")["situation"]["fall"]
    sides = falling["golden"]
    assert falling["dice"] == 8
    assert sides == ["1", "W"]
    assert told.update(None)["situation"]["fall"] is None
    shown = some_fall(told.table, Random(16))
    assert shown.partition("*")[2] in sides
    with pytest.raises(Illegal, match="golden_die_missing"):
        fall(told.table, shown.partition("*")[0])
    told.do(fall(told.table, shown))
    assert told.update("a")["view"]["turn"]["golden"] == shown[-1]


@pytest.mark.parametrize("id", DICE_GAMES)
def test_a_game_with_real_dice_ends_and_its_record_has_no_luck_to_verify(id: str) -> None:
    told = started(id, ["a", "b", "c"], real_dice=True)
    random = Random(5)
    while told.table.phase != "finished":
        if told.table.awaits_fall:
            told.do(fall(told.table, some_fall(told.table, random)))
        else:
            told.do(told.act(told.some_action(random)))
    record = read(record_of(told.table, told.steps))
    assert record.proof is None
    assert record.end() == told.table.state
    assert same_table(told.read_again().table, told.table)
    assert told.replay()["draws"] == []


# Once more


def test_once_more_whoever_began_sits_last_and_everything_else_is_new() -> None:
    """The tokens hold at the new table; numbers and secret do not."""
    told = finished("karteneck", 3)
    handed = replace(
        told.table, chairs=(told.table.chairs[0], msgspec.structs.replace(told.table.chairs[1], level="hen"), told.table.chairs[2])
    )
    again = new_table("U", "", set_up_again(handed))
    assert again.names == ("Ben", "Cleo", "Ada")
    assert [chair.owner for chair in again.chairs] == [told.table.chairs[seat].owner for seat in (1, 2, 0)]
    assert [chair.level for chair in again.chairs] == [None, None, None]
    assert again.numbers == ("", "", "")
    assert again.secret != told.table.secret
    assert (again.phase, again.version, again.rules.id) == ("gathering", 0, "karteneck")
    spoken = new_table("U", "", set_up_again(replace(told.table, language="fr")))
    assert spoken.language == "fr"


def test_once_more_bots_stay_bots() -> None:
    told = started("original", ["a", None], options={"lower": "any"})
    again = new_table("U", "", set_up_again(told.table))
    assert [(chair.kind, chair.level) for chair in again.chairs] == [("bot", "chick"), ("person", None)]
    assert dict(again.rules.options) == {"lower": "any"}


# Looking back


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_the_replay_tells_every_step_with_every_hand_and_every_draw(id: str, players: int) -> None:
    told = finished(id, players)
    found = told.replay()
    assert [step["version"] for step in found["steps"]] == [step.version for step in told.steps]
    assert len(found["scores"]) == len(told.steps) + 1
    assert found["scores"][-1] == list(told.table.rules.scores(told.table.state))
    assert [draw["counter"] for draw in found["draws"]] == list(range(told.table.counter))
    if id == "karteneck":
        for step in found["steps"]:
            assert all(isinstance(player["hand"], list) for player in step["view"]["players"])


def test_a_game_that_is_not_over_has_no_replay() -> None:
    with refused("not_possible", "not_over"):
        started("original", ["a", "b"]).replay()
    with refused("not_possible", "not_over"):
        gathered("original", ["a", "b"]).replay()


def test_a_game_that_has_not_started_has_no_record() -> None:
    told = gathered("original", ["a", "b"])
    with refused("not_possible", "not_started"):
        record_of(told.table, told.steps)


def test_the_record_of_karteneck_waits_for_the_end() -> None:
    told = started("karteneck", ["a", "b"])
    for _ in told.play_on(Random(2)):
        if told.table.phase != "finished":
            with refused("not_possible", "record_secret"):
                record_of(told.table, told.steps)
    assert "[committed" in record_of(told.table, told.steps)
