// Numbers as each language writes them, and the languages by their own names, from CLDR. heckmeck/words/catalogue.py writes the
// same, and a test compares them.

export function decimal(language: string, n: number, digits: number): string {
  return n.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

export function percent(language: string, share: number, digits: number): string {
  return share.toLocaleString(language, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** A change in percent, with its sign. */
export function signed(language: string, share: number, digits: number): string {
  const style = {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'exceptZero',
  } as const;
  return share.toLocaleString(language, style).replace('-', '−');
}

/** Where the first of a month is an ordinal number. CLDR leaves that out. */
const FIRST_DAY: Record<string, string> = { fr: '1er', it: '1º' };

export function longDate(language: string, day: Date): string {
  return day.toLocaleDateString(language, { dateStyle: 'long' }).replace(/^1(?=\s)/, FIRST_DAY[language] ?? '1');
}

export function languageName(language: string): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
}
