"""Plays with an installed wheel that must be complete: compiled rules, the compiled kernel, the page. Needs nothing else."""

from __future__ import annotations

import subprocess
import sys

from heckmeck.about import page_built, rules_compiled
from heckmeck.kernel import instruction_sets

GAMES = ("original", "extrawurm", "deluxe", "karteneck")


def main() -> None:
    if not rules_compiled():
        sys.exit("The rules are not compiled.")
    if not instruction_sets():
        sys.exit("The kernel is not compiled.")
    if not page_built():
        sys.exit("The page is missing.")
    sys.stdout.write(f"Python {sys.version.split()[0]}, {', '.join(instruction_sets())}\n")
    sys.stdout.flush()
    for game in GAMES:
        for command in (["simulate", "--games", "20"], ["arena", "champion", "hen", "--games", "4"]):
            subprocess.run([sys.executable, "-m", "heckmeck", *command, "--game", game, "--seed", "1"], check=True)


if __name__ == "__main__":
    main()
