// Keys that are meant for the page, and not for a text field, a dialog or the browser.

const OWN_KEYS = 'input, select, textarea, dialog, [role="dialog"]';

/** The key, a letter in upper case; null if it is meant for something else. */
export function pageKey(event: KeyboardEvent): string | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return null;
  return event.key.length === 1 ? event.key.toUpperCase() : event.key;
}
