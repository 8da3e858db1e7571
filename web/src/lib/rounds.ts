// The round of commitments before a game: when this browser commits to its seats' random numbers, and when it opens them. What it
// keeps is the only thing that a server can't change afterwards, so the check after the game compares everything with it.
// heckmeck/terminal/client/numbers.py does the same.

import type { FromClient, TableInfo } from '../protocol';
import { bytesOf, hexOf, sha256 } from './sha256';

/** A round as this browser saw it. `sha256` is the server's commitment, by which the round is known. */
export interface KeptRound {
  sha256: string;
  /** Your numbers by seat. */
  numbers: Record<string, string>;
  /** All commitments by seat, as they were when your numbers were opened; empty if they never were. */
  seen: string[];
}

export type Answer = Extract<FromClient, { type: 'commit' | 'number' }>;

/** Where this browser keeps the rounds of a table. */
export const keptAt = (table: string) => `dice.${table}`;

/** A random number for the verifiable dice: 256 bits in hexadecimal. */
export function ownNumber(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(32)));
}

/** The commitment to a number or a secret. */
export function commitmentTo(number: string): string {
  return hexOf(sha256(bytesOf(number)));
}

/**
 * What is to be kept after an update, and then sent: commitments, or the numbers once everybody has committed. A number serves one
 * round. It is opened only if all commitments are there, and only for those that were seen first.
 */
export function answer(info: TableInfo, kept: KeptRound[]): { kept: KeptRound[]; messages: Answer[] } {
  const told = info.commitment?.commitments;
  if (!info.commitment || !told || info.phase !== 'gathering' || info.yours.length === 0) return { kept, messages: [] };
  const { sha256 } = info.commitment;
  const before = kept.find((round) => round.sha256 === sha256) ?? { sha256, numbers: {}, seen: [] };
  const numbers = { ...before.numbers };
  for (const seat of info.yours) numbers[seat] ??= ownNumber();
  const now = { ...before, numbers };
  let messages: Answer[] = info.yours
    .filter((seat) => !told[seat])
    .map((seat) => ({ type: 'commit', seat, sha256: commitmentTo(numbers[seat]!) }));
  if (messages.length === 0 && allCommitted(info)) {
    const ours = info.yours.every((seat) => told[seat] === commitmentTo(numbers[seat]!));
    const same = now.seen.length === 0 || now.seen.join() === told.join();
    if (ours && same) {
      now.seen = told;
      now.numbers = Object.fromEntries(info.yours.map((seat) => [seat, numbers[seat]!]));
      messages = info.yours
        .filter((seat) => !info.seats[seat]?.number_given)
        .map((seat) => ({ type: 'number', seat, number: numbers[seat]! }));
    }
  }
  return { kept: [...kept.filter((round) => round.sha256 !== sha256), now], messages };
}

/** Every seat is taken, and every person has committed to a number. */
function allCommitted(info: TableInfo): boolean {
  const told = info.commitment?.commitments ?? [];
  return info.seats.every((seat, index) => seat.kind === 'bot' || (seat.kind === 'person' && Boolean(told[index])));
}
