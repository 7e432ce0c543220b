/**
 * Reads JSON from web storage. `parse` validates it: values for which it throws or returns
 * `undefined` are ignored, such as those of an older version of the site. Returns `undefined` too
 * if there is no value or storage is blocked.
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
 * Writes a value as JSON, or removes the key for `undefined`. Returns whether it is stored: storage may
 * be blocked or full.
 */
export function writeStored(kind: "local" | "session", key: string, value: unknown): boolean {
  try {
    if (value === undefined) storageOf(kind).removeItem(key);
    else storageOf(kind).setItem(key, JSON.stringify(value));
    return true;
  } catch {
    // The page works without it.
    return false;
  }
}

function storageOf(kind: "local" | "session"): Storage {
  return kind === "local" ? window.localStorage : window.sessionStorage;
}
