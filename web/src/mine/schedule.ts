// When a position comes back: FSRS, by whole days. It is loaded when somebody has something to practise.

import { createEmptyCard, fsrs, Rating, type Card } from 'ts-fsrs';
import { dayOf } from '../puzzles/streak';
import { MINE } from './facts';
import type { Lesson } from './gather';
import type { KeptCard } from './memory';

/** Nothing comes twice on a day, and the same answers always give the same days. */
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false, maximum_interval: MINE.longest_interval });

const DAY = 24 * 3600 * 1000;
/** The number of a day on the calendar of this device. */
const numbered = (date: Date) => Date.parse(`${dayOf(date)}T12:00:00Z`) / DAY;

/** A mistake counts as the first answer, a wrong one: the position comes back on the next day. */
export function cardOf({ position, date, loss }: Lesson, now: Date): KeptCard {
  return kept(scheduler.next(createEmptyCard(now), now, Rating.Again).card, { position, date, loss });
}

/** Days of this device count, as they do for what is due, and not those of Greenwich, as the library has it. */
export function answered(card: KeptCard, right: boolean, now: Date): KeptCard {
  const days = Math.max(1, numbered(now) - numbered(new Date(card.last_review)));
  const known: Card = { ...card, due: new Date(card.due), last_review: new Date(now.getTime() - days * DAY) };
  return kept(scheduler.next(known, now, right ? Rating.Good : Rating.Again).card, card);
}

function kept(card: Card, { position, date, loss }: Lesson): KeptCard {
  const { stability, difficulty, elapsed_days, scheduled_days, learning_steps, reps, lapses, state } = card;
  const known = { stability, difficulty, elapsed_days, scheduled_days, learning_steps, reps, lapses, state };
  const last = card.last_review ?? card.due;
  return { position, date, loss, due: card.due.toISOString(), last_review: last.toISOString(), ...known };
}
