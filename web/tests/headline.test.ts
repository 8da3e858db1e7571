// The headline tells what mattered, not what came last.

import { describe, expect, test } from 'vitest';
import { aboutWhom, follow, NO_NEWS } from '../src/table/stage/headline';
import { seating, sideOf, youOf } from '../src/table/stage/seating';
import { throwOf } from '../src/kinds/dice/throwing';
import type { Event } from '../src/protocol';

const event = (name: Event['event'], fields: object = {}): Event => ({ event: name, seat: 1, ...fields }) as Event;
const rolled = event('dice_fell', { roll: '1234' });
const laid = event('dice_laid_aside', { face: '4' });
const stolen = event('portion_stolen', { portion: 27, rival: 0 });
const bratworm = event('bratworm_taken');
const placed = event('specialist_placed', { portion: 26 });
const failed = event('failed_attempt');
const returned = event('portion_returned', { portion: 21 });

describe('The headline', () => {
  test('a theft leads, whatever else comes of it', () => {
    const news = [[laid], [stolen], [bratworm], [placed]].reduce(follow, NO_NEWS);
    expect(news.lead).toBe(stolen);
    expect(news.small).toEqual([bratworm, placed]);
    expect(aboutWhom(news)).toBe(1);
  });

  test('what matters more takes the lead from what came before', () => {
    const news = [[bratworm], [stolen]].reduce(follow, NO_NEWS);
    expect([news.lead, news.small]).toEqual([stolen, [bratworm]]);
  });

  test('whoever takes a share after a theft leads, unless it is the thief', () => {
    const own = event('portion_taken', { portion: 17 });
    const other = event('portion_taken', { seat: 2, portion: 31 });
    const thief = [[stolen], [own]].reduce(follow, NO_NEWS);
    expect([thief.lead, thief.small]).toEqual([stolen, [own]]);
    const news = follow(thief, [other]);
    expect([news.lead, news.small]).toEqual([other, []]);
    expect(aboutWhom(news)).toBe(2);
  });

  test('that the thief passed is no news any more when there is a share, too', () => {
    const passed = event('passed', { valid: true });
    const own = event('portion_taken', { portion: 34 });
    const thief = [[passed], [stolen]].reduce(follow, NO_NEWS);
    expect([thief.lead, thief.small]).toEqual([stolen, [passed]]);
    expect(follow(thief, [own]).small).toEqual([own]);
  });

  test('of two thefts in one sharing each leads in turn', () => {
    const next = event('portion_stolen', { seat: 2, portion: 30, rival: 1 });
    const news = [[stolen], [next]].reduce(follow, NO_NEWS);
    expect([news.lead, news.small]).toEqual([next, []]);
  });

  test('what was small beside cards that were played is no part of the next story', () => {
    const handed = event('seat_handed', { level: 'hen' });
    const news = [[event('cards_played')], [event('reshuffled', { count: 3 })], [handed]].reduce(follow, NO_NEWS);
    expect([news.lead, news.small]).toEqual([handed, []]);
  });

  test('a portion that goes back does not hide that the attempt failed', () => {
    expect(follow(follow(NO_NEWS, [failed]), [returned]).lead).toBe(failed);
  });

  test('it does not name the winner, because the worms are counted first', () => {
    const over: Event = { event: 'game_over', winners: [1] };
    expect(follow(follow(NO_NEWS, [stolen]), [over])).toEqual(follow(NO_NEWS, [stolen]));
  });

  test('when somebody rolls again it was just now, and after the next roll it is forgotten', () => {
    const after = follow(follow(NO_NEWS, [stolen]), [rolled]);
    expect([after.lead, after.earlier]).toEqual([null, stolen]);
    expect(follow(follow(after, [laid]), [rolled]).earlier).toBeNull();
    expect(follow(follow(NO_NEWS, [bratworm]), [rolled]).earlier).toBe(bratworm);
  });
});

describe('A throw', () => {
  const eight = Array.from({ length: 8 }, (_, die) => throwOf('1|12|4', die, 'left', false));

  test('is the same for everybody who watches', () => {
    expect(eight).toEqual(Array.from({ length: 8 }, (_, die) => throwOf('1|12|4', die, 'left', false)));
  });

  test('has no two dice alike', () => {
    for (const part of ['from', 'axis', 'lean'] as const) expect(new Set(eight.map((one) => one[part])).size).toBe(8);
  });

  test('of your own lies straight, so that it can be counted', () => {
    const leans = Array.from({ length: 50 }, (_, die) => Math.abs(throwOf('0', die, 'below', true).lean));
    expect(Math.max(...leans)).toBeLessThanOrEqual(3);
  });
});

describe('The seats', () => {
  test('follow clockwise from your own place, up the left side and down the right one', () => {
    expect(seating(4, 1)).toEqual({ left: [2, 3], right: [0] });
    expect(seating(2, 0)).toEqual({ left: [1], right: [] });
    expect(seating(7, 6)).toEqual({ left: [0, 1, 2], right: [3, 4, 5] });
  });

  test('are all around the board for whoever watches or shares a screen', () => {
    expect(seating(3, null)).toEqual({ left: [0, 1], right: [2] });
  });

  test('have no place of your own for whoever shares a screen or watches', () => {
    expect([youOf([2], 2), youOf([2], null), youOf([0, 2], 2), youOf([], null)]).toEqual([2, 2, null, null]);
  });

  test('are where the dice come from', () => {
    const seats = seating(4, 1);
    expect([1, 2, 0].map((seat) => sideOf(seat, seats, [1]))).toEqual(['below', 'left', 'right']);
  });
});

test('a die comes from the side of whoever rolls, across most of the board', () => {
  const FROM = /^calc\((-?[\d.]+)cqw \+ (-?\d+)px\), calc\((-?[\d.]+)cqh \+ (-?\d+)px\)$/;
  for (let die = 0; die < 20; die += 1) {
    const from = (side: 'below' | 'above' | 'left' | 'right') =>
      (FROM.exec(throwOf('story', die, side, false).from) ?? []).slice(1).map(Number);
    const [across, aslant, up, still] = from('below');
    expect([across, still]).toEqual([0, 0]);
    expect(Math.abs(aslant!)).toBeLessThanOrEqual(60);
    expect(up).toBeGreaterThanOrEqual(93);
    expect(up).toBeLessThanOrEqual(126);
    expect(from('above')[2]).toBe(-up!);
    const [right] = from('right');
    expect(right).toBeCloseTo(up! / 1.5, 0);
    expect(from('left')[0]).toBe(-right!);
  }
});
