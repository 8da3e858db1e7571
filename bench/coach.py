"""How fast the coach answers: odds and chances to win of a position on the page, and a roll-out.

On the page the clock runs from the moment somebody opens a position on the analysis board until its numbers are shown, in Chromium.
On a busy machine that says little, so the processor time of both parts is told too: what the server works out, and all that the
page's main thread does, including what comes after the numbers. A roll-out has 1,296 games between two champions, on one core.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from heckmeck.batches import ALONE
from heckmeck.kind import kind_of
from heckmeck.notation import read_id
from heckmeck.practice.picking import all_puzzles
from heckmeck.table.analysis import analyse
from heckmeck.table.wire.codec import as_json

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "browser"))

from serving import serving
from visiting import Visitor, open_browser

POSITIONS = 60
GAMES = 1296
START = "original_21-36_-_-_1"

OPEN = """
async (position) => {
    await new Promise((done) => requestIdleCallback(done));
    const field = document.querySelector('form input');
    field.value = position;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise((done) => requestAnimationFrame(done));
    const shown = () => location.pathname.endsWith(`/${position}`) && document.querySelector('main table td') !== null;
    const start = performance.now();
    return new Promise((done) => {
        const look = () => {
            if (!shown()) return;
            watching.disconnect();
            done(performance.now() - start);
        };
        const watching = new MutationObserver(look);
        watching.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
        document.querySelector('form').requestSubmit();
    });
}
"""
"""Opens a position as somebody does who types it, once the last board is laid, and says after how many milliseconds its numbers are
there."""


def positions() -> list[str]:
    """Decisions of champions' games, spread over all games and themes."""
    puzzles = all_puzzles()
    known = [puzzle.position for puzzle in puzzles if kind_of(puzzle.read()[0]).position_ids]
    return known[:: max(1, len(known) // POSITIONS)][:POSITIONS]


def on_the_page(page: Page, asked: Sequence[str]) -> list[float]:
    return [page.evaluate(OPEN, position) for position in asked]


def by_the_server(asked: Sequence[str]) -> list[float]:
    """Milliseconds of the processor for each answer."""
    found = []
    for position in asked:
        start = time.process_time()
        as_json(analyse(position))
        found.append(1000 * (time.process_time() - start))
    return found


class Work:
    """The processor time of a page's main thread."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)
        self._session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def milliseconds(self) -> float:
        metrics = {one["name"]: one["value"] for one in self._session.send("Performance.getMetrics")["metrics"]}
        return 1000 * float(metrics["TaskDuration"])


def report(what: str, times: Sequence[float]) -> None:
    ordered = sorted(times)
    print(f"{what:>34}: {statistics.median(ordered):6.1f} ms (median of {len(ordered)}), slowest {ordered[-1]:.0f} ms")


def main() -> None:
    asked = positions()
    by_the_server(asked[:3])  # what is loaded once is not counted
    report("the server, processor time", by_the_server(asked))
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, sync_playwright() as playwright:
        browser = open_browser(playwright)
        visitor = Visitor(browser, server.address)
        visitor.start(f"/analyse/{START}")
        visitor.page.locator("main table td").first.wait_for()
        on_the_page(visitor.page, asked[-3:])
        work = Work(visitor.page)
        before = work.milliseconds()
        times = on_the_page(visitor.page, asked[:-3])
        spent = (work.milliseconds() - before) / len(times)
        report("odds of a position on the page", times)
        print(f"{'the page, processor time':>34}: {spent:6.1f} ms (mean)")
        visitor.leave()
        browser.close()
    rules, state = read_id(START)
    start, began = time.process_time(), time.perf_counter()
    *_, last = kind_of(rules).roll_out(rules, state, "champion", GAMES, 1, ALONE)
    used, took = time.process_time() - start, time.perf_counter() - began
    print(f"{f'a roll-out of {last.games:,} games':>34}: {used:6.2f} s of the processor, {took:.2f} s on the clock")


if __name__ == "__main__":
    main()
