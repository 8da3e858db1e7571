"""The lock names what make installs, with version and hashes, and says nothing about where it comes from."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

HOME = Path(__file__).parents[2]
LOCK = (HOME / "requirements.lock").read_text(encoding="utf-8")
PROJECT = tomllib.loads((HOME / "pyproject.toml").read_text(encoding="utf-8"))
ENTRIES = re.findall(r"^([a-z0-9-]+)==(\S+)[^\n]*((?:\n +--hash=sha256:[0-9a-f]{64}[ \\]*)+)", LOCK, re.MULTILINE)
LOCKED = {(name, version) for name, version, _ in ENTRIES}


def name_of(requirement: str) -> str:
    found = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert found is not None
    return re.sub(r"[-_.]+", "-", found[0]).lower()


def asked() -> list[str]:
    """Every requirement that we write down ourselves."""
    groups = [entry for group in PROJECT["dependency-groups"].values() for entry in group if isinstance(entry, str)]
    extras = [entry for extra in PROJECT["project"]["optional-dependencies"].values() for entry in extra]
    return [*PROJECT["project"]["dependencies"], *extras, *groups, *PROJECT["build-system"]["requires"]]


@pytest.mark.parametrize("requirement", asked())
def test_everything_we_ask_for_is_locked(requirement: str) -> None:
    pinned = re.search(r"==([^;\s]+)", requirement)
    if pinned is None:
        assert name_of(requirement) in {name for name, _ in LOCKED}
    else:
        assert (name_of(requirement), pinned[1]) in LOCKED


def test_every_line_of_the_lock_belongs_to_a_version_with_its_hashes() -> None:
    lines = [line for line in LOCK.splitlines() if not line.startswith("#")]
    assert len(lines) == sum(1 + hashes.count("--hash") for _, _, hashes in ENTRIES)


@pytest.mark.parametrize("lock", ["requirements.lock", "web/package-lock.json"])
def test_a_lock_names_no_address(lock: str) -> None:
    assert not re.search(r"\"resolved\"|--index-url|--find-links|file:", (HOME / lock).read_text(encoding="utf-8"))


def test_what_the_build_asks_for_is_pinned() -> None:
    for requirement in [*PROJECT["build-system"]["requires"], *PROJECT["dependency-groups"]["build"]]:
        assert "==" in requirement
