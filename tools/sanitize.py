"""Runs the kernel's tests with AddressSanitizer and UndefinedBehaviorSanitizer: `make sanitize`.

A copy of the package holds the sanitized kernel, so the one beside the sources stays as it is. Arguments replace the tests to run.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / ".venv" / "sanitize"
COPY = FOLDER / "src"
OPTIONS = ("-DHECKMECK_SANITIZE=ON", "-DCMAKE_BUILD_TYPE=RelWithDebInfo")  # a release would be stripped of its line numbers
sys.path.insert(0, str(ROOT))

from hatch_build import KERNEL, compile_kernel  # noqa: E402 - it is beside the sources, not installed

TESTS = ("tests/kernel", "tests/solver", "tests/forecast")

RIGHT_KERNEL = """
import ctypes, importlib, sys
module = importlib.import_module(sys.argv[1])
if not module.__file__.startswith(sys.argv[2]): sys.exit(f"not the sanitized kernel: {module.__file__}")
ctypes.CDLL(module.__file__).__asan_init
"""
"""Fails unless the tests will import the copy's kernel, and AddressSanitizer is in it."""


def main() -> int:
    shutil.rmtree(COPY, ignore_errors=True)
    shutil.copytree(ROOT / "src", COPY, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "page"))
    for extension in compile_kernel(ROOT / "src", FOLDER, *OPTIONS).values():
        shutil.copy(extension, COPY / KERNEL)
    module = f"{KERNEL.replace('/', '.')}._kernel"
    subprocess.run([sys.executable, "-c", RIGHT_KERNEL, module, str(COPY)], check=True, env=environment())
    # A finding ends the process. By default pytest would keep the report until the end of the test, and lose it.
    pytest = [sys.executable, "-m", "pytest", "--capture", "sys", "-p", "no:cacheprovider", "--numprocesses", "2"]
    command = [*pytest, *(sys.argv[1:] or TESTS)]
    return subprocess.run(command, cwd=ROOT, env=environment()).returncode


def environment() -> dict[str, str]:
    return {
        **os.environ,
        "PYTHONPATH": str(COPY),
        # Python itself is not sanitized, so the sanitizers must load first, and with them the library whose exceptions they watch.
        "LD_PRELOAD": " ".join(library(name) for name in ("libasan.so", "libubsan.so", "libstdc++.so")),
        # Python does not free all of its memory when it ends. Those are no leaks of ours.
        "ASAN_OPTIONS": "detect_leaks=0",
        "UBSAN_OPTIONS": "print_stacktrace=1",
    }


def library(name: str) -> str:
    asked = subprocess.run(["g++", f"-print-file-name={name}"], check=True, capture_output=True, text=True)
    return asked.stdout.strip()


if __name__ == "__main__":
    sys.exit(main())
