import { vi } from 'vitest';

/** A piece is on its way until it is told to land. */
export function flying(): { land: () => void; over: () => void } {
  let land = () => {};
  const finished = new Promise<void>((done) => (land = done));
  const flight = { playState: 'running', effect: { getComputedTiming: () => ({ endTime: 500 }) }, finished };
  const piece = { getAnimations: () => [flight] };
  const looked = vi.spyOn(document, 'querySelectorAll').mockReturnValue([piece] as unknown as NodeListOf<Element>);
  return { land, over: () => looked.mockRestore() };
}
