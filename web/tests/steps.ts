// Golden games step by step and stage by stage.

import * as cards from '../src/kinds/cards/reduce';
import * as dice from '../src/kinds/dice/reduce';
import type { Play } from '../src/kinds/kind';
import { stages, type Stage } from '../src/lib/staging';
import type { Step, View } from '../src/protocol';
import { golden } from './golden';

/** All of an entry that needs no browser. */
export const REDUCERS = { dice, cards } as unknown as Record<View['kind'], Pick<Play, 'reduce' | 'joins'>>;

export type Seen = Step & { view: View };

/** Every step of a golden game with the view before it. */
export function steps(game: string): [before: View, step: Seen][] {
  const { start, steps } = golden(game);
  // A player at a table sees nothing before the first step.
  const views = [start, ...steps.map(({ view }) => view)];
  return steps.flatMap((step, place) => (views[place] ? [[views[place], step as Seen]] : []));
}

export function staged(before: View, step: Seen): Stage[] {
  return stages(before, step, REDUCERS[before.kind]);
}

/** The whole game as it is shown. */
export function shown(game: string): Stage[] {
  return steps(game).flatMap(([before, step]) => staged(before, step));
}
