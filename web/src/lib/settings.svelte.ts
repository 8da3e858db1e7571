// How this browser likes to play. Kept in it, and sent to nobody.

import { recall, remember } from './storage';

export type Speed = 'slow' | 'normal' | 'fast' | 'instant';
/** How many times as fast as that the table shows what others do. */
export type Rate = 1 | 2 | 4;
export type Theme = 'auto' | 'light' | 'dark';

export const SPEEDS: readonly Speed[] = ['slow', 'normal', 'fast', 'instant'];
export const RATES: readonly Rate[] = [1, 2, 4];
export const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];
const FACTOR: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.45, instant: 0 };

interface Settings {
  speed: Speed;
  rate: Rate;
  sound: boolean;
  theme: Theme;
  /** Show a notification when it is this person's turn. The browser has to allow it too. */
  notify: boolean;
}

const kept = recall<Partial<Settings>>('settings', {});

export const settings: Settings = $state({
  speed: SPEEDS.find((speed) => speed === kept.speed) ?? 'normal',
  rate: RATES.find((rate) => rate === kept.rate) ?? 1,
  // Browsers are silent until the first tap, whatever is set here.
  sound: kept.sound !== false,
  theme: THEMES.find((theme) => theme === kept.theme) ?? 'auto',
  notify: kept.notify === true,
});

const stillness = matchMedia('(prefers-reduced-motion: reduce)');
const darkness = matchMedia('(prefers-color-scheme: dark)');

let haste = $state(1);

/** Bots are watched, not waited for: while one acts everything takes this share of its time. */
export function hasten(share: number): void {
  haste = share;
}

/** How long a movement of this many milliseconds takes here: none at all for people who want none. */
export function pace(ms: number): number {
  return stillness.matches ? 0 : dwell(ms);
}

/** How long something stays to be read. People who want no movement still want to follow the game. */
export function dwell(ms: number): number {
  return (ms * haste * FACTOR[settings.speed]) / settings.rate;
}

function paint(): void {
  const dark = settings.theme === 'dark' || (settings.theme === 'auto' && darkness.matches);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
}

$effect.root(() => {
  $effect(() => remember('settings', { ...settings }));
  $effect(paint);
});
darkness.addEventListener('change', paint);
paint();
