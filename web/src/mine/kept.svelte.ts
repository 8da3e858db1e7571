// The memory of this browser. Several pages may be open, so it is read anew before it is changed.

import { recall, remember } from '../lib/storage';
import { readKept } from './file';
import { merged, NOTHING, type KeptCard, type Memory } from './memory';

const KEY = 'mine';
const stored = () => readKept(recall<unknown>(KEY, null));
let kept = $state.raw<Memory>(stored());
addEventListener('storage', () => (kept = stored()));

function keep(memory: Memory): void {
  kept = memory;
  remember(KEY, { version: 1, ...memory });
}

export const mine = {
  get memory(): Memory {
    return kept;
  },
  /** What is known already stays as it is. */
  add(more: Memory): void {
    keep(merged(stored(), more));
  },
  /** The card was practised. */
  practised(card: KeptCard): void {
    const { games, cards } = stored();
    keep({ games, cards: cards.map((one) => (one.position === card.position ? card : one)) });
  },
  /** No server knows such a position any more. */
  drop(position: string): void {
    const { games, cards } = stored();
    keep({ games, cards: cards.filter((one) => one.position !== position) });
  },
  forget(): void {
    keep(NOTHING);
  },
};
