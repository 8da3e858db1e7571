// What happened, sorted into the lines of the log.

import type { Telling } from '../kinds/kind';
import type { Told } from '../lib/playback.svelte';
import type { Event } from '../protocol';

export interface Line {
  key: string;
  /** Whom it is about. */
  seat: number | null;
  /** Somebody else acts than in the line before. */
  turn: boolean;
  /** What it did to them, for its colour. */
  tone: 'good' | 'bad' | null;
  events: Event[];
  sentences: string[];
}

const TONES: Partial<Record<Event['event'], Line['tone']>> = {
  portion_taken: 'good',
  portion_stolen: 'good',
  specialist_won: 'good',
  bratworm_taken: 'good',
  failed_attempt: 'bad',
  portion_returned: 'bad',
  portion_turned_over: 'bad',
};

/** The lines of a log, the oldest first. What goes without saying (`tell` gives null) has none, nor has the winner: the worms are
    counted first. */
export function lines(history: Told[], telling: Telling | null, tell: (event: Event) => string | null): Line[] {
  const found: Line[] = [];
  for (const { version, events } of history) {
    events.forEach((event, index) => {
      const sentence = event.event === 'game_over' ? null : tell(event);
      if (sentence === null) return;
      const last = found.at(-1);
      if (last && telling?.continues(last.events, event)) {
        last.events.push(event);
        last.sentences.push(sentence);
        return;
      }
      const seat = 'seat' in event ? event.seat : null;
      const turn = seat !== null && seat !== last?.seat;
      found.push({
        key: `${version}.${index}`,
        // What happens to the grill belongs to whoever is acting.
        seat: seat ?? last?.seat ?? null,
        turn,
        tone: TONES[event.event] ?? null,
        events: [event],
        sentences: [sentence],
      });
    });
  }
  return found;
}
