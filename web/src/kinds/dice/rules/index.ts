import { FACTS } from '../../../facts';
import type { SectionId } from '../../../learn/sections';
import type { GameId } from '../../../protocol';

export { default as Rules } from './DiceRules.svelte';

export function sections(game: GameId): SectionId[] {
  const extra: SectionId[] = FACTS[game].specialists.length > 0 ? ['bratworms', 'specialists'] : [];
  return ['aim', 'material', 'turn', 'stop', 'failed', ...extra, 'end', 'house'];
}
