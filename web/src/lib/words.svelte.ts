// All sentences that people read: one catalogue (Project Fluent) in four languages, shared with the terminal.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { decimal, percent, signed } from './numbers';
import { recall, remember } from './storage';

export type Language = 'de' | 'en' | 'fr' | 'it';
export type Group = 'learn' | 'after';

export const LANGUAGES: readonly Language[] = ['de', 'en', 'fr', 'it'];

// One piece of the page for each language, loaded when the language is chosen.
const CATALOGUES = {
  de: () => import('./catalogue/de'),
  en: () => import('./catalogue/en'),
  fr: () => import('./catalogue/fr'),
  it: () => import('./catalogue/it'),
};
const FILES: Record<Group, RegExp> = { learn: /(learn|rules)\.ftl$/, after: /after\.ftl$/ };

let language = $state<Language>('en');
let bundle = $state.raw(new FluentBundle('en'));
const wanted = new Set<Group>();
let asked: Language = 'en';

async function load(into: Language): Promise<void> {
  asked = into;
  const { page, later } = await CATALOGUES[into]();
  const groups = [...wanted];
  const files = Object.keys(later).filter((file) => groups.some((group) => FILES[group].test(file)));
  const texts = [...Object.values(page), ...(await Promise.all(files.map((file) => later[file]!())))];
  if (asked !== into || groups.length !== wanted.size) return; // Another switch came in between, and brings all there is.
  // As in the terminal, texts are put in as they are, without isolating marks.
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
  get language(): Language {
    return language;
  },

  /** Switches to a language, at once for everything on the page, and remembers it if it was chosen. */
  async use(into: Language, keep = true): Promise<void> {
    await load(into);
    if (keep) remember('language', into);
  },

  /** Loads the sentences of a page that is not needed at first. */
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
};

/** The language chosen last, else the first of the browser's that we speak, else English. */
export function preferredLanguage(): Language {
  const known = (tag: string) => LANGUAGES.find((one) => one === tag.slice(0, 2).toLowerCase());
  const chosen = recall('language', '');
  return [chosen, ...navigator.languages].map(known).find((one) => one !== undefined) ?? 'en';
}
