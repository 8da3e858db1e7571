// Whom the table waits for, and for how much longer. The server says so with every update; in between this page counts the seconds itself.

import type { Wait } from '../protocol';

const TICK_MS = 500;

class Patience {
  #waits = $state.raw<Wait[]>([]);
  #heard = 0;
  #now = $state(0);
  #timer: ReturnType<typeof setInterval> | undefined;

  hear(waits: Wait[]): void {
    this.#waits = waits;
    this.#heard = this.#now = performance.now();
    clearInterval(this.#timer);
    if (waits.some((wait) => wait.seconds > 0)) this.#timer = setInterval(() => this.#tick(), TICK_MS);
  }

  /** All waits as they stand now. */
  get all(): Wait[] {
    const passed = Math.max(0, this.#now - this.#heard) / 1000;
    return this.#waits.map((wait) => ({ ...wait, seconds: Math.max(0, Math.ceil(wait.seconds - passed)) }));
  }

  /** The one for a seat; being away counts first. */
  of(seat: number): Wait | null {
    return this.all.find((wait) => wait.seat === seat) ?? null;
  }

  #tick(): void {
    this.#now = performance.now();
    if (this.all.every((wait) => wait.seconds === 0)) clearInterval(this.#timer);
  }
}

export const patience = new Patience();
