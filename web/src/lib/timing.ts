// How long everything takes at normal speed, in milliseconds, and how it sounds.

import type { Event } from '../protocol';
import type { Sound } from './sounds';

/** How long events are looked at, and how they sound. What is not named here takes no time of its own. */
const SHOWN: Partial<Record<Event['event'], [ms: number, sound: Sound | null]>> = {
  'dice-fell': [1050, 'roll'],
  'dice-laid-aside': [550, 'lay'],
  'weasel-used': [700, 'special'],
  'failed-attempt': [1300, 'fail'],
  'portion-taken': [900, 'take'],
  'portion-stolen': [1100, 'steal'],
  'portion-returned': [650, 'lay'],
  'portion-turned-over': [650, 'turn_over'],
  'specialist-won': [800, 'special'],
  'specialist-kept': [400, null],
  'specialist-placed': [500, null],
  'bratworm-taken': [700, 'special'],
  'hand-dealt': [250, 'card'],
  'grill-opened': [900, 'turn_over'],
  'cards-played': [800, 'card'],
  passed: [700, null],
  'cards-discarded': [400, 'card'],
  reshuffled: [700, 'card'],
  'card-drawn': [350, 'card'],
  'draws-lapsed': [350, null],
  'round-ended': [600, null],
  'seat-handed': [600, null],
  'turn-ended': [200, null],
  'game-over': [900, null],
};

/** A stage with much in it is not looked at for longer. */
const LONGEST = 2600;

/** What fell is read before somebody else goes on; who rolled may choose as soon as the dice lie still. */
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
