// Odds belong to the choices that they were asked for. An answer that comes late is shown beside nothing else.

import { describe, expect, test } from 'vitest';
import { chanceOf, oddsFor as forCards, oddsOf } from '../src/kinds/cards/odds';
import { choiceOf, oddsFor as forDice } from '../src/kinds/dice/choices';
import { sharing } from '../src/kinds/cards/sharing';
import type { Action, CardView, Choice, Event, OddsMessage, OddsOfChoice, Situation } from '../src/protocol';

const odds = (...actions: Action[]): OddsMessage => ({
  type: 'odds',
  version: 1,
  choices: actions.map((action) => ({ action, worms: null, win: 0.5, half_width: 0.02, close: false, fail: null, wins: [] })),
});
const choices = (...actions: Action[]): Choice[] => actions.map((action) => ({ action, total: null, wins: [] }));
const [STOP, ROLL]: Action[] = [{ action: 'stop' }, { action: 'roll', golden: false }];
const PASS: Action = { action: 'pass', steal: null };
const play = (...cards: string[]): Action => ({ action: 'play', cards });

describe('At a dice table', () => {
  test('odds are shown if all of their choices can be made now', () => {
    expect(forDice(odds(STOP!), choices(STOP!, ROLL!)).length).toBe(1);
    expect(forDice(odds(STOP!, ROLL!), choices(STOP!))).toEqual([]);
    expect(forDice(null, choices(STOP!))).toEqual([]);
    expect(forDice(odds(), choices(STOP!))).toEqual([]);
  });

  test('a choice is found by its action', () => {
    expect(choiceOf(choices(STOP!, ROLL!), { action: 'roll', golden: false })?.action).toEqual(ROLL);
    expect(choiceOf(choices(STOP!), { action: 'roll', golden: true })).toBeUndefined();
  });
});

describe('At a card table', () => {
  const situation = { choices: choices(PASS), playable: [{ face: 'W', points: 5, cards: ['W1', 'W2'] }] } as unknown as Situation;

  test('any cards of one kind that may be played have their odds', () => {
    expect(forCards(odds(PASS, play('W2'), play('W2', 'W1')), situation).length).toBe(3);
    expect(forCards(odds(play('W3')), situation)).toEqual([]);
    expect(forCards(odds(play('W1', '3')), situation)).toEqual([]);
    expect(forCards(odds({ action: 'pass', steal: 1 }), situation)).toEqual([]);
    expect(forCards(null, situation)).toEqual([]);
  });

  test('they are found in whatever order the cards were chosen', () => {
    const found = odds(PASS, play('W1', 'W2')).choices;
    expect(oddsOf(found, play('W2', 'W1'))?.action).toEqual(play('W1', 'W2'));
    expect(oddsOf(found, play('W2'))).toBeUndefined();
  });

  test('an estimate is told with what is uncertain about it', () => {
    const told = (more: Partial<OddsOfChoice>) => chanceOf({ ...odds(PASS).choices[0]!, ...more });
    expect(told({ win: 0.314, half_width: 0.021 })).toMatch(/^31[.,]4\s?% ± 2[.,]1$/);
    expect(told({ win: null, half_width: null })).toMatch(/^0[.,]0\s?% ± 0[.,]0$/);
  });
});

describe('The sharing of the menu', () => {
  const players = [
    { total: 12, valid: true, played: ['W3', '4', 'W11'] },
    { total: 6, valid: true, played: ['1', 'W2'] },
    { total: 0, valid: false, played: [] },
    { total: 12, valid: true, played: ['W5', '2', 'W9'] },
    { total: 6, valid: false, played: ['3', '3'] },
  ];
  const before = { players } as unknown as CardView;
  const taken = (seat: number): Event => ({ event: 'portion_taken', seat, portion: 20 + seat });

  test('has a line for everybody who takes a portion with cards in front', () => {
    const first = sharing([], [taken(1)], before);
    expect(first).toEqual([{ seat: 1, total: 6, portion: 21, tag: null }]);
    expect(sharing(first, [taken(0)], before)).toHaveLength(2);
    expect(sharing(first, [taken(2), taken(9)], before)).toEqual(first);
  });

  test('shows the highest worm card of whoever is tied, because it decides', () => {
    const tags = sharing([], [taken(0), taken(3)], before).map(({ tag }) => tag);
    expect(tags).toEqual(['W11', 'W9']);
  });

  test('is gone when nothing happens, and when the next round begins', () => {
    const shares = sharing([], [taken(0)], before);
    expect(sharing(shares, [], before)).toEqual([]);
    expect(sharing(shares, [{ event: 'grill_opened', portions: [] }], before)).toEqual([]);
    expect(sharing(shares, [{ event: 'cards_played' } as Event], before)).toEqual([]);
    expect(sharing(shares, [{ event: 'round_ended', first: 0 }], before)).toEqual(shares);
  });
});
