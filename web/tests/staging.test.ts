import { describe, expect, test } from 'vitest';
import * as cards from '../src/kinds/cards/reduce';
import * as dice from '../src/kinds/dice/reduce';
import { stages, type Stage } from '../src/lib/staging';
import { soundOf } from '../src/lib/timing';
import type { CardView, DiceView, Event, View } from '../src/protocol';
import { GAMES, golden } from './golden';
import { REDUCERS, staged, steps, type Seen } from './steps';

describe('Events reduced are the views of the server', () => {
  test.each(GAMES)('%s', (game) => {
    const all = steps(game);
    expect(all.length).toBeGreaterThan(80);
    for (const [before, step] of all) {
      const { reduce } = REDUCERS[before.kind];
      const found = step.events.reduce((view, event) => reduce(view, event, step.view), before);
      expect(found, `step ${step.version}: ${JSON.stringify(step.events)}`).toEqual(step.view);
    }
  });
});

describe('The stages of a step', () => {
  test.each(GAMES)('%s: tell every event once, in order, and end with the server’s own view', (game) => {
    for (const [before, step] of steps(game)) {
      const shown = staged(before, step);
      expect(shown.flatMap(({ events }) => events)).toEqual(step.events);
      expect(shown.at(-1)?.view).toBe(step.view);
      const versions = shown.map(({ version }) => version);
      expect(versions).toEqual([...new Set(versions)].sort((one, other) => one - other));
      expect(versions[0]).toBe(step.version);
      expect(versions.at(-1)).toBeLessThan(step.version + 1);
    }
  });

  test.each(GAMES)('%s: no piece is nowhere or twice in any of them', (game) => {
    for (const [before, step] of steps(game)) {
      const all = pieces(step.view);
      for (const { view, events } of staged(before, step)) {
        expect(pieces(view), `step ${step.version}: ${JSON.stringify(events)}`).toEqual(all);
      }
    }
  });
});

/** All portions and specialists that are in sight or asked about, wherever they are. */
function pieces(view: View): string[] {
  const stacks = view.players.flatMap(({ stack }) => stack);
  const portions = [...view.grill, ...stacks].map(({ value }) => String(value));
  if (view.kind === 'cards') {
    // What the draw pile, the discards and the hands lose, others of them gain.
    const counts = view.players.reduce((sum, { cards, played }) => sum + cards + played.length, view.draw_pile + view.discards);
    return [`${counts} cards`, `${portions.length + view.reserve} portions`];
  }
  const held = view.players.flatMap(({ specialist }) => specialist ?? []);
  const standing = view.grill.flatMap(({ specialist }) => specialist ?? []);
  const bratworms = view.players.reduce((sum, player) => sum + player.bratworms, view.bratworm_supply);
  const asked = view.pending?.choose === 'specialist' ? view.pending.between.map(String) : [];
  const raven =
    view.pending?.choose === 'bratworm' && ![...held, ...standing, ...view.out_of_game].includes('raven') ? ['raven'] : [];
  return [...portions, ...held, ...standing, ...view.out_of_game, ...asked, ...raven, `${bratworms} bratworms`].sort();
}

/** A step with such events in a golden game. */
function find(game: string, ...names: Event['event'][]): [View, Seen] {
  const found = steps(game).find(([, { events }]) => names.every((name) => events.some(({ event }) => event === name)));
  expect(found, names.join()).toBeDefined();
  return found!;
}

function told(shown: Stage[]): string[][] {
  return shown.map(({ events }) => events.map(({ event }) => event));
}

describe('At a dice table', () => {
  test('a failed attempt is seen off before the portion goes back, and that before another is turned over', () => {
    const [before, step] = find('original', 'dice_fell', 'failed_attempt', 'portion_returned', 'portion_turned_over');
    const shown = staged(before, step);
    expect(told(shown)).toEqual([
      ['dice_thrown', 'dice_fell'],
      ['failed_attempt'],
      ['portion_returned'],
      ['portion_turned_over', 'turn_ended'],
    ]);
    expect(shown.map(({ ms }) => ms)).toEqual([1050, 1300, 650, 850]);
    const turns = shown.map(({ view }) => (view as DiceView).turn);
    expect(turns[0]?.roll).not.toBeNull();
    expect(turns.slice(1, 3)).toEqual([null, null]);
    expect(turns[3]).toMatchObject({ dice: 8, total: 0 });
    const failing = step.seat!;
    expect(shown.map(({ seat }) => seat)).toEqual([failing, failing, failing, null]);
    expect(shown.map(({ following }) => following)).toEqual([null, null, null, 1 - failing]);
  });

  test('after a failed attempt the specialist goes its own way, when the portion lies on the grill again', () => {
    const [before, step] = find('deluxe', 'portion_returned', 'specialist_left');
    const shown = told(staged(before, step));
    expect(shown).toContainEqual(['portion_returned']);
    expect(shown.filter((events) => events.includes('specialist_left')).map(([first]) => first)).toEqual(
      step.events.filter(({ event }) => event === 'specialist_left').map(({ event }) => event),
    );
  });

  test('what stood on a portion moves with it', () => {
    for (const [before, step] of steps('deluxe')) {
      for (const events of told(staged(before, step))) {
        if (events.includes('specialist_won')) expect(events[0]).toMatch(/portion_(taken|stolen)|specialist_won/);
      }
    }
    const [before, step] = find('deluxe', 'portion_taken', 'specialist_won');
    expect(told(staged(before, step)).at(-1)).toEqual(expect.arrayContaining(['portion_taken', 'specialist_won']));
  });

  test('the last dice are seen aside, with their total, before the turn ends', () => {
    const [before, step] = ['original', 'extrawurm', 'deluxe']
      .flatMap(steps)
      .find(([, { events }]) => events[0]?.event === 'dice_laid_aside' && events.at(-1)?.event === 'turn_ended')!;
    const [first] = staged(before, step);
    const laid = step.events[0] as Extract<Event, { event: 'dice_laid_aside' }>;
    expect((first?.view as DiceView).turn).toMatchObject({ dice: 0, roll: null, counted: laid.total });
  });

  test('real dice are in the air until somebody types them in', () => {
    const [before, step] = find('original', 'dice_thrown');
    const thrown = dice.reduce(before as DiceView, step.events[0]!, step.view as DiceView);
    expect(thrown).toMatchObject({ awaiting: 'fall', turn: { roll: null } });
  });
});

test('dice that are taken back are seen to go back, to where they lay', () => {
  const laid = steps('original').find(([, step]) => step.events.some(({ event }) => event === 'dice_laid_aside'))!;
  const [before, { view, version }] = laid;
  const events: Event[] = [{ event: 'taken_back', seat: 0 }];
  expect(staged(view, { version: version + 1, seat: 0, events, view: before })).toMatchObject([
    { events, view: before, seat: 0, following: null, ms: 550 },
  ]);
});

test('who has seen nothing yet finds all of it done', () => {
  const step = golden('karteneck-seat').steps[0] as Seen;
  expect(stages(null, step, REDUCERS.cards)).toMatchObject([{ events: step.events, view: step.view }]);
});

test('a stage with much in it is not looked at for ever', () => {
  const all = ['original', 'extrawurm', 'deluxe', 'karteneck'].flatMap((game) => steps(game).flatMap((one) => staged(...one)));
  expect(Math.max(...all.map(({ ms }) => ms))).toBeLessThanOrEqual(2600);
  const [, step] = find('deluxe', 'portion_taken', 'specialist_won');
  const names = ['portion_stolen', 'portion_taken', 'specialist_won', 'bratworm_taken'] as const;
  const events = names.map((event) => step.events.find((one) => one.event === event) ?? ({ event, seat: 0 } as Event));
  expect(stages(null, { ...step, events }, REDUCERS.dice)).toMatchObject([{ ms: 2600 }]);
});

describe('At a card table', () => {
  test('everybody is dealt their hand at once', () => {
    const { start, steps } = golden('karteneck');
    const shown = staged(start, steps[0] as Seen);
    expect(told(shown)).toEqual([
      ['hand_dealt', 'hand_dealt', 'hand_dealt'],
      ['grill_opened', 'turn_began'],
    ]);
    expect(shown.map(({ ms }) => ms)).toEqual([250, 900]);
    expect(shown.map(({ seat }) => seat)).toEqual([null, null]);
    expect(shown.map(({ view }) => (view as CardView).awaiting)).toEqual(['grill', 'card']);
  });

  test('who begins the next round acts as soon as the last one is over', () => {
    const [before, step] = find('karteneck', 'round_ended', 'grill_opened');
    const ended = step.events.find((event) => event.event === 'round_ended')!;
    const shown = staged(before, step).find(({ events }) => events[0]?.event === 'round_ended');
    expect(shown?.following).toBe(ended.first);
  });

  test('the menu is shared portion by portion, and then all cards are cleared away at once', () => {
    const [before, step] = find('karteneck', 'round_ended', 'grill_opened', 'cards_discarded');
    const shown = told(staged(before, step));
    const taken = shown.filter((events) => events[0] === 'portion_taken');
    expect(taken.length).toBe(step.events.filter(({ event }) => event === 'portion_taken').length);
    expect(shown.slice(-3)).toEqual([shown.at(-3)?.map(() => 'cards_discarded'), ['round_ended'], ['grill_opened', 'turn_began']]);
  });

  test('a hand into which a hidden card goes is known no longer', () => {
    const view = golden('karteneck').steps.at(5)?.view as CardView;
    const seat = view.players.findIndex(({ hand }) => hand !== null);
    const drawn = cards.reduce(view, { event: 'card_drawn', seat, card: null }, view);
    expect(drawn.players[seat]).toMatchObject({ hand: null, cards: (view.players[seat]?.cards ?? 0) + 1 });
  });

  test('draws that lapse change nothing but take their time', () => {
    const [, step] = steps('karteneck').at(3)!;
    const events: Event[] = [{ event: 'draws_lapsed', seat: 0, count: 1 }];
    const shown = staged(step.view, { ...step, events });
    expect(shown).toMatchObject([{ events, ms: 350, seat: 0 }]);
    expect(cards.reduce(step.view as CardView, events[0]!, step.view as CardView)).toBe(step.view);
  });
});

test('a stage sounds like the first of its events that can be heard', () => {
  const sounds = ([before, step]: [View, Seen]) => staged(before, step).map(({ events }) => soundOf(events));
  expect(sounds(find('original', 'dice_fell', 'failed_attempt', 'portion_returned', 'portion_turned_over'))).toEqual([
    'roll',
    'fail',
    'lay',
    'turn_over',
  ]);
  expect([soundOf([{ event: 'turn_began', seat: 0 }]), soundOf([])]).toEqual([null, null]);
});

test('a seat that is handed to a bot changes nothing on the table, nor whose turn it is', () => {
  for (const game of ['original', 'karteneck']) {
    const [, step] = steps(game).at(3)!;
    const handed: Event = { event: 'seat_handed', seat: 1, level: 'hen' };
    const { reduce } = REDUCERS[step.view.kind];
    expect(reduce(step.view, handed, step.view)).toBe(step.view);
    expect(staged(step.view, { ...step, events: [handed] })).toMatchObject([{ ms: 600, seat: null }]);
  }
});

test('who has seen nothing yet finds a step done, and whose turn is next by the last event that says so', () => {
  const [, step] = steps('original').at(3)!;
  const events: Event[] = [
    { event: 'portion_taken', seat: 0, portion: 21 },
    { event: 'turn_ended', seat: 0, following: 1 },
  ];
  const shown = stages(null, { ...step, events }, REDUCERS[step.view.kind]);
  expect(shown).toMatchObject([{ version: step.version, events, view: step.view, seat: 0, following: 1 }]);
});
