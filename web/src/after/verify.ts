// Checks in the browser that nobody chose the luck: the algorithm of docs/protocol.md, "The dice". heckmeck/verify.py finds the same
// in a record. Here everything is also compared with what this browser kept of its own seats.

import { keptAt, type KeptRound, commitmentTo } from '../lib/rounds';
import { bytesOf, hexOf, hmacSha256 } from '../lib/sha256';
import type { Commitment, Replay, Step } from '../protocol';
import { drawsOf, Impossible, type Draw } from './bags';

/** What is wrong: `after-wrong-REASON` of the catalogue says it. */
export type Wrong = {
  reason:
    | 'no-secret'
    | 'secret'
    | 'committed'
    | 'failed'
    | 'promise'
    | 'hidden'
    | 'unkept'
    | 'commitments'
    | 'number'
    | 'left-out'
    | 'outcome'
    | 'impossible';
  /** The number of the roll or draw as people count it, from 1; 0 where none is meant. */
  draw: number;
  expected: string;
  found: string;
  /** The player it is about, as records write names; empty where none is meant. */
  name: string;
};

export type Verdict = {
  checked: number;
  wrong: Wrong[];
  /** Every player committed to a number before anybody opened one. Not so in the older scheme. */
  committed: boolean;
  /** The players whose numbers are part of the luck. */
  numbers: string[];
  /** Those who did not open a number in a round before. */
  failed: string[];
  /** How many of this browser's own random numbers were found among those that were used. */
  own: number;
};

/** What this browser noted before the game; `recall` in the page. */
export type Notes = <T>(key: string, otherwise: T) => T;

/** What of a replay is checked. */
export type Checked = { table: Replay['table']; steps: Pick<Step, 'events'>[] };

/** `yours` are the seats that belong to this browser as the server says. What it noted itself counts besides. */
export function verify(replay: Checked, yours: number[], notes: Notes): Verdict {
  const dice = replay.table.commitment;
  const names = replay.table.seats.map(({ name }) => name ?? '');
  const verdict: Verdict = {
    checked: 0,
    wrong: [],
    committed: Boolean(dice?.commitments),
    numbers: names.filter((_, seat) => dice?.numbers[seat]),
    failed: dice?.failed.map(({ name }) => name) ?? [],
    own: 0,
  };
  const complain = (reason: Wrong['reason'], more: Partial<Wrong> = {}): void => {
    verdict.wrong.push({ reason, draw: 0, expected: '', found: '', name: '', ...more });
  };
  if (!dice?.secret) {
    complain('no-secret');
    return verdict;
  }
  checkCommitments(dice, dice.secret, names, complain);
  const own = dice.commitments ? checkRounds : checkOlder;
  verdict.own = own(replay.table.table, dice, names, yours, notes, complain);
  checkLuck(replay, dice, dice.secret, verdict, complain);
  return verdict;
}

type Complain = (reason: Wrong['reason'], more?: Partial<Wrong>) => void;

/** The secret and every number are those that were committed to, even in rounds that failed. */
function checkCommitments(dice: Commitment, secret: string, names: string[], complain: Complain): void {
  const found = commitmentTo(secret);
  if (found !== dice.sha256) complain('secret', { expected: dice.sha256, found });
  dice.commitments?.forEach((sha256, seat) => {
    const number = dice.numbers[seat] ?? '';
    if ((number ? commitmentTo(number) : '') !== sha256) complain('committed', { name: names[seat] ?? '' });
  });
  for (const { name, sha256, secret, commitments, numbers } of dice.failed) {
    const fits = numbers.every((number, seat) => number === '' || commitmentTo(number) === commitments[seat]);
    if (!fits || commitmentTo(secret) !== sha256) complain('failed', { name });
  }
}

/** Compares with the rounds that this browser took part in, and says how many of its own numbers were used. */
function checkRounds(table: string, dice: Commitment, names: string[], yours: number[], notes: Notes, complain: Complain): number {
  const kept = notes<KeptRound[]>(keptAt(table), []);
  const final = kept.find(({ sha256 }) => sha256 === dice.sha256);
  for (const round of kept) {
    if (round === final || round.seen.length === 0 || wasTold(round, dice)) continue;
    if (final) complain('hidden', { expected: round.sha256 });
    else complain('promise', { expected: round.sha256, found: dice.sha256 });
  }
  const opened = final && final.seen.length > 0 ? final.numbers : {};
  for (const seat of yours) {
    if (opened[seat] === undefined) complain('unkept', { name: names[seat] ?? '' });
  }
  if (final && final.seen.length > 0 && final.seen.join() !== dice.commitments?.join()) complain('commitments');
  return compareNumbers(opened, dice, names, complain);
}

/** A round in which this browser opened its numbers, and which came to nothing, is told as it was. */
function wasTold(round: KeptRound, dice: Commitment): boolean {
  const told = dice.failed.find(({ sha256 }) => sha256 === round.sha256);
  if (!told || told.commitments.join() !== round.seen.join()) return false;
  // A number that arrived too late was not opened in the eyes of the table.
  return Object.entries(round.numbers).every(([seat, number]) => ['', number].includes(told.numbers[Number(seat)] ?? ''));
}

/** This browser has opened a number at this table. So it is no game with real dice or of the older scheme, whatever the server says. */
export function hasOpened(table: string, notes: Notes): boolean {
  return notes<KeptRound[]>(keptAt(table), []).some(({ seen }) => seen.length > 0);
}

/** The same for a game of the older scheme, without commitments. */
function checkOlder(table: string, dice: Commitment, names: string[], yours: number[], notes: Notes, complain: Complain): number {
  if (hasOpened(table, notes)) complain('commitments');
  const noted = notes<string | null>(`commitment.${table}`, null);
  if (noted !== null && noted !== dice.sha256) complain('promise', { expected: noted, found: dice.sha256 });
  const numbers: Record<string, string> = {};
  names.forEach((name, seat) => {
    const own = notes<string | null>(`luck.${table}.${seat}`, null);
    if (own !== null) numbers[seat] = own;
    else if (yours.includes(seat)) complain('unkept', { name });
  });
  return compareNumbers(numbers, dice, names, complain);
}

function compareNumbers(own: Record<string, string>, dice: Commitment, names: string[], complain: Complain): number {
  const other = Object.entries(own).filter(([seat, number]) => dice.numbers[Number(seat)] !== number);
  for (const [seat, expected] of other) {
    const found = dice.numbers[Number(seat)] ?? '';
    complain(found ? 'number' : 'left-out', { name: names[Number(seat)] ?? '', expected, found });
  }
  return Object.keys(own).length - other.length;
}

/** Every roll and draw that the game shows is the one that follows from the secret and the numbers. */
function checkLuck(replay: Checked, dice: Commitment, secret: string, verdict: Verdict, complain: Complain): void {
  const seats = replay.table.seats.length;
  const key = bytesOf(secret);
  const numbers = dice.numbers.join(',');
  let draws: Draw[];
  try {
    draws = drawsOf(
      replay.table,
      replay.steps.flatMap((step) => step.events),
    );
  } catch (error) {
    if (!(error instanceof Impossible)) throw error;
    draws = error.draws;
    complain('impossible', { draw: draws.length, found: error.piece });
  }
  draws.forEach((one, place) => {
    const ticket = ticketOf(key, numbers, place, ticketsOf(one, seats));
    const expected = canonical(one.draw, outcomeOf(one, ticket, seats));
    const found = canonical(one.draw, one.shown);
    if (expected !== found) complain('outcome', { draw: place + 1, expected, found });
  });
  verdict.checked = draws.length;
}

/** The first attempt below `total` among numbers of as many bits as `total - 1` has. */
export function ticketOf(secret: Uint8Array, numbers: string, counter: number, total: bigint): bigint {
  const bits = Math.max(1, (total - 1n).toString(2).length);
  const blocks = Math.ceil(bits / 256);
  for (let attempt = 0; ; attempt++) {
    let hex = '';
    for (let block = 0; block < blocks; block++) {
      const message = `heckmeck/1|${numbers}|${counter}|${attempt}|${block}`;
      hex += hexOf(hmacSha256(secret, new TextEncoder().encode(message)));
    }
    const ticket = BigInt(`0x${hex}`) >> BigInt(256 * blocks - bits);
    if (ticket < total) return ticket;
  }
}

function ticketsOf(draw: Draw, seats: number): bigint {
  const bag = draw.bag.length;
  if (draw.draw === 'roll') return 6n ** BigInt(draw.size + (bag > 0 ? 1 : 0));
  if (draw.draw === 'deal') return falling(bag, seats * draw.size);
  if (draw.draw === 'grill') return choose(bag, draw.size);
  return BigInt(bag);
}

function outcomeOf(draw: Draw, ticket: bigint, seats: number): string[] {
  const bag = [...draw.bag].sort((a, b) => rank(a) - rank(b));
  if (draw.draw === 'roll') return [rollOf(draw.size, bag, ticket)];
  if (draw.draw === 'deal') return dealOf(bag, seats, draw.size, ticket);
  if (draw.draw === 'grill') return grillOf(bag, draw.size, ticket);
  return [bag[Number(ticket)] ?? ''];
}

/** Number cards, faces and portions by their number; worms behind, worm cards by their tag. */
function rank(piece: string): number {
  return piece.startsWith('W') ? 1000 + Number(piece.slice(1)) : Number(piece);
}

const FACES = ['1', '2', '3', '4', '5', 'W'];

/** Goes through the rolls in order, each with as many tickets as there are ways to roll it. */
function rollOf(white: number, golden: string[], ticket: bigint): string {
  const sides = golden.length
    ? FACES.map((face) => [`*${face}`, golden.filter((side) => side === face).length] as const)
    : [['', 1] as const];
  for (const [faces, ways] of rollsOf(white)) {
    for (const [shown, count] of sides) {
      const tickets = ways * BigInt(count);
      if (ticket < tickets) return faces + shown;
      ticket -= tickets;
    }
  }
  return '';
}

const KNOWN = new Map<number, [string, bigint][]>();

/** All rolls of this many white dice, each with the number of ways to roll it. Made once, because every game has dozens of each. */
function rollsOf(white: number): [string, bigint][] {
  let found = KNOWN.get(white);
  if (!found) {
    found = Array.from(sortedRolls(white), (faces) => [faces.join(''), waysTo(faces)]);
    KNOWN.set(white, found);
  }
  return found;
}

function* sortedRolls(dice: number, from = 0): Generator<string[]> {
  if (dice === 0) yield [];
  else {
    for (let face = from; face < FACES.length; face++) {
      for (const others of sortedRolls(dice - 1, face)) yield [FACES[face]!, ...others];
    }
  }
}

function waysTo(faces: string[]): bigint {
  return FACES.reduce((ways, face) => ways / factorial(faces.filter((one) => one === face).length), factorial(faces.length));
}

function dealOf(bag: string[], seats: number, size: number, ticket: bigint): string[] {
  const left = [...bag];
  return Array.from({ length: seats }, () => {
    const hand: string[] = [];
    for (let card = 0; card < size; card++) {
      const cards = BigInt(left.length);
      hand.push(...left.splice(Number(ticket % cards), 1));
      ticket /= cards;
    }
    return hand.join(' ');
  });
}

function grillOf(bag: string[], size: number, ticket: bigint): string[] {
  const grill: string[] = [];
  for (let place = 0; grill.length < size; place++) {
    const withThis = choose(bag.length - place - 1, size - grill.length - 1);
    if (ticket < withThis) grill.push(bag[place]!);
    else ticket -= withThis;
  }
  return grill;
}

/** One text for each outcome, whatever the order of its pieces. */
function canonical(kind: Draw['draw'], outcome: string[]): string {
  const sorted = (pieces: string[]): string[] => [...pieces].sort((a, b) => rank(a) - rank(b));
  if (kind === 'deal') return outcome.map((hand) => sorted(hand.split(' ')).join(' ')).join(' | ');
  if (kind !== 'roll') return sorted(outcome).join(' ');
  const [white = '', golden] = (outcome[0] ?? '').split('*');
  return sorted([...white]).join('') + (golden ? `*${golden}` : '');
}

function falling(from: number, factors: number): bigint {
  return Array.from({ length: factors }, (_, i) => BigInt(from - i)).reduce((product, factor) => product * factor, 1n);
}

function factorial(n: number): bigint {
  return falling(n, n);
}

function choose(n: number, k: number): bigint {
  return k < 0 || k > n ? 0n : falling(n, k) / factorial(k);
}
