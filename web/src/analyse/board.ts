// A position on a board of its own: its players have numbers or the names of a record, and everybody at the screen may play for all of them.

import { shownName } from '../lib/tell';
import { words } from '../lib/words.svelte';
import type { Analysis, TableInfo, View } from '../protocol';

/** What the players are called: an id has no names, and a position without an id has those of its record. */
export const namesOf = ({ position, view }: Analysis): string[] =>
  view.players.map((player, seat) =>
    position === '' ? shownName(player.name) : words.say('analyse-player', { number: seat + 1 }),
  );

/** The view with these names. */
export function named(view: View, names: string[]): View {
  return { ...view, players: view.players.map((player, seat) => ({ ...player, name: names[seat] ?? '' })) } as View;
}

/** The table that the position stands on. */
export function tableOf(analysis: Analysis, names: string[]): TableInfo {
  return {
    table: '',
    game: analysis.game,
    options: analysis.options,
    hints: false,
    real_dice: true,
    grace: 0,
    decision_time: 0,
    tutor: 'off',
    created: '',
    seats: names.map((name, seat) => ({
      name,
      kind: 'person',
      level: null,
      here: true,
      number_given: true,
      avatar: seat,
      group: 0,
    })),
    yours: names.map((_, seat) => seat),
    deletable: false,
    phase: analysis.winners.length > 0 ? 'finished' : 'playing',
    commitment: null,
    winners: analysis.winners,
    ranking: [],
    rematch: null,
  };
}
