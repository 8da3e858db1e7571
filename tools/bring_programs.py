"""Brings the programs that the tests drive: uses those of this machine, else installs Debian's packages if it may.

python tools/bring_programs.py chromium chromium-headless-shell postgresql haproxy
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path


def is_there(program: str) -> bool:
    if program.startswith("chromium"):
        # The whole one can do all that the one without windows can, only slower.
        return any(map(shutil.which, {program, "chromium", "chromium-browser"}))
    if program == "haproxy":
        # Debian puts it where only root's shell looks.
        return bool(shutil.which("haproxy") or shutil.which("haproxy", path="/usr/sbin:/usr/local/sbin"))
    return bool(shutil.which("initdb") or list(Path("/usr/lib/postgresql").glob("*/bin/initdb")))


def wanted(programs: list[str]) -> str:
    sentence = f"The tests need {' and '.join(programs)}. On Debian, as root: apt-get install {' '.join(programs)}"
    return sentence + (
        "\nNO_POSTGRES=1 make test leaves out the tests on PostgreSQL." if {"postgresql", "haproxy"} & set(programs) else ""
    )


def bring(programs: list[str]) -> None:
    missing = [program for program in programs if not is_there(program)]
    if not missing:
        return
    if not shutil.which("apt-get") or os.geteuid() != 0:
        sys.exit(wanted(missing))
    print(f"Installing {' and '.join(missing)} for the tests ...", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "--yes", "--no-install-recommends", *missing]):
        try:
            subprocess.run(["apt-get", "-qq", *command], check=True, stdout=subprocess.DEVNULL, env=environment)
        except subprocess.CalledProcessError:
            sys.exit(wanted(missing))


bring(sys.argv[1:])
