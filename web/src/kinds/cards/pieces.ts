// Cards and portions as things that stay the same while they move: each has an id of its own, and the next picture of the table uses
// the ids of the last one again wherever a piece may have come from there. So a card is seen to fly from the hand to the table.

import type { CardView } from '../../protocol';
import { byRank } from './reduce';

/** `card` is null where only the back is seen. */
export type CardPiece = { id: string; card: string | null };
export type PortionPiece = { id: string; value: number; worms: number };

export type Pieces = {
  view: CardView;
  hands: CardPiece[][];
  played: CardPiece[][];
  stacks: PortionPiece[][];
  grill: PortionPiece[];
};

/** Where pieces without a place of their own come from and go to. */
export type Landmarks = { pile: Element | null; discards: Element | null; reserve: Element | null };

let count = 0;

function fresh(): string {
  count += 1;
  return `piece-${count}`;
}

export function settle(view: CardView, before: Pieces | null): Pieces {
  const pieces: Pieces = { view, hands: [], played: [], stacks: [], grill: [] };
  view.players.forEach((player, seat) => {
    const faces = player.hand ? [...player.hand].sort(byRank) : Array<null>(player.cards).fill(null);
    const hand = before?.hands[seat] ?? [];
    const same = keep(faces, hand, (piece, card) => piece.card === card);
    const others = hand.filter((piece) => !same.includes(piece));
    const laid = [...player.played].sort(byRank);
    const onTable = keep(laid, before?.played[seat] ?? [], (piece, card) => piece.card === card);
    // What is new on the table came from the hand: the very card if it was seen there, else one of the backs.
    const known = keep(open(laid, onTable), others, (piece, card) => piece.card === card);
    const unknown = keep(open(laid, onTable, known), others, (piece) => piece.card === null);
    // A hand that is shown or hidden keeps its cards, and only turns them over.
    const left = others.filter((piece) => !known.includes(piece) && !unknown.includes(piece));
    const turned = keep(open(faces, same), left, (piece, card) => (piece.card === null) !== (card === null));
    pieces.hands.push(faces.map((card, i) => same[i] ?? { id: turned[i]?.id ?? fresh(), card }));
    pieces.played.push(laid.map((card, i) => ({ id: (onTable[i] ?? known[i] ?? unknown[i])?.id ?? fresh(), card })));
  });
  layPortions(view, before, pieces);
  return pieces;
}

/** For each wanted face a piece of the pool that fits, each piece once; undefined where none does. */
function keep(
  wanted: (string | null | undefined)[],
  pool: CardPiece[],
  fits: (piece: CardPiece, card: string | null) => boolean,
): (CardPiece | undefined)[] {
  const left = [...pool];
  return wanted.map((card) => {
    const at = card === undefined ? -1 : left.findIndex((piece) => fits(piece, card));
    return at < 0 ? undefined : left.splice(at, 1)[0];
  });
}

/** The faces for which no piece was found yet. */
function open<T extends string | null>(faces: T[], ...found: (CardPiece | undefined)[][]): (T | undefined)[] {
  return faces.map((card, i) => (found.some((pieces) => pieces[i]) ? undefined : card));
}

/** A portion is told by its value, except the few alike ones: those stay in their place if they can. */
function layPortions(view: CardView, before: Pieces | null, pieces: Pieces): void {
  const places = [view.grill, ...view.players.map((player) => player.stack)];
  const pools = before ? [[...before.grill], ...before.stacks.map((stack) => [...stack])] : [];
  const pick = (pool: PortionPiece[] | undefined, value: number): PortionPiece | undefined => {
    const at = pool?.findIndex((piece) => piece.value === value) ?? -1;
    return at < 0 ? undefined : pool?.splice(at, 1)[0];
  };
  const stayed = places.map((place, i) => place.map(({ value }) => pick(pools[i], value)));
  const laid = places.map((place, i) =>
    place.map((portion, j): PortionPiece => {
      const moved = stayed[i]?.[j] ?? pools.map((pool) => pick(pool, portion.value)).find((piece) => piece);
      return moved ?? { id: fresh(), value: portion.value, worms: portion.worms };
    }),
  );
  pieces.grill = laid[0] ?? [];
  pieces.stacks = laid.slice(1);
}
