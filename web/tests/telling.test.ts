// What a line of the log shows: cards and dice, and when the pictures alone say enough.

import { describe, expect, test } from 'vitest';
import { cardsOf, drawnIn, telling as ofCards } from '../src/kinds/cards/telling';
import { diceOf, telling as ofDice, totalOf } from '../src/kinds/dice/telling';
import type { Event } from '../src/protocol';

const played: Event = { event: 'cards_played', seat: 1, cards: ['3', '3'], points: 6, total: 9 } as unknown as Event;
const drawn = (seat: number): Event => ({ event: 'card_drawn', seat, card: 'W7' });

describe('Cards', () => {
  test('that are dealt, played and discarded are shown, and nothing else', () => {
    expect(cardsOf([{ event: 'hand_dealt', seat: 0, cards: ['1', 'W2'], count: 2 }])).toEqual(['1', 'W2']);
    expect(cardsOf([{ event: 'hand_dealt', seat: 0, cards: null, count: 2 }])).toEqual([null, null]);
    expect(cardsOf([played])).toEqual(['3', '3']);
    expect(cardsOf([{ event: 'cards_discarded', seat: 1, cards: ['4'] }])).toEqual(['4']);
    expect(cardsOf([drawn(1), { event: 'passed', seat: 1 } as Event])).toEqual([]);
  });

  test('that are drawn are shown by themselves', () => {
    expect(drawnIn([played, drawn(1), { event: 'card_drawn', seat: 1, card: null }])).toEqual(['W7', null]);
    expect(drawnIn([played])).toEqual([]);
  });

  test('that somebody draws stand in the line of what that player did', () => {
    expect(ofCards.continues([played], drawn(1))).toBe(true);
    expect(ofCards.continues([drawn(1)], drawn(1))).toBe(true);
    expect(ofCards.continues([played], drawn(0))).toBe(false);
    expect(ofCards.continues([], drawn(1))).toBe(false);
    expect(ofCards.continues([played], played)).toBe(false);
    expect(ofCards.continues([{ event: 'passed', seat: 1 } as Event], drawn(1))).toBe(false);
  });

  test('say enough where they were played or drawn', () => {
    expect([[played], [drawn(1)], [{ event: 'reshuffled', count: 3 } as Event], []].map((line) => ofCards.enough(line))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('Dice', () => {
  const fell: Event = { event: 'dice_fell', seat: 0, roll: '144*W' };
  const laid = (seat: number, total = 8): Event => ({ event: 'dice_laid_aside', seat, face: '4', count: 2, total }) as Event;

  test('lie in one line with those that were laid aside from them, once', () => {
    expect(ofDice.continues([fell], laid(0))).toBe(true);
    expect(ofDice.continues([fell], laid(1))).toBe(false);
    expect(ofDice.continues([fell, laid(0)], laid(0))).toBe(false);
    expect(ofDice.continues([fell], fell)).toBe(false);
    expect(ofDice.continues([], laid(0))).toBe(false);
  });

  test('say enough, and what lies aside is marked and counted', () => {
    expect(ofDice.enough([fell])).toBe(true);
    expect(ofDice.enough([laid(0)])).toBe(false);
    expect(diceOf([fell, laid(0)]).map(({ aside }) => aside)).toEqual([false, true, true, false]);
    expect(diceOf([laid(0)])).toEqual([]);
    expect([totalOf([fell, laid(0, 13)]), totalOf([fell])]).toEqual([13, null]);
  });
});
