// Shows what happened one after another, slowly enough to be followed, and offers choices only when all of it has been seen.

import type { Event, Situation, Step, Update, View } from '../protocol';
import { dwell, hasten } from './settings.svelte';
import { sound } from './sounds';
import { soundOf, stages, type Stage } from './staging';

const NOTHING: Situation = { seat: null, yours: false, choices: [], playable: [], closed: [] };

const READING_MS = 350;
const BOTS_SHARE = 0.65;

/** What happened in one stage; within a step of the game the version has fractions. */
export interface Told {
  version: number;
  events: Event[];
}

export class Playback {
  /** What lies on the table now. Pieces fly from one view to the next by keyed transitions in the table components. */
  view = $state.raw<View | null>(null);
  /** Whose eyes `view` is seen with. */
  viewOf = $state.raw<number | null>(null);
  /** What is happening just now; empty when nothing is. */
  events = $state.raw<Event[]>([]);
  /** Grows with every stage (by fractions within a step of the game), so that the same event twice is seen twice. */
  step = $state(0);
  situation = $state.raw<Situation>(NOTHING);
  idle = $state(true);
  /** All that has been seen to happen, for the log. */
  history = $state.raw<Told[]>([]);

  #steps: Step[] = [];
  #stages: Stage[] = [];
  /** On the table, but not yet in the log: what dice show is told when they have stopped rolling. */
  #untold: Told | null = null;
  #latest: Update | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #seen = 0;

  receive(update: Update): void {
    const first = this.#latest === null;
    this.#latest = update;
    const fresh = update.steps.filter((step) => step.version > this.#seen);
    this.#seen = Math.max(this.#seen, update.version);
    // Who comes late, looks elsewhere or wants no time spent finds the table as it stands; who missed little sees it happen.
    if (first || document.hidden || dwell(1) === 0 || fresh[0]?.view === null) {
      this.#jump([...this.#steps, ...fresh]);
      return;
    }
    this.#steps.push(...fresh);
    if (this.idle) this.#next();
  }

  /** What is being shown is over at once; the next follows. */
  skip(): void {
    if (!this.idle) this.#next();
  }

  /** Straight to the present. */
  finish(): void {
    if (!this.idle) this.#jump(this.#steps);
  }

  close(): void {
    hasten(1);
    clearTimeout(this.#timer);
  }

  #jump(steps: Step[]): void {
    clearTimeout(this.#timer);
    this.#tellRest();
    const rest = this.#stages.map(({ step, events }) => ({ version: step, events }));
    this.history = [...this.history, ...rest, ...steps.map(({ version, events }) => ({ version, events }))];
    this.#steps = [];
    this.#stages = [];
    this.#rest();
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#tellRest();
    let stage = this.#stages.shift();
    while (stage === undefined) {
      const step = this.#steps.shift();
      if (step === undefined) {
        this.#rest();
        return;
      }
      if (step.view === null) {
        // Too long ago to be seen; the log has it.
        this.history = [...this.history, { version: step.version, events: step.events }];
        continue;
      }
      const bot = step.seat !== null && this.#latest?.table.seats[step.seat]?.level != null;
      hasten(bot ? BOTS_SHARE : 1);
      this.#stages = stages(this.view, step);
      stage = this.#stages.shift();
    }
    this.#show(stage);
    this.#timer = setTimeout(() => this.#next(), dwell(stage.ms + this.#reading(stage)));
  }

  /** What fell is read before somebody else goes on; who rolled may choose as soon as the dice lie still. */
  #reading(stage: Stage): number {
    const more = this.#stages.length > 0 || this.#steps.length > 0;
    return more && stage.events.some((event) => event.event === 'dice-fell') ? READING_MS : 0;
  }

  #show(stage: Stage): void {
    this.idle = false;
    this.situation = { ...NOTHING, seat: this.situation.seat };
    this.view = stage.view ?? this.view;
    // Around one screen nobody's hand is open while others act.
    this.viewOf = this.#latest?.table.yours.length === 1 ? this.#latest.view_of : null;
    this.events = stage.events;
    this.step = stage.step;
    this.#untold = { version: stage.step, events: stage.events };
    if (stage.events.every((event) => event.event !== 'dice-fell')) this.#tellRest();
    const noise = soundOf(stage.events);
    if (noise !== null && stage.ms > 0) sound(noise);
  }

  #tellRest(): void {
    if (this.#untold !== null) this.history = [...this.history, this.#untold];
    this.#untold = null;
  }

  #rest(): void {
    if (this.#latest === null) return;
    hasten(1);
    // What has happened is over: now somebody thinks. The log keeps it.
    this.events = [];
    this.view = this.#latest.view;
    this.viewOf = this.#latest.view_of;
    this.step = this.#latest.version;
    this.situation = this.#latest.situation;
    this.idle = true;
  }
}
