// How a player feels about what is happening just now.

import type { Event } from '../../protocol';

export type Mood = 'calm' | 'happy' | 'sad';

const WINS: Event['event'][] = ['portion_taken', 'portion_stolen', 'specialist_won', 'bratworm_taken'];
const LOSES: Event['event'][] = ['failed_attempt', 'portion_returned'];

/** Nobody is happy to have won before the worms are counted. `unwanted` is whether a portion that is taken now is a bad one. */
export function moodOf(seat: number, events: Event[], unwanted = false): Mood {
  for (const event of events) {
    if ('rival' in event && event.rival === seat) return 'sad';
    if (!('seat' in event) || event.seat !== seat) continue;
    if (LOSES.includes(event.event) || (event.event === 'passed' && !event.valid)) return 'sad';
    if (WINS.includes(event.event)) return unwanted && event.event === 'portion_taken' ? 'sad' : 'happy';
  }
  return 'calm';
}
