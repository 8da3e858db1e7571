import type { CardView } from '../../protocol';
import type { Play } from '../kind';
import CardTable from './CardTable.svelte';
import Drawn from './Drawn.svelte';
import { joins, reduce } from './reduce';
import { telling } from './telling';

export const play: Play<CardView> = {
  Table: CardTable,
  reduce,
  joins,
  hide: (view, seats) => ({
    ...view,
    players: view.players.map((player, seat) => (seats.includes(seat) ? { ...player, hand: null } : player)),
  }),
  counted: (player) => player.stack,
  log: telling,
  Drawn,
  luck: 'cards',
  // Cards are nobody's alone.
  parts: [
    ['own_luck', 'review-cards'],
    ['own_choices', 'review-own-choices'],
    ['others_choices', 'review-others-choices'],
  ],
};
