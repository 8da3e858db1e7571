import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection } from '../src/lib/connection.svelte';

/** A line whose other end is the test. */
class Line {
  static OPEN = 1;
  static all: Line[] = [];
  readyState = Line.OPEN;
  sent: { type: string }[] = [];
  onopen: () => void = () => {};
  onmessage: (message: { data: string }) => void = () => {};
  onclose: (closed: { code: number }) => void = () => {};

  constructor() {
    Line.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }

  close(): void {}

  tell(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

/** What the page asks the browser to tell it. */
const told = new Map<string, () => void>();

const UPDATE = {
  type: 'update',
  version: 7,
  table: { table: 't', phase: 'playing', yours: [0], seats: [], commitment: null },
  steps: [],
};
const ROLL = { action: 'roll', golden: false } as const;

/** A connection over which the table has told something, and its line. */
function connected(): [Connection, Line] {
  const connection = new Connection('t', 'token');
  const line = Line.all.at(-1) as Line;
  line.onopen();
  line.tell(UPDATE);
  return [connection, line];
}

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('location', { protocol: 'http:', host: 'localhost' });
  const listen = (name: string, then: () => void) => void told.set(name, then);
  vi.stubGlobal('addEventListener', listen);
  vi.stubGlobal('document', { hidden: false, addEventListener: listen });
});
afterEach(() => {
  vi.useRealTimers();
});

test('when a server stops, the page goes on at the next one and nobody notices', () => {
  const [connection, line] = connected();
  connection.act(ROLL);
  line.onclose({ code: 1012 });
  expect(connection.status).toBe('open');
  const next = Line.all.at(-1) as Line;
  expect(next).not.toBe(line);
  next.onopen();
  next.tell(UPDATE);
  expect(connection.status).toBe('open');
  expect(next.sent).toEqual([
    { type: 'hello', token: 'token', version: 7 },
    { type: 'act', version: 7, action: ROLL },
  ]);
});

test('if there is no next server, the page says so and keeps trying', () => {
  const [connection, line] = connected();
  line.onclose({ code: 1012 });
  Line.all.at(-1)?.onclose({ code: 1006 });
  expect(connection.status).toBe('lost');
  expect(Line.all).toHaveLength(2);
  vi.advanceTimersByTime(200);
  expect(Line.all).toHaveLength(3);
});

test('a line that breaks is made again after a moment', () => {
  const [connection, line] = connected();
  line.onclose({ code: 1006 });
  expect(connection.status).toBe('lost');
  expect(Line.all).toHaveLength(1);
  vi.advanceTimersByTime(200);
  expect(Line.all).toHaveLength(2);
  // After the next break it does not take longer.
  Line.all[1]?.onclose({ code: 1006 });
  vi.advanceTimersByTime(500);
  Line.all[2]?.tell(UPDATE);
  Line.all[2]?.onclose({ code: 1006 });
  vi.advanceTimersByTime(200);
  expect(Line.all).toHaveLength(4);
});

test('a line is made again at once when the network is back, if somebody looks', () => {
  const [, line] = connected();
  line.onclose({ code: 1006 });
  vi.stubGlobal('document', { ...document, hidden: true });
  told.get('online')?.();
  expect(Line.all).toHaveLength(1);
  vi.stubGlobal('document', { ...document, hidden: false });
  told.get('visibilitychange')?.();
  expect(Line.all).toHaveLength(2);
});

test.each([
  [404, 'gone', 1],
  [503, 'connecting', 2],
])('of a table that the server answers with %i for, the page says that it is %s', async (status, says, lines) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status })));
  const connection = new Connection('t', null);
  Line.all[0]?.onclose({ code: 1006 });
  await vi.advanceTimersByTimeAsync(200);
  expect([connection.status, Line.all.length]).toEqual([says, lines]);
});

test('a commitment is sent once, however often the table tells of itself', () => {
  const [, line] = connected();
  const commitment = { sha256: 'ab'.repeat(32), secret: null, commitments: [''], numbers: [], failed: [] };
  const gathering = { ...UPDATE, table: { ...UPDATE.table, phase: 'gathering', seats: [{ kind: 'person' }], commitment } };
  for (let times = 0; times < 3; times++) line.tell(gathering);
  expect(line.sent.filter(({ type }) => type === 'commit')).toHaveLength(1);
});

test('what the tutor says is shown until it is answered, and a decision that was not carried out can be made again', () => {
  const [connection, line] = connected();
  const advice = { type: 'advice', version: 7, action: ROLL, choices: [], position: '' };
  connection.act(ROLL);
  line.tell(advice);
  expect(connection.advice).toEqual(advice);
  connection.act(ROLL, true);
  expect(connection.advice).toBeNull();
  expect(line.sent.filter(({ type }) => type === 'act')).toEqual([
    { type: 'act', version: 7, action: ROLL },
    { type: 'act', version: 7, action: ROLL, anyway: true },
  ]);
});

test('a decision is sent once, and can be made again when it was refused', () => {
  const [connection, line] = connected();
  const acts = () => line.sent.filter(({ type }) => type === 'act').length;
  connection.act(ROLL);
  connection.act(ROLL);
  line.tell(UPDATE);
  expect(acts()).toBe(1);
  const refused = { type: 'error', code: 'illegal', version: 7, refusal: { rule: '', reason: 'bad_dice', details: {} } };
  line.tell(refused);
  expect(connection.error).toEqual(refused);
  connection.act(ROLL);
  expect([acts(), connection.error]).toEqual([2, null]);
});

test('odds are shown as long as the table stands as it did, whoever comes or goes', () => {
  const [connection, line] = connected();
  const odds = { type: 'odds', version: 7, choices: [] };
  line.tell(odds);
  line.tell(UPDATE);
  expect(connection.odds).toEqual(odds);
  line.tell({ ...UPDATE, version: 8 });
  expect(connection.odds).toBeNull();
  line.tell(odds);
  expect(connection.odds).toBeNull();
});

test('of everybody the last reaction is seen, for a while', () => {
  const [connection, line] = connected();
  for (const [seat, reaction] of [
    [0, 'clap'],
    [1, 'wow'],
    [0, 'laugh'],
  ])
    line.tell({ type: 'reaction', seat, reaction });
  expect(connection.reactions).toMatchObject([
    { seat: 1, reaction: 'wow' },
    { seat: 0, reaction: 'laugh' },
  ]);
  vi.advanceTimersByTime(4000);
  expect(connection.reactions).toEqual([]);
});

test('a table that is gone stays gone', () => {
  const [connection, line] = connected();
  line.tell({ type: 'error', code: 'no_table', version: 7, refusal: { rule: '', reason: 'no_such_table', details: {} } });
  line.onclose({ code: 1000 });
  vi.runAllTimers();
  expect([connection.status, Line.all.length]).toEqual(['gone', 1]);
});

test('advice about what was before is not shown', () => {
  const [connection, line] = connected();
  const advice = { type: 'advice', version: 7, action: ROLL, choices: [], position: '' };
  connection.act(ROLL);
  line.tell({ ...UPDATE, version: 8 });
  line.tell(advice);
  expect(connection.advice).toBeNull();
});
