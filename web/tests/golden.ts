// Whole games as a server tells them. tools/make_golden_games.py makes the files; `make golden` renews them.

import type { Replay, Step, View } from '../src/protocol';

const FILES = import.meta.glob<string>('./golden/*.json', { query: '?raw', import: 'default', eager: true });

/** The games by the names of their files. */
export const GAMES = Object.keys(FILES).map((path) => path.replace('./golden/', '').replace('.json', ''));

/** A game with its views whole again: the file has only what each step changed. */
export function golden(name: string): Replay {
  const told = JSON.parse(FILES[`./golden/${name}.json`] ?? '') as Replay;
  let view: View | null = told.start;
  const steps = told.steps.map((step): Step => {
    view = { ...view, ...step.view } as View;
    return { ...step, view };
  });
  return { ...told, steps };
}
