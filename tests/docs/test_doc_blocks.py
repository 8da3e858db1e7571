"""Every fenced block in the documentation is true."""

from __future__ import annotations

import doctest
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typer
from fenced import PAGES, ROOT, Block, Command, agrees, blocks, commands
from typer.testing import CliRunner

from heckmeck.cli import app
from heckmeck.notation import RecordError, position, read

ENGLISH = {"LC_ALL": "C.UTF-8", "LANGUAGE": "en", "NO_COLOR": "1", "COLUMNS": "200"}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_block_is_true(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pytestconfig: pytest.Config) -> None:
    """The blocks of a page run one after another in a folder that holds the examples, as a reader would type them."""
    shutil.copytree(ROOT / "examples", tmp_path / "examples", ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.chdir(tmp_path)
    for name, value in ENGLISH.items():
        monkeypatch.setenv(name, value)
    rewrite = pytestconfig.getoption("--rewrite-golden")
    names: dict[str, Any] = {"__name__": "__main__"}
    before: Block | None = None
    for block in blocks(page):
        if block.excuse is None:
            check(block, before, names, rewrite=rewrite)
        before = block


def check(block: Block, before: Block | None, names: dict[str, Any], *, rewrite: bool = False) -> None:
    if block.title is not None and check_file(block, rewrite=rewrite):
        return
    match block.language:
        case "python":
            run_python(block, names)
        case "console":
            for command in commands(block):
                run_console(block, command, rewrite=rewrite)
        case "sh":
            for line in block.text.replace("\\\n", "").splitlines():
                check_shell(block, line)
        case "hmk":
            read(block.text)
        case "json":
            found = json.loads(block.text)
            if before is not None and before.language == "hmk":
                assert json.dumps(found) == json.dumps(position(read(before.text))), f"{block}: this is not the record's position"
        case "jsonl":
            for line in block.text.splitlines():
                json.loads(line)
        case other:
            raise AssertionError(f"{block}: nothing checks a block of {other or 'no language'}; say `<!-- not run: why -->` above")


def check_file(block: Block, *, rewrite: bool = False) -> bool:
    """A block with a title is that file of the repository, which runs as an example; or one for the blocks after it."""
    assert block.title is not None
    ours = ROOT / block.title
    if not ours.exists():
        Path(block.title).write_text(block.text, encoding="utf-8")
        return False
    now = ours.read_text(encoding="utf-8")
    if rewrite:
        opening = f'```{block.language} title="{block.title}"\n'
        page = block.page.read_text(encoding="utf-8")
        block.page.write_text(page.replace(opening + block.text, opening + now), encoding="utf-8")
    else:
        assert block.text == now, f"{block}: {block.title} says something else"
    return True


def run_python(block: Block, names: dict[str, Any]) -> None:
    if ">>>" not in block.text:
        exec(compile(block.text, str(block), "exec"), names)
        return
    session = doctest.DocTestParser().get_doctest(block.text, names, str(block), str(block.page), block.line)
    told: list[str] = []
    result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(session, out=told.append, clear_globs=False)
    assert result.attempted
    assert not result.failed, "".join(told)
    names.update(session.globs)


def run_console(block: Block, command: Command, *, rewrite: bool = False) -> None:
    assert command.printed.strip() != "...", f"{block}: what does {command.text} print?"
    printed = run_ours(command.text) if command.text.startswith("heckmeck ") else run_theirs(command.text)
    if agrees(printed, command.printed):
        return
    if rewrite:
        write_anew(block, command, printed)
    else:
        raise AssertionError(f"{block.page.name}:{command.line}: $ {command.text}\nshown:\n{command.printed}\nprinted:\n{printed}")


def run_ours(command: str) -> str:
    """Everything that a command of ours prints, in this process: a new one takes its time to start."""
    done = CliRunner().invoke(app, shlex.split(command)[1:])
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done.output


def run_theirs(command: str) -> str:
    """Everything that any other command prints, with this Python and this Heckmeck first on the path."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False, env={**os.environ, "PATH": path})
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


def write_anew(block: Block, command: Command, printed: str) -> None:
    """Shows what the command prints now, up to where the page left off. Read the diff."""
    if command.printed.rstrip().endswith("\n..."):
        kept = printed.splitlines(keepends=True)[: len(command.printed.rstrip().splitlines()) - 1]
        printed = "".join(kept) + "...\n"
    shown = command.source.removesuffix(command.printed)
    text = block.page.read_text(encoding="utf-8")
    assert command.source in text
    gap = "\n" if command.printed.endswith("\n\n") else ""
    block.page.write_text(text.replace(command.source, shown + printed.rstrip("\n") + "\n" + gap), encoding="utf-8")


def check_shell(block: Block, line: str) -> None:
    """A line that is shown without its output: the command and its options exist."""
    words = shlex.split(line, comments=True)
    if not words:
        return
    assert words[0] in ("heckmeck", "make"), f"{block}: nothing checks `{line}`; say `<!-- not run: why -->` above it"
    if words[0] == "make":
        targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
        assert set(words[1:]) <= set(targets), f"{block}: {line}"
    elif len(words) > 1:
        command = typer.main.get_command(app).commands[words[1]]  # type: ignore[attr-defined]
        try:
            command.make_context(words[1], words[2:])
        except Exception as error:
            raise AssertionError(f"{block}: {line}: {error}") from error


def block_of(language: str, text: str, **more: Any) -> Block:
    return Block(Path("page.md"), 1, language, more.get("title"), text)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("", "anything\n"),
        ("text", "anything\n"),
        ("rust", "fn main() {}\n"),
        ("python", ">>> 1 + 1\n3\n"),
        ("python", "assert False\n"),
        ("json", "{\n"),
        ("hmk", "[game original]\n[players Ada, Ben]\n\nAda: 44412W35>6\n"),
        ("console", "heckmeck odds\n"),
        ("console", "$ heckmeck odds --goal total\nsomething else\n"),
        ("console", "$ heckmeck odds --goal total\n"),
        ("console", "$ heckmeck oddities\n"),
        ("console", "$ heckmeck odds\n...\n"),
        ("console", "$ echo one\n1\n"),
        ("console", "$ exit 3\n"),
        ("sh", "heckmeck play --host\n"),
        ("sh", "heckmeck play --hosts 0.0.0.0\n"),
        ("sh", "heckmeck plays\n"),
        ("sh", "make plays\n"),
        ("sh", "rm -rf /\n"),
    ],
)
def test_a_block_that_is_not_true_is_found(language: str, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in ENGLISH.items():
        monkeypatch.setenv(name, value)
    with pytest.raises((AssertionError, ValueError, KeyError, RecordError)):
        check(block_of(language, text), None, {})


def test_a_position_that_is_not_the_one_of_the_record_before_it_is_found() -> None:
    record = block_of("hmk", "[game original]\n[players Ada, Ben]\n\nAda: 44412W35>4\n")
    true = json.dumps(position(read(record.text)))
    check(block_of("json", true), record, {})
    with pytest.raises(AssertionError, match="position"):
        check(block_of("json", true.replace('"total": 12', '"total": 13')), record, {})


def test_a_file_that_has_changed_is_found() -> None:
    with pytest.raises(AssertionError, match="says something else"):
        check(block_of("hmk", "[game original]\n", title="examples/game.hmk"), None, {})


def test_an_excuse_holds_for_the_next_block_alone(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("<!-- not run: needs a printer -->\n\n```sh\nlpr\n```\n\n```sh\nls\n```\n", encoding="utf-8")
    assert [block.excuse for block in blocks(page)] == ["needs a printer", None]


def test_the_commands_of_a_block() -> None:
    block = block_of("console", "$ one \\\n  --two\nprinted\n$ three\n")
    assert [(one.line, one.text, one.printed) for one in commands(block)] == [(2, "one   --two", "printed\n"), (5, "three", "")]


def test_dots_stand_for_anything() -> None:
    assert agrees("one\ntwo\nthree\n", "one\n...\n")
    assert agrees("one two three\n", "one ... three\n")
    assert not agrees("one\ntwo\nthree\n", "one\n")
    assert not agrees("one\n", "...two\n")
