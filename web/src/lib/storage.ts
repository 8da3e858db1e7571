// What this browser remembers. Private windows and full disks may refuse; the game goes on without.

export function recall<T>(key: string, otherwise: T): T {
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
  } catch {
    // Nothing to be done about it.
  }
}
