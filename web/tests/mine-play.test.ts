// What games say about somebody's play: habits, the bot they play like, wins and the trend.

import { describe, expect, it } from 'vitest';
import measured from '../../src/heckmeck/terminal/mine/given_away.json';
import { LEVELS } from '../src/art/names';
import { gamesOf, LEAST_LOSS, lessonsOf, MOST_LESSONS } from '../src/mine/gather';
import { MINE } from '../src/mine/facts';
import { habitsOf, LEAST_COUNT, LEAST_GAMES } from '../src/mine/habits';
import { bandsOf, ENOUGH, levelOf } from '../src/mine/level';
import type { KeptSlip } from '../src/mine/memory';
import { rowsBy, totals, trendOf, WINDOW } from '../src/mine/sums';
import type { GameId, GameReview, Replay, ReviewedStep, TableInfo } from '../src/protocol';
import { game } from './mine';

const gamesWith = (...slips: KeptSlip[][]) => slips.map((some, number) => game({ table: `T${number}`, slips: some }));

describe('habits', () => {
  const early: KeptSlip = ['stops_early', 22, 0.02];
  it('need enough examples in enough games', () => {
    expect(habitsOf(gamesWith(Array<KeptSlip>(LEAST_COUNT).fill(early)))).toEqual([]);
    expect(habitsOf(gamesWith(...Array<KeptSlip[]>(LEAST_COUNT - 1).fill([early])))).toEqual([]);
    const games = gamesWith(...Array<KeptSlip[]>(LEAST_GAMES).fill([early, early]));
    expect(habitsOf(games)).toMatchObject([{ habit: 'stops_early', edge: 23, count: 2 * LEAST_GAMES, games: LEAST_GAMES }]);
    // Around one screen, each seat has a game of its own.
    const seats = games.map((one, seat) => ({ ...one, table: 'T', seat }));
    expect(habitsOf(seats)).toEqual(habitsOf(games));
  });
  it('say below or from which portion most of it happens', () => {
    const stops = [21, 22, 24, 24, 23, 22, 21, 24, 31].map((portion): KeptSlip[] => [['stops_early', portion, 0.02]]);
    expect(habitsOf(gamesWith(...stops))[0]?.edge).toBe(25);
    const rolls = [36, 30, 29, 33, 29, 31, 21].map((portion): KeptSlip[] => [['rolls_on', portion, 0.02]]);
    expect(habitsOf(gamesWith(...rolls))[0]?.edge).toBe(29);
    const faces = [1, 2, 3, 4, 5].map((): KeptSlip[] => [['low_face', null, 0.02]]);
    expect(habitsOf(gamesWith(...faces))[0]?.edge).toBeNull();
  });
  it('come in the order of what they cost', () => {
    const games = gamesWith(...Array<KeptSlip[]>(6).fill([['skips_worms', null, 0.01], early, ['high_face', null, 0.03]]));
    expect(habitsOf(games).map(({ habit }) => habit)).toEqual(['high_face', 'stops_early', 'skips_worms']);
  });
  it('are no more than anybody can work on', () => {
    const slips = Array.from({ length: MINE.most_habits + 1 }, (_, rank): KeptSlip => [`habit ${rank}`, null, 0.01 + rank / 100]);
    const found = habitsOf(gamesWith(...Array<KeptSlip[]>(LEAST_COUNT).fill(slips)));
    expect(found).toHaveLength(MINE.most_habits);
    expect(found.map(({ habit }) => habit)).not.toContain('habit 0');
  });
});

describe('the bot that somebody plays like', () => {
  it('is the bot itself for every bot and game', () => {
    for (const [of, { bots }] of Object.entries(measured.games)) {
      const found = LEVELS.map((level) => {
        const [rate = 0, decisions = 0] = bots[level];
        return levelOf([game({ game: of as GameId, decisions, given: rate * decisions })]);
      });
      expect(found, of).toEqual(LEVELS);
    }
  });
  it('needs enough decisions', () => {
    expect(levelOf([])).toBeNull();
    expect(levelOf([game({ decisions: ENOUGH - 1, given: 0 })])).toBeNull();
    expect(levelOf([game({ decisions: ENOUGH, given: 0 })])).toBe('champion');
    expect(levelOf([game({ decisions: ENOUGH, given: ENOUGH })])).toBe('chick');
  });
  it('is still the stronger one at the limit itself', () => {
    const played = game({ decisions: 64 });
    for (const [level, most] of bandsOf([played]).slice(0, -1)) expect(levelOf([{ ...played, given: 64 * most }])).toBe(level);
  });
  it('is measured against the games that somebody played', () => {
    const some = game({ game: 'original', decisions: 100 });
    const others = game({ game: 'deluxe', decisions: 300 });
    const limit = (games: (typeof some)[]) => Object.fromEntries(bandsOf(games))['rooster'] ?? 0;
    expect(limit([some, others])).toBeCloseTo((limit([some]) + 3 * limit([others])) / 4, 10);
  });
});

describe('sums', () => {
  const games = [
    game({ won: 1, rivals: ['hen', 'person'], players: 3 }),
    game({ won: 0.5, game: 'deluxe', rivals: ['hen', 'hen'], players: 3 }),
    game({ won: 0, rivals: ['chick'] }),
  ];
  it('add up', () => {
    const all = totals(games);
    expect([all.games, all.won, all.decisions]).toEqual([3, 1.5, 60]);
    expect(all.luck).toBeCloseTo(0.3, 10);
  });
  it('count a game once for every sort of opponent', () => {
    expect(rowsBy(games, ({ rivals }) => rivals, ['person', ...LEVELS])).toEqual([
      { what: 'person', games: 1, won: 1 },
      { what: 'chick', games: 1, won: 0 },
      { what: 'hen', games: 2, won: 1.5 },
    ]);
  });
  it('follow the last games', () => {
    const many = Array.from({ length: 2 * WINDOW }, (_, number) => game({ given: number < WINDOW ? 1 : 0.2, decisions: 10 }));
    const trend = trendOf([...many, game({ decisions: 0, given: 0 })]);
    expect(trend).toHaveLength(2 * WINDOW);
    expect(trend[WINDOW - 1]?.mean).toBeCloseTo(0.1, 10);
    expect(trend.at(-1)?.mean).toBeCloseTo(0.02, 10);
  });
});

describe('a finished game', () => {
  const seat = (name: string, kind: 'person' | 'bot', level: 'hen' | null) => ({ name, kind, level });
  const info = {
    table: 'T7',
    game: 'original',
    created: '2026-11-18T09:00:00Z',
    seats: [seat('Ada_K', 'person', null), seat('Hilda', 'bot', 'hen'), seat('Ben', 'person', null)],
    yours: [0, 2],
  } as unknown as TableInfo;
  const step = (loss: number, slip: ReviewedStep['slip'] = null) => ({ choices: [{}, {}], loss, slip });
  const review = {
    results: [{ end: 0 }, { end: 1 }, { end: 0 }],
    played: [
      { choices: 6, luck: 0.123456789 },
      { choices: 1, luck: 0 },
      { choices: 1, luck: 0 },
    ],
    steps: [
      step(0.04, { habit: 'stops_early', portion: 23 }),
      step(0.2, { habit: 'rolls_on', portion: 30 }),
      step(LEAST_LOSS - 0.001, { habit: 'low_face', portion: null }),
      step(0),
      step(0.06, { habit: 'high_face', portion: null }),
      step(0.05, { habit: 'high_face', portion: null }),
      step(0.07, { habit: 'high_face', portion: null }),
      step(0.08, { habit: 'rolls_on', portion: 27 }),
    ],
  } as unknown as GameReview;
  const replay = {
    steps: [0, 1, 0, 0, 0, 0, 0, 2].map((who) => ({ seat: who })),
    positions: ['p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'],
  } as unknown as Replay;

  it('counts for every person at this screen', () => {
    const [ada, ben] = gamesOf(info, replay, review);
    expect(ada).toEqual({
      table: 'T7',
      seat: 0,
      name: 'Ada_K',
      game: 'original',
      date: '2026-11-18T09:00:00Z',
      players: 3,
      rivals: ['hen', 'person'],
      won: 0,
      luck: 0.12346,
      decisions: 6,
      given: 0.249,
      slips: [
        ['stops_early', 23, 0.04],
        ['low_face', null, 0.029],
        ['high_face', null, 0.06],
        ['high_face', null, 0.05],
        ['high_face', null, 0.07],
      ],
    });
    expect(ben).toMatchObject({ seat: 2, name: 'Ben', slips: [['rolls_on', 27, 0.08]] });
  });
  it('counts for nobody who looks on, or whose seat a bot took over', () => {
    expect(gamesOf({ ...info, yours: [] }, replay, review)).toEqual([]);
    const seats = info.seats.map((one) => ({ ...one, level: 'hen' as const }));
    expect(gamesOf({ ...info, seats }, replay, review)).toEqual([]);
  });
  it('was played against people even if bots took over for them', () => {
    const seats = info.seats.map((one, number) => ({ ...one, level: number === 0 ? null : ('hen' as const) }));
    expect(gamesOf({ ...info, seats }, replay, review).map(({ name, rivals }) => [name, rivals])).toEqual([
      ['Ada_K', ['hen', 'person']],
    ]);
  });
  it('brings its worst mistakes back, those of the one whose device it is', () => {
    const lessons = lessonsOf(info, replay, review, 'Ada K ');
    expect(lessons).toHaveLength(MOST_LESSONS);
    expect(lessons.map(({ position, loss }) => [position, loss])).toEqual([
      ['p6', 0.07],
      ['p4', 0.06],
      ['p5', 0.05],
    ]);
    expect(lessonsOf(info, replay, review, 'Carl')).toEqual([]);
    expect(lessonsOf({ ...info, yours: [2] }, replay, review, 'Carl').map(({ position }) => position)).toEqual(['p7']);
    expect(lessonsOf(info, { ...replay, positions: [] }, review, 'Ada K')).toEqual([]);
  });
});
