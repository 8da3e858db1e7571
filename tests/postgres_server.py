"""A PostgreSQL of our own for as long as the tests need it: in a temporary folder, reached by a socket in that folder."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pwd import struct_passwd

USER = "postgres"
"""The database's own user. PostgreSQL refuses to be started by root, so root starts it as the user of this name, or as `nobody`."""

MISSING = "The tests need PostgreSQL. On Debian: apt-get install postgresql. NO_POSTGRES=1 make test leaves them out."


class NoPostgres(Exception):
    """There is no PostgreSQL that these tests could start."""


def binaries() -> Path:
    """The folder of the newest PostgreSQL's programs: where Debian puts them, else where the shell finds them."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    if on_path is None:
        raise NoPostgres(MISSING)
    return Path(on_path).resolve().parent


@contextmanager
def postgres() -> Iterator[str]:
    """Starts PostgreSQL and gives the folder of its socket."""
    user = ordinary_user()
    # A socket's path must be short, and a test's own folder is not.
    folder = Path(tempfile.mkdtemp(prefix="heckmeck-", dir="/tmp"))
    if user is not None:
        os.chown(folder, user.pw_uid, user.pw_gid)

    try:
        run(folder, "initdb", "--username", USER, "--auth", "trust", "--encoding", "UTF8", "--no-sync", "--locale", "C")
        start(folder)
        try:
            yield str(folder)
        finally:
            stop(folder, "immediate")
    finally:
        shutil.rmtree(folder)


def start(folder: Path) -> None:
    settings = f"-c listen_addresses= -c unix_socket_directories={folder} -c fsync=off -c max_connections=300"
    run(folder, "pg_ctl", "start", "--wait", "--log", str(folder / "log"), "--options", settings)


def stop(folder: Path, mode: str) -> None:
    """`fast` ends all connections cleanly, `immediate` just ends."""
    run(folder, "pg_ctl", "stop", "--wait", "--mode", mode)


def run(folder: Path, program: str, *arguments: str) -> None:
    """One of PostgreSQL's programs, as a user that may."""
    user = ordinary_user()
    subprocess.run(
        [str(binaries() / program), "-D", str(folder / "data"), *arguments],
        check=True,
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        user=None if user is None else user.pw_uid,
        group=None if user is None else user.pw_gid,
        extra_groups=None if user is None else [],
    )


def ordinary_user() -> struct_passwd | None:
    """Who starts it if we are root; None if we may."""
    import pwd  # Windows has none, and imports this module too

    if os.geteuid() != 0:
        return None
    for name in (USER, "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    raise NoPostgres("Root may not start PostgreSQL, and this machine has neither a user postgres nor a user nobody.")
