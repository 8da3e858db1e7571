"""axe-core finds nothing serious on any page, in light and in dark, and the first page is small."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from playwright.sync_api import Response, expect
from visiting import PAGES, Visit

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
MOST = 150_000


@pytest.fixture(scope="module")
def axe() -> str:
    return AXE.read_text(encoding="utf-8")


def test_pages_that_stand_still(visit: Visit, axe: str) -> None:
    """In dark all that is different is the colours."""
    visitor = visit()
    found: list[str] = []
    for path in PAGES:
        visitor.read(path)
        found += [f"{path} {one}" for one in visitor.accessible(axe)]
        visitor.page.emulate_media(color_scheme="dark")
        found += [f"{path}, in dark {one}" for one in visitor.accessible(axe, "color-contrast")]
        visitor.page.emulate_media(color_scheme="light")
    visitor.problems.clear()  # one page is of a table that does not exist
    assert found == []


@pytest.mark.parametrize(("game", "dark"), [("deluxe", False), ("karteneck", True)], ids=["deluxe-light", "karteneck-dark"])
def test_a_table_from_its_set_up_to_its_end(visit: Visit, axe: str, game: str, dark: bool) -> None:
    visitor = visit(dark=dark, width=390 if dark else 1280)
    visitor.set_up(game, [("person", "Ada"), ("open", ""), ("hen", "Berta")])
    visitor.page.get_by_text("Invite players").wait_for()
    found = [f"lobby {one}" for one in visitor.accessible(axe)]
    visitor.page.get_by_role("button", name="Add", exact=True).click()
    for number in range(8):
        visitor.wait_for_turn()
        if number % 2 and not visitor.over:
            found += [f"table {one}" for one in visitor.accessible(axe)]
        visitor.act()
    if game == "karteneck" and dark:
        # A short game, and the same page after all of them.
        visitor.play_to_the_end()
        expect(visitor.page.locator(".after footer").first).to_be_visible()
        visitor.page.get_by_text("For experts").click()
        visitor.page.locator("button.check").click()
        expect(visitor.page.get_by_text("all of them were fair")).to_be_visible()
        found += [f"after {one}" for one in visitor.accessible(axe)]
        visitor.page.emulate_media(color_scheme="light")
        found += [f"after, in light {one}" for one in visitor.accessible(axe, "color-contrast")]
        visitor.page.get_by_role("button", name="Share the result").click()
        expect(visitor.page.get_by_role("button", name="Save the picture")).to_be_enabled()
        found += [f"picture {one}" for one in visitor.accessible(axe)]
    assert found == []


def test_the_first_page_needs_little_script_and_style(visit: Visit) -> None:
    """At most 150 kB, compressed, for the start page."""
    visitor = visit()
    answers: list[Response] = []
    visitor.page.on("response", lambda answer: answers.append(answer))
    visitor.read("/")
    visitor.page.wait_for_load_state("networkidle")
    sizes = [len(gzip.compress(answer.body())) for answer in answers if answer.url.endswith((".js", ".css"))]
    assert sizes
    assert sum(sizes) <= MOST
