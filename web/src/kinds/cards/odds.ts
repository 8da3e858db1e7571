// What a choice is worth, as the server estimates it.

import { sameAction } from '../../lib/tell';
import { words } from '../../lib/words.svelte';
import type { Action, OddsMessage, OddsOfChoice, Situation } from '../../protocol';

/** The answer to another question does not count: everything that it names must be possible now. */
export function oddsFor(odds: OddsMessage | null, situation: Situation): OddsOfChoice[] {
  const found = odds?.choices ?? [];
  return found.every(({ action }) => possible(action, situation)) ? found : [];
}

function possible(action: Action, { choices, playable }: Situation): boolean {
  if (action.action !== 'play') return choices.some((choice) => sameAction(choice.action, action));
  return playable.some(({ cards }) => action.cards.every((card) => cards.includes(card)));
}

export const oddsOf = (odds: OddsOfChoice[], action: Action): OddsOfChoice | undefined =>
  odds.find((one) => sameAction(one.action, action));

/** An estimated chance with what is uncertain about it: 31.4% ± 2.1. */
export const chanceOf = ({ win, half_width }: OddsOfChoice): string =>
  `${words.percent(win ?? 0, 1)} ± ${words.decimal(100 * (half_width ?? 0), 1)}`;
