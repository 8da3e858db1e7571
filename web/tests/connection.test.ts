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
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('document', { hidden: false, addEventListener: () => {} });
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

test('advice about what was before is not shown', () => {
  const [connection, line] = connected();
  const advice = { type: 'advice', version: 7, action: ROLL, choices: [], position: '' };
  connection.act(ROLL);
  line.tell({ ...UPDATE, version: 8 });
  line.tell(advice);
  expect(connection.advice).toBeNull();
});
