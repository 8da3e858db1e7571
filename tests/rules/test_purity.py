"""The rules are pure: standard library only, and nothing of it that knows chance, time, files or text."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import heckmeck.rules

pytestmark = pytest.mark.source

RULES = Path(heckmeck.rules.__file__).parent
FILES = sorted(RULES.rglob("*.py"))
FORBIDDEN = {"random", "secrets", "time", "datetime", "os", "io", "re", "json", "sys", "pathlib"}
WAYS_OUT = {"open", "print", "input", "eval", "exec", "compile", "__import__", "globals"}


def imports(tree: ast.Module) -> Iterator[str]:
    """The modules that a file imports, wherever in it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written in full"
            assert node.module is not None
            yield node.module


def test_there_are_rules_to_look_at() -> None:
    assert {"protocol.py", "registry.py", "dicegame.py", "karteneck/game.py"} <= {
        file.relative_to(RULES).as_posix() for file in FILES
    }


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_the_rules_import_the_standard_library_and_each_other_only(file: Path) -> None:
    for module in imports(ast.parse(file.read_text(encoding="utf-8"))):
        package = module.split(".")[0]
        if package == "heckmeck":
            assert module == "heckmeck.rules" or module.startswith("heckmeck.rules."), module
        else:
            assert package in sys.stdlib_module_names, module
            assert package not in FORBIDDEN, module


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_the_rules_call_nothing_that_reaches_outside(file: Path) -> None:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    called = {node.func.id for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
    assert not called & WAYS_OUT


def refusals() -> set[str]:
    """The reason of every refusal in the rules."""
    reasons: set[str] = set()
    for file in FILES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Illegal":
                reasons |= {str(argument.value) for argument in node.args[1:2] if isinstance(argument, ast.Constant)}
    return reasons


def test_every_refusal_of_the_rules_is_asked_for_by_name_in_a_test() -> None:
    tests = "".join([file.read_text(encoding="utf-8") for file in sorted(Path(__file__).parent.glob("test_*.py"))])
    assert "face_already_aside" in refusals()
    assert [reason for reason in sorted(refusals()) if f'"{reason}"' not in tests] == []
