// The file that moves somebody's play from one device to another, and what is read of it.

import { LEVELS } from '../art/names';
import { GAMES } from '../facts';
import { MINE } from './facts';
import { NOTHING, type KeptCard, type KeptGame, type KeptSlip, type Memory } from './memory';

/** All later versions read a file of this one. */
const VERSION = MINE.version;
/** A file with as much as a device keeps is far smaller. */
export const LARGEST_FILE = MINE.largest_file;
const LONGEST = MINE.longest;
const IDS = new Set<unknown>(GAMES);
const RIVALS = new Set<unknown>([...LEVELS, 'person']);

/** Why a file is refused. */
export type Refused = 'foreign' | 'damaged' | 'newer';

export class BadFile extends Error {
  constructor(readonly reason: Refused) {
    super(reason);
  }
}

export const writeFile = (memory: Memory) => JSON.stringify({ heckmeck: 'my-play', version: VERSION, ...memory });

/** Reads a file, all of it or nothing. Throws BadFile. */
export function readFile(text: string): Memory {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new BadFile(text.includes('"heckmeck":"my-play"') ? 'damaged' : 'foreign');
  }
  if (!isObject(found) || found['heckmeck'] !== 'my-play') throw new BadFile('foreign');
  if (!count(found['version'])) throw new BadFile('damaged');
  if (Number(found['version']) > VERSION) throw new BadFile('newer');
  const { games, cards } = found;
  if (!Array.isArray(games) || !Array.isArray(cards)) throw new BadFile('damaged');
  if (!games.every(isGame) || !cards.every(isCard)) throw new BadFile('damaged');
  return { games: games.map(onlyGame), cards: cards.map(onlyCard) };
}

/** What the browser kept. Somebody may have changed it: what is no game and no card is left out. */
export function readKept(found: unknown): Memory {
  if (!isObject(found)) return NOTHING;
  const { games, cards } = found;
  return {
    games: Array.isArray(games) ? games.filter(isGame) : [],
    cards: Array.isArray(cards) ? cards.filter(isCard) : [],
  };
}

// What a game and a card are made of. Nothing else of a file is kept.

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST;
const share = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;
const amount = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) <= MINE.largest;
const count = (value: unknown): value is number => Number.isInteger(value) && amount(value) && value >= 0;
const date = (value: unknown): value is string => text(value) && !Number.isNaN(Date.parse(value));

function isSlip(value: unknown): value is KeptSlip {
  if (!Array.isArray(value) || value.length !== 3) return false;
  const [habit, portion, loss] = value as unknown[];
  return text(habit) && (portion === null || count(portion)) && share(loss);
}

function isGame(value: unknown): value is KeptGame {
  if (!isObject(value)) return false;
  const { table, seat, name, game, players, rivals, won, luck, decisions, given, slips } = value;
  return (
    [text(table), count(seat), text(name), IDS.has(game), date(value['date'])].every(Boolean) &&
    [count(players), share(won), amount(luck), count(decisions), amount(given)].every(Boolean) &&
    Array.isArray(rivals) &&
    rivals.length < LONGEST &&
    rivals.every((rival) => RIVALS.has(rival)) &&
    Array.isArray(slips) &&
    slips.length <= MINE.most_slips &&
    slips.every(isSlip)
  );
}

const NUMBERS = ['stability', 'difficulty', 'elapsed_days', 'scheduled_days', 'learning_steps', 'reps', 'lapses', 'state'] as const;

function isCard(value: unknown): value is KeptCard {
  if (!isObject(value)) return false;
  const { position, loss, due, last_review } = value;
  const known = NUMBERS.every((name) => amount(value[name]) && Number(value[name]) >= 0) && Number(value['state']) <= 3;
  return known && text(position) && share(loss) && date(due) && date(last_review) && date(value['date']);
}

function onlyGame(found: KeptGame): KeptGame {
  const { table, seat, name, game, date, players, rivals, won, luck, decisions, given, slips } = found;
  return { table, seat, name, game, date, players, rivals, won, luck, decisions, given, slips };
}

function onlyCard(found: KeptCard): KeptCard {
  const { position, date, loss, due, last_review, stability, difficulty } = found;
  const { elapsed_days, scheduled_days, learning_steps, reps, lapses, state } = found;
  const known = { stability, difficulty, elapsed_days, scheduled_days, learning_steps, reps, lapses, state };
  return { position, date, loss, due, last_review, ...known };
}
