import type * as z from "zod/mini";

/**
 * Reads JSON from web storage and checks it. `undefined` where there is nothing, where the value
 * does not fit (an older version of the site wrote it) or where the browser refuses storage.
 */
export function readStored<Schema extends z.ZodMiniType>(
  kind: "local" | "session",
  key: string,
  schema: Schema,
): z.output<Schema> | undefined {
  try {
    const text = storageOf(kind).getItem(key);
    if (text === null) return undefined;
    const result = schema.safeParse(JSON.parse(text));
    return result.success ? result.data : undefined;
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
