// Which big moments are shown, and where the replay shows them.

import type { GameReview, Highlight, Replay, TableInfo } from '../protocol';

/** The step of the replay that shows a moment: what happened has just happened; a choice has not been made yet. */
export function shownAt(highlight: Highlight): number {
  return highlight.what === 'costly' ? highlight.step : highlight.step + 1;
}

/**
 * The moments of the review, or without one those that the events tell. Of the costly choices only one is shown: to learn from, that
 * of somebody at this screen, else of a person, else the worst.
 */
export function shownHighlights(replay: Replay, review: GameReview | null, info: TableInfo): Highlight[] {
  const all = review?.highlights ?? replay.highlights;
  const costly = all.filter(({ what }) => what === 'costly');
  const lesson =
    costly.find(({ seat }) => info.yours.includes(seat)) ??
    costly.find(({ seat }) => info.seats[seat]?.kind === 'person') ??
    costly[0];
  return [...all.filter(({ what }) => what !== 'costly'), ...(lesson ? [lesson] : [])];
}
