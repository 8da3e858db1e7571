// Which bot somebody plays like. The bots were measured by the same review (tools/measure_bots.py).

import { LEVELS } from '../art/names';
import type { Level } from '../protocol';
import { MINE } from './facts';
import type { KeptGame } from './memory';

export const ENOUGH = MINE.enough;

/** Whoever gives away at most this much per decision plays like this bot. The strongest first; the weakest has no limit. */
export type Band = [level: Level, most: number];

/** For the mixture of games that somebody played: the more decisions a game had, the more it counts. */
export function bandsOf(games: KeptGame[]): Band[] {
  const telling = games.filter((game) => game.decisions > 0);
  const decisions = telling.reduce((sum, game) => sum + game.decisions, 0);
  return LEVELS.toReversed().map((level) => {
    const limit = (game: KeptGame) => MINE.thresholds[game.game]?.[level] ?? Infinity;
    return [level, telling.reduce((sum, game) => sum + (game.decisions / decisions) * limit(game), 0)];
  });
}

/** Null with too few decisions to say. */
export function levelOf(games: KeptGame[]): Level | null {
  const decisions = games.reduce((sum, game) => sum + game.decisions, 0);
  if (decisions < ENOUGH) return null;
  const rate = games.reduce((sum, game) => sum + game.given, 0) / decisions;
  return bandsOf(games).find(([, most]) => rate <= most)?.[0] ?? LEVELS[0]!;
}
