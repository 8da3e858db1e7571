"""Follows every piece on the table frame by frame, at the speed that people see.

A busy machine draws few frames, so a piece may be far from where it was in the frame before. What counts is therefore where each
movement begins and ends. Whenever a piece starts to move, its movement is wound back and forth: it has to begin where the piece
lay, and to end where it lies afterwards. A piece in another place that nothing moved has jumped, however many frames there are.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

TRACE = """
globalThis.trace = { frames: 0, moved: {}, wrong: [], over: false };
((trace) => {
    const NEAR = 8;  // pixels: a leaning die, and a stack that grows
    const known = new Map();
    let failed = false;
    // In which turn each of them left. The golden die stays with whoever holds it until their next turn.
    const gone = new Map();
    let turn = 0;
    let plays = null;
    const began = performance.now();
    const wrong = (what, piece, more) => {
        const seconds = ((performance.now() - began) / 1000).toFixed(1);
        trace.wrong.push(`frame ${trace.frames}, ${seconds} s: ${piece} ${what} ${more ?? ''}`);
    };
    // What is seen of a piece: a thrown die hops inside of its place.
    const seen = (node) => node.querySelector('.hop, [data-seen]') ?? node;
    const middle = (node) => {
        const { left, top, width, height } = seen(node).getBoundingClientRect();
        return [left + width / 2, top + height / 2];
    };
    const far = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);
    const told = (place) => place.map(Math.round).join();
    const around = (node) => {
        const all = [];
        for (let one = seen(node); one && !one.matches('.stage'); one = one.parentElement) all.push(one);
        return all;
    };
    const movements = (node) => around(node).flatMap((one) => one.getAnimations()).filter((one) => {
        const moves = one.effect.getKeyframes().some((frame) => ['transform', 'translate', 'scale'].some((name) => name in frame));
        return moves && one.playState === 'running' && one.effect.getComputedTiming().endTime < Infinity;
    });
    /** Where a piece is when all its movements begin, and when they end. */
    const way = (node, moving) => {
        const now = moving.map((one) => one.currentTime);
        const at = (time) => {
            moving.forEach((one) => (one.currentTime = time(one)));
            return middle(node);
        };
        const ends = [at(() => 0), at((one) => one.effect.getComputedTiming().endTime - 0.01)];
        moving.forEach((one, place) => (one.currentTime = now[place]));
        return ends;
    };
    const look = () => {
        if (trace.over) return;
        trace.frames += 1;
        if (document.querySelector('.failed')) failed = true;
        const player = document.querySelector('main.table .stage .player[aria-current]')?.dataset.seat;
        if (player !== plays) turn += 1;
        plays = player;
        const here = new Map();
        for (const node of document.querySelectorAll('main.table .stage [data-piece]')) {
            if (!node.checkVisibility() || node.closest('.ghost')) continue;
            const piece = node.dataset.piece;
            if (here.has(piece) && !node.getAnimations().length) wrong('is there twice', piece);
            here.set(piece, node);
        }
        for (const [piece, node] of here) {
            const before = known.get(piece);
            const moving = movements(node);
            const fresh = moving.filter((one) => !before?.moving.includes(one));
            const now = { node, moving, at: middle(node), end: before?.end ?? null };
            const last = before && (before.end ?? before.at);
            if (fresh.length > 0) {
                const [start, end] = way(node, moving);
                now.end = end;
                const thrown = node.querySelector('.thrown') !== null;
                const sent = node.closest('.gone') !== null;
                if (last && !thrown && !sent && far(start, last) > NEAR) {
                    wrong('starts elsewhere', piece, `at ${told(start)}, not at ${told(last)}`);
                }
                if (thrown) trace.moved.throw = (trace.moved.throw ?? 0) + 1;
                const kind = piece.split('-')[0];
                if (far(start, end) > 30) trace.moved[kind] = (trace.moved[kind] ?? 0) + 1;
            } else if (moving.length === 0) {
                // Bratworms close ranks when one of them leaves.
                const jumps = last && far(now.at, last) > NEAR && !piece.startsWith('bratworm');
                if (jumps) wrong('jumps', piece, `from ${told(last)} to ${told(now.at)}`);
                now.end = null;
            }
            const back = gone.has(piece) && (piece !== 'die-golden' || gone.get(piece) === turn);
            if (back && piece.startsWith('die-') && !failed) wrong('left and came back', piece);
            gone.delete(piece);
            known.set(piece, now);
        }
        for (const piece of known.keys()) {
            if (here.has(piece)) continue;
            known.delete(piece);
            gone.set(piece, turn);
        }
        const missing = [...gone.keys()].some((piece) => piece.startsWith('die-'));
        if (failed && !document.querySelector('.failed') && !missing) failed = false;
        covers();
        requestAnimationFrame(look);
    };
    /** What must be read is drawn above everything, apart from pieces on their way. */
    const covers = () => {
        const stage = document.querySelector('main.table .stage');
        for (const text of stage?.querySelectorAll('.told strong, .player .name, .player .worms, [data-total]') ?? []) {
            const { left, top, width, height } = text.getBoundingClientRect();
            const empty = width === 0 || !text.textContent.trim() || !text.checkVisibility({ visibilityProperty: true });
            if (empty || top < 0 || top + height > innerHeight) continue;
            const above = document.elementFromPoint(left + width / 2, top + height / 2);
            const piece = above?.closest('[data-piece]');
            const passes = piece && (movements(piece).length > 0 || piece.getAnimations({ subtree: true }).length > 0);
            if (above && !passes && !text.contains(above) && !above.contains(text)) {
                wrong('covers', above.outerHTML.slice(0, 60), text.textContent.trim().slice(0, 30));
            }
        }
    };
    requestAnimationFrame(look);
})(globalThis.trace);
undefined;
"""


def follow_pieces(page: Page) -> None:
    """From now on."""
    page.evaluate(TRACE)


def followed(page: Page) -> Any:
    """How many frames were drawn until now, how often which pieces moved, and everything that was wrong."""
    return page.evaluate("trace.over = true, trace")
