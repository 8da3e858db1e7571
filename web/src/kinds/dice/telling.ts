// How the log shows the dice games: a line for each roll, with the dice that were laid aside from it.

import type { DiceFell, DiceLaidAside, Event, Face } from '../../protocol';
import LogPictures from './LogPictures.svelte';

/** A die of a roll that the log shows. */
export interface LoggedDie {
  face: Face;
  golden: boolean;
  aside: boolean;
}

const rolled = (line: Event[]): DiceFell | undefined => line.find((event) => event.event === 'dice_fell');
const laid = (line: Event[]): DiceLaidAside | undefined => line.find((event) => event.event === 'dice_laid_aside');

/** The dice as they fell, and which of them were laid aside; none if nothing fell. */
export function diceOf(line: Event[]): LoggedDie[] {
  const aside = laid(line)?.face;
  // A star stands before the golden die.
  const found = (rolled(line)?.roll ?? '').matchAll(/(\*?)([1-5W])/g);
  return [...found].map(([, star, face]) => ({ face: face as Face, golden: star === '*', aside: face === aside }));
}

/** What lies aside after a line counts this much. */
export const totalOf = (line: Event[]): number | null => laid(line)?.total ?? null;

export const telling = {
  continues: (line: Event[], event: Event) =>
    event.event === 'dice_laid_aside' && rolled(line)?.seat === event.seat && laid(line) === undefined,
  enough: (line: Event[]) => rolled(line) !== undefined,
  Pictures: LogPictures,
};
