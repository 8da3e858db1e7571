// What the rules say about each specialist, paragraph by paragraph.

import type { SpecialistId } from '../../../protocol';

export const SAYS: Record<SpecialistId, string[]> = {
  canned_worm: ['rules-canned_worm-does', 'rules-canned_worm-example', 'rules-canned_worm-limit'],
  hen: ['rules-hen-sits', 'rules-hen-steal', 'rules-hen-failed', 'rules-hen-alone', 'rules-hen-bratworms'],
  raven: ['rules-raven-gift', 'rules-raven-moves'],
  weasel: ['rules-weasel-does', 'rules-weasel-rescue'],
  golden_die: ['rules-golden_die-does', 'rules-golden_die-sides'],
  apple: ['rules-apple-does'],
};
