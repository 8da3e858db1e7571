import { describe, expect, it } from 'vitest';
import { idOf, moved, type Laid } from '../src/kinds/dice/laying';

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
