// Events, actions and refusals as sentences, as heckmeck/words/telling.py tells them: the message is found by the name and gets
// the fields, put into words one by one. So a new event needs a line in the catalogue and nothing here.

import type { Action, Event, Refusal } from '../protocol';
import { words } from './words.svelte';

type Args = Record<string, string | number>;

const SEATS = ['seat', 'rival', 'first', 'steal'];
const NO_ONE = 'no_one'; // How messages select by a missing value.

export function shownName(name: string): string {
  return name.replaceAll('_', ' ');
}

/** A name that programs use as keys of the catalogue write it: `no_seat` is `no-seat`. */
export function dashed(name: string): string {
  return name.replaceAll('_', '-');
}

/** The key in the catalogue for a name that programs use: `no_seat` is `error-no-seat`. */
function key(sort: string, name: string): string {
  return `${sort}-${dashed(name)}`;
}

/** What an event meant as a sentence; null for what goes without saying. */
export function tell(event: Event, names: string[]): string | null {
  const found = key('event', event.event);
  return words.has(found) ? words.say(found, details(event, names)) : null;
}

/** The same once somebody else has begun, as short as can be; null if there is nothing to say. */
export function tellJustNow(event: Event, names: string[]): string | null {
  const found = `page-just-now-${dashed(event.event)}`;
  if (words.has(found)) return words.say(found, details(event, names));
  const what = tell(event, names);
  return what === null ? null : words.say('page-just-now', { what });
}

/** The messages of the actions that records call by shorter names. */
const ACTIONS: Partial<Record<Action['action'], string>> = {
  weasel: 'use_weasel',
  take: 'take_portion',
  from: 'take_bratworm',
  keep: 'keep_specialist',
};

/** An action as a choice to make. */
export function tellAction(action: Action, names: string[]): string {
  return words.say(key('action', ACTIONS[action.action] ?? action.action), details(action, names));
}

/** The same as something that somebody is about to do: at the beginning of a sentence, within one, or as a question. */
export function tellDoing(action: Action, names: string[], form: '' | '.within' | '.anyway' = ''): string {
  return words.say(key('doing', ACTIONS[action.action] ?? action.action) + form, details(action, names));
}

/** Whether two actions are the same; cards may be in any order. */
export function sameAction(one: Action, other: Action): boolean {
  const fields = Object.entries(one) as [string, unknown][];
  const others = other as unknown as Record<string, unknown>;
  const plain = (value: unknown): unknown => (Array.isArray(value) ? [...(value as string[])].sort().join(' ') : value);
  return fields.length === Object.keys(others).length && fields.every(([name, value]) => plain(others[name]) === plain(value));
}

/** Why something is refused. */
export function tellWhy(refusal: Refusal): string {
  const found = key('error', refusal.reason);
  return words.has(found) ? words.say(found, details(refusal.details, [])) : words.say('page-error-unknown');
}

/** The same with the number of the rule if it is one. */
export function tellRefusal(refusal: Refusal): string {
  const sentence = tellWhy(refusal);
  return refusal.rule ? words.say('by-rule', { sentence, rule: refusal.rule }) : sentence;
}

/** Why the server did not do what it was asked for: it has refused, or could not be reached. */
export function tellTrouble(trouble: { refusal: Refusal | null }): string {
  return trouble.refusal === null ? words.say('page-error-unreachable') : tellRefusal(trouble.refusal);
}

/** A, B and C. */
export function listing(items: string[]): string {
  if (items.length < 2) return items.join('');
  return words.say('list-and', { some: items.slice(0, -1).join(', '), last: items.at(-1) ?? '' });
}

/** What the fields of actions, events and refusals hold. */
type Detail = string | number | boolean | null | undefined | (string | number)[];

function details(fields: object, names: string[]): Args {
  const found: Args = {};
  for (const [name, value] of Object.entries(fields) as [string, Detail][]) {
    if (name === 'specialist' && words.has(`specialist-${String(value)}`)) {
      const who = `specialist-${String(value)}`;
      Object.assign(found, {
        specialist: words.say(who),
        subject: words.say(`${who}.subject`),
        object: words.say(`${who}.object`),
      });
    } else {
      found[name] = worded(name, value, names);
    }
    if (Array.isArray(value)) found['count'] ??= value.length;
  }
  return found;
}

function worded(name: string, value: Detail, names: string[]): string | number {
  if (value === null || value === undefined) return NO_ONE;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (SEATS.includes(name) && typeof value === 'number') return shownName(names[value] ?? String(value));
  // A number, because some languages have a word for each.
  if (name === 'face' || name === 'kind') return value === 'W' ? 'worm' : Number(value);
  if (name === 'roll') return [...String(value)].join(' ').replaceAll('* ', '*');
  if (Array.isArray(value)) {
    return listing(value.map((item) => (name === 'winners' ? shownName(names[item as number] ?? '') : String(item))));
  }
  return typeof value === 'number' ? value : String(value);
}
