// Rounds a result and its parts so that the sum that people see is right, as heckmeck/review/sums.py does.

/** A share is shown in tenths of a percent. */
const STEPS = 1000;

/**
 * The start, every part and the end in tenths of a percent: the start and the parts add up to the end. The parts that were cut
 * most make up for what rounding left out. None is more than a tenth of a percent from its value.
 */
export function roundedSum(start: number, parts: number[], end: number): { start: number; parts: number[]; end: number } {
  const first = Math.round(start * STEPS);
  const last = Math.round(end * STEPS);
  const shown = parts.map((part) => Math.round(part * STEPS));
  const missing = last - first - shown.reduce((sum, part) => sum + part, 0);
  const step = Math.sign(missing);
  const added = (place: number) => step * (shown[place]! - parts[place]! * STEPS);
  const cutMost = parts.map((_, place) => place).sort((one, other) => added(one) - added(other));
  for (const place of cutMost.slice(0, Math.abs(missing))) shown[place]! += step;
  return { start: first / STEPS, parts: shown.map((part) => part / STEPS), end: last / STEPS };
}
