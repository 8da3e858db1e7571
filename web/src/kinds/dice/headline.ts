// The headline of the table: one sentence, the most important of what is happening. What is less important follows small, and what led
// before somebody rolled again is told as having been just now.

import type { Event } from '../../protocol';

export interface News {
  /** What leads; null while dice roll and while somebody thinks. */
  lead: Event | null;
  /** What else belongs to it. */
  small: Event[];
  /** What led before the last roll. */
  earlier: Event | null;
}

export const NO_NEWS: News = { lead: null, small: [], earlier: null };

/** The higher, the more it matters. Pieces that move of themselves never lead. */
const RANK: Partial<Record<Event['event'], number>> = {
  game_over: 9,
  portion_stolen: 8,
  failed_attempt: 7,
  portion_taken: 6,
  specialist_won: 5,
  specialist_kept: 4,
  bratworm_taken: 3,
  seat_handed: 2,
  weasel_used: 1,
  dice_laid_aside: 1,
};
/** What is still worth telling when somebody else has rolled. */
const WORTH = 3;

const SMALL: Event['event'][] = ['specialist_placed', 'portion_returned', 'portion_turned_over'];

const rankOf = (event: Event | null): number => (event === null ? 0 : (RANK[event.event] ?? 0));

/** The news after what happens now. */
export function follow(news: News, events: Event[]): News {
  return events.reduce((told, event) => {
    if (event.event === 'dice_fell') return { lead: null, small: [], earlier: lasts(told.lead) ? told.lead : null };
    if (SMALL.includes(event.event)) return { ...told, small: [...told.small, event] };
    if (rankOf(event) === 0) return told;
    // Until a roll all of it is one story. Laying dice aside begins another.
    if (told.lead === null || rankOf(told.lead) === 1) return { ...told, lead: event, small: [] };
    if (rankOf(event) > rankOf(told.lead)) return { ...told, lead: event, small: [told.lead, ...told.small] };
    return { ...told, small: [...told.small, event] };
  }, news);
}

/** Whether it is still told when somebody else has rolled. */
export const lasts = (event: Event | null): boolean => rankOf(event) >= WORTH;

/** Whom the news is about. */
export const aboutWhom = ({ lead }: News): number | null => (lead !== null && 'seat' in lead ? lead.seat : null);
