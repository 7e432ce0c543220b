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

/** The keys whose value the browser refused, so that only this page has it. */
const onlyHere = new Set<string>();

/** Writes a value as JSON, or removes the key for `undefined`. Returns whether it was stored. */
export function writeStored(kind: "local" | "session", key: string, value: unknown): boolean {
  try {
    if (value === undefined) storageOf(kind).removeItem(key);
    else storageOf(kind).setItem(key, JSON.stringify(value));
    onlyHere.delete(key);
    return true;
  } catch {
    // Storage is optional: the page works without it.
    onlyHere.add(key);
    return false;
  }
}

/**
 * Calls `listener` after another page may have changed a key: at once for another tab, and when the browser restores
 * this page as it was left, because until then it heard of no changes. A page that keeps a value only in memory is
 * restored with it. Returns what stops this.
 */
export function followStored(key: string, listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // The key is `null` after storage has been cleared.
    if (event.key === key || event.key === null) listener();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && !onlyHere.has(key)) listener();
  };
  window.addEventListener("storage", onStorage);
  window.addEventListener("pageshow", onPageShow);
  return () => {
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("pageshow", onPageShow);
  };
}

function storageOf(kind: "local" | "session"): Storage {
  return kind === "local" ? window.localStorage : window.sessionStorage;
}
