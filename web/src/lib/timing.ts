// How long everything takes at normal speed, in milliseconds, and how it sounds.

import type { Event } from '../protocol';
import type { Sound } from './sounds';

/** How long events are looked at, and how they sound. What is not named here takes no time of its own. */
const SHOWN: Partial<Record<Event['event'], [ms: number, sound: Sound | null]>> = {
  dice_fell: [1050, 'roll'],
  dice_laid_aside: [550, 'lay'],
  taken_back: [550, 'lay'],
  weasel_used: [700, 'special'],
  failed_attempt: [1300, 'fail'],
  portion_taken: [900, 'take'],
  portion_stolen: [1100, 'steal'],
  portion_returned: [650, 'lay'],
  portion_turned_over: [650, 'turn_over'],
  specialist_won: [800, 'special'],
  specialist_kept: [400, null],
  specialist_placed: [500, null],
  bratworm_taken: [700, 'special'],
  hand_dealt: [250, 'card'],
  grill_opened: [900, 'turn_over'],
  cards_played: [800, 'card'],
  passed: [700, null],
  cards_discarded: [400, 'card'],
  reshuffled: [700, 'card'],
  card_drawn: [350, 'card'],
  draws_lapsed: [350, null],
  round_ended: [600, null],
  seat_handed: [600, null],
  turn_ended: [200, null],
  game_over: [900, null],
};

/** A stage with much in it is not looked at for longer. */
const LONGEST = 2600;

/** Others read a roll before it continues; whoever rolled may choose as soon as the dice lie still. */
export const READING = 350;

/** Bots are watched, not waited for. */
export const BOTS_SHARE = 0.65;

export function timeOf(event: Event): number {
  return SHOWN[event.event]?.[0] ?? 0;
}

/** How long events that are seen together are looked at. What many do at once takes as long as if one did it. */
export function length(events: Event[]): number {
  const times = new Map(events.map((event) => [event.event, timeOf(event)]));
  return Math.min(
    [...times.values()].reduce((sum, ms) => sum + ms, 0),
    LONGEST,
  );
}

export function soundOf(events: Event[]): Sound | null {
  for (const event of events) {
    const sound = SHOWN[event.event]?.[1];
    if (sound) return sound;
  }
  return null;
}
