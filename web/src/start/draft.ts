// A table in the making: which way in, which game, who plays. All of it is remembered for the next time.

import { GAMES } from '../facts';
import { avatarsOf, me } from '../lib/me.svelte';
import { recall, remember } from '../lib/storage';
import { words } from '../lib/words.svelte';
import type { GameId, GameInfo, Level, SetUp } from '../protocol';

export type Kind = 'person' | 'open' | Level;

export const WAYS = ['friends', 'computer', 'screen'] as const;
/** How people come to the table. Mixed is every seat as it is set. */
export type Way = (typeof WAYS)[number] | 'mixed';

export interface Player {
  key: number;
  kind: Kind;
  /** The name and the chicken of this browser's own player are kept in `me`. */
  me: boolean;
  name: string;
  avatar: number | null;
}

export interface Draft {
  way: Way;
  game: GameId;
  /** Among friends: the seats, with one's own. */
  seats: number;
  /** Against the computer: this many bots of this level. */
  bots: number;
  level: Level;
  /** On this screen: everybody. */
  people: Player[];
  /** At a mixed table: every seat. */
  players: Player[];
  options: Record<string, string>;
  hints: boolean;
  realDice: boolean;
  grace?: Grace;
  decisionTime?: DecisionTime;
  /** Whoever has not decided about a tutor has one in the first games against the computer. */
  tutor?: boolean;
}

export type Grace = NonNullable<SetUp['grace']>;
export type DecisionTime = NonNullable<SetUp['decision_time']>;

/** Seconds until a bot may play for somebody who is away. */
export const GRACES: Grace[] = [0, 10, 30, 120];
export const GRACE: Grace = 30;
/** Seconds for a decision; 0 means no limit. */
export const DECISION_TIMES: DecisionTime[] = [0, 30, 60, 120, 86400];

export const LONGEST_NAME = 24;

let keys = 0;

export function player(kind: Kind, name = '', avatar: number | null = null): Player {
  return { key: keys++, kind, me: false, name, avatar };
}

function myself(): Player {
  return { ...player('person'), me: true };
}

function firstDraft(): Draft {
  const players = [myself()];
  for (const kind of ['chick', 'hen'] as const) players.push(player(kind, freeName(players)));
  return {
    way: 'computer',
    game: GAMES[0],
    seats: 3,
    bots: 2,
    level: 'hen',
    people: [myself(), player('person')],
    players,
    options: {},
    hints: true,
    realDice: false,
  };
}

/** What was set up last. Earlier versions kept the seats of a mixed table and nothing of the other ways. */
export function lastDraft(): Draft {
  const first = firstDraft();
  const last = recall<Partial<Draft> | null>('last', null);
  if (last === null || typeof last !== 'object') return first;
  const known = (players: unknown): Player[] | null => {
    if (!Array.isArray(players) || players.length < 2) return null;
    const found = (players as Player[]).map((one) => ({ ...player(one.kind, one.name, one.avatar ?? null), me: one.me === true }));
    if (found.some((one) => one.me)) return found;
    const own = found.find((one) => one.kind === 'person');
    if (own !== undefined) own.me = true;
    return found;
  };
  return { ...first, ...last, people: known(last.people) ?? first.people, players: known(last.players) ?? first.players };
}

export function keepDraft(draft: Draft): void {
  remember('last', draft);
}

/** How many games against the computer have a tutor by themselves. */
const FIRST_GAMES = 3;
const COUNTED = 'computer-games';

export const isBeginner = (): boolean => recall(COUNTED, 0) < FIRST_GAMES;

/** Whether a table gets a tutor. */
export const hasTutor = (draft: Draft): boolean => draft.tutor ?? (draft.way === 'computer' && isBeginner());

/** A game begins. */
export function countGame(draft: Draft, info: GameInfo): void {
  if (draft.way === 'computer' && info.tutor) remember(COUNTED, recall(COUNTED, 0) + 1);
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
  return names.find((name) => players.every((one) => nameOf(one) !== name)) ?? '';
}

export const nameOf = (one: Player): string => (one.me ? me.name : one.name);
export const avatarOf = (one: Player): number | null => (one.kind !== 'person' ? null : one.me ? me.avatar : one.avatar);

/** The chickens of these players, in order. */
export const avatars = (players: Player[]): number[] => avatarsOf(players.map(avatarOf));

/** Who plays, in the order of play; the first begins. */
export function playersOf(draft: Draft, info: GameInfo): Player[] {
  const within = (wanted: number) => Math.max(info.least, Math.min(info.most, wanted));
  switch (draft.way) {
    case 'friends':
      return [myself(), ...Array.from({ length: within(draft.seats) - 1 }, () => player('open'))];
    case 'computer': {
      const players = [myself()];
      while (players.length < within(draft.bots + 1)) players.push(player(draft.level, freeName(players)));
      return players;
    }
    case 'screen':
      return draft.people.slice(0, info.most);
    case 'mixed':
      return draft.players.slice(0, info.most);
  }
}

/** What the server is asked for. Whoever left the name out gets one, and no two have the same. */
export function setUpOf(draft: Draft, info: GameInfo): SetUp {
  const taken = new Set<string>();
  const named = (name: string, otherwise: string): string => {
    const wanted = name.trim().replace(/\s+/g, ' ') || otherwise;
    let free = wanted;
    for (let n = 2; taken.has(free); n++) free = `${wanted.slice(0, LONGEST_NAME - 3)} ${n}`;
    taken.add(free);
    return free.replaceAll(' ', '_');
  };
  const players = playersOf(draft, info);
  const birds = avatars(players);
  const seats = players.map((one, seat) => {
    if (one.kind === 'open') return { kind: 'open' } as const;
    if (isBot(one.kind)) return { kind: 'bot', level: one.kind, name: named(one.name, words.say(`bot-${one.kind}`)) } as const;
    const avatar = avatarOf(one) === null ? null : (birds[seat] ?? null);
    return { kind: 'person', name: named(nameOf(one), words.say('plain-guest')), avatar } as const;
  });
  const options = Object.fromEntries(
    Object.entries(draft.options).filter(
      ([name, value]) => info.options[name]?.includes(value) && info.options[name]?.[0] !== value,
    ),
  );
  return {
    game: draft.game,
    options,
    ...(isApart(players) ? { grace: draft.grace ?? GRACE, decision_time: draft.decisionTime ?? 0 } : {}),
    seats: seats as SetUp['seats'],
    hints: draft.hints && info.hints,
    real_dice: draft.realDice && info.real_dice,
    tutor: hasTutor(draft) && info.tutor,
    language: words.language as NonNullable<SetUp['language']>,
  };
}

/** Around one screen people see each other. Only far away do they have to wait without knowing why. */
export const isApart = (players: Player[]): boolean => players.some((one) => one.kind === 'open');
