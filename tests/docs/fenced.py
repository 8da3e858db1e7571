"""The fenced blocks of the documentation, and what it takes to check one.

What a block is checked by follows from its language:

    python   a session with >>>, or a program; the blocks of a page share their names
    console  `$ command` and what it prints; ... stands for anything
    sh       commands only: Heckmeck's are parsed, make's targets exist
    hmk      a record, which the rules accept
    json     JSON
    jsonl    one JSON value in each line

A block with a title is a file: the file of the repository, word for word, or else one that later blocks of the page can name.
`<!-- not run: REASON -->` above a block says why it is not checked.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = sorted([*(ROOT / "docs").rglob("*.md"), *ROOT.glob("*.md")])

OPENING = re.compile(r"^(?P<indent> *)(?P<fence>`{3,}|~{3,})(?P<info>[^`]*)$")
EXCUSE = re.compile(r"^ *<!-- not run: (?P<reason>\S.*) -->$")


@dataclass(frozen=True)
class Block:
    """One fenced block: the line it opens at, its language, its title, its text, and why it is not run, if it is not."""

    page: Path
    line: int
    language: str
    title: str | None
    text: str
    excuse: str | None = None

    def __str__(self) -> str:
        return f"{self.page.name}:{self.line}"


def blocks(page: Path) -> Iterator[Block]:
    """Every fenced block of a page, in order."""
    lines = page.read_text(encoding="utf-8").splitlines()
    number = 0
    excuse: str | None = None
    while number < len(lines):
        opening = OPENING.match(lines[number])
        if opening is None:
            said = EXCUSE.match(lines[number])
            excuse = said["reason"] if said else excuse if not lines[number].strip() else None
            number += 1
            continue
        start = number
        number += 1
        while lines[number].strip() != opening["fence"]:
            number += 1
        indent = len(opening["indent"])
        text = "".join([line[indent:] + "\n" for line in lines[start + 1 : number]])
        language, _, rest = opening["info"].strip().partition(" ")
        title = re.search(r'title="([^"]+)"', rest)
        yield Block(page, start + 1, language, title[1] if title else None, text, excuse)
        excuse = None
        number += 1


@dataclass(frozen=True)
class Command:
    """A command of a console block, what the block says it prints, and both as they stand in the page."""

    line: int
    text: str
    printed: str
    source: str


def commands(block: Block) -> Iterator[Command]:
    r"""The commands of a console block; a line that ends with \ continues in the next one."""
    assert block.text.startswith("$ "), f"{block}: a console block begins with a command"
    line = block.line + 1
    for part in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
        command, _, printed = part.replace("\\\n", "").partition("\n")
        yield Command(line, command, printed, f"$ {part}")
        line += part.count("\n")


def agrees(printed: str, shown: str) -> bool:
    """What was printed is what is shown, where ... stands for anything. A blank line at the end says nothing."""
    pattern = re.escape(shown.rstrip("\n")).replace(re.escape("..."), ".*")
    return re.fullmatch(pattern, printed.rstrip("\n"), re.DOTALL) is not None
