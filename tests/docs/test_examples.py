"""Everything in examples/ runs."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from fenced import PAGES, ROOT, blocks, commands

from heckmeck.notation import read, read_file, write
from heckmeck.players.arena import Contest, Standing, run
from heckmeck.replay import story
from heckmeck.rules import GAMES
from heckmeck.words import Words

EXAMPLES = ROOT / "examples"
RECORDS = sorted(EXAMPLES.glob("*.hmk"))
BOTS = sorted(EXAMPLES.glob("*bot.py"))
"""Programs that answer questions, and own_bot.py, which is none of them."""
PROGRAMS = ("game_length.py", "odds.py", "own_bot.py")
"""Programs that run by themselves."""


def test_every_example_is_tried() -> None:
    tried = {file.name for file in [*RECORDS, *BOTS]} | set(PROGRAMS)
    assert tried == {file.name for file in EXAMPLES.iterdir() if file.is_file()}


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.name)
def test_a_record_is_told_and_written_back(file: Path) -> None:
    record = read_file(file)
    assert len(list(story(record, Words("en")))) > 5
    assert read(write(record)) == record


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("file", [bot for bot in BOTS if bot.name not in PROGRAMS], ids=lambda file: file.name)
def test_a_bot_plays_every_game_to_its_end(file: Path, game: str) -> None:
    contest = Contest(game, (), (f"cmd:{sys.executable} {file}", "hen"), 2, seed=1)
    standing = Standing.empty(2)
    assert list(run(contest, 4, standing))[-1] == 4
    assert not standing.forfeits


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_program_is_shown_with_what_it_prints(name: str) -> None:
    """It runs where a page shows it: test_doc_blocks.py compares its text and its output."""
    shown = [block for page in PAGES for block in blocks(page) if block.excuse is None]
    assert any(block.title == f"examples/{name}" for block in shown)
    run_by = [command.text for block in shown if block.language == "console" for command in commands(block)]
    assert any(text.startswith(f"python examples/{name}") for text in run_by)
