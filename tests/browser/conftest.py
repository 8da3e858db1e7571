"""A real server process, a real Chromium, and people who visit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright
from serving import Server, serving
from visiting import Visit, Visitor, open_browser


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    browser = open_browser(playwright)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Visit]:
    """Somebody comes to the server with a browser of their own. At the end nothing may have gone wrong in any of them."""
    visitors: list[Visitor] = []

    def come(**settings: Any) -> Visitor:
        visitors.append(Visitor(chromium, server.address, **settings))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.leave()
    assert [problem for visitor in visitors for problem in visitor.problems] == []
