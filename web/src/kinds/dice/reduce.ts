// What each event does to a dice table. The view after the step tells what an event leaves out: the question that is asked, and
// what a specialist is worth.

import { DICE } from '../../facts';
import type { DicePlayerView, DiceView, Event, SpecialistId, TurnView } from '../../protocol';

const WORM_POINTS = 5;

/** Events that are seen by themselves; the others belong to what they follow. */
const OPENS = new Set<Event['event']>([
  'dice_fell',
  'dice_laid_aside',
  'failed_attempt',
  'portion_taken',
  'portion_stolen',
  'portion_returned',
  'portion_turned_over',
]);

export function joins(stage: Event[], event: Event): boolean {
  const has = (name: Event['event']): boolean => stage.some((one) => one.event === name);
  // The throw belongs to the roll that it opens.
  if (stage.every((one) => one.event === 'dice_thrown')) return true;
  // The dice of a failed attempt are seen off before anything else happens.
  if (has('failed_attempt')) return false;
  // What stood on a portion moves with it; after a failed attempt each specialist goes its own way.
  if (event.event === 'specialist_left') return has('portion_taken');
  return !OPENS.has(event.event);
}

export function reduce(view: DiceView, event: Event, after: DiceView): DiceView {
  const { turn } = view;
  switch (event.event) {
    case 'dice_thrown':
      return thrown(view, event.golden ? { golden_die: 'in_hand' } : {});
    case 'weasel_used':
      return thrown(view, { weasel_used: true });
    case 'dice_fell': {
      const [roll = '', golden = null] = event.roll.split('*');
      return { ...view, awaiting: 'lay_aside', turn: turn && { ...turn, roll, golden: golden as TurnView['golden'] } };
    }
    case 'dice_laid_aside':
      return { ...view, awaiting: 'roll', turn: turn && laidAside(turn, event) };
    case 'failed_attempt':
      // Nobody's dice lie there until the next turn begins.
      return { ...view, turn: null };
    case 'asked':
      return { ...view, awaiting: after.awaiting, pending: after.pending };
    case 'turn_ended': {
      const over = event.following === null;
      return { ...view, pending: null, awaiting: over ? null : 'roll', turn: over ? null : FRESH };
    }
    case 'portion_taken': {
      const portion = view.grill.find(({ value }) => value === event.portion);
      const grill = view.grill.filter((one) => one !== portion);
      const stack = portion ? [{ value: portion.value, worms: portion.worms }] : [];
      return change({ ...view, grill, pending: null }, event.seat, (player) => ({ stack: [...player.stack, ...stack] }), after);
    }
    case 'portion_stolen': {
      const stolen = view.players[event.rival]?.stack.slice(-1) ?? [];
      const left = change(view, event.rival, ({ stack }) => ({ stack: stack.slice(0, -1) }), after);
      return change(left, event.seat, ({ stack }) => ({ stack: [...stack, ...stolen] }), after);
    }
    case 'portion_returned': {
      const returned = view.players[event.seat]?.stack.slice(-1) ?? [];
      const back = returned.map((portion) => ({ ...portion, face_up: true, specialist: null }));
      const grill = [...view.grill, ...back].sort((one, other) => one.value - other.value);
      return change({ ...view, grill }, event.seat, ({ stack }) => ({ stack: stack.slice(0, -1) }), after);
    }
    case 'portion_turned_over':
      return { ...view, grill: view.grill.map((one) => (one.value === event.portion ? { ...one, face_up: false } : one)) };
    case 'specialist_won': {
      const left = event.rival === null ? view : change(view, event.rival, () => ({ specialist: null }), after);
      // Nobody holds two: with a second one comes the question which to keep, and until then they count for nobody.
      return change(left, event.seat, (player) => ({ specialist: player.specialist ? null : event.specialist }), after);
    }
    case 'specialist_kept':
      return change({ ...view, pending: null }, event.seat, () => ({ specialist: event.specialist }), after);
    case 'specialist_left':
      return gone(view, event.specialist, after);
    case 'specialist_placed':
      return placed(view, event.specialist, event.portion);
    case 'bratworm_taken': {
      // It may have been asked whose; then the turn continues.
      const asked = view.pending !== null;
      const answered = { ...view, pending: null, awaiting: asked ? ('roll' as const) : view.awaiting };
      const from =
        event.rival === null
          ? { ...answered, bratworm_supply: view.bratworm_supply - 1 }
          : change(answered, event.rival, ({ bratworms }) => ({ bratworms: bratworms - 1 }), after);
      return change(from, event.seat, ({ bratworms }) => ({ bratworms: bratworms + 1 }), after);
    }
    default:
      return view;
  }
}

const FRESH: TurnView = {
  aside: {},
  roll: null,
  golden: null,
  dice: DICE,
  golden_die: null,
  total: 0,
  counted: 0,
  weasel_used: false,
};

function thrown(view: DiceView, what: Partial<TurnView>): DiceView {
  return { ...view, awaiting: 'fall', turn: view.turn && { ...view.turn, roll: null, golden: null, ...what } };
}

function laidAside(turn: TurnView, event: Extract<Event, { event: 'dice_laid_aside' }>): TurnView {
  const points = event.face === 'W' ? WORM_POINTS : Number(event.face);
  return {
    ...turn,
    aside: { ...turn.aside, [event.face]: event.count },
    roll: null,
    golden: null,
    dice: turn.dice - event.count + (event.golden ? 1 : 0),
    golden_die: event.golden ? 'aside' : turn.golden_die,
    total: turn.total + event.count * points,
    counted: event.total,
  };
}

/** A player with something else, and with the worms that this is worth. */
function change(
  view: DiceView,
  seat: number,
  what: (player: DicePlayerView) => Partial<DicePlayerView>,
  after: DiceView,
): DiceView {
  const players = view.players.map((player, place) => {
    if (place !== seat) return player;
    const now = { ...player, ...what(player) };
    return { ...now, worms: plainWorms(now) + worthOf(now.specialist, view, after) };
  });
  return { ...view, players };
}

function plainWorms({ stack, bratworms }: DicePlayerView): number {
  return stack.reduce((sum, { worms }) => sum + worms, bratworms);
}

/** What the server counts for whoever holds a specialist, now or after the step. */
function worthOf(specialist: SpecialistId | null, ...views: DiceView[]): number {
  const holder = views.flatMap(({ players }) => players).find((player) => specialist !== null && player.specialist === specialist);
  return holder ? holder.worms - plainWorms(holder) : 0;
}

function gone(view: DiceView, specialist: SpecialistId, after: DiceView): DiceView {
  const grill = view.grill.map((one) => (one.specialist === specialist ? { ...one, specialist: null } : one));
  const seat = view.players.findIndex((player) => player.specialist === specialist);
  return change({ ...view, grill }, seat, () => ({ specialist: null }), after);
}

function placed(view: DiceView, specialist: SpecialistId, portion: number | null): DiceView {
  if (portion === null) return { ...view, out_of_game: [...view.out_of_game, specialist].sort() };
  return { ...view, grill: view.grill.map((one) => (one.value === portion ? { ...one, specialist } : one)) };
}
