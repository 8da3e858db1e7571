// The clock of the page: shows stages one after another, each for as long as it is to be looked at.

import type { Event, View } from '../protocol';
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

  /** `next` gives the stage to show, or null when everything has been seen. */
  constructor(next: () => Stage | null) {
    this.#next = next;
  }

  /** Continues with the next stage at once. */
  tick(): void {
    clearTimeout(this.#timer);
    const stage = this.#next();
    this.running = stage !== null;
    // What has happened is over: now somebody thinks.
    this.events = stage?.events ?? [];
    if (stage === null) return;
    this.view = stage.view;
    this.seat = stage.seat ?? this.seat;
    if (!this.paused) this.#timer = setTimeout(() => this.tick(), dwell(stage.ms));
  }

  pause(paused: boolean): void {
    this.paused = paused;
    clearTimeout(this.#timer);
    if (!paused && this.running) this.tick();
  }

  /** Nothing moves: this is how the table stands, and who is to act. */
  rest(view: View | null, seat: number | null): void {
    this.stop();
    this.view = view;
    this.seat = seat;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.running = false;
    this.events = [];
  }
}
