import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Play } from '../src/kinds/kind';
import { Playback } from '../src/lib/playback.svelte';
import { settings } from '../src/lib/settings.svelte';
import type { Choice, Level, Replay, Situation, StepsMessage, Update } from '../src/protocol';
import { flying } from './flying';
import { golden } from './golden';
import { REDUCERS } from './steps';

const STOP: Choice = { action: { action: 'stop' }, total: 21, wins: [] };

/** A table at which somebody has seen all steps but the last few. */
class Watching {
  readonly replay: Replay;
  readonly playback: Playback;
  level: Level | null = null;
  seen: number;

  constructor(game: string, seen: number) {
    this.replay = golden(game);
    this.seen = seen;
    this.playback = new Playback(() => REDUCERS[this.replay.start.kind] as Play);
    this.playback.receive(this.update(0));
  }

  /** What the server tells when so many more steps have happened. */
  update(more: number): Update {
    const steps = this.replay.steps.slice(this.seen, this.seen + more);
    this.seen += more;
    const last = this.replay.steps[this.seen - 1];
    const seats = this.replay.table.seats.map((seat) => ({ ...seat, level: this.level }));
    const situation: Situation = { seat: 0, yours: true, choices: [STOP], playable: [], closed: [], fall: null, take_back: false };
    const view = last?.view ?? this.replay.start;
    const table = { ...this.replay.table, seats, yours: [0] };
    return { type: 'update', version: last?.version ?? 0, table, steps, left_out: 0, view, view_of: 0, situation, waits: [] };
  }

  get happening(): string[] {
    return this.playback.events.map(({ event }) => event);
  }
}

/** How many steps a game has before the first one with these events. */
function before(game: string, ...names: string[]): number {
  return golden(game).steps.findIndex(({ events }) => names.every((name) => events.some(({ event }) => event === name)));
}

const FAILED = ['dice_fell', 'failed_attempt', 'portion_returned', 'portion_turned_over'];

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 'normal';
});
afterEach(() => {
  vi.useRealTimers();
});

describe('What happens is seen', () => {
  test('stage by stage, each for its time, and only then may something be chosen', () => {
    const watching = new Watching('original', before('original', ...FAILED));
    const { playback } = watching;
    expect(playback).toMatchObject({ idle: true, events: [], situation: { choices: [STOP] } });
    playback.receive(watching.update(1));
    const shown: [string, number][] = [];
    while (!playback.idle) {
      expect(playback.situation.choices).toEqual([]);
      const stage = watching.happening.at(-1)!;
      let ms = 0;
      for (; watching.happening.at(-1) === stage; ms += 10) vi.advanceTimersByTime(10);
      shown.push([stage, ms]);
    }
    // What fell is read for a moment before it has failed.
    expect(shown).toEqual([
      ['dice_fell', 1050 + 350],
      ['failed_attempt', 1300],
      ['portion_returned', 650],
      ['turn_ended', 850],
    ]);
    expect(playback).toMatchObject({ events: [], situation: { choices: [STOP] } });
    expect(playback.view).toEqual(watching.replay.steps[watching.seen - 1]?.view);
  });

  test('faster where bots act, and at the speed that was set', () => {
    const lasts = (level: Level | null, speed: typeof settings.speed): number => {
      const watching = new Watching('original', before('original', ...FAILED));
      watching.level = level;
      settings.speed = speed;
      watching.playback.receive(watching.update(1));
      let ms = 0;
      for (; !watching.playback.idle; ms += 1) vi.advanceTimersByTime(1);
      return ms;
    };
    const whole = lasts(null, 'normal');
    expect(whole).toBe(1400 + 1300 + 650 + 850);
    expect(lasts('hen', 'normal') / whole).toBeCloseTo(0.65, 2);
    expect(lasts(null, 'slow') / whole).toBeCloseTo(1.7, 2);
    expect(lasts(null, 'fast') / whole).toBeCloseTo(0.45, 2);
    expect(lasts(null, 'instant')).toBe(0);
  });

  test('and the one who rolled does not wait longer than the dice roll', () => {
    const watching = new Watching('original', before('original', 'dice_fell'));
    watching.playback.receive(watching.update(1));
    vi.advanceTimersByTime(1049);
    expect(watching.playback.idle).toBe(false);
    vi.advanceTimersByTime(1);
    expect(watching.playback.idle).toBe(true);
  });

  test('to its end, also if more has happened by then', () => {
    const watching = new Watching('original', before('original', ...FAILED));
    watching.playback.receive(watching.update(1));
    vi.advanceTimersByTime(500);
    watching.playback.receive(watching.update(1));
    vi.advanceTimersByTime(899);
    expect(watching.happening).toContain('dice_fell');
    vi.advanceTimersByTime(1);
    expect(watching.happening).toEqual(['failed_attempt']);
  });

  test('whose turn it is follows what happens', () => {
    const watching = new Watching('original', before('original', ...FAILED));
    const failing = watching.replay.steps[watching.seen]!.seat!;
    watching.playback.receive(watching.update(1));
    expect(watching.playback.situation.seat).toBe(failing);
    vi.advanceTimersByTime(1400 + 1300 + 650);
    expect(watching.happening).toContain('turn_ended');
    // It was still the turn of who failed.
    expect(watching.playback.situation.seat).toBe(failing);
  });
});

describe('Who is in a hurry', () => {
  test('skips a stage at a time', () => {
    const watching = new Watching('original', before('original', ...FAILED));
    watching.playback.receive(watching.update(1));
    watching.playback.skip();
    expect(watching.happening).toEqual(['failed_attempt']);
    vi.advanceTimersByTime(1299);
    expect(watching.happening).toEqual(['failed_attempt']);
    vi.advanceTimersByTime(1);
    expect(watching.happening).toEqual(['portion_returned']);
  });

  test('who only comes, goes or asks for a rematch interrupts nothing, even while a piece flies', () => {
    const watching = new Watching('original', 3);
    const { over } = flying();
    watching.playback.receive(watching.update(0));
    expect(watching.playback).toMatchObject({ idle: true, situation: { choices: [STOP] } });
    over();
  });

  test('or everything at once, and misses nothing in the log', () => {
    const watching = new Watching('original', before('original', ...FAILED));
    const { playback } = watching;
    playback.receive(watching.update(1));
    playback.skip();
    playback.receive(watching.update(2));
    playback.finish();
    expect(playback).toMatchObject({ idle: true, events: [], situation: { choices: [STOP] } });
    expect(playback.view).toEqual(watching.replay.steps[watching.seen - 1]?.view);
    const told = playback.history.flatMap(({ events }) => events);
    expect(told).toEqual(watching.replay.steps.slice(watching.seen - 3, watching.seen).flatMap(({ events }) => events));
  });

  test('is told what was missed, and whoever only comes has missed nothing', () => {
    const watching = new Watching('original', before('original', ...FAILED));
    const { playback } = watching;
    expect(playback.missed).toEqual([]);
    playback.receive(watching.update(1));
    playback.finish();
    expect(playback.missed.map(({ event }) => event)).toEqual([...FAILED.slice(1), 'turn_ended']);
  });
});

describe('Who looks elsewhere', () => {
  test('finds the table as it stands', () => {
    const watching = new Watching('karteneck', 5);
    vi.stubGlobal('document', { ...document, hidden: true });
    watching.playback.receive(watching.update(3));
    vi.stubGlobal('document', { ...document, hidden: false });
    expect(watching.playback.idle).toBe(true);
    expect(watching.playback.history.length).toBe(3);
  });
});

describe('The log', () => {
  test('tells what dice show when they have stopped rolling', () => {
    const watching = new Watching('original', before('original', 'dice_fell'));
    watching.playback.receive(watching.update(2));
    const told = () => watching.playback.history.flatMap(({ events }) => events.map(({ event }) => event));
    expect(watching.happening).toContain('dice_fell');
    expect(told()).toEqual([]);
    vi.advanceTimersByTime(1400);
    expect(told()).toEqual(['dice_thrown', 'dice_fell', 'dice_laid_aside']);
  });

  test.each(['deluxe', 'karteneck'])('%s: tells a whole game, every event once and in order', (game) => {
    const watching = new Watching(game, 0);
    watching.playback.receive(watching.update(watching.replay.steps.length));
    vi.runAllTimers();
    const told = watching.playback.history.flatMap(({ events }) => events);
    expect(told).toEqual(watching.replay.steps.flatMap(({ events }) => events));
    const versions = watching.playback.history.map(({ version }) => version);
    expect(versions).toEqual([...new Set(versions)].sort((one, other) => one - other));
    expect(watching.playback.view).toEqual(watching.replay.steps.at(-1)?.view);
  });
});

test('older steps stand before what the log tells, and none is there twice', () => {
  const late = new Watching('original', 6);
  const all = late.replay.steps.slice(0, 6);
  const part = (from: number, to: number): Pick<StepsMessage, 'steps' | 'left_out'> => ({
    steps: all.slice(from, to),
    left_out: from,
  });
  const playback = new Playback(() => null);
  playback.receive({ ...late.update(0), ...part(4, 6) });
  const told = () => playback.history.map(({ version }) => version);
  const versions = all.map(({ version }) => version);
  expect([told(), playback.earlier]).toEqual([versions.slice(4), true]);
  playback.recall({ type: 'steps', ...part(2, 4) });
  expect([told(), playback.earlier]).toEqual([versions.slice(2), true]);
  for (const again of [part(2, 4), part(1, 3), part(0, 0)]) playback.recall({ type: 'steps', ...again });
  expect([told(), playback.earlier]).toEqual([versions.slice(2), true]);
  playback.recall({ type: 'steps', ...part(0, 2) });
  expect([told(), playback.earlier]).toEqual([versions, false]);
  // What was told already is not told again; where something was left out, the log begins anew.
  playback.receive({ ...late.update(0), ...part(4, 6), left_out: 0 });
  expect(told()).toEqual(versions);
  const next = late.update(2);
  playback.receive({ ...next, steps: next.steps.slice(1), left_out: 1 });
  expect([told(), playback.earlier]).toEqual([next.steps.slice(1).map(({ version }) => version), true]);
});

test('around one screen nobody’s hand is seen with anybody’s eyes while something happens', () => {
  const watching = new Watching('karteneck', 5);
  const shared = (more: number): Update => {
    const update = watching.update(more);
    return { ...update, table: { ...update.table, yours: [0, 1] } };
  };
  watching.playback.receive(shared(1));
  expect(watching.playback.idle).toBe(false);
  expect(watching.playback.viewOf).toBeNull();
  vi.runAllTimers();
  expect(watching.playback.viewOf).toBe(0);
});
