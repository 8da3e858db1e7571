// What the people at this screen are about to choose: the face they have picked, the choice they look at, and the keys for all of it.

import { untrack } from 'svelte';
import type { Action, Choice, Face } from '../../protocol';
import { FACES } from './choices';

const ANSWERS: Action['action'][] = ['take', 'from', 'keep'];

export class Choosing {
  /** The face that is picked; a second tap lays it aside. */
  chosen = $state.raw<Face | null>(null);
  /** A choice that wins nothing, while it is asked whether it is meant. */
  unsure = $state.raw<Choice | null>(null);

  readonly #choices: () => Choice[];
  readonly #act: (action: Action) => void;
  readonly #tutored: () => boolean;
  #pointed = $state.raw<Choice | null>(null);

  /** Where a tutor asks before anything costly, nothing else asks. */
  constructor(choices: () => Choice[], act: (action: Action) => void, tutored: () => boolean) {
    this.#choices = choices;
    this.#act = act;
    this.#tutored = tutored;
    $effect.pre(() => {
      // If there is only one way, it is chosen already. The choices have changed, so any question is a new one.
      const { faces } = this;
      this.chosen = faces.length === 1 ? (faces[0] ?? null) : null;
      untrack(() => {
        this.#pointed = null;
        this.unsure = null;
      });
    });
  }

  faces = $derived.by(() => this.all.flatMap(({ action }) => (action.action === 'lay_aside' ? [action.face] : [])));
  /** To the question of a stop. */
  answers = $derived.by(() => this.all.filter(({ action }) => ANSWERS.includes(action.action)));
  stop = $derived.by(() => this.#find((action) => action.action === 'stop'));
  laying = $derived.by(() =>
    this.chosen === null ? undefined : this.#find((action) => action.action === 'lay_aside' && action.face === this.chosen),
  );
  #plain = $derived.by(() => this.#find((action) => action.action === 'roll' && !action.golden));
  #golden = $derived.by(() => this.#find((action) => action.action === 'roll' && action.golden));
  #weasel = $derived.by(() => this.#find((action) => action.action === 'weasel'));

  /** The roll fails, unless the weasel repeats it. */
  saved = $derived.by(() => this.faces.length === 0 && this.#weasel !== undefined);

  /** The one big green thing to do next. */
  primary = $derived.by(() => {
    if (this.laying) return this.laying;
    if (this.faces.length > 0) return null;
    const { stop } = this;
    return stop && stop.wins.length > 0 ? stop : (this.#golden ?? this.#plain ?? this.#weasel ?? stop ?? null);
  });
  others = $derived.by(() => this.all.filter((choice) => choice !== this.primary && choice.action.action !== 'lay_aside'));

  /** The choice that is looked at, and what it would win: portions of the grill, or a player's. */
  aim = $derived.by(() => this.#pointed ?? this.laying ?? this.stop ?? null);
  glowing = $derived.by(() => (this.aim?.wins ?? []).filter(({ rival }) => rival === null).map(({ portion }) => portion));
  rival = $derived.by(() => this.aim?.wins.find(({ rival }) => rival !== null)?.rival ?? null);

  get all(): Choice[] {
    return this.#choices();
  }

  /** Looking at a roll shows no prize: then what a stop would win keeps glowing. */
  point = (choice: Choice | null): void => {
    this.#pointed = choice !== null && ['lay_aside', 'stop'].includes(choice.action.action) ? choice : null;
  };

  go = (choice: Choice): void => {
    // Nobody gives a turn away by a slip of the finger.
    const slip = choice.action.action === 'stop' && choice.wins.length === 0 && this.all.length > 1;
    if (slip && !this.#tutored() && this.unsure !== choice) {
      this.unsure = choice;
      return;
    }
    this.unsure = null;
    this.#pointed = null;
    this.#act(choice.action);
  };

  choose = (face: Face): void => {
    if (this.chosen === face && this.laying && this.faces.length > 1) this.go(this.laying);
    else this.chosen = face;
  };

  /** Does what a key stands for; false if it stands for nothing. */
  press(key: string, onControl: boolean): boolean {
    const face = FACES.find((one) => one === key && this.faces.includes(one));
    const answer = this.answers[Number(key) - 1];
    if (face && !answer) {
      this.choose(face);
      return true;
    }
    const done = answer ?? this.#meant(key, onControl);
    if (done) this.go(done);
    return done !== undefined;
  }

  #meant(key: string, onControl: boolean): Choice | undefined {
    if (key === 'S') return this.stop;
    if (key === 'R') return this.#plain ?? this.#weasel;
    if (key === 'G') return this.#golden;
    return (key === 'Enter' || key === ' ') && !onControl ? (this.primary ?? undefined) : undefined;
  }

  #find(wanted: (action: Action) => boolean): Choice | undefined {
    return this.all.find(({ action }) => wanted(action));
  }
}
