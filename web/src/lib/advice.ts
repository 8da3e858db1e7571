// What the tutor says, as heckmeck/terminal/client/advice.py says it.

import type { Advice, OddsOfChoice, PrizeChance } from '../protocol';
import { sameAction, shownName, tellDoing } from './tell';
import { words } from './words.svelte';

/** A risk below this is none, and one that leaves less than this is certain. */
const HARDLY = 0.005;

export interface ToldAdvice {
  /** Whether it is to be done anyway. */
  question: string;
  /** What it keeps of the chance to win, and what the best choice would keep. */
  keeps: string;
  /** What can go wrong, and what there is to win. */
  reason: string;
}

export function tellAdvice({ action, choices }: Advice, names: string[]): ToldAdvice {
  const question = tellDoing(action, names, '.anyway');
  const better = choices[0];
  const chosen = choices.find((one) => sameAction(one.action, action));
  if (better === undefined || chosen === undefined) return { question, keeps: '', reason: '' };
  const [doing, other] = [tellDoing(better.action, names), tellDoing(action, names, '.within')];
  const keeps = words.say('tutor-keeps', {
    better: doing,
    more: words.percent(better.win ?? 0),
    chosen: other,
    less: words.percent(chosen.win ?? 0),
  });
  return { question, keeps, reason: reasonOf(clause(better, doing, names), clause(chosen, other, names)) };
}

/** What is decided beyond this turn can't be told by its risk and its prizes. */
function reasonOf(better: string | null, chosen: string | null): string {
  return better === null || chosen === null ? words.say('tutor-reason-later') : words.say('tutor-reason', { better, chosen });
}

function clause({ fail, wins }: OddsOfChoice, doing: string, names: string[]): string | null {
  if (fail === null) return null;
  const likely = wins.reduce<PrizeChance | null>((most, one) => (most === null || one.chance >= most.chance ? one : most), null);
  const risk = fail < HARDLY ? 'none' : fail > 1 - HARDLY ? 'all' : 'some';
  if (likely === null && risk !== 'all') return null;
  const sure = likely !== null && likely.chance > 1 - HARDLY ? 'yes' : 'no';
  const prize = likely === null ? '' : tellPrize(likely, names);
  return words.say('tutor-clause', { doing, risk, sure, chance: words.percent(fail), prize });
}

function tellPrize({ portion, rival, hen }: PrizeChance, names: string[]): string {
  const whose = rival === null ? 'no_one' : shownName(names[rival] ?? '');
  return words.say('tutor-prize', { portion, rival: whose, hen: hen ? 'yes' : 'no' });
}
