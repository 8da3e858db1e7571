// What luck drew from, and what came of it: worked out from the events of the game and the pieces in the box. Nothing that a server
// says about a bag is believed.

import { CARDS, DICE, goldenSides } from '../facts';
import type { Event, TableInfo } from '../protocol';

/** One roll or draw. */
export interface Draw {
  draw: 'roll' | 'deal' | 'grill' | 'draw';
  /** For a roll the golden die's six sides, or nothing without it. */
  bag: string[];
  /** Dice rolled, cards of a hand, portions turned up; 1 for a draw. */
  size: number;
  /** What the game shows: a roll as one text, dealt hands one text each, portions, a card. */
  shown: string[];
}

/** The game shows a piece where none can be. */
export class Impossible extends Error {
  constructor(
    /** The rolls and draws before it. */
    readonly draws: Draw[],
    readonly piece: string,
  ) {
    super(piece);
  }
}

/** All rolls and draws of a game in their order. Throws `Impossible`. */
export function drawsOf(info: TableInfo, events: Event[]): Draw[] {
  const table = new Table(info);
  for (const event of events) table.take(event);
  return table.draws;
}

/** As much of a table as luck depends on. */
class Table {
  draws: Draw[] = [];
  #sides: string[];
  #white = DICE;
  #golden = false;
  #roll = '';
  #pile = [...CARDS.deck];
  #discards: string[] = [];
  #hands: string[][] = [];
  #front: string[][];
  #portions = CARDS.portions.map(String);

  constructor(info: TableInfo) {
    this.#sides = goldenSides(info.options);
    this.#front = info.seats.map(() => []);
  }

  take(event: Event): void {
    switch (event.event) {
      case 'dice_thrown':
        this.#golden ||= event.golden;
        break;
      case 'dice_fell':
        this.#roll = event.roll.replaceAll(' ', '');
        this.draws.push({ draw: 'roll', bag: this.#golden ? this.#sides : [], size: this.#white, shown: [this.#roll] });
        break;
      case 'dice_laid_aside': {
        // All dice of the face, as the roll shows them.
        const [white = '', golden] = this.#roll.split('*');
        this.#white -= [...white].filter((face) => face === event.face).length;
        if (golden === event.face) this.#golden = false;
        break;
      }
      case 'turn_ended':
        this.#white = DICE;
        this.#golden = false;
        break;
      case 'hand_dealt':
        this.#deal(event.cards ?? []);
        break;
      case 'grill_opened': {
        const shown = event.portions.map(String);
        this.draws.push({ draw: 'grill', bag: [...this.#portions], size: this.#front.length, shown });
        this.#portions = this.#without(this.#portions, shown);
        break;
      }
      case 'cards_played':
        this.#hands[event.seat] = this.#without(this.#hands[event.seat] ?? [], event.cards);
        this.#front[event.seat]?.push(...event.cards);
        break;
      case 'passed':
        // Without a worm the cards are gone at once, else at the end of the round.
        if (!this.#front[event.seat]?.some((card) => card.startsWith('W'))) this.#discard(event.seat);
        break;
      case 'round_ended':
        this.#front.forEach((_, seat) => this.#discard(seat));
        break;
      case 'card_drawn':
        this.#draw(event.seat, event.card ?? '');
    }
  }

  #deal(hand: string[]): void {
    this.#hands.push(hand);
    if (this.#hands.length < this.#front.length) return;
    const shown = this.#hands.map((cards) => cards.join(' '));
    this.draws.push({ draw: 'deal', bag: [...this.#pile], size: CARDS.hand, shown });
    this.#pile = this.#without(this.#pile, this.#hands.flat());
  }

  #discard(seat: number): void {
    this.#discards.push(...(this.#front[seat] ?? []));
    this.#front[seat] = [];
  }

  #draw(seat: number, card: string): void {
    if (this.#pile.length === 0) [this.#pile, this.#discards] = [this.#discards, []];
    this.draws.push({ draw: 'draw', bag: [...this.#pile], size: 1, shown: [card] });
    this.#pile = this.#without(this.#pile, [card]);
    this.#hands[seat]?.push(card);
  }

  #without(bag: string[], pieces: string[]): string[] {
    const left = [...bag];
    for (const piece of pieces) {
      const place = left.indexOf(piece);
      if (place < 0) throw new Impossible(this.draws, piece);
      left.splice(place, 1);
    }
    return left;
  }
}
