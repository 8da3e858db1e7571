// The headline of a table while it follows what happens.

import { untrack } from 'svelte';
import { tell, tellJustNow } from '../../lib/tell';
import type { Event } from '../../protocol';
import { aboutWhom, follow, lasts, NO_NEWS } from './headline';

export class News {
  readonly #events: () => Event[];
  readonly #names: () => string[];
  readonly #idle: () => boolean;
  #told = $state.raw(NO_NEWS);

  /**
   * `events` is what is happening; empty when nothing is, and while somebody at this screen is asked something. `missed` is what
   * happened before that without being shown. What was told last stays while the table is `idle`: nobody acts any more, or yet.
   */
  constructor(events: () => Event[], names: () => string[], missed: () => Event[], idle: () => boolean) {
    this.#events = events;
    this.#names = names;
    this.#idle = idle;
    // A table that is laid out afresh has no news.
    let heard = untrack(missed);
    $effect.pre(() => {
      const past = missed();
      const now = events();
      untrack(() => {
        if (past !== heard) this.#told = follow(this.#told, past);
        heard = past;
        if (now.length > 0) this.#told = follow(this.#told, now);
      });
    });
  }

  get #happening(): boolean {
    return (this.#events().length > 0 || this.#idle()) && this.#told.lead !== null;
  }

  /** The sentence that leads; empty when nothing does. */
  get lead(): string {
    return this.#happening ? this.#sentence(this.#told.lead) : '';
  }

  /** What else belongs to it, or what was just now. */
  get small(): string {
    if (this.#happening)
      return this.#told.small
        .map((event) => this.#sentence(event))
        .filter(Boolean)
        .slice(-2)
        .join(' ');
    const past = this.#told.lead ?? this.#told.earlier;
    return past !== null && lasts(past) ? (tellJustNow(past, this.#names()) ?? '') : '';
  }

  /** Whom it is about, as long as it happens. */
  get whom(): number | null {
    return this.#events().length > 0 || this.#idle() ? aboutWhom(this.#told) : null;
  }

  #sentence(event: Event | null): string {
    return event === null ? '' : (tell(event, this.#names()) ?? '');
  }
}
