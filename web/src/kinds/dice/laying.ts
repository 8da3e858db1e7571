// A position that somebody lays out: where every piece is, and the id that says it. Whether it can be is for the rules to say.

import { FACTS } from '../../facts';
import type { Analysis, DiceView, Face, GameId, SpecialistId } from '../../protocol';

/** On the grill, turned over, or in the stack of a seat. */
export type Place = 'grill' | 'down' | number;
/** Out of the game, on a portion of the grill, or with a seat. */
export type Stand = '' | `on ${number}` | `with ${number}`;
export type Golden = '' | 'hand' | 'aside' | Face;

export interface Laid {
  game: GameId;
  /** House rules that differ from the printed ones. */
  options: Record<string, string>;
  grill: number[];
  down: number[];
  stacks: number[][];
  stands: Partial<Record<SpecialistId, Stand>>;
  bratworms: number[];
  seat: number;
  /** Faces one after the other; a golden die that is aside is among them. */
  aside: string;
  /** Of the white dice. */
  roll: string;
  golden: Golden;
  weaselUsed: boolean;
}

const LETTERS: Record<SpecialistId, string> = {
  canned_worm: 'c',
  hen: 'h',
  raven: 'r',
  weasel: 'w',
  golden_die: 'g',
  apple: 'a',
};

export const specialistsOf = (game: GameId): SpecialistId[] => FACTS[game].specialists.map(([specialist]) => specialist);

/** A position as it lies on the board, to be changed. What a question asks about stands nowhere. */
export function laidAs(analysis: Analysis): Laid {
  const view = analysis.view as DiceView;
  const { turn } = view;
  const stands: Laid['stands'] = Object.fromEntries(specialistsOf(analysis.game).map((one) => [one, '']));
  for (const { value, specialist } of view.grill) if (specialist !== null) stands[specialist] = `on ${value}`;
  view.players.forEach(({ specialist }, seat) => {
    if (specialist !== null) stands[specialist] = `with ${seat}`;
  });
  const inHand: Golden = turn?.golden_die === 'in_hand' ? 'hand' : '';
  return {
    game: analysis.game,
    options: { ...analysis.options },
    grill: view.grill.filter(({ face_up }) => face_up).map(({ value }) => value),
    down: view.grill.filter(({ face_up }) => !face_up).map(({ value }) => value),
    stacks: view.players.map(({ stack }) => stack.map(({ value }) => value)),
    stands,
    bratworms: view.players.map(({ bratworms }) => bratworms),
    seat: analysis.situation.seat ?? 0,
    aside: Object.entries(turn?.aside ?? {})
      .map(([face, count]) => face.repeat(count))
      .join(''),
    roll: turn?.roll ?? '',
    golden: turn?.golden ?? (turn?.golden_die === 'aside' ? 'aside' : inHand),
    weaselUsed: turn?.weasel_used ?? false,
  };
}

/** With a portion in another place, on top if it is a stack. A specialist that stood on it leaves the game. */
export function moved(laid: Laid, portion: number, place: Place): Laid {
  const without = (portions: number[]) => portions.filter((one) => one !== portion);
  const sorted = (portions: number[], here: boolean) =>
    here ? [...without(portions), portion].sort((a, b) => a - b) : without(portions);
  const stands = Object.fromEntries(
    Object.entries(laid.stands).map(([specialist, stand]) => [
      specialist,
      stand === `on ${portion}` && place !== 'grill' ? '' : stand,
    ]),
  );
  return {
    ...laid,
    grill: sorted(laid.grill, place === 'grill'),
    down: sorted(laid.down, place === 'down'),
    stacks: laid.stacks.map((stack, seat) => (seat === place ? [...without(stack), portion] : without(stack))),
    stands,
  };
}

/** The id of the position, as `heckmeck.notation` reads it. */
export function idOf(laid: Laid): string {
  const letters = (stand: Stand) =>
    specialistsOf(laid.game)
      .filter((specialist) => laid.stands[specialist] === stand)
      .map((specialist) => LETTERS[specialist]);
  const field = (pieces: string[]) => pieces.join(',') || '-';
  const grill = laid.grill.map((portion) => `${portion}${letters(`on ${portion}`).join('')}`);
  const seats = laid.stacks.map((stack, seat) => {
    const bratworms = laid.bratworms[seat] ?? 0;
    return field([...stack.map(String), ...letters(`with ${seat}`), ...(bratworms > 0 ? [`b${bratworms}`] : [])]);
  });
  return [[laid.game, ...Object.values(laid.options)].join(','), field(grill), ...seats, turnOf(laid)].join('_');
}

function turnOf(laid: Laid): string {
  const { aside, golden, roll } = laid;
  const shown = golden !== '' && golden !== 'hand' && golden !== 'aside' ? `g${golden}` : '';
  const pieces = [String(laid.seat + 1)];
  if (aside !== '' || roll !== '' || shown !== '') pieces.push(aside === '' ? '-' : `${aside}${golden === 'aside' ? 'g' : ''}`);
  if (roll !== '' || shown !== '') pieces.push(roll + shown);
  else if (golden === 'hand' && aside !== '') pieces.push('g');
  if (laid.weaselUsed) pieces.push('weasel');
  return pieces.join(',');
}
