// What two roll-outs say about a mistake: that of the choice that was made, and that of the better one. heckmeck/review/confirming.py
// does the same for the command.

import type { RolledOut } from '../protocol';

export interface Confirmation {
  /** For each of the two choices. */
  games: number;
  /** How much the better choice adds to the chance to win, and half of its 95% interval. */
  gap: number;
  half_width: number;
  /** Whether all of the interval lies on one side of zero. */
  verdict: 'confirmed' | 'refuted' | 'open';
}

export function confirmation(chosen: RolledOut, better: RolledOut, seat: number): Confirmation {
  const gap = (better.chances[seat] ?? 0) - (chosen.chances[seat] ?? 0);
  const half_width = Math.hypot(chosen.half_widths[seat] ?? 0, better.half_widths[seat] ?? 0);
  const sure = Math.abs(gap) > half_width;
  const verdict = sure ? (gap > 0 ? 'confirmed' : 'refuted') : 'open';
  return { games: Math.max(chosen.games, better.games), gap, half_width, verdict };
}
