// The tables this browser has a seat at, with the secret that proves it.

import type { GameId } from '../protocol';
import { recall, remember } from './storage';

export interface OwnTable {
  table: string;
  token: string;
  game: GameId | null;
  date: string;
}

const MOST = 30;
let kept = $state.raw<OwnTable[]>(recall<OwnTable[]>('tables', []));

export const ownTables = {
  get all(): OwnTable[] {
    return kept;
  },
  token(table: string): string | null {
    return kept.find((one) => one.table === table)?.token ?? null;
  },
  keep(table: string, token: string, game: GameId | null = null): void {
    const before = kept.find((one) => one.table === table);
    const entry = { table, token, game: game ?? before?.game ?? null, date: before?.date ?? new Date().toISOString() };
    kept = [entry, ...kept.filter((one) => one.table !== table)].slice(0, MOST);
    remember('tables', kept);
  },
  forget(table: string): void {
    kept = kept.filter((one) => one.table !== table);
    remember('tables', kept);
  },
};
