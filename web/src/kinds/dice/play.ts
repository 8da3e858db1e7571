import type { DiceView } from '../../protocol';
import type { Play } from '../kind';
import DiceTable from './DiceTable.svelte';
import Drawn from './Drawn.svelte';
import { counted } from './pieces';
import { joins, reduce } from './reduce';
import { telling } from './telling';

export const play: Play<DiceView> = {
  Table: DiceTable,
  reduce,
  joins,
  hide: null,
  counted,
  log: telling,
  Drawn,
  luck: 'dice',
  parts: [
    ['own_luck', 'review-own-dice'],
    ['own_choices', 'review-own-choices'],
    ['others_luck', 'review-others-dice'],
    ['others_choices', 'review-others-choices'],
    ['correction', 'review-forecast-error'],
  ],
};
