// What this browser remembers. Private windows and full disks may refuse; then the page remembers it for as long as it is open.

const refused = new Map<string, unknown>();

export function recall<T>(key: string, otherwise: T): T {
  if (refused.has(key)) return refused.get(key) as T;
  try {
    const text = localStorage.getItem(`heckmeck.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`heckmeck.${key}`, JSON.stringify(value));
    refused.delete(key);
  } catch {
    refused.set(key, value);
  }
}
