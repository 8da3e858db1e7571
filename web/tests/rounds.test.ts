// What this browser commits to, when it opens its numbers, and when it does not.

import { describe, expect, test } from 'vitest';
import { answer, commitmentTo, type KeptRound } from '../src/lib/rounds';
import type { SeatInfo, TableInfo } from '../src/protocol';
import { golden } from './golden';

const SHA = 'ab'.repeat(32);
const OTHER = commitmentTo('ee'.repeat(32));

/** A table that gathers: Ada at this browser, Ben elsewhere, and a bot. */
function gathering(commitments: string[], change: Partial<TableInfo> = {}, sha256 = SHA): TableInfo {
  const seat = (name: string | null, kind: SeatInfo['kind']): SeatInfo => ({
    ...golden('original').table.seats[0]!,
    name,
    kind,
    here: true,
    number_given: kind === 'bot',
  });
  return {
    ...golden('original').table,
    seats: [seat('Ada', 'person'), seat('Ben', 'person'), seat('Hilda', 'bot')],
    yours: [0],
    phase: 'gathering',
    commitment: { sha256, secret: null, commitments, numbers: [], failed: [] },
    ...change,
  };
}

function committed(): { kept: KeptRound[]; own: string } {
  const { kept } = answer(gathering(['', '', '']), []);
  return { kept, own: commitmentTo(kept[0]!.numbers[0]!) };
}

describe('A browser at a table', () => {
  test('commits to a number of 256 bits for each of its seats', () => {
    const { kept, messages } = answer(gathering(['', '', ''], { yours: [0, 1] }), []);
    expect(kept).toHaveLength(1);
    expect(Object.values(kept[0]!.numbers).map((number) => number.length)).toEqual([64, 64]);
    expect(messages).toEqual([0, 1].map((seat) => ({ type: 'commit', seat, sha256: commitmentTo(kept[0]!.numbers[seat]!) })));
  });

  test('opens nothing as long as somebody has not committed or a seat is free', () => {
    const { kept, own } = committed();
    expect(answer(gathering([own, '', '']), kept)).toEqual({ kept, messages: [] });
    const free = gathering([own, '', '']);
    free.seats[1] = { ...free.seats[1]!, kind: 'open', name: null };
    expect(answer(free, kept).messages).toEqual([]);
  });

  test('opens its number once it sees all commitments, and keeps them', () => {
    const { kept, own } = committed();
    const opened = answer(gathering([own, OTHER, '']), kept);
    expect(opened.messages).toEqual([{ type: 'number', seat: 0, number: kept[0]!.numbers[0] }]);
    expect(opened.kept[0]!.seen).toEqual([own, OTHER, '']);
    const again = gathering([own, OTHER, '']);
    again.seats[0] = { ...again.seats[0]!, number_given: true };
    expect(answer(again, opened.kept)).toEqual({ kept: opened.kept, messages: [] });
  });

  test('keeps no number for a seat that is no longer its own', () => {
    const { kept } = answer(gathering(['', '', ''], { yours: [0, 1] }), []);
    const own = commitmentTo(kept[0]!.numbers[0]!);
    expect(answer(gathering([own, OTHER, '']), kept).kept[0]!.numbers).toEqual({ 0: kept[0]!.numbers[0] });
  });

  test('does not open for commitments that changed after it has seen them', () => {
    const { kept, own } = committed();
    const opened = answer(gathering([own, OTHER, '']), kept).kept;
    const again = answer(gathering([own, SHA, '']), opened);
    expect(again).toEqual({ kept: opened, messages: [] });
  });

  test('does not open if somebody else has committed for its seat', () => {
    const { kept } = committed();
    expect(answer(gathering([OTHER, OTHER, '']), kept).messages).toEqual([]);
  });

  test('draws a fresh number in the next round and keeps the last one', () => {
    const { kept, own } = committed();
    const opened = answer(gathering([own, OTHER, '']), kept).kept;
    const next = answer(gathering(['', '', ''], {}, 'cd'.repeat(32)), opened);
    expect(next.kept).toHaveLength(2);
    expect(next.kept[0]).toEqual(opened[0]);
    expect(next.kept[1]!.numbers[0]).not.toEqual(opened[0]!.numbers[0]);
  });

  test('does nothing as a spectator, with real dice, or in a game that has begun', () => {
    for (const change of [{ yours: [] }, { commitment: null }, { phase: 'playing' as const }]) {
      expect(answer(gathering(['', '', ''], change), [])).toEqual({ kept: [], messages: [] });
    }
  });
});
