/**
 * Reads JSON from web storage. `parse` validates the value. Returns `undefined` if there is no value, if
 * storage is blocked, or if `parse` throws or returns `undefined`, for example for a value from an older
 * version of the site.
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

/** Writes a value as JSON, or removes the key for `undefined`. Returns whether it was stored. */
export function writeStored(kind: "local" | "session", key: string, value: unknown): boolean {
  try {
    if (value === undefined) storageOf(kind).removeItem(key);
    else storageOf(kind).setItem(key, JSON.stringify(value));
    return true;
  } catch {
    // Storage is optional: the page works without it.
    return false;
  }
}

function storageOf(kind: "local" | "session"): Storage {
  return kind === "local" ? window.localStorage : window.sessionStorage;
}
