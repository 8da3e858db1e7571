"""Compiles what is worth compiling.

The rules and the loop that plays them are plain Python; mypyc turns the same files into extensions several times as fast. The turn
solver's kernel is C++. Where no compiler is at hand both are left out, and everything works in Python and NumPy, only slower.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

RULES = ("heckmeck/rules", "heckmeck/chance.py", "heckmeck/players/random_play.py")
KERNEL = "heckmeck/solver"
EXTENSIONS = ("*.so", "*.pyd")

SETUP = """
from mypyc.build import mypycify
from setuptools import setup
setup(name="heckmeck-rules", packages=[], py_modules=[], ext_modules=mypycify({files!r}, opt_level="3"))
"""


class CompileHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if os.environ.get("HECKMECK_PURE"):
            return
        source = Path(self.root) / "src"
        self.folder = Path(tempfile.mkdtemp(prefix="heckmeck-build-"))
        kernel = self._try("The solver's kernel", compile_kernel, source)
        if version == "editable":
            # Developers test, and measure coverage on, the Python files of the rules. The kernel has no other form.
            for extension in kernel:
                shutil.copy(extension, source / KERNEL)
            return
        included = {f"{KERNEL}/{extension.name}": extension for extension in kernel}
        for extension in self._try("The rules", compile_rules, source):
            included[str(extension.relative_to(self.folder / "rules" / "lib"))] = extension
        if included:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"].update({str(extension): place for place, extension in included.items()})

    def _try(self, what: str, compile_it: Callable[[Path, Path], list[Path]], source: Path) -> list[Path]:
        try:
            return compile_it(source, self.folder)
        except (subprocess.CalledProcessError, OSError) as error:
            self.app.display_warning(f"{what} could not be compiled; it will work, only slower. ({error})")
            return []

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "folder"):
            shutil.rmtree(self.folder)


def compile_rules(source: Path, folder: Path) -> list[Path]:
    """The rules as extension modules, laid out below `folder`/rules/lib as in the package."""
    folder = folder / "rules"
    shutil.copytree(source, folder, ignore=shutil.ignore_patterns(*EXTENSIONS, "__pycache__"))
    files: list[str] = []
    for part in RULES:
        path = folder / part
        found = sorted(path.rglob("*.py")) if path.is_dir() else [path]
        files += [str(file.relative_to(folder)) for file in found]
    (folder / "setup.py").write_text(SETUP.format(files=files))
    _run([sys.executable, "setup.py", "--quiet", "build_ext", "--build-lib", "lib"], folder)
    return _extensions(folder / "lib")


def compile_kernel(source: Path, folder: Path) -> list[Path]:
    """The kernel as an extension module."""
    build = folder / "kernel"
    asked = subprocess.run([sys.executable, "-m", "nanobind", "--cmake_dir"], check=True, capture_output=True, text=True)
    python = [f"-DPython_EXECUTABLE={sys.executable}", f"-Dnanobind_DIR={asked.stdout.strip()}"]
    kernel = str(source / KERNEL / "kernel")
    _run(["cmake", "-S", kernel, "-B", str(build), "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release", *python], folder)
    _run(["cmake", "--build", str(build)], folder)
    return _extensions(build)


def _run(command: list[str], folder: Path) -> None:
    subprocess.run(command, cwd=folder, check=True, stdout=sys.stderr)


def _extensions(folder: Path) -> list[Path]:
    return [path for pattern in EXTENSIONS for path in sorted(folder.rglob(pattern))]
