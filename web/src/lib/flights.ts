// Pieces fly from where they were to where they are. A piece that leaves one place and arrives at another in the same moment, under the
// same key, is the same piece: it starts where it was last seen. So a table only has to show where everything lies now. What comes from
// nowhere or goes there may have a landmark to fly from or to: a pile, for example.

import { cubicInOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { lastSeen, seen } from './glide';
import { pace } from './settings.svelte';

interface Piece {
  key: string;
}

const left = new Map<string, DOMRect>();
const arriving = new Set<string>();

/** Where those were last seen that are to be taken out of their row. */
const leaving = new Map<HTMLElement, DOMRect>();

const AT_ONCE: TransitionConfig = { duration: 0 };

/** Whoever leaves a `row` with somewhere to go is taken out of it at once, and the others close up. */
export function leave(
  node: HTMLElement,
  { key, to, row = false }: Piece & { to?: Element | null; row?: boolean },
): TransitionConfig | (() => TransitionConfig) {
  if (pace(1) === 0) return AT_ONCE;
  const from = lastSeen(node);
  left.set(key, from);
  // A piece that arrives asks in the same moment. Later, it is another story.
  setTimeout(() => left.delete(key));
  // Where nothing can go, the place is free before anything that arrives is measured.
  if (!to) return AT_ONCE;
  if (row) leaving.set(node, from);
  return () => {
    takeOut();
    return arriving.has(key) ? AT_ONCE : between(node, to);
  };
}

/** `thrown` pieces take their own path. */
export function arrive(
  node: Element,
  { key, from, thrown = false }: Piece & { from?: Element | null; thrown?: boolean },
): TransitionConfig | (() => TransitionConfig) {
  if (pace(1) === 0) return AT_ONCE;
  arriving.add(key);
  setTimeout(() => arriving.delete(key));
  // Asked only after everything that leaves has left.
  return () => {
    takeOut();
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

/** All of them together, so that their places are measured only twice. They are held where they were seen by a transform, and as large
 * as they were, whatever their row has room for without them. */
function takeOut(): void {
  const all = [...leaving].filter(([node]) => node.getAnimations().length === 0);
  leaving.clear();
  const sizes = all.map(([node]) => getComputedStyle(node)).map(({ width, height }) => ({ width, height }));
  all.forEach(([node, from], index) => {
    Object.assign(node.style, { position: 'absolute', ...sizes[index] });
    const card = node.querySelector<HTMLElement>('[data-seen]');
    if (card) Object.assign(card.style, { width: `${from.width}px`, height: `${from.height}px` });
  });
  const places = all.map(([node]) => seen(node));
  all.forEach(([node, from], index) => {
    const now = places[index]!;
    node.style.transform = `translate(${from.left - now.left}px, ${from.top - now.top}px)`;
  });
}

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
