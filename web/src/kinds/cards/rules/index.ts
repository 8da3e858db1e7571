import type { SectionId } from '../../../learn/sections';

export { default as Rules } from './CardRules.svelte';

export function sections(): SectionId[] {
  return ['aim', 'material', 'round', 'play', 'pass', 'steal', 'share', 'draw', 'end', 'house'];
}
