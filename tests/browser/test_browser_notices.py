"""Whoever looks elsewhere is called when it is their turn: by title, icon and notification, or a message to a closed page."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import push_service as service_module
import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, Playwright, expect
from push_service import Browser, Service, push_service
from serving import Server, serving
from table_players import Player
from visiting import WHOLE, Visit, Visitor, open_browser

from heckmeck.server.push_send import new_key

HIDE = """(hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (hidden ? 'hidden' : 'visible') });
    document.dispatchEvent(new Event('visibilitychange'));
}"""
BOARD = """
    // Chromium without a screen has no place for notifications and forgets them at once. They are kept here.
    globalThis.board = [];
    const real = ServiceWorkerRegistration.prototype.showNotification;
    ServiceWorkerRegistration.prototype.showNotification = async function (title, options) {
        await real.call(this, title, options);
        const one = { title, ...options, close: () => (board = board.filter((other) => other !== one)) };
        board = [...board.filter((other) => other.tag !== options.tag), one];
    };
    ServiceWorkerRegistration.prototype.getNotifications = async ({ tag } = {}) =>
        board.filter((one) => tag === undefined || one.tag === tag);
"""
SHOWN = "board.map(({ title, body, tag }) => [title, body, tag])"
CLICKS = """
    globalThis.pushed = 0;
    const wait = ExtendableEvent.prototype.waitUntil;
    ExtendableEvent.prototype.waitUntil = function (work) { wait.call(this, work.finally(() => pushed++)); };
    // Only a real click may open windows. What the worker wants is noted instead.
    clients.openWindow = async (path) => void (clicked.opened = path);
    WindowClient.prototype.focus = async function () { clicked.focused = this.url; };
    globalThis.click = async () => {
        globalThis.clicked = { opened: null, focused: null };
        const waited = [];
        const event = new Event('notificationclick');
        dispatchEvent(Object.assign(event, { notification: board[0], waitUntil: (work) => waited.push(work) }));
        await Promise.all(waited);
        return clicked;
    };
"""
BUZZ = "globalThis.buzzed = 0; navigator.vibrate = () => Boolean(++buzzed);"


@pytest.fixture(scope="module")
def chromium(playwright: Playwright) -> Iterator[Chromium]:
    """The one that has notifications."""
    browser = open_browser(playwright, WHOLE)
    yield browser
    browser.close()


class Pair:
    """Ben, who begins and plays over the wire, and Ada, who has a page."""

    def __init__(self, server: Server, ada: Visitor) -> None:
        seated = server.set_up("original", "Ben", "free")
        self.table = seated["table"]
        self.token = server.sit(self.table, 1, "Ada")["token"]
        self.ben = Player(server, self.table, seated["token"])
        self.ada = ada
        self.page = ada.page
        ada.start(f"/t/{self.table}#key={self.token}")
        self.ben.gather()
        while self.ben.last["table"]["phase"] != "playing":
            self.ben.until(self.ben.version + 1)
        expect(self.page.locator("[role=log]")).to_be_attached()

    def until_turn_of(self, seat: int, *others: Player) -> None:
        random = Random(1)
        players = (self.ben, *others)
        while (now := self.ben.last["situation"]["seat"]) != seat:
            version = self.ben.version + 1
            players[now].act(random)
            for player in players:
                player.until(version)

    def allow(self) -> None:
        """Ada wants to be told, and her browser allows it."""
        self.page.get_by_role("button", name="Menu").click()
        switch = self.page.get_by_label("Tell me when it is my turn")
        switch.check()
        expect(switch).to_be_checked()
        expect(self.page.get_by_text("You are notified ")).to_be_visible()
        self.page.keyboard.press("Escape")


def icon(page: Page) -> str | None:
    return page.locator("link[rel=icon]").get_attribute("href")


def shows(page: Page, count: int) -> list[list[str]]:
    """The notifications, as soon as there are this many."""
    page.wait_for_function("(count) => board.length === count", arg=count)
    return list(page.evaluate(SHOWN))


def test_title_icon_and_notification_call_and_end_when_the_page_is_seen(visit: Visit, server: Server) -> None:
    ada = visit()
    ada.context.grant_permissions(["notifications"])
    ada.context.add_init_script(BOARD)
    ada.context.add_init_script(BUZZ)
    pair = Pair(server, ada)
    pair.allow()
    page = pair.page
    expect(page).to_have_title("Heckmeck")
    page.evaluate(HIDE, True)
    pair.until_turn_of(1)
    expect(page).to_have_title("● Your turn – Heckmeck")
    assert icon(page) == "/icon-turn.svg"
    assert shows(page, 1) == [["Your turn", "Ada, it is your turn.", f"turn-{pair.table}"]]
    assert page.evaluate("buzzed") == 1
    page.evaluate(HIDE, False)
    expect(page).to_have_title("Heckmeck")
    assert icon(page) == "/icon.svg"
    assert shows(page, 0) == []


def test_what_calls_ends_with_the_turn_too(visit: Visit, server: Server) -> None:
    ada = visit()
    ada.context.grant_permissions(["notifications"])
    ada.context.add_init_script(BOARD)
    pair = Pair(server, ada)
    pair.allow()
    pair.page.evaluate(HIDE, True)
    pair.until_turn_of(1)
    shows(pair.page, 1)
    # She plays on her phone instead.
    phone = Player(server, pair.table, pair.token)
    pair.until_turn_of(0, phone)
    expect(pair.page).to_have_title("Heckmeck")
    assert icon(pair.page) == "/icon.svg"
    assert shows(pair.page, 0) == []


def test_nobody_is_asked_unless_they_tap_and_off_is_off(visit: Visit, server: Server) -> None:
    ada = visit()
    ada.context.add_init_script("""
        globalThis.asked = 0;
        Notification.requestPermission = async () => (asked++, 'denied');
    """)
    pair = Pair(server, ada)
    page = pair.page
    page.evaluate(HIDE, True)
    pair.until_turn_of(1)
    expect(page).to_have_title("● Your turn – Heckmeck")
    page.evaluate(HIDE, False)
    assert page.evaluate("asked") == 0
    assert page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found === undefined)")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_text("Your browser will ask")).to_be_visible()
    page.get_by_label("Tell me when it is my turn").click()
    expect(page.get_by_role("alert")).to_contain_text("does not allow notifications")
    expect(page.get_by_label("Tell me when it is my turn")).not_to_be_checked()
    assert page.evaluate("asked") == 1
    assert json.loads(page.evaluate("localStorage['heckmeck.settings']"))["notify"] is False


# Messages of the server, for which a push service of our own takes the place of the browser's


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("notices")


@pytest.fixture(scope="module")
def service(folder: Path) -> Iterator[Service]:
    with push_service(folder) as running:
        yield running


@pytest.fixture(scope="module")
def pushing(folder: Path, service: Service) -> Iterator[Server]:
    more: dict[str, Any] = {
        "HECKMECK_VAPID_KEY": new_key(),
        "HECKMECK_PUSH_CONTACT": "mailto:host@example.org",
        "HECKMECK_PUSH_GRACE": "0",
        "PUSH_CERTIFICATE": str(service.certificate),
    }
    with serving(folder, program=Path(service_module.__file__), **more) as running:
        yield running


def with_push_service(browser: Browser) -> str:
    """Chromium without Google's push service: what subscribing gives comes from here."""
    return (
        """
        const told = TOLD;
        const plain = (text) => atob(text.replaceAll('-', '+').replaceAll('_', '/'));
        const bytes = (text) => Uint8Array.from(plain(text), (one) => one.charCodeAt(0)).buffer;
        globalThis.subscribed = null;
        PushManager.prototype.getSubscription = async () => subscribed;
        PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => subscribed = {
            endpoint: told.endpoint,
            options: { userVisibleOnly, applicationServerKey: bytes(applicationServerKey) },
            getKey: (name) => bytes(told[name]),
            unsubscribe: async () => ((subscribed = null), true),
        };
    """
    ).replace("TOLD", json.dumps(browser.wanted()))


def test_a_message_of_the_server_is_shown_and_leads_to_the_table(chromium: Chromium, pushing: Server, service: Service) -> None:
    ada = Visitor(chromium, pushing.address)
    ada.context.grant_permissions(["notifications"])
    ada.context.add_init_script(BOARD)
    browser = service.browser("/ok/ada")
    ada.context.add_init_script(with_push_service(browser))
    pair = Pair(pushing, ada)
    pair.allow()
    page = pair.page
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_text("You are notified even when this page is closed.")).to_be_visible()
    page.keyboard.press("Escape")

    # She leaves the table, and Ben plays.
    page.goto(pushing.address + "/")
    pair.until_turn_of(1)
    told = browser.read(service.next().body).decode()

    registrations: list[Any] = []
    devtools = ada.context.new_cdp_session(page)
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda event: registrations.extend(event["registrations"]))
    devtools.send("ServiceWorker.enable")
    while not registrations:
        page.evaluate("0")
    [worker] = ada.context.service_workers
    worker.evaluate(f"(() => {{ {BOARD} {CLICKS} }})()")

    def deliver() -> list[list[str]]:
        wanted = {"origin": pushing.address, "registrationId": registrations[0]["registrationId"], "data": told}
        before = worker.evaluate("pushed")
        devtools.send("ServiceWorker.deliverPushMessage", wanted)
        while worker.evaluate("pushed") == before:
            pass
        return list(worker.evaluate(SHOWN))

    expected = [["Your turn", "Ada, it is your turn in Heckmeck am Bratwurmeck.", f"turn-{pair.table}"]]
    assert deliver() == expected
    assert deliver() == expected, "a second one takes the place of the first"

    # A click opens the table, or goes to the page that shows it already.
    assert worker.evaluate("click()") == {"opened": f"/t/{pair.table}", "focused": None}
    assert worker.evaluate(SHOWN) == []
    assert deliver() == expected
    other = ada.open_page()
    other.goto(pushing.address)
    # As a click on a link of the page does: the browser does not load anything anew.
    other.evaluate("(table) => (history.pushState(null, '', `/t/${table}`), dispatchEvent(new Event('popstate')))", pair.table)
    expect(other.locator("[role=log]")).to_be_attached()
    assert worker.evaluate("click()") == {"opened": None, "focused": f"{pushing.address}/"}

    # Whoever looks at the table needs no notification.
    assert deliver() == []
    assert ada.problems == []
    ada.leave()
