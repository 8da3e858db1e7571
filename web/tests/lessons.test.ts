import { describe, expect, test } from 'vitest';
import { wholeLesson } from '../src/learn/lesson';
import type { View } from '../src/protocol';
import { REDUCERS, staged, type Seen } from './steps';

const FILES = import.meta.glob<{ default: unknown }>('../src/kinds/*/lessons/*.json', { eager: true });

describe.each(Object.entries(FILES))('%s', (_, { default: told }) => {
  const { steps } = wholeLesson(told);

  test('events add up to the views, and each step begins where the one before it ends', () => {
    steps.forEach(({ id, view, then }, place) => {
      let now: View = view;
      for (const step of then as Seen[]) {
        const { reduce } = REDUCERS[now.kind];
        const found = step.events.reduce((before, event) => reduce(before, event, step.view), now);
        expect(found, id).toEqual(step.view);
        expect(staged(now, step).at(-1)?.view).toBe(step.view);
        now = step.view;
      }
      const following = steps[place + 1];
      // After a look at the table another scene may follow.
      if (following && then.length > 0) expect(following.view, following.id).toEqual(now);
    });
  });
});
