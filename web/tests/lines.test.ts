// The log has one line for each roll, and one for what somebody plays and draws.

import { describe, expect, test } from 'vitest';
import { KINDS } from '../src/kinds';
import { diceOf, totalOf } from '../src/kinds/dice/telling';
import { cardsOf, drawnIn } from '../src/kinds/cards/telling';
import type { Event, GameId } from '../src/protocol';
import { lines } from '../src/table/lines';
import { moodOf } from '../src/table/stage/mood';
import { golden } from './golden';

const SILENT = ['dice_thrown', 'turn_ended', 'turn_began', 'draws_owed', 'asked', 'specialist_left'];
const tell = (event: Event) => (SILENT.includes(event.event) ? null : event.event);

async function linesOf(game: GameId) {
  const { log } = await KINDS[game].play();
  return lines(golden(game).steps, log, tell);
}

describe.each(['original', 'extrawurm', 'deluxe'] as const)('%s', (game) => {
  test('every roll is one line, with the dice that were laid aside from it', async () => {
    const found = await linesOf(game);
    const rolls = golden(game)
      .steps.flatMap(({ events }) => events)
      .filter(({ event }) => event === 'dice_fell');
    const shown = found.filter((line) => line.events[0]?.event === 'dice_fell');
    expect(shown.length).toBe(rolls.length);
    expect(found.some((line) => line.events[0]?.event === 'dice_laid_aside')).toBe(false);
    for (const { events } of shown) {
      const [, laid] = events;
      if (laid?.event !== 'dice_laid_aside') continue;
      expect(diceOf(events).filter(({ aside }) => aside).length).toBe(laid.count);
      expect(totalOf(events)).toBe(laid.total);
    }
  });
});

test('the golden die is told from the others', () => {
  const dice = diceOf([{ event: 'dice_fell', seat: 0, roll: '12*W' }]);
  expect(dice).toEqual([
    { face: '1', golden: false, aside: false },
    { face: '2', golden: false, aside: false },
    { face: 'W', golden: true, aside: false },
  ]);
});

test('what somebody plays and draws is one line', async () => {
  const found = await linesOf('karteneck');
  const played = found.filter((line) => line.events[0]?.event === 'cards_played');
  expect(played.length).toBeGreaterThan(0);
  for (const { events, seat } of played) {
    expect(cardsOf(events).length).toBeGreaterThan(0);
    expect(events.every((event) => 'seat' in event && event.seat === seat)).toBe(true);
  }
  expect(played.some(({ events }) => drawnIn(events).length === 1)).toBe(true);
});

test('what happens to the grill belongs to whoever is at it, and each turn begins with its player', async () => {
  const found = await linesOf('original');
  expect(found.filter((line) => line.events[0]?.event === 'portion_turned_over').every(({ seat }) => seat !== null)).toBe(true);
  found.forEach((line, index) => {
    if (line.turn) expect(line.seat).not.toBe(found[index - 1]?.seat);
  });
});

test('a line has the colour of what it did to its player', () => {
  const names = ['portion_taken', 'portion_stolen', 'failed_attempt', 'portion_returned', 'dice_fell'] as const;
  const history = names.map((event, version) => ({ version, events: [{ event, seat: version } as Event] }));
  expect(lines(history, null, tell).map(({ tone }) => tone)).toEqual(['good', 'good', 'bad', 'bad', null]);
});

test('a player is happy about what is won, and sad about what is lost or not wanted', () => {
  const stolen: Event = { event: 'portion_stolen', seat: 1, rival: 0, portion: 24 };
  expect([0, 1, 2].map((seat) => moodOf(seat, [stolen]))).toEqual(['sad', 'happy', 'calm']);
  const taken: Event = { event: 'portion_taken', seat: 1, portion: 24 };
  expect([moodOf(1, [taken]), moodOf(1, [taken], true), moodOf(1, [stolen], true)]).toEqual(['happy', 'sad', 'happy']);
  const passed = (valid: boolean): Event => ({ event: 'passed', seat: 1, total: 12, valid });
  expect([moodOf(1, [passed(false)]), moodOf(1, [passed(true)]), moodOf(0, [passed(false)])]).toEqual(['sad', 'calm', 'calm']);
  expect(moodOf(1, [{ event: 'failed_attempt', seat: 1 } as Event])).toBe('sad');
});

test('nobody is named or happy as the winner before the worms are counted', async () => {
  for (const game of ['original', 'extrawurm', 'deluxe', 'karteneck'] as const) {
    const found = await linesOf(game);
    expect(found.flatMap(({ events }) => events).filter(({ event }) => event === 'game_over')).toEqual([]);
  }
  expect(moodOf(1, [{ event: 'game_over', winners: [1] }])).toBe('calm');
});
