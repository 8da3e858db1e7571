// A step of the game is one decision with all that followed. To be seen to happen it is shown in stages: the dice fall and lie
// there, then the attempt fails, then the portion goes back. Between the stages a dice table shows the picture before the step with
// the event's own numbers put in; the last stage always shows the server's own view. The card table unfolds its stages itself.

import type { DiceView, Event, Step, View } from '../protocol';
import type { Sound } from './sounds';

export interface Stage {
  step: number;
  events: Event[];
  view: View | null;
  ms: number;
}

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
  'round-ended': [600, null],
  'seat-handed': [600, null],
  'turn-ended': [200, null],
  'game-over': [900, null],
};

export function length(events: Event[]): number {
  return Math.min(
    events.reduce((sum, event) => sum + (SHOWN[event.event]?.[0] ?? 0), 0),
    2600,
  );
}

export function soundOf(events: Event[]): Sound | null {
  for (const event of events) {
    const sound = SHOWN[event.event]?.[1];
    if (sound) return sound;
  }
  return null;
}

/** Events that open a stage of their own; the others belong to the stage they follow. */
const OPENS = new Set<Event['event']>([
  'dice-fell',
  'dice-laid-aside',
  'failed-attempt',
  'portion-taken',
  'portion-stolen',
  'portion-returned',
  'cards-played',
  'passed',
  'grill-opened',
]);

export function stages(before: View | null, step: Step): Stage[] {
  const parts: Event[][] = [];
  for (const event of step.events) {
    // The throw belongs to the roll that it opens, and a game that ends to what ended it.
    const last = parts.at(-1);
    const alone = OPENS.has(event.event) && last?.some((one) => one.event !== 'dice-thrown');
    if (last === undefined || alone) parts.push([event]);
    else last.push(event);
  }
  if (parts.length === 0) parts.push([]);
  let view = before;
  return parts.map((events, index) => {
    const final = index === parts.length - 1;
    if (view?.kind === 'dice') view = final ? step.view : events.reduce(after, view);
    else view = step.view;
    return { step: step.version + index / parts.length, events, view, ms: length(events) };
  });
}

function after(view: DiceView, event: Event): DiceView {
  const turn = view.turn;
  if (event.event === 'dice-fell' && turn !== null) {
    const [roll = '', golden] = event.roll.split('*');
    return { ...view, awaiting: 'lay_aside', turn: { ...turn, roll, golden: (golden ?? null) as typeof turn.golden } };
  }
  if (event.event === 'dice-laid-aside' && turn !== null) {
    const aside = { ...turn.aside, [event.face]: event.count };
    const white = event.golden ? event.count - 1 : event.count;
    const golden_die = event.golden ? 'aside' : turn.golden_die;
    return {
      ...view,
      turn: {
        ...turn,
        aside,
        roll: null,
        golden: null,
        dice: turn.dice - white,
        golden_die,
        total: event.total,
        counted: event.total,
      },
    };
  }
  return view;
}
