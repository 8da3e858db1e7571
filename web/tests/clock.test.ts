import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Clock } from '../src/lib/clock.svelte';
import { settings } from '../src/lib/settings.svelte';
import type { Stage } from '../src/lib/staging';
import { flying } from './flying';
import { shown } from './steps';

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 'normal';
});
afterEach(() => {
  vi.useRealTimers();
});

const [ONE, TWO, THREE] = shown('original') as [Stage, Stage, Stage];

function clock(...stages: Partial<Stage>[]): Clock {
  const waiting = [ONE, TWO, THREE].slice(0, stages.length).map((stage, place) => ({ ...stage, ...stages[place] }));
  return new Clock(() => waiting.shift() ?? null);
}

test('a stage is shown for its time, and after the last one nothing happens any more', () => {
  const ticking = clock({ ms: 100 }, { ms: 200 });
  ticking.tick();
  expect(ticking).toMatchObject({ running: true, view: ONE.view, events: ONE.events });
  vi.advanceTimersByTime(99);
  expect(ticking.view).toBe(ONE.view);
  vi.advanceTimersByTime(1);
  expect(ticking).toMatchObject({ running: true, view: TWO.view, events: TWO.events });
  vi.advanceTimersByTime(200);
  expect(ticking).toMatchObject({ running: false, view: TWO.view, events: [] });
});

test('who is seen to act stays so until a stage names another', () => {
  const still = { following: null, ms: 100 };
  const ticking = clock({ seat: 1, ...still }, { seat: null, ...still }, { seat: 0, ...still });
  ticking.tick();
  expect(ticking.seat).toBe(1);
  vi.advanceTimersByTime(100);
  expect(ticking.seat).toBe(1);
  vi.advanceTimersByTime(100);
  expect(ticking.seat).toBe(0);
});

test('who comes next is to play when what is shown is over, not before', () => {
  const ticking = clock({ seat: 1, following: 0, ms: 100 }, { seat: null, following: null, ms: 100 });
  ticking.tick();
  vi.advanceTimersByTime(99);
  expect(ticking.seat).toBe(1);
  vi.advanceTimersByTime(1);
  expect(ticking.seat).toBe(0);
});

test.each(['karteneck', 'karteneck-seat'])('%s: whoever begins a round is to play from when its grill is opened', (game) => {
  const stages = shown(game);
  const ticking = new Clock(() => stages.shift() ?? null);
  let rounds = 0;
  do {
    ticking.tick();
    const began = ticking.events.find((event) => event.event === 'turn_began');
    if (began === undefined || !ticking.events.some(({ event }) => event === 'grill_opened')) continue;
    rounds += 1;
    // Before the first round nobody has done anything.
    if (rounds > 1) expect(ticking.seat, `round ${rounds}`).toBe(began.seat);
  } while (ticking.running);
  expect(rounds).toBeGreaterThan(3);
});

test('a stage that was skipped takes no time from the next', () => {
  const ticking = clock({ ms: 100 }, { ms: 200 }, { ms: 300 });
  ticking.tick();
  ticking.tick();
  vi.advanceTimersByTime(199);
  expect(ticking.view).toBe(TWO.view);
});

test('a clock at rest shows what it was given, and goes no further', () => {
  const ticking = clock({ ms: 100 }, { ms: 100 });
  ticking.tick();
  ticking.rest(THREE.view, 1);
  vi.runAllTimers();
  expect(ticking).toMatchObject({ running: false, view: THREE.view, events: [], seat: 1 });
});

test('a clock that pauses keeps what it shows, and goes on from there', () => {
  const ticking = clock({ ms: 100 }, { ms: 100 }, { ms: 100 });
  ticking.tick();
  ticking.pause(true);
  vi.runAllTimers();
  expect(ticking).toMatchObject({ running: true, paused: true, view: ONE.view });
  ticking.pause(false);
  expect(ticking.view).toBe(TWO.view);
  vi.advanceTimersByTime(100);
  expect(ticking.view).toBe(THREE.view);
});

test('a pause that ends starts nothing that was not running', () => {
  const still = clock({ ms: 100 });
  still.pause(true);
  still.pause(false);
  expect(still).toMatchObject({ running: false, paused: false, view: null, events: [] });
});

test('what still flies lands before anything else happens', async () => {
  const { land, over } = flying();
  const ticking = clock({ ms: 100 }, { ms: 100 }, { ms: 100 });
  ticking.tick();
  await vi.advanceTimersByTimeAsync(400);
  expect(ticking.view).toBe(ONE.view);
  land();
  await vi.advanceTimersByTimeAsync(0);
  expect(ticking.view).toBe(TWO.view);
  // Who skips does not wait for it.
  ticking.tick();
  expect(ticking.view).toBe(THREE.view);
  over();
});

test('what is to be seen begins when all that flies has landed, and meanwhile nothing is offered', async () => {
  const { land, over } = flying();
  const ticking = clock({ ms: 100 }, { ms: 100 });
  ticking.begin();
  await vi.advanceTimersByTimeAsync(400);
  expect(ticking).toMatchObject({ running: true, view: null });
  land();
  await vi.advanceTimersByTimeAsync(0);
  expect(ticking).toMatchObject({ running: true, view: ONE.view });
  over();
});

test('who skips or pauses while it waits for a landing is obeyed, and it begins only once', async () => {
  const { land, over } = flying();
  const skipped = clock({ ms: 100 }, { ms: 100 });
  skipped.begin();
  await vi.advanceTimersByTimeAsync(10);
  skipped.tick();
  expect(skipped.view).toBe(ONE.view);
  const paused = clock({ ms: 100 }, { ms: 100 });
  paused.begin();
  await vi.advanceTimersByTimeAsync(10);
  paused.pause(true);
  land();
  await vi.advanceTimersByTimeAsync(10);
  expect(skipped.view).toBe(ONE.view);
  expect(paused).toMatchObject({ running: true, view: null });
  over();
});

test('who wants no movement sees none, and still has time to read', async () => {
  vi.resetModules();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {} }));
  const calm = await import('../src/lib/settings.svelte');
  expect([calm.pace(100), calm.dwell(100)]).toEqual([0, 100]);
});

test('twice as fast takes half of the time', () => {
  settings.rate = 2;
  const ticking = clock({ ms: 100 }, { ms: 100 });
  ticking.tick();
  vi.advanceTimersByTime(50);
  expect(ticking.view).toBe(TWO.view);
  settings.rate = 1;
});
