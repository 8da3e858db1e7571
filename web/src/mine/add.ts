// Adds a finished game to what this device remembers. Loaded after a game, when its review is there.

import { me } from '../lib/me.svelte';
import type { GameReview, Replay, TableInfo } from '../protocol';
import { gamesOf, lessonsOf } from './gather';
import { mine } from './kept.svelte';
import { keyOf } from './memory';

/** Nothing for whoever only looks on, and nothing twice. */
export async function addGame(info: TableInfo, replay: Replay, review: GameReview): Promise<void> {
  const known = new Set(mine.memory.games.map(keyOf));
  const games = gamesOf(info, replay, review).filter((game) => !known.has(keyOf(game)));
  if (games.length === 0) return;
  const lessons = lessonsOf(info, replay, review, me.name);
  const now = new Date();
  const cards = lessons.length === 0 ? [] : await import('./schedule').then(({ cardOf }) => lessons.map((one) => cardOf(one, now)));
  mine.add({ games, cards });
}
