// What each event does to a card table. The view after the step tells what an event leaves out: the worms on new portions, and every
// hand once the game is over.

import { timeOf } from '../../lib/timing';
import type { CardPlayerView, CardView, Event, PortionView } from '../../protocol';

/** What goes without saying joins what it follows, and so does what many do at once. */
export function joins(stage: Event[], event: Event): boolean {
  const together = event.event === 'hand_dealt' || event.event === 'cards_discarded';
  return timeOf(event) === 0 || (together && stage[0]?.event === event.event);
}

export function reduce(view: CardView, event: Event, after: CardView): CardView {
  switch (event.event) {
    case 'hand_dealt':
      return {
        ...change(view, event.seat, () => ({ hand: event.cards && sorted(event.cards), cards: event.count })),
        draw_pile: view.draw_pile - event.count,
        awaiting: 'grill',
      };
    case 'grill_opened': {
      const players = view.players.map((player) => ({ ...player, passed: false }));
      const worms = new Map(after.grill.map((portion) => [portion.value, portion.worms]));
      const grill = event.portions.map((value) => ({ value, worms: worms.get(value) ?? 0 }));
      return { ...view, players, grill, reserve: view.reserve - grill.length, round: view.round + 1 };
    }
    case 'turn_began':
      return { ...view, awaiting: 'card' };
    case 'cards_played':
      return change(view, event.seat, (player) => {
        const played = sorted([...player.played, ...event.cards]);
        return {
          hand: player.hand && without(player.hand, event.cards),
          cards: player.cards - event.cards.length,
          played,
          total: event.total,
          valid: played.some(isWorm),
        };
      });
    case 'passed':
      return change(view, event.seat, () => ({ passed: true }));
    case 'cards_discarded': {
      const left = change(view, event.seat, () => ({ played: [], total: 0, valid: false }));
      return { ...left, discards: view.discards + event.cards.length };
    }
    case 'draws_owed':
      return { ...view, awaiting: 'draw' };
    case 'reshuffled':
      return { ...view, draw_pile: event.count, discards: 0 };
    case 'card_drawn': {
      const { seat, card } = event;
      const drawn = change(view, seat, ({ hand, cards }) => ({
        // A hand with a card that nobody here has seen is no longer known.
        hand: hand && card !== null ? sorted([...hand, card]) : null,
        cards: cards + 1,
      }));
      return { ...drawn, draw_pile: view.draw_pile - 1 };
    }
    case 'portion_taken': {
      const place = view.grill.findIndex(({ value }) => value === event.portion);
      return { ...give(view, event.seat, view.grill[place]), grill: view.grill.filter((_, at) => at !== place) };
    }
    case 'portion_stolen': {
      const portion = view.players[event.rival]?.stack.at(-1);
      const left = change(view, event.rival, ({ stack, worms }) => ({
        stack: stack.slice(0, -1),
        worms: worms - (portion?.worms ?? 0),
      }));
      return give(left, event.seat, portion);
    }
    case 'round_ended':
      return { ...view, awaiting: 'grill' };
    case 'game_over': {
      const players = view.players.map((player, seat) => ({ ...player, hand: after.players[seat]?.hand ?? null }));
      return { ...view, players, awaiting: null };
    }
    default:
      return view;
  }
}

function change(view: CardView, seat: number, what: (player: CardPlayerView) => Partial<CardPlayerView>): CardView {
  return { ...view, players: view.players.map((player, place) => (place === seat ? { ...player, ...what(player) } : player)) };
}

function give(view: CardView, seat: number, portion: PortionView | undefined): CardView {
  if (!portion) return view;
  return change(view, seat, ({ stack, worms }) => ({ stack: [...stack, portion], worms: worms + portion.worms }));
}

function without(cards: string[], gone: string[]): string[] {
  const left = [...cards];
  for (const card of gone) left.splice(left.indexOf(card), 1);
  return left;
}

export function isWorm(card: string): boolean {
  return card.startsWith('W');
}

/** Number cards first, then worm cards by their tag. */
export function byRank(one: string, other: string): number {
  return rank(one) - rank(other);
}

function rank(card: string): number {
  return isWorm(card) ? 100 + Number(card.slice(1)) : Number(card);
}

/** As the server lists cards. */
function sorted(cards: string[]): string[] {
  return [...cards].sort();
}
