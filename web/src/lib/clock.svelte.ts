// The clock of the page: shows stages one after another, each for as long as it is to be looked at.

import type { Event, View } from '../protocol';
import { landing } from './motion';
import { dwell } from './settings.svelte';
import type { Stage } from './staging';

export class Clock {
  /** What lies on the table now. */
  view = $state.raw<View | null>(null);
  /** What is happening just now; empty when nothing is. */
  events = $state.raw<Event[]>([]);
  /** Who acts. */
  seat = $state.raw<number | null>(null);
  running = $state(false);
  /** What is shown stays; nothing follows until it continues. */
  paused = $state(false);

  readonly #next: () => Stage | null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Who acts when what is shown is over. */
  #following: number | null = null;

  /** `next` gives the stage to show, or null when everything has been seen. */
  constructor(next: () => Stage | null) {
    this.#next = next;
  }

  /** There is something to show. What still flies, after a skip, lands first: its place may be another one after that. */
  begin(): void {
    if (landing() === null) {
      this.tick();
      return;
    }
    this.running = true;
    this.#timer = setTimeout(() => this.#goOn());
  }

  /** Continues with the next stage at once. */
  tick(): void {
    this.#wait();
    const stage = this.#next();
    this.running = stage !== null;
    // What has happened is over: now somebody thinks.
    this.events = stage?.events ?? [];
    this.seat = stage?.seat ?? this.#following ?? this.seat;
    this.#following = stage?.following ?? null;
    if (stage === null) return;
    this.view = stage.view;
    if (!this.paused) this.#timer = setTimeout(() => this.#goOn(), dwell(stage.ms));
  }

  /** The time of a stage is over; what still flies lands first. */
  #goOn(): void {
    const timer = this.#timer;
    const landed = landing();
    if (landed === null) this.tick();
    else void landed.then(() => timer === this.#timer && this.tick());
  }

  pause(paused: boolean): void {
    this.paused = paused;
    this.#wait();
    if (!paused && this.running) this.tick();
  }

  /** Nothing moves: this is how the table stands, and who is to act. */
  rest(view: View | null, seat: number | null): void {
    this.stop();
    this.view = view;
    this.seat = seat;
    this.#following = null;
  }

  stop(): void {
    this.#wait();
    this.running = false;
    this.events = [];
  }

  /** Nothing follows by itself. */
  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
