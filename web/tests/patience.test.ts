// How long the table still waits: the page counts on between what the server says.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { patience } from '../src/lib/patience.svelte';
import type { Wait } from '../src/protocol';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (seat: number, why: Wait['why'], seconds: number): Wait => ({ seat, why, seconds, of: 30 });

test('seconds are counted down to nothing, and nobody hears that the time is up too early', () => {
  patience.hear([wait(1, 'away', 2), wait(1, 'decision', 30), wait(0, 'decision', 0)]);
  const left = () => patience.all.map(({ seconds }) => seconds);
  expect(left()).toEqual([2, 30, 0]);
  vi.advanceTimersByTime(1500);
  expect(left()).toEqual([1, 29, 0]);
  vi.advanceTimersByTime(500);
  expect(left()).toEqual([0, 28, 0]);
  vi.advanceTimersByTime(60_000);
  expect(left()).toEqual([0, 0, 0]);
  expect([patience.of(1)?.why, patience.of(2)]).toEqual(['away', null]);
  expect(vi.getTimerCount()).toBe(0);
});
