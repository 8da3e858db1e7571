// One device, several people: of all hands it may show, only that of the person who holds it now is open.

import type { View } from '../protocol';

export function masked(view: View | null, yours: number[], open: number | null): View | null {
  if (view === null || view.kind !== 'cards' || yours.length < 2) return view;
  return {
    ...view,
    players: view.players.map((player, seat) => (yours.includes(seat) && seat !== open ? { ...player, hand: null } : player)),
  };
}
