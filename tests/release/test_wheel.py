"""The installed package is all compiled or not at all, and names the authors of the code inside it that is not ours."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from serving import serving

from heckmeck.about import rules_compiled
from heckmeck.kernel import instruction_sets

PACKAGE = files("heckmeck")
NOTICES = PACKAGE / "THIRD_PARTY_NOTICES.txt"
PAGE = PACKAGE / "server/page/notices.txt"
HEADING = re.compile(r"^-{80}\n(.+)$", re.MULTILINE)

pytestmark = pytest.mark.skipif(not NOTICES.is_file(), reason="not installed from a wheel")


def test_whoever_can_compile_the_kernel_can_compile_the_rules() -> None:
    """A warning during the build is easily missed, and slow rules too."""
    assert rules_compiled() == bool(instruction_sets())


def test_the_notices_name_what_is_compiled_in_and_nothing_more() -> None:
    named = " ".join(HEADING.findall(NOTICES.read_text(encoding="utf-8")))
    assert ("nanobind" in named) == ("tsl::robin_map" in named) == bool(instruction_sets())
    assert ("mypyc" in named) == rules_compiled()


def test_every_part_has_a_copyright_line() -> None:
    parts = re.split(r"^-{80}$", NOTICES.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    assert len(parts) > 3
    assert [part.strip().splitlines()[0] for part in parts if "Copyright" not in part] == []


def test_the_notices_of_the_page_are_among_them_and_the_server_shows_them(tmp_path: Path) -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert NOTICES.read_text(encoding="utf-8").startswith(page)
    with serving(tmp_path) as server:
        answer = server.get("/notices.txt")
        assert (answer.status, answer.text) == (200, page)
        assert answer.headers["content-type"].startswith("text/plain")
