"""Plays with an installed wheel that must be complete: compiled rules, the compiled kernel, the page. Needs nothing else."""

from __future__ import annotations

import subprocess
import sys
from importlib.resources import files

from heckmeck.rules import turn
from heckmeck.solver.tree import paths

GAMES = ("original", "extrawurm", "deluxe", "karteneck")


def main() -> None:
    if not str(turn.__file__).endswith((".so", ".pyd")):
        sys.exit("The rules are not compiled.")
    if paths() == ("numpy",):
        sys.exit("The kernel is not compiled.")
    if not (files("heckmeck") / "server/page/index.html").is_file():
        sys.exit("The page is missing.")
    sys.stdout.write(f"Python {sys.version.split()[0]}, {', '.join(paths())}\n")
    sys.stdout.flush()
    for game in GAMES:
        for command in (["simulate", "--games", "20"], ["arena", "champion", "hen", "--games", "4"]):
            subprocess.run([sys.executable, "-m", "heckmeck", *command, "--game", game, "--seed", "1"], check=True)


if __name__ == "__main__":
    main()
