// The numbers of My play, which the terminal shares. `make types` takes them from there: src/heckmeck/terminal/mine.

import told from './facts.json';

interface Mine {
  /** Of the file. */
  version: number;
  /** Bytes, characters and numbers that no file of ours exceeds. */
  largest_file: number;
  longest: number;
  largest: number;
  /** What a device keeps, and of one game. */
  most_games: number;
  most_cards: number;
  most_slips: number;
  /** What a mistake costs at least to come back, as the gap of a puzzle; and how many of a game do. */
  least_loss: number;
  most_lessons: number;
  /** In days. */
  longest_interval: number;
  /** Decisions that it takes to compare somebody with the bots. */
  enough: number;
  /** Games that the mean of the trend covers. */
  window: number;
  /** So many mistakes in so many games make a habit. */
  least_count: number;
  least_games: number;
  most_habits: number;
  /** Where most of it happens, the rest being chance. */
  mostly: number;
  /** On which side of a portion a habit shows. */
  sides: Partial<Record<string, 'below' | 'from'>>;
  /** By game and level: whoever gives away at most this much per decision plays like that bot. */
  thresholds: Partial<Record<string, Partial<Record<string, number>>>>;
}

export const MINE = told as Mine;
