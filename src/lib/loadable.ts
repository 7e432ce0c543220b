import { use } from "react";

/**
 * Values in separate chunks: page components and long texts. A loaded value is returned without suspending,
 * so that prerendering and hydration never show a fallback.
 */
export type Loadable<Key extends string, Value> = {
  /** Loads a value once. Retries after a failed load. */
  load: (key: Key) => Promise<Value>;
  /**
   * For rendering: returns the value or suspends. If loading failed, throws the error without retrying,
   * because React would otherwise retry endlessly.
   */
  read: (key: Key) => Value;
};

/** Creates a loadable that fetches each value once, with `fetchValue`. */
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
        // With these fields, `use` reads the promise synchronously.
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
