// When positions come back: on the next day at first, then at growing intervals for as long as the answers are right.

import { describe, expect, it } from 'vitest';
import { dueOn } from '../src/mine/due';
import { readFile, writeFile } from '../src/mine/file';
import { answered, cardOf } from '../src/mine/schedule';

const DAY = 24 * 3600 * 1000;
const NOON = new Date(2026, 10, 18, 12);
const fresh = () => cardOf({ position: 'p', date: NOON.toISOString(), loss: 0.05 }, NOON);
const later = (days: number) => new Date(NOON.getTime() + days * DAY);

describe('a position', () => {
  it('comes back on the next day, from its first minute on', () => {
    expect(dueOn([fresh()], NOON)).toEqual([]);
    expect(dueOn([fresh()], new Date(2026, 10, 18, 23, 59))).toEqual([]);
    expect(dueOn([fresh()], new Date(2026, 10, 19, 0, 1))).toHaveLength(1);
    expect(dueOn([fresh()], later(30))).toHaveLength(1);
  });
  it('stays away longer after each right answer, and is back soon after a wrong one', () => {
    let [card, days] = [fresh(), 1];
    const gaps: number[] = [];
    for (let time = 0; time < 6; time++) {
      card = answered(card, true, later(days));
      const gap = Math.round((Date.parse(card.due) - later(days).getTime()) / DAY);
      gaps.push(gap);
      days += gap;
    }
    expect(gaps).toEqual(gaps.toSorted((one, other) => one - other));
    expect(new Set(gaps).size).toBeGreaterThan(4);
    expect(gaps.at(-1)).toBeLessThanOrEqual(365);
    const wrong = answered(card, false, later(days));
    expect((Date.parse(wrong.due) - later(days).getTime()) / DAY).toBeLessThan(gaps.at(-1) ?? 0);
    expect(wrong.lapses).toBe(card.lapses + 1);
  });
  it('that is answered again on the same day, or under a clock that was set back, has had its one day', () => {
    for (const days of [0, -3]) expect(answered(fresh(), true, later(days)).elapsed_days).toBe(1);
  });
  it('is gone for the day after an answer', () => {
    for (const right of [true, false]) expect(dueOn([answered(fresh(), right, later(1))], later(1))).toEqual([]);
  });
  it('survives its way through a file', () => {
    const card = answered(fresh(), true, later(1));
    expect(readFile(writeFile({ games: [], cards: [card] })).cards).toEqual([card]);
  });
  it('that has been due longest comes first', () => {
    const cards = [3, 1, 2].map((day) => ({ ...fresh(), position: String(day), due: later(day).toISOString() }));
    expect(dueOn(cards, later(9)).map(({ position }) => position)).toEqual(['1', '2', '3']);
  });
});
