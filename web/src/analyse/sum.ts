// Batches of a roll-out added up.

import type { RolledOut } from '../protocol';

/** Games that make a roll-out. */
export const ENOUGH = 1296;

/** All batches as one: their mean, and an interval that shrinks as games are added. Batches have the same number of games. */
export function sumOf(batches: RolledOut[]): RolledOut | null {
  const first = batches[0];
  if (first === undefined) return null;
  const seats = first.chances.map((_, seat) => seat);
  const mean = (seat: number) => batches.reduce((sum, one) => sum + (one.chances[seat] ?? 0), 0) / batches.length;
  const width = (seat: number) => Math.hypot(...batches.map((one) => one.half_widths[seat] ?? 0)) / batches.length;
  return {
    games: batches.reduce((sum, one) => sum + one.games, 0),
    chances: seats.map(mean),
    half_widths: seats.map(width),
    player: first.player,
  };
}
