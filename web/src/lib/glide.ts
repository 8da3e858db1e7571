// A piece may get another place because something else does: a lane gets narrower, a player's card higher. It glides there.

import { tick } from 'svelte';
import { cubicInOut } from 'svelte/easing';
import { pace } from './settings.svelte';

/** Pixels that nobody sees. */
const NEAR = 2;
const STEPS = 12;

type Place = [x: number, y: number];

export class Glide {
  /** Where everything lay when it was last drawn; null: nothing has changed since. */
  #drawn: Map<Element, Place> | null = null;

  /** To be called before anything changes: whatever then lies elsewhere starts where it was. */
  before(stage: Element): void {
    if (this.#drawn !== null || pace(1) === 0) return;
    this.#drawn = lying(stage);
    // By then everything that flies has set out, and nothing has been drawn.
    void tick().then(() => {
      const drawn = this.#drawn!;
      this.#drawn = null;
      for (const [piece, now] of lying(stage)) {
        const [x, y] = drawn.get(piece) ?? now;
        const [dx, dy] = [x - now[0], y - now[1]];
        if (Math.hypot(dx, dy) > NEAR && !moves(piece, stage)) piece.animate(way(dx, dy), pace(250));
      }
    });
  }
}

/** The middle of what is seen of each piece, wherever the page is scrolled to. */
function lying(stage: Element): Map<Element, Place> {
  const edge = stage.getBoundingClientRect();
  const pieces = [...stage.querySelectorAll('[data-piece]')];
  return new Map(
    pieces.map((piece) => {
      const { left, top, width, height } = (piece.querySelector('[data-seen]') ?? piece).getBoundingClientRect();
      return [piece, [left + width / 2 - edge.left, top + height / 2 - edge.top]];
    }),
  );
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
