// Which die is which. The server says what lies where; to see it move, every die and every bratworm needs an identity.

import { goldenSides } from '../../facts';
import type { DicePlayerView, DiceView, Event, Face, PortionView, SpecialistId, TurnView } from '../../protocol';
import type { StackPiece } from '../../table/stage/Stack.svelte';
import type { Counted } from '../kind';

export interface HandDie {
  key: string;
  golden: boolean;
  aside: boolean;
  face: Face | null;
}

const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);

/** The dice of a turn, each of them the one it was before, if possible. */
export function followDice(before: HandDie[], turn: TurnView | null): HandDie[] {
  if (turn === null) return [];
  const aside = Object.entries(turn.aside).filter(([, count]) => count > 0) as [Face, number][];
  const white = turn.dice + sum(aside.map(([, count]) => count)) - (turn.golden_die === 'aside' ? 1 : 0);
  // Something is neither aside any more nor taken back: another turn has begun.
  const lies = (face: Face): boolean => (turn.aside[face] ?? 0) > 0 || (turn.roll?.includes(face) ?? false) || turn.golden === face;
  const goesOn = before.filter((die) => die.aside).every((die) => die.face !== null && lies(die.face));
  const pool: HandDie[] = Array.from({ length: white }, (_, index) => ({
    key: `die-${index}`,
    golden: false,
    aside: false,
    face: null,
  }));
  if (turn.golden_die !== null) pool.push({ key: 'die-golden', golden: true, aside: false, face: null });
  const known = new Map((goesOn ? before : []).map((die) => [die.key, die]));
  // Dice that lie there keep their places: the golden one, too.
  const places = new Map([...known.keys()].map((key, place) => [key, place]));
  const placeOf = ({ key }: HandDie): number => places.get(key) ?? places.size;
  const order = (face: Face): number => {
    const place = before.findIndex((die) => die.aside && die.face === face);
    return place < 0 ? before.length : place;
  };

  // Whoever has not seen it laid aside is not told with which dice it lies. Then it lies with those of a face that it can show.
  const golden = known.get('die-golden')?.face;
  const lost = turn.golden_die === 'aside' && !aside.some(([face]) => face === golden);
  const found = goldenSides({}).find((face) => turn.aside[face]) ?? aside.at(-1)?.[0];

  const laid: HandDie[] = [];
  if (goesOn) aside.sort(([a], [b]) => order(a) - order(b));
  for (const [face, count] of aside) {
    // First those that lay there, then those that showed it, the golden one among them, then any.
    const rank = (die: HandDie): number => {
      if (die.golden && turn.golden_die !== 'aside') return 9;
      if (die.golden && lost) return face === found ? 1 : 9;
      const was = known.get(die.key);
      if (was?.face !== face) return was?.aside || die.golden ? 5 : 3;
      return was.aside ? 0 : die.golden ? 1 : 2;
    };
    pool.sort((a, b) => rank(a) - rank(b) || placeOf(a) - placeOf(b));
    laid.push(...pool.splice(0, count).map((die) => ({ ...die, aside: true, face })));
  }
  const roll = [...(turn.roll ?? '')] as Face[];
  pool.sort((a, b) => Number(a.golden) - Number(b.golden) || a.key.localeCompare(b.key));
  const inHand = pool
    .filter((die) => !die.golden || turn.golden_die === 'in_hand')
    .map((die, index) => ({ ...die, face: die.golden ? turn.golden : (roll[index] ?? null) }));
  return [...laid, ...inHand];
}

/** What lies on the board: dice, and the turn that they belong to. */
export interface Hand {
  dice: HandDie[];
  turn: TurnView | null;
  /** The attempt has failed, and the dice are seen off. */
  off: boolean;
}

export const NO_HAND: Hand = { dice: [], turn: null, off: false };

/** The hand in the next stage. Until everything that a turn has brought has been seen, its dice lie there, unless they were seen off. */
export function followHand(before: Hand, turn: TurnView | null, events: Event[]): Hand {
  const has = (name: Event['event']): boolean => events.some(({ event }) => event === name);
  if (has('failed_attempt') && before.dice.length > 0) return { ...before, off: true };
  if (has('turn_ended') && before.off) return { ...NO_HAND, off: true };
  if (has('turn_ended') && before.dice.length > 0) return before;
  return { dice: followDice(before.dice, turn), turn, off: before.off && turn === null };
}

/** Whose each bratworm is, by its number; -1 is the supply. */
export function followBratworms(before: number[], view: DiceView): number[] {
  const wanted = new Map<number, number>([
    [-1, view.bratworm_supply],
    ...view.players.map((one, seat): [number, number] => [seat, one.bratworms]),
  ]);
  const total = sum([...wanted.values()]);
  const owners: (number | null)[] = Array.from({ length: total }, (_, index) => {
    const owner = before[index];
    const left = owner === undefined ? 0 : (wanted.get(owner) ?? 0);
    if (owner === undefined || left === 0) return null;
    wanted.set(owner, left - 1);
    return owner;
  });
  const open = [...wanted].flatMap(([owner, count]) => Array.from({ length: count }, () => owner));
  return owners.map((owner) => owner ?? open.shift() ?? -1);
}

/** The specialists with each player. While a question is open, some stand nowhere: both of those to choose from, and the raven until it is
 * known whose bratworm it has brought. They wait with whoever is asked, first the one that was there before. `all` are those in the box. */
export function followPerches(
  before: SpecialistId[][],
  view: DiceView,
  asked: number | null,
  all: SpecialistId[],
): SpecialistId[][] {
  const stands = new Set([...view.grill, ...view.players].map(({ specialist }) => specialist));
  const waiting = view.pending === null ? [] : all.filter((one) => !stands.has(one) && !view.out_of_game.includes(one));
  return view.players.map(({ specialist }, seat) => {
    const held = specialist === null ? [] : [specialist];
    // Where nobody is asked any more, as after the answer to a puzzle, all of them stay where they stood.
    if (asked === null) return [...held, ...(before[seat] ?? []).filter((one) => waiting.includes(one))];
    if (seat !== asked) return held;
    const stood = (before[seat] ?? []).filter((one) => waiting.includes(one));
    return [...held, ...stood, ...waiting.filter((one) => !stood.includes(one))];
  });
}

/** A portion as a piece that moves. */
export function portionPiece({ value, worms }: PortionView): StackPiece {
  return { key: `portion-${value}`, value, worms };
}

/** What a player's worms are made of. */
export function counted(player: DicePlayerView): Counted[] {
  const pieces: Counted[] = [
    ...player.stack,
    ...Array.from({ length: player.bratworms }, () => ({ icon: 'bratworm', worms: 1 }) as const),
  ];
  // The server counts the score; what portions and bratworms do not explain is the specialist's.
  const rest = player.worms - pieces.reduce((sum, { worms }) => sum + worms, 0);
  return player.specialist && rest > 0 ? [...pieces, { icon: player.specialist, worms: rest }] : pieces;
}
