// The pieces that still move. A busy machine draws late, and what is flying lands before anything else happens.

/** Resolves when all that flies has landed; null when nothing does. */
export function landing(): Promise<unknown> | null {
  if (document.hidden) return null;
  const flying = [...document.querySelectorAll('[data-piece]')]
    .flatMap((piece) => piece.getAnimations({ subtree: true }))
    .filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity);
  if (flying.length === 0) return null;
  // What has landed is told so only after that. Until then it counts as flying, and could not be taken out of its row.
  return Promise.allSettled(flying.map((one) => one.finished)).then(() => new Promise((done) => setTimeout(done)));
}
