// Heckmeck am Karteneck.

import type { Kind, Play } from '../kind';
import CardPicture from './CardPicture.svelte';

export const cards: Kind = {
  Picture: CardPicture,
  play: async () => (await import('./play')).play as unknown as Play,
  rules: () => import('./rules'),
  lessons: { karteneck: () => import('./lessons/karteneck.json') },
  setUp: null,
};
