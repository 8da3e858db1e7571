"""Subscriptions in the database: bounded, told once, and gone with their table."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import sqlalchemy
from databases import database_url
from store_kit import CREATED, using

from heckmeck.store import Store
from heckmeck.store.copy import back_up, restore
from heckmeck.store.pushes import MOST, Pushes, Subscription

OWNER, OTHER = "a" * 64, "b" * 64


def subscription(name: str, language: str = "en") -> Subscription:
    return Subscription(f"https://push.example.org/{name}", "key", "secret", language)


async def two_tables(store: Store) -> Pushes:
    for table in ("one", "two"):
        await store.create(table, CREATED, "{}", [], OWNER)
    return Pushes(store)


def names(found: list[Subscription]) -> list[str]:
    return sorted(one.endpoint.rpartition("/")[2] for one in found)


def test_a_subscription_belongs_to_one_token_at_one_table(tmp_path: Path) -> None:
    async def do(store: Store) -> None:
        pushes = await two_tables(store)
        await pushes.add("one", OWNER, subscription("phone"))
        assert names(pushes.untold("one", OWNER, 1)) == ["phone"]
        assert pushes.untold("one", OTHER, 1) == []
        assert pushes.untold("two", OWNER, 1) == []
        await pushes.drop("one", OTHER, subscription("phone").id)
        assert pushes.has_any("one")
        await pushes.drop("one", OWNER, subscription("phone").id)
        assert not pushes.has_any("one")

    using(database_url(tmp_path), do)


def test_the_same_browser_is_kept_once_with_what_it_said_last(tmp_path: Path) -> None:
    async def do(store: Store) -> None:
        pushes = await two_tables(store)
        await pushes.add("one", OWNER, subscription("phone"))
        await pushes.claim("one", OWNER, 7, [subscription("phone")])
        await pushes.add("one", OWNER, subscription("phone", "de"))
        assert pushes.untold("one", OWNER, 7) == []
        assert [one.language for one in pushes.untold("one", OWNER, 8)] == ["de"]

    using(database_url(tmp_path), do)


def test_the_newest_browsers_replace_the_oldest(tmp_path: Path) -> None:
    async def do(store: Store) -> None:
        pushes = await two_tables(store)
        for number in range(MOST + 3):
            await pushes.add("one", OWNER, subscription(f"{number}"))
        await pushes.add("one", OTHER, subscription("other"))
        assert names(pushes.untold("one", OWNER, 1)) == [f"{number}" for number in range(3, MOST + 3)]
        assert names(pushes.untold("one", OTHER, 1)) == ["other"]

    using(database_url(tmp_path), do)


def test_two_who_want_to_tell_a_browser_of_the_same_turn_tell_it_once(tmp_path: Path) -> None:
    async def do(store: Store) -> None:
        pushes = await two_tables(store)
        await pushes.add("one", OWNER, subscription("phone"))
        untold = pushes.untold("one", OWNER, 5)
        claimed = await asyncio.gather(*[pushes.claim("one", OWNER, 5, untold) for _ in range(4)])
        assert sorted(len(one) for one in claimed) == [0, 0, 0, 1]
        assert pushes.untold("one", OWNER, 5) == []
        assert names(await pushes.claim("one", OWNER, 6, untold)) == ["phone"]

    using(database_url(tmp_path), do)


@pytest.mark.parametrize("way", ["delete", "forget", "over"])
def test_subscriptions_go_with_the_table_and_with_the_game(tmp_path: Path, way: str) -> None:
    async def do(store: Store) -> None:
        pushes = await two_tables(store)
        await pushes.add("one", OWNER, subscription("phone"))
        if way == "delete":
            await store.delete("one")
        elif way == "forget":
            await store.forget("9999-01-01")
        else:
            await pushes.drop_all("one")
        assert not pushes.has_any("one")

    using(database_url(tmp_path), do)


def test_a_table_that_was_deleted_a_moment_ago_keeps_nothing(tmp_path: Path) -> None:
    async def do(store: Store) -> None:
        pushes = await two_tables(store)
        await store.delete("one")
        await pushes.add("one", OWNER, subscription("phone"))
        assert not pushes.has_any("one")

    using(database_url(tmp_path), do)


def test_a_backup_has_no_subscriptions_and_comes_back_whole(tmp_path: Path) -> None:
    async def fill(store: Store) -> None:
        await (await two_tables(store)).add("one", OWNER, subscription("phone"))

    for name in ("old", "new"):
        (tmp_path / name).mkdir()
    using(database_url(tmp_path / "old"), fill)
    file = tmp_path / "backup.db"
    assert back_up(database_url(tmp_path / "old"), file) == 2
    assert b"push.example.org" not in file.read_bytes()
    engine = sqlalchemy.create_engine(f"sqlite:///{file}")
    assert sqlalchemy.inspect(engine).has_table("pushes")
    engine.dispose()
    assert restore(file, database_url(tmp_path / "new")) == 2
