"""Films of whole games at normal speed: `make film` plays one game of each kind and writes sheets of frames to `films/`.

A window of each size shows the same game from the same seat. Somebody plays there as people do, with a finger or a mouse, in each
window in turn. Bots play the others. The film ends when the winner wears the crown and everything stands still. To film one thing
closely:

    make film ARGS='--game deluxe --size 390x844 --rate 12 --begin 20 --end 26'

`--trace` follows every piece as well, and prints what jumps, is there twice or covers what must be read.
"""

from __future__ import annotations

import argparse
import base64
import re
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "browser"))

from serving import Server, serving
from tracing import follow_pieces, followed
from visiting import Visitor, open_browser

ROOT = Path(__file__).parents[1]

GAMES = ("original", "extrawurm", "deluxe", "karteneck")
SIZES = ("1280x720", "390x844", "667x375", "768x1024")
BOTS = ("hen Berta", "rooster Rusty", "chick Pip", "champion Gilda", "hen Henrietta", "rooster Gustl")
TARGET = ROOT / "films"

SHEET = (1600, 1160)
"""How large a sheet is, in pixels."""

MOST_WRONG = 60
"""As much of what a trace found is printed."""

THINKS = 0.7
"""Seconds until the player chooses."""


class Camera:
    """Keeps the frames that a window draws, at most this many a second."""

    def __init__(self, visitor: Visitor, folder: Path, rate: float, begin: float, end: float) -> None:
        folder.mkdir(parents=True)
        self.visitor, self.folder, self.gap, self.begin, self.end = visitor, folder, 1 / rate, begin, end
        self.frames: list[tuple[float, Path]] = []
        self.started: float | None = None
        self.due = 0.0
        self.window = visitor.context.new_cdp_session(visitor.page)
        self.window.on("Page.screencastFrame", self._see)
        self.window.send("Page.startScreencast", {"format": "jpeg", "quality": 85})

    def _see(self, frame: dict[str, Any]) -> None:
        self.window.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})
        drawn = float(frame["metadata"]["timestamp"])
        self.started = drawn if self.started is None else self.started
        at = drawn - self.started
        if at < self.due or not self.begin <= at <= self.end:
            return
        self.due = at + self.gap
        self._keep(at, base64.b64decode(frame["data"]))

    def _keep(self, at: float, picture: bytes) -> None:
        path = self.folder / f"{len(self.frames):05}.jpg"
        path.write_bytes(picture)
        self.frames.append((at, path))

    def stop(self, still: bool) -> None:
        """`still`: what is seen then is the last frame. Chromium sends no frame of what does not change."""
        self.window.send("Page.stopScreencast")
        if still:
            last = self.frames[-1][0] if self.frames else 0.0
            self._keep(last, self.visitor.page.screenshot(type="jpeg", quality=85, scale="css"))


def play(windows: list[Visitor], end: float) -> bool:
    """Plays the game to its end, or for this many seconds. Says whether the winner was shown."""
    page = windows[0].page
    until = time.monotonic() + end
    decisions = 0
    while time.monotonic() < until:
        now = windows[decisions % len(windows)]
        if all(window.page.locator(".result .crown").count() for window in windows):
            for window in windows:
                window.settle()
            # The story comes when the server has told the game.
            page.wait_for_timeout(2000)
            return True
        if now.can_act():
            page.wait_for_timeout(THINKS * 1000)
            now.act_now()
            decisions += 1
        page.wait_for_timeout(30)
    return False


def lay_out(browser: Browser, frames: list[tuple[float, Path]], size: tuple[int, int], name: str) -> int:
    """Sheets with all frames, in order and with their times."""
    wide, high = size
    columns = 4 if wide > high else 8 if high > 2 * wide else 6
    width = SHEET[0] // columns - 6
    rows = max(1, SHEET[1] // (round(width * high / wide) + 22))
    many = columns * rows
    page = browser.new_page(viewport={"width": SHEET[0], "height": SHEET[1]})
    parts = [frames[first : first + many] for first in range(0, len(frames), many)]
    for number, part in enumerate(parts, start=1):
        shown = "".join(
            f"<figure><img src='{path.as_uri()}'><figcaption>{int(at // 60)}:{at % 60:05.2f}</figcaption></figure>"
            for at, path in part
        )
        sheet = part[0][1].parent / "sheet.html"
        sheet.write_text(
            f"<style>body {{ margin: 0; display: grid; grid-template-columns: repeat({columns}, {width}px);"
            " gap: 3px 6px; align-content: start;"
            " background: #222; color: #eee; font: 13px/18px sans-serif }"
            f" figure {{ margin: 0 }} img {{ display: block; width: {width}px }}</style>{shown}"
        )
        page.goto(sheet.as_uri())
        page.screenshot(path=TARGET / f"{name}-{number:02}.png")
    page.close()
    return len(parts)


def film(browser: Browser, server: Server, game: str, sizes: list[str], options: argparse.Namespace) -> None:
    seats = server.set_up(game, "Ada", *BOTS[: options.players - 1])
    with tempfile.TemporaryDirectory() as kept:
        windows, cameras = [], []
        for size in sizes:
            wide, high = map(int, size.split("x"))
            window = Visitor(browser, server.address, options.language, "normal", wide, high, touch=wide < 1000, dark=options.dark)
            windows.append(window)
            window.start(f"/t/{seats['table']}#key={seats['token']}")
            if options.trace:
                window.page.locator("main.table .stage").wait_for()
                follow_pieces(window.page)
            cameras.append(Camera(window, Path(kept) / size, options.rate, options.begin, options.end))
        crowned = play(windows, options.end)
        for camera in cameras:
            camera.stop(still=crowned)
        if options.trace:
            for size, window in zip(sizes, windows, strict=True):
                trace = followed(window.page)
                print(f"{game} at {size}: {trace['frames']} frames traced, {trace['moved']}, {len(trace['wrong'])} wrong")
                print("\n".join(f"    {one}" for one in trace["wrong"][:MOST_WRONG]), flush=True)
        problems = [problem for window in windows for problem in window.problems]
        for window in windows:
            window.leave()
        for size, camera in zip(sizes, cameras, strict=True):
            wide, high = map(int, size.split("x"))
            sheets = lay_out(browser, camera.frames, (wide, high), f"{game}-{size}")
            seen = "to the crown" if crowned else "without the end"
            print(f"{game} at {size}: {len(camera.frames)} frames on {sheets} sheets, {seen}", flush=True)
    if problems:
        raise SystemExit("\n".join(problems))


def size(text: str) -> str:
    if not re.fullmatch(r"\d{3,4}x\d{3,4}", text):
        raise argparse.ArgumentTypeError(f"{text!r} is no size; write it like 390x844")
    return text


def main() -> None:
    asked = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    asked.add_argument("--game", choices=GAMES, action="append", help="may be given several times; all games if it is not")
    asked.add_argument("--size", type=size, action="append", help=f"the same; {', '.join(SIZES)} if it is not given")
    asked.add_argument("--players", type=int, choices=range(2, 8), default=3, help="one person, and bots on all other seats")
    asked.add_argument("--rate", type=float, default=1.0, help="the most frames a second (1)")
    asked.add_argument("--begin", type=float, default=0.0, help="keep frames from this second on")
    asked.add_argument("--end", type=float, default=3600.0, help="stop after this many seconds")
    asked.add_argument("--trace", action="store_true", help="follow every piece, and print what is wrong with its way")
    asked.add_argument("--language", default="en-US")
    asked.add_argument("--dark", action="store_true")
    options = asked.parse_args()
    TARGET.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, sync_playwright() as playwright:
        browser = open_browser(playwright)
        for game in options.game or GAMES:
            film(browser, server, game, options.size or list(SIZES), options)


if __name__ == "__main__":
    main()
