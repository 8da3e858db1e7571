"""A server may send anything. The terminal prints no character of it that a terminal would obey."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest
from databases import database_url
from serving import serving

from heckmeck.rules import game
from heckmeck.store import Store
from heckmeck.table.changes import Chair, as_text
from heckmeck.table.live import owner_of
from heckmeck.table.table import set_up as set_up_table
from heckmeck.terminal.client.harmless import harmless

EVIL = "\x1b]0;owned\x07\x9b31m\u202eEve\u200b"
"""Sets the window's title, turns the text red and writes from right to left."""


async def set_up(folder: Path) -> str:
    """A table at which somebody has a name that no table of ours would accept."""
    store = Store(database_url(folder))
    chairs = (Chair("open"), Chair("bot", "Kim", "chick"), Chair("person", EVIL, None, owner_of("token")))
    await store.create("t", "2025-11-15T20:00:00+00:00", as_text(set_up_table(game("karteneck"), chairs, False, False)), [])
    store.close()
    return "t"


def test_a_name_with_control_characters_does_not_reach_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("NO_PROXY", "127.0.0.1,localhost")
    table = asyncio.run(set_up(tmp_path))
    with serving(tmp_path) as server:
        command = [sys.executable, "-m", "heckmeck", "terminal", "--plain", "--language", "en", "--join"]
        done = subprocess.run([*command, f"{server.address}/t/{table}"], input="Ada\n", capture_output=True, text=True, check=False)
    assert "Eve" in done.stdout
    assert not [char for char in done.stdout + done.stderr if char != "\n" and (ord(char) < 32 or 127 <= ord(char) < 160)]
    assert not {"\u202e", "\u200b"} & set(done.stdout)


def test_everything_in_a_message_is_cleaned() -> None:
    told = {f"k{EVIL}": [EVIL, 1, None, True, {"deep": EVIL}], "plain": "Zoë ❤ Inge"}
    cleaned = harmless(told)
    assert cleaned["plain"] == "Zoë ❤ Inge"
    assert all(char.isprintable() for char in json.dumps(cleaned, ensure_ascii=False))
    assert next(iter(cleaned.values()))[1:4] == [1, None, True]
