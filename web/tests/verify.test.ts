import { describe, expect, test } from 'vitest';
import { verify, type Wrong } from '../src/after/verify';
import type { Draw, Event, Replay } from '../src/protocol';
import { golden } from './golden';

const WHOLE = ['original', 'extrawurm', 'deluxe', 'karteneck'];
const nothing = () => null;

function reasons(replay: Replay, notes: Record<string, string> = {}): Wrong['reason'][] {
  return verify(replay, (key) => notes[key] ?? null).wrong.map(({ reason }) => reason);
}

/** The game with one draw changed. */
function withDraw(game: string, place: number, change: (draw: Draw) => Partial<Draw>): Replay {
  const replay = golden(game);
  return { ...replay, draws: replay.draws.map((draw, i) => (i === place ? { ...draw, ...change(draw) } : draw)) };
}

/** The game with the first event of a sort changed. */
function withEvent<Name extends Event['event']>(
  game: string,
  name: Name,
  change: Partial<Extract<Event, { event: Name }>>,
): Replay {
  const replay = golden(game);
  let left = 1;
  const told = (event: Event): Event => (event.event === name && left-- > 0 ? { ...event, ...change } : event);
  return { ...replay, steps: replay.steps.map((step) => ({ ...step, events: step.events.map(told) })) };
}

describe('A fair game', () => {
  test.each(WHOLE)('%s: every draw is checked, and nothing is wrong', (game) => {
    const replay = golden(game);
    const verdict = verify(replay, nothing);
    expect(verdict).toEqual({ checked: replay.draws.length, wrong: [], promiseKept: false, ownNumbers: 0 });
    expect(verdict.checked).toBeGreaterThan(50);
  });

  test('what this browser noted at the start is compared', () => {
    const { table } = golden('original');
    const notes: Record<string, string> = {
      'commitment.golden': table.commitment!.sha256,
      'luck.golden.1': table.commitment!.numbers[1]!,
    };
    const verdict = verify(golden('original'), (key) => notes[key] ?? null);
    expect(verdict).toMatchObject({ wrong: [], promiseKept: true, ownNumbers: 1 });
  });
});

describe('A game that was tampered with', () => {
  test('has no secret', () => {
    const replay = golden('original');
    const silent = { ...replay, table: { ...replay.table, commitment: { ...replay.table.commitment!, secret: null } } };
    expect(reasons(silent)).toEqual(['no-secret']);
  });

  test('has another secret than the promised one: then no roll is right either', () => {
    const replay = golden('original');
    const secret = replay.table.commitment!.secret!.replace('5', '6');
    const other = { ...replay, table: { ...replay.table, commitment: { ...replay.table.commitment!, secret } } };
    expect(new Set(reasons(other))).toEqual(new Set(['secret', 'ticket']));
  });

  test('has another promise than the one that this browser noted', () => {
    expect(reasons(golden('original'), { 'commitment.golden': '00' })).toEqual(['promise']);
  });

  test('does not use the random number of this browser', () => {
    expect(reasons(golden('original'), { 'luck.golden.0': '00' })).toEqual(['number']);
  });

  test.each(WHOLE)('%s: lacks its last draw', (game) => {
    const replay = golden(game);
    expect(reasons({ ...replay, draws: replay.draws.slice(0, -1) })).toEqual(['missing']);
  });

  test('counts a draw twice', () => {
    expect(reasons(withDraw('deluxe', 7, () => ({ counter: 6 })))).toEqual(['order']);
  });

  test('rolls with fewer dice than there are', () => {
    expect(reasons(withDraw('original', 0, ({ size }) => ({ size: size - 1 })))).toEqual(['tickets']);
  });

  test('draws from a pile with a card too many', () => {
    expect(reasons(withDraw('karteneck', 2, ({ bag }) => ({ bag: [...bag, '1'] })))).toEqual(['tickets']);
  });

  test('uses another ticket', () => {
    expect(reasons(withDraw('extrawurm', 3, ({ ticket }) => ({ ticket: String(BigInt(ticket) + 1n) })))).toEqual(['ticket']);
  });

  test.each([
    ['original', 0, ['WWWWWWWW']],
    ['karteneck', 0, ['1 1 1 1 1 1', '2 2 2 2 2 2', '3 3 3 3 3 3']],
    ['karteneck', 1, ['40', '41', '42']],
    ['karteneck', 2, ['W25']],
  ])('%s: notes another outcome of draw %i', (game, place, outcome) => {
    expect(reasons(withDraw(game, place, () => ({ outcome })))).toEqual(['outcome']);
  });

  test('shows other dice than were rolled', () => {
    expect(reasons(withEvent('original', 'dice_fell', { roll: 'WWWWWWWW' }))).toEqual(['shown']);
  });

  test.each([
    withEvent('karteneck', 'hand_dealt', { cards: ['W20', 'W21', 'W22', 'W23', 'W24', 'W25'] }),
    withEvent('karteneck', 'grill_opened', { portions: [40, 41, 42] }),
    withEvent('karteneck', 'card_drawn', { card: 'W25' }),
  ])('shows other cards or portions than were drawn', (replay) => {
    expect(reasons(replay)).toEqual(['shown']);
  });
});
