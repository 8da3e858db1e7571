"""The schema's versions: an earlier database becomes one of today with all that is in it. A newer one is left alone."""

from __future__ import annotations

import hashlib
import json
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from databases import database_url
from serving import Client, Server, environment, free_port, serving
from sqlalchemy import inspect
from store_kit import CREATED, loaded, open_ten_times, using

from heckmeck.notation import read
from heckmeck.store import Newer, Store, StoreError, upgrade
from heckmeck.store.schema import metadata
from heckmeck.verify import verify

Json = Any
EARLIER = Path(__file__).parent / "schema_1"
"""Four tables as 1.0.0 saved them, and what their players know of them."""


def earlier(folder: Path) -> tuple[str, Json]:
    """A database of 1.0.0, and its tables' ids, tokens and versions."""
    url = database_url(folder)
    kind = "sqlite" if url.startswith("sqlite") else "postgresql"
    script = (EARLIER / f"{kind}.sql").read_text()
    if kind == "sqlite":
        with closing(sqlite3.connect(folder / "tables.db")) as file:
            file.executescript(script)
            file.execute("PRAGMA journal_mode=WAL")
    else:
        run(url, script)
    return url, json.loads((EARLIER / f"{kind}.json").read_text())


def run(url: str, statement: str) -> list[Any]:
    engine = sqlalchemy.create_engine(url, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        done = connection.exec_driver_sql(statement)
        rows = [tuple(row) for row in done] if done.returns_rows else []
    engine.dispose()
    return rows


def shape(url: str) -> Json:
    """The database's tables with their columns, keys and indexes."""
    engine = sqlalchemy.create_engine(url)
    seen = inspect(engine)
    found = {
        name: (
            [(column["name"], str(column["type"]), column["nullable"]) for column in seen.get_columns(name)],
            seen.get_pk_constraint(name)["constrained_columns"],
            [(key["constrained_columns"], key["referred_table"], key["options"]) for key in seen.get_foreign_keys(name)],
            [(index["name"], index["column_names"]) for index in seen.get_indexes(name)],
        )
        for name in seen.get_table_names()
    }
    engine.dispose()
    return found


def test_tables_of_the_first_version_are_all_there_and_go_on(tmp_path: Path) -> None:
    url, known = earlier(tmp_path)
    before = run(url, "SELECT id, created, set_up FROM tables ORDER BY id"), run(url, "SELECT * FROM changes ORDER BY 1, 2")
    assert len(before[0]) == 4
    with serving(tmp_path) as server:
        assert (
            run(url, "SELECT id, created, set_up FROM tables ORDER BY id"),
            run(url, "SELECT * FROM changes ORDER BY 1, 2"),
        ) == before
        assert verify(read(server.get(f"/api/tables/{known['finished']['table']}/record").text)).verified
        for told in known.values():
            with server.connect(told["table"], told["guest"] or told["creator"]) as player:
                assert player.version == told["version"]
        playing = known["playing"]
        with server.connect(playing["table"], playing["creator"]) as zoe:
            choice = zoe.last["situation"]["choices"][0]["action"]
            zoe.send("act", version=zoe.version, action=choice)
            zoe.until(playing["version"] + 1)


def test_whoever_set_up_an_old_table_is_its_creator_unless_nobody_can_tell(tmp_path: Path) -> None:
    url, known = earlier(tmp_path)
    Store(url).close()
    creators = dict(run(url, "SELECT id, creator FROM tables"))
    assert creators == {
        told["table"]: told["creator"] and hashlib.sha256(told["creator"].encode()).hexdigest() for told in known.values()
    }
    assert all(len(touched) == 10 for (touched,) in run(url, "SELECT touched FROM tables"))


def test_an_upgraded_database_is_like_a_new_one(tmp_path: Path) -> None:
    (tmp_path / "old").mkdir()
    (tmp_path / "new").mkdir()
    url, _ = earlier(tmp_path / "old")
    Store(url).close()
    Store(database_url(tmp_path / "new")).close()
    assert shape(url) == shape(database_url(tmp_path / "new"))
    assert set(shape(url)) == set(metadata.tables)
    assert run(url, "SELECT version_num FROM alembic_version") == [(upgrade.HEAD,)]


def test_every_change_of_the_schema_is_a_step(tmp_path: Path) -> None:
    """And the last step is the version that new databases get."""
    script = ScriptDirectory(str(upgrade.STEPS), version_locations=[str(upgrade.STEPS)])
    assert (script.get_bases(), script.get_heads()) == ([upgrade.FIRST], [upgrade.HEAD])
    url, _ = earlier(tmp_path)
    Store(url).close()
    engine = sqlalchemy.create_engine(url)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_ten_who_open_an_old_database_at_the_same_moment_all_start(tmp_path: Path) -> None:
    url, known = earlier(tmp_path)
    assert open_ten_times(url) == []
    assert loaded(url, known["finished"]["table"]) is not None


def test_a_step_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url, _ = earlier(tmp_path)
    before = shape(url)
    steps = tmp_path / "steps"
    steps.mkdir()
    for step in upgrade.STEPS.glob("r*.py"):
        (steps / step.name).write_text(
            step.read_text().replace("    _find_creators(connection)\n", "    raise OSError('no more')\n")
        )
    with monkeypatch.context() as patch:
        patch.setattr(upgrade, "STEPS", steps)
        with pytest.raises(StoreError, match="no more"):
            Store(url)
    assert shape(url) == before
    Store(url).close()
    assert shape(url) != before


def test_a_newer_database_is_refused_in_a_sentence_and_stays_as_it_is(tmp_path: Path) -> None:
    url = database_url(tmp_path)
    using(url, lambda store: store.create("t", CREATED, "{}", []))
    run(url, "UPDATE alembic_version SET version_num = '0815'")
    with pytest.raises(Newer):
        Store(url)
    command = [sys.executable, "-m", "heckmeck", "play", "--no-browser", "--language", "en", "--port", str(free_port())]
    done = subprocess.run(command, env=environment(tmp_path), capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == (
        "The database has schema 0815, which is newer than this version of Heckmeck. "
        "Install the latest version, or name another database in HECKMECK_DATABASE_URL.\n"
    )
    assert run(url, "SELECT version_num FROM alembic_version") == [("0815",)]


DAMAGE = {
    "no JSON": "UPDATE changes SET change = '{\"change\"' WHERE version = 3 AND table_id = '{table}'",
    "no such change": "UPDATE changes SET change = '{\"change\":\"eaten\"}' WHERE version = 3 AND table_id = '{table}'",
    "against the rules": "UPDATE changes SET change = (SELECT change FROM changes WHERE version = 5 AND table_id = '{table}') "
    "WHERE version = 6 AND table_id = '{table}'",
    "a change is missing": "DELETE FROM changes WHERE version = 3 AND table_id = '{table}'",
    "the set-up": "UPDATE tables SET set_up = '[]' WHERE id = '{table}'",
}


def test_a_damaged_table_says_so_and_all_others_live(tmp_path: Path) -> None:
    """The same finished game, damaged in every way, and a game in progress."""
    url, known = earlier(tmp_path)
    Store(url).close()
    broken = {kind: f"broken-{number}" for number, kind in enumerate(DAMAGE)}
    for kind, table in broken.items():
        copy_table(url, known["finished"]["table"], table)
        run(url, DAMAGE[kind].replace("{table}", table))
    with serving(tmp_path) as server:
        for kind, table in broken.items():
            is_told_to_be_damaged(server, table, kind)
        with server.connect(known["playing"]["table"]) as other:
            assert other.version == known["playing"]["version"]


def copy_table(url: str, table: str, copy: str) -> None:
    run(url, f"INSERT INTO tables (id, created, set_up) SELECT '{copy}', created, set_up FROM tables WHERE id = '{table}'")
    run(url, f"INSERT INTO changes SELECT '{copy}', version, change FROM changes WHERE table_id = '{table}'")


def is_told_to_be_damaged(server: Server, broken: str, kind: str) -> None:
    for path in (f"/api/tables/{broken}", f"/api/tables/{broken}/record", f"/api/tables/{broken}/replay"):
        answer = server.get(path)
        assert (answer.status, answer.json["refusal"]["reason"]) == (422, "table_damaged"), kind
    answer = server.post(f"/api/tables/{broken}/seats/1", {"name": "Eve"})
    assert answer.json["refusal"]["reason"] == "table_damaged", kind
    with Client(server.port, broken) as client:
        client.send("hello")
        assert client.refused() == ("not_possible", "table_damaged"), kind
        assert client.rest() == [], kind
