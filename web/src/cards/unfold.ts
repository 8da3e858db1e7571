// A step of the card game told piece by piece. The server sends what a step meant (events) and how the table looks after it; here
// are the pictures in between, so that each card and each portion is seen to move. The last picture of a step is always the server's own.

import type { CardPlayerView, CardView, Event, StackPortion } from '../protocol';

/** One line of the sharing of the menu: who takes what, in order. */
export type Share = { seat: number; total: number; tag: string; portion: number };

export type Frame = {
  view: CardView;
  event: Event | null;
  /** Whose doing it is; null: as before. */
  seat: number | null;
  /** The sharing as far as it has come; empty outside of it. */
  shares: Share[];
  /** How long it is looked at, at normal speed, in milliseconds. */
  time: number;
};

/** As long as the playback looks at each event; what is not named takes no time of its own. */
const TIMES: Partial<Record<Event['event'], number>> = {
  'hand-dealt': 250,
  'grill-opened': 900,
  'cards-played': 800,
  passed: 700,
  'cards-discarded': 400,
  reshuffled: 700,
  'card-drawn': 350,
  'draws-lapsed': 350,
  'portion-taken': 900,
  'portion-stolen': 1100,
  'round-ended': 600,
  'game-over': 900,
};

/** `shares` is the sharing as far as it came before. */
export function unfold(before: CardView, events: Event[], after: CardView, shares: Share[] = []): Frame[] {
  const worms = wormsOf(before, after);
  const frames: Frame[] = [];
  let view = before;
  for (const event of events) {
    const share = shareOf(event, view);
    if (share) shares = [...shares, share];
    if (event.event === 'grill-opened' || event.event === 'cards-played') shares = [];
    view = next(view, event, after, worms);
    const last = frames.at(-1);
    const time = TIMES[event.event] ?? 0;
    const frame = { view, event, seat: 'seat' in event ? event.seat : null, shares, time };
    // What goes without saying, and what many do at once, joins the picture before it.
    if (last && (time === 0 || together(last.event, event)))
      frames[frames.length - 1] = { ...frame, event: last.event, time: last.time };
    else frames.push(frame);
  }
  const last = frames.at(-1) ?? { view: after, event: null, seat: null, shares, time: 0 };
  // The playback shows long steps in parts, and only the last of them is the server's own picture.
  const whole = events.length === 0 || events.some(isLast);
  return [...frames.slice(0, -1), whole ? { ...last, view: after } : last];
}

function isLast(event: Event): boolean {
  return event.event === 'turn-began' || event.event === 'game-over';
}

function together(one: Event | null, other: Event): boolean {
  return one?.event === other.event && (other.event === 'hand-dealt' || other.event === 'cards-discarded');
}

/** A portion taken by who still has cards in front is the sharing's; who passes without a worm card has none left by then. */
function shareOf(event: Event, view: CardView): Share | null {
  if (event.event !== 'portion-taken') return null;
  const player = view.players[event.seat];
  if (!player || player.played.length === 0) return null;
  const tag =
    player.played
      .filter((card) => card.startsWith('W'))
      .sort(byRank)
      .at(-1) ?? '';
  return { seat: event.seat, total: player.total, tag, portion: event.portion };
}

function next(view: CardView, event: Event, after: CardView, worms: Map<number, number>): CardView {
  switch (event.event) {
    case 'hand-dealt':
      return { ...change(view, event.seat, { hand: event.cards, cards: event.count }), draw_pile: view.draw_pile - event.count };
    case 'grill-opened': {
      const players = view.players.map((player) => ({ ...player, passed: false }));
      const grill = event.portions.map((value) => ({ value, worms: worms.get(value) ?? 0 }));
      return { ...view, players, grill, reserve: view.reserve - grill.length, round: view.round + 1 };
    }
    case 'cards-played': {
      const player = view.players[event.seat]!;
      const hand = player.hand && without(player.hand, event.cards);
      const played = [...player.played, ...event.cards];
      const valid = after.players[event.seat]!.valid;
      return change(view, event.seat, { hand, cards: player.cards - event.cards.length, played, total: event.total, valid });
    }
    case 'passed':
      return change(view, event.seat, { passed: true });
    case 'cards-discarded':
      return { ...change(view, event.seat, { played: [], total: 0, valid: false }), discards: view.discards + event.cards.length };
    case 'reshuffled':
      return { ...view, draw_pile: event.count, discards: 0 };
    case 'card-drawn': {
      const player = view.players[event.seat]!;
      const hand = player.hand && event.card !== null ? [...player.hand, event.card] : player.hand;
      return { ...change(view, event.seat, { hand, cards: player.cards + 1 }), draw_pile: view.draw_pile - 1 };
    }
    case 'portion-taken': {
      const place = view.grill.findIndex((portion) => portion.value === event.portion);
      return { ...give(view, event.seat, view.grill[place]), grill: view.grill.filter((_, i) => i !== place) };
    }
    case 'portion-stolen': {
      const robbed = view.players[event.rival]!;
      const portion = robbed.stack.at(-1);
      const left = change(view, event.rival, { stack: robbed.stack.slice(0, -1), worms: robbed.worms - (portion?.worms ?? 0) });
      return give(left, event.seat, portion);
    }
    default:
      return view;
  }
}

function change(view: CardView, seat: number, what: Partial<CardPlayerView>): CardView {
  return { ...view, players: view.players.map((player, i) => (i === seat ? { ...player, ...what } : player)) };
}

function give(view: CardView, seat: number, portion: StackPortion | undefined): CardView {
  const player = view.players[seat]!;
  return portion ? change(view, seat, { stack: [...player.stack, portion], worms: player.worms + portion.worms }) : view;
}

function without(cards: string[], gone: string[]): string[] {
  const left = [...cards];
  for (const card of gone) left.splice(left.indexOf(card), 1);
  return left;
}

/** The worms on every portion that is in sight before or after the step. */
function wormsOf(...views: CardView[]): Map<number, number> {
  const seen = views.flatMap((view) => [...view.grill, ...view.players.flatMap((player) => player.stack)]);
  return new Map(seen.map(({ value, worms }) => [value, worms]));
}

/** Number cards first, then worm cards by their tag. */
export function byRank(one: string, other: string): number {
  return rank(one) - rank(other);
}

function rank(card: string): number {
  return card.startsWith('W') ? 100 + Number(card.slice(1)) : Number(card);
}
