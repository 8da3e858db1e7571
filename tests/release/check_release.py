"""`make check-release`: the source distribution in dist/ installs and plays where there is neither Node.js nor a compiler."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
VERSION: str = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
SOURCE = ROOT / "dist" / f"heckmeck-{VERSION}.tar.gz"
PAGE = "src/heckmeck/server/page"


class Bare:
    """An installation by pip in an environment whose PATH leads to nothing but itself."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "bare"
        subprocess.run([sys.executable, "-m", "venv", str(self.folder)], check=True)
        self.log = self.run("pip", "--verbose", "install", "--no-cache-dir", str(SOURCE))

    def run(self, program: str, *arguments: str) -> str:
        path = self.folder / "bin"
        environment = {**os.environ, "PATH": str(path), "HOME": str(self.folder), "LANGUAGE": "en"}
        for name in ("CC", "CXX", "HECKMECK_PURE", "PYTHONPATH"):
            environment.pop(name, None)
        command = [str(path / program), *arguments]
        ended = subprocess.run(
            command, env=environment, cwd=self.folder, text=True, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        assert ended.returncode == 0, ended.stdout
        return ended.stdout


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Bare:
    return Bare(tmp_path_factory.mktemp("release"))


def test_the_source_carries_the_page_and_the_notices() -> None:
    with tarfile.open(SOURCE) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {f"{PAGE}/index.html", f"{PAGE}/notices.txt", "THIRD_PARTY_NOTICES.txt", "PKG-INFO"} <= names
    assert [name for name in names if "node_modules" in name or name.endswith((".so", ".pyd", ".pyc"))] == []


def test_installing_asks_for_neither_node_nor_a_compiler(bare: Bare) -> None:
    assert f"heckmeck-{VERSION}-py3-none-any.whl" in bare.log
    fetched = re.findall(r"^ *(?:Collecting|Processing|Downloading) (.*)", bare.log, re.MULTILINE)
    assert any("hatchling" in one for one in fetched)
    assert [one for one in fetched if re.search("nodejs|cmake|ninja|nanobind|mypy", one)] == []
    assert "Heckmeck is not compiled" in bare.log
    assert "there is no C++ compiler." in bare.log


def test_the_version_says_what_is_missing(bare: Bare) -> None:
    said = bare.run("heckmeck", "--version")
    assert VERSION in said
    assert "Rules: plain Python" in said
    assert "Kernel: missing. Training" in said
    assert "Page: built" in said


@pytest.mark.parametrize("game", ["original", "extrawurm", "deluxe", "karteneck"])
def test_it_plays(game: str, bare: Bare) -> None:
    bare.run("heckmeck", "simulate", "--game", game, "--games", "10")
    bare.run("heckmeck", "arena", "champion", "hen", "--game", game, "--games", "2")


def test_the_page_names_every_package_in_its_bundle(tmp_path: Path) -> None:
    """Source maps tell where every line of the bundle comes from."""
    web = ROOT / "web"
    vite = [str(Path(sys.executable).parent / "node"), "node_modules/vite/bin/vite.js", "build", "--outDir", str(tmp_path)]
    subprocess.run([*vite, "--sourcemap", "--logLevel", "error"], cwd=web, check=True)
    sources = [source for path in tmp_path.rglob("*.map") for source in json.loads(path.read_text(encoding="utf-8"))["sources"]]
    found = [re.search(r".*node_modules/((?:@[^/]+/)?[^/]+)/", source) for source in sources]
    bundled = {one[1] for one in found if one}
    with tarfile.open(SOURCE) as archive:
        file = archive.extractfile(f"heckmeck-{VERSION}/{PAGE}/notices.txt")
        assert file is not None
        named = set(re.findall(r"^-{80}\n(\S+) ", file.read().decode(), re.MULTILINE))
    assert bundled
    assert bundled <= named
