// All sentences that people read: one catalogue (Project Fluent) per language, shared with the terminal.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { decimal, longDate, percent, signed } from './numbers';
import { recall, remember } from './storage';

export type Group = 'learn' | 'after' | 'analyse' | 'puzzles' | 'mine' | 'tutor';

// The languages are the folders of catalogues. Nothing is loaded before it is needed, and then for one language only; the build
// packs the files of the first page into one piece per language.
const FIRST = import.meta.glob<string>(
  [
    '../../../src/heckmeck/words/*/*.ftl',
    '!../../../src/heckmeck/words/*/{analysis,mine,preview,puzzle,review,story,tutor}.ftl',
    '../../../src/heckmeck/words/*/web/{page,dice,cards}.ftl',
  ],
  { query: '?raw', import: 'default' },
);
const LATER = import.meta.glob<string>(
  [
    '../../../src/heckmeck/words/*/{mine,puzzle,review,story,tutor}.ftl',
    '../../../src/heckmeck/words/*/web/{learn,rules,after,analyse,puzzles,mine}.ftl',
  ],
  { query: '?raw', import: 'default' },
);
const FILES: Record<Group, RegExp> = {
  learn: /(learn|rules)\.ftl$/,
  after: /(after|review|story)\.ftl$/,
  analyse: /analyse\.ftl$/,
  puzzles: /(analyse|puzzle|puzzles)\.ftl$/,
  mine: /(mine|puzzle)\.ftl$/,
  tutor: /tutor\.ftl$/,
};

const languageOf = (file: string) => /words\/(\w+)\//.exec(file)?.[1] ?? '';
export const LANGUAGES: readonly string[] = [...new Set(Object.keys(FIRST).map(languageOf))].sort();

let language = $state('en');
let bundle = $state.raw(new FluentBundle('en'));
const wanted = new Set<Group>();
let asked = 'en';

async function load(into: string): Promise<void> {
  asked = into;
  const groups = [...wanted];
  const needed = [
    ...Object.entries(FIRST),
    ...Object.entries(LATER).filter(([file]) => groups.some((group) => FILES[group].test(file))),
  ].filter(([file]) => languageOf(file) === into);
  const texts = await Promise.all(needed.map(([, fetched]) => fetched()));
  if (asked !== into || groups.length !== wanted.size) return; // Another switch came in between. It loads everything needed.
  // As in the terminal, names and numbers are inserted without isolating marks.
  const made = new FluentBundle(into, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  bundle = made;
  language = into;
  document.documentElement.lang = into;
}

function pattern(key: string) {
  const [id = '', attribute] = key.split('.');
  const message = bundle.getMessage(id);
  return attribute === undefined ? message?.value : message?.attributes[attribute];
}

export const words = {
  get language(): string {
    return language;
  },

  /** Switches the whole page to a language, and remembers it if the visitor chose it. */
  async use(into: string, keep = true): Promise<void> {
    await load(into);
    if (keep) remember('language', into);
  },

  /** Loads the sentences of a later page. */
  async more(group: Group): Promise<void> {
    if (wanted.has(group)) return;
    wanted.add(group);
    await load(asked);
  },

  has(key: string): boolean {
    return pattern(key) != null;
  },

  /** The sentence of this key, or of one of its attributes (`key.attribute`). A missing one is a defect; the key is shown then. */
  say(key: string, args?: Record<string, string | number>): string {
    const found = pattern(key);
    if (found == null) {
      if (import.meta.env.DEV) console.error(`no message ${key} in ${language}`);
      return key;
    }
    const errors: Error[] = [];
    const text = bundle.formatPattern(found, args ?? null, errors);
    if (import.meta.env.DEV && errors.length > 0) console.error(key, errors);
    return text;
  },

  decimal(n: number, digits = 2): string {
    return decimal(language, n, digits);
  },

  percent(share: number, digits = 0): string {
    return percent(language, share, digits);
  },

  /** A change in percent, with its sign. */
  signed(share: number, digits = 1): string {
    return signed(language, share, digits);
  },

  date(day: Date): string {
    return longDate(language, day);
  },
};

/** The language chosen last, else the first of the browser's that we speak, else English. */
export function preferredLanguage(): string {
  const known = (tag: string) => LANGUAGES.find((one) => one === tag.slice(0, 2).toLowerCase());
  const chosen = recall('language', '');
  return [chosen, ...navigator.languages].map(known).find((one) => one !== undefined) ?? 'en';
}
