// When something is heard: from the first tap on, in its moment or not at all, and never by whoever wants silence.

import { beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../src/lib/settings.svelte';
import type { Sound } from '../src/lib/sounds';

/** Counts what begins to sound. It is silent until it is let go, as browsers keep it before a tap. */
class Silence {
  static made = 0;
  static begun = 0;
  static go: () => void = () => {};
  static waiting = Promise.resolve();

  static hold(): void {
    Silence.waiting = new Promise((done) => (Silence.go = done));
  }

  readonly currentTime = 0;
  readonly sampleRate = 8000;
  readonly destination = {};

  constructor() {
    Silence.made += 1;
  }

  resume = () => Silence.waiting;
  createGain = () => this.#node();
  createOscillator = () => this.#node();
  createBufferSource = () => this.#node();
  createBiquadFilter = () => this.#node();
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });

  #node() {
    const value = { value: 0, setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
    const start = () => (Silence.begun += 1);
    return { gain: value, frequency: value, connect: (next: unknown) => next, start, stop: () => {} };
  }
}

const taps: (() => void)[] = [];
let tapped = false;
vi.stubGlobal('AudioContext', Silence);
vi.stubGlobal('addEventListener', (_: string, hear: () => void) => taps.push(hear));
vi.stubGlobal('navigator', {
  userActivation: {
    get hasBeenActive() {
      return tapped;
    },
  },
});

const settle = () => new Promise((done) => setTimeout(done));
let sound: (name: Sound) => void;

beforeEach(async () => {
  vi.resetModules();
  // The settings are those that the page has, so they are loaded once.
  vi.doMock('../src/lib/settings.svelte', () => ({ settings }));
  ({ sound } = await import('../src/lib/sounds'));
  [Silence.made, Silence.begun, Silence.waiting, tapped, settings.sound] = [0, 0, Promise.resolve(), true, true];
});

test('what happened before the first tap is not heard after it', async () => {
  tapped = false;
  for (let step = 0; step < 50; step += 1) sound('roll');
  tapped = true;
  taps.at(-1)!();
  await settle();
  expect(Silence.begun).toBe(0);
  sound('take');
  await settle();
  expect(Silence.begun).toBe(2);
});

test('a sound that a phone held back is not made up for', async () => {
  Silence.hold();
  vi.useFakeTimers();
  sound('win');
  await vi.advanceTimersByTimeAsync(5000);
  Silence.go();
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  expect(Silence.begun).toBe(0);
});

test('whoever wants silence has it', async () => {
  settings.sound = false;
  sound('steal');
  taps.at(-1)!();
  await settle();
  expect([Silence.made, Silence.begun]).toEqual([0, 0]);
});
