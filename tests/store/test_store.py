"""Games on disk: what was saved is found again, in its order, by whoever opens the database next. The same for both databases."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest
from databases import database_url
from store_kit import CREATED, changes_of, loaded, using

from heckmeck.store import Conflict, Damaged, Saved, Store, StoreError, writer


@pytest.fixture
def url(tmp_path: Path) -> str:
    """A database with nothing in it."""
    return database_url(tmp_path)


def all_changes(url: str, tables: list[str]) -> dict[str, tuple[str, ...]]:
    """The changes of some tables as a fresh store finds them."""

    async def load(store: Store) -> dict[str, tuple[str, ...]]:
        found = [await store.load(table) for table in tables]
        return {saved.id: saved.changes for saved in found if saved is not None}

    return using(url, load)


# What is saved is found again


def test_what_was_saved_is_found_again_by_a_fresh_store(url: str) -> None:
    async def save(store: Store) -> Saved | None:
        await store.create("t", CREATED, '{"game": "original"}', ["one", "two"])
        await store.append("t", 3, ["three"])
        await store.append("t", 4, ["four", "five"])
        return await store.load("t")

    saved = Saved("t", CREATED, '{"game": "original"}', ("one", "two", "three", "four", "five"))
    assert using(url, save) == saved
    assert loaded(url, "t") == saved


def test_a_table_may_have_no_changes_yet(url: str) -> None:
    using(url, lambda store: store.create("t", CREATED, "{}", []))
    assert loaded(url, "t") == Saved("t", CREATED, "{}", ())


def test_any_text_comes_back_as_it_was(url: str) -> None:
    text = "Zoë <script> \\ ' \" % 李 🐛 " + "x" * 100_000
    using(url, lambda store: store.create("t", CREATED, text, [text, ""]))
    assert loaded(url, "t") == Saved("t", CREATED, text, (text, ""))


def test_tables_know_nothing_of_each_other(url: str) -> None:
    async def save(store: Store) -> None:
        await store.create("a", CREATED, "A", ["a1"])
        await store.create("b", CREATED, "B", ["b1"])
        await store.append("b", 2, ["b2"])
        await store.append("a", 2, ["a2"])

    using(url, save)
    assert loaded(url, "a") == Saved("a", CREATED, "A", ("a1", "a2"))
    assert loaded(url, "b") == Saved("b", CREATED, "B", ("b1", "b2"))


def test_there_is_nothing_to_read_before_a_table_was_made(url: str) -> None:
    async def append(store: Store) -> None:
        assert await store.load("t") is None
        with pytest.raises(StoreError):
            await store.append("t", 1, ["one"])
        assert await store.load("t") is None

    using(url, append)
    assert loaded(url, "t") is None


@pytest.mark.parametrize("id", ["", "no_such_table", "'; DROP TABLE tables; --", "%", "x" * 5000, "🐛", "a\x00b"])
def test_an_unknown_id_is_no_table(url: str, id: str) -> None:
    async def look(store: Store) -> None:
        await store.create("t", CREATED, "{}", [])
        assert await store.load(id) is None
        assert await store.load("t") is not None

    using(url, look)


# Conflicts


def test_a_version_is_saved_only_once(url: str) -> None:
    async def twice(store: Store) -> None:
        await store.create("t", CREATED, "{}", ["one"])
        await store.append("t", 2, ["two"])
        for version in (1, 2):
            with pytest.raises(Conflict):
                await store.append("t", version, ["another"])
        await store.append("t", 3, ["three"])

    using(url, twice)
    assert changes_of(url, "t") == ("one", "two", "three")


def test_changes_that_belong_together_are_saved_together_or_not_at_all(url: str) -> None:
    async def overlap(store: Store) -> None:
        await store.create("t", CREATED, "{}", [])
        await store.append("t", 2, ["second"])
        with pytest.raises(Conflict):
            await store.append("t", 1, ["first", "another second", "third"])
        await store.append("t", 1, ["another first"])

    using(url, overlap)
    assert changes_of(url, "t") == ("another first", "second")


def test_changes_with_a_gap_are_told_from_a_table(url: str) -> None:
    async def leave_out(store: Store) -> None:
        await store.create("t", CREATED, "{}", ["one"])
        await store.append("t", 3, ["three"])
        with pytest.raises(Damaged):
            await store.load("t")

    using(url, leave_out)


def test_a_table_is_made_only_once(url: str) -> None:
    async def twice(store: Store) -> None:
        await store.create("t", CREATED, "the first", ["one"])
        with pytest.raises(Conflict):
            await store.create("t", CREATED, "the second", ["another"])

    using(url, twice)
    assert loaded(url, "t") == Saved("t", CREATED, "the first", ("one",))


def test_of_many_that_come_at_once_only_the_guilty_one_is_refused(url: str) -> None:
    """They are saved together, and what is wrong with one is no fault of the others."""
    tables = [f"t{number}" for number in range(40)]

    async def save(store: Store) -> list[BaseException | None]:
        await asyncio.gather(*[store.create(table, CREATED, "{}", ["one"]) for table in tables])
        wanted = [store.append(table, 1 if table == "t17" else 2, ["two"]) for table in tables]
        return await asyncio.gather(*wanted, return_exceptions=True)

    answers = using(url, save)
    assert [number for number, answer in enumerate(answers) if answer is not None] == [17]
    assert isinstance(answers[17], Conflict)
    assert all_changes(url, tables) == {table: ("one",) if table == "t17" else ("one", "two") for table in tables}


def test_of_two_who_save_the_same_version_one_wins(url: str) -> None:
    async def race(first: Store) -> None:
        second = Store(url)
        await first.create("t", CREATED, "{}", [])
        for version in range(1, 21):
            wanted = [store.append("t", version, [f"{name}{version}"]) for name, store in (("a", first), ("b", second))]
            answers = await asyncio.gather(*wanted, return_exceptions=True)
            assert [type(answer) for answer in answers if answer is not None] == [Conflict]
            saved = await second.load("t")
            assert saved is not None
            assert saved.changes[-1] == f"{'ab'[answers.index(None)]}{version}"
            assert len(saved.changes) == version
        second.close()

    using(url, race)


# Many at once


def test_many_tables_at_once_keep_each_its_own_order(url: str) -> None:
    async def play(store: Store, table: str) -> None:
        await store.create(table, CREATED, "{}", [f"{table}/1"])
        for version in range(2, 22):
            await store.append(table, version, [f"{table}/{version}"])
            saved = await store.load(table) if version % 10 == 0 else None
            assert saved is None or len(saved.changes) == version

    async def all_of_them(store: Store) -> None:
        await asyncio.gather(*[play(store, table) for table in tables])

    tables = [f"t{number}" for number in range(30)]
    using(url, all_of_them)
    assert all_changes(url, tables) == {table: tuple(f"{table}/{version}" for version in range(1, 22)) for table in tables}


def test_while_many_tables_are_saved_those_that_come_soon_share_a_commit(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table by itself waits for nobody, however often it is saved."""
    commits: list[writer.Commit] = []
    monkeypatch.setattr(writer, "LATELY", 600)
    monkeypatch.setattr(writer, "GATHERING", 600)

    async def save() -> None:
        store = Store(url, commits.append)
        await store.create("alone", CREATED, "{}", [])
        for version in range(1, 11):
            await asyncio.wait_for(store.append("alone", version, ["more"]), 60)
        assert len(commits) == 11
        for number in range(writer.CROWD):
            await store.create(f"t{number}", CREATED, "{}", ["one"])
        monkeypatch.setattr(writer, "GATHERING", 1)
        commits.clear()
        first = asyncio.create_task(store.append("t0", 2, ["two"]))
        await asyncio.sleep(0.1)
        await asyncio.gather(first, store.append("t1", 2, ["two"]))
        store.close()

    asyncio.run(save())
    assert [commit.requests for commit in commits] == [2]


def test_several_event_loops_may_share_a_store(url: str) -> None:
    store = Store(url)
    problems: list[BaseException] = []

    async def play(table: str) -> None:
        await store.create(table, CREATED, "{}", [])
        for version in range(1, 21):
            await store.append(table, version, [str(version)])

    def run(table: str) -> None:
        try:
            asyncio.run(asyncio.wait_for(play(table), 60))
        except BaseException as problem:
            problems.append(problem)

    threads = [threading.Thread(target=run, args=(f"t{number}",)) for number in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    store.close()
    assert problems == []
    for number in range(3):
        assert changes_of(url, f"t{number}") == tuple(str(version) for version in range(1, 21))


def test_who_gives_up_waiting_does_not_stop_the_others(url: str) -> None:
    async def give_up(store: Store) -> None:
        await store.create("t", CREATED, "{}", [])
        waiting = asyncio.create_task(store.append("t", 1, ["one"]))
        await asyncio.sleep(0)
        waiting.cancel()
        await store.append("t", 2, ["two"])
        assert waiting.cancelled()

    using(url, give_up)
    assert changes_of(url, "t") == ("one", "two")


def test_closing_saves_all_that_was_asked_for(url: str) -> None:
    async def ask(store: Store) -> None:
        await store.create("t", CREATED, "{}", [])
        wanted = [asyncio.create_task(store.append("t", version, [str(version)])) for version in range(1, 101)]
        await asyncio.sleep(0)
        store.close()
        await asyncio.gather(*wanted)

    using(url, ask)
    assert changes_of(url, "t") == tuple(str(version) for version in range(1, 101))
