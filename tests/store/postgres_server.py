"""A PostgreSQL of our own for as long as the tests need it: in a folder of its own, reached by a socket in that folder."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

USER = "postgres"


def binaries() -> Path:
    """Where Debian puts the programs of the newest PostgreSQL; skips if there is none."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if not found:
        pytest.skip("no PostgreSQL on this machine")
    return found[-1].parent


@contextmanager
def postgres() -> Iterator[str]:
    """Gives the folder of its socket. It refuses to be started by root, so then its own user starts it."""
    programs = binaries()
    root = os.geteuid() == 0
    if root and (shutil.which("runuser") is None or not _is_known(USER)):
        pytest.skip("root cannot run PostgreSQL, and there is no user postgres")
    before = ["runuser", "-u", USER, "--"] if root else []
    folder = Path(tempfile.mkdtemp(prefix="heckmeck-", dir="/tmp"))
    if root:
        shutil.chown(folder, USER, USER)

    def run(program: str, *arguments: str) -> None:
        command = [*before, str(programs / program), "-D", str(folder / "data"), *arguments]
        subprocess.run(command, check=True, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)

    try:
        run("initdb", "--username", USER, "--auth", "trust", "--encoding", "UTF8", "--no-sync", "--locale", "C")
        settings = f"-c listen_addresses= -c unix_socket_directories={folder} -c fsync=off"
        run("pg_ctl", "start", "--wait", "--log", str(folder / "log"), "--options", settings)
        try:
            yield str(folder)
        finally:
            run("pg_ctl", "stop", "--wait", "--mode", "immediate")
    finally:
        shutil.rmtree(folder)


def _is_known(user: str) -> bool:
    try:
        pwd.getpwnam(user)
    except KeyError:
        return False
    return True
