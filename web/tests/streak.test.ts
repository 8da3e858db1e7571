import { describe, expect, it } from 'vitest';
import { answered, dayBefore, dayOf, daysOn, isDay, type Streak } from '../src/puzzles/streak';

const none: Streak = { day: '', right: false, days: 0, best: 0 };

describe('the streak of the daily puzzle', () => {
  it('counts days in a row', () => {
    let streak = none;
    for (const day of ['2026-11-29', '2026-11-30', '2026-12-01']) streak = answered(streak, day, true);
    expect(streak).toEqual({ day: '2026-12-01', right: true, days: 3, best: 3 });
  });
  it('ends with a wrong answer, and keeps the best', () => {
    const streak = answered(answered(none, '2026-12-31', true), '2027-01-01', false);
    expect(streak).toEqual({ day: '2027-01-01', right: false, days: 0, best: 1 });
  });
  it('begins anew after a day that was left out', () => {
    const streak = answered(answered(none, '2026-11-18', true), '2026-11-20', true);
    expect(streak.days).toBe(1);
    expect(daysOn(streak, '2026-11-21')).toBe(1);
    expect(daysOn(streak, '2026-11-22')).toBe(0);
  });
  it('takes the first answer of a day, and none of an earlier day', () => {
    const wrong = answered(none, '2026-11-18', false);
    expect(answered(wrong, '2026-11-18', true)).toBe(wrong);
    expect(answered(wrong, '2026-11-17', true)).toBe(wrong);
  });
  it('knows the calendar', () => {
    expect(dayOf(new Date(2026, 10, 5, 23, 59))).toBe('2026-11-05');
    expect(dayBefore('2028-03-01')).toBe('2028-02-29');
    expect(dayBefore('2027-01-01')).toBe('2026-12-31');
    expect(['2026-11-18', '2028-02-29', '', '2026-02-30', '2026-99-99'].map(isDay)).toEqual([true, true, false, false, false]);
  });
});
