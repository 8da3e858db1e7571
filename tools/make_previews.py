"""Draws the pictures that links are shown with, `web/public/previews`, from the page's own art. Run it after you change that art.

The built page draws; Chromium takes the picture. Messengers cut the edges of some previews, so nothing important is there.
"""

import struct
import sys
import tempfile
import zlib
from base64 import b64decode, b64encode
from pathlib import Path

import numpy as np
from playwright.sync_api import Page, sync_playwright

from heckmeck.rules import GAMES
from heckmeck.server.preview import HEIGHT, HOME, WIDTH

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "browser"))

from serving import serving
from visiting import open_browser

ROOT = Path(__file__).parents[1]
TARGET = ROOT / "web" / "public" / "previews"

SHOW = """
([game, width, height]) => {
    const stage = document.createElement('div');
    stage.id = 'stage';
    stage.style = `position: fixed; inset: 0; z-index: 99; width: ${width}px; height: ${height}px; overflow: hidden;`;
    const own = `.game:has(input[value=${game}]) .picture svg`;
    const picture = document.querySelector(own).cloneNode(true);
    // Wider than on the start page: the wall goes on to both sides.
    picture.setAttribute('viewBox', `${160 - (100 * width) / height} 0 ${(200 * width) / height} 200`);
    picture.style = 'position: absolute; inset: 0; width: 100%; height: 100%;';
    stage.style.background = picture.querySelector('rect').getAttribute('fill');
    stage.append(picture);
    document.body.append(stage);
}
"""
"""The picture of a game, over the whole window."""

SHOW_HOME = """
([width, height]) => {
    const stage = document.createElement('div');
    stage.id = 'stage';
    stage.style = `position: fixed; inset: 0; z-index: 99; width: ${width}px; height: ${height}px; container-type: size;`;
    const scene = document.querySelector('.scene.screen').cloneNode(true);
    scene.querySelector(':scope > svg:nth-of-type(4)').remove();
    scene.style = 'padding: 0 0 23cqh; gap: 0; --bird: 33cqw';
    scene.querySelector('.tablet').style = 'border-width: 14px; bottom: -30px; height: 33%; width: 110cqw';
    scene.querySelector('.tablet svg').style = 'width: 44%; margin: 1% auto';
    stage.append(scene);
    document.body.append(stage);
}
"""
"""Chickens around one table."""

PIXELS = """
async (png) => {
    const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(png), (char) => char.charCodeAt(0))]));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const pen = canvas.getContext('2d');
    pen.drawImage(picture, 0, 0);
    const { data } = pen.getImageData(0, 0, picture.width, picture.height);
    let text = '';
    for (let at = 0; at < data.length; at += 8192) text += String.fromCharCode(...data.subarray(at, at + 8192));
    return btoa(text);
}
"""


def take(page: Page) -> bytes:
    """The window as a PNG with a palette."""
    shot = page.screenshot(clip={"x": 0, "y": 0, "width": WIDTH, "height": HEIGHT})
    page.evaluate("document.getElementById('stage').remove()")
    raw = b64decode(page.evaluate(PIXELS, b64encode(shot).decode()))
    return with_palette(np.frombuffer(raw, np.uint8).reshape(HEIGHT, WIDTH, 4)[:, :, :3])


def with_palette(pixels: "np.ndarray[tuple[int, int, int], np.dtype[np.uint8]]") -> bytes:
    """Flat drawings have few colours; those that are rare, on the edges of lines, become the nearest of the others."""
    colours, where, counts = np.unique(pixels.reshape(-1, 3), axis=0, return_inverse=True, return_counts=True)
    often = np.argsort(-counts)[:256]
    palette = colours[often]
    nearest = np.concatenate(
        [
            np.argmin(((some[:, None, :].astype(np.int32) - palette.astype(np.int32)) ** 2).sum(axis=2), axis=1)
            for some in np.array_split(colours, 1 + len(colours) // 4096)
        ]
    ).astype(np.uint8)
    rows = nearest[where.reshape(-1)].reshape(HEIGHT, WIDTH)
    lines = b"".join([b"\0" + row.tobytes() for row in rows])
    head = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 3, 0, 0, 0)
    parts = [(b"IHDR", head), (b"PLTE", palette.tobytes()), (b"IDAT", zlib.compress(lines, 9)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        [struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data)) for name, data in parts]
    )


def main() -> None:
    TARGET.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, sync_playwright() as playwright:
        browser = open_browser(playwright)
        # The page is wide enough to show all of its pictures. Its policy allows no script of ours that is a text.
        context = browser.new_context(viewport={"width": 1280, "height": 720}, locale="en", color_scheme="light", bypass_csp=True)
        page = context.new_page()
        page.goto(server.address)
        page.locator(".scene.screen").wait_for()
        for game in GAMES:
            page.evaluate(SHOW, [game, WIDTH, HEIGHT])
            (TARGET / f"{game}.png").write_bytes(take(page))
        page.evaluate(SHOW_HOME, [WIDTH, HEIGHT])
        (TARGET / f"{HOME}.png").write_bytes(take(page))
        browser.close()


if __name__ == "__main__":
    main()
