// Checks in the browser that the server did not choose the luck: the algorithm of docs/protocol.md, "The dice".

import type { Draw, Event, Replay } from '../protocol';
import { bytesOf, hexOf, hmacSha256, sha256 } from '../lib/sha256';

/** What is wrong: `after-wrong-REASON` of the catalogue says it. */
export type Wrong = {
  reason: 'no-secret' | 'secret' | 'promise' | 'number' | 'missing' | 'order' | 'tickets' | 'ticket' | 'outcome' | 'shown';
  /** The number of the roll or draw as people count it, from 1; 0 where none is meant. */
  draw: number;
  expected: string;
  found: string;
};

export type Verdict = {
  checked: number;
  wrong: Wrong[];
  /** The promise was compared with the one that this browser kept when the game began. */
  promiseKept: boolean;
  /** So many of this browser's own random numbers were found among those that were used. */
  ownNumbers: number;
};

/** What this browser noted at the start; `Storage.getItem` in the page. */
export type Notes = (key: string) => string | null;

export function verify(replay: Replay, notes: Notes): Verdict {
  const verdict: Verdict = { checked: 0, wrong: [], promiseKept: false, ownNumbers: 0 };
  const dice = replay.table.commitment;
  if (!dice?.secret) {
    verdict.wrong.push({ reason: 'no-secret', draw: 0, expected: '', found: '' });
    return verdict;
  }
  checkPromise(replay, dice.sha256, dice.secret, dice.numbers, notes, verdict);
  const secret = bytesOf(dice.secret);
  const numbers = dice.numbers.join(',');
  const shown = shownLuck(replay);
  replay.draws.forEach((draw, place) => {
    const wrong = checkDraw(draw, place, secret, numbers, replay.table.seats.length, shown[place]);
    if (wrong) verdict.wrong.push({ ...wrong, draw: place + 1 });
    verdict.checked += 1;
  });
  if (shown.length > replay.draws.length) {
    const [expected, found] = [String(shown.length), String(replay.draws.length)];
    verdict.wrong.push({ reason: 'missing', draw: 0, expected, found });
  }
  return verdict;
}

/** The secret is the promised one, and both are what this browser knows from the start of the game. */
function checkPromise(replay: Replay, promised: string, secret: string, luck: string[], notes: Notes, verdict: Verdict): void {
  const found = hexOf(sha256(bytesOf(secret)));
  if (found !== promised) verdict.wrong.push({ reason: 'secret', draw: 0, expected: promised, found });
  const noted = notes(`commitment.${replay.table.table}`);
  if (noted !== null && noted !== promised) verdict.wrong.push({ reason: 'promise', draw: 0, expected: noted, found: promised });
  verdict.promiseKept = noted === promised;
  replay.table.seats.forEach((_, seat) => {
    const own = notes(`luck.${replay.table.table}.${seat}`);
    if (own === null) return;
    if (own === luck[seat]) verdict.ownNumbers += 1;
    else verdict.wrong.push({ reason: 'number', draw: 0, expected: own, found: luck[seat] ?? '' });
  });
}

function checkDraw(
  draw: Draw,
  place: number,
  secret: Uint8Array,
  numbers: string,
  seats: number,
  shown: string | undefined,
): Omit<Wrong, 'draw'> | null {
  if (draw.counter !== place) return { reason: 'order', expected: String(place), found: String(draw.counter) };
  const total = ticketsOf(draw, seats);
  if (String(total) !== draw.total) return { reason: 'tickets', expected: String(total), found: draw.total };
  const ticket = ticketOf(secret, numbers, place, total);
  if (String(ticket) !== draw.ticket) return { reason: 'ticket', expected: String(ticket), found: draw.ticket };
  const expected = canonical(draw.draw, outcomeOf(draw, ticket, seats));
  const found = canonical(draw.draw, draw.outcome);
  if (expected !== found) return { reason: 'outcome', expected, found };
  if (expected !== shown) return { reason: 'shown', expected, found: shown ?? '' };
  return null;
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

/** All rolls of so many white dice with their ways; made once, for every game has dozens of each. */
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

/** The luck of the game as its events showed it to everybody, in order. */
function shownLuck(replay: Replay): string[] {
  const seats = replay.table.seats.length;
  const shown: string[] = [];
  let hands: string[] = [];
  for (const event of replay.steps.flatMap((step): Event[] => step.events)) {
    if (event.event === 'dice_fell') shown.push(canonical('roll', [event.roll.replaceAll(' ', '')]));
    else if (event.event === 'grill_opened') shown.push(canonical('grill', event.portions.map(String)));
    else if (event.event === 'card_drawn') shown.push(canonical('draw', [event.card ?? '']));
    else if (event.event === 'hand_dealt') {
      hands = [...hands, (event.cards ?? []).join(' ')];
      if (hands.length === seats) shown.push(canonical('deal', hands));
    }
  }
  return shown;
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
