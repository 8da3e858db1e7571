// How pieces fly: from where they were to where they are, as one piece; a new card from the draw pile, a card that goes to the
// discards, a new portion from the reserve.

import { cubicInOut } from 'svelte/easing';
import { crossfade, type CrossfadeParams, type TransitionConfig } from 'svelte/transition';
import { pace } from '../lib/settings.svelte';

type Keyed = CrossfadeParams & { key: string };
type Flight = (node: Element, params: Keyed) => () => TransitionConfig;

export type Flights = { sendCard: Flight; getCard: Flight; sendPortion: Flight; getPortion: Flight };

/** Where pieces come from and go to that are on no place of their own. */
export type Landmarks = { pile: Element | null; discards: Element | null; reserve: Element | null };

export function makeFlights(marks: Landmarks): Flights {
  const duration = (): number => pace(480);
  const fly = (node: Element, from: Element | null): TransitionConfig => {
    if (!from) return { duration: 0 };
    const here = node.getBoundingClientRect();
    const there = from.getBoundingClientRect();
    const x = there.left + there.width / 2 - here.left - here.width / 2;
    const y = there.top + there.height / 2 - here.top - here.height / 2;
    const css = (_: number, away: number): string =>
      `transform: translate(${x * away}px, ${y * away}px) rotate(${-12 * away}deg); opacity: ${1 - 0.7 * away ** 4}`;
    return { duration: duration(), easing: cubicInOut, css };
  };
  const [sendCard, getCard] = crossfade({
    duration,
    easing: cubicInOut,
    fallback: (node, _, intro) => fly(node, intro ? marks.pile : marks.discards),
  });
  const [sendPortion, getPortion] = crossfade({
    duration: () => pace(700),
    easing: cubicInOut,
    fallback: (node, _, intro) => (intro ? fly(node, marks.reserve) : { duration: 0 }),
  });
  return { sendCard, getCard, sendPortion, getPortion };
}
