"""Names as people type them: shown as text, never trusted, and always so that the record of the game can be read again."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from table_kit import live, refused, sayable, set_up, sitting, started

from heckmeck.notation import read
from heckmeck.notation.scan import LONGEST_NAME
from heckmeck.table.finished import record_of
from heckmeck.table.host import Host
from heckmeck.table.names import written_name
from heckmeck.table.refusals import Refused
from heckmeck.table.tokens import new_token
from heckmeck.table.wire.codec import read_sit
from heckmeck.words import Words, key

HOSTILE = [
    "<script>",
    "</script><b>",
    "'--",
    "{{x}}",
    "../..",
    "%00",
    "\\u0000",
    "null",
    "🐛🐛",
    "stop",
    "pass",
    "-",
    "+W7",
    "34",
    "W5",
    "()",
]


def names_of_record(name: str) -> tuple[str, ...]:
    """A game of somebody with this name, written and read again."""
    told = started("extrawurm", ["a", "b"])
    told.table = msgspec.structs.replace(
        told.table, chairs=(msgspec.structs.replace(told.table.chairs[0], name=name), told.table.chairs[1])
    )
    for _ in told.play_on(Random(1), 12):
        pass
    record = read(record_of(told.table, told.steps))
    assert record.end() == told.table.state
    return record.names


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("Ada", "Ada"),
        ("  Oma   Inge ", "Oma_Inge"),
        ("Oma\tInge\n", "Oma_Inge"),
        ("Oma\u00a0Inge\u2003", "Oma_Inge"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("李", "李"),
        ("x" * LONGEST_NAME, "x" * LONGEST_NAME),
        *[(name, name) for name in HOSTILE],
    ],
)
def test_a_name_is_written_as_records_write_it(typed: str, written: str) -> None:
    assert written_name(typed) == written
    assert names_of_record(written) == (written, "Ben")


@pytest.mark.parametrize("name", ["a,b", "a:b", "a;b", "a=b", "[a]", "a*"])
def test_a_name_without_what_records_need_for_themselves(name: str) -> None:
    with refused("not_possible", "name_characters"):
        written_name(name)


def test_the_grill_is_nobodys_name() -> None:
    with refused("not_possible", "name_grill"):
        written_name("grill")


@pytest.mark.parametrize("name", ["", " ", "   ", "\n", "x" * (LONGEST_NAME + 1), "x" * 100_000, "e\u0301" * 1000])
def test_a_name_has_one_to_twenty_four_characters(name: str) -> None:
    with refused("not_possible", "name_length"):
        written_name(name)


@pytest.mark.parametrize("name", ["\x00", "a\x00b", "\x1b[31m", "\x07", "a\x7f", "a\x9b"])
def test_a_name_has_no_control_characters(name: str) -> None:
    """A record with one cannot be read."""
    with refused("not_possible"):
        written_name(name)


@given(st.text(max_size=30))
@example("\x00")
@example("\u2028")
@example("\x85")
@example("\ufeff")
@example("#a")
@example("a_")
def test_any_name_is_refused_with_a_reason_or_the_record_reads_back(typed: str) -> None:
    try:
        written = written_name(typed)
    except Refused as error:
        sayable(error.reason, dict(error.details))
        return
    assert 1 <= len(written) <= LONGEST_NAME
    if written != "Ben":
        assert names_of_record(written) == (written, "Ben")


@pytest.mark.parametrize("name", [None, 7, ["Ada"], "\ud800"])
def test_a_name_is_a_text(name: object) -> None:
    with pytest.raises(msgspec.MsgspecError):
        read_sit(json.dumps({"name": name}).encode())


def test_spaces_around_a_name_do_not_make_it_too_long(tmp_path: Path) -> None:
    longest = "x" * LONGEST_NAME

    async def sit(host: Host) -> None:
        seated = await host.create(set_up("original", "  Ada" + " " * 30, "free", "free"))
        async with host.table(seated.table) as table:
            await table.sit(1, read_sit(json.dumps({"name": f"   {longest}\n"}).encode()).name, new_token())
            assert table.table.names == ("Ada", longest, "")
            for name in ("", "   ", longest + "x"):
                with refused("not_possible", "name_length"):
                    await table.sit(2, read_sit(json.dumps({"name": name}).encode()).name, new_token())

    live(tmp_path, sit)


def test_a_name_that_is_too_long_is_told_how_long_it_may_be() -> None:
    with pytest.raises(Refused) as error:
        written_name("x" * 25)
    assert "1 to 24 characters" in Words("en").say(key("error", error.value.reason), **error.value.details)


def test_two_at_a_table_cannot_have_the_same_name(tmp_path: Path) -> None:
    """However it is typed; and a bot is as good as a person."""

    async def take(host: Host) -> None:
        for other in ("Oma Inge", "hen Oma_Inge"):
            with refused("not_possible", "name_twice"):
                await host.create(set_up("original", " Oma  Inge", other))
        seated = await host.create(set_up("original", "Zo\u00eb", "free", "free", "hen Hilda"))
        async with sitting(host, seated.table) as _, host.table(seated.table) as table:
            for name in ("Zoe\u0308", " Zo\u00eb ", "Hilda"):
                with refused("not_possible", "name_twice"):
                    await table.sit(1, name, new_token())
            await table.sit(1, "Ben", new_token())
            with refused("not_possible", "name_twice"):
                await table.sit(2, "Ben", new_token())
            assert table.table.names == ("Zo\u00eb", "Ben", "", "Hilda")

    live(tmp_path, take)


ALIKE = [
    ("Ada", "\u0410da"),
    ("Kim", "Kirn"),
    ("Bill", "BiII"),
    ("O0", "OO"),
    ("Ada", "\uff21da"),
    ("Lou", "L\u043eu"),
    ("Ada", "\uff21\uff44\uff41"),
]


@pytest.mark.parametrize(("name", "other"), ALIKE)
def test_two_at_a_table_cannot_have_names_that_look_the_same(name: str, other: str, tmp_path: Path) -> None:
    """Whoever sits down cannot be taken for somebody who is there, at the start or later, and neither can a bot."""

    async def take(host: Host) -> None:
        for second in (other, f"hen {other}"):
            with refused("not_possible", "name_alike"):
                await host.create(set_up("original", name, second))
        seated = await host.create(set_up("original", name, "free"))
        async with host.table(seated.table) as table:
            with refused("not_possible", "name_alike"):
                await table.sit(1, other, new_token())
            await table.sit(1, "Ben", new_token())

    live(tmp_path, take)


def test_a_bot_that_takes_a_free_seat_looks_like_nobody(tmp_path: Path) -> None:
    """Somebody may want to be taken for a bot: the e is Cyrillic."""

    async def take(host: Host) -> None:
        seated = await host.create(set_up("original", "H\u0435n 1", "free", "free"))
        async with sitting(host, seated.table, seated.token) as [ada]:
            for seat in (1, 2):
                await ada.live.hand_over(ada.owner, seat, "hen")
            assert ada.live.table.names == ("H\u0435n_1", "Hen_2", "Hen_3")

    live(tmp_path, take)


def test_names_that_differ_to_the_eye_are_different(tmp_path: Path) -> None:
    names = ("Zo\u00eb", "Zoe", "zoe", "Zo\u00e9", "Zoey", "\u0417\u043e\u044f")

    async def take(host: Host) -> None:
        await host.create(set_up("original", *names))

    live(tmp_path, take)


def test_an_emoji_of_a_phone_is_a_name() -> None:
    assert written_name("\u2764\ufe0f Inge") == "\u2764_Inge"


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_name_is_only_a_name(name: str, tmp_path: Path) -> None:
    async def play(host: Host) -> None:
        seated = await host.create(set_up("original", name, "hen Hilda"))
        async with sitting(host, seated.table, seated.token, None) as clients:
            for client in clients:
                assert client.look()["table"]["seats"][0]["name"] == name

    live(tmp_path, play)
