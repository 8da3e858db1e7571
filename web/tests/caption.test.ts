// What a button of a dice table says: what is done, and what it would win.

import { beforeAll, expect, test } from 'vitest';
import { captionOf } from '../src/kinds/dice/choices';
import { dashed, tell, tellJustNow, tellWhy } from '../src/lib/tell';
import { words } from '../src/lib/words.svelte';
import type { Action, DiceView, Event, Prize } from '../src/protocol';

beforeAll(() => words.use('en', false));

const players = ['Ada', 'Oma_Inge'].map((name) => ({ name }));
const view = (roll: string | null) => ({ players, turn: { roll, dice: 5 } }) as unknown as DiceView;
const caption = (action: Action, wins: Prize[] = [], roll: string | null = null) =>
  captionOf({ action, total: null, wins }, view(roll));
const prize = (portion: number, rival: number | null = null, hen = false): Prize => ({ portion, rival, hen });
const STOP: Action = { action: 'stop' };

test('a stop names what it wins, or that it wins nothing', () => {
  expect(caption(STOP, [prize(24)])).toBe('Stop and take 24');
  expect(caption(STOP, [prize(24, 1)])).toBe('Stop and steal 24 from Oma Inge');
  expect(caption(STOP, [prize(24, 1, true)])).toBe('Stop and steal Oma Inge’s sitting hen');
  expect(caption(STOP, [prize(24), prize(23)])).toBe('Stop and choose a portion');
  expect(caption(STOP)).toBe('Stop with nothing');
  expect(caption(STOP, [prize(24)], '1234')).toBe('Accept the failed attempt');
});

test('a roll names its dice, and anything else is told as an action', () => {
  expect(caption({ action: 'roll', golden: false })).toBe('Roll 5 dice');
  expect(captionOf({ action: { action: 'roll', golden: false }, total: null, wins: [] }, { ...view(null), turn: null })).toBe(
    'Roll 0 dice',
  );
  expect(caption({ action: 'roll', golden: true })).toBe('Roll with the golden die');
  expect(caption({ action: 'lay_aside', face: 'W' })).toBe('Lay aside worms');
});

test('what is seen once somebody else has begun is as short as can be', () => {
  const told = (event: Event) => tellJustNow(event, ['Ada', 'Oma_Inge']);
  expect(told({ event: 'failed_attempt', seat: 0 } as Event)).toBe('Just now: Ada fails.');
  expect(told({ event: 'turn_ended', seat: 0, following: 1 })).toBeNull();
});

test('what an event holds is put into words', () => {
  const told = (event: Event) => tell(event, ['Ada', 'Oma_Inge']);
  expect(told({ event: 'dice_fell', seat: 1, roll: '144*W' })).toBe('Oma Inge rolls 1 4 4 *W.');
  expect(told({ event: 'cards_played', seat: 0, cards: ['3', '3', 'W7'], total: 11 })).toBe(
    'Ada plays 3, 3 and W7 for a total of 11.',
  );
  expect(told({ event: 'game_over', winners: [1] })).toBe('The game is over: Oma Inge wins.');
  expect(told({ event: 'game_over', winners: [0, 1] })).toBe('The game is over: Ada and Oma Inge share the win.');
  expect(told({ event: 'turn_ended', seat: 0, following: 1 })).toBeNull();
});

test('names of programs become keys of the catalogue', () => {
  expect(dashed('not_your_turn')).toBe('not-your-turn');
  expect(tellWhy({ rule: '', reason: 'not_your_turn', details: {} })).toBe('It is not your turn.');
  expect(tellJustNow({ event: 'portion_taken', seat: 1, portion: 24 }, ['Ada', 'Oma_Inge'])).toBe('Just now: Oma Inge takes 24.');
});
