// What all games together say: wins, luck, and what was given away.

import { MINE } from './facts';
import type { KeptGame } from './memory';

export interface Totals {
  games: number;
  /** Shared wins are split. */
  won: number;
  luck: number;
  decisions: number;
  given: number;
}

export function totals(games: KeptGame[]): Totals {
  const sum = (of: (game: KeptGame) => number) => games.reduce((all, game) => all + of(game), 0);
  return {
    games: games.length,
    won: sum((game) => game.won),
    luck: sum((game) => game.luck),
    decisions: sum((game) => game.decisions),
    given: sum((game) => game.given),
  };
}

export interface Row {
  what: string;
  games: number;
  won: number;
}

/** Games and wins by what `keys` says of a game, which may be several things. `order` comes first. */
export function rowsBy(games: KeptGame[], keys: (game: KeptGame) => readonly string[], order: readonly string[] = []): Row[] {
  const rows = new Map(order.map((what) => [what, { what, games: 0, won: 0 }]));
  for (const game of games) {
    for (const what of new Set(keys(game))) {
      const row = rows.get(what) ?? { what, games: 0, won: 0 };
      rows.set(what, { what, games: row.games + 1, won: row.won + game.won });
    }
  }
  return [...rows.values()].filter((row) => row.games > 0);
}

export const WINDOW = MINE.window;

/** By game what was given away per decision in it, and in the last games up to it. Games without a decision say nothing. */
export function trendOf(games: KeptGame[]): { own: number; mean: number }[] {
  const telling = games.filter((game) => game.decisions > 0);
  return telling.map((game, number) => {
    const last = totals(telling.slice(Math.max(0, number + 1 - WINDOW), number + 1));
    return { own: game.given / game.decisions, mean: last.given / last.decisions };
  });
}
