// What a device remembers: two memories become one without doubles, and a file that is not ours is refused.

import { describe, expect, it } from 'vitest';
import { BadFile, readFile, readKept, writeFile } from '../src/mine/file';
import { MINE } from '../src/mine/facts';
import { bounded, keyOf, merged, MOST_CARDS, MOST_GAMES, NOTHING } from '../src/mine/memory';
import { card, game } from './mine';

const some = {
  games: [game(), game({ table: 'T2', date: '2026-11-19T10:00:00Z', slips: [['stops_early', 22, 0.031]] })],
  cards: [card()],
};

function refusal(text: string): string {
  try {
    readFile(text);
  } catch (bad) {
    return (bad as BadFile).reason;
  }
  return 'none';
}

describe('merging', () => {
  it('adds nothing twice, in whatever order', () => {
    expect(merged(some, some)).toEqual(some);
    expect(merged(NOTHING, some)).toEqual(some);
    expect(merged(some, NOTHING)).toEqual(some);
  });
  it('knows the seats of a table apart, and puts games in order', () => {
    const other = { games: [game({ seat: 1, name: 'Ben', date: '2026-11-17T10:00:00Z' })], cards: [] };
    expect(merged(some, other).games.map(keyOf)).toEqual(['T1 1', 'T1 0', 'T2 0']);
  });
  it('keeps a card as it was practised last', () => {
    const later = card({ last_review: '2026-11-25T12:00:00.000Z', due: '2026-12-20T12:00:00.000Z', reps: 4 });
    for (const both of [merged(some, { games: [], cards: [later] }), merged({ games: [], cards: [later] }, some)])
      expect(both.cards).toEqual([later]);
  });
  it('keeps a game as it was known first', () => {
    const again = { games: [game({ given: 0.9 })], cards: [] };
    expect(merged(some, again)).toEqual(some);
    expect(merged(again, some).games[0]?.given).toBe(0.9);
  });
  it('is bounded: the newest games and the cards that come soonest', () => {
    const day = (number: number) => new Date(Date.UTC(2026, 0, 1 + number)).toISOString();
    const games = Array.from({ length: MOST_GAMES + 5 }, (_, number) => game({ table: `T${number}`, date: day(number) }));
    const cards = Array.from({ length: MOST_CARDS + 5 }, (_, number) => card({ position: `p${number}`, due: day(number) }));
    const kept = bounded({ games, cards });
    expect([kept.games.length, kept.games[0]?.table, kept.games.at(-1)?.table]).toEqual([MOST_GAMES, 'T5', `T${MOST_GAMES + 4}`]);
    expect([kept.cards.length, kept.cards[0]?.position]).toEqual([MOST_CARDS, 'p0']);
  });
});

describe('the file', () => {
  it('is read as it was written', () => {
    expect(readFile(writeFile(some))).toEqual(some);
  });
  it('is refused if it is not ours', () => {
    for (const text of ['', 'hello', '[]', 'null', '{}', '{"heckmeck":"tables","version":1}'])
      expect(refusal(text)).toBe('foreign');
  });
  it('is refused if a newer version wrote it', () => {
    expect(refusal(JSON.stringify({ heckmeck: 'my-play', version: 2, games: [], cards: [] }))).toBe('newer');
  });
  it('is refused as a whole if anything in it is wrong', () => {
    const whole = writeFile(some);
    expect(refusal(whole.slice(0, -20))).toBe('damaged');
    const wrong = [
      { games: [{ ...game(), won: 2 }] },
      { games: [{ ...game(), game: 'chess' }] },
      { games: [{ ...game(), rivals: ['wolf'] }] },
      { games: [{ ...game(), date: 'yesterday' }] },
      { games: [{ ...game(), slips: [['stops_early', 'x', 0.1]] }] },
      { games: [{ ...game(), slips: Array(MINE.most_slips + 1).fill(['stops_early', 22, 0.1]) }] },
      { games: [{ ...game(), rivals: Array(MINE.longest).fill('hen') }] },
      { games: [{ ...game(), name: 'A'.repeat(MINE.longest + 1) }] },
      { games: [{ ...game(), luck: 2 * MINE.largest }] },
      { games: [{ ...game(), decisions: 1.5 }] },
      { games: [game(), null] },
      { games: {} },
      { cards: [{ ...card(), stability: -1 }] },
      { cards: [{ ...card(), position: 7 }] },
      { cards: [{ ...card(), state: 9 }] },
      { cards: [{ ...card(), loss: 2 }] },
      { cards: [{ ...card(), due: 'tomorrow' }] },
    ];
    for (const one of wrong) expect(refusal(writeFile({ ...some, ...one } as never)), JSON.stringify(one)).toBe('damaged');
    for (const version of [undefined, '1', true, -1, 0.5])
      expect(refusal(JSON.stringify({ heckmeck: 'my-play', ...some, version })), String(version)).toBe('damaged');
  });
  it('leaves out what it does not know', () => {
    expect(readFile(writeFile({ ...some, games: [{ ...game(), more: 1 } as never] })).games).toEqual([game()]);
  });
});

describe('what the browser kept', () => {
  it('is read as far as it is sound', () => {
    expect(readKept({ version: 1, games: [game(), { table: 'T9' }, 7], cards: [card(), {}] })).toEqual({
      games: [game()],
      cards: [card()],
    });
    for (const broken of [null, 7, 'x', [], {}]) expect(readKept(broken)).toEqual(NOTHING);
  });
});
