/**
 * Reads JSON from web storage. `parse` checks it: what it gives `undefined` for, or throws at, does
 * not fit (an older version of the site wrote it). `undefined` too where there is nothing or where
 * the browser refuses storage.
 */
export function readStored<Value>(
  kind: "local" | "session",
  key: string,
  parse: (stored: unknown) => Value | undefined,
): Value | undefined {
  try {
    const text = storageOf(kind).getItem(key);
    return text === null ? undefined : parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Writes a value as JSON, or removes the key for `undefined`. Does nothing where storage is refused. */
export function writeStored(kind: "local" | "session", key: string, value: unknown): void {
  try {
    if (value === undefined) storageOf(kind).removeItem(key);
    else storageOf(kind).setItem(key, JSON.stringify(value));
  } catch {
    // Private windows and full storage refuse: the page works without.
  }
}

function storageOf(kind: "local" | "session"): Storage {
  return kind === "local" ? window.localStorage : window.sessionStorage;
}
