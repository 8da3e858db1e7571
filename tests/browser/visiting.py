"""Somebody with a browser: sets up tables, takes seats, plays by clicking, touching or typing."""

from __future__ import annotations

import json
import os
import random
import shutil
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Playwright, Request, Response, WebSocket, expect
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import TimeoutError as TooLate

WHOLE = ("chromium", "chromium-browser")
QUICK = ("chromium-headless-shell", *WHOLE)
"""The names of Chromium. Without windows it is quicker than one that hides them, but it has no notifications."""

# Nothing of Chromium's own may speak to the network, and as root it has no sandbox.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)

SLOWER = int(os.environ.get("SLOW_PAGE", "1"))
"""How many times slower the pages run than they could, on a slow line. So tests show that read a page before it is ready."""

PATIENCE = 300_000 * SLOWER
"""Milliseconds until something that has to come is missed; the machine may be busy."""

expect.set_options(timeout=PATIENCE)

MOVES = """
() => document.getAnimations().some((one) => one.playState === 'running' && one.effect.getComputedTiming().endTime < Infinity)
"""
"""Whether anything on the page is still on its way."""

TODO = (
    ".after",
    "dialog[open] button.big",
    ".mine .roll button.group:not(.closed)",
    ".mine .actions button.big",
    ".mine .question button",
    ".tray .choices button:not([disabled])",
)
"""What can be done at a table, or the end of the game."""

PAGES = {
    "/": "main .ways button.big >> visible=true",
    "/learn": "main section",
    "/learn/original": "main section",
    "/learn/deluxe": "main section",
    "/learn/karteneck": "main section",
    "/rules/original": "main section",
    "/rules/extrawurm": "main section",
    "/rules/deluxe": "main section",
    "/rules/karteneck": "main section",
    "/analyse": "main form",
    "/analyse/original_21-26,28-36_27_-_2,444W,1235": "main table",
    "/puzzles": "main table",
    "/me": "main section",
    "/t/AAAAAAAAAAAAAAAAAAAAAA": "main h1",
    "/nowhere": "main h1",
}
"""Every page that is not a table, with what is on it once everything is there."""

NOTE_DECISIONS = """
    globalThis.deciding = null;
    globalThis.WebSocket = class extends WebSocket {
        constructor(...given) {
            super(...given);
            deciding = null;
            this.addEventListener('message', ({ data }) => {
                const { type, version } = JSON.parse(data);
                // The page hears of it now, and shows it before anything else happens.
                const answered = type === 'error' || type === 'advice' || (type === 'update' && version > deciding);
                if (answered) setTimeout(() => (deciding = null));
            });
        }
        send(text) {
            const { type, version } = JSON.parse(text);
            if (type === 'act' || type === 'take_back' || type === 'fell') deciding = version;
            super.send(text);
        }
    };
"""
"""Notes for which version of the table a decision was sent that is not answered yet. Until then the page shows what was."""

READY = """
(todo) => deciding === null && [...document.querySelectorAll(todo)].some((one) => one.checkVisibility({ visibilityProperty: true }))
"""


def open_browser(playwright: Playwright, names: Sequence[str] = QUICK) -> Browser:
    """The first of them that is there."""
    path = next(filter(None, map(shutil.which, names)), None)
    if path is None:
        raise SystemExit("There is no Chromium: run tools/bring_programs.py chromium chromium-headless-shell")
    return playwright.chromium.launch(executable_path=path, args=list(FLAGS))


class Visitor:
    """A browser of its own, with its own storage."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        language: str = "en-US",
        speed: str = "instant",
        width: int = 1280,
        height: int = 760,
        touch: bool = False,
        dark: bool = False,
        seed: int = 1,
        beginner: bool = False,
    ) -> None:
        self.address = address
        self.random = random.Random(seed)
        self.touch = touch
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            has_touch=touch,
            is_mobile=touch,
            color_scheme="dark" if dark else "light",
            accept_downloads=True,
        )
        settings = json.dumps(json.dumps({"speed": speed}))
        self.context.add_init_script(
            "if (location.protocol !== 'about:' && localStorage.getItem('heckmeck.settings') === null) "
            f"localStorage.setItem('heckmeck.settings', {settings})"
        )
        if not beginner:
            # Whoever has played before is not asked by a tutor.
            self.context.add_init_script("if (location.protocol !== 'about:') localStorage.setItem('heckmeck.computer-games', '3')")
        self.context.add_init_script(NOTE_DECISIONS)
        self.context.set_default_timeout(PATIENCE)
        self.problems: list[str] = []
        self.received: list[str] = []
        """Every text that came from the server."""
        self._reading = 0
        """Answers that have come, but not their text."""
        self.page = self.open_page()

    def open_page(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.problems.append(f"page error: {error}"))
        page.on("console", self._hear)
        page.on("requestfailed", self._miss)
        page.on("response", self._answer)
        page.on("websocket", self._listen)
        if SLOWER > 1:
            browser = self.context.new_cdp_session(page)
            browser.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
            line = {"offline": False, "latency": 50 * SLOWER, "downloadThroughput": -1, "uploadThroughput": -1}
            browser.send("Network.emulateNetworkConditions", line)
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        # A server that was killed on purpose makes the browser complain; what the page makes of it is tested.
        if (
            message.type == "error"
            and "net::ERR_CONNECTION_REFUSED" not in message.text
            and "WebSocket connection to" not in message.text
        ):
            self.problems.append(f"console: {message.text}")

    def _miss(self, request: Request) -> None:
        if request.failure not in ("net::ERR_ABORTED", "net::ERR_CONNECTION_REFUSED"):
            self.problems.append(f"request failed: {request.url} {request.failure}")

    def _answer(self, response: Response) -> None:
        if "/api/" in response.url and response.ok:
            self._reading += 1
            # A page that was left has no text any more.
            with suppress(PlaywrightError):
                self.received.append(response.text())
            self._reading -= 1

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.received.append(str(text)))

    def leave(self) -> None:
        self.context.close()

    # Coming

    def start(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def read(self, path: str) -> None:
        """Comes to one of `PAGES` and waits until all of it is there."""
        self.start(path)
        expect(self.page.locator(PAGES[path]).first).to_be_visible()

    def set_up(
        self, game: str, players: list[tuple[str, str]], real_dice: bool = False, hints: bool = True, grace: str | None = None
    ) -> None:
        """On the start page: this game with these players, each a kind (person, open, or a bot's level) and a name.

        `grace` says when a bot may take over."""
        page = self.page
        self.start()
        page.locator(f"input[name=game][value={game}]").check(force=True)
        mixed = page.locator("details.mixed")
        mixed.wait_for()
        if mixed.get_attribute("open") is None:
            mixed.locator("summary").click()
        cards = mixed.locator("ol > li.sheet")
        expect(cards.first).to_be_visible()
        seats = cards.count()
        while seats > len(players):
            cards.last.locator("button.remove").click()
            seats -= 1
            expect(cards).to_have_count(seats)
        while seats < len(players):
            mixed.locator("button.add").click()
            seats += 1
            expect(cards).to_have_count(seats)
        for number, (kind, name) in enumerate(players):
            cards.nth(number).locator("select.kind").select_option(kind)
            if kind != "open":
                cards.nth(number).locator("input.name").fill(name)
        if real_dice or not hints or grace is not None:
            page.locator("details:not(.mixed) summary").click()
            if real_dice:
                page.get_by_label("Real dice.").check()
            if grace is not None:
                page.get_by_label("If someone drops out, a bot may take over").select_option(grace)
            if not hints:
                page.get_by_label("Allow hints.").uncheck()
        self.press(mixed.locator("button.big"))
        page.wait_for_url("**/t/*")

    def press(self, button: Locator) -> None:
        button.tap() if self.touch else button.click()

    def resize(self, width: int, height: int) -> None:
        """Another size of the window, and everything drawn for it."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.wait_for_function("([width, height]) => innerWidth === width && innerHeight === height", arg=[width, height])
        self.page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")

    # Playing

    @property
    def over(self) -> bool:
        return self.page.locator(".after").count() > 0

    def wait_for_turn(self) -> None:
        """Until what was decided is answered, and there is something to do here or the game is over."""
        self.page.wait_for_function(READY, arg=", ".join(TODO), polling=20)

    def act(self) -> bool:
        """Does one thing that can be done, by clicking. False once the game is over."""
        self.wait_for_turn()
        if self.over:
            return False
        self.act_now()
        return True

    def can_act(self) -> bool:
        return not self.over and bool(self.page.evaluate(READY, ", ".join(TODO)))

    def act_now(self) -> None:
        page = self.page
        try:
            for selector in ("dialog[open] button.big", ".mine .question button"):
                if page.locator(selector).count():
                    self._tap(page.locator(selector).first)
                    return
            faces = page.locator(".mine .roll button.group:not(.closed)")
            if count := faces.count():
                # Mostly worms or what counts most, as people do: then games do not take for ever.
                self._tap(faces.nth(count - 1 if self.random.random() < 0.85 else self.random.randrange(count)))
                self._tap(page.locator(".mine .actions button.big"))
            elif page.locator(".tray").count():
                self._cards()
            else:
                # To stop if that wins something, else to roll on.
                self._tap(page.locator(".mine .actions button.big"))
        except TooLate:
            # The table moved on while the hand was on its way.
            return

    def _cards(self) -> None:
        page = self.page
        cards = page.locator(".tray ul button.open")
        count = cards.count()
        if count and self.random.random() < 0.75:
            self._tap(cards.nth(self.random.randrange(count)))
            self._tap(page.locator(".tray .choices button.big"))
        else:
            self._tap(page.locator(".tray .choices button:not([disabled])").last)

    def _tap(self, button: Locator) -> None:
        soon = PATIENCE / 20
        button.tap(timeout=soon) if self.touch else button.click(timeout=soon)

    def play_to_the_end(self, most: int = 1500) -> None:
        for _ in range(most):
            if not self.act():
                return
        raise AssertionError("the game does not end")

    # Looking

    def last_answer(self, part: str) -> Any:
        """The newest answer of the server with this text in it."""
        while self._reading:
            self.page.wait_for_timeout(10)
        return json.loads([text for text in self.received if part in text][-1])

    @property
    def last_update(self) -> Any:
        """The newest that the table has told."""
        heard = [json.loads(text) for text in self.received if text.startswith('{"type":"update"')]
        return heard[-1]

    def log(self) -> list[str]:
        """The sentences of the log."""
        return [text.strip() for text in self.page.locator("[role=log] p").all_inner_texts()]

    def settle(self) -> None:
        """Waits until nothing moves."""
        self.page.wait_for_function(f"() => !({MOVES})()")

    def accessible(self, axe: str, *rules: str) -> list[str]:
        """What axe-core finds on this page, by all of its rules or these."""
        if not self.page.evaluate("'axe' in globalThis"):
            self.page.evaluate(axe)
        only = f", runOnly: {json.dumps(rules)}" if rules else ""
        found: Any = self.page.evaluate(f"axe.run(document, {{resultTypes: ['violations']{only}}})")
        return [f"{one['id']}: {one['help']} {[node['html'][:120] for node in one['nodes'][:3]]}" for one in found["violations"]]


def play_together(visitors: list[Visitor], actions: int | None = None) -> None:
    """All of them play in turn, to the end or until they have done this much."""
    done = 0
    while not all(visitor.over for visitor in visitors) and (actions is None or done < actions):
        for visitor in visitors:
            if visitor.can_act():
                visitor.act_now()
                done += 1
        visitors[0].page.wait_for_timeout(20)


Visit = Callable[..., Visitor]
