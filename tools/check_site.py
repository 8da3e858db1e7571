"""Fails if a built site would load anything from the network when somebody reads it: python tools/check_site.py site"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

ELSEWHERE = re.compile(r"\s*(https?:)?//", re.IGNORECASE)
LOADING = {"src", "srcset", "data", "poster", "background", "action", "xlink:href"}
POINTING = {"canonical", "prev", "next", "alternate"}
"""Links in the head of a page that only say where something is."""
FETCHING = {"mermaid": "a Mermaid diagram", "md-source": "a repository's stars"}
"""Classes for which the theme's script asks another server."""


class Page(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        for name, value in given.items():
            loads = name in LOADING or (tag == "link" and name == "href" and given.get("rel") not in POINTING)
            if loads and ELSEWHERE.match(value):
                self.found.append(f"<{tag} {name}={value}>")
            if name == "style":
                self.found += elsewhere_in_css(value)
        for name, what in FETCHING.items():
            if name in given.get("class", "").split():
                self.found.append(f"<{tag} class={name}>: {what}")


def elsewhere_in_css(css: str) -> list[str]:
    return [found.group() for found in re.finditer(r"""(url\(\s*["']?|@import\s+["'])(https?:)?//[^)"']*""", css, re.IGNORECASE)]


def elsewhere(site: Path) -> Iterator[tuple[Path, str]]:
    """Everything in the site that comes from another server."""
    for file in sorted(site.rglob("*.html")):
        text = file.read_text(encoding="utf-8")
        page = Page()
        page.feed(text)
        styles = re.findall(r"<style[^>]*>(.*?)</style>", text, re.DOTALL)
        yield from ((file, one) for one in [*page.found, *elsewhere_in_css("\n".join(styles))])
    for file in sorted([*site.rglob("*.css"), *site.rglob("*.svg")]):
        yield from ((file, one) for one in elsewhere_in_css(file.read_text(encoding="utf-8")))


def main() -> None:
    site = Path(sys.argv[1])
    pages = len(list(site.rglob("*.html")))
    found = [f"{file}: {one}" for file, one in elsewhere(site)]
    if found or not pages:
        sys.exit("\n".join([*found, f"{site} would load this from other servers." if found else f"{site} has no pages."]))
    print(f"{site}: {pages} pages, and nothing in them comes from another server.")


if __name__ == "__main__":
    main()
