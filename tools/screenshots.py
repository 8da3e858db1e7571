"""Pictures of every page in every language and size, for people to look at: `make screenshots` writes them to `screenshots/`.

Every moment is reached once; then the same page is looked at in each language and each size.
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from heckmeck import words

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "browser"))

from serving import serving
from visiting import FLAGS, Visitor

ROOT = Path(__file__).parents[1]

LANGUAGES = sorted(words.LANGUAGES, key=lambda language: language == "en")
"""English comes last: the game continues in it."""
SIZES = {"wide": (1280, 760, "light"), "phone": (390, 844, "dark"), "flat": (844, 390, "light"), "small": (360, 640, "light")}
GAMES = ("original", "extrawurm", "deluxe", "karteneck")
FAMILY = [("person", "Oma Inge"), ("hen", "Berta"), ("rooster", "Rusty"), ("chick", "Pip")]
CLUB = [*FAMILY, ("champion", "Don Vito"), ("fox", "Gilda")]
TARGET = ROOT / "screenshots"

Ready = Callable[[Page], object]


def nothing(_: Page) -> None:
    return


def take(visitor: Visitor, name: str, ready: Ready = nothing, full: bool = False) -> None:
    """The page as it is, in every language and size. `ready` brings it there again after it was loaded anew."""
    page = visitor.page
    for language in LANGUAGES:
        folder = TARGET / language
        folder.mkdir(parents=True, exist_ok=True)
        page.evaluate("language => localStorage.setItem('heckmeck.language', language)", json.dumps(language))
        for size, (width, height, scheme) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
            if size == "wide":
                page.reload()
                page.locator("main").wait_for()
                page.wait_for_timeout(500)
                ready(page)
            page.wait_for_timeout(250)
            page.screenshot(path=folder / f"{name}-{size}.png", full_page=full)
    wide, high, _ = SIZES["wide"]
    page.set_viewport_size({"width": wide, "height": high})
    print(name, flush=True)


def click(selector: str) -> Ready:
    return lambda page: page.locator(selector).first.click()


def around(visitor: Visitor) -> None:
    """The pages around the table."""
    visitor.start()
    take(visitor, "start")
    take(visitor, "start-options", click("details summary"), full=True)
    visitor.start("/learn")
    take(visitor, "learn")
    for game in GAMES:
        visitor.start(f"/rules/{game}")
        take(visitor, f"rules-{game}", full=True)
    visitor.start("/nowhere")
    take(visitor, "nowhere")


def gathering(visitor: Visitor, guest: Visitor) -> None:
    visitor.set_up("deluxe", [("person", "Oma Inge"), ("open", ""), ("hen", "Berta")])
    visitor.page.wait_for_timeout(500)
    take(visitor, "lobby", full=True)
    guest.page.goto(visitor.page.url)
    guest.page.locator("main").wait_for()
    take(guest, "guest", full=True)


def played(visitor: Visitor, game: str, players: list[tuple[str, str]], mark: str = "") -> None:
    """A game: in its first turn, with odds, later on, and after it."""
    visitor.set_up(game, players)
    for number in range(14):
        visitor.wait_for_turn()
        if number == 1:
            take(visitor, f"{game}{mark}-first")
            if game != "karteneck":
                take(visitor, f"{game}{mark}-odds", click("button.hint"))
        elif number == 12:
            take(visitor, f"{game}{mark}-later")
            take(visitor, f"{game}{mark}-menu", click("header > button.plain"))
            visitor.page.reload()
        visitor.act()
    visitor.play_to_the_end()
    take(visitor, f"{game}{mark}-after", full=True)


def main() -> None:
    shutil.rmtree(TARGET, ignore_errors=True)
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        visitor, guest = (Visitor(browser, server.address, seed=7) for _ in range(2))
        around(visitor)
        gathering(visitor, guest)
        for game in GAMES:
            played(visitor, game, FAMILY)
        for game in ("deluxe", "karteneck"):
            played(visitor, game, CLUB, "-six")
        visitor.start()
        take(visitor, "start-again")


if __name__ == "__main__":
    main()
