import { describe, expect, it } from 'vitest';
import { idOf, laidAs, moved, type Laid } from '../src/kinds/dice/laying';
import type { Analysis, DiceView } from '../src/protocol';

const laid: Laid = {
  game: 'deluxe',
  options: {},
  grill: [13, 21, 22],
  down: [36],
  stacks: [[11], []],
  stands: { hen: 'on 21', canned_worm: 'with 0', golden_die: 'with 1' },
  bratworms: [2, 0],
  seat: 1,
  aside: '',
  roll: '',
  golden: '',
  weaselUsed: false,
};

describe('a position that is laid out', () => {
  it('has an id', () => {
    expect(idOf(laid)).toBe('deluxe_13,21h,22_11,c,b2_g_2');
    expect(idOf({ ...laid, options: { lower: 'any' }, grill: [] })).toBe('deluxe,any_-_11,c,b2_g_2');
  });
  it('says how far the turn has come', () => {
    const turn = (more: Partial<Laid>) =>
      idOf({ ...laid, ...more })
        .split('_')
        .at(-1);
    expect(turn({ aside: '44W', roll: '1235', golden: '1' })).toBe('2,44W,1235g1');
    expect(turn({ aside: '44W', golden: 'aside' })).toBe('2,44Wg');
    expect(turn({ aside: '44W', golden: 'hand' })).toBe('2,44W,g');
    expect(turn({ roll: '11223344', weaselUsed: true })).toBe('2,-,11223344,weasel');
    expect(turn({ aside: '11223344', golden: 'W' })).toBe('2,11223344,gW');
    // Before the first roll there is nothing to say of the golden die.
    expect(turn({ golden: 'hand' })).toBe('2');
  });
  it('has every portion in one place', () => {
    const stolen = moved(moved(laid, 21, 1), 11, 1);
    expect(stolen.stacks).toEqual([[], [21, 11]]);
    expect(stolen.grill).toEqual([13, 22]);
    // Nobody stands on what is no longer there.
    expect(stolen.stands.hen).toBe('');
    expect(moved(stolen, 36, 'grill').grill).toEqual([13, 22, 36]);
    expect(moved(stolen, 36, 'grill').down).toEqual([]);
    expect(moved(laid, 21, 'grill').stands.hen).toBe('on 21');
    expect(moved(stolen, 21, 1).stacks[1]).toEqual([11, 21]);
  });
});

describe('a position of the server', () => {
  const turn: NonNullable<DiceView['turn']> = {
    aside: { '4': 2, W: 1 },
    roll: '1235',
    golden: '1',
    dice: 4,
    golden_die: null,
    total: 13,
    counted: 13,
    weasel_used: true,
  };
  const player = { name: '', worms: 0, specialist: null, bratworms: 0, stack: [] };
  const portion = (value: number) => ({ value, worms: 1, face_up: true, specialist: null });
  const view = (more: Partial<DiceView>): DiceView => ({
    kind: 'dice',
    players: [{ ...player, stack: [{ value: 11, worms: 0 }], specialist: 'canned_worm', bratworms: 2 }, player],
    grill: [portion(13), { ...portion(21), specialist: 'hen' }, { ...portion(36), face_up: false }],
    bratworm_supply: 1,
    out_of_game: [],
    awaiting: 'lay_aside',
    pending: null,
    turn,
    ...more,
  });
  const laidFrom = (more: Partial<DiceView>, seat: number | null = 1): Laid =>
    laidAs({ game: 'deluxe', options: { lower: 'any' }, view: view(more), situation: { seat } } as unknown as Analysis);

  it('is laid out as it is', () => {
    expect(laidFrom({})).toEqual({
      game: 'deluxe',
      options: { lower: 'any' },
      grill: [13, 21],
      down: [36],
      stacks: [[11], []],
      stands: { canned_worm: 'with 0', hen: 'on 21', raven: '', weasel: '', golden_die: '', apple: '' },
      bratworms: [2, 0],
      seat: 1,
      aside: '44W',
      roll: '1235',
      golden: '1',
      weaselUsed: true,
    });
  });

  it('knows where the golden die is before it has been rolled, and after', () => {
    const golden = (die: typeof turn.golden_die) => laidFrom({ turn: { ...turn, golden: null, golden_die: die } }).golden;
    expect([golden('in_hand'), golden('aside'), golden(null)]).toEqual(['hand', 'aside', '']);
  });

  it('has no dice once the game is over, and then it is nobody’s turn', () => {
    expect(laidFrom({ turn: null }, null)).toMatchObject({ seat: 0, aside: '', roll: '', golden: '', weaselUsed: false });
  });
});
