import { expect, test } from 'vitest';
import { roundedSum } from '../src/after/sums';

const tenths = (share: number) => Math.round(1000 * share);

test('a result adds up as it is shown', () => {
  // Each of them rounded by itself: 0.333 + 0.1 + 0.1 + 0.1 = 0.633, not 0.635.
  const { start, parts, end } = roundedSum(0.3334, [0.1004, 0.1004, 0.1004], 0.6346);
  expect([start, end]).toEqual([0.333, 0.635]);
  expect(parts.map(tenths).sort()).toEqual([100, 101, 101]);
});

test('the parts that were cut most make up for what is missing', () => {
  expect(roundedSum(0.5, [0.1004, -0.2, 0.1001, 0.0002, 0.4993], 1).parts).toEqual([0.101, -0.2, 0.1, 0, 0.499]);
  expect(roundedSum(0.5, [0.1004, -0.2004, 0.1003, 0.4997], 1).parts).toEqual([0.1, -0.2, 0.1, 0.5]);
  expect(roundedSum(0.5, [0.1014, 0.2013, -0.3027], 0.5).parts).toEqual([0.102, 0.201, -0.303]);
});

test('whatever the parts, the sum is right and none is more than a tenth of a percent off', () => {
  for (let game = 1; game < 500; game++) {
    const made = [1, 2, 3, 4, 5].map((part) => Math.sin(game * part * 12.9898));
    const start = Math.abs(Math.cos(game));
    const end = made.reduce((sum, part) => sum + part, start);
    const shown = roundedSum(start, made, end);
    expect(shown.parts.reduce((sum, part) => sum + tenths(part), tenths(shown.start))).toBe(tenths(shown.end));
    shown.parts.forEach((part, place) => expect(Math.abs(part - made[place]!)).toBeLessThanOrEqual(0.001 + 1e-9));
  }
});
