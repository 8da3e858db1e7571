// The sharing of the menu so far.

import type { CardView, Event } from '../../protocol';
import { byRank, isWorm } from './reduce';

/** One line of it: who takes what. */
export type Share = { seat: number; total: number; tag: string; portion: number };

/** The lines after these events, which found the table like `before`. Nothing is left of them when nothing happens. */
export function sharing(shares: Share[], events: Event[], before: CardView): Share[] {
  if (events.length === 0) return [];
  for (const event of events) {
    if (event.event === 'grill_opened' || event.event === 'cards_played') shares = [];
    else if (event.event === 'portion_taken') shares = [...shares, ...shareOf(event.seat, event.portion, before)];
  }
  return shares;
}

/** A portion taken by a player with cards in front belongs to the sharing; one who passes without a worm card has none by then. */
function shareOf(seat: number, portion: number, { players }: CardView): Share[] {
  const player = players[seat];
  if (!player || player.played.length === 0) return [];
  const tag = player.played.filter(isWorm).sort(byRank).at(-1) ?? '';
  return [{ seat, total: player.total, tag, portion }];
}
