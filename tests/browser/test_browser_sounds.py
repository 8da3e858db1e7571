"""How the table sounds, measured: nobody has listened to it here.

The page makes its sounds itself, so what it would send to the loudspeaker is taken from it and looked at as numbers.
"""

from __future__ import annotations

import base64
from typing import Any

import numpy as np
from arranging import address, seated_at, turn
from playwright.sync_api import Page, expect
from serving import Server
from test_browser_motion import dice_stretch
from visiting import Visit

RATE = 44_100

KEEP_SOUNDS = """
    globalThis.heard = [];
    // Every sound asks first whether it may, so here each of them gets two seconds of its own.
    globalThis.AudioContext = class {
        currentTime = 0;
        sampleRate = 44100;
        async resume() {
            const now = new OfflineAudioContext(1, 2 * this.sampleRate, this.sampleRate);
            this.destination = now.destination;
            for (const make of ['createGain', 'createOscillator', 'createBuffer', 'createBufferSource', 'createBiquadFilter']) {
                this[make] = (...given) => now[make](...given);
            }
            setTimeout(async () => {
                const drawn = (await now.startRendering()).getChannelData(0);
                if (!drawn.some(Boolean)) return;
                const bytes = new Uint8Array(drawn.buffer);
                let text = '';
                for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
                heard.push(btoa(text));
            });
        }
    };
"""


def sounds(page: Page) -> list[Any]:
    """Everything that was to be heard until now, as samples between -1 and 1."""
    found: list[str] = page.evaluate("heard")
    return [np.frombuffer(base64.b64decode(one), dtype="<f4") for one in found]


def decibels(part: float) -> float:
    """Below the loudest that a device can play."""
    return float(20 * np.log10(max(part, 1e-9)))


def is_tasteful(wave: Any) -> None:
    """About as loud as all others and never loud, not shrill, soon over, and without a click at its beginning."""
    loudest = max(float(np.sqrt(np.mean(wave[at : at + RATE // 20] ** 2))) for at in range(0, len(wave), RATE // 20))
    assert decibels(float(np.abs(wave).max())) < -6
    assert -34 < decibels(loudest) < -20
    power = np.abs(np.fft.rfft(wave)) ** 2
    middle = float((power * np.fft.rfftfreq(len(wave), 1 / RATE)).sum() / power.sum())
    assert 150 < middle < 6000
    assert decibels(float(np.abs(wave[int(1.5 * RATE) :]).max())) < -60
    assert decibels(float(np.abs(wave[:10]).max())) < -40


def test_what_happens_is_heard_and_is_tasteful(visit: Visit, server: Server) -> None:
    player = seated_at(server, "deluxe", "Ada", "Ben", real_dice=True)
    visitor = visit(speed="normal")
    visitor.context.add_init_script(KEEP_SOUNDS)
    page = visitor.page
    visitor.start(address(player))
    page.locator(".board .head").click()
    dice_stretch(player)
    expect(page.locator("[role=log]")).to_contain_text("puts portion 23 back on the grill")
    visitor.wait_for_turn()
    found = sounds(page)
    # Throws and dice laid aside, portions that are taken and stolen, the raven, a failed attempt, and whose turn it is.
    assert len(found) > 20
    for wave in found:
        is_tasteful(wave)

    cards = visit(speed="normal")
    cards.context.add_init_script(KEEP_SOUNDS)
    cards.set_up("karteneck", [("person", "Ada"), ("rooster", "Ben")])
    for _ in range(4):
        cards.act()
    over = seated_at(server, "original", "Ada", "Ben", real_dice=True)
    for _ in range(16):
        turn(over, "WWWWWWWW")
    cards.page.wait_for_function("() => heard.length > 5")
    played = sounds(cards.page)
    cards.start(address(over))
    expect(cards.page.locator(".result .crown")).to_be_attached()
    cards.page.wait_for_function("() => heard.length > 5")
    for wave in [*played, *sounds(cards.page)]:
        is_tasteful(wave)


def test_whoever_wants_silence_has_it(visit: Visit, server: Server) -> None:
    player = seated_at(server, "original", "Ada", "Ben", real_dice=True)
    visitor = visit(speed="normal")
    visitor.context.add_init_script(KEEP_SOUNDS)
    page = visitor.page
    visitor.start(address(player, own=False))
    page.get_by_role("button", name="Sound is on").click()
    turn(player, "WWWW", "3")
    expect(page.locator(".board .told strong")).to_have_text("Ben is thinking …")
    assert sounds(page) == []
    page.get_by_role("button", name="Sound is off").click()
    turn(player, "WWWW", "5")
    expect(page.locator(".board .told strong")).to_have_text("Ada is thinking …")
    assert len(sounds(page)) > 3
