// Who the specialists are, and the portion that each stands on in the beginning.

import type { GameId, SpecialistId } from '../protocol';

interface Start {
  specialist: SpecialistId;
  portion: number;
  /** On that portion. */
  worms: number;
  games: GameId[];
  /** What the rules say about it, paragraph by paragraph. */
  says: string[];
}

const BOTH: GameId[] = ['extrawurm', 'deluxe'];

export const STARTS: Start[] = [
  {
    specialist: 'canned_worm',
    portion: 11,
    worms: 1,
    games: BOTH,
    says: ['rules-canned_worm-does', 'rules-canned_worm-example', 'rules-canned_worm-limit'],
  },
  {
    specialist: 'hen',
    portion: 21,
    worms: 1,
    games: BOTH,
    says: ['rules-hen-sits', 'rules-hen-steal', 'rules-hen-failed', 'rules-hen-alone', 'rules-hen-bratworms'],
  },
  { specialist: 'raven', portion: 23, worms: 1, games: BOTH, says: ['rules-raven-gift', 'rules-raven-moves'] },
  { specialist: 'weasel', portion: 25, worms: 2, games: BOTH, says: ['rules-weasel-does', 'rules-weasel-rescue'] },
  { specialist: 'golden_die', portion: 27, worms: 2, games: BOTH, says: ['rules-golden_die-does', 'rules-golden_die-sides'] },
  { specialist: 'apple', portion: 29, worms: 3, games: ['deluxe'], says: ['rules-apple-does'] },
];
