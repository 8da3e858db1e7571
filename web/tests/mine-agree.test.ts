// The page and the terminal plan the same days with different libraries: tests/terminal/test_mine_schedule.py reads the same file.
// After a change that should move days, run `npx vitest run -u mine-agree`, read the diff, and run that test too.

import { expect, it } from 'vitest';
import { answered, cardOf } from '../src/mine/schedule';

const DAY = 24 * 3600 * 1000;
const FIRST = Date.UTC(2026, 10, 18, 12);

/** Days until each answer, counted from the one before, and whether it is right. */
const LIVES: [days: number, right: boolean][][] = [
  Array.from({ length: 12 }, () => [1, true]),
  Array.from({ length: 6 }, () => [1, false]),
  [3, 3, 9, 20, 50, 120, 365, 800].map((days) => [days, true]),
  [1, 3, 8, 1, 2, 30, 1, 1, 4, 12, 40, 200].map((days, number) => [days, number % 3 !== 2]),
  [700, 1, 700, 1, 5].map((days, number) => [days, number % 2 === 0]),
];

it('a position comes back on the days that the terminal plans too', async () => {
  const told = LIVES.map((life) => {
    let now = FIRST;
    let card = cardOf({ position: 'p', date: new Date(FIRST).toISOString(), loss: 0.05 }, new Date(now));
    const cards = [card];
    for (const [days, right] of life) {
      now += days * DAY;
      card = answered(card, right, new Date(now));
      cards.push(card);
    }
    return { life, cards };
  });
  await expect(`[\n${told.map((life) => JSON.stringify(life)).join(',\n')}\n]\n`).toMatchFileSnapshot('./schedule.json');
});
