"""The house as `docs/architecture.md` promises it, read from the Python files: what import-linter can't see."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from heckmeck.rules import GAMES, game
from heckmeck.rules.turn import CANNED_WORM_POINTS

pytestmark = pytest.mark.source

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src/heckmeck"
OF_A_KIND = (SOURCE / "rules", SOURCE / "kinds")
"""Only here may code know which game it is in."""
ANY_GAME = sorted(
    path
    for folder in (SOURCE, ROOT / "tools", ROOT / "bench")
    for path in folder.rglob("*.py")
    if not any(path.is_relative_to(kind) for kind in OF_A_KIND)
)
AROUND_TABLES = sorted([*(SOURCE / "table").rglob("*.py"), *(SOURCE / "server").rglob("*.py")])
GAME_CLASSES = {type(game(name)).__name__ for name in GAMES}


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def names(node: ast.AST) -> set[str]:
    """Every name in an expression, even after a dot."""
    parts = [part for part in ast.walk(node) if isinstance(part, ast.Name | ast.Attribute)]
    return {part.id if isinstance(part, ast.Name) else part.attr for part in parts}


def classes_asked_for(module: ast.Module) -> Iterator[str]:
    """The classes that a module tells values apart by: `isinstance`, `case` and a comparison of types."""
    for node in ast.walk(module):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("isinstance", "issubclass"):
            yield from names(node.args[1])
        elif isinstance(node, ast.MatchClass):
            yield from names(node.cls)
        elif isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            if any(isinstance(side, ast.Call) and names(side.func) == {"type"} for side in sides):
                yield from [name for side in sides for name in names(side)]


def texts(module: ast.Module) -> Iterator[str]:
    for node in ast.walk(module):
        if isinstance(node, ast.Constant) and isinstance(node.value, str | bytes):
            yield node.value if isinstance(node.value, str) else node.value.decode(errors="replace")


@pytest.mark.parametrize(
    "code",
    [
        "isinstance(rules, DiceGame)",
        "isinstance(rules, (str, dicegame.DiceGame))",
        "isinstance(rules, Game | Karteneck)",
        "match rules:\n    case Karteneck():\n        pass",
        "type(rules) is Karteneck",
    ],
)
def test_a_question_for_the_class_of_a_game_is_found(code: str) -> None:
    assert GAME_CLASSES & {*classes_asked_for(ast.parse(code))}


def test_no_code_outside_rules_and_kinds_asks_which_game_it_is() -> None:
    assert {"DiceGame", "Karteneck"} == GAME_CLASSES
    assert len(ANY_GAME) > 100
    assert [path for path in ANY_GAME if GAME_CLASSES & {*classes_asked_for(tree(path))}] == []


def test_tables_and_server_trust_their_types() -> None:
    """A cast says what the type checker can't know. Messages are read by their types instead."""
    assert [path for path in AROUND_TABLES if "cast" in names(tree(path))] == []


def test_tables_and_server_write_json_by_its_library_alone() -> None:
    """No text in them is a piece of JSON that something is spliced into."""
    pieces = [(path.name, text) for path in AROUND_TABLES for text in texts(tree(path)) if '{"' in text or '":' in text]
    assert pieces == []


PAGE = ROOT / "web/src"
PAGE_FILES = sorted([path for ending in ("ts", "svelte") for path in PAGE.rglob(f"*.{ending}") if path != PAGE / "protocol.ts"])


def test_no_code_of_the_page_outside_its_kinds_asks_which_game_it_is() -> None:
    asked = re.compile(f"[!=]==? '({'|'.join([*GAMES, *{game(name).kind for name in GAMES}])})'")
    others = [path for path in PAGE_FILES if not path.is_relative_to(PAGE / "kinds")]
    assert len(others) > 100
    assert [path.name for path in others if asked.search(path.read_text(encoding="utf-8"))] == []


def test_names_become_keys_of_the_catalogue_in_one_place_for_each_language_of_ours() -> None:
    """Programs write `no_seat`, and the catalogue `error-no-seat`."""
    places = {
        path.relative_to(ROOT).as_posix()
        for path in [*SOURCE.rglob("*.py"), *PAGE_FILES]
        if re.search(r"""replace(All)?\(["']_["'], ["']-["']\)""", path.read_text(encoding="utf-8"))
    }
    assert places == {"src/heckmeck/words/telling.py", "web/src/lib/tell.ts"}


def test_the_tests_of_a_package_are_in_the_folder_of_the_same_name() -> None:
    packages = {path.parent.name for path in SOURCE.glob("*/__init__.py")}
    assert len(packages) > 10
    assert [package for package in packages if not [*(ROOT / "tests" / package).glob("test_*.py")]] == []


def test_what_all_tests_share_needs_nothing_that_windows_lacks() -> None:
    hide = "import sys; sys.modules.update(dict.fromkeys(('fcntl', 'grp', 'pty', 'pwd', 'resource', 'termios')))"
    subprocess.run([sys.executable, "-c", f"{hide}; import conftest"], cwd=ROOT / "tests", check=True)


def test_a_test_that_hangs_ends_and_says_where(tmp_path: Path) -> None:
    """Else it would hold up all others for ever."""
    (tmp_path / "test_hanging.py").write_text("def test_hangs():\n    while True:\n        pass\n", encoding="utf-8")
    settings = ["-c", str(ROOT / "pyproject.toml"), "-o", "faulthandler_timeout=1", "-p", "no:cacheprovider"]
    ended = subprocess.run([sys.executable, "-m", "pytest", *settings, str(tmp_path)], capture_output=True, text=True)
    assert ended.returncode == 1
    assert re.search(r'test_hanging\.py", line [23] in test_hangs', ended.stderr)


def test_the_kernel_counts_a_canned_worm_as_the_rules_do() -> None:
    """Its sizes are known when it is compiled, so it can't ask the rules."""
    said = re.search(r"kCannedWormPoints = (\d+);", (SOURCE / "kernel/turn/turn.h").read_text(encoding="utf-8"))
    assert said is not None
    assert int(said[1]) == CANNED_WORM_POINTS


# The page about the house

ARCHITECTURE = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")


def test_the_picture_of_the_house_shows_the_layers_that_are_checked() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]
    [layers] = [contract["layers"] for contract in contracts if contract["name"] == "Imports point one way"]
    drawn = re.findall(r'font-weight="bold"[^>]*>([^<]+)<', (ROOT / "docs/architecture.svg").read_text(encoding="utf-8"))
    assert drawn == [layer.replace("heckmeck.", "").replace(" | ", " · ") for layer in layers]


def test_every_file_and_folder_that_the_page_names_is_there() -> None:
    named = {
        name for name in re.findall(r"`([\w./*-]+)`", ARCHITECTURE) if "/" in name or re.search(r"\.(py|ts|h|cpp|json|css)$", name)
    }
    assert len(named) > 60
    homes = {ROOT, ROOT / "src", PAGE, *[path.parent for path in [*SOURCE.rglob("*.py"), *SOURCE.rglob("*.cpp"), *PAGE_FILES]]}
    assert [name for name in named if not any([*home.glob(name.rstrip("/"))] for home in homes)] == []
