"""The examples in the docs are true."""

from __future__ import annotations

import doctest
import json
import re
from pathlib import Path

import pytest

from heckmeck.notation import position, read, read_file
from heckmeck.replay import story
from heckmeck.words import Words

DOCS = Path(__file__).parents[1] / "docs"
EXAMPLES = re.findall(r"```hmk\n(.*?)```\n\n```json\n(.*?)```", (DOCS / "notation.md").read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize(("record", "told"), EXAMPLES)
def test_every_record_in_the_manual_has_the_position_behind_it(record: str, told: str) -> None:
    assert json.dumps(position(read(record)), ensure_ascii=False) == told.strip()


def test_the_sessions_in_the_readme_run() -> None:
    failed, tried = doctest.testfile(str(DOCS.parent / "README.md"), module_relative=False)
    assert tried > 3
    assert failed == 0


def test_the_example_record_is_told_as_the_readme_says() -> None:
    """The story up to the dots, and the odds at the top."""
    readme = (DOCS.parent / "README.md").read_text(encoding="utf-8")
    told = "\n".join(story(read_file(DOCS.parent / "examples" / "game.hmk"), Words("en")))
    quoted = readme.partition("$ heckmeck replay examples/game.hmk\n")[2].partition("\n...")[0]
    assert told.startswith(quoted)


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 5


PAGES = [*sorted(DOCS.rglob("*.md")), *(DOCS.parent / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md"))]


@pytest.mark.parametrize("file", PAGES, ids=lambda file: file.name)
def test_links_lead_somewhere(file: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", file.read_text(encoding="utf-8")):
        if not target.startswith("http"):
            assert (file.parent / target).exists(), target
