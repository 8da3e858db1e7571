// What a player's worms are made of, piece by piece, in the order in which they are counted up.

import type { View } from '../protocol';

export type Counted =
  { kind: 'portion'; value: number; worms: number } | { kind: 'bratworm'; worms: number } | { kind: 'specialist'; worms: number };

export function countedOf(player: View['players'][number]): Counted[] {
  const counted: Counted[] = player.stack.map(({ value, worms }) => ({ kind: 'portion', value, worms }));
  if ('bratworms' in player) {
    for (let i = 0; i < player.bratworms; i++) counted.push({ kind: 'bratworm', worms: 1 });
    // The server counts the score; what portions and bratworms do not explain is the specialist's.
    const rest = player.worms - counted.reduce((sum, { worms }) => sum + worms, 0);
    if (rest > 0) counted.push({ kind: 'specialist', worms: rest });
  }
  return counted;
}
