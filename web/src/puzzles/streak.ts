// The streak: on how many days in a row somebody has solved the puzzle of the day. The first answer of a day counts.

import { recall, remember } from '../lib/storage';

export interface Streak {
  /** The last day with an answer, such as 2026-11-18; empty before the first. */
  day: string;
  /** Whether that answer was right. */
  right: boolean;
  /** Days in a row up to that day. */
  days: number;
  /** The most there ever were. */
  best: number;
}

const NONE: Streak = { day: '', right: false, days: 0, best: 0 };

/** A date of the calendar on the wall, wherever somebody is. */
export function dayOf(date: Date): string {
  const digits = (n: number, count: number) => String(n).padStart(count, '0');
  return `${digits(date.getFullYear(), 4)}-${digits(date.getMonth() + 1, 2)}-${digits(date.getDate(), 2)}`;
}

/** Whether the calendar has such a day. */
export const isDay = (day: string): boolean => dayOf(new Date(`${day}T12:00:00`)) === day;

/** The day before. Noon keeps clear of the hours that summer time adds and takes. */
export function dayBefore(day: string): string {
  const date = new Date(`${day}T12:00:00`);
  date.setDate(date.getDate() - 1);
  return dayOf(date);
}

/** The streak after an answer. A day has one answer: a second one changes nothing. */
export function answered(streak: Streak, day: string, right: boolean): Streak {
  if (day <= streak.day) return streak;
  const before = streak.day === dayBefore(day) ? streak.days : 0;
  const days = right ? before + 1 : 0;
  return { day, right, days, best: Math.max(days, streak.best) };
}

/** How long the streak is today: a day that was left out ends it. */
export function daysOn(streak: Streak, today: string): number {
  return streak.day === today || streak.day === dayBefore(today) ? streak.days : 0;
}

export const keptStreak = (): Streak => ({ ...NONE, ...recall<Partial<Streak>>('puzzles', {}) });
export const keepStreak = (streak: Streak): void => remember('puzzles', streak);
