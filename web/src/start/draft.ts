// A set-up in the making, and how it is remembered for the next time.

import { GAMES } from '../facts';
import { recall, remember } from '../lib/storage';
import { words } from '../lib/words.svelte';
import type { GameId, GameInfo, Level, SetUp } from '../protocol';

export type Kind = 'person' | 'open' | Level;

export interface Player {
  key: number;
  kind: Kind;
  name: string;
}

export interface Draft {
  game: GameId;
  players: Player[];
  options: Record<string, string>;
  hints: boolean;
  realDice: boolean;
  grace?: Grace;
  decisionTime?: DecisionTime;
}

export type Grace = NonNullable<SetUp['grace']>;
export type DecisionTime = NonNullable<SetUp['decision_time']>;

/** Seconds until a bot may play for somebody who is away. */
export const GRACES: Grace[] = [0, 10, 30, 120];
export const GRACE: Grace = 30;
/** Seconds for a decision; 0 is any time. */
export const DECISION_TIMES: DecisionTime[] = [0, 30, 60, 120, 86400];

export const LONGEST_NAME = 24;

let keys = 0;

export function player(kind: Kind, name = ''): Player {
  return { key: keys++, kind, name };
}

/** One person and two bots: a click away from the first game. */
export function firstDraft(): Draft {
  const players = [player('person', recall('name', ''))];
  for (const kind of ['chick', 'hen'] as const) players.push(player(kind, freeName(players)));
  return { game: GAMES[0], players, options: {}, hints: true, realDice: false };
}

export function lastDraft(): Draft | null {
  const last = recall<Draft | null>('last', null);
  if (last === null || !Array.isArray(last.players) || last.players.length < 2) return null;
  return { ...last, players: last.players.map(({ kind, name }) => player(kind, name)) };
}

export function keepDraft(draft: Draft): void {
  remember('last', draft);
  const me = draft.players.find((one) => one.kind === 'person');
  if (me !== undefined && me.name.trim() !== '') remember('name', me.name.trim());
}

export function isBot(kind: Kind): kind is Level {
  return kind !== 'person' && kind !== 'open';
}

/** A chicken's name that nobody at the table has yet. */
export function freeName(players: Player[]): string {
  const names = words
    .say('page-bot-names')
    .split(',')
    .map((name) => name.trim());
  return names.find((name) => players.every((one) => one.name !== name)) ?? '';
}

/** What the server is asked for. Who has left the name out gets one, and no two have the same. */
export function setUpOf(draft: Draft, info: GameInfo): SetUp {
  const taken = new Set<string>();
  const named = (name: string, otherwise: string): string => {
    const wanted = name.trim().replace(/\s+/g, ' ') || otherwise;
    let free = wanted;
    for (let n = 2; taken.has(free); n++) free = `${wanted.slice(0, LONGEST_NAME - 3)} ${n}`;
    taken.add(free);
    return free.replaceAll(' ', '_');
  };
  const seats = draft.players.map((one) => {
    if (one.kind === 'open') return { kind: 'open' } as const;
    if (isBot(one.kind)) return { kind: 'bot', level: one.kind, name: named(one.name, words.say(`bot-${one.kind}`)) } as const;
    return { kind: 'person', name: named(one.name, words.say('plain-guest')) } as const;
  });
  const options = Object.fromEntries(
    Object.entries(draft.options).filter(
      ([name, value]) => info.options[name]?.includes(value) && info.options[name]?.[0] !== value,
    ),
  );
  const apart = draft.players.some((one) => one.kind === 'open');
  return {
    game: draft.game,
    options,
    ...(apart ? { grace: draft.grace ?? GRACE, decision_time: draft.decisionTime ?? 0 } : {}),
    seats: seats as SetUp['seats'],
    hints: draft.hints && info.hints,
    real_dice: draft.realDice && info.real_dice,
  };
}
