// Pieces fly from where they were to where they are. A piece that leaves one place and arrives at another in the same moment, under the
// same key, is the same piece: it starts where it was last seen. So a table only has to show where everything lies now. What comes from
// nowhere or goes there may have a landmark to fly from or to: a pile, for example.

import type { AnimationConfig } from 'svelte/animate';
import { cubicInOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { lastSeen, seen } from './glide';
import { pace } from './settings.svelte';

interface Piece {
  key: string;
}

const left = new Map<string, DOMRect>();
const arriving = new Set<string>();

const AT_ONCE: TransitionConfig = { duration: 0 };

export function leave(node: Element, { key, to }: Piece & { to?: Element | null }): TransitionConfig | (() => TransitionConfig) {
  left.set(key, lastSeen(node));
  // A piece that arrives asks in the same moment. Later, it is another story.
  setTimeout(() => left.delete(key));
  // Where nothing can go, the place is free before anything that arrives is measured.
  return to ? () => (arriving.has(key) ? AT_ONCE : between(node, to)) : AT_ONCE;
}

/** `thrown` pieces take their own path. */
export function arrive(
  node: Element,
  { key, from, thrown = false }: Piece & { from?: Element | null; thrown?: boolean },
): () => TransitionConfig {
  arriving.add(key);
  setTimeout(() => arriving.delete(key));
  // Asked only after everything that leaves has left.
  return () => {
    const start = left.get(key);
    left.delete(key);
    if (thrown) return AT_ONCE;
    if (start !== undefined && start.width > 0) return over(node, start);
    return from ? between(node, from) : AT_ONCE;
  };
}

/** From its last place to this one, in an arc above everything. */
function over(node: Element, start: DOMRect): TransitionConfig {
  const end = seen(node);
  const [dx, dy] = [start.left - end.left, start.top - end.top];
  const scale = start.width / Math.max(end.width, 1) - 1;
  const arc = Math.min(60, Math.hypot(dx, dy) / 5);
  return {
    ...timed(dx, dy),
    css: (t, u) =>
      `transform-origin: top left; z-index: 60; ` +
      `transform: translate(${dx * u}px, ${dy * u - Math.sin(Math.PI * t) * arc}px) scale(${1 + scale * u})`,
  };
}

/** For `animate:` in a row: what leaves is taken out of it at once. What stays glides to its new place like everything else. */
export const closeUp: (node: Element, places: unknown) => AnimationConfig = () => AT_ONCE;

/** Between its place and a landmark, where it is hardly seen. */
function between(node: Element, landmark: Element): TransitionConfig {
  const [here, there] = [seen(node), landmark.getBoundingClientRect()];
  const dx = there.left + there.width / 2 - here.left - here.width / 2;
  const dy = there.top + there.height / 2 - here.top - here.height / 2;
  // What leaves a row is taken out of it and held in its place by a transform.
  const { transform } = getComputedStyle(node);
  const held = transform === 'none' ? '' : transform;
  return {
    ...timed(dx, dy),
    css: (_, u) =>
      `z-index: 60; transform: ${held} translate(${dx * u}px, ${dy * u}px) rotate(${-12 * u}deg); opacity: ${1 - 0.7 * u ** 4}`,
  };
}

/** The longer the way, the longer it takes. */
function timed(dx: number, dy: number): TransitionConfig {
  return { duration: pace(Math.min(750, 260 + Math.hypot(dx, dy) * 0.7)), easing: cubicInOut };
}
