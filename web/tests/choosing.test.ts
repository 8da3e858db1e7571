// What the people at a dice table are about to choose, and what their keys do.

import { expect, test } from 'vitest';
import { Choosing } from '../src/kinds/dice/choosing.svelte';
import type { Action, Choice, Face, Prize } from '../src/protocol';

const choice = (action: Action, ...wins: Prize[]): Choice => ({ action, total: null, wins });
const lay = (face: Face) => choice({ action: 'lay_aside', face });
const [ROLL, GOLDEN] = [false, true].map((golden) => choice({ action: 'roll', golden })) as [Choice, Choice];
const NOTHING = choice({ action: 'stop' });
const PRIZE = choice({ action: 'stop' }, { portion: 24, rival: null, hen: false });

/** Somebody before these choices, and what they have done. */
function before(choices: Choice[], tutored = false): { choosing: Choosing; done: Action[] } {
  const done: Action[] = [];
  const act = (action: Action) => void done.push(action);
  return {
    choosing: new Choosing(
      () => choices,
      act,
      () => tutored,
    ),
    done,
  };
}

test('nobody gives a turn away by a slip of the finger', () => {
  const { choosing, done } = before([ROLL, NOTHING]);
  choosing.press('S', false);
  expect([choosing.unsure, done]).toEqual([NOTHING, []]);
  choosing.press('S', false);
  expect([choosing.unsure, done]).toEqual([null, [NOTHING.action]]);
});

test('nothing asks where a stop wins, where nothing else can be done, or where a tutor does', () => {
  for (const { choosing, done } of [before([ROLL, PRIZE]), before([NOTHING]), before([ROLL, NOTHING], true)]) {
    choosing.press('S', false);
    expect(done).toEqual([{ action: 'stop' }]);
  }
});

test('a face is picked first and laid aside by the second tap, or as what is to be done next', () => {
  for (const keys of ['WW', '3W ', '3W\n']) {
    const { choosing, done } = before([lay('3'), lay('W')]);
    expect([choosing.chosen, choosing.primary]).toEqual([null, null]);
    const [first = '', ...rest] = keys;
    choosing.press(first, false);
    expect([choosing.chosen, choosing.primary, done]).toEqual([first, lay(first as Face), []]);
    for (const key of rest) choosing.press(key === '\n' ? 'Enter' : key, false);
    expect(done).toEqual([lay('W').action]);
  }
});

test('a key on a button is the button’s', () => {
  const { choosing, done } = before([ROLL, PRIZE]);
  expect([choosing.press('Enter', true), done]).toEqual([false, []]);
  expect([choosing.press('Enter', false), done]).toEqual([true, [PRIZE.action]]);
});

test('a stop that wins comes first, then the golden die, then any roll', () => {
  const primary = (...choices: Choice[]) => before(choices).choosing.primary;
  expect(primary(ROLL, GOLDEN, PRIZE)).toEqual(PRIZE);
  expect(primary(ROLL, GOLDEN, NOTHING)).toEqual(GOLDEN);
  expect(primary(ROLL, NOTHING)).toEqual(ROLL);
  expect(primary(NOTHING)).toEqual(NOTHING);
});

test('keys of what cannot be done now do nothing', () => {
  const { choosing, done } = before([ROLL, PRIZE]);
  expect(['G', '3', 'X'].map((key) => choosing.press(key, false))).toEqual([false, false, false]);
  expect(choosing.press('R', false)).toBe(true);
  expect(done).toEqual([ROLL.action]);
});
