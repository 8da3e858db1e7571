// Games and cards to test with.

import type { KeptCard, KeptGame } from '../src/mine/memory';

export const game = (some: Partial<KeptGame> = {}): KeptGame => ({
  table: 'T1',
  seat: 0,
  name: 'Ada',
  game: 'original',
  date: '2026-11-18T10:00:00Z',
  players: 2,
  rivals: ['hen'],
  won: 1,
  luck: 0.1,
  decisions: 20,
  given: 0.2,
  slips: [],
  ...some,
});

export const card = (some: Partial<KeptCard> = {}): KeptCard => ({
  position: 'original_21-36_-_-_1,-,1234445W',
  date: '2026-11-18T10:00:00Z',
  loss: 0.05,
  due: '2026-11-19T12:00:00.000Z',
  last_review: '2026-11-18T12:00:00.000Z',
  stability: 0.2,
  difficulty: 6,
  elapsed_days: 0,
  scheduled_days: 1,
  learning_steps: 0,
  reps: 1,
  lapses: 0,
  state: 2,
  ...some,
});
