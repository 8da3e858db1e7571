"""What comes in over the WebSocket: bounded, checked, and answered. Nothing of it can bring the server, or the table, to a stop."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from serving import Client, Json, Server, serving
from websockets.exceptions import ConnectionClosed

from heckmeck.words import LANGUAGES, Words, key

NUMBER = "0123456789abcdef" * 2
NOT_UNDERSTOOD = ("bad_message", "not_understood")
WORDS = [Words(language) for language in LANGUAGES]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("messages")) as server:
        yield server


@pytest.fixture(scope="module")
def seated(server: Server) -> Json:
    """A table of Ada and Ben around one screen, the game begun."""
    seated = server.set_up("deluxe", "Ada", "Ben")
    with server.connect(seated["table"], seated["token"]) as client:
        client.give_numbers(0, 1, number=NUMBER)
        assert client.until(5)["table"]["phase"] == "playing"
    return seated


@pytest.fixture
def client(server: Server, seated: Json) -> Iterator[Client]:
    with server.connect(seated["table"], seated["token"]) as client:
        yield client


def refusal(client: Client) -> tuple[str, str]:
    """Code and reason of the answer, which every language can say."""
    error = client.next("error")
    found: Json = error["refusal"]
    for words in WORDS:
        assert words.has(key("error", found["reason"]))
        assert words.say(key("error", found["reason"]), **found["details"])
    return error["code"], found["reason"]


# The first message


@pytest.mark.parametrize(
    "first",
    [
        "",
        "hello",
        "null",
        "{}",
        '{"type": "act", "version": 0, "action": {}}',
        '{"type": "rematch"}',
        '{"type": "hello", "version": -1}',
        '{"type": "hello", "version": 1.5}',
        '{"type": "hello", "version": NaN}',
        '{"type": "hello", "version": null}',
        '{"type": "hello", "token": 7}',
        '{"type": "hello", "token": "' + "x" * 101 + '"}',
        '{"type": "hello", "name": "Ada"}',
        "x" * 5000,
        b'{"type": "hello"}',
    ],
)
def test_who_does_not_say_hello_is_sent_away(server: Server, seated: Json, first: str | bytes) -> None:
    with Client(server.port, seated["table"]) as stranger:
        stranger.send_raw(first)
        assert refusal(stranger)[0] in ("bad_message", "too_large")
        with pytest.raises(ConnectionClosed) as caught:
            stranger.receive()
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 4400


@pytest.mark.parametrize("table", ["nowhere", "%00", "x" * 1000, "%F0%9F%90%9B"])
def test_a_table_that_is_not_there_says_so(server: Server, table: str) -> None:
    with Client(server.port, table) as stranger:
        stranger.send("hello")
        assert refusal(stranger) == ("no_table", "no_such_table")
        with pytest.raises(ConnectionClosed) as caught:
            stranger.receive()
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 4404


@pytest.mark.parametrize("token", [None, "", "made up", "x" * 100, "<script>"])
def test_who_has_no_token_of_the_table_watches(server: Server, seated: Json, token: str | None) -> None:
    with server.connect(seated["table"], token) as stranger:
        assert stranger.last["table"]["yours"] == []
        stranger.send("act", version=stranger.version, action={"action": "roll", "golden": False})
        assert refusal(stranger) == ("not_yours", "no_seat")
        stranger.send("react", seat=0, reaction="clap")
        assert refusal(stranger) == ("not_yours", "no_seat")
        stranger.send("number", seat=0, number=NUMBER)
        assert refusal(stranger) == ("not_yours", "no_seat")
        stranger.commit(0, NUMBER)
        assert refusal(stranger) == ("not_yours", "no_seat")
        stranger.send("remove", seat=0)
        assert refusal(stranger) == ("not_yours", "no_seat")
        stranger.send("hand_over", seat=0, level="hen")
        assert refusal(stranger) == ("not_yours", "no_seat")
        stranger.send("rematch")
        assert refusal(stranger) == ("not_yours", "no_seat")


# What is not a message


@pytest.mark.parametrize(
    "message",
    [
        "",
        " ",
        "{",
        "null",
        "[]",
        "7",
        '"act"',
        "{}",
        '{"type": null}',
        '{"type": []}',
        '{"type": "fly"}',
        '{"type": "ACT"}',
        '{"type": "hello"}',
        '{"type": "act"}',
        '{"type": "act", "version": null, "action": {}}',
        '{"type": "act", "version": NaN, "action": {}}',
        '{"type": "act", "version": Infinity, "action": {}}',
        '{"type": "act", "version": 1.5, "action": {}}',
        '{"type": "act", "version": "many", "action": {}}',
        '{"type": "act", "version": [3], "action": {}}',
        '{"type": "act", "version": 3}',
        '{"type": "act", "version": 3, "action": {}, "seat": 1}',
        '{"type": "number", "seat": 0, "number": "' + "0" * 31 + '"}',
        '{"type": "number", "seat": 0, "number": "' + "0" * 33 + '"}',
        '{"type": "number", "seat": 0, "number": "' + "0" * 130 + '"}',
        '{"type": "commit", "seat": 0, "sha256": "' + "0" * 63 + '"}',
        '{"type": "commit", "seat": 0, "sha256": "' + "A" * 64 + '"}',
        '{"type": "commit", "seat": 0}',
        '{"type": "remove", "seat": null}',
        '{"type": "number", "seat": 0, "number": "' + "G" * 32 + '"}',
        '{"type": "number", "seat": 0, "number": "' + "0" * 32 + '\\n"}',
        '{"type": "number", "seat": null, "number": "' + "0" * 32 + '"}',
        '{"type": "fell", "version": 3, "dice": "' + "1" * 21 + '"}',
        '{"type": "fell", "version": 3, "dice": 11111111}',
        '{"type": "hand_over", "seat": 1, "level": "wolf"}',
        '{"type": "hand_over", "seat": 1, "level": "cmd:cat"}',
        '{"type": "react", "seat": 0, "reaction": "<b>"}',
        '{"type": "react", "seat": 0, "reaction": "clap", "text": "hello"}',
        '{"type": "odds"}',
        '{"type": "act", "version": 3, "action": {"x": "\\ud800"}}',
        "[" * 4000,
        '{"a":' * 800,
        '{"type": "act", "version": 3, "action": ' + "[" * 2000 + "]" * 2000 + "}",
        '{"a": ' + "[" * 2000 + "]" * 2000 + "}",
        '{"type": "act", "version": ' + "9" * 4000 + ', "action": {}}',
        b"",
        b'{"type": "act", "version": 3, "action": {"action": "roll"}}',
        b"\xff\xfe\x00",
    ],
)
def test_what_is_no_message_is_answered_and_changes_nothing(client: Client, message: str | bytes) -> None:
    version = client.version
    client.send_raw(message)
    assert refusal(client) in (NOT_UNDERSTOOD, ("stale", "stale"))
    client.send("act", version=version, action={"action": "take", "portion": 21})
    assert refusal(client)[0] == "illegal"
    assert client.version == version


def test_a_text_that_is_not_utf8_ends_the_connection_and_nothing_else(server: Server, seated: Json, client: Client) -> None:
    with server.connect(seated["table"]) as hostile:
        hostile.socket.send(b"\xff\xfe", text=True)
        hostile.rest()
    client.send("rematch")
    assert refusal(client) == ("not_possible", "not_over")


@pytest.mark.parametrize(
    "action",
    [
        None,
        "roll",
        ["roll"],
        {},
        json.loads('{"a":' * 500 + "1" + "}" * 500),
        {"action": None},
        {"action": ["roll"]},
        {"action": "fly"},
        {"action": "take"},
        {"action": "take", "portion": None},
        {"action": "take", "portion": [21]},
        {"action": "take", "portion": "9" * 3900},
        {"action": "lay_aside", "face": 6},
        {"action": "lay_aside", "face": "W" * 3000},
        {"action": "keep", "specialist": {}},
        {"action": "from", "rival": [1]},
        {"action": "from", "rival": "Ben"},
        {"action": "from", "player": "Ben"},
        {"action": "play", "cards": "11"},
        {"action": "play", "cards": ["W99"]},
        {"action": "play", "cards": ["1"] * 700},
        {"action": "play", "cards": {"1": 1}},
        {"action": "pass", "steal": {"a": 1}},
        {"action": "stop", "more": [[[[]]]]},
    ],
    ids=lambda action: json.dumps(action)[:60],
)
def test_an_action_that_is_none_is_answered_and_changes_nothing(client: Client, action: Json) -> None:
    version = client.version
    client.send("act", version=version, action=action)
    assert refusal(client) == ("bad_message", "not_an_action")
    client.send("odds", version=version)
    assert client.next("odds")["version"] == version
    assert client.version == version


@pytest.mark.parametrize(
    "action",
    [
        {"action": "take", "portion": 21},
        {"action": "take", "portion": -(10**100)},
        {"action": "from", "rival": 1},
        {"action": "from", "rival": 10**100},
        {"action": "keep", "specialist": "hen"},
        {"action": "roll", "golden": True},
    ],
)
def test_an_action_that_is_illegal_is_answered_and_changes_nothing(client: Client, action: Json) -> None:
    version = client.version
    client.send("act", version=version, action=action)
    assert refusal(client)[0] == "illegal"
    client.send("odds", version=version)
    assert client.next("odds")["version"] == version
    assert client.version == version


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=10),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
FIELDS = st.sampled_from(["version", "action", "seat", "number", "sha256", "level", "reaction", "dice", "token", "type", "x"])
TYPES = st.sampled_from(["act", "fell", "commit", "number", "remove", "odds", "hand_over", "react", "rematch", "hello", "fly"])
ACTIONS = st.sampled_from(["take", "lay_aside", "keep", "from", "play", "pass", "weasel", "fly"])
MESSAGES = st.builds(lambda kind, more: {**more, "type": kind}, TYPES, st.dictionaries(FIELDS, JSON, max_size=4)) | st.builds(
    lambda action, more: {"type": "act", "version": 3, "action": {**more, "action": action}},
    ACTIONS,
    st.dictionaries(st.sampled_from(["portion", "face", "specialist", "rival", "cards", "steal"]), JSON, max_size=3),
)


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(st.lists(MESSAGES | JSON, min_size=1, max_size=15))
def test_whatever_is_sent_the_table_stays_as_it_is_and_answers(server: Server, seated: Json, messages: list[Json]) -> None:
    """All of it is refused: even what is a message cannot be done now."""
    with server.connect(seated["table"], seated["token"]) as client:
        version = client.version
        for message in messages:
            client.send_raw(json.dumps(message))
        for _ in messages:
            found = client.next("error")
            assert found["code"] in ("bad_message", "illegal", "stale", "not_yours", "not_possible")
            assert all(words.has(key("error", found["refusal"]["reason"])) for words in WORDS)
        assert client.version == version


# Too much


def test_a_message_has_at_most_four_kibibytes(client: Client) -> None:
    largest = '{"type": "rematch"' + " " * (4096 - 19) + "}"
    assert len(largest) == 4096
    client.send_raw(largest)
    assert refusal(client) == ("not_possible", "not_over")
    client.send_raw(largest + " ")
    assert refusal(client) == ("too_large", "message_too_large")


def test_it_is_bytes_that_are_counted(client: Client) -> None:
    client.send("act", version=client.version, action={"action": "x"})
    assert refusal(client)[0] == "bad_message"
    client.send_raw('{"type": "hello", "token": "' + "🐛" * 1100 + '"}')
    assert refusal(client) == ("too_large", "message_too_large")


def test_a_giant_message_ends_the_connection_and_nothing_else(server: Server, seated: Json, client: Client) -> None:
    with server.connect(seated["table"]) as hostile:
        with suppress(ConnectionClosed):
            hostile.send_raw("x" * 5_000_000)
        hostile.rest()
    client.send("rematch")
    assert refusal(client) == ("not_possible", "not_over")


def test_who_sends_too_fast_is_told_so_and_who_goes_on_is_sent_away(server: Server, seated: Json, client: Client) -> None:
    with server.connect(seated["table"], seated["token"]) as hasty:
        codes: list[str] = []
        with suppress(ConnectionClosed):
            for _ in range(200):
                for _ in range(10):
                    hasty.send("rematch")
                for _ in range(10):
                    codes.append(hasty.next("error")["code"])
        assert hasty.rest() == []
        assert codes[:39] == ["not_possible"] * 39
        assert 80 < codes.count("too_fast") <= 100
    client.send("rematch")
    assert refusal(client) == ("not_possible", "not_over")


def test_nonsense_counts_too(server: Server, seated: Json) -> None:
    with server.connect(seated["table"]) as hasty:
        for _ in range(60):
            hasty.send_raw("nonsense")
        assert "too_fast" in [refusal(hasty)[0] for _ in range(60)]
