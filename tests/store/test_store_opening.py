"""Opening a database: what is missing is made, once, and a database that can't be opened says why."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from databases import database_url
from sqlalchemy import make_url
from store_kit import CREATED, loaded, open_ten_times, using

from heckmeck.store import Store, StoreError, default_url
from heckmeck.store.schema import connect


@pytest.mark.parametrize("attempt", range(5))
def test_ten_who_open_one_empty_database_at_the_same_moment_all_start(tmp_path: Path, attempt: int) -> None:
    url = database_url(tmp_path)
    assert open_ten_times(url) == []
    using(url, lambda store: store.create("t", CREATED, "{}", []))
    assert loaded(url, "t") is not None


@pytest.mark.sqlite
def test_sqlite_writes_ahead_and_waits_for_the_disk(tmp_path: Path) -> None:
    """A commit survives even a power cut: write-ahead log, and the disk has it before anybody is told."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    using(url, lambda store: store.create("t", CREATED, "{}", []))
    engine = connect(make_url(url))
    with engine.connect() as connection:
        full = 2
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == full
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    engine.dispose()
    plain = sqlite3.connect(tmp_path / "tables.db")
    assert plain.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    plain.close()


@pytest.mark.sqlite
def test_the_folder_of_the_file_is_made(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'not' / 'yet' / 'there' / 'tables.db'}"
    using(url, lambda store: store.create("t", CREATED, "{}", []))
    assert loaded(url, "t") is not None


def test_the_environment_names_the_database(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HECKMECK_DATABASE_URL", "postgresql://somewhere/else")
    assert default_url() == "postgresql://somewhere/else"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for unset in ("", None):
        if unset is None:
            monkeypatch.delenv("HECKMECK_DATABASE_URL")
        else:
            monkeypatch.setenv("HECKMECK_DATABASE_URL", unset)
        assert default_url().startswith("sqlite:///")
        assert default_url().endswith("/heckmeck/tables.db")


@pytest.mark.parametrize(
    "bad",
    [
        "",
        "nonsense",
        "nosuchdatabase://somewhere/x",
        "sqlite+nosuchdriver:///x.db",
        "sqlite:////dev/null/folder/x.db",
        "sqlite:////proc/no/such/folder/x.db",
        "postgresql+psycopg://postgres@localhost:notaport/x",
        "postgresql+psycopg://postgres@127.0.0.1:1/x",
        "oracle://somewhere/x",
    ],
)
def test_a_database_that_cannot_be_opened_is_told_in_one_error(bad: str) -> None:
    with pytest.raises(StoreError) as caught:
        Store(bad)
    assert str(caught.value).strip()


@pytest.mark.sqlite
def test_a_folder_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(StoreError):
        Store(f"sqlite:///{tmp_path}")


@pytest.mark.sqlite
def test_a_file_of_something_else_is_no_database_and_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    content = b"Dear diary, today we grilled worms.\n" * 100
    file.write_bytes(content)
    with pytest.raises(StoreError):
        Store(f"sqlite:///{file}")
    assert file.read_bytes() == content
