// The sharing of the menu so far.

import type { CardView, Event } from '../../protocol';
import { byRank, isWorm } from './reduce';

/** One line of it: who takes what. The worm card is there if it decides, because another total is equal. */
export type Share = { seat: number; total: number; portion: number; tag: string | null };

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
  const tied = players.some((other, place) => place !== seat && other.valid && other.total === player.total);
  const tag = tied ? (player.played.filter(isWorm).sort(byRank).at(-1) ?? null) : null;
  return [{ seat, total: player.total, portion, tag }];
}
