// What two roll-outs say about a mistake.

import { describe, expect, it } from 'vitest';
import { confirmation } from '../src/after/confirm';
import type { RolledOut } from '../src/protocol';

const rolled = (chance: number, half: number, games = 144): RolledOut => ({
  games,
  chances: [1 - chance, chance],
  half_widths: [half, half],
  player: 'champion',
});

describe('a mistake', () => {
  it('is confirmed if all of the interval says so', () => {
    const found = confirmation(rolled(0.4, 0.03), rolled(0.46, 0.04), 1);
    expect(found).toMatchObject({ games: 144, verdict: 'confirmed' });
    expect(found.gap).toBeCloseTo(0.06);
    expect(found.half_width).toBeCloseTo(0.05);
  });
  it('is refuted if the choice that was made wins more often', () => {
    expect(confirmation(rolled(0.46, 0.03), rolled(0.4, 0.04), 1).verdict).toBe('refuted');
    expect(confirmation(rolled(0.4, 0.03), rolled(0.46, 0.04), 0).verdict).toBe('refuted');
  });
  it('stays open if the interval lies on both sides', () => {
    expect(confirmation(rolled(0.4, 0.03), rolled(0.44, 0.04), 1).verdict).toBe('open');
    expect(confirmation(rolled(0.4, 0, 0), rolled(0.4, 0, 0), 1)).toMatchObject({ games: 0, verdict: 'open' });
  });
  it('is certain where both choices end the game', () => {
    expect(confirmation(rolled(0, 0, 0), rolled(1, 0, 0), 1)).toEqual({ games: 0, gap: 1, half_width: 0, verdict: 'confirmed' });
  });
});
