import { expect, test } from 'vitest';
import { longDate } from '../src/lib/numbers';

test.each([
  ['en', 'December 1, 2026', 'December 11, 2026'],
  ['de', '1. Dezember 2026', '11. Dezember 2026'],
  ['fr', '1er décembre 2026', '11 décembre 2026'],
  ['it', '1º dicembre 2026', '11 dicembre 2026'],
  ['nl', '1 december 2026', '11 december 2026'],
])('days are written as people write them: %s', (language, first, eleventh) => {
  expect(longDate(language, new Date(2026, 11, 1, 12))).toBe(first);
  expect(longDate(language, new Date(2026, 11, 11, 12))).toBe(eleventh);
});
