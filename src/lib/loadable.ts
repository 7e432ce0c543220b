import { use } from "react";

/**
 * Values that arrive with a chunk of their own: page components and long texts.
 * A loaded value is handed out at once, so that prerendering and hydration never show a fallback.
 */
export type Loadable<Key extends string, Value> = {
  /** Starts loading, or returns the load under way. After a failed load it tries again. */
  load: (key: Key) => Promise<Value>;
  /**
   * For rendering: the value, or suspends until it is there. Throws what a load failed with: trying
   * again by itself would go on for ever, since React reads anew after each failure.
   */
  read: (key: Key) => Value;
};

/** Makes values of one kind loadable: each is fetched once, by `fetchValue`. */
export function createLoadable<Key extends string, Value>(
  fetchValue: (key: Key) => Promise<Value>,
): Loadable<Key, Value> {
  const loads = new Map<Key, Promise<Value>>();
  const failed = new Set<Key>();

  function load(key: Key): Promise<Value> {
    const running = loads.get(key);
    if (running && !failed.delete(key)) return running;
    const promise: Promise<Value> = fetchValue(key).then(
      (value) => {
        // `use` takes a promise marked like this at its word instead of waiting for a microtask.
        Object.assign(promise, { status: "fulfilled", value });
        return value;
      },
      (error: unknown) => {
        failed.add(key);
        throw error;
      },
    );
    loads.set(key, promise);
    return promise;
  }

  return { load, read: (key) => use(loads.get(key) ?? load(key)) };
}
