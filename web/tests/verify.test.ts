import { describe, expect, test } from 'vitest';
import { drawsOf } from '../src/after/bags';
import { hasOpened, verify, type Checked, type Notes, type Wrong } from '../src/after/verify';
import { keptAt, type KeptRound } from '../src/lib/rounds';
import type { Commitment, Event, Replay } from '../src/protocol';
import { golden } from './golden';
import told from './verdicts.json';

const WHOLE = ['original', 'extrawurm', 'deluxe', 'karteneck'];

/** A game as the page is told of it, and what `heckmeck verify` says of its record. */
interface Told {
  what: string;
  game: string;
  finding: string;
  right: number;
  name: string;
  commitment: Commitment;
  events?: Event[];
}

const VERDICTS = told as unknown as Told[];

const nothing: Notes = (_, otherwise) => otherwise;

function noted(notes: Record<string, unknown>): Notes {
  return <T>(key: string, otherwise: T): T => (notes[key] ?? otherwise) as T;
}

/** What the browser of the first seat keeps of a golden game. */
function kept(replay: Checked, change: Partial<KeptRound> = {}): KeptRound {
  const { sha256, numbers, commitments } = replay.table.commitment!;
  return { sha256, numbers: { 0: numbers[0]! }, seen: commitments!, ...change };
}

function reasons(replay: Checked, yours: number[] = [], notes: Notes = nothing): Wrong['reason'][] {
  return verify(replay, yours, notes).wrong.map(({ reason }) => reason);
}

function withDice(replay: Replay, change: Partial<Commitment>): Replay {
  return { ...replay, table: { ...replay.table, commitment: { ...replay.table.commitment!, ...change } } };
}

/** The game with the first event of a sort changed. */
function withEvent<Name extends Event['event']>(
  game: string,
  name: Name,
  change: Partial<Extract<Event, { event: Name }>>,
): Replay {
  const replay = golden(game);
  let left = 1;
  const changed = (event: Event): Event => (event.event === name && left-- > 0 ? { ...event, ...change } : event);
  return { ...replay, steps: replay.steps.map((step) => ({ ...step, events: step.events.map(changed) })) };
}

describe('A fair game', () => {
  test.each(WHOLE)('%s: every draw is checked, and nothing is wrong', (game) => {
    const replay = golden(game);
    const verdict = verify(replay, [], nothing);
    expect(verdict).toMatchObject({ checked: replay.draws.length, wrong: [], committed: true, failed: [], own: 0 });
    expect(verdict.numbers).toEqual(replay.table.seats.map(({ name }) => name));
    expect(verdict.checked).toBeGreaterThan(50);
  });

  test('what this browser kept before the game is compared', () => {
    const replay = golden('original');
    const notes = noted({ [keptAt('golden')]: [kept(replay)] });
    expect(verify(replay, [0], notes)).toMatchObject({ wrong: [], own: 1 });
  });

  test.each(WHOLE)('%s: what luck drew from follows from the game alone, and is what the rules say', (game) => {
    const replay = golden(game);
    const draws = drawsOf(
      replay.table,
      replay.steps.flatMap((step) => step.events),
    );
    const bag = (pieces: string[]): string => [...pieces].sort().join(' ');
    expect(draws.map((one) => [one.draw, bag(one.bag), one.size])).toEqual(
      replay.draws.map((one) => [one.draw, bag(one.bag), one.size]),
    );
  });
});

describe('The page and the command agree', () => {
  test.each(VERDICTS.map((one) => [one.game, one.what, one] as const))('%s: %s', (game, _, one) => {
    const replay = withDice(golden(game), one.commitment);
    const steps = one.events ? [{ events: one.events }] : replay.steps;
    const { wrong, committed, failed } = verify({ table: replay.table, steps }, [], nothing);
    const first = wrong[0];
    switch (one.finding) {
      case 'verified':
        expect(wrong).toEqual([]);
        expect(committed).toBe(one.commitment.commitments !== null);
        expect(failed).toEqual(one.commitment.failed.map(({ name }) => name));
        break;
      case 'other-roll':
        expect([first?.reason, first?.draw]).toEqual(['outcome', one.right + 1]);
        break;
      default: {
        const same = { 'no-secret': 'no-secret', 'other-secret': 'secret', 'other-number': 'committed', 'failed-round': 'failed' };
        expect([first?.reason, first?.name]).toEqual([same[one.finding as keyof typeof same], one.name]);
      }
    }
  });
});

describe('A bag that was tampered with', () => {
  test('a card that was kept back from the pile shows', () => {
    const one = VERDICTS.find(({ game, events }) => game === 'karteneck' && events)!;
    const { wrong } = verify({ table: golden('karteneck').table, steps: [{ events: one.events! }] }, [], nothing);
    expect(wrong.length).toBeGreaterThan(0);
  });

  test('a bag or a ticket that the server tells is not believed', () => {
    const replay = golden('karteneck');
    const draws = replay.draws.map((draw) => ({ ...draw, bag: ['1'], total: '1', ticket: '0' }));
    const told = { ...replay, draws };
    expect(reasons(told)).toEqual([]);
  });

  test.each([
    withEvent('karteneck', 'card_drawn', { card: 'W99' }),
    withEvent('karteneck', 'cards_played', { cards: ['W99'] }),
    withEvent('karteneck', 'grill_opened', { portions: [1, 2, 3] }),
  ])('a piece that cannot be there is found', (replay) => {
    expect(reasons(replay)).toContain('impossible');
  });
});

describe('A game that was tampered with', () => {
  test('has another promise than the one that this browser noted', () => {
    const replay = golden('original');
    const notes = noted({ [keptAt('golden')]: [kept(replay, { sha256: '00' })] });
    expect(reasons(replay, [], notes)).toEqual(['promise']);
  });

  test('has other commitments than those that this browser saw before it opened its number', () => {
    const replay = golden('original');
    const [own] = replay.table.commitment!.commitments!;
    const notes = noted({ [keptAt('golden')]: [kept(replay, { seen: [own!, '00'] })] });
    expect(reasons(replay, [0], notes)).toEqual(['commitments']);
  });

  test.each([[[0]], [[]]])('does not use the number of this browser, whichever seats the server calls its own: %j', (yours) => {
    const replay = golden('original');
    const notes = noted({ [keptAt('golden')]: [kept(replay, { numbers: { 0: '00' } })] });
    expect(reasons(replay, yours, notes)).toEqual(['number']);
    expect(reasons(withDice(replay, { numbers: ['', replay.table.commitment!.numbers[1]!] }), yours, notes)).toContain('left-out');
  });

  test.each([[[0]], [[]]])('is no game of the older scheme or with real dice if this browser opened a number: %j', (yours) => {
    const replay = golden('original');
    const notes = noted({ [keptAt('golden')]: [kept(replay)] });
    expect(reasons(withDice(replay, { commitments: null }), yours, notes)).toContain('commitments');
    expect(reasons({ ...replay, table: { ...replay.table, commitment: null } }, yours, notes)).toEqual(['no-secret']);
    expect(hasOpened('golden', notes)).toBe(true);
    expect(hasOpened('golden', noted({ [keptAt('golden')]: [kept(replay, { seen: [] })] }))).toBe(false);
  });

  test('hides or changes a failed round in which this browser opened its number', () => {
    const replay = golden('original');
    const { commitments, numbers } = replay.table.commitment!;
    const round = VERDICTS.find(({ what }) => what === 'a failed round')!.commitment.failed[0]!;
    const lost = kept(replay, { sha256: round.sha256, numbers: { 0: round.numbers[0]! }, seen: round.commitments });
    const notes = noted({ [keptAt('golden')]: [lost, kept(replay)] });
    expect(reasons(replay, [0], notes)).toEqual(['hidden']);
    expect(reasons(withDice(replay, { failed: [round] }), [0], notes)).toEqual([]);
    expect(reasons(withDice(replay, { failed: [{ ...round, numbers: round.numbers.map(() => '') }] }), [0], notes)).toEqual([]);
    expect(reasons(withDice(replay, { failed: [{ ...round, commitments: commitments! }] }), [0], notes)).toContain('hidden');
    expect(reasons(withDice(replay, { failed: [{ ...round, numbers: [numbers[1]!, ''] }] }), [0], notes)).toContain('hidden');
  });

  test('shows other dice than were rolled', () => {
    const replay = withEvent('original', 'dice_fell', { roll: 'WWWWWWWW' });
    expect(reasons(replay)[0]).toBe('outcome');
  });

  test.each([
    withEvent('karteneck', 'hand_dealt', { cards: ['W20', 'W21', 'W22', 'W23', 'W24', 'W25'] }),
    withEvent('karteneck', 'grill_opened', { portions: [40, 41, 42] }),
    withEvent('karteneck', 'card_drawn', { card: 'W25' }),
  ])('shows other cards or portions than were drawn', (replay) => {
    expect(reasons(replay)).toContain('outcome');
  });
});

describe('A browser that can confirm nothing about its own seat', () => {
  test.each([
    ['it kept nothing', {}],
    ['it kept another seat', { [keptAt('golden')]: [kept(golden('original'), { numbers: { 1: 'b'.repeat(32) } })] }],
    ['it committed and never opened', { [keptAt('golden')]: [kept(golden('original'), { seen: [] })] }],
  ])('says so: %s', (_, notes) => {
    const { wrong } = verify(golden('original'), [0], noted(notes));
    expect(wrong.map(({ reason, name }) => [reason, name])).toEqual([['unkept', 'Ada']]);
  });

  test('says so in a game of the older scheme too', () => {
    const replay = withDice(golden('original'), { commitments: null });
    const { sha256, numbers } = replay.table.commitment!;
    expect(reasons(replay, [0], nothing)).toEqual(['unkept']);
    const notes = { 'commitment.golden': sha256, 'luck.golden.0': numbers[0]! };
    expect(verify(replay, [0], noted(notes))).toMatchObject({ wrong: [], committed: false, own: 1 });
    expect(reasons(replay, [0], noted({ ...notes, 'commitment.golden': '00' }))).toEqual(['promise']);
    expect(reasons(replay, [], noted({ ...notes, 'luck.golden.0': '00' }))).toEqual(['number']);
  });
});
