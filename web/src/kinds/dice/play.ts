import type { DicePlayerView, DiceView } from '../../protocol';
import type { Counted, Play } from '../kind';
import DiceTable from './DiceTable.svelte';
import { joins, reduce } from './reduce';

export const play: Play<DiceView> = {
  Table: DiceTable,
  reduce,
  joins,
  hide: null,
  counted,
  luck: 'dice',
  parts: [
    ['own_luck', 'review-own-dice'],
    ['own_choices', 'review-own-choices'],
    ['others_luck', 'review-others-dice'],
    ['others_choices', 'review-others-choices'],
  ],
};

function counted(player: DicePlayerView): Counted[] {
  const pieces: Counted[] = [
    ...player.stack,
    ...Array.from({ length: player.bratworms }, () => ({ icon: 'bratworm', worms: 1 }) as const),
  ];
  // The server counts the score; what portions and bratworms do not explain is the specialist's.
  const rest = player.worms - pieces.reduce((sum, { worms }) => sum + worms, 0);
  return player.specialist && rest > 0 ? [...pieces, { icon: player.specialist, worms: rest }] : pieces;
}
