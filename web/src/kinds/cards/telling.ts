// How the log shows the card game: cards as cards, and what somebody plays and draws in one line.

import type { Event } from '../../protocol';
import LogPictures from './LogPictures.svelte';

/** The cards that a line shows, null for those that nobody here has seen. */
export function cardsOf(line: Event[]): (string | null)[] {
  return line.flatMap((event) => {
    if (event.event === 'hand_dealt') return event.cards ?? Array<null>(event.count).fill(null);
    return event.event === 'cards_played' || event.event === 'cards_discarded' ? event.cards : [];
  });
}

/** Those that are drawn in it. */
export function drawnIn(line: Event[]): (string | null)[] {
  return line.flatMap((event) => (event.event === 'card_drawn' ? [event.card] : []));
}

const FIRST = ['cards_played', 'card_drawn'];

export const telling = {
  continues: (line: Event[], event: Event) => {
    const [first] = line;
    return (
      event.event === 'card_drawn' &&
      first !== undefined &&
      FIRST.includes(first.event) &&
      'seat' in first &&
      first.seat === event.seat
    );
  },
  enough: (line: Event[]) => FIRST.includes(line[0]?.event ?? ''),
  Pictures: LogPictures,
};
