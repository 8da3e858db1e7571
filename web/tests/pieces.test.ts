import { describe, expect, test } from 'vitest';
import { settle, type Pieces } from '../src/kinds/cards/pieces';
import { sharing, type Share } from '../src/kinds/cards/sharing';
import { specialistsOf } from '../src/kinds/dice/laying';
import {
  counted,
  followBratworms,
  followDice,
  followHand,
  followPerches,
  NO_HAND,
  type Hand,
  type HandDie,
} from '../src/kinds/dice/pieces';
import { DICE, FACTS, wormsOn } from '../src/facts';
import type { CardView, DiceView, Event, SpecialistId, TurnView } from '../src/protocol';
import { shown } from './steps';

const lying = (hand: HandDie[]): string[] => hand.map(({ aside, face }) => `${aside ? 'aside' : 'rolled'}: ${face}`).sort();

describe('Dice', () => {
  test.each(['original', 'extrawurm', 'deluxe'])(
    '%s: every die is one and the same for a whole turn, and none is there twice',
    (game) => {
      let hand: HandDie[] = [];
      for (const { view, events } of shown(game)) {
        const { turn } = view as DiceView;
        const before = hand;
        hand = followDice(hand, turn);
        expect(followDice(hand, turn), 'looked at again').toEqual(hand);
        expect(lying(followDice([], turn)), 'by whoever comes only now').toEqual(lying(hand));
        const keys = hand.map(({ key }) => key);
        expect(new Set(keys).size, keys.join()).toBe(keys.length);
        expect(hand.length).toBe(turn === null ? 0 : DICE + (turn.golden_die === null ? 0 : 1));
        if (!events.some(({ event }) => event === 'dice_laid_aside')) continue;
        // Those that are laid aside are those that showed the face; those that lay there stay.
        for (const die of hand.filter(({ aside }) => aside)) {
          expect(before.find(({ key }) => key === die.key)?.face).toBe(die.face);
        }
      }
    },
  );
});

test('dice that are taken back are those that were laid aside, and each shows what it showed', () => {
  const turn = (aside: TurnView['aside'], roll: string | null, dice: number): TurnView => ({
    aside,
    roll,
    golden: null,
    dice,
    golden_die: null,
    total: 0,
    counted: 0,
    weasel_used: false,
  });
  let hand: HandDie[] = [];
  for (const seen of [turn({}, '1244555W', 8), turn({ 5: 3 }, null, 5), turn({ 5: 3 }, '1244W', 5)]) hand = followDice(hand, seen);
  const fallen = hand;
  const laid = followDice(fallen, turn({ 5: 3, 4: 2 }, null, 3));
  expect(followDice(laid, turn({ 5: 3 }, '1244W', 5))).toEqual(fallen);
});

test.each(['original', 'extrawurm', 'deluxe'])(
  '%s: the dice of a turn lie there until it is over, or until they are seen off',
  (game) => {
    let hand: Hand = NO_HAND;
    let off = false;
    for (const { view, events } of shown(game)) {
      const before = hand;
      hand = followHand(hand, (view as DiceView).turn, events);
      expect(followHand(hand, (view as DiceView).turn, events), 'looked at again').toEqual(hand);
      const has = (name: Event['event']): boolean => events.some(({ event }) => event === name);
      if (has('failed_attempt')) {
        expect(hand.dice).toBe(before.dice);
        off = true;
      } else if (off) {
        expect(hand.dice, JSON.stringify(events)).toEqual([]);
        off = !has('turn_ended');
      } else if (has('turn_ended')) {
        expect(hand).toBe(before);
      }
    }
  },
);

test('the golden die keeps its place on the rim, whatever is laid beside it', () => {
  const turn = (aside: TurnView['aside'], roll: string | null, golden: TurnView['golden'], dice: number): TurnView => ({
    aside,
    roll,
    golden,
    dice,
    golden_die: golden === null ? 'aside' : 'in_hand',
    total: 0,
    counted: 0,
    weasel_used: false,
  });
  const rim = (hand: HandDie[]): string[] => hand.filter(({ aside }) => aside).map(({ key }) => key);
  const first = followDice(followDice([], turn({}, '1244WW35', 'W', 8)), turn({ W: 3 }, null, null, 6));
  expect(rim(first)[0]).toBe('die-golden');
  const second = followDice(followDice(first, turn({ W: 3 }, '112344', null, 6)), turn({ W: 3, 4: 2 }, null, null, 4));
  expect(rim(second).slice(0, 3)).toEqual(rim(first));
});

describe('Bratworms', () => {
  test('only those that are taken change hands', () => {
    let owners: number[] = [];
    for (const { view, events } of shown('deluxe')) {
      const before = owners;
      owners = followBratworms(owners, view as DiceView);
      const moved = owners.filter((owner, token) => before.length > 0 && owner !== before[token]).length;
      expect(moved).toBe(before.length === 0 ? 0 : events.filter(({ event }) => event === 'bratworm_taken').length);
    }
    expect(owners.length).toBe(FACTS.deluxe.bratworms);
  });
});

test('the raven stands beside whoever is asked whose bratworm it has brought, and whoever held one keeps it', () => {
  const { view } = shown('deluxe')[0] as { view: DiceView };
  const taken = { ...view, grill: view.grill.filter(({ specialist }) => specialist !== 'raven' && specialist !== 'apple') };
  const players = view.players.map((player, seat) => ({ ...player, specialist: seat === 1 ? ('apple' as const) : null }));
  const asked: DiceView = { ...taken, players, pending: { choose: 'bratworm', between: [0, 2] } };
  const perches = (seen: DiceView): SpecialistId[][] => followPerches([], seen, 1, specialistsOf('deluxe')).slice(0, 2);
  expect(perches(asked)).toEqual([[], ['apple', 'raven']]);
  expect(perches({ ...asked, out_of_game: ['raven'] }), 'out of the game').toEqual([[], ['apple']]);
  expect(perches({ ...asked, pending: null }), 'on its way').toEqual([[], ['apple']]);
  const answered = followPerches([[], ['apple', 'raven']], asked, null, specialistsOf('deluxe')).slice(0, 2);
  expect(answered, 'nobody is asked any more').toEqual([[], ['apple', 'raven']]);
});

test.each(['extrawurm', 'deluxe'] as const)(
  '%s: both specialists stand on the perch until one of them is kept, the old one where it was',
  (game) => {
    let perches: SpecialistId[][] = [];
    let questions = 0;
    for (const { view, seat, events } of shown(game)) {
      const before = perches;
      perches = followPerches(before, view as DiceView, seat, specialistsOf(game));
      if ((view as DiceView).pending?.choose === 'specialist') {
        questions += 1;
        const won = events.flatMap((event) => (event.event === 'specialist_won' ? [event.specialist] : []));
        expect(perches[seat!]).toEqual([...before[seat!]!, ...won]);
        expect(followPerches(perches, view as DiceView, seat, specialistsOf(game)), 'looked at again').toEqual(perches);
        // Those of the others stay, but for one that was stolen.
        before.forEach(
          (perch, place) => place === seat || expect(perches[place]).toEqual(perch.filter((one) => !won.includes(one))),
        );
      } else {
        const { players, grill, pending, out_of_game } = view as DiceView;
        // Until it is known whose bratworm it has brought, the raven waits.
        const waits = pending?.choose === 'bratworm' && !grill.some((one) => one.specialist === 'raven');
        const raven = waits && !out_of_game.includes('raven') ? ['raven'] : [];
        expect(perches).toEqual(
          players.map(({ specialist }, place) => [...(specialist ? [specialist] : []), ...(place === seat ? raven : [])]),
        );
      }
    }
    expect(questions).toBeGreaterThan(2);
  },
);

describe.each(['karteneck', 'karteneck-seat'])('Cards and portions, %s', (game) => {
  const all = (pieces: Pieces): { id: string }[] =>
    [pieces.hands, pieces.played, pieces.stacks, [pieces.grill]].flatMap((places) => places.flat());

  test('none is there twice', () => {
    let pieces: Pieces | null = null;
    for (const { view } of shown(game)) {
      pieces = settle(view as CardView, pieces);
      const ids = all(pieces).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  test('what is played comes from the hand, and what is taken from the grill or a stack', () => {
    let pieces: Pieces | null = null;
    for (const { view, events } of shown(game)) {
      const before: Pieces | null = pieces;
      pieces = settle(view as CardView, pieces);
      for (const event of before ? events : []) {
        if (event.event === 'cards_played') {
          const lay = before!.played[event.seat]!.map(({ id }) => id);
          const fresh = pieces.played[event.seat]!.filter(({ id }) => !lay.includes(id));
          const held = before!.hands[event.seat]!.map(({ id }) => id);
          expect(fresh.map(({ card }) => card).sort()).toEqual([...event.cards].sort());
          expect(held).toEqual(expect.arrayContaining(fresh.map(({ id }) => id)));
        } else if (event.event === 'portion_taken') {
          expect(before!.grill.map(({ id }) => id)).toContain(pieces.stacks[event.seat]!.at(-1)?.id);
        } else if (event.event === 'portion_stolen') {
          expect(pieces.stacks[event.seat]!.at(-1)).toEqual(before!.stacks[event.rival]!.at(-1));
        }
      }
    }
  });
});

test('all worms of a player are counted up piece by piece, those of the apple too', () => {
  const players = shown('deluxe').flatMap(({ view }) => (view as DiceView).players);
  for (const player of players) {
    expect(counted(player).reduce((sum, { worms }) => sum + worms, 0)).toBe(player.worms);
  }
  const apple = players.find(({ specialist }) => specialist === 'apple')!;
  expect(counted(apple).at(-1)).toEqual({ icon: 'apple', worms: 3 });
});

test('the sharing tells who takes what, by falling total, and is over with the round', () => {
  let shares: Share[] = [];
  let before = shown('karteneck')[0]!.view as CardView;
  let longest = 0;
  for (const { view, events } of shown('karteneck')) {
    shares = sharing(shares, events, before);
    before = view as CardView;
    longest = Math.max(longest, shares.length);
    const totals = shares.map(({ total }) => total);
    expect(totals).toEqual([...totals].sort((one, other) => other - one));
    expect(shares.every(({ total, tag }) => total > 0 && (tag === null || /^W\d+$/.test(tag)))).toBe(true);
    if (events.some(({ event }) => event === 'grill_opened')) expect(shares).toEqual([]);
  }
  expect(longest).toBeGreaterThan(1);
  expect(sharing([{ seat: 0, total: 20, tag: 'W1', portion: 30 }], [], before)).toEqual([]);
});

test('pictures know the worms of every portion as the server does', () => {
  for (const game of ['original', 'extrawurm', 'deluxe', 'karteneck'] as const) {
    for (const { view } of shown(game)) {
      for (const { value, worms } of [...view.grill, ...view.players.flatMap(({ stack }) => stack)]) {
        expect(wormsOn(game, value), `${game} ${value}`).toBe(worms);
      }
    }
  }
  expect(wormsOn('karteneck', 30)).toBe(5);
});
