import { expect, test } from 'vitest';
import { sectionOf, titleOf } from '../src/learn/sections';
import { GAMES, golden } from './golden';

test('every rule that closes a choice in a golden game is explained in a section', () => {
  const rules = new Set(['T2', 'T4', 'S-weasel', 'K4', ...GAMES.flatMap((game) => closedIn(golden(game)))]);
  for (const rule of rules) {
    const section = sectionOf(rule);
    expect(section, rule).not.toBeNull();
    if (section !== null) expect(titleOf(section)).toMatch(/^rules-/);
  }
});

test('what is no rule of the game has no section', () => {
  expect(sectionOf('')).toBeNull();
  expect(sectionOf(null)).toBeNull();
});

/** The numbers of rules that anything in it names. */
function closedIn(game: unknown): string[] {
  return [...JSON.stringify(game).matchAll(/"rule":"([A-Z][^"]*)"/g)].map(([, rule]) => rule ?? '');
}
