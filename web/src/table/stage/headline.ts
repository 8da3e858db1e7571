// The headline of the table: one sentence, the most important of what is happening. What is less important follows small, and what led
// before somebody began anew is told as having been just now.

import type { Event } from '../../protocol';

export interface News {
  /** What leads; null while dice roll. */
  lead: Event | null;
  /** What else belongs to it. */
  small: Event[];
  /** What led before somebody rolled, played cards or passed. */
  earlier: Event | null;
}

export const NO_NEWS: News = { lead: null, small: [], earlier: null };

/** The higher, the more it matters. Pieces that move of themselves never lead, nor does the winner's name: the worms are counted first. */
const RANK: Partial<Record<Event['event'], number>> = {
  portion_stolen: 8,
  failed_attempt: 7,
  portion_taken: 6,
  specialist_won: 5,
  specialist_kept: 4,
  bratworm_taken: 3,
  passed: 3,
  seat_handed: 2,
  weasel_used: 1,
  dice_laid_aside: 1,
  taken_back: 1,
  cards_played: 1,
  grill_opened: 1,
};
/** What is still worth telling when somebody else has begun. */
const WORTH = 3;

const BEGINS: Event['event'][] = ['dice_fell', 'cards_played', 'passed', 'grill_opened'];
const SMALL: Event['event'][] = ['specialist_placed', 'portion_returned', 'portion_turned_over', 'reshuffled', 'draws_lapsed'];

const rankOf = (event: Event | null): number => (event === null ? 0 : (RANK[event.event] ?? 0));

/** The news after what happens now. */
export function follow(news: News, events: Event[]): News {
  return events.reduce((before, event) => {
    const told = BEGINS.includes(event.event) ? { ...NO_NEWS, earlier: lasts(before.lead) ? before.lead : null } : before;
    if (SMALL.includes(event.event)) return { ...told, small: [...told.small, event] };
    if (rankOf(event) === 0) return told;
    // Until somebody begins anew all of it is one story. Laying dice aside begins another.
    if (told.lead === null || rankOf(told.lead) === 1) return { ...told, lead: event, small: [] };
    // One after another takes a share: each of them leads in turn, whatever led before.
    if (event.event === 'portion_taken' && event.seat !== seatOf(told.lead)) return { ...told, lead: event, small: [] };
    if (rankOf(event) > rankOf(told.lead)) return { ...told, lead: event, small: [told.lead, ...told.small] };
    if (rankOf(event) === rankOf(told.lead) && seatOf(event) !== seatOf(told.lead)) return { ...told, lead: event, small: [] };
    // Where there is room for one of them only, what somebody takes is news, and that they passed is not.
    return { ...told, small: [...told.small.filter((one) => one.event !== 'passed'), event] };
  }, news);
}

/** Whether it is still told when somebody else has begun. */
export const lasts = (event: Event | null): boolean => rankOf(event) >= WORTH;

const seatOf = (event: Event): number | null => ('seat' in event ? event.seat : null);

/** Whom the news is about. */
export const aboutWhom = ({ lead }: News): number | null => (lead === null ? null : seatOf(lead));
