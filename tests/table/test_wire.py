"""What clients may send is read to the letter, up to its limits and not beyond them."""

from __future__ import annotations

import json
from typing import Any, get_args

import msgspec
import pytest

from heckmeck.rules import GAMES
from heckmeck.table.wire import incoming, outgoing
from heckmeck.table.wire.codec import as_json, raw, read_analyse, read_message, read_set_up, read_sit, read_subscribe

TOKEN = "m8Zk3hJ2vQx0sT7uYb4nR6"
SEATS = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
SET_UP: dict[str, Any] = {"game": "deluxe", "seats": SEATS}
PUSH = {"endpoint": "https://push.example/1", "p256dh": "p" * 87, "auth": "a" * 22}


def text(told: object) -> bytes:
    return json.dumps(told).encode()


def test_what_is_left_out_of_a_set_up_is_the_usual() -> None:
    assert read_set_up(text(SET_UP)) == incoming.SetUp(
        game="deluxe",
        seats=[incoming.PersonSeat("Ada", None), incoming.OpenSeat()],
        options={},
        hints=True,
        real_dice=False,
        grace=30,
        decision_time=0,
        language=None,
        tutor=False,
        token=None,
    )
    assert read_sit(text({"name": "Ada"})) == incoming.Sit("Ada", token=None, avatar=None, tutor=False)
    assert read_subscribe(text(PUSH)).language == "en"
    asked = read_analyse(b"{}")
    assert (bytes(asked.action), asked.dice, asked.record, asked.moves) == (b"", None, "", None)


MESSAGES: list[tuple[dict[str, Any], incoming.FromClient]] = [
    ({"type": "hello"}, incoming.Hello(None, 0)),
    ({"type": "hello", "token": "t", "version": 3}, incoming.Hello("t", 3)),
    ({"type": "act", "version": 4, "action": {"action": "stop"}}, incoming.Act(4, raw({"action": "stop"}), anyway=False)),
    ({"type": "take_back", "version": 5}, incoming.TakeBack(5)),
    ({"type": "fell", "version": 5, "dice": "44412W35"}, incoming.Fell(5, "44412W35")),
    ({"type": "commit", "seat": 1, "sha256": "ab" * 32}, incoming.Commit(1, "ab" * 32)),
    ({"type": "number", "seat": 1, "number": "ab" * 16}, incoming.GiveNumber(1, "ab" * 16)),
    ({"type": "remove", "seat": 2}, incoming.Remove(2)),
    ({"type": "odds", "version": 6}, incoming.AskOdds(6)),
    ({"type": "steps", "before": 7}, incoming.AskSteps(7)),
    ({"type": "hand_over", "seat": 1, "level": "fox"}, incoming.HandOver(1, "fox")),
    ({"type": "bot_turn", "version": 8, "level": "hen"}, incoming.BotTurn(8, "hen")),
    *[({"type": "react", "seat": 0, "reaction": one}, incoming.React(0, one)) for one in get_args(incoming.Reaction)],
    ({"type": "rematch"}, incoming.Rematch()),
]


@pytest.mark.parametrize(("told", "message"), MESSAGES, ids=lambda one: str(one.get("type", "")) if isinstance(one, dict) else "")
def test_every_message_is_read_and_nothing_is_added_to_it(told: dict[str, Any], message: incoming.FromClient) -> None:
    found = read_message(text(told))
    assert type(found) is type(message)
    # An action stays as the client wrote it, until its kind of game reads it.
    assert json.loads(as_json(found)) == json.loads(as_json(message))
    with pytest.raises(msgspec.ValidationError, match="unknown field `more`"):
        read_message(text({**told, "more": 1}))


def test_every_message_has_an_example_here() -> None:
    assert {type(message) for _, message in MESSAGES} == set(incoming.FromClient.__args__)


GOOD: list[dict[str, Any]] = [
    *[{"game": name} for name in GAMES],
    {"game": "g" * 40},
    {"seats": SEATS + [{"kind": "bot", "level": "champion", "name": "Otto"}] * 5},
    {"seats": [{"kind": "person", "name": "Ada", "avatar": avatar} for avatar in (0, 6)]},
    {"options": {"o" * 40: "v" * 40}},
    {"options": {str(number): "" for number in range(8)}},
    {"hints": False, "real_dice": True, "tutor": True},
    *[{"grace": seconds} for seconds in (0, 10, 30, 120)],
    *[{"decision_time": seconds} for seconds in (0, 30, 60, 120, 86400)],
    *[{"language": language} for language in ("de", "en", "fr", "it", "nl", None)],
    {"token": TOKEN},
    {"token": "-_" * 50},
]
BAD: list[dict[str, Any]] = [
    {"game": "g" * 41},
    {"seats": SEATS[:1]},
    {"seats": SEATS * 4},
    {"seats": [{"kind": "robot"}, *SEATS]},
    *[{"seats": [{"kind": "person", "name": "Ada", "avatar": avatar}, *SEATS]} for avatar in (-1, 7)],
    {"options": {"o" * 41: ""}},
    {"options": {"o": "v" * 41}},
    {"options": {str(number): "" for number in range(9)}},
    {"grace": 31},
    {"decision_time": 31},
    {"language": "en-GB"},
    {"language": "en\n"},
    {"token": TOKEN[:-1]},
    {"token": TOKEN + "+"},
    {"token": TOKEN + "\n"},
    {"token": "t" * 101},
    {"more": 1},
]


@pytest.mark.parametrize("part", GOOD, ids=str)
def test_a_set_up_may_say(part: dict[str, Any]) -> None:
    read_set_up(text(SET_UP | part))


@pytest.mark.parametrize("part", BAD, ids=str)
def test_a_set_up_may_not_say(part: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        read_set_up(text(SET_UP | part))


@pytest.mark.parametrize(
    ("told", "good"),
    [
        ({"type": "hello", "token": "t" * 100}, True),
        ({"type": "hello", "token": "t" * 101}, False),
        ({"type": "hello", "version": -1}, False),
        ({"type": "fell", "version": 0, "dice": "1" * 20}, True),
        ({"type": "fell", "version": 0, "dice": "1" * 21}, False),
        ({"type": "fell", "version": -1, "dice": "1"}, False),
        *[({"type": "commit", "seat": 0, "sha256": digits}, len(digits) == 64) for digits in ("a" * 63, "f" * 64, "a" * 65)],
        ({"type": "commit", "seat": 0, "sha256": "A" * 64}, False),
        ({"type": "commit", "seat": 0, "sha256": "a" * 64 + "\n"}, False),
        *[({"type": "number", "seat": 0, "number": "0f" * size}, 16 <= size <= 64) for size in (15, 16, 64, 65)],
        ({"type": "number", "seat": 0, "number": "0" * 33}, False),
        ({"type": "number", "seat": 0, "number": "0f" * 16 + "\n"}, False),
        ({"type": "hand_over", "seat": 0, "level": "duck"}, False),
        ({"type": "react", "seat": 0, "reaction": "boo"}, False),
        ({"type": "nothing"}, False),
    ],
    ids=str,
)
def test_messages_have_limits(told: dict[str, Any], good: bool) -> None:
    if good:
        read_message(text(told))
    else:
        with pytest.raises(msgspec.ValidationError):
            read_message(text(told))


@pytest.mark.parametrize(
    ("part", "good"),
    [
        ({"endpoint": "e" * 1000}, True),
        ({"endpoint": "e" * 1001}, False),
        ({"p256dh": "p" * 87 + "="}, True),
        ({"p256dh": "p" * 86}, False),
        ({"p256dh": "p" * 88}, False),
        ({"auth": "a" * 22 + "=="}, True),
        ({"auth": "a" * 22 + "="}, False),
        ({"auth": "a" * 21}, False),
        ({"language": "nl"}, True),
        ({"language": "nld"}, False),
        ({"language": "nl\n"}, False),
    ],
    ids=str,
)
def test_a_subscription_has_limits(part: dict[str, Any], good: bool) -> None:
    if good:
        read_subscribe(text(PUSH | part))
    else:
        with pytest.raises(msgspec.ValidationError):
            read_subscribe(text(PUSH | part))


@pytest.mark.parametrize(
    ("part", "good"),
    [({"dice": "1" * 40}, True), ({"dice": "1" * 41}, False), ({"moves": 0}, True), ({"moves": -1}, False), ({"more": 1}, False)],
)
def test_a_move_to_try_has_limits(part: dict[str, Any], good: bool) -> None:
    if good:
        read_analyse(text(part))
    else:
        with pytest.raises(msgspec.ValidationError):
            read_analyse(text(part))


def test_who_is_not_to_act_is_offered_nothing() -> None:
    nothing: dict[str, Any] = {
        "seat": None,
        "yours": False,
        "choices": [],
        "playable": [],
        "closed": [],
        "fall": None,
        "take_back": False,
    }
    assert json.loads(as_json(outgoing.Situation())) == nothing


def test_what_is_nested_too_deeply_is_refused_like_anything_else() -> None:
    with pytest.raises(msgspec.DecodeError, match=r"^nested too deeply$"):
        read_message('{"type": "act", "version": 0, "action": ' + "[" * 100_000)
