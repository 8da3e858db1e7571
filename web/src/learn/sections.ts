// The sections of each game's rules, in the order in which they stand on the page.

import type { GameId } from '../protocol';

const TITLES = {
  aim: 'rules-aim-title',
  material: 'rules-material-title',
  turn: 'rules-turn-title',
  stop: 'rules-stop-title',
  failed: 'rules-failed-title',
  bratworms: 'rules-bratworms-title',
  specialists: 'rules-specialists-title',
  round: 'rules-cards-round-title',
  play: 'rules-cards-play-title',
  pass: 'rules-cards-pass-title',
  steal: 'rules-cards-steal-title',
  share: 'rules-cards-share-title',
  draw: 'rules-cards-draw-title',
  end: 'rules-end-title',
  house: 'rules-house-title',
} as const;

export type SectionId = keyof typeof TITLES;

export const titleOf = (section: SectionId): string => TITLES[section];

export function sectionsOf(game: GameId): SectionId[] {
  if (game === 'karteneck') return ['aim', 'material', 'round', 'play', 'pass', 'steal', 'share', 'draw', 'end', 'house'];
  const extra: SectionId[] = game === 'original' ? [] : ['bratworms', 'specialists'];
  return ['aim', 'material', 'turn', 'stop', 'failed', ...extra, 'end', 'house'];
}
