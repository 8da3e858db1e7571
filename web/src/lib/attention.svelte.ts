// Alerts people who are looking elsewhere when it is their turn. It ends when they look, or when the turn is over.

import { clear, show } from './notify.svelte';
import { settings } from './settings.svelte';

const ICON = '/icon.svg';
const MARKED = '/icon-turn.svg';
const BUZZ = [200, 100, 200];

export class Attention {
  /** The page is in the background. */
  away = $state(document.hidden);
  #turn: string | null = null;
  readonly #look = () => this.#seen();

  constructor(readonly table: () => string) {
    document.addEventListener('visibilitychange', this.#look);
  }

  /** Whose turn it is at this screen, as a sentence; null if it is nobody's. */
  turn(title: string, sentence: string | null): void {
    const fresh = sentence !== null && this.#turn === null;
    this.#turn = sentence;
    this.#mark();
    if (sentence === null) void clear(this.table());
    if (!fresh || !this.away) return;
    // Most browsers let no page in the background buzz; a notification does it there.
    navigator.vibrate?.(BUZZ);
    if (settings.notify) void show(this.table(), title, sentence);
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#look);
    this.away = false;
    this.turn('', null);
  }

  #seen(): void {
    this.away = document.hidden;
    this.#mark();
    if (!this.away) void clear(this.table());
  }

  #mark(): void {
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    const wanted = this.away && this.#turn !== null ? MARKED : ICON;
    if (icon !== null && icon.getAttribute('href') !== wanted) icon.href = wanted;
  }
}
