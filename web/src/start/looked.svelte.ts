// How things stand at the tables that this browser sits at.

import { api, ApiError } from '../lib/api';
import { ownTables, type OwnTable } from '../lib/tables.svelte';
import type { TableInfo } from '../protocol';

export interface Looked {
  own: OwnTable;
  info: TableInfo;
}

const MOST_ASKED = 12;

export class LookedAt {
  #found = $state.raw<Record<string, TableInfo>>({});

  constructor() {
    for (const own of ownTables.all.slice(0, MOST_ASKED)) void this.#look(own);
  }

  get all(): Looked[] {
    return ownTables.all.flatMap((own) => {
      const info = this.#found[own.table];
      return info === undefined ? [] : [{ own, info }];
    });
  }

  async #look(own: OwnTable): Promise<void> {
    try {
      const info = await api.table(own.table, own.token);
      this.#found = { ...this.#found, [own.table]: info };
    } catch (refused) {
      // A table that the server no longer has is not shown. Its token stays: the server may get it back from a backup.
      if (refused instanceof ApiError && refused.status === 404) ownTables.hide(own.table);
    }
  }
}
