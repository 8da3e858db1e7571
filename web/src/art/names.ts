import type { Level, SpecialistId } from '../protocol';

/** What Symbols draws. `hen` is the specialist that sits on a stack, `bot_hen` the bot of that level. */
export type IconName = SpecialistId | 'worm' | 'bratworm' | 'chick' | 'bot_hen' | 'rooster' | 'fox' | 'champion' | 'stamp';

const LEVEL_ICONS: Record<Level, IconName> = {
  chick: 'chick',
  hen: 'bot_hen',
  rooster: 'rooster',
  fox: 'fox',
  champion: 'champion',
};

/** The bots there are, the weakest first. */
export const LEVELS = Object.keys(LEVEL_ICONS) as Level[];

export function levelIcon(level: Level): IconName {
  return LEVEL_ICONS[level];
}
