// Real dice: what has been tapped in so far of a roll. The golden die comes last and has its own sides.

import type { Face, Fall } from '../../protocol';
import { FACES } from './choices';

export class Typing {
  white = $state<Face[]>([]);
  gold = $state<Face | null>(null);

  readonly #falls: () => Fall | null;
  readonly #fell: (dice: string) => void;

  /** `falls` is the roll that is asked for, and `fell` tells it. */
  constructor(falls: () => Fall | null, fell: (dice: string) => void) {
    this.#falls = falls;
    this.#fell = fell;
    $effect(() => {
      if (falls() === null) this.#clear();
    });
  }

  get dice(): number {
    return this.#falls()?.dice ?? 0;
  }
  /** The sides of the golden die if it is among them. */
  get golden(): Face[] | null {
    return this.#falls()?.golden ?? null;
  }
  /** All white dice are tapped in. */
  get full(): boolean {
    return this.white.length >= this.dice;
  }
  get complete(): boolean {
    return this.full && (this.golden === null || this.gold !== null);
  }
  /** The golden die is all that is missing. */
  get onlyGolden(): boolean {
    return this.full && this.golden !== null && this.gold === null;
  }
  get offered(): readonly Face[] {
    const { golden } = this;
    return this.full && golden !== null ? FACES.filter((face) => golden.includes(face)) : FACES;
  }

  add(face: Face): void {
    if (!this.full) this.white.push(face);
    else if (this.golden?.includes(face)) this.gold = face;
  }
  undo(): void {
    if (this.gold !== null) this.gold = null;
    else this.white.pop();
  }
  confirm(): void {
    if (!this.complete) return;
    const sorted = FACES.flatMap((face) => this.white.filter((one) => one === face));
    const { gold } = this;
    this.#clear();
    this.#fell(sorted.join('') + (gold === null ? '' : `*${gold}`));
  }

  #clear(): void {
    this.white = [];
    this.gold = null;
  }
}
