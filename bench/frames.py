"""How many frames a second Chromium draws of a roll and of a portion that is taken, with the processor slowed by a factor of four.

A slowed processor stands for a cheap phone. What counts is the slowest frame as well: it is what people see as a stutter.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from itertools import pairwise
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "browser"))

from arranging import address, roll, seated_at, turn
from serving import serving
from visiting import Visitor, open_browser

ROOT = Path(__file__).parents[1]

SLOWER = 4
ROUNDS = 5
SIZES = ((1280, 720), (390, 844))

COUNT = """
(moving) => {
    globalThis.drawn = null;
    const frames = [];
    const look = (now) => {
        const found = [...document.querySelectorAll(moving)].flatMap((one) => one.getAnimations());
        const runs = found.some(({ playState }) => playState === 'running');
        if (runs) frames.push(now);
        if (runs || frames.length === 0) requestAnimationFrame(look);
        else drawn = frames;
    };
    requestAnimationFrame(look);
}
"""
"""Notes when frames are drawn, from the first to the last in which something moves."""


def report(what: str, size: tuple[int, int], runs: list[list[float]]) -> None:
    gaps = [later - earlier for frames in runs for earlier, later in pairwise(frames)]
    rates = [1000 * (len(frames) - 1) / (frames[-1] - frames[0]) for frames in runs if len(frames) > 1]
    if not rates:
        print(f"{what:>15} at {size[0]}x{size[1]}: fewer than two frames were drawn; the machine is too busy to measure")
        return
    print(
        f"{what:>15} at {size[0]}x{size[1]}: {statistics.median(rates):5.1f} frames a second (median of {len(rates)}), "
        f"slowest frame {max(gaps):.0f} ms"
    )


def measured(page: Page) -> list[float]:
    page.wait_for_function("() => drawn !== null")
    frames: list[float] = page.evaluate("drawn")
    return frames


def main() -> None:
    print(f"Frames a second, with the processor slowed by a factor of {SLOWER}:")
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, sync_playwright() as playwright:
        browser = open_browser(playwright)
        for size in SIZES:
            visitor = Visitor(browser, server.address, speed="normal", width=size[0], height=size[1])
            player = seated_at(server, "deluxe", "Ada", "Ben", real_dice=True)
            visitor.start(address(player, own=False))
            page = visitor.page
            page.locator("section.grill").wait_for()
            visitor.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
            rolls, takes = [], []
            for _ in range(ROUNDS):
                page.evaluate(COUNT, ".thrown")
                roll(player, "1234455W")
                rolls.append(measured(page))
                player.send("act", version=player.version, action={"action": "lay_aside", "face": "W"})
                player.until(player.version + 1)
                page.evaluate(COUNT, "[data-stack] .piece")
                turn(player, "5555555")
                takes.append(measured(page))
                page.locator(".board .told strong", has_text="is thinking").wait_for()
            report("a roll", size, rolls)
            report("a taken portion", size, takes)
            visitor.leave()
        browser.close()


if __name__ == "__main__":
    main()
