// The sections that rules may have, each with the message that is its title.

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
