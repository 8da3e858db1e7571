// What a browser keeps of its seats, what it takes for a key, and what it makes of an address.

import { beforeEach, expect, test, vi } from 'vitest';

const stored = new Map<string, string>();
const address = { pathname: '/', hash: '' };
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
});
vi.stubGlobal('addEventListener', () => {});
vi.stubGlobal('scrollTo', () => {});
vi.stubGlobal('location', address);
vi.stubGlobal('history', { pushState: (_: unknown, __: string, path: string) => (address.pathname = path) });

const { recall, remember } = await import('../src/lib/storage');
const { ownTables } = await import('../src/lib/tables.svelte');
const { isKey, linkKey, seenWith } = await import('../src/lib/personal');
const { router } = await import('../src/lib/router.svelte');

beforeEach(() => stored.clear());

test('no table is forgotten, however many there are', () => {
  const ids = Array.from({ length: 200 }, (_, number) => `table-${number}`);
  for (const id of ids) ownTables.keep(id, `token of ${id}`);
  expect(ids.map((id) => ownTables.token(id))).toEqual(ids.map((id) => `token of ${id}`));
  expect(ownTables.all).toHaveLength(200);
});

test('a table that is taken off the list keeps its token, and one that was deleted has none', () => {
  for (const id of ['a', 'b']) ownTables.keep(id, `token of ${id}`);
  ownTables.hide('a');
  ownTables.drop('b');
  expect(ownTables.all).toEqual([]);
  expect([ownTables.token('a'), ownTables.token('b')]).toEqual(['token of a', null]);
});

test('what another page of this browser has kept stays', () => {
  ownTables.keep('a', 'one');
  const other = { table: 'b', token: 'two', game: null, date: '' };
  stored.set('heckmeck.tables', JSON.stringify([...(JSON.parse(stored.get('heckmeck.tables') ?? '') as unknown[]), other]));
  ownTables.keep('c', 'three');
  expect(['a', 'b', 'c'].map((id) => ownTables.token(id))).toEqual(['one', 'two', 'three']);
});

test('a table that is kept again comes first, and is as old as it was', () => {
  const known = { table: 'a', token: 'one', game: 'deluxe', date: '2026-11-18T09:00:00Z' };
  stored.set('heckmeck.tables', JSON.stringify([{ ...known, table: 'b' }, known]));
  ownTables.keep('a', 'two');
  expect(ownTables.all).toEqual([
    { ...known, token: 'two' },
    { ...known, table: 'b' },
  ]);
});

test('what the browser does not keep is remembered by the page, until it can be kept', () => {
  const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  remember('x', 1);
  expect([recall('x', 0), stored.size]).toEqual([1, 0]);
  full.mockRestore();
  remember('x', 2);
  expect([recall('x', 0), stored.get('heckmeck.x')]).toEqual([2, '2']);
  stored.set('heckmeck.x', '{');
  expect(recall('x', 0)).toBe(0);
});

test('a key is read from the address, and what can be none is not sent to the server', () => {
  for (const [hash, key] of Object.entries({ '#key=abc_-1': 'abc_-1', '#key=': '', '#other=abc': null, '': null })) {
    address.hash = hash;
    expect(linkKey()).toBe(key);
  }
  expect(['abc_-1', '', '%E0%A4%A', '<script>', 'a b', 'y'.repeat(9000)].map(isKey)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('only an answer of the server says what a key is worth', async () => {
  vi.useFakeTimers();
  const answers = [
    () => Promise.reject(new TypeError('offline')),
    () => new Response('{}', { status: 503 }),
    () => new Response('{}', { status: 429 }),
    () => Response.json({ yours: [1] }),
  ];
  const asked: (string | null)[] = [];
  vi.stubGlobal('fetch', (_: string, options: RequestInit) => {
    asked.push(new Headers(options.headers).get('Authorization'));
    return Promise.resolve().then(answers.shift());
  });
  const seen = seenWith('t', 'key', () => false);
  await vi.runAllTimersAsync();
  expect(await seen).toEqual({ yours: [1] });
  expect(new Set(asked)).toEqual(new Set(['Bearer key']));
  answers.push(() => new Response('{}', { status: 404 }));
  expect(await seenWith('t', 'key', () => false)).toBeNull();
  vi.useRealTimers();
});

test('a malformed address leads nowhere', () => {
  for (const path of [
    '/t/%E0%A4%A',
    '/t/%',
    '/t/%FF',
    '/t/',
    '/t/a/b',
    '/nothing',
    '/me/a',
    '/rules/chess',
    '/puzzles/2026-11-18a',
  ]) {
    router.go(path);
    expect(router.route, path).toEqual({ page: 'nowhere' });
  }
  router.go('/t/Xy_1');
  expect(router.route).toEqual({ page: 'table', id: 'Xy_1' });
  for (const day of ['', 'own', '2026-11-18']) {
    router.go(`/puzzles/${day}`);
    expect(router.route).toEqual({ page: 'puzzles', day });
  }
});
