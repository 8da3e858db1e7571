// Who is which chicken before a table is set up: as the server will have it, tests/table/test_table_avatars.py.

import { expect, test } from 'vitest';
import { avatarsOf, freeAvatar } from '../src/lib/me.svelte';

test.each([
  [
    [null, null, null],
    [0, 1, 2],
  ],
  // Whoever chose comes first, even before somebody on an earlier seat.
  [
    [null, 0, null],
    [1, 0, 2],
  ],
  // Two want the same: the first keeps it, the second gets the next.
  [
    [3, 3, 4],
    [3, 4, 5],
  ],
  [
    [6, 6, null],
    [6, 0, 2],
  ],
  [
    [2, null, null],
    [2, 1, 3],
  ],
])('whoever wants to be %j is seen as %j', (wanted, seen) => {
  expect(avatarsOf(wanted)).toEqual(seen);
});

test('where all chickens are taken, a wish is left as it is', () => {
  expect(freeAvatar([0, 1, 2, 3, 4, 5, 6], 4)).toBe(4);
});
