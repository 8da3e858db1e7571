"""Another version of the package, measured by the same program in the same minutes.

The other version is a tree that was built with `make .venv/play/ready`. Its Python runs the program with `--answer`, which reads
the name of a measurement from each line and answers with its number.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from types import TracebackType

Measures = Mapping[str, Callable[[], float]]


class Other:
    """A program of the bench run by another version."""

    def __init__(self, tree: Path, program: str) -> None:
        python = tree.absolute() / ".venv/play/bin/python"
        self._process = subprocess.Popen(
            [python, program, "--answer"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )

    def __enter__(self) -> Other:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()

    def measure(self, name: str) -> float:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(name + "\n")
        answer = self._process.stdout.readline()
        if not answer:
            raise SystemExit(f"the other version could not measure {name!r}")
        return float(answer)


def tell(title: str, measures: Measures, unit: str, places: int, program: str) -> None:
    """Prints every measurement, and beside it that of another version if one is asked for."""
    asked = argparse.ArgumentParser(description=title)
    asked.add_argument("--beside", type=Path, metavar="TREE", help="measure another version too, and compare")
    asked.add_argument("--answer", action="store_true", help=argparse.SUPPRESS)
    wanted = asked.parse_args()
    if wanted.answer:
        for line in sys.stdin:
            print(measures[line.strip()](), flush=True)
        return
    print(title)
    if wanted.beside is None:
        for name, measure in measures.items():
            print(f"  {name:56}{measure():12,.{places}f} {unit}", flush=True)
        return
    with Other(wanted.beside, program) as other:
        for name, measure in measures.items():
            before, now = other.measure(name), measure()
            print(f"  {name:56}{before:12,.{places}f} before{now:12,.{places}f} {unit}, ratio {now / before:.2f}", flush=True)
