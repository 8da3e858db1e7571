// The dice games: one turn and one board, with more or fewer pieces.

import type { Kind, Play } from '../kind';
import DicePicture from './DicePicture.svelte';

export const dice: Kind = {
  Picture: DicePicture,
  play: async () => (await import('./play')).play as unknown as Play,
  rules: () => import('./rules'),
  lessons: {
    original: () => import('./lessons/original.json'),
    deluxe: () => import('./lessons/deluxe.json'),
  },
  setUp: () => import('./SetUp.svelte'),
};
