"""axe-core finds nothing serious on any page, in light and in dark, and the first page is small."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect
from visiting import PAGES, Visit

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
MOST = 110_000


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


def test_the_first_page_is_small(visit: Visit) -> None:
    """At most 110 kB in all that Chromium loads for it, compressed as they come: page, script, style, words, icons, answers."""
    visitor = visit()
    network = visitor.context.new_cdp_session(visitor.page)
    network.send("Network.enable")
    kinds: dict[str, str] = {}
    sizes: dict[str, int] = {}
    network.on("Network.responseReceived", lambda told: kinds.update({told["requestId"]: told["response"]["url"]}))
    network.on("Network.loadingFinished", lambda told: sizes.update({told["requestId"]: int(told["encodedDataLength"])}))
    visitor.read("/")
    visitor.page.wait_for_load_state("networkidle")
    loaded = {kinds[request]: size for request, size in sizes.items()}
    assert {Path(url).suffix for url in loaded} >= {".js", ".css"}, loaded
    assert any(url.endswith("/api/games") for url in loaded)
    assert 30_000 < sum(loaded.values()) <= MOST, loaded
