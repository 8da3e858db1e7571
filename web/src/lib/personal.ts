// Personal links and what a token is good for. Only the server knows: no key is kept before it has said so.

import type { TableInfo } from '../protocol';
import { api, ApiError } from './api';
import { recall, remember } from './storage';

const AGAIN_MS = 1500;

/** The token in a personal link. It is behind #, where no server sees it. */
export function linkKey(): string | null {
  return /^#key=(.*)$/.exec(location.hash)?.[1] ?? null;
}

/** Whether a text could be a token at all. */
export const isKey = (text: string) => /^[\w-]{1,100}$/.test(text);

/** It need not stay in the address bar. */
export function hideKey(): void {
  history.replaceState(null, '', location.pathname);
}

/** The table as the owner of a token sees it; null if there is no such table. Asks until the server answers, or `gone` says true. */
export async function seenWith(table: string, token: string, gone: () => boolean): Promise<TableInfo | null> {
  while (!gone()) {
    try {
      return await api.table(table, token);
    } catch (refused) {
      if (!(refused instanceof ApiError)) throw refused;
      if (refused.status >= 400 && refused.status < 500 && refused.status !== 429) return null;
    }
    await new Promise((done) => setTimeout(done, AGAIN_MS));
  }
  return null;
}

/** The token that somebody is about to sit down with. If the answer is lost, the next visit finds the seat by it. */
export const sitting = {
  token: (table: string) => recall<string | null>(`sitting.${table}`, null),
  begin: (table: string, token: string) => remember(`sitting.${table}`, token),
  end: (table: string) => remember(`sitting.${table}`, null),
};
