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

/** Where the rules speak of a rule that is known by its number (docs/rulings.md): T1 to T5 are about the turn, and so on. */
const ABOUT: [rule: RegExp, section: SectionId][] = [
  [/^T[1-4]$/, 'turn'],
  [/^T([6-9]|1\d)$/, 'stop'],
  [/^(T5|F\d)$/, 'failed'],
  [/^B\d$/, 'bratworms'],
  [/^S/, 'specialists'],
  [/^E\d$/, 'end'],
  [/^K[1-3]$/, 'round'],
  [/^K4$/, 'play'],
  [/^K[568]$/, 'pass'],
  [/^K7$/, 'steal'],
  [/^K9$/, 'share'],
  [/^K1[03]$/, 'draw'],
];

/** The section that explains a refusal; null where none does. */
export const sectionOf = (rule: string | null): SectionId | null =>
  ABOUT.find(([one]) => rule !== null && one.test(rule))?.[1] ?? null;
