"""Brings files from outside docs/ into the site: the icons of the page, and the Markdown files that GitHub wants at the top."""

from __future__ import annotations

from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
BORROWED = {
    "images/icon.svg": "web/public/icon.svg",
    "images/icon-192.png": "web/public/icon-192.png",
    "contributing.md": "CONTRIBUTING.md",
    "changelog.md": "CHANGELOG.md",
    "reporting.md": "SECURITY.md",
}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for name, source in BORROWED.items():
        files.append(File.generated(config, name, abs_src_path=str(ROOT / source)))
    return files


def on_page_markdown(markdown: str, page: Page, **_: object) -> str:
    """A file from the top of the repository links to docs/, and docs/ links to the top; in the site both stand in one folder."""
    own = page.file.src_uri in BORROWED
    moved = markdown.replace("](docs/", "](") if own else markdown
    for name, source in BORROWED.items():
        moved = moved.replace(f"]({source}" if own else f"](../{source}", f"]({name}")
    return moved
