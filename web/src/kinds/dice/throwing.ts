// How a die is thrown: from the roller's side across the board, no two alike, and the same for everybody who watches.

import type { Side } from '../../table/stage/seating';

export interface Throw {
  /** Where it comes from, as a CSS translation away from its place. */
  from: string;
  /** What it turns about, as rotate3d takes it, and how far. */
  axis: string;
  turn: string;
  ms: number;
  delay: number;
  /** How it lies in the end, in degrees. */
  lean: number;
}

/** Numbers from 0 to 1 that follow from a text. */
export function fromText(text: string): () => number {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const WAYS: Record<Side, [x: number, y: number]> = { below: [0, 1], above: [0, -1], left: [-1, 0], right: [1, 0] };

/** One's own dice come to lie straight, to be counted; those of others as they fall. */
export function throwOf(story: string, die: number, side: Side, own: boolean): Throw {
  const next = fromText(`${story}|${die}`);
  const between = (low: number, high: number) => low + (high - low) * next();
  const [x, y] = WAYS[side];
  const away = between(62, 84);
  const aslant = between(-60, 60);
  const [dx, dy] = [`${(x * away).toFixed(1)}cqw`, `${(y * away * 1.5).toFixed(1)}cqh`];
  const turns = (next() < 0.5 ? -1 : 1) * Math.round(between(2, 4)) * 360;
  const axis = [between(-1, 1), between(-1, 1), between(-0.6, 0.6)].map((part) => part.toFixed(2));
  return {
    from: `calc(${dx} + ${(y === 0 ? 0 : aslant).toFixed(0)}px), calc(${dy} + ${(x === 0 ? 0 : aslant).toFixed(0)}px)`,
    axis: axis.join(', '),
    turn: `${turns}deg`,
    ms: Math.round(between(620, 900)),
    delay: Math.round(between(0, 90)),
    lean: own ? between(-3, 3) : between(-16, 16),
  };
}
