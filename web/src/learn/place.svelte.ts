// The rules in place: a section of them, opened from wherever a question comes up, without leaving the table.

import type { SpecialistId } from '../protocol';
import type { SectionId } from './sections';

/** A section of the rules, or what they say about one specialist. */
export type Place = SectionId | SpecialistId;

let place = $state.raw<Place | null>(null);
let shown = $state(false);

export const rulesInPlace = {
  get open(): boolean {
    return shown;
  },
  set open(open: boolean) {
    shown = open;
  },
  /** Where they are opened; null: at their beginning. */
  get place(): Place | null {
    return place;
  },
};

/** Shows the rules over the table, at this place if they have it. */
export function openRules(at: Place | null = null): void {
  place = at;
  shown = true;
}
