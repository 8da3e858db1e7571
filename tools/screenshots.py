"""Pictures of every page and moment in every language, size and theme, for people to look at: `make screenshots` writes them to
`screenshots/`, and prints every text that is cut off and every page that is wider than its window.

Every moment is reached once; then the same page is looked at in each language, each size and both themes. To see some of them anew:

    make screenshots ARGS='--only analyse puzzles'
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from heckmeck import words

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "browser"))

from arranging import address, bratworms_gone, choose, lay_aside, roll, seated_at, torn_beside, torn_between, turn
from serving import Server, serving
from test_browser_mine import DICE, known
from test_browser_mine import played as remembered
from test_browser_words import cut
from visiting import Visitor, open_browser

ROOT = Path(__file__).parents[1]

LANGUAGES = sorted(words.LANGUAGES, key=lambda language: language == "en")
"""English comes last: the game continues in it."""
SIZES = {"wide": (1280, 720), "phone": (390, 844), "flat": (667, 375), "small": (360, 640), "tablet": (768, 1024)}
THEMES = ("light", "dark")
GAMES = ("original", "extrawurm", "deluxe", "karteneck")
FAMILY = [("person", "Oma Inge"), ("hen", "Berta"), ("rooster", "Rusty"), ("chick", "Pip")]
CLUB = [*FAMILY, ("champion", "Don Vito"), ("fox", "Gilda")]
TARGET = ROOT / "screenshots"

Ready = Callable[[Page], object]


def nothing(_: Page) -> None:
    return


class Photographer:
    """Somebody who looks at everything that was asked for. `only` are the beginnings of its names; all of it if there are none."""

    def __init__(self, browser: Browser, server: Server, only: list[str], languages: list[str]) -> None:
        self.browser, self.server, self.only, self.languages = browser, server, only, languages
        self.visitor = self.come()

    def come(self, **how: Any) -> Visitor:
        return Visitor(self.browser, self.server.address, seed=7, **how)

    def wants(self, *names: str) -> bool:
        """Whether any of what begins like this was asked for."""
        return not self.only or any(name.startswith(start) or start.startswith(name) for name in names for start in self.only)

    def take(
        self, name: str, ready: Ready = nothing, full: bool = False, anew: bool = False, visitor: Visitor | None = None
    ) -> None:
        """The page as it is. `ready` brings it there again after it was loaded anew, with `anew` in every size."""
        if not self.wants(name):
            return
        visitor = visitor or self.visitor
        page = visitor.page
        wrong: dict[str, set[str]] = {}
        for language in self.languages:
            folder = TARGET / language
            folder.mkdir(parents=True, exist_ok=True)
            page.evaluate("language => localStorage.setItem('heckmeck.language', language)", json.dumps(language))
            for number, (size, (width, height)) in enumerate(SIZES.items()):
                visitor.resize(width, height)
                if number == 0:
                    page.reload()
                    page.locator("main").wait_for()
                    page.wait_for_timeout(400)
                if number == 0 or anew:
                    ready(page)
                for theme in THEMES:
                    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
                    page.wait_for_timeout(120)
                    page.screenshot(path=folder / f"{name}-{size}-{theme}.png", full_page=full)
                found = cut(page)
                if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
                    found.append("the page is wider than the window")
                for text in found:
                    wrong.setdefault(text, set()).add(f"{language} {size}")
        page.set_viewport_size(dict(zip(("width", "height"), SIZES["wide"], strict=True)))
        page.emulate_media(color_scheme="light")
        print(name, flush=True)
        for text, places in wrong.items():
            print(f"    {text!r} is cut: {', '.join(sorted(places))}", flush=True)

    def go(self, path: str, name: str, ready: Ready = nothing, full: bool = False, anew: bool = False) -> None:
        if self.wants(name):
            self.visitor.start(path)
            self.take(name, ready, full, anew)

    # The pages around the table

    def around(self) -> None:
        self.go("/", "start")
        for number, way in enumerate(("friends", "screen")):
            self.go("/", f"start-{way}", open_way(2 * number), anew=True)
        if self.wants("start-refused"):
            refused = self.come()
            refused.start()
            self.take("start-refused", refuse, visitor=refused)
            refused.leave()
        self.go("/", "start-options", click("details:not(.mixed) summary"), full=True)
        self.go("/", "start-mixed", click("details.mixed summary"), full=True)
        self.go("/", "settings", click("header button.plain >> nth=-1"))
        self.go("/learn", "learn", full=True)
        for game in ("original", "deluxe", "karteneck"):
            self.go(f"/learn/{game}", f"lesson-{game}")
        for specialist in ("weasel", "hen"):
            self.go(f"/learn/deluxe#{specialist}", f"lesson-{specialist}")
        for game in GAMES:
            self.go(f"/rules/{game}", f"rules-{game}", full=True)
        self.go("/nowhere", "nowhere")

    def gathering(self) -> None:
        if not self.wants("lobby", "guest"):
            return
        self.visitor.set_up("deluxe", [("person", "Oma Inge"), ("open", ""), ("hen", "Berta")])
        self.visitor.page.wait_for_timeout(500)
        self.take("lobby", full=True)
        lobby = self.visitor.page.url
        self.visitor.leave()
        self.visitor = self.come()
        self.visitor.page.goto(lobby)
        self.visitor.page.locator("main").wait_for()
        self.take("guest", full=True)

    # Tables

    def played(self, game: str, players: list[tuple[str, str]], mark: str = "") -> None:
        """A game: in its first turn, with odds, later on, and after it."""
        name = f"{game}{mark}"
        if not self.wants(f"{name}-"):
            return
        visitor = self.visitor
        visitor.set_up(game, players)
        for number in range(14):
            visitor.wait_for_turn()
            if number == 1:
                self.take(f"{name}-first")
                self.take(f"{name}-odds", click("button.hint"))
            elif number == 12:
                self.take(f"{name}-later")
                self.take(f"{name}-log", lambda page: page.keyboard.press("l"))
                self.take(f"{name}-menu", click("header > button.plain:last-of-type"))
                visitor.page.reload()
            visitor.act()
        visitor.play_to_the_end()
        self.take(f"{name}-after", full=True)

    def asked(self) -> None:
        """Whatever a table asks, in a place that was arranged for it."""
        if self.wants("question", "specialist"):
            self.visitor.start(address(torn_between(self.server)))
            self.visitor.page.locator(".question").wait_for()
            self.take("question-specialist")
            self.take("specialist-card", click(".grill .specialist-button"), anew=True)
            self.take("rules-in-place", click("header button.rules"))
        if self.wants("waited-for"):
            player, other = torn_beside(self.server)
            other.client.close()
            self.go(address(player), "waited-for", wait_for(".absent"))
        if self.wants("paused"):
            self.paused()
        if self.wants("question-raven"):
            self.visitor.start(address(bratworms_gone(self.server)))
            self.visitor.page.locator(".question").wait_for()
            self.take("question-raven")
        # Each with a table of its own: nobody holds a connection for as long as pictures take.
        if self.wants("sure"):
            player = seated_at(self.server, "deluxe", "Ada", "hen Ben", real_dice=True)
            lay_aside(player, "11")
            self.go(address(player), "sure", click(".actions .other", "dialog[open]"))
        if self.wants("keypad"):
            player = seated_at(self.server, "deluxe", "Ada", "hen Ben", real_dice=True)
            lay_aside(player, "11")
            choose(player, action="roll", golden=False)
            self.go(address(player), "keypad", wait_for(".keypad"))
        if self.wants("rolled"):
            player = seated_at(self.server, "deluxe", "Ada", "hen Ben", real_dice=True)
            lay_aside(player, "11")
            roll(player, "112345")
            self.go(address(player), "rolled", wait_for(".mine .roll button.group"))
            self.go(address(player), "rolled-odds", click("button.hint"))
        if self.wants("tutor"):
            player = seated_at(self.server, "original", "Ada", "hen Ben", real_dice=True, tutor=True)
            roll(player, "1234555W")
            self.visitor.start(address(player))
            self.visitor.wait_for_turn()
            self.take("tutor", lay_ones_aside)
        if self.wants("pass-device"):
            self.visitor.start(address(seated_at(self.server, "karteneck", "Ada", "Ben")))
            self.visitor.page.locator("dialog[open]").wait_for()
            self.take("pass-device")

    def paused(self) -> None:
        """Somebody watches at normal speed, and holds what is shown."""
        player = seated_at(self.server, "original", "Ada", "Ben", real_dice=True)
        watching = self.come(speed="normal")
        watching.start(address(player, own=False))

        def hold(page: Page) -> None:
            page.locator("section.grill").wait_for()
            turn(player, "WWW", "5")
            page.locator(".pace .hold").click()

        self.take("paused", hold, visitor=watching)
        watching.leave()

    def lost(self) -> None:
        """Nobody answers any more, until the next language."""
        if not self.wants("lost"):
            return
        self.visitor.start(address(seated_at(self.server, "original", "Ada", "hen Ben", real_dice=True)))
        self.visitor.wait_for_turn()

        def gone(page: Page) -> None:
            self.server.kill()
            page.locator("p.lost").wait_for()

        languages = self.languages
        for language in languages:
            self.languages = [language]
            self.take("lost", gone)
            self.server.start_again()
        self.languages = languages

    def looked_back(self) -> None:
        """After a game of two people: for experts, a step of the replay, and the picture to share."""
        if not self.wants("after"):
            return
        player = seated_at(self.server, "original", "Ada", "Ben", real_dice=True)
        number = 0
        while player.last["table"]["phase"] == "playing":
            turn(player, "1" if number % 4 == 2 else "WWWWWWWW")
            number += 1
        self.go(address(player), "after-experts", click(".experts summary", ".review"), full=True)
        self.go(address(player), "after-share", click("nav button.open", "dialog[open] svg[role=img]"))
        self.go(f"{address(player).partition('#')[0]}#step=9", "after-replay")
        if self.wants("after-rematch"):
            other = self.come()
            other.start(address(player))
            other.page.get_by_role("button", name="Rematch").click()
            other.page.locator("li.player").first.wait_for()
            other.leave()
            self.go(address(player, own=False), "after-rematch", wait_for(".rematch"))

    # The coach

    def coached(self) -> None:
        self.go("/analyse", "analyse", full=True)
        self.go(f"/analyse/{DICE}", "analyse-position", wait_for("main table"), full=True)
        self.go(f"/analyse/{DICE}", "analyse-rolled-out", rolled_out, full=True)
        self.go(f"/analyse/{DICE}", "analyse-set-up", set_up, full=True)
        self.go("/puzzles", "puzzles", wait_for("aside table button"), full=True)
        self.go("/puzzles", "puzzles-answered", click("aside table button", "aside table td"), full=True)
        self.go("/puzzles", "puzzles-practice", click(".modes button:nth-child(2)", "main select"), full=True)
        self.go("/me", "me-empty", full=True)
        if self.wants("me-games", "puzzles-own"):
            kept = {"version": 1, "games": [remembered(one) for one in range(12)], "cards": [known("2026-11-01")]}
            self.visitor.start("/me")
            self.visitor.page.evaluate("kept => localStorage.setItem('heckmeck.mine', kept)", json.dumps(kept))
            self.go("/me", "me-games", wait_for("main section"), full=True)
            self.go("/puzzles/own", "puzzles-own", wait_for("aside table button"), full=True)


def click(selector: str, then: str | None = None) -> Ready:
    """Clicks the first of these and waits for what comes of it."""

    def ready(page: Page) -> None:
        page.locator(selector).first.click()
        if then is not None:
            page.locator(then).first.wait_for()

    return ready


def open_way(number: int) -> Ready:
    """One of the ways in, which lie behind buttons where they don't stand side by side."""

    def ready(page: Page) -> None:
        ways = page.locator(".ways button.top")
        if ways.count():
            ways.nth(number).click()

    return ready


def refuse(page: Page) -> None:
    """A name that no record can hold."""
    page.locator("header input").first.fill("Oma=Inge")
    page.locator(".ways button.big >> visible=true").last.click()
    page.get_by_role("alert").first.wait_for()


def wait_for(selector: str) -> Ready:
    return lambda page: page.locator(selector).first.wait_for()


def lay_ones_aside(page: Page) -> None:
    page.locator(".mine .roll button.group").first.click()
    page.locator(".mine .actions button.big").click()
    page.locator("dialog[open]").wait_for()


def set_up(page: Page) -> None:
    page.locator("main details > summary").last.click()
    page.locator(".set-up").wait_for()


def rolled_out(page: Page) -> None:
    """Until there are enough games."""
    page.locator("main section:has(> button) > button").last.click()
    page.locator("main progress").wait_for()
    page.locator("main progress").wait_for(state="detached")


def main() -> None:
    asked = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    asked.add_argument("--only", nargs="+", default=[], metavar="NAME", help="only what begins with one of these")
    asked.add_argument("--language", choices=LANGUAGES, action="append", help="may be given several times; all if it is not")
    options = asked.parse_args()
    if not options.only:
        shutil.rmtree(TARGET, ignore_errors=True)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, sync_playwright() as playwright:
        browser = open_browser(playwright)
        photographer = Photographer(browser, server, options.only, options.language or LANGUAGES)
        photographer.around()
        photographer.coached()
        photographer.gathering()
        photographer.asked()
        for game in GAMES:
            photographer.played(game, FAMILY)
        for game in ("deluxe", "karteneck"):
            photographer.played(game, CLUB, "-six")
        photographer.looked_back()
        photographer.lost()
        photographer.go("/", "start-again")


if __name__ == "__main__":
    main()
