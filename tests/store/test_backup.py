"""Backups: everything as it was at one moment, even while the server runs, and back into either database."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from databases import database_url
from serving import environment, serving
from store_kit import CREATED, loaded, using
from test_store_versions import earlier, run

from heckmeck.store import NoBackup, NotEmpty, Store, StoreError
from heckmeck.store.copy import back_up, restore


def command(folder: Path, *words: str | Path) -> subprocess.CompletedProcess[str]:
    wanted = [sys.executable, "-m", "heckmeck", *map(str, words), "--language", "en"]
    return subprocess.run(wanted, env=environment(folder), capture_output=True, text=True, check=False)


def rows(url: str) -> list[object]:
    return [run(url, f"SELECT * FROM {table} ORDER BY 1, 2") for table in ("tables", "changes")]


def test_a_backup_of_a_running_server_brings_every_table_back(tmp_path: Path) -> None:
    for folder in ("old", "new"):
        (tmp_path / folder).mkdir()
    file = tmp_path / "backup.db"
    with serving(tmp_path / "old") as server:
        seated = server.set_up("original", "Zoë", "free")
        server.sit(seated["table"], 1, "Ben")
        done = command(tmp_path / "old", "backup", file)
        assert (done.returncode, done.stdout, done.stderr) == (0, f"One table is in {file}.\n", "")
        server.set_up("original", "Ada", "chick Kim")
    done = command(tmp_path / "new", "restore", file)
    assert (done.returncode, done.stdout, done.stderr) == (0, "One table has been restored.\n", "")
    with serving(tmp_path / "new") as server, server.connect(seated["table"], seated["token"]) as zoe:
        assert (zoe.version, zoe.last["table"]["yours"]) == (1, [0])
        assert [seat["name"] for seat in zoe.last["table"]["seats"]] == ["Zoë", "Ben"]


def test_a_backup_has_all_or_nothing_of_what_is_saved_meanwhile(tmp_path: Path) -> None:
    """Every table is saved with three changes, so no backup may have one with fewer."""
    url = database_url(tmp_path)

    async def save(store: Store) -> None:
        await store.create("t", CREATED, "{}", ["1", "2", "3"])
        saving = asyncio.create_task(more(store))
        for number in range(5):
            await asyncio.to_thread(back_up, url, tmp_path / f"{number}.db")
        saving.cancel()

    async def more(store: Store) -> None:
        for number in range(100_000):
            await store.create(f"t{number}", CREATED, "{}", ["1", "2", "3"])

    using(url, save)
    for number in range(5):
        with closing(sqlite3.connect(tmp_path / f"{number}.db")) as copy:
            tables = copy.execute("SELECT count(*) FROM tables").fetchone()[0]
            assert copy.execute("SELECT count(*) FROM changes").fetchone()[0] == 3 * tables
            assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_only_its_owner_may_read_a_backup_and_nothing_else_is_left_behind(tmp_path: Path) -> None:
    using(database_url(tmp_path), lambda store: store.create("t", CREATED, "{}", []))
    (tmp_path / "to").mkdir()
    old = os.umask(0o022)
    try:
        back_up(database_url(tmp_path), tmp_path / "to" / "backup.db")
    finally:
        os.umask(old)
    assert [(file.name, stat.S_IMODE(file.stat().st_mode)) for file in (tmp_path / "to").iterdir()] == [("backup.db", 0o600)]


def test_a_backup_of_the_first_version_stays_as_it_is_and_is_upgraded_when_it_comes_back(tmp_path: Path) -> None:
    (tmp_path / "new").mkdir()
    url, known = earlier(tmp_path)
    file = tmp_path / "backup.db"
    assert back_up(url, file) == 4
    content = file.read_bytes()
    target = database_url(tmp_path / "new")
    assert restore(file, target) == 4
    assert file.read_bytes() == content
    Store(url).close()
    assert rows(target) == rows(url)
    assert loaded(target, known["finished"]["table"]) is not None


def test_what_cannot_be_backed_up_or_restored_is_told_in_a_sentence(tmp_path: Path) -> None:
    url, file = database_url(tmp_path), tmp_path / "backup.db"
    using(url, lambda store: store.create("t", CREATED, "{}", []))
    back_up(url, file)
    with pytest.raises(FileExistsError):
        back_up(url, file)
    with pytest.raises(NotEmpty):
        restore(file, url)
    with pytest.raises(FileNotFoundError):
        restore(tmp_path / "nothing.db", url)
    (tmp_path / "diary").write_text("Dear diary\n" * 1000)
    (tmp_path / "empty").touch()
    newer = shutil.copy(file, tmp_path / "newer.db")
    with closing(sqlite3.connect(newer)) as backup, backup:
        backup.execute("UPDATE alembic_version SET version_num = '0815'")
    for wrong in ("diary", "empty"):
        with pytest.raises(NoBackup):
            restore(tmp_path / wrong, url)
    with pytest.raises(StoreError):
        back_up(f"sqlite:///{tmp_path / 'nowhere' / 'x.db'}", tmp_path / "another.db")
    assert not (tmp_path / "nowhere").exists()
    for words, sentence in {
        ("backup", file): f"{file} already exists. Name a new file.\n",
        ("restore", file): "The database already has tables (1). Name an empty database in HECKMECK_DATABASE_URL.\n",
        ("restore", tmp_path / "diary"): f"{tmp_path / 'diary'} is not a backup. Make one with: heckmeck backup FILE\n",
        ("restore", newer): f"{newer} was written by a newer version of Heckmeck. Install the latest version.\n",
    }.items():
        done = command(tmp_path, *words)
        assert (done.returncode, done.stdout, done.stderr) == (1, "", sentence)
