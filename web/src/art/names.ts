import type { Level, SpecialistId } from '../protocol';

/** What Symbols draws. `hen` is the specialist that sits on a stack, `bot_hen` the bot of that level. */
export type IconName = SpecialistId | 'worm' | 'bratworm' | 'chick' | 'bot_hen' | 'rooster' | 'fox' | 'stamp';

export function levelIcon(level: Level): IconName {
  return level === 'hen' ? 'bot_hen' : level;
}
