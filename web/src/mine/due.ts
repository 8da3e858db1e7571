// Which positions are due. A day of this device counts as a whole.

import { dayOf } from '../puzzles/streak';
import type { KeptCard } from './memory';

/** Those due today or before, the longest due first. */
export function dueOn(cards: KeptCard[], now: Date): KeptCard[] {
  const today = dayOf(now);
  return cards
    .filter(({ due }) => dayOf(new Date(due)) <= today)
    .toSorted((one, other) => Date.parse(one.due) - Date.parse(other.due));
}
