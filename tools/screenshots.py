"""Pictures of every page in every language, for people to look at: `make screenshots` writes them to `screenshots/`."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tests" / "browser")]

from conftest import FLAGS  # noqa: E402 - found by the line above
from serving import serving  # noqa: E402
from visiting import Visitor  # noqa: E402

LANGUAGES = ("de", "en", "fr", "it")
SIZES = {"wide": (1280, 760), "phone": (390, 844), "flat": (844, 390)}
STILL = {
    "start": "/",
    "learn": "/learn",
    "rules-original": "/rules/original",
    "rules-deluxe": "/rules/deluxe",
    "rules-karteneck": "/rules/karteneck",
}
FAMILY = [("person", "Oma Inge"), ("hen", "Berta"), ("rooster", "Rusty"), ("chick", "Pip")]
TARGET = ROOT / "screenshots"


def pictures(browser: Browser, address: str, language: str, size: str, dark: bool) -> None:
    width, height = SIZES[size]
    folder = TARGET / language
    folder.mkdir(parents=True, exist_ok=True)
    visitor = Visitor(browser, address, language, width=width, height=height, dark=dark, seed=7)
    mark = f"{size}{'-dark' if dark else ''}"

    def take(name: str, full: bool = False) -> None:
        visitor.page.wait_for_timeout(400)
        visitor.page.screenshot(path=folder / f"{name}-{mark}.png", full_page=full)

    for name, path in STILL.items():
        visitor.start(path)
        visitor.page.wait_for_load_state("networkidle")
        take(name, full=name != "start")
    visitor.set_up("deluxe", [("person", "Oma Inge"), ("open", ""), ("hen", "Berta")])
    take("lobby", full=True)
    for game in ("original", "deluxe", "karteneck"):
        visitor.set_up(game, FAMILY)
        for number in range(14):
            visitor.wait_for_turn()
            if number in (1, 12):
                take(f"{game}-{number}")
            if number == 13 and visitor.page.locator(".hand.mine button.hints, .hints button").count():
                visitor.page.locator(".hand.mine button.hints, .hints button").first.click()
                take(f"{game}-hints")
            if not visitor.act():
                break
        visitor.play_to_the_end()
        take(f"{game}-after", full=True)
    visitor.leave()


def main() -> None:
    wanted = sys.argv[1:] or list(LANGUAGES)
    shutil.rmtree(TARGET, ignore_errors=True)
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        for language in wanted:
            for size in SIZES:
                pictures(browser, server.address, language, size, dark=size == "phone")
                print(f"{language} {size}", flush=True)


if __name__ == "__main__":
    main()
