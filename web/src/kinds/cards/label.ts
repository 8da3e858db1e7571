// What a card is called.

import { words } from '../../lib/words.svelte';

export function cardLabel(card: string): string {
  return card.startsWith('W')
    ? words.say('cards-worm-card', { tag: card.slice(1) })
    : words.say('cards-number-card', { number: card });
}
