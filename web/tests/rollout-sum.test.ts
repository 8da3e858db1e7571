import { describe, expect, it } from 'vitest';
import { sumOf } from '../src/analyse/sum';

const batch = (chance: number, width: number) => ({
  games: 144,
  chances: [chance, 1 - chance],
  half_widths: [width, width],
  player: 'champion',
});

describe('batches of a roll-out', () => {
  it('are nothing before the first', () => expect(sumOf([])).toBeNull());
  it('have their mean, and an interval that shrinks', () => {
    const sum = sumOf([batch(0.5, 0.02), batch(0.6, 0.02), batch(0.5, 0.02), batch(0.6, 0.02)]);
    expect(sum?.games).toBe(576);
    expect(sum?.chances[0]).toBeCloseTo(0.55);
    expect(sum?.half_widths[1]).toBeCloseTo(0.01);
  });
});
