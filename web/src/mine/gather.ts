// What a finished game says about the people at this screen.

import type { GameReview, Replay, TableInfo } from '../protocol';
import { MINE } from './facts';
import type { KeptGame } from './memory';

/** A mistake that is worth coming back to. */
export interface Lesson {
  position: string;
  date: string;
  loss: number;
}

export const LEAST_LOSS = MINE.least_loss;
export const MOST_LESSONS = MINE.most_lessons;

const brief = (share: number) => Math.round(share * 1e5) / 1e5;

/** A game for every seat of this screen that a person played to the end. */
export function gamesOf(info: TableInfo, replay: Replay, review: GameReview): KeptGame[] {
  return ownSeats(info).map((seat) => {
    const own = ownSteps(replay, review, seat);
    return {
      table: info.table,
      seat,
      name: info.seats[seat]?.name ?? '',
      game: info.game,
      date: info.created,
      players: info.seats.length,
      rivals: info.seats
        .filter((_, other) => other !== seat)
        .map(({ kind, level }) => (kind === 'bot' ? (level ?? 'hen') : 'person')),
      won: brief(review.results[seat]?.end ?? 0),
      luck: brief(review.played[seat]?.luck ?? 0),
      decisions: review.played[seat]?.choices ?? 0,
      given: brief(own.reduce((sum, { step }) => sum + step.loss, 0)),
      slips: own.flatMap(({ step }) => (step.slip === null ? [] : [[step.slip.habit, step.slip.portion, brief(step.loss)]])),
    };
  });
}

/**
 * The worst mistakes of the person that this device belongs to, in games whose positions have ids. Around one screen that is
 * whoever has the name that the device knows.
 */
export function lessonsOf(info: TableInfo, replay: Replay, review: GameReview, name: string): Lesson[] {
  const seats = ownSeats(info);
  const mine = seats.filter((seat) => seats.length === 1 || info.seats[seat]?.name === name.trim().replaceAll(' ', '_'));
  return mine.flatMap((seat) =>
    ownSteps(replay, review, seat)
      .filter(({ step }) => step.loss >= LEAST_LOSS)
      .toSorted((one, other) => other.step.loss - one.step.loss)
      .flatMap(({ step, number }) => {
        const position = replay.positions[number];
        return position === undefined ? [] : [{ position, date: info.created, loss: brief(step.loss) }];
      })
      .slice(0, MOST_LESSONS),
  );
}

/** A seat that a bot took over for good is nobody's any more. */
function ownSeats(info: TableInfo): number[] {
  return info.yours.filter((seat) => info.seats[seat]?.kind === 'person' && info.seats[seat].level === null);
}

function ownSteps(replay: Replay, review: GameReview, seat: number) {
  return review.steps
    .map((step, number) => ({ step, number }))
    .filter(({ step, number }) => step.choices.length > 0 && replay.steps[number]?.seat === seat);
}
