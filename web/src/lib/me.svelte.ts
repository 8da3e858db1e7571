// Who plays in this browser: a name and a chicken, kept for every game.

import { AVATARS } from '../facts';
import { recall, remember } from './storage';

interface Me {
  name: string;
  /** Which of the chickens; null until one is chosen. Then the table decides. */
  avatar: number | null;
}

const avatar = recall<unknown>('avatar', null);

export const me: Me = $state({
  name: recall('name', ''),
  avatar: Number.isInteger(avatar) && Number(avatar) >= 0 && Number(avatar) < AVATARS ? Number(avatar) : null,
});

$effect.root(() => {
  $effect(() => {
    if (me.name.trim() !== '') remember('name', me.name.trim());
  });
  $effect(() => {
    if (me.avatar !== null) remember('avatar', me.avatar);
  });
});

/** The chicken that somebody wants to be, or the next one that nobody is: what the table makes of a wish. */
export function freeAvatar(taken: readonly (number | null)[], wanted: number): number {
  for (let more = 0; more < AVATARS; more++) if (!taken.includes((wanted + more) % AVATARS)) return (wanted + more) % AVATARS;
  return wanted;
}

/** The chickens of all seats in order. Whoever chose one gets it, and the others get what is left. */
export function avatarsOf(wanted: readonly (number | null)[]): number[] {
  const chosen: (number | null)[] = [];
  for (const one of wanted) chosen.push(one === null ? null : freeAvatar(chosen, one));
  const taken = [...chosen];
  return chosen.map((one, seat) => {
    const found = one ?? freeAvatar(taken, seat);
    taken.push(found);
    return found;
  });
}
