// What pictures and rules have to know of the games. `make types` takes it from the rules: src/heckmeck/rules.

import told from './facts.json';
import type { Face, GameId, SpecialistId } from './protocol';

interface Facts {
  /** The portions in the box, by the worms on them. */
  portions: [from: number, to: number, worms: number][];
  /** The portion that each specialist stands on in the beginning. */
  specialists: [SpecialistId, portion: number][];
  bratworms: number;
  /** Portions put aside unseen and rounds, where they depend on the number of players. */
  setups: [players: number, aside: number, rounds: number][];
}

/** The dice of a hand, without the golden one. */
export const DICE = told.dice;

/** The chickens that people can be. */
export const AVATARS = told.avatars;

/** Bytes of the longest record that is read. No game is that long. */
export const LONGEST_RECORD = told.longest_record;

const GOLDEN_DICE: Record<string, string> = told.golden_dice;

/** The six sides of the golden die, by the options of a table. */
export function goldenSides(options: Record<string, string>): Face[] {
  return [...(GOLDEN_DICE[options['golden_die'] ?? 'worms'] ?? '')] as Face[];
}

/** What is drawn from in the card game: hands of one size, all cards, all portions. */
export const CARDS = told.cards;

export const FACTS = told.games as unknown as Record<GameId, Facts>;

/** All games, in the order in which they are offered. */
export const GAMES = Object.keys(FACTS) as [GameId, ...GameId[]];

/** The worms on a portion. */
export function wormsOn(game: GameId, portion: number): number {
  return FACTS[game].portions.find(([from, to]) => from <= portion && portion <= to)?.[2] ?? 0;
}
