// Who sits where: one's own place is at the lower edge, and the others follow clockwise, up the left side and down the right one.

/** A side of the board. */
export type Side = 'below' | 'left' | 'right' | 'above';

export interface Seating {
  left: number[];
  right: number[];
}

/** `you` sits at the lower edge; null: nobody does. */
export function seating(players: number, you: number | null): Seating {
  const first = you === null ? 0 : you + 1;
  const around = Array.from({ length: you === null ? players : players - 1 }, (_, place) => (first + place) % players);
  const half = Math.ceil(around.length / 2);
  return { left: around.slice(0, half), right: around.slice(half) };
}

/** The side that a seat plays from. */
export function sideOf(seat: number | null, { left }: Seating, yours: number[]): Side {
  if (seat === null || yours.includes(seat)) return 'below';
  return left.includes(seat) ? 'left' : 'right';
}

/** The only seat that is played at this screen; null: nobody's, or several. */
export function youOf(yours: number[], viewOf: number | null): number | null {
  return yours.length === 1 ? (viewOf ?? yours[0] ?? null) : null;
}
