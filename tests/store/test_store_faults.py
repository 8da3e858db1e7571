"""When the database fails: whoever is told that something was not saved can rely on it, and nobody waits for the others."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import threading
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
import sqlalchemy
from cut_line import Line, cut_line
from databases import database_url, full_disk
from sqlalchemy import Engine, event
from store_kit import CREATED, changes_of, loaded, using

from heckmeck.store import Conflict, Saved, Store, StoreError, Unsure, writer
from heckmeck.store.schema import connect


@pytest.fixture
def line() -> Iterator[Line]:
    with cut_line() as line:
        yield line


@pytest.fixture
def transactions() -> Iterator[list[None]]:
    """One entry for every transaction that anybody begins."""
    begun: list[None] = []

    def begin(_: sqlalchemy.Connection) -> None:
        begun.append(None)

    event.listen(Engine, "begin", begin)
    yield begun
    event.remove(Engine, "begin", begin)


def test_a_connection_that_breaks_in_a_transaction_writes_no_traceback(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Whoever waits for the transaction hears that it failed. Handing the broken connection back fails too, which helps nobody."""
    engine = connect(sqlalchemy.make_url(database_url(tmp_path)))
    pooled = engine.raw_connection()
    pooled.cursor().execute("SELECT 1")
    assert pooled.dbapi_connection is not None
    pooled.dbapi_connection.close()
    pooled.close()
    engine.dispose()
    assert caplog.text == ""


# The writer continues


def test_text_that_no_database_takes_is_refused_and_everything_after_it_is_saved(tmp_path: Path) -> None:
    """Half a surrogate pair can't be encoded, and the driver's error is no database error."""

    async def save(store: Store) -> None:
        await store.create("t", CREATED, "{}", ["one"])
        with pytest.raises(StoreError):
            await asyncio.wait_for(store.append("t", 2, ["\ud800"]), 60)
        await asyncio.wait_for(store.append("t", 2, ["two"]), 60)

    using(database_url(tmp_path), save)
    assert changes_of(database_url(tmp_path), "t") == ("one", "two")


def test_bad_text_is_no_fault_of_those_who_save_at_the_same_moment(tmp_path: Path) -> None:
    async def save(store: Store) -> list[BaseException | None]:
        wanted = [store.create(f"t{number}", CREATED, "{}", ["\ud800" if number == 7 else "one"]) for number in range(20)]
        return await asyncio.wait_for(asyncio.gather(*wanted, return_exceptions=True), 60)

    answers = using(database_url(tmp_path), save)
    assert [number for number, answer in enumerate(answers) if answer is not None] == [7]
    assert isinstance(answers[7], StoreError)


def test_an_event_loop_that_has_ended_keeps_nobody_else_from_saving(tmp_path: Path) -> None:
    store = Store(database_url(tmp_path))

    async def leave() -> None:
        waiting = asyncio.ensure_future(store.create("left", CREATED, "{}", []))
        await asyncio.sleep(0)
        waiting.cancel()

    async def save() -> None:
        await asyncio.wait_for(store.create("t", CREATED, "{}", []), 60)

    for _ in range(20):
        asyncio.run(leave())
    asyncio.run(save())
    store.close()
    assert loaded(database_url(tmp_path), "t") is not None


# Nobody waits for the others


def test_those_who_save_together_wait_once_for_a_locked_database(tmp_path: Path, transactions: list[None]) -> None:
    url = database_url(tmp_path)
    using(url, lambda store: store.create("t", CREATED, "{}", []))
    tables = [f"t{number}" for number in range(50)]

    async def save(store: Store) -> list[BaseException | None]:
        transactions.clear()
        wanted = [asyncio.create_task(store.create(table, CREATED, "{}", [])) for table in tables]
        return await asyncio.gather(*wanted, return_exceptions=True)

    if url.startswith("sqlite"):
        impatient = f"{url}?timeout=0.01"
        lock = "BEGIN EXCLUSIVE"
    else:
        impatient = f"{url}&options=-c lock_timeout=10"
        lock = "LOCK TABLE tables IN ACCESS EXCLUSIVE MODE"
    engine = sqlalchemy.create_engine(url)
    store = Store(impatient)
    with closing(engine.connect()) as other:
        if engine.dialect.name == "postgresql":
            other.begin()
        other.exec_driver_sql(lock)
        answers = asyncio.run(save(store))
        assert all(isinstance(answer, StoreError) and not isinstance(answer, Unsure) for answer in answers)
        # They come in one by one while the first of them wait, so there may be a few batches.
        assert len(transactions) < 10
    engine.dispose()
    asyncio.run(save(store))
    store.close()
    assert loaded(url, "t49") is not None


def test_a_full_disk_is_told_at_once_and_for_certain(tmp_path: Path, transactions: list[None]) -> None:
    url = database_url(tmp_path)

    async def save(store: Store) -> None:
        await store.create("t", CREATED, "{}", [])
        with full_disk(tmp_path):
            transactions.clear()
            wanted = [store.append("t", 1, ["one"]), *[store.create(f"t{number}", CREATED, "{}", []) for number in range(30)]]
            answers = await asyncio.gather(*wanted, return_exceptions=True)
        assert [type(answer) for answer in answers] == [StoreError] * 31
        assert len(transactions) < 10
        await store.append("t", 1, ["one"])

    using(url, save)
    assert changes_of(url, "t") == ("one",)


Outcome = list[BaseException | None]


async def in_one_batch(store: Store, wanted: Sequence[Coroutine[None, None, None]]) -> Outcome:
    """What became of requests that the writer finds all at once, because it was busy when they came."""
    busy, go_on = threading.Event(), threading.Event()

    def hold(_: sqlalchemy.Connection) -> None:
        busy.set()
        go_on.wait()

    holding = asyncio.create_task(store.do(hold))
    await asyncio.to_thread(busy.wait)
    waiting = [asyncio.create_task(one) for one in wanted]
    await asyncio.sleep(0)
    go_on.set()
    await holding
    return await asyncio.gather(*waiting, return_exceptions=True)


def test_if_nothing_can_be_saved_a_batch_is_tried_once(tmp_path: Path) -> None:
    tried: list[int] = []

    async def save() -> Outcome:
        store = Store(database_url(tmp_path), lambda commit: tried.append(commit.requests))
        with full_disk(tmp_path):
            answers = await in_one_batch(store, [store.create(f"t{number}", CREATED, "{}", []) for number in range(20)])
        store.close()
        return answers

    assert [type(answer) for answer in asyncio.run(save())] == [StoreError] * 20
    assert tried == [1, 20]


def test_if_the_disk_is_full_in_the_middle_of_a_batch_the_rest_is_not_tried_one_by_one(tmp_path: Path) -> None:
    """A bad text in the batch makes the writer save one request after the other."""
    tried: list[int] = []

    async def save() -> Outcome:
        with ExitStack() as stack:

            def notice(commit: writer.Commit) -> None:
                tried.append(commit.requests)
                if len(tried) == 4:
                    stack.enter_context(full_disk(tmp_path))

            store = Store(database_url(tmp_path), notice)
            texts = ["one", "two", *["\ud800"] * 18]
            answers = await in_one_batch(
                store, [store.create(f"t{number}", CREATED, "{}", [text]) for number, text in enumerate(texts)]
            )
        store.close()
        return answers

    answers = asyncio.run(save())
    assert [answer is None for answer in answers] == [True, True, *[False] * 18]
    assert tried == [1, 20, 1, 1, 1]


def test_an_operator_who_cannot_listen_keeps_nobody_from_saving(tmp_path: Path) -> None:
    def deaf(_: writer.Commit) -> None:
        raise OSError("no space left on device")

    async def save() -> None:
        store = Store(database_url(tmp_path), deaf)
        await asyncio.wait_for(store.create("t", CREATED, "{}", []), 60)
        await asyncio.wait_for(store.append("t", 1, ["one"]), 60)
        store.close()

    asyncio.run(save())
    assert changes_of(database_url(tmp_path), "t") == ("one",)


# The line breaks during a commit


@pytest.mark.postgresql
@pytest.mark.parametrize("lost", ["answer", "request"])
def test_a_commit_whose_answer_is_lost_is_settled_before_anybody_is_told(tmp_path: Path, line: Line, lost: str) -> None:
    direct = database_url(tmp_path)

    async def save(store: Store) -> None:
        await store.create("t", CREATED, "{}", ["one"])
        line.cut = "answer" if lost == "answer" else "request"
        await store.append("t", 2, ["two", "three"])
        line.cut = "answer" if lost == "answer" else "request"
        await store.create("u", CREATED, "{}", ["first"])
        await store.append("t", 4, ["four"])

    using(line.url(direct), save)
    assert changes_of(direct, "t") == ("one", "two", "three", "four")
    assert loaded(direct, "u") == Saved("u", CREATED, "{}", ("first",))


@pytest.mark.postgresql
def test_after_a_cut_a_version_of_somebody_else_is_a_conflict(tmp_path: Path, line: Line) -> None:
    direct = database_url(tmp_path)

    async def save(store: Store) -> None:
        await store.create("t", CREATED, "{}", [])
        other = Store(direct)
        line.cut, line.stays_down = "request", True
        lost = asyncio.create_task(store.append("t", 1, ["mine"]))
        while not line.down:
            await asyncio.sleep(0.01)
        await other.append("t", 1, ["theirs"])
        line.down = False
        with pytest.raises(Conflict):
            await lost
        other.close()

    using(line.url(direct), save)
    assert changes_of(direct, "t") == ("theirs",)


@pytest.mark.postgresql
@pytest.mark.parametrize("lost", ["answer", "request"])
def test_if_the_database_stays_away_nobody_claims_to_know(
    tmp_path: Path, line: Line, lost: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "SETTLING", 0.5)

    async def save(store: Store) -> None:
        await store.create("t", CREATED, "{}", [])
        line.cut, line.stays_down = ("answer" if lost == "answer" else "request"), True
        with pytest.raises(Unsure):
            await store.append("t", 1, ["one"])
        # What comes later never reached the database.
        with pytest.raises(StoreError) as refused:
            await store.append("t", 2, ["two"])
        assert not isinstance(refused.value, Unsure)
        line.down = False
        await store.load("t")

    using(line.url(database_url(tmp_path)), save)
    assert changes_of(database_url(tmp_path), "t") == (("one",) if lost == "answer" else ())


@pytest.mark.postgresql
def test_a_restarted_database_is_found_again(tmp_path: Path) -> None:
    """The connections in the pool are dead, and nobody is refused for that."""
    url = database_url(tmp_path)

    async def save(store: Store) -> None:
        await store.create("t", CREATED, "{}", [])
        engine = sqlalchemy.create_engine(url)
        with engine.connect() as connection:
            connection.exec_driver_sql(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        engine.dispose()
        await store.append("t", 1, ["one"])

    using(url, save)
    assert changes_of(url, "t") == ("one",)


@pytest.mark.postgresql
def test_the_database_gives_up_on_statements_locks_and_idle_transactions(tmp_path: Path) -> None:
    from heckmeck.store.schema import connect

    engine = connect(sqlalchemy.make_url(database_url(tmp_path)))
    with engine.connect() as connection:
        shown = {
            name: connection.exec_driver_sql(f"SHOW {name}").scalar()
            for name in ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout")
        }
    engine.dispose()
    assert shown == {"statement_timeout": "10s", "lock_timeout": "5s", "idle_in_transaction_session_timeout": "5s"}


@pytest.mark.postgresql
def test_a_server_that_never_answers_is_given_up() -> None:
    """Somebody listens there, but speaks no PostgreSQL."""
    import socket

    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        with pytest.raises(StoreError, match="timeout"):
            Store(f"postgresql+psycopg://x@127.0.0.1:{silent.getsockname()[1]}/x?connect_timeout=1")


# SQLite's file


@pytest.mark.sqlite
def test_only_its_owner_may_read_the_database(tmp_path: Path) -> None:
    old = os.umask(0o022)
    try:
        store = Store(f"sqlite:///{tmp_path / 'new' / 'tables.db'}")
        asyncio.run(store.create("t", CREATED, "{}", []))
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in (tmp_path / "new").iterdir()}
        store.close()
    finally:
        os.umask(old)
    assert modes == {"tables.db": 0o600, "tables.db-wal": 0o600, "tables.db-shm": 0o600}
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o700


@pytest.mark.sqlite
@pytest.mark.parametrize("replaced", [False, True], ids=["deleted", "replaced"])
def test_nothing_is_saved_into_a_file_that_is_gone(tmp_path: Path, replaced: bool) -> None:
    file = tmp_path / "tables.db"

    async def save(store: Store) -> None:
        await store.create("t", CREATED, "{}", [])
        file.rename(tmp_path / "away.db")
        if replaced:
            sqlite3.connect(file).execute("CREATE TABLE other (id)").connection.close()
        with pytest.raises(StoreError, match="deleted or replaced"):
            await store.append("t", 1, ["one"])
        with pytest.raises(StoreError, match="deleted or replaced"):
            await store.load("t")
        if not replaced:
            # The same file once more is the same database.
            (tmp_path / "away.db").rename(file)
            await store.append("t", 1, ["one"])
            assert (await store.load("t")) == Saved("t", CREATED, "{}", ("one",))

    using(f"sqlite:///{file}", save)


@pytest.mark.sqlite
def test_a_log_that_was_deleted_takes_no_more_changes(tmp_path: Path) -> None:
    """The last commits are in SQLite's log until it moves them to its file."""

    async def save(store: Store) -> None:
        await store.create("t", CREATED, "{}", [])
        (tmp_path / "tables.db-wal").unlink()
        with pytest.raises(Unsure, match=r"tables\.db-wal"):
            await store.append("t", 1, ["one"])

    using(f"sqlite:///{tmp_path / 'tables.db'}", save)


@pytest.mark.sqlite
def test_a_disk_that_fails_in_the_middle_of_a_commit_leaves_no_one_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that may not grow: SQLite can't write its log."""
    import resource

    monkeypatch.setattr(writer, "SETTLING", 0.5)
    url = f"sqlite:///{tmp_path / 'tables.db'}"

    async def save(store: Store) -> None:
        await store.create("t", CREATED, "{}", [])
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, ((tmp_path / "tables.db-wal").stat().st_size, hard))
        try:
            with pytest.raises(StoreError):
                await asyncio.wait_for(store.append("t", 1, ["x" * 100_000]), 60)
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        await store.append("t", 1, ["one"])

    using(url, save)
    assert changes_of(url, "t") == ("one",)
    assert threading.active_count() < 20
