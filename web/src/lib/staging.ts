// A step of the game is one decision with all that followed. To be seen to happen it is shown in stages: the dice fall and lie there,
// then the attempt fails, then the portion goes back. The views between are reduced from the events; the last is the server's own.

import type { Play } from '../kinds/kind';
import type { Event, Step, View } from '../protocol';
import { length } from './timing';

export interface Stage {
  /** The version of the step, with a fraction for each stage of it. */
  version: number;
  /** What moves. Pieces fly from one view to the next by keyed transitions in the table. */
  events: Event[];
  view: View;
  /** Who is seen to act in it; null: as before. */
  seat: number | null;
  /** Who acts when it is over; null: as before. */
  following: number | null;
  /** How long it is looked at, at normal speed. */
  ms: number;
}

type Reducer = Pick<Play, 'reduce' | 'joins'>;

/** How a step is shown to whoever saw the view before it; null: whoever has seen nothing yet finds all of it done. */
export function stages(before: View | null, step: Step & { view: View }, { reduce, joins }: Reducer): Stage[] {
  const parts: Event[][] = [];
  for (const event of step.events) {
    const last = parts.at(-1);
    if (last !== undefined && (before === null || joins(last, event))) last.push(event);
    else parts.push([event]);
  }
  if (parts.length === 0) parts.push([]);
  let view = before ?? step.view;
  return parts.map((events, place) => {
    const last = place === parts.length - 1;
    view = last ? step.view : events.reduce((seen, event) => reduce(seen, event, step.view), view);
    const version = step.version + place / parts.length;
    return { version, events, view, seat: actorOf(events), following: followingOf(events), ms: length(events) };
  });
}

/** What somebody is dealt or given is no deed of theirs, nor are cards cleared away; and who begins then has done nothing yet. */
const NO_DEEDS: Event['event'][] = ['seat_handed', 'hand_dealt', 'cards_discarded', 'turn_began', 'turn_ended'];

/** Who does what happens first; null if nobody does. */
function actorOf(events: Event[]): number | null {
  for (const event of events) if (!NO_DEEDS.includes(event.event) && 'seat' in event) return event.seat;
  return null;
}

/** Whose turn it is after these events; null if they do not say. */
function followingOf(events: Event[]): number | null {
  for (const event of [...events].reverse()) {
    if (event.event === 'turn_ended') return event.following;
    if (event.event === 'turn_began') return event.seat;
    if (event.event === 'round_ended') return event.first;
  }
  return null;
}
