"""The pages of the documentation hold together: their links lead somewhere, and the site names every page."""

from __future__ import annotations

import re
import subprocess
import sys
import unicodedata
from itertools import pairwise
from pathlib import Path

import pytest
from fenced import PAGES, ROOT, blocks

CHECK = ROOT / "tools" / "check_site.py"
GENERATED = {
    "contributing.md": ROOT / "CONTRIBUTING.md",
    "changelog.md": ROOT / "CHANGELOG.md",
    "reporting.md": ROOT / "SECURITY.md",
}
"""Pages of the site that stand at the top of the repository (tools/site_hooks.py)."""


def prose(page: Path) -> str:
    """A page without its fenced blocks."""
    text = page.read_text(encoding="utf-8")
    for block in blocks(page):
        text = text.replace(block.text, "")
    return text


def anchors(page: Path) -> set[str]:
    """Where a link can lead to in a page: its headings, as GitHub and the site name them, and what is named by hand."""
    text = prose(page)
    found = set(re.findall(r'<a id="([^"]+)">', text)) | set(re.findall(r"\{ ?#([\w-]+) ?\}", text))
    for heading in re.findall(r"^#+ (.+?)(?: \{.*\})?$", text, re.MULTILINE):
        plain = unicodedata.normalize("NFKD", re.sub(r"\[([^]]*)\]\([^)]*\)|[`*_]", r"\1", heading))
        found.add(re.sub(r"[-\s]+", "-", re.sub(r"[^\w\s-]", "", plain.encode("ascii", "ignore").decode()).strip().lower()))
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)[^)]*\)", prose(page)):
        if target.startswith(("http:", "https:")):
            continue
        name, _, anchor = target.partition("#")
        file = (page.parent / name).resolve() if name else page
        file = GENERATED.get(name, file)
        assert file.exists(), target
        if anchor:
            assert anchor in anchors(file), target


def test_the_manual_has_records_with_their_positions() -> None:
    """The blocks are checked one by one; that they are there is what their checks cannot say."""
    found = [block.language for block in blocks(ROOT / "docs" / "notation.md")]
    assert sum([pair == ("hmk", "json") for pair in pairwise(found)]) >= 5


def check_site(folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(CHECK), str(folder)], capture_output=True, text=True, check=False)


def test_a_site_that_loads_nothing_passes(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(
        '<link rel="canonical" href="https://a.example/"><img src="a.png"><a href="https://b.example/">b</a>'
    )
    assert check_site(tmp_path).returncode == 0


@pytest.mark.parametrize(
    "page",
    [
        '<script src="https://cdn.example/a.js"></script>',
        '<img src="//cdn.example/a.png">',
        '<link rel="stylesheet" href="https://fonts.example/css">',
        "<style>@import 'https://fonts.example/css';</style>",
        '<p style="background: url(https://cdn.example/a.png)">',
        '<pre class="mermaid">graph</pre>',
    ],
)
def test_a_site_that_loads_from_elsewhere_is_refused(tmp_path: Path, page: str) -> None:
    (tmp_path / "index.html").write_text(page)
    done = check_site(tmp_path)
    assert done.returncode == 1
    assert "other servers" in done.stderr


def test_a_style_sheet_that_loads_from_elsewhere_is_refused(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<p>")
    (tmp_path / "a.css").write_text('@font-face { src: url("https://fonts.example/a.woff2") }')
    assert check_site(tmp_path).returncode == 1


def test_a_site_without_pages_is_refused(tmp_path: Path) -> None:
    assert check_site(tmp_path).returncode == 1
