// Shows what happened one after another, slowly enough to be followed, and offers choices only when all of it has been seen.

import type { Play } from '../kinds/kind';
import type { Event, Situation, Step, StepsMessage, Update } from '../protocol';
import { Clock } from './clock.svelte';
import { dwell, hasten } from './settings.svelte';
import { sound } from './sounds';
import { stages, type Stage } from './staging';
import { BOTS_SHARE, READING, soundOf } from './timing';

const NOTHING: Situation = { seat: null, yours: false, choices: [], playable: [], closed: [], fall: null, take_back: false };

/** What happened in one stage; within a step of the game the version has fractions. */
export interface Told {
  version: number;
  events: Event[];
}

export class Playback {
  /** Through whose eyes `view` is seen. */
  viewOf = $state.raw<number | null>(null);
  /** All that has been seen to happen, for the log. */
  history = $state.raw<Told[]>([]);
  /** What happened last without being shown. */
  missed = $state.raw<Event[]>([]);
  /** There is more before that, at the server. */
  earlier = $state(false);
  /** The first version that `history` tells of. */
  first = 0;

  readonly #play: () => Play | null;
  readonly #clock = new Clock(() => this.#next());
  #situation = $state.raw<Situation>(NOTHING);
  #steps: Step[] = [];
  #stages: Stage[] = [];
  /** On the table, but not yet in the log: what dice show is told when they have stopped rolling. */
  #untold: Told | null = null;
  #latest: Update | null = null;
  #seen = 0;

  /** `play` is null until the table has been loaded. */
  constructor(play: () => Play | null) {
    this.#play = play;
  }

  get view() {
    return this.#clock.view;
  }

  get events() {
    return this.#clock.events;
  }

  get idle() {
    return !this.#clock.running;
  }

  /** Who acts, and what may be done once everything has been seen. */
  get situation(): Situation {
    return this.idle ? this.#situation : { ...NOTHING, seat: this.#clock.seat };
  }

  receive(update: Update): void {
    const first = this.#latest === null;
    this.#latest = update;
    if (update.left_out > 0 || first) {
      // What lies between is not known, so the log begins anew.
      if (update.left_out > 0) this.history = [];
      this.earlier = update.left_out > 0;
      this.first = update.steps[0]?.version ?? update.version;
    }
    const fresh = update.steps.filter((step) => step.version > this.#seen);
    this.#seen = Math.max(this.#seen, update.version);
    // Whoever comes late, looks elsewhere or is in a hurry finds the table as it stands; whoever missed little sees it happen.
    if (first || this.#play() === null || document.hidden || dwell(1) === 0 || fresh[0]?.view === null) {
      this.#jump([...this.#steps, ...fresh], !first);
      return;
    }
    this.#steps.push(...fresh);
    if (!this.idle) return;
    // Somebody came or went, or asked for a rematch: nothing is to be seen, and nothing waits for it.
    if (fresh.length === 0) this.#clock.tick();
    else this.#clock.begin();
  }

  /** Older steps that were asked for. */
  recall(older: StepsMessage): void {
    const [step] = older.steps;
    if (step === undefined || older.steps.at(-1)!.version >= this.first) return;
    this.first = step.version;
    this.earlier = older.left_out > 0;
    this.history = [...older.steps.map(({ version, events }) => ({ version, events })), ...this.history];
  }

  /** What is being shown is over at once; the next follows. */
  skip(): void {
    if (!this.idle) this.#clock.tick();
  }

  get paused() {
    return this.#clock.paused;
  }

  pause(paused: boolean): void {
    this.#clock.pause(paused);
  }

  /** Straight to the present. */
  finish(): void {
    if (!this.idle) this.#jump(this.#steps);
    this.#clock.pause(false);
  }

  close(): void {
    hasten(1);
    this.#clock.stop();
  }

  /** Whoever comes to a table has missed nothing: it is as they find it. */
  #jump(steps: Step[], missed = true): void {
    this.#tellRest();
    this.#tell(...this.#stages, ...steps);
    if (missed) this.missed = [...this.#stages, ...steps].flatMap(({ events }) => events);
    this.#steps = [];
    this.#stages = [];
    this.#rest();
  }

  #next(): Stage | null {
    this.#tellRest();
    while (this.#stages.length === 0) {
      const step = this.#steps.shift();
      if (step === undefined) {
        this.#rest();
        return null;
      }
      this.#stages = this.#staged(step);
    }
    const stage = this.#stages.shift()!;
    // Around one screen nobody's hand is open while others act.
    this.viewOf = this.#latest?.table.yours.length === 1 ? this.#latest.view_of : null;
    const rolled = stage.events.some((event) => event.event === 'dice_fell');
    this.#untold = stage;
    if (!rolled) this.#tellRest();
    const noise = soundOf(stage.events);
    if (noise !== null) sound(noise);
    const more = this.#stages.length > 0 || this.#steps.length > 0;
    return rolled && more ? { ...stage, ms: stage.ms + READING } : stage;
  }

  #staged(step: Step): Stage[] {
    const { view } = step;
    const play = this.#play();
    if (view === null || play === null) {
      // Too long ago to be seen; the log has it.
      this.#tell(step);
      return [];
    }
    const bot = step.seat !== null && this.#latest?.table.seats[step.seat]?.level != null;
    hasten(bot ? BOTS_SHARE : 1);
    return stages(this.view, { ...step, view }, play);
  }

  #tell(...told: Told[]): void {
    this.history = [...this.history, ...told.map(({ version, events }) => ({ version, events }))];
  }

  #tellRest(): void {
    if (this.#untold !== null) this.#tell(this.#untold);
    this.#untold = null;
  }

  #rest(): void {
    if (this.#latest === null) return;
    hasten(1);
    this.#situation = this.#latest.situation;
    this.viewOf = this.#latest.view_of;
    this.#clock.rest(this.#latest.view, this.#latest.situation.seat);
  }
}
