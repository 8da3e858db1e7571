// Where pieces lay when they were last drawn. A piece may get another place because something else does: a lane gets narrower, a player's
// card higher. It glides there.

import { tick } from 'svelte';
import { cubicInOut } from 'svelte/easing';
import { pace } from './settings.svelte';

/** Pixels that nobody sees. */
const NEAR = 2;
const STEPS = 12;

/** null: nothing has changed since. */
let drawn: Map<Element, DOMRect> | null = null;

/** Where a piece is seen. Its place may be narrower, where the next piece lies over it. */
export function seen(piece: Element): DOMRect {
  return (piece.querySelector('[data-seen]') ?? piece).getBoundingClientRect();
}

/** Where a piece was last drawn. What leaves together leaves one after another, and those that stay close up meanwhile. */
export function lastSeen(piece: Element): DOMRect {
  return drawn?.get(piece) ?? seen(piece);
}

/** To be called before anything changes: whatever then lies elsewhere starts where it was. */
export function glide(stage: Element): void {
  if (drawn !== null || pace(1) === 0) return;
  const edge = stage.getBoundingClientRect();
  const before = lying(stage);
  drawn = before;
  // By then everything that flies has set out, and nothing has been drawn.
  void tick().then(() => {
    drawn = null;
    const { left, top } = stage.getBoundingClientRect();
    for (const [piece, now] of lying(stage)) {
      const was = before.get(piece) ?? now;
      // Both by their middle, and from the edge of a stage that may have been scrolled.
      const dx = was.left + was.width / 2 - edge.left - (now.left + now.width / 2 - left);
      const dy = was.top + was.height / 2 - edge.top - (now.top + now.height / 2 - top);
      if (Math.hypot(dx, dy) > NEAR && !moves(piece, stage)) piece.animate(way(dx, dy), pace(250));
    }
  });
}

function lying(stage: Element): Map<Element, DOMRect> {
  return new Map([...stage.querySelectorAll('[data-piece]')].map((piece) => [piece, seen(piece)]));
}

/** It has a way of its own, or is carried. */
function moves(piece: Element, stage: Element): boolean {
  if (piece.getAnimations({ subtree: true }).length > 0) return true;
  for (let one = piece.parentElement; one !== null && one !== stage; one = one.parentElement) {
    if (one.getAnimations().length > 0) return true;
  }
  return false;
}

function way(dx: number, dy: number): Keyframe[] {
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const left = 1 - cubicInOut(step / STEPS);
    return { transform: `translate(${dx * left}px, ${dy * left}px)` };
  });
}
