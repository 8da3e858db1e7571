// What is asked of the server over HTTP: long games in parts, and a lost answer once more.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, ApiError } from '../src/lib/api';

let asked: { path: string; body: unknown }[] = [];

/** A server that gives these answers one after another. */
function answers(...given: (() => Response)[]): void {
  asked = [];
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit) => {
    asked.push({ path, body });
    return Promise.resolve().then(given.shift());
  });
}

const LOST = () => {
  throw new TypeError('offline');
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the replay of a long game is put together from its parts', async () => {
  answers(
    () => Response.json({ start: 's', steps: [{ version: 3 }, { version: 5 }], draws: ['a'], left_out: 2 }),
    () => Response.json({ steps: [{ version: 6 }], draws: ['b'], left_out: 1 }),
    () => Response.json({ steps: [{ version: 9 }], draws: ['c', 'd'], left_out: 0 }),
  );
  expect(await api.replay('t')).toEqual({
    start: 's',
    steps: [{ version: 3 }, { version: 5 }, { version: 6 }, { version: 9 }],
    draws: ['a', 'b', 'c', 'd'],
    left_out: 0,
  });
  expect(asked.map(({ path }) => path)).toEqual(['', '/5', '/6'].map((from) => `/api/tables/t/replay${from}`));
});

test('whoever sits down asks once more if the answer is lost, with the same token', async () => {
  answers(LOST, () => Response.json({ seats: [1] }));
  const seated = api.sit('t', 1, { name: 'Ada', token: 'secret' });
  await vi.runAllTimersAsync();
  expect(await seated).toEqual({ seats: [1] });
  expect(asked).toHaveLength(2);
  expect(asked[1]).toEqual(asked[0]);
});

test('whoever is refused does not ask again', async () => {
  const refusal = { rule: '', reason: 'name_twice', details: {} };
  answers(() => Response.json({ code: 'not_possible', refusal }, { status: 409 }));
  const seated = api.sit('t', 1, { name: 'Ada', token: 'secret' });
  const refused = await seated.catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ApiError);
  expect(refused).toMatchObject({ status: 409, code: 'not_possible', refusal });
  expect(asked).toHaveLength(1);
});
