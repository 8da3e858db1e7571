// What this device remembers of somebody's play. Nothing of it leaves the device by itself.

import type { GameId, Level } from '../protocol';
import { MINE } from './facts';

/** A mistake of a game: its kind, the portion that was at stake, and what it cost. */
export type KeptSlip = [habit: string, portion: number | null, loss: number];

/** One seat of a finished game. */
export interface KeptGame {
  table: string;
  seat: number;
  /** As records write it. */
  name: string;
  game: GameId;
  /** When the table was set up, as the server wrote it. */
  date: string;
  players: number;
  /** Who else played: a level for a bot. */
  rivals: (Level | 'person')[];
  /** 1 for a win; a shared win is split. */
  won: number;
  /** What luck added to the chance to win. */
  luck: number;
  /** How often there was something to choose, and what all choices together gave away. */
  decisions: number;
  given: number;
  slips: KeptSlip[];
}

/** A position to come back to, and how well it is known: the numbers of FSRS. */
export interface KeptCard {
  position: string;
  /** When the game was set up that it comes from. */
  date: string;
  /** What the mistake cost there. */
  loss: number;
  due: string;
  last_review: string;
  stability: number;
  difficulty: number;
  elapsed_days: number;
  scheduled_days: number;
  learning_steps: number;
  reps: number;
  lapses: number;
  state: number;
}

export interface Memory {
  games: KeptGame[];
  cards: KeptCard[];
}

export const MOST_GAMES = MINE.most_games;
export const MOST_CARDS = MINE.most_cards;

export const NOTHING: Memory = { games: [], cards: [] };

/** A game may be there for each of several seats of this device. */
export const keyOf = (game: KeptGame) => `${game.table} ${game.seat}`;

/** Two memories as one. What both know is there once: a game as the first knows it, a card as it was practised last. */
export function merged(one: Memory, other: Memory): Memory {
  const games = new Map([...other.games, ...one.games].map((game) => [keyOf(game), game]));
  const cards = new Map<string, KeptCard>();
  for (const card of [...one.cards, ...other.cards]) {
    const known = cards.get(card.position);
    if (known === undefined || order(known.last_review, card.last_review) < 0) cards.set(card.position, card);
  }
  return bounded({ games: [...games.values()], cards: [...cards.values()] });
}

/** The newest games in the order of their dates, and the cards that come soonest: those that come late are known well. */
export function bounded({ games, cards }: Memory): Memory {
  return {
    games: games.toSorted((one, other) => order(one.date, other.date)).slice(-MOST_GAMES),
    cards: cards.toSorted((one, other) => order(one.due, other.due)).slice(0, MOST_CARDS),
  };
}

const order = (one: string, other: string) => Date.parse(one) - Date.parse(other);
