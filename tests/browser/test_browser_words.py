"""The page in every language: loaded alone, and with nothing cut on the smallest phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from serving import Server
from visiting import Visit

from heckmeck.words import LANGUAGES, language_name

CUT = """
() => {
    const found = [];
    const cut = (element, box) => {
        for (let around = element; around; around = around.parentElement) {
            const { overflowX } = getComputedStyle(around);
            if (overflowX === 'auto' || overflowX === 'scroll') return false;
            const { left, right } = around.getBoundingClientRect();
            const hides = overflowX !== 'visible' || around === document.documentElement;
            if (hides && (box.right > right + 1 || box.left < left - 1)) return true;
        }
        return false;
    };
    const unseen = (element) => {
        for (let around = element; around; around = around.parentElement) {
            if (getComputedStyle(around).clipPath !== 'none') return true;
        }
        return !element.getClientRects().length || getComputedStyle(element).visibility === 'hidden';
    };
    const ARROW = 18;
    const pen = document.createElement('canvas').getContext('2d');
    for (const element of document.querySelectorAll('body *:not(svg, svg *)')) {
        if (unseen(element) || element.closest('[role=log]')) continue;
        const style = getComputedStyle(element);
        if (element instanceof HTMLSelectElement) {
            pen.font = style.font;
            const room = element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - ARROW;
            for (const { text } of element.options) if (pen.measureText(text).width > room + 1) found.push(text);
            continue;
        }
        const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
        for (const node of texts) {
            const range = document.createRange();
            range.selectNodeContents(node);
            const spilt = style.display !== 'inline' && element.scrollWidth > element.clientWidth + 1;
            if (spilt || [...range.getClientRects()].some((box) => cut(element, box))) found.push(node.data.trim());
        }
    }
    return found;
}
"""
"""The texts that spill out of their box, or that the window or a box around them cuts off.

Text that can be scrolled is not cut.
"""


def cut(page: Page) -> list[str]:
    found: list[str] = page.evaluate(CUT)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_loads_the_language_in_use_and_no_other(visit: Visit, language: str) -> None:
    visitor = visit(language=language)
    loaded: list[str] = []
    visitor.page.on("request", lambda request: loaded.extend(re.findall(r"/words-(\w+)-", request.url)))
    visitor.start()
    expect(visitor.page.locator("html")).to_have_attribute("lang", language)
    assert loaded == [language]
    options = visitor.page.locator("header select").first.locator("option")
    expect(options).to_have_text([language_name(one) for one in LANGUAGES])


@pytest.fixture(scope="module")
def lobby(server: Server) -> str:
    seated = server.set_up("deluxe", "Ada", "free", "hen Ben")
    return f"/t/{seated['table']}#key={seated['token']}"


@pytest.fixture(scope="module")
def finished(server: Server) -> dict[str, str]:
    """Games that bots have played, which people look back on in any language."""
    tables: dict[str, str] = {}
    for game in ("deluxe", "karteneck"):
        tables[game] = server.set_up(game, "chick Ada", "hen Ben")["table"]
        # They play as soon as somebody looks.
        with server.connect(tables[game]) as watching:
            while watching.last["table"]["phase"] != "finished":
                watching.update()
    return tables


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_level_and_no_title_is_cut_on_larger_screens(visit: Visit, lobby: str, language: str) -> None:
    """Where players stand side by side, and where a lesson has its title beside its steps."""
    visitor = visit(language=language)
    page = visitor.page
    for width, height in [(1280, 720), (768, 1024), (667, 375)]:
        visitor.resize(width, height)
        visitor.read("/")
        expect(page.locator("html")).to_have_attribute("lang", language)
        for details in page.locator("details summary").all():
            details.click()
        assert cut(page) == [], f"{width} x {height}"
        visitor.start(lobby)
        expect(page.locator("main h2").first).to_be_visible()
        assert cut(page) == [], f"lobby, {width} x {height}"
        for game in ("original", "deluxe", "karteneck"):
            visitor.read(f"/learn/{game}")
            assert cut(page) == [], f"lesson, {width} x {height}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_on_the_smallest_phone(
    visit: Visit, server: Server, lobby: str, finished: dict[str, str], language: str
) -> None:
    visitor = visit(language=language, width=360, height=640)
    page = visitor.page
    for path in ("/", "/learn", "/rules/deluxe", "/rules/karteneck", "/nowhere"):
        visitor.read(path)
        expect(page.locator("html")).to_have_attribute("lang", language)
        for details in page.locator("details summary").all():
            details.click()
        assert cut(page) == [], path
    visitor.start(lobby)
    expect(page.locator("main h2").first).to_be_visible()
    assert cut(page) == [], "lobby"
    for game, table in finished.items():
        seated = server.set_up(game, "Ada", "hen Ben", "champion Cleo")
        visitor.start(f"/t/{seated['table']}#key={seated['token']}")
        for _ in range(6):
            visitor.wait_for_turn()
            assert cut(page) == [], game
            if page.locator("button.hint[aria-pressed=false]").count():
                page.locator("button.hint").click()
                expect(page.locator("section.odds ol > li").first).to_be_visible()
                assert cut(page) == [], "odds"
            visitor.act()
        visitor.start(f"/t/{table}")
        expect(page.locator(".after footer").first).to_be_visible()
        page.locator(".experts summary").click()
        expect(page.locator(".review h3").first).to_be_visible()
        assert cut(page) == [], f"after {game}"
