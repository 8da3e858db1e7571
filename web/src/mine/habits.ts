// The habits that cost somebody most: mistakes of one kind that came again and again.

import { MINE } from './facts';
import type { KeptGame } from './memory';

export interface Habit {
  habit: string;
  /** Where it happens: below this portion, or from this one on; null if that makes no difference. */
  edge: number | null;
  /** How often, in how many games, and what all of it cost. */
  count: number;
  games: number;
  loss: number;
}

export const LEAST_COUNT = MINE.least_count;
export const LEAST_GAMES = MINE.least_games;

/** The costliest first. */
export function habitsOf(games: KeptGame[]): Habit[] {
  const found = new Map<string, { portion: number | null; loss: number; game: KeptGame }[]>();
  for (const game of games) {
    for (const [key, portion, loss] of game.slips) {
      const slips = found.get(key) ?? [];
      if (slips.length === 0) found.set(key, slips);
      slips.push({ portion, loss, game });
    }
  }
  return [...found.entries()]
    .map(([habit, slips]) => ({
      habit,
      edge: edgeOf(MINE.sides[habit], slips),
      count: slips.length,
      games: new Set(slips.map(({ game }) => game)).size,
      loss: slips.reduce((sum, { loss }) => sum + loss, 0),
    }))
    .filter(({ count, games }) => count >= LEAST_COUNT && games >= LEAST_GAMES)
    .toSorted((one, other) => other.loss - one.loss)
    .slice(0, MINE.most_habits);
}

/** The portion on whose side most of the loss lies, as near to the end of the grill as can be. */
function edgeOf(side: 'below' | 'from' | undefined, slips: { portion: number | null; loss: number }[]): number | null {
  if (side === undefined || slips.some(({ portion }) => portion === null)) return null;
  const rising = slips.toSorted((one, other) => (one.portion ?? 0) - (other.portion ?? 0));
  const ordered = side === 'below' ? rising : rising.toReversed();
  const wanted = MINE.mostly * slips.reduce((sum, { loss }) => sum + loss, 0);
  let sum = 0;
  for (const { portion, loss } of ordered) {
    sum += loss;
    if (sum >= wanted) return side === 'below' ? (portion ?? 0) + 1 : portion;
  }
  return null;
}
