/**
 * Reads JSON from web storage. `parse` validates it: values for which it throws or returns `undefined` are
 * ignored, such as those from an older version of the site. Also returns `undefined` if there is no value or
 * storage is blocked.
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

/**
 * Writes a value as JSON, or removes the key for `undefined`. Returns whether it was stored, because storage
 * may be blocked or full.
 */
export function writeStored(kind: "local" | "session", key: string, value: unknown): boolean {
  try {
    if (value === undefined) storageOf(kind).removeItem(key);
    else storageOf(kind).setItem(key, JSON.stringify(value));
    return true;
  } catch {
    // The page also works without it.
    return false;
  }
}

function storageOf(kind: "local" | "session"): Storage {
  return kind === "local" ? window.localStorage : window.sessionStorage;
}
