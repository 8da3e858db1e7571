// Pieces fly from where they were to where they are. A piece that leaves one place and arrives at another in the same moment, under the
// same key, is the same piece: it starts where it was last seen. So a table only has to show where everything lies now. The transitions
// are |global, for a piece may come and go together with the place around it.

import { cubicInOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { pace } from '../lib/settings.svelte';

interface Piece {
  key: string;
  delay?: number;
}

const left = new Map<string, DOMRect>();

export function leave(node: Element, { key }: Piece): TransitionConfig {
  left.set(key, node.getBoundingClientRect());
  // Who arrives asks in the same moment. Later, it is another story.
  setTimeout(() => left.delete(key));
  return { duration: 0 };
}

export function arrive(node: Element, { key, delay = 0 }: Piece): () => TransitionConfig {
  // Asked only after everything that leaves has left.
  return () => {
    const from = left.get(key);
    left.delete(key);
    if (from === undefined || from.width === 0) return { duration: 0 };
    const to = node.getBoundingClientRect();
    const dx = from.left - to.left;
    const dy = from.top - to.top;
    const scale = from.width / Math.max(to.width, 1) - 1;
    const way = Math.hypot(dx, dy);
    const arc = Math.min(60, way / 5);
    return {
      delay: pace(delay),
      duration: pace(Math.min(750, 260 + way * 0.7)),
      easing: cubicInOut,
      css: (t, u) =>
        `transform-origin: top left; z-index: 60; ` +
        `transform: translate(${dx * u}px, ${dy * u - Math.sin(Math.PI * t) * arc}px) scale(${1 + scale * u})`,
    };
  };
}
