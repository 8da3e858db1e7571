// What the tutor says: what a choice keeps of the chance to win, what can go wrong, and what there is to win.

import { beforeAll, expect, test } from 'vitest';
import { tellAdvice } from '../src/lib/advice';
import { words } from '../src/lib/words.svelte';
import type { Action, Advice, Face, OddsOfChoice, PrizeChance } from '../src/protocol';

beforeAll(async () => {
  await words.use('en', false);
  await words.more('tutor');
});

const STOP: Action = { action: 'stop' };
const ROLL: Action = { action: 'roll', golden: false };
const prize = (portion: number, chance: number, rival: number | null = null, hen = false): PrizeChance => ({
  portion,
  chance,
  rival,
  hen,
});
const odds = (action: Action, win: number, fail: number | null, ...wins: PrizeChance[]): OddsOfChoice => ({
  action,
  worms: null,
  win,
  half_width: null,
  close: false,
  fail,
  wins,
});
const told = (action: Action, ...choices: OddsOfChoice[]) =>
  tellAdvice({ type: 'advice', version: 1, action, choices, position: '' } satisfies Advice, ['Ada', 'Oma_Inge']);

test('it names what both choices keep, what can go wrong, and the likeliest prize', () => {
  const stops = odds(STOP, 0.6, 0, prize(24, 1, 1));
  const rolls = odds(ROLL, 0.41, 0.3, prize(25, 0.2), prize(26, 0.4), prize(27, 0.1));
  expect(told(ROLL, stops, rolls)).toEqual({
    question: 'Roll anyway?',
    keeps: 'Stopping puts your chance to win at 60%, rolling only at 41%.',
    reason:
      'Stopping is sure to win Oma Inge’s portion 24; rolling fails 30% of the time and otherwise most often wins portion 26.',
  });
});

test('hardly ever is not never, and a choice that wins nothing says so', () => {
  const rolls = odds(ROLL, 0.6, 0.004, prize(24, 0.9, 1, true));
  expect(told(STOP, rolls, odds(STOP, 0.3, 1)).reason).toBe(
    'Rolling hardly ever fails and most often wins Oma Inge’s sitting hen; stopping wins nothing.',
  );
});

test('what later turns decide has no risk to name', () => {
  const later = 'The difference shows in later turns, not in this one.';
  expect(told(STOP, odds(ROLL, 0.6, null), odds(STOP, 0.3, 1)).reason).toBe(later);
  expect(told(STOP, odds(ROLL, 0.6, 0.2), odds(STOP, 0.3, 1)).reason).toBe(later);
});

test('without the odds of the choice there is only the question', () => {
  expect(told(STOP, odds(ROLL, 0.6, 0.2))).toEqual({ question: 'Stop anyway?', keeps: '', reason: '' });
});

test('all dice of a face have the words of the language, as in the terminal', async () => {
  const asked = (face: Face) => told({ action: 'lay_aside', face }, odds(STOP, 0.6, 0.2)).question;
  await words.use('it', false);
  expect([asked('1'), asked('5'), asked('W')]).toEqual([
    'Accantoni lo stesso gli 1?',
    'Accantoni lo stesso i 5?',
    'Accantoni lo stesso i vermi?',
  ]);
  await words.use('nl', false);
  expect([asked('1'), asked('5'), asked('W')]).toEqual([
    'Toch enen opzijleggen?',
    'Toch vijven opzijleggen?',
    'Toch wormen opzijleggen?',
  ]);
});
