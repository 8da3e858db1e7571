"""The chicken that somebody is: chosen once, kept at the table and in every rematch, and nobody else's."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from table_kit import finished, gathered, live, sitting

from heckmeck.table import changes
from heckmeck.table.changes import Chair, as_text, read_change, read_set_up
from heckmeck.table.drawing import Drawing, receiver
from heckmeck.table.following import after_change
from heckmeck.table.host import Host
from heckmeck.table.setting_up import new_table, set_up_again
from heckmeck.table.table import Table
from heckmeck.table.tokens import new_token
from heckmeck.table.wire.codec import read_set_up as read_wanted
from heckmeck.table.wire.codec import read_sit
from heckmeck.table.wire.incoming import AVATARS, MOST_SEATS


def shown(table: Table) -> list[int]:
    """What everybody at the table sees."""
    return [seat.avatar for seat in Drawing(table, [], lambda _: True).info(receiver(table, None)).seats]


def wanted(*seats: int | str | None) -> Any:
    """A number is somebody who wants to be that chicken, None somebody who doesn't care; `hen` and `free` are what they say."""
    told: list[Any] = []
    for number, seat in enumerate(seats):
        if seat == "free":
            told.append({"kind": "open"})
        elif seat == "hen":
            told.append({"kind": "bot", "level": "hen", "name": f"Hilda_{number}"})
        else:
            told.append({"kind": "person", "name": f"Ada_{number}", "avatar": seat})
    return read_wanted(json.dumps({"game": "original", "seats": told}).encode())


@pytest.mark.parametrize(
    ("seats", "seen"),
    [
        (("hen", "hen", None), [0, 1, 2]),
        ((5, "hen", "free"), [5, 1, 2]),
        # Whoever chose comes first, even before a bot on an earlier seat.
        (("hen", 0, "free"), [1, 0, 2]),
        # Two want the same: the first keeps it, the second gets the next.
        ((3, 3, 4), [3, 4, 5]),
        ((6, 6, "hen"), [6, 0, 2]),
        ((2, None, None), [2, 1, 3]),
    ],
)
def test_everybody_is_the_chicken_they_chose_or_the_next_free_one(tmp_path: Path, seats: tuple[Any, ...], seen: list[int]) -> None:
    async def look(host: Host) -> None:
        seated = await host.create(wanted(*seats))
        async with host.table(seated.table) as table:
            assert shown(table.table) == seen

    live(tmp_path, look)


def test_who_comes_by_the_link_is_the_chicken_they_chose(tmp_path: Path) -> None:
    async def sit(host: Host) -> None:
        seated = await host.create(wanted(4, "free", "free", "hen"))
        ben, cleo = new_token(), new_token()
        async with sitting(host, seated.table, seated.token) as [ada]:
            assert shown(ada.live.table) == [4, 1, 2, 3]
            await ada.live.sit(1, "Ben", ben, 4)
            await ada.live.sit(1, "Ben", ben, 4)  # its answer was lost
            assert shown(ada.live.table) == [4, 5, 2, 3]
            await ada.live.sit(2, "Cleo", cleo, 3)
            # The bot makes room.
            assert shown(ada.live.table) == [4, 5, 3, 6]
            assert [seat["avatar"] for seat in ada.look()["table"]["seats"]] == [4, 5, 3, 6]
        async with host.table(seated.table) as again:
            assert shown(again.table) == [4, 5, 3, 6]

    live(tmp_path, sit)


def test_who_asks_again_for_the_same_table_gets_it(tmp_path: Path) -> None:
    """The second one of two with the same wish was given another chicken. It is still the same table."""

    async def ask(host: Host) -> None:
        asked = msgspec.structs.replace(wanted(3, 3), token=new_token())
        assert (await host.create(asked)).table == (await host.create(asked)).table

    live(tmp_path, ask)


@pytest.mark.parametrize("avatar", [-1, AVATARS, 1.5, "0", True, 10**30])
def test_there_is_no_other_chicken(avatar: Any) -> None:
    for read, text in [
        (read_sit, {"name": "Ada", "avatar": avatar}),
        (read_wanted, {"game": "original", "seats": [{"kind": "open"}, {"kind": "person", "name": "Ada", "avatar": avatar}]}),
        (read_wanted, {"game": "original", "seats": [{"kind": "open"}, {"kind": "bot", "name": "B", "level": "hen", "avatar": 1}]}),
    ]:
        with pytest.raises(msgspec.ValidationError):
            read(json.dumps(text).encode())


def test_everybody_keeps_it_in_every_rematch() -> None:
    """Even Ben, who did not choose, and had to make room for Cleo."""
    told = finished("original", 3).table
    chairs = [msgspec.structs.replace(chair, avatar=avatar) for chair, avatar in zip(told.chairs, [6, None, 1], strict=True)]
    table = msgspec.structs.replace(told, chairs=tuple(chairs))
    looks = {"Ada": 6, "Ben": 2, "Cleo": 1}
    for _ in range(4):
        assert dict(zip(table.names, shown(table), strict=True)) == looks
        table = new_table("T", "", read_set_up(as_text(set_up_again(table))))


def test_tables_of_earlier_versions_look_as_before() -> None:
    """They know no avatars. In a rematch the seats move on and the chickens with them."""
    saved = (
        '{"game":"original","options":{},"hints":true,"real_dice":false,"secret":"ab","rematches":1,"chairs":['
        '{"kind":"person","name":"Ben","level":null,"owner":"b","luck":""},'
        '{"kind":"open","name":null,"level":null,"owner":null,"luck":""},'
        '{"kind":"person","name":"Ada","level":null,"owner":"a","luck":""}]}'
    )
    table = new_table("T", "", read_set_up(saved))
    assert shown(table) == [1, 2, 0]
    table = after_change(table, read_change('{"change":"sat","seat":1,"name":"Cleo","owner":"c"}')).table
    assert shown(table) == [1, 2, 0]
    assert shown(new_table("U", "", set_up_again(table))) == [2, 0, 1]


@given(st.lists(st.none() | st.integers(0, AVATARS - 1), min_size=2, max_size=MOST_SEATS), st.integers(0, 9))
def test_no_two_seats_look_alike(avatars: list[int | None], rematches: int) -> None:
    """However people come, and in whatever order."""
    told = gathered("deluxe", [None] * len(avatars)).table
    chairs = tuple([Chair("open") for _ in avatars])
    table = new_table("T", "", msgspec.structs.replace(set_up_again(told), chairs=chairs, rematches=rematches))
    for seat, avatar in enumerate(avatars):
        taken = [chair.avatar for chair in table.chairs]
        table = after_change(table, changes.Sat(seat, f"P{seat}", "owner", avatar if avatar not in taken else None)).table
        assert len(set(shown(table))) == len(avatars)
        assert set(shown(table)) <= set(range(AVATARS))
    assert all(own in (None, seen) for own, seen in zip([chair.avatar for chair in table.chairs], shown(table), strict=True))
