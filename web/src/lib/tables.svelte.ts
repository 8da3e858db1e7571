// The tables this browser has a seat at, with the secret that proves it. None is ever forgotten by itself.

import type { GameId } from '../protocol';
import { recall, remember } from './storage';

export interface OwnTable {
  table: string;
  token: string;
  game: GameId | null;
  date: string;
  /** Not in the list any more; the seat is still this browser's. */
  hidden?: boolean;
}

const stored = () => recall<OwnTable[]>('tables', []);
let kept = $state.raw<OwnTable[]>(stored());
addEventListener('storage', () => (kept = stored()));

/** Other pages of this browser may have written since: what they know stays. */
function change(next: (known: OwnTable[]) => OwnTable[]): void {
  kept = next(stored());
  remember('tables', kept);
}

export const ownTables = {
  /** Those in the list, the newest first. */
  get all(): OwnTable[] {
    return kept.filter((one) => !one.hidden);
  },
  token(table: string): string | null {
    return stored().find((one) => one.table === table)?.token ?? null;
  },
  /** Only for a token that the server has confirmed. */
  keep(table: string, token: string, game: GameId | null = null): void {
    change((known) => {
      const before = known.find((one) => one.table === table);
      const entry = { table, token, game: game ?? before?.game ?? null, date: before?.date ?? new Date().toISOString() };
      return [entry, ...known.filter((one) => one.table !== table)];
    });
  },
  /** The table is deleted, and its token opens nothing any more. */
  drop(table: string): void {
    change((known) => known.filter((one) => one.table !== table));
  },
  /** Takes it out of the list. The token stays, for whoever opens the link again. */
  hide(table: string): void {
    change((known) => known.map((one) => (one.table === table ? { ...one, hidden: true } : one)));
  },
};
